// Package explore goes through the orders in which threads and messages can take their
// steps, by running a program again and again.
//
// Orders that differ only in steps that may change places give the same result, so one of
// them is enough. Which others are needed is found from the conflicts that a run shows: it
// is source-DPOR with sleep sets of Abdulla, Aronis, Jonsson and Sagonas (Optimal Dynamic
// Partial Order Reduction, POPL 2014, algorithm 1). A step may also have to choose a value;
// then every value is tried.
//
// A wait is a step with an await, as in "Awaiting for Godot" of Jonsson, Lång and Sagonas (Formal
// Methods in System Design, 2025). Three things follow.
//
//   - A wait is put in front of an update that it has seen only if it is over without that, and without
//     what comes after that: the memory says it, with those updates taken back. A wait that is never
//     over has conflicts as well.
//   - Additions change places. An addition after a wait, which leaves it over, is not put in front of it,
//     and no other update that leaves it over and publishes all that those before it have published:
//     the wait takes its turn as soon as it can, and who waits then knows least, so that all that a
//     later turn shows is seen. An addition may end the wait in the place of one that the wait has seen.
//     So it is put in front of these (compare observers of Aronis, Jonsson, Lång and Sagonas, TACAS 2018).
//   - That holds while no addition may begin a wait anew. If additions in several orders can, the search
//     begins again, with every order of additions.
//
// The package knows steps and their accesses alone. Start reading at Search.
package explore

