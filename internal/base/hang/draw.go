package hang

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

const (
	// maxPlaces is how many places a text lists, and maxDrawn how many lines a drawing has.
	maxPlaces = 20
	maxDrawn  = 40
)

// Lines returns the report as text: the first cause, who waits for whom, and each place at
// which threads wait or run.
func (r *Report) Lines() []string {
	var lines []string
	if len(r.PEs) > 1 {
		lines = r.graph()
	}
	return append(lines, r.Places()...)
}

// String returns the lines of the report.
func (r *Report) String() string { return strings.Join(r.Lines(), "\n") }

// graph returns the first cause and the drawing of who waits for whom, or nothing if nobody
// waits.
func (r *Report) graph() []string {
	if len(r.ranks((*PE).waits)) == 0 {
		return nil
	}
	causes := r.Causes()
	blind := r.ranks((*PE).blind)
	d := &drawing{r: r, drawn: map[int]bool{}}
	for _, c := range causes {
		switch first := c.PEs[0]; {
		case c.Cycle:
			d.cycle(c)
		case len(c.PEs) > 1 || d.drawn[first]: // its PEs stand below
		case r.pe(first).waitsForItself():
			d.lines = append(d.lines, c.Text+d.how(first, first))
			d.below(first, "", false)
		default:
			d.lines = append(d.lines, c.Text)
			d.below(first, "", len(causes) == 1)
		}
	}
	// Whom the others wait for is not known, or they wait for such PEs.
	for _, rank := range append(blind, r.ranks((*PE).waits)...) {
		if !d.drawn[rank] {
			d.alike([]int{rank}, "", "", "waits")
			d.below(rank, "", false)
		}
	}
	if len(d.lines) > maxDrawn {
		d.lines = append(d.lines[:maxDrawn], fmt.Sprintf("and %d more lines", len(d.lines)-maxDrawn))
	}
	lines := []string{"first cause: " + firstOf(causes, blind), "who waits for whom:"}
	for _, l := range d.lines {
		lines = append(lines, "  "+l)
	}
	return lines
}

// firstOf says what the first cause is, or may be. blind are the PEs of which it is not known whom
// they wait for.
func firstOf(causes []Cause, blind []int) string {
	switch {
	case len(causes) == 0 && len(blind) == 0:
		return "not known"
	case len(causes) == 0:
		return "unknown: no thread was found that would let " + names(blind) + " continue"
	case !causes[0].Guess:
		return causes[0].Text
	case len(causes) == 1:
		return "perhaps this: " + causes[0].Text
	}
	var guesses []string
	for _, c := range causes {
		guesses = append(guesses, c.Text)
	}
	return "perhaps one of these: " + strings.Join(guesses, "; ")
}

// drawing is a drawing that is being made.
type drawing struct {
	r     *Report
	lines []string
	drawn map[int]bool
}

// cycle draws PEs that wait for each other, and those who wait for them.
func (d *drawing) cycle(c Cause) {
	path := ""
	for _, rank := range append(slices.Clone(c.PEs), c.PEs[0]) {
		if path != "" {
			path += " → "
		}
		path += fmt.Sprintf("PE %d", rank)
	}
	d.lines = append(d.lines, "cycle: "+path)
	for _, rank := range c.PEs {
		d.drawn[rank] = true
	}
	for i, rank := range c.PEs {
		next := c.PEs[(i+1)%len(c.PEs)]
		branch, indent := branches(i == len(c.PEs)-1)
		d.lines = append(d.lines, branch+fmt.Sprintf("PE %d waits for PE %d%s", rank, next, d.how(rank, next)))
		d.below(rank, indent, false)
	}
}

func branches(last bool) (branch, indent string) {
	if last {
		return "└─ ", "   "
	}
	return "├─ ", "│  "
}

// below draws those who wait for a PE, and who waits for them. With blind these are all of
// whom it is not known whom they wait for.
func (d *drawing) below(rank int, indent string, blind bool) {
	d.drawn[rank] = true
	type sort struct {
		pes   []int
		how   string
		leaf  bool
		verb  string
		first int
	}
	var sorts []sort
	add := func(pe int, verb, how string) {
		d.drawn[pe] = true
		leaf := !slices.ContainsFunc(d.r.PEs, func(q PE) bool { return !d.drawn[q.Rank] && slices.Contains(q.targets(), pe) })
		for i := range sorts {
			if s := &sorts[i]; leaf && s.leaf && s.verb == verb && s.how == how {
				s.pes = append(s.pes, pe)
				return
			}
		}
		sorts = append(sorts, sort{[]int{pe}, how, leaf, verb, pe})
	}
	for i := range d.r.PEs {
		p := &d.r.PEs[i]
		switch {
		case d.drawn[p.Rank] || !p.waits():
		case slices.Contains(p.targets(), rank):
			add(p.Rank, "for it", d.how(p.Rank, rank))
		case blind && p.blind():
			add(p.Rank, "perhaps for it", d.how(p.Rank, -1))
		}
	}
	for i, s := range sorts {
		branch, deeper := branches(i == len(sorts)-1)
		d.alike(s.pes, indent+branch, s.how, "waits "+s.verb)
		for _, pe := range s.pes {
			d.below(pe, indent+deeper, false)
		}
	}
}

