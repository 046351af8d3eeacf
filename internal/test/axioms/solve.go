package axioms

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// event is an access to a word, a fence, or the issue of an operation that is delivered later.
type event struct {
	thread, index int // -1 for the first value of a word
	kind          Kind
	scope         Scope
	loc           int // -1 for none
	value         int
	reads, writes bool
	delivered     bool
	data          bool // the data of the operation whose signal is the event after it
	issue         int  // of what is delivered
	acquires      bool
}

// relation has a row of bits for each event.
type relation []uint64

func newRelation(n int) relation { return make(relation, n) }

func (r relation) add(a, b int)      { r[a] |= 1 << b }
func (r relation) has(a, b int) bool { return r[a]>>b&1 != 0 }
func (r relation) join(o relation) {
	for i := range r {
		r[i] |= o[i]
	}
}

func (r relation) clone() relation { return append(relation(nil), r...) }

// close makes the relation transitive.
func (r relation) close() {
	for k := range r {
		for i := range r {
			if r.has(i, k) {
				r[i] |= r[k]
			}
		}
	}
}

// acyclic says that no event comes before itself.
func (r relation) acyclic() bool {
	c := r.clone()
	c.close()
	for i := range c {
		if c.has(i, i) {
			return false
		}
	}
	return true
}

// execution is a candidate: a source for each read, an order of the writes of each word and one of the
// fences of sequential consistency.
type execution struct {
	p      *Program
	events []event
	n      int
	// buffering allows load buffering.
	buffering bool
	po        relation // program order of each thread
	met       relation // what comes before a call in which threads meet, and the call of the other one
	rf        []int    // the write that each event reads, or -1
	co        relation // coherence
	sc        relation
	wrote     []int // what each event has written
	read      []int
	issued    relation // delivered before, and what quiet waits for, as threads issue it
	before    relation // that, and for what others of the PE have issued
	issues    relation
	bc        relation // base causality
	cause     relation
	obs       relation
}

// build makes the events of a program.
func build(p *Program) *execution {
	x := &execution{p: p}
	locs := int(Signals) * Words
	for l := range locs {
		x.events = append(x.events, event{thread: -1, index: -1, loc: l, writes: true})
	}
	loc := func(c Class, w int) int { return (int(c)-1)*Words + w }
	for t, ops := range p.Threads {
		for i, o := range ops {
			k := &Operations[o.Kind]
			e := event{thread: t, index: i, kind: o.Kind, scope: o.Scope, loc: -1, value: o.Value}
			issue := -1
			if k.Delivered {
				issue = len(x.events)
				x.events = append(x.events, e)
				e.delivered, e.issue = true, issue
			}
			if k.Data {
				d := e
				d.loc, d.writes, d.data = loc(Elements, o.Word), true, true
				x.events = append(x.events, d)
			}
			if k.Class != NoWord {
				e.loc, e.reads, e.writes, e.acquires = loc(k.Class, o.Word), k.Reads, k.Writes, k.Acquires
			}
			x.events = append(x.events, e)
		}
	}
	x.n = len(x.events)
	x.met = newRelation(x.n)
	x.rf, x.wrote, x.read = make([]int, x.n), make([]int, x.n), make([]int, x.n)
	x.po, x.issued, x.issues = newRelation(x.n), newRelation(x.n), newRelation(x.n)
	for a := range x.events {
		for b := range x.events {
			e, f := &x.events[a], &x.events[b]
			if e.thread < 0 || e.thread != f.thread {
				continue
			}
			switch {
			case !e.delivered && !f.delivered && e.index < f.index:
				x.po.add(a, b)
			case f.delivered && f.issue == a:
				x.issues.add(a, b)
			case x.far(e) && (!f.delivered || f.data || !f.kind.Adds() || !e.data && e.kind.Adds()):
			case e.data && f.delivered && !f.data && e.issue == f.issue:
				x.issued.add(a, b)
			case e.delivered && !f.delivered && e.index < f.index && Operations[f.kind].Completes:
				x.issued.add(a, b)
			case e.delivered && x.p.home(e.loc%Words) == x.homeOf(b) && e.index < f.index && x.ordered(e, f):
				x.issued.add(a, b)
			}
		}
	}
	x.meet()
	return x
}

