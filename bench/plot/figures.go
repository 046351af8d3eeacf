// Package plot draws reports of benchmarks: lines over sizes where a benchmark has
// them, bars of ratios to the peers where it has not. Start reading at Draw.
package plot

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/bench/report"
)

// figure is what one picture shows.
type figure struct {
	file, title string
	x, y        string // what the axes show
	// series are lines over positive x if the figure has any, else bars are
	// drawn.
	series []series
	bars   []bar
}

type series struct {
	name string
	peer bool // not ours
	// with numbers the lines of one kind of case: those of ours and of the
	// peers have one colour.
	with   int
	points []point
}

type point struct{ x, median, low, high float64 }

type bar struct {
	name  string
	ratio float64
}

// sized says which parameter of a benchmark's cases is the size, and which kinds
// of cases there are.
type sized struct {
	param, axis string
	kind        func(c report.Case) string
}

func one(report.Case) string { return "" }

// operation is what a case of package bench/host calls: its name up to the length.
func operation(c report.Case) string {
	name, _, _ := strings.Cut(c.Name, ", ")
	return name
}

var sizes = map[string]sized{
	"notify": {"bytes", "bytes of the message", func(c report.Case) string {
		if c.Params["ll"] != 0 {
			return "flag in data"
		}
		return "put with signal"
	}},
	"allreduce": {"bytes", "bytes", one},
	"alltoall":  {"bytes", "bytes to each PE", one},
	"moe":       {"tokens", "tokens of each PE", one},
	"jacobi": {"n", "rows and columns", func(c report.Case) string {
		kind := "a kernel per iteration"
		if c.Params["persistent"] != 0 {
			kind = "one kernel"
		}
		if c.Params["norm"] != 0 {
			kind += ", norm"
		}
		return kind
	}},
	"stream-put":             {"bytes", "bytes", operation},
	"stream-pingpong":        {"bytes", "bytes of the message", one},
	"stream-collective":      {"bytes", "bytes of the longer vector", operation},
	"stream-collective-nccl": {"bytes", "bytes of the longer vector", operation},
	"nccl":                   {"bytes", "bytes of the longer vector", operation},
	"putbw": {"bytes", "bytes of a put by all blocks", func(c report.Case) string {
		return fmt.Sprintf("%d blocks of %d", c.Params["blocks"], c.Params["threads"])
	}},
}

// figures returns the pictures of a report whose file has the given base name.
func figures(base string, rep *report.Report) []figure {
	var fs []figure
	for _, l := range report.Lines {
		results := rep.Of(l.Bench)
		ours := rep.Ours()
		has := func(r report.Result) bool {
			return slices.ContainsFunc(ours, func(name string) bool { return r.Ours(name, l).N > 0 })
		}
		if !slices.ContainsFunc(results, has) {
			continue
		}
		f := figure{
			file:  fmt.Sprintf("%s-%s-%s.svg", base, l.Bench, word(l.Title)),
			title: fmt.Sprintf("%s, %d PEs", l.Bench, rep.NP),
			y:     l.Title,
		}
		if by, ok := sizes[l.Bench]; ok {
			f.x = by.axis
			f.series = lines(results, ours, l, by)
		} else {
			f.y = l.Title + ": time of ours / peer"
			f.bars = ratios(results, ours, l)
		}
		if len(f.series)+len(f.bars) > 0 {
			fs = append(fs, f)
		}
	}
	return fs
}

// word makes a title fit a file's name.
func word(s string) string {
	fields := strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	return strings.Join(fields, "-")
}

func lines(results []report.Result, ours []string, l report.Line, by sized) []series {
	var kinds []string
	for _, r := range results {
		if k := by.kind(r.Case); !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	var all []series
	for i, kind := range kinds {
		add := func(program string, peer bool, stat func(report.Result) report.Stat) {
			s := series{name: strings.Trim(program+", "+kind, ", "), peer: peer, with: i}
			for _, r := range results {
				if st := stat(r); by.kind(r.Case) == kind && st.N > 0 {
					s.points = append(s.points, point{float64(r.Case.Params[by.param]), st.Median, st.Min, st.Max})
				}
			}
			slices.SortFunc(s.points, func(a, b point) int { return int(math.Copysign(1, a.x-b.x)) })
			if len(s.points) > 0 {
				all = append(all, s)
			}
		}
		for _, name := range ours {
			add(name, false, func(r report.Result) report.Stat { return r.Ours(name, l) })
		}
		for _, p := range l.Peers {
			add(p.Title, true, func(r report.Result) report.Stat { return r.Peer(l, p) })
		}
	}
	return all
}

func ratios(results []report.Result, names []string, l report.Line) []bar {
	var bars []bar
	for _, r := range results {
		for _, name := range names {
			for _, p := range l.Peers {
				ours, peer := r.Ours(name, l), r.Peer(l, p)
				if ours.N == 0 || peer.N == 0 {
					continue
				}
				ratio := ours.Median / peer.Median
				if l.Higher {
					ratio = 1 / ratio
				}
				title := r.Case.Name + " / " + p.Title
				if name != report.Ours {
					title += ", " + name
				}
				bars = append(bars, bar{title, ratio})
			}
		}
	}
	return bars
}