// alike draws PEs that wait in the same way.
func (d *drawing) alike(pes []int, before, how, verb string) {
	for _, pe := range pes {
		d.drawn[pe] = true
	}
	if how == "" {
		how = d.how(pes[0], -1)
	}
	if len(pes) > 1 {
		verb = "wait" + strings.TrimPrefix(verb, "waits")
	}
	d.lines = append(d.lines, before+names(pes)+" "+verb+how)
}

// how says where a PE waits for another one, or, for -1, for nobody knows whom: the first such place.
func (d *drawing) how(rank, to int) string {
	p := d.r.pe(rank)
	best := -1
	for i, g := range p.Groups {
		if g.Waits == "" {
			continue
		}
		if slices.Contains(g.For, to) || to < 0 && len(g.For) == 0 {
			best = i
			break
		}
		if best < 0 {
			best = i
		}
	}
	if best < 0 || slices.Contains(p.For, to) && !slices.Contains(p.Groups[best].For, to) {
		return ": its host is in: " + p.Does
	}
	g := &p.Groups[best]
	s := ""
	if g.File != "" {
		s = fmt.Sprintf(" at %s:%d", g.File, g.Line)
	}
	s += " in " + g.Waits
	if g.Word != nil && g.Word.Name != "" {
		s += " (" + g.Word.Name + ")"
	}
	if k := g.Known.text(); k != "" && slices.Contains(g.For, to) {
		s += "; " + k
	}
	return s
}

// text says how the PE is known.
func (k Known) text() string {
	switch k {
	case ByOperation:
		return "all PEs of the team call it"
	case ByUpdate:
		return "it was the last to change the word"
	case ByNumber:
		return "there is no other PE"
	case ByReach:
		return "no other PE can let it go on"
	}
	return ""
}

// Places returns a line for each place at which threads or streams wait or run, and for what
// else stands in their way.
func (r *Report) Places() []string {
	var lines []string
	var notes, hosts []string
	for i := range r.PEs {
		p := &r.PEs[i]
		groups := slices.Clone(p.Groups)
		slices.SortStableFunc(groups, func(a, b Group) int {
			return cmp.Or(order(a.Stream)-order(b.Stream), order(a.Waits == "")-order(b.Waits == ""))
		})
		for k := range groups {
			lines = append(lines, groups[k].line(p.Rank))
		}
		if p.More {
			lines = append(lines, fmt.Sprintf("PE %d has more threads that wait than can be listed", p.Rank))
		}
		notes = append(notes, p.Notes...)
		switch {
		case p.Does != "" && (p.State == Waits || p.State == Runs):
			hosts = append(hosts, fmt.Sprintf("PE %d: %s", p.Rank, p.Does))
		case p.State == Returned:
			hosts = append(hosts, fmt.Sprintf("PE %d has returned", p.Rank))
		case p.State == Runs:
			hosts = append(hosts, fmt.Sprintf("PE %d runs", p.Rank))
		}
	}
	if more := len(lines) - maxPlaces; more > 0 {
		lines = append(lines[:maxPlaces], fmt.Sprintf("and %d more places", more))
	}
	lines = append(lines, notes...)
	if len(hosts) > 0 {
		lines = append(lines, "hosts: "+strings.Join(hosts, "; "))
	}
	return lines
}

// line is the place of a group.
func (g *Group) line(rank int) string {
	if g.Stream {
		return fmt.Sprintf("PE %d: %s", rank, g.Waits)
	}
	s := fmt.Sprintf("%s:%d: kernel %s, PE %d ", g.File, g.Line, g.Kernel, rank)
	if g.Waits == "" {
		s += "runs"
	} else {
		s += "waits in " + g.Waits
	}
	at := fmt.Sprintf("block (%d,%d,%d) thread (%d,%d,%d)", g.Block[0], g.Block[1], g.Block[2], g.Thread[0], g.Thread[1], g.Thread[2])
	if g.Threads == 0 {
		return s + ", " + at
	}
	return fmt.Sprintf("%s: %d threads, such as %s", s, g.Threads, at)
}