import (
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// Search is a search through the executions of a program. Each execution is one between
// Begin and End; the search is the director of its world. It is used by one goroutine at a
// time.
type Search struct {
	// All asks for all orders, also those that must give the same.
	All bool

	// Executions counts those that ended, and Redundant those of them that turned out to be
	// like another one.
	Executions, Redundant int
	// Err says that the program did not do the same again.
	Err error
	// Memory returns what memory holds, from address lo to hi. Without it, waits are put in front of all
	// updates that they have seen.
	Memory func(lo, hi uintptr) []byte

	nodes []node // the choices that the current execution begins with, and has made
	run   run
	// strict says that additions may not change places: a wait may be over between them, and not after
	// both.
	strict bool
}

// node is a point at which something is chosen: a step, or a value.
type node struct {
	// values is how many values there are, 0 for a step, and value the one that is tried.
	values, value int

	enabled []emu.Actor
	chosen  emu.Actor
	todo    []emu.Actor // that are tried, and have been
	sleep   []emu.Actor // of which other executions have seen all that they lead to
}

// run is one execution.
type run struct {
	depth  int // choices made
	fresh  int // the number of the first choice that no execution has made before
	events []event
	sleep  []emu.Actor // for the next step
	free   bool        // nothing new can come
	turns  int
	places map[any]clock
	actors map[emu.Actor]int
	last   emu.Actor
	waits  map[emu.Actor]*waiting // the last step with an await of each actor
	mixed  bool                   // strict is needed
}

// event is a step that was taken.
type event struct {
	actor    int
	node     int
	accesses []emu.Access
	clock    clock
	await    *emu.Await
	memory   []string // what was in the memory of each access before, of an Adds nothing
}

// clock says for each actor how many of the events of the run come before, up to the last
// one of the actor.
type clock []int

func (c *clock) join(d clock) {
	for len(*c) < len(d) {
		*c = append(*c, 0)
	}
	for i, x := range d {
		(*c)[i] = max((*c)[i], x)
	}
}

// after says that event number i of an actor comes before.
func (c clock) after(actor, i int) bool { return actor < len(c) && c[actor] > i }

// Begin begins an execution.
func (s *Search) Begin() {
	s.run = run{fresh: max(len(s.nodes)-1, 0), places: map[any]clock{}, actors: map[emu.Actor]int{}, waits: map[emu.Actor]*waiting{}}
}

// Anew has the search begin again after the end of an execution: steps depend on each other that did not.
func (s *Search) Anew() { s.nodes = nil }

// End ends an execution, and reports whether there is another one to make.
func (s *Search) End() bool {
	s.Executions++
	if s.run.free {
		s.Redundant++
	}
	if s.Err == nil && s.run.depth < len(s.nodes) {
		s.Err = fmt.Errorf("an execution ended after %d choices, and another one that began in the same way made more", s.run.depth)
	}
	if s.Err != nil {
		return false
	}
	if s.run.mixed {
		s.strict, s.nodes = true, nil
		return true
	}
	s.waitsForever()
	for len(s.nodes) > 0 {
		n := &s.nodes[len(s.nodes)-1]
		if n.next() {
			return true
		}
		s.nodes = s.nodes[:len(s.nodes)-1]
	}
	return false
}

// next goes on to what is to be tried next.
func (n *node) next() bool {
	if n.values > 0 {
		n.value++
		return n.value < n.values
	}
	n.sleep = append(n.sleep, n.chosen)
	for _, a := range n.todo {
		if !slices.Contains(n.sleep, a) {
			n.chosen = a
			return true
		}
	}
	return false
}

// Choose returns one of n values, from 0 on.
func (s *Search) Choose(n int) int {
	r := &s.run
	if n < 2 || r.free || s.Err != nil {
		return 0
	}
	if r.depth == len(s.nodes) {
		s.nodes = append(s.nodes, node{values: n})
	}
	at := &s.nodes[r.depth]
	r.depth++
	if at.values != n {
		s.Err = fmt.Errorf("a choice among %d values was one among %d before", n, at.values)
		return 0
	}
	return at.value
}

// Next implements emu.Director.
func (s *Search) Next(steps []emu.Step) int {
	r := &s.run
	if r.free || s.Err != nil {
		r.turns++
		return r.turns % len(steps)
	}
	if r.depth == len(s.nodes) {
		n, ok := s.choose(steps)
		if !ok {
			r.free = true
			return 0
		}
		s.nodes = append(s.nodes, n)
	}
	n := &s.nodes[r.depth]
	i := slices.IndexFunc(steps, func(x emu.Step) bool { return x.Actor == n.chosen })
	if n.values > 0 || i < 0 {
		s.Err = fmt.Errorf("a step that an execution could take is not there in another one that began in the same way")
		return 0
	}
	s.take(steps, i)
	return i
}

// choose makes the node of a new choice, and reports false if others have seen all that can
// follow.
func (s *Search) choose(steps []emu.Step) (node, bool) {
	r := &s.run
	n := node{sleep: r.sleep}
	found, await := false, false
	for _, x := range steps {
		n.enabled = append(n.enabled, x.Actor)
		if slices.Contains(n.sleep, x.Actor) {
			continue
		}
		// A wait that is over comes first, before others can add to its words.
		if !found || !await && (x.Await != nil || x.Actor == r.last) {
			n.chosen, found, await = x.Actor, true, x.Await != nil
		}
	}
	n.todo = []emu.Actor{n.chosen}
	if s.All {
		n.todo = n.enabled
	}
	return n, found
}

// take records step i, which the execution takes.
func (s *Search) take(steps []emu.Step, i int) {
	r := &s.run
	n := &s.nodes[r.depth]
	e := event{actor: r.actor(steps[i].Actor), node: r.depth, accesses: s.ordered(steps[i].Accesses), await: steps[i].Await}
	if s.All {
		r.depth++
		return
	}
	if w := r.waits[steps[i].Actor]; w != nil {
		w.over = true
	}
	for _, a := range e.accesses {
		var before string
		if a.Mode == emu.Writes && s.Memory != nil {
			before = string(s.Memory(a.Lo, a.Hi))
		}
		e.memory = append(e.memory, before)
	}
	s.conflicts(&e, steps[i].Actor)
	r.sleep = nil
	for _, x := range steps {
		if slices.Contains(n.sleep, x.Actor) && !s.depends(s.ordered(x.Accesses), e.accesses, x.Await) {
			r.sleep = append(r.sleep, x.Actor)
		}
	}
	e.clock.join(clock(make([]int, e.actor+1)))
	e.clock[e.actor] = len(r.events) + 1
	r.places[steps[i].Actor] = e.clock
	r.events = append(r.events, e)
	if slices.ContainsFunc(e.accesses, func(a emu.Access) bool { return a.Mode == emu.Adds }) {
		for _, w := range r.waits {
			r.mixes(w)
		}
	}
	r.last = steps[i].Actor
	r.depth++
}

// conflicts gives the event its clock, and adds to the choices before it those that put the
// event in front of another one that may come later.
func (s *Search) conflicts(e *event, by emu.Actor) {
	r := &s.run
	before := r.places[by]
	e.clock = slices.Clone(before)
	var races []int
	for i := len(r.events) - 1; i >= 0; i-- {
		o := &r.events[i]
		if !depend(o.accesses, e.accesses) {
			continue
		}
		if !s.depends(o.accesses, e.accesses, o.await) {
			races = r.instead(races, i, e, before)
			continue
		}
		switch {
		case e.await != nil:
			// A wait that is not over without the last of several may be over without all.
			if !before.after(o.actor, i) && s.over(e, i) {
				races = append(races, i)
			}
		case !e.clock.after(o.actor, i):
			races = append(races, i)
		}
		e.clock.join(o.clock)
	}
	if r.depth < r.fresh {
		return // an execution before has done it
	}
	for _, i := range races {
		s.reverse(i, e, by)
	}
}

// ordered returns the accesses of a step as they depend on others.
func (s *Search) ordered(accesses []emu.Access) []emu.Access {
	if !s.strict {
		return accesses
	}
	list := slices.Clone(accesses)
	for i := range list {
		if list[i].Mode == emu.Adds {
			list[i].Mode = emu.Writes
		}
	}
	return list
}

// reverse sees to it that some execution takes event e before event i of the run.
func (s *Search) reverse(i int, e *event, by emu.Actor) {
	r := &s.run
	o := &r.events[i]
	n := &s.nodes[o.node]
	// Those that can go first in what comes after i and does not depend on it.
	var first []emu.Actor
	var rest []*event
	number := func(j int) int { return i + 1 + j }
	seen := map[int]bool{}
	var at []int
	consider := func(v *event, a emu.Actor) {
		if seen[v.actor] {
			return
		}
		seen[v.actor] = true
		for k, u := range rest {
			if v.clock.after(u.actor, at[k]) {
				return
			}
		}
		first = append(first, a)
	}
	for j := range r.events[i+1:] {
		v := &r.events[number(j)]
		if v.clock.after(o.actor, i) {
			continue
		}
		consider(v, s.nodes[v.node].chosen)
		rest, at = append(rest, v), append(at, number(j))
	}
	consider(e, by)
	var can emu.Actor
	found := false
	for _, a := range first {
		switch {
		case slices.Contains(n.todo, a), slices.Contains(n.sleep, a):
			return
		case slices.Contains(n.enabled, a) && (!found || a == by):
			can, found = a, true
		}
	}
	if found {
		n.todo = append(n.todo, can)
	}
}

// depend says that two steps may not change places.
func depend(a, b []emu.Access) bool {
	for _, x := range a {
		for _, y := range b {
			if x.Depends(y) {
				return true
			}
		}
	}
	return false
}

// actor returns the number of an actor in the run.
func (r *run) actor(a emu.Actor) int {
	i, ok := r.actors[a]
	if !ok {
		i = len(r.actors)
		r.actors[a] = i
	}
	return i
}

// has says that all that comes before d comes before c.
func (c clock) has(d clock) bool {
	for i, x := range d {
		if x > 0 && !c.after(i, x-1) {
			return false
		}
	}
	return true
}

// Pass implements emu.Director.
func (s *Search) Pass(from, to any) {
	p := s.run.places
	switch before, now := p[from], p[to]; {
	case now.has(before):
	case before.has(now):
		p[to] = before // clocks of places do not change
	default:
		c := slices.Clone(now)
		c.join(before)
		p[to] = c
	}
}
