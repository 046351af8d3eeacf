package traceview

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/trace"
)

const (
	// maxMatrix is how many PEs a table of who waits for whom has room for, and maxRows how
	// many rows others have.
	maxMatrix = 16
	maxRows   = 15
)

// Print writes the summary of a trace as text.
func Print(out io.Writer, t *trace.Trace) error {
	s := Summarise(t)
	p := &printer{t: t, s: s, w: tabwriter.NewWriter(out, 0, 8, 2, ' ', tabwriter.AlignRight)}
	p.head()
	p.usage()
	p.spans()
	p.matrix()
	p.waits()
	p.path()
	return p.w.Flush()
}

type printer struct {
	t *trace.Trace
	s *Summary
	w *tabwriter.Writer
}

func (p *printer) line(format string, args ...any) { fmt.Fprintf(p.w, format+"\n", args...) }

// title ends one table, and begins the next.
func (p *printer) title(format string, args ...any) {
	p.w.Flush()
	p.line("\n"+format, args...)
	p.w.Flush()
}

// amount writes a time.
func (p *printer) amount(d int64) string {
	if p.t.Clock == trace.Steps {
		return fmt.Sprint(d)
	}
	switch d := time.Duration(d); {
	case d >= time.Second:
		return fmt.Sprintf("%.3f s", d.Seconds())
	case d >= time.Millisecond:
		return fmt.Sprintf("%.3f ms", float64(d)/float64(time.Millisecond))
	}
	return fmt.Sprintf("%.2f us", float64(d)/1e3)
}

// part is amount with its part of a whole.
func (p *printer) part(d, of int64) string {
	if of == 0 {
		return p.amount(d)
	}
	return fmt.Sprintf("%s (%.0f %%)", p.amount(d), 100*float64(d)/float64(of))
}