// meet puts what comes before a call of one thread in which they meet before the call of the other one. What the one learns by
// its call the other one does not know.
func (x *execution) meet() {
	var met [2][]int // by thread of the block
	for i, e := range x.events {
		if Operations[e.kind].Meets {
			met[e.thread] = append(met[e.thread], i)
		}
	}
	for n := range met[0] {
		for _, ab := range [][2]int{{met[0][n], met[1][n]}, {met[1][n], met[0][n]}} {
			a, b := ab[0], ab[1]
			for i := range x.events {
				if x.po.has(i, a) {
					x.met.add(i, b)
				}
			}
		}
	}
}

// far says that nccl delivers to another host.
func (x *execution) far(e *event) bool {
	return x.p.Far && e.delivered && x.p.home(e.loc%Words) != x.p.PE(e.thread)
}

// homeOf returns the PE to which an event is delivered, -1 if to none. Updates that are waited for come
// after what a fence has put before them too.
func (x *execution) homeOf(b int) int {
	if f := &x.events[b]; f.loc >= 0 && (f.delivered || f.kind == FetchAdd) {
		return x.p.home(f.loc % Words)
	}
	return -1
}

// ordered says that a fence of package shmem stands between two operations of a thread.
func (x *execution) ordered(e, f *event) bool {
	between := x.p.Threads[e.thread][e.index+1 : f.index]
	return slices.ContainsFunc(between, func(o Op) bool { return Operations[o.Kind].Orders })
}

// near returns the narrowest scope that holds the threads of two events.
func (x *execution) near(a, b int) Scope {
	switch s, t := x.events[a].thread, x.events[b].thread; {
	case s == t, x.p.Paired && s >= 0 && max(s, t) <= 1:
		return Block
	case s < 0 || t < 0 || x.p.PEs || x.p.Paired:
		return System
	}
	return Device
}

// strong says that two events are morally strong as far as their scopes go: each holds both threads. All
// but fences have system scope.
func (x *execution) strong(a, b int) bool {
	return max(x.events[a].scope, x.events[b].scope) <= x.near(a, b)
}

// fails says that a compare-and-swap stores nothing.
func (x *execution) fails(i int) bool { return x.events[i].kind == CompareSwap && x.read[i] != 0 }

// isWrite says that the event has stored a value.
func (x *execution) isWrite(i int) bool { return x.events[i].writes && !x.fails(i) }

// values computes what each event reads and writes, and reports false if a value would come from
// nowhere, or a wait is not over.
func (x *execution) values() bool {
	state := make([]uint8, x.n)
	var eval func(i int) bool
	eval = func(i int) bool {
		switch state[i] {
		case 1:
			return false
		case 2:
			return true
		}
		state[i] = 1
		e := &x.events[i]
		if e.reads {
			if !eval(x.rf[i]) {
				return false
			}
			x.read[i] = x.wrote[x.rf[i]]
		}
		x.wrote[i] = e.value
		if e.reads && e.kind != CompareSwap {
			x.wrote[i] += x.read[i]
		}
		state[i] = 2
		return true
	}
	for i := range x.events {
		if !eval(i) {
			return false
		}
		switch e := &x.events[i]; {
		case e.kind == SignalWait && x.read[i] < e.value:
			return false
		case e.kind == SignalTest:
			e.acquires = x.read[i] >= e.value
		}
	}
	for i := range x.events {
		if x.events[i].reads && x.fails(x.rf[i]) {
			return false
		}
	}
	return true
}

