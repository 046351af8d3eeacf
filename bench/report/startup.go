package report

import (
	"fmt"
	"strings"
)

// Start is one start of a program, in seconds since the command was run; each
// value is the largest over the PEs.
type Start struct {
	Main    float64 `json:"main"`              // main entered
	Context float64 `json:"context,omitempty"` // CUDA context made
	Init    float64 `json:"init"`              // joined the job
	Loaded  float64 `json:"loaded,omitempty"`  // kernels loaded
	Checked float64 `json:"checked"`           // first result checked
	Exited  float64 `json:"exited"`            // command ended
}

// StartProgram is all starts of a program.
type StartProgram struct {
	Name   string  `json:"name"`
	Starts []Start `json:"starts"`
	Error  string  `json:"error,omitempty"`
}

// startupTable splits the time to the first checked result into what the CUDA
// context and NVSHMEM take and what is the program's own: less the time to join
// of the program in C++, if there is one.
func startupTable(results []StartProgram) string {
	if len(results) == 0 {
		return ""
	}
	join := func(s Start) float64 { return s.Init - s.Main }
	var theirs Stat
	for _, p := range results {
		if p.Name == CPP {
			theirs = p.column(join)
		}
	}
	var b strings.Builder
	b.WriteString("\nProgram start to first checked result, seconds. Join: making the CUDA context and initialising NVSHMEM")
	if theirs.N > 0 {
		fmt.Fprintf(&b, "; own: the total less the %s that %s takes to join", digits(theirs.Median), CPP)
	} else {
		b.WriteString("; own: the total less the time to join")
	}
	b.WriteString(".\n\n| program | total | own | before main | join | loading kernels | rest | command ended |\n|---|---|---|---|---|---|---|---|\n")
	for _, p := range results {
		if p.Error != "" {
			fmt.Fprintf(&b, "| %s | ERROR %s | | | | | | |\n", p.Name, oneLine(p.Error))
			continue
		}
		own := func(s Start) float64 {
			if theirs.N > 0 {
				return s.Checked - theirs.Median
			}
			return s.Checked - join(s)
		}
		loaded := func(s Start) float64 { return max(s.Init, s.Loaded) }
		fmt.Fprintf(&b, "| %s |", p.Name)
		for _, f := range []func(Start) float64{
			func(s Start) float64 { return s.Checked },
			own,
			func(s Start) float64 { return s.Main },
			join,
			func(s Start) float64 { return loaded(s) - s.Init },
			func(s Start) float64 { return s.Checked - loaded(s) },
			func(s Start) float64 { return s.Exited },
		} {
			fmt.Fprintf(&b, " %s |", p.column(f))
		}
		b.WriteString("\n")
	}
	return b.String()
}

func (p StartProgram) column(f func(Start) float64) Stat {
	var v []float64
	for _, s := range p.Starts {
		v = append(v, f(s))
	}
	return Summarize(v)
}