func (p *printer) head() {
	what := "by the timers of the GPUs"
	if p.t.Clock == trace.Steps {
		what = "in steps of the emulator: calls of device functions, of all PEs in their one order"
	}
	p.line("%s, %s in all; times are %s", plural(p.t.PEs, "PE", "PEs"), p.amount(p.s.Time), what)
	if p.t.Skew > 0 {
		p.line("the times of two PEs may be %s apart", p.amount(p.t.Skew))
	}
	if p.t.Dropped > 0 {
		p.line("%s missing, for which there was no room: times of operations are too short", plural(int(p.t.Dropped), "event is", "events are"))
	}
	if len(p.t.Missing) > 0 {
		p.line("of PEs %v nothing was recorded", p.t.Missing)
	}
	for _, n := range p.t.Notes {
		p.line("%s", n)
	}
	p.w.Flush()
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

func (p *printer) usage() {
	p.title("where the time of the blocks goes, summed over those of a PE")
	p.line("PE\tblocks\ttime\tcomputing\twaiting\tin barriers\tsending\tin fence or quiet\t")
	for _, u := range p.s.PEs {
		p.line("%d\t%d\t%s\t%s\t%s\t%s\t%s\t%s\t", u.PE, u.Blocks, p.amount(u.Time), p.part(u.Computing, u.Time),
			p.part(u.Waiting, u.Time), p.part(u.Barriers, u.Time), p.part(u.Sending, u.Time), p.part(u.Ordering, u.Time))
	}
	p.w.Flush()
	if p.t.Level == trace.Waits {
		p.line("what sends and orders was not recorded and counts as computing; -trace-level all records it")
	}
}

func (p *printer) spans() {
	if len(p.s.Spans) == 0 {
		return
	}
	p.title("spans")
	p.line("PE\ttimes\ttime\tlongest\t  name")
	p.rows(len(p.s.Spans), func(i int) {
		n := p.s.Spans[i]
		p.line("%d\t%d\t%s\t%s\t  %s", n.PE, n.Count, p.amount(n.Time), p.amount(n.Longest), n.Name)
	})
}

// rows writes rows as far as there is room.
func (p *printer) rows(n int, row func(i int)) {
	for i := range min(n, maxRows) {
		row(i)
	}
	p.w.Flush()
	if n > maxRows {
		p.line("and %d more; -json has all", n-maxRows)
	}
}

// matrix writes who waits for whom.
func (p *printer) matrix() {
	if len(p.s.Waits) == 0 {
		p.title("nobody waits")
		return
	}
	if p.t.PEs > maxMatrix {
		return
	}
	p.title("who waits for whom: a row for each PE that waits, a column for each that ends the waits")
	sums := make([][]int64, p.t.PEs)
	unknown := false
	for pe := range sums {
		sums[pe] = make([]int64, p.t.PEs+1)
	}
	for _, w := range p.s.Waits {
		to := w.For
		if to == trace.NoPE {
			to, unknown = p.t.PEs, true
		}
		sums[w.PE][to] += w.Time
	}
	row := "\t"
	for pe := range p.t.PEs {
		row += fmt.Sprintf("PE %d\t", pe)
	}
	if unknown {
		row += "not known\t"
	}
	p.line("%s", row)
	for pe, sum := range sums {
		row := fmt.Sprintf("PE %d\t", pe)
		for to, d := range sum {
			if to == p.t.PEs && !unknown {
				break
			}
			if d == 0 {
				row += "-\t"
			} else {
				row += p.amount(d) + "\t"
			}
		}
		p.line("%s", row)
	}
	p.w.Flush()
}

func (p *printer) waits() {
	if len(p.s.Waits) == 0 {
		return
	}
	p.title("the longest waits")
	p.line("PE\tfor\ttimes\ttime\tlongest\t  operation")
	p.rows(len(p.s.Waits), func(i int) {
		w := p.s.Waits[i]
		from := "?"
		if w.For != trace.NoPE {
			from = fmt.Sprintf("PE %d", w.For)
		}
		p.line("%d\t%s\t%d\t%s\t%s\t  %s", w.PE, from, w.Count, p.amount(w.Time), p.amount(w.Longest), at(w.Name, w.Place))
	})
}

func at(what, place string) string {
	if place == "" {
		return what
	}
	return what + " at " + place
}

// path writes the critical path, with the steps that are alike as one.
func (p *printer) path() {
	if len(p.s.Path.Steps) == 0 {
		return
	}
	type alike struct {
		Step
		count int
		time  int64
	}
	list := sumUp(p.s.Path.Steps, func(s Step) (Step, bool) { s.Start, s.End = 0, 0; return s, true }, func(s Step) alike { return alike{Step: s} },
		func(a *alike, d int64) { a.count++; a.time += d })
	slices.SortStableFunc(list, func(a, b alike) int { return cmp.Compare(b.time, a.time) })
	all := p.s.Time
	p.title("the critical path: %s in %s, through %s", p.amount(all), plural(len(p.s.Path.Steps), "step", "steps"), p.through())
	p.line("times\ttime\t  step")
	p.rows(len(list), func(i int) {
		a := list[i]
		p.line("%d\t%s\t  %s", a.count, p.part(a.time, all), a.Step.text())
	})
	if p.s.Path.Unknown {
		p.line("of some waits it is not known who ended them: the path may go elsewhere")
	}
}

// through names the PEs on the path, in its order, and how much of it each has.
func (p *printer) through() string {
	sums := map[int]int64{}
	var order []int
	for _, s := range p.s.Path.Steps {
		if _, ok := sums[s.PE]; !ok {
			order = append(order, s.PE)
		}
		sums[s.PE] += s.End - s.Start
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(sums[b], sums[a]) })
	var names []string
	for i, pe := range order {
		if i == 4 {
			names = append(names, fmt.Sprintf("and %d more", len(order)-i))
			break
		}
		names = append(names, fmt.Sprintf("PE %d (%s)", pe, p.amount(sums[pe])))
	}
	return strings.Join(names, ", ")
}

// text is the step as a user reads it.
func (s Step) text() string {
	switch s.What {
	case Message:
		return fmt.Sprintf("from PE %d to PE %d, which waits%s", s.From, s.PE, s.here())
	case Waiting:
		return fmt.Sprintf("PE %d waits%s, for nobody knows whom", s.PE, s.here())
	case Meets:
		return fmt.Sprintf("PE %d came last%s", s.PE, s.here())
	case Completes:
		return fmt.Sprintf("PE %d is in fence, flush or quiet%s", s.PE, s.here())
	case Pause:
		return fmt.Sprintf("PE %d runs no kernel", s.PE)
	}
	to := "to its end"
	if s.Place != "" {
		to = "up to " + s.Place
	}
	if s.Kernel == "" {
		return fmt.Sprintf("PE %d works on a stream", s.PE)
	}
	return fmt.Sprintf("PE %d is in kernel %s, %s", s.PE, s.Kernel, to)
}

func (s Step) here() string {
	if s.Place == "" {
		return ""
	}
	return " at " + s.Place
}
