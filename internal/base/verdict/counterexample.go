package verdict

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Move is a step of an execution: who takes it, and the values that were chosen until the next one. Who it
// is has the numbers of an emu.Actor. The first move of an execution is nobody's.
type Move struct {
	PE, Launch, Number int
	Values             []int `json:",omitempty"`
}

// Same says that two moves are of one actor.
func (m Move) Same(n Move) bool {
	return m.PE == n.PE && m.Launch == n.Launch && m.Number == n.Number
}

// Counterexample is an execution that fails.
type Counterexample struct {
	Subject
	// Seed says by the rule Target what the GPU has. Error is what the execution ends with.
	Seed uint64
	// Resident is how many blocks of launches that are not collective a GPU holds at a time, 0 for all.
	Resident int `json:",omitempty"`
	Error    string
	Moves    []Move
}

// Save writes the counterexample to a file.
func (c *Counterexample) Save(name string) error { return save(name, "counterexample", c) }

// LoadCounterexample reads a file that Save has written.
func LoadCounterexample(name string) (*Counterexample, error) {
	c := new(Counterexample)
	if err := load(name, "counterexample", c); err != nil {
		return nil, err
	}
	if c.PEs < 1 {
		return nil, fmt.Errorf("%s says nothing of PEs; write it again with gpuc run -counterexample", name)
	}
	return c, nil
}

// Cost is how hard an execution is to read: switches between actors, steps, and values that are not the
// newest ones.
func Cost(moves []Move) [3]int {
	c := [3]int{0, len(moves), 0}
	for i, m := range moves {
		if i > 0 && !m.Same(moves[i-1]) {
			c[0]++
		}
		for _, v := range m.Values {
			if v != 0 {
				c[2]++
			}
		}
	}
	return c
}

// Shorten returns an execution that fails with fewer switches between actors, if it finds one. try runs an
// execution that takes the moves in their order as far as it can, and returns the moves that were taken and
// whether they fail in the same way. It is called so many times at most.
func Shorten(moves []Move, tries int, try func([]Move) ([]Move, bool)) []Move {
	best := moves
	better := func(candidate []Move) bool {
		if tries == 0 || slices.EqualFunc(candidate, best, func(a, b Move) bool { return a.Same(b) && slices.Equal(a.Values, b.Values) }) {
			return false
		}
		tries--
		got, ok := try(candidate)
		a, b := Cost(got), Cost(best)
		if !ok || slices.Compare(a[:], b[:]) >= 0 {
			return false
		}
		best = got
		return true
	}
	better(nil)
	for again := true; again && tries > 0; {
		again = false
		for i := 0; i < len(segments(best)); i++ {
			for _, edit := range edits {
				if list, ok := edit(segments(best), i); ok && better(slices.Concat(list...)) {
					again = true
					break
				}
			}
		}
		for i := range best {
			if i >= len(best) {
				break
			}
			if slices.ContainsFunc(best[i].Values, func(v int) bool { return v != 0 }) {
				list := slices.Clone(best)
				list[i].Values = nil
				again = better(list) || again
			}
		}
	}
	return best
}

// segments returns moves in runs of one actor.
func segments(moves []Move) [][]Move {
	var list [][]Move
	for i, m := range moves {
		if i == 0 || !m.Same(moves[i-1]) {
			list = append(list, nil)
		}
		list[len(list)-1] = append(list[len(list)-1], m)
	}
	return list
}

// edits take away a switch at segment i.
var edits = []func(list [][]Move, i int) ([][]Move, bool){
	func(list [][]Move, i int) ([][]Move, bool) { // it is not taken
		return slices.Delete(slices.Clone(list), i, i+1), true
	},
	func(list [][]Move, i int) ([][]Move, bool) { // the actor's next one comes at once
		j := again(list, i)
		if j < 0 {
			return nil, false
		}
		l := slices.Delete(slices.Clone(list), j, j+1)
		return slices.Insert(l, i+1, list[j]), true
	},
	func(list [][]Move, i int) ([][]Move, bool) { // it comes with the actor's next one
		j := again(list, i)
		if j < 0 {
			return nil, false
		}
		l := slices.Insert(slices.Clone(list), j, list[i])
		return slices.Delete(l, i, i+1), true
	},
}

// again returns the number of the next segment of the same actor, -1 if there is none.
func again(list [][]Move, i int) int {
	j := slices.IndexFunc(list[i+1:], func(s []Move) bool { return s[0].Same(list[i][0]) })
	if j < 0 {
		return j
	}
	return i + 1 + j
}

// Event is a line of a timeline.
type Event struct {
	// Step is its number, 0 for what is no step of its own.
	Step int
	PE   int
	Who  string // thread, or what arrives
	At   string // file:line
	Text string
	// From is the step whose write it has read, and Arrives that of the operation that it delivers; 0 is none.
	From, Arrives int
}

// Timeline is an execution as it is printed.
type Timeline struct {
	PEs    int
	Events []Event
	// Missing is what would have put two places in order, empty if that is not known.
	Missing string
}

// The widths of a timeline: of a column for a PE, and how wide all are together.
const minColumn, allColumns = 34, 120

// String returns the timeline with a column for each PE.
func (t *Timeline) String() string {
	width := max(minColumn, allColumns/max(t.PEs, 1))
	width = min(width, 60)
	var b strings.Builder
	row := func(left string, pe int, text string) {
		fmt.Fprintln(&b, strings.TrimRight(fmt.Sprintf("%5s  %s%s", left, strings.Repeat(" ", pe*width), text), " "))
	}
	head := ""
	for pe := range t.PEs {
		head += fmt.Sprintf("%-*s", width, fmt.Sprint("PE ", pe))
	}
	row("step", 0, head)
	for _, e := range t.Events {
		left := ""
		if e.Step > 0 {
			left = fmt.Sprint(e.Step)
		}
		head := strings.TrimSpace(cmp.Or(e.At, "") + " " + e.Who)
		text := e.Text
		if e.Arrives > 0 {
			text += fmt.Sprintf(", sent in step %d", e.Arrives)
		}
		if e.From > 0 {
			text += fmt.Sprintf(", written in step %d", e.From)
		}
		for i, line := range append(wrap(head, width-2), wrap(text, width-4)...) {
			if i > 0 {
				left, line = "", "  "+line
			}
			row(left, e.PE, line)
		}
	}
	if t.Missing != "" {
		fmt.Fprintf(&b, "needs: %s\n", t.Missing)
	}
	return b.String()
}

// wrap breaks a text into lines between words.
func wrap(text string, width int) []string {
	var lines []string
	for _, word := range strings.Fields(text) {
		if n := len(lines); n > 0 && len(lines[n-1])+1+len(word) <= width {
			lines[n-1] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}