// outcome returns what the reads have read, and the values at the end.
func (x *execution) outcome() string {
	var b strings.Builder
	for t, ops := range x.p.Threads {
		for i := range ops {
			r := 0
			for j := range x.events {
				if e := &x.events[j]; e.thread == t && e.index == i && e.reads && !e.delivered {
					r = x.read[j]
					switch e.kind {
					case SignalWait:
						r = 0
					case SignalTest:
						r = 0
						if e.acquires {
							r = 1
						}
					}
				}
			}
			fmt.Fprintf(&b, "%d ", r)
		}
		b.WriteString("| ")
	}
	for l := range int(Signals) * Words {
		last := l
		for i := range x.events {
			if x.isWrite(i) && x.events[i].loc == l && x.co.has(last, i) {
				last = i
			}
		}
		fmt.Fprintf(&b, "%d ", x.wrote[last])
	}
	return strings.TrimSpace(b.String())
}

// Outcomes returns the outcomes of a program that the rules allow: for each thread what its operations
// return, and then the values of all words at the end. Without buffering, a thread's load sees no
// store that depends on what comes after the load (load buffering).
func Outcomes(p *Program, buffering bool) map[string]bool {
	x := build(p)
	x.buffering = buffering
	found := map[string]bool{}
	var reads []int
	for i, e := range x.events {
		x.rf[i] = -1
		if e.reads {
			reads = append(reads, i)
		}
	}
	var fences []int
	for i, e := range x.events {
		if e.loc < 0 && Operations[e.kind].Sequential {
			fences = append(fences, i)
		}
	}
	var sources func(k int)
	sources = func(k int) {
		if k == len(reads) {
			if x.values() {
				x.orders(fences, found)
			}
			return
		}
		r := reads[k]
		for w, e := range x.events {
			if e.writes && w != r && e.loc == x.events[r].loc && !x.po.has(r, w) {
				x.rf[r] = w
				sources(k + 1)
			}
		}
	}
	sources(0)
	return found
}

// orders tries all orders of writes and fences.
func (x *execution) orders(fences []int, found map[string]bool) {
	writes := make([][]int, int(Signals)*Words)
	for i := range x.events {
		if l := x.events[i].loc; x.isWrite(i) && x.events[i].thread >= 0 {
			writes[l] = append(writes[l], i)
		}
	}
	x.co = newRelation(x.n)
	var words func(l int)
	words = func(l int) {
		if l == len(writes) {
			out := x.outcome()
			if found[out] || !x.coherent() {
				return
			}
			permute(fences, func(order []int) bool {
				x.sc = newRelation(x.n)
				for i, a := range order {
					for _, b := range order[i+1:] {
						if x.strong(a, b) {
							x.sc.add(a, b)
						}
					}
				}
				if x.allowed() {
					found[out] = true
				}
				return !found[out]
			})
			return
		}
		permute(writes[l], func(order []int) bool {
			all := append([]int{l}, order...)
			for _, a := range all {
				for _, b := range all {
					x.co[a] &^= 1 << b
				}
			}
			for i, a := range all {
				for _, b := range all[i+1:] {
					x.co.add(a, b)
				}
			}
			words(l + 1)
			return true
		})
	}
	words(0)
}

// permute calls f with all orders of a list until it reports false.
func permute(list []int, f func([]int) bool) {
	list = append([]int(nil), list...)
	var at func(k int) bool
	at = func(k int) bool {
		if k == len(list) {
			return f(list)
		}
		for i := k; i < len(list); i++ {
			list[k], list[i] = list[i], list[k]
			more := at(k + 1)
			list[k], list[i] = list[i], list[k]
			if !more {
				return false
			}
		}
		return true
	}
	at(0)
}

// each calls f with the numbers of the bits of a row.
func each(row uint64, f func(i int)) {
	for ; row != 0; row &= row - 1 {
		f(bits.TrailingZeros64(row))
	}
}
