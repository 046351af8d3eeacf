package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// report is the whole output.
type report struct {
	NP          int           `json:"np"`
	Rounds      int           `json:"rounds"`
	OursCommand string        `json:"oursCommand"`
	PeerCommand string        `json:"peerCommand"`
	OursDevice  string        `json:"oursDevice"`
	PeerDevice  string        `json:"peerDevice"`
	Results     []result      `json:"results"`
	Startup     []startResult `json:"startup,omitempty"`
}

func (r *report) write(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	clean := *r
	clean.OursCommand, clean.PeerCommand = bare(r.OursCommand), bare(r.PeerCommand)
	b, err := json.MarshalIndent(&clean, "", "\t")
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "bench.json"), append(b, '\n'), 0o666); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "bench.md"), []byte(r.markdown()), 0o666)
}

// bare returns a command without the directories of the files it names.
func bare(command string) string {
	words := strings.Fields(command)
	for i, w := range words {
		if filepath.IsAbs(w) {
			words[i] = filepath.Base(w)
		}
	}
	return strings.Join(words, " ")
}

// metric is a column of rounds with its unit.
type metric struct {
	bench, title      string
	ours, peer        string // the values' names
	bandwidth, higher bool
}

var metrics = []metric{
	{bench: "pingpong", title: "in-kernel timer, us", ours: "timer_us", peer: "timer_us"},
	{bench: "pingpong", title: "events, us", ours: "event_us", peer: "event_us"},
	{bench: "launch", title: "enqueue, 4 scalars, us (peer: <<<>>>)", ours: "scalars_us", peer: "scalars_us"},
	{bench: "launch", title: "enqueue, 4 scalars, us (peer: cuLaunchKernel)", ours: "scalars_us", peer: "driver_us"},
	{bench: "launch", title: "enqueue, 3 slices, us", ours: "slices_us", peer: "slices_us"},
	{bench: "launch", title: "launch and synchronise, us", ours: "sync_us", peer: "sync_us"},
	{bench: "putbw", title: "GB/s", ours: "us", peer: "us", bandwidth: true, higher: true},
	{bench: "saxpy", title: "GB/s", ours: "us", peer: "us", bandwidth: true, higher: true},
	{bench: "transpose", title: "GB/s", ours: "us", peer: "us", bandwidth: true, higher: true},
	{bench: "stencil", title: "GB/s", ours: "us", peer: "us", bandwidth: true, higher: true},
	{bench: "gemv", title: "GB/s", ours: "us", peer: "us", bandwidth: true, higher: true},
}

// markdown returns the tables. A ratio is ours to the peer's time, so that below
// one is faster.
func (r *report) markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d PEs. Median (minimum to maximum) of interleaved rounds after one discarded, largest over PEs; results checked in every round.\n\n", r.NP)
	if len(r.Results) > 0 {
		fmt.Fprintf(&b, "ours: `%s` on %s\n\npeer: `%s` on %s\n", bare(r.OursCommand), r.OursDevice, bare(r.PeerCommand), r.PeerDevice)
		b.WriteString("\n| case | | ours | C++ | time, ours / C++ |\n|---|---|---|---|---|\n")
	}
	for _, res := range r.Results {
		for _, m := range metrics {
			if m.bench == res.Case.Bench {
				b.WriteString(row(res, m))
			}
		}
		for _, e := range res.Errors {
			fmt.Fprintf(&b, "| %s | ERROR | %s | | |\n", res.Case.Name, strings.ReplaceAll(e, "\n", " "))
		}
	}
	b.WriteString(startupTable(r.Startup))
	return b.String()
}

func row(res result, m metric) string {
	convert := func(x float64) float64 { return x }
	if m.bandwidth {
		moved := float64(res.Case.moved())
		convert = func(us float64) float64 { return moved / us / 1e3 }
	}
	ours, peer := column(res.Ours, m.ours, convert), column(res.Peer, m.peer, convert)
	ratio := "-"
	if ours.N > 0 && peer.N > 0 {
		x := ours.Median / peer.Median
		if m.higher {
			x = 1 / x
		}
		ratio = fmt.Sprintf("%.3f", x)
	}
	return fmt.Sprintf("| %s | %s | %s | %s | %s |\n", res.Case.Name, m.title, ours, peer, ratio)
}

// reference is the name of the start-up program whose joining the others' own
// parts are measured against.
const reference = "C++"

// startupTable splits the time to the first checked result into what the CUDA
// context and NVSHMEM take and what is the program's own.
func startupTable(results []startResult) string {
	if len(results) == 0 {
		return ""
	}
	join := func(s start) float64 { return s.Init - s.Main }
	var theirs stat
	for _, p := range results {
		if p.Name == reference {
			theirs = p.column(join)
		}
	}
	var b strings.Builder
	b.WriteString("\nProgram start to first checked result, seconds. Join: making the CUDA context and initialising NVSHMEM")
	if theirs.N > 0 {
		fmt.Fprintf(&b, "; own: the total less the %s that %s takes to join", digits(theirs.Median), reference)
	} else {
		b.WriteString("; own: the total less the time to join")
	}
	b.WriteString(".\n\n| program | total | own | before main | join | loading kernels | rest | command ended |\n|---|---|---|---|---|---|---|---|\n")
	for _, p := range results {
		if p.Error != "" {
			fmt.Fprintf(&b, "| %s | ERROR %s | | | | | | |\n", p.Name, strings.ReplaceAll(p.Error, "\n", " "))
			continue
		}
		own := func(s start) float64 {
			if theirs.N > 0 {
				return s.Checked - theirs.Median
			}
			return s.Checked - join(s)
		}
		loaded := func(s start) float64 { return max(s.Init, s.Loaded) }
		fmt.Fprintf(&b, "| %s |", p.Name)
		for _, f := range []func(start) float64{
			func(s start) float64 { return s.Checked },
			own,
			func(s start) float64 { return s.Main },
			join,
			func(s start) float64 { return loaded(s) - s.Init },
			func(s start) float64 { return s.Checked - loaded(s) },
			func(s start) float64 { return s.Exited },
		} {
			fmt.Fprintf(&b, " %s |", p.column(f))
		}
		b.WriteString("\n")
	}
	return b.String()
}

func (p startResult) column(f func(start) float64) stat {
	var v []float64
	for _, s := range p.Starts {
		v = append(v, f(s))
	}
	return summarize(v)
}
