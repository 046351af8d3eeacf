package report

import (
	"fmt"
	"slices"
	"strings"
)

// Markdown returns the tables, one for each benchmark. A ratio is ours to the
// peer's time, so that below one is faster.
func (r *Report) Markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d PEs. Median (minimum to maximum) of %d interleaved rounds after one discarded", r.NP, r.Rounds)
	if r.Starts > 1 {
		fmt.Fprintf(&b, ", in each of %d starts of the programs", r.Starts)
	}
	b.WriteString(", largest over PEs; results checked in every round. Ratios are the time of ours divided by the peer's.\n")
	if r.Multicast != "" {
		fmt.Fprintf(&b, "\n%s\n", r.Multicast)
	}
	if len(r.Programs) > 0 {
		b.WriteString("\n| program | command | on |\n|---|---|---|\n")
	}
	for _, p := range r.Programs {
		on := p.Device
		if p.Error != "" {
			on = strings.TrimSpace(on + " ERROR " + oneLine(p.Error))
		}
		fmt.Fprintf(&b, "| %s | `%s` | %s |\n", p.Name, withoutDirs(p.Command), on)
	}
	var benches []string
	for _, res := range r.Results {
		if !slices.Contains(benches, res.Case.Bench) {
			benches = append(benches, res.Case.Bench)
		}
	}
	for _, bench := range benches {
		r.table(&b, bench)
	}
	b.WriteString(startupTable(r.Startup))
	return b.String()
}

// Of returns the results of one benchmark.
func (r *Report) Of(bench string) []Result {
	var of []Result
	for _, res := range r.Results {
		if res.Case.Bench == bench {
			of = append(of, res)
		}
	}
	return of
}

// table writes the table of one benchmark. Only peers with a value have a column.
func (r *Report) table(b *strings.Builder, bench string) {
	results := r.Of(bench)
	var titles []string
	for _, l := range Lines {
		for _, p := range l.Peers {
			has := func(res Result) bool { return res.Peer(l, p).N > 0 }
			if l.Bench == bench && !slices.Contains(titles, p.Title) && slices.ContainsFunc(results, has) {
				titles = append(titles, p.Title)
			}
		}
	}
	ours := r.Ours()
	fmt.Fprintf(b, "\n## %s\n\n| case | |", bench)
	for _, t := range slices.Concat(ours, titles) {
		fmt.Fprintf(b, " %s |", t)
	}
	columns := 0
	for i, o := range ours {
		for _, t := range slices.Concat(ours[:i], titles) {
			fmt.Fprintf(b, " %s / %s |", o, t)
			columns++
		}
	}
	columns += len(ours) + len(titles)
	fmt.Fprintf(b, "\n|%s\n", strings.Repeat("---|", 2+columns))
	for _, res := range results {
		for _, l := range Lines {
			if l.Bench == bench {
				b.WriteString(row(res, l, ours, titles))
			}
		}
		for _, e := range res.Errors {
			fmt.Fprintf(b, "| %s | ERROR | %s |%s\n", res.Case.Name, oneLine(e), strings.Repeat(" |", columns-1))
		}
	}
}

// row returns the row of a line, or nothing where no program has a value, or ours not that form.
func row(res Result, l Line, names, titles []string) string {
	var ours, peers []Stat
	have := false
	for _, n := range names {
		ours = append(ours, res.Ours(n, l))
		have = have || ours[len(ours)-1].N > 0
	}
	for _, t := range titles {
		var peer Stat
		if i := slices.IndexFunc(l.Peers, func(p Peer) bool { return p.Title == t }); i >= 0 {
			peer = res.Peer(l, l.Peers[i])
		}
		have = have || peer.N > 0 && !l.Form
		peers = append(peers, peer)
	}
	if !have {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "| %s | %s |", res.Case.Name, l.Title)
	for _, s := range slices.Concat(ours, peers) {
		fmt.Fprintf(&b, " %s |", s)
	}
	for i, o := range ours {
		for _, s := range slices.Concat(ours[:i], peers) {
			fmt.Fprintf(&b, " %s |", ratio(o, s, l.Higher))
		}
	}
	return b.String() + "\n"
}
