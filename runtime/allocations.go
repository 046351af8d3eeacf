package gpurt

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// Allocation is memory that a PE has and has not freed.
type Allocation struct {
	// Where is the call that allocated it, such as main.go:12, or registered it.
	Where string
	Bytes int
	// Symmetric says that it is symmetric memory. Signals are too.
	Symmetric bool
	Kind      MemoryKind
}

// allocations are those of a PE that are not freed, and the releases that failed since the
// memory was freed before. It holds no memory.
type allocations struct {
	next   uint64
	live   map[uint64]*noted
	double []string
}

// noted is what is kept of an allocation as long as it lives.
type noted struct {
	Allocation
	number, address uint64
}

// add counts an allocation.
func (l *allocations) add(a *allocation) {
	if l.live == nil {
		l.live = map[uint64]*noted{}
	}
	l.next++
	a.noted = &noted{
		Allocation: Allocation{Where: a.where, Bytes: a.mem.Bytes, Symmetric: a.mem.Sym, Kind: a.kind},
		number:     l.next, address: uint64(a.mem.Address()),
	}
	l.live[l.next] = a.noted
}

// remove records the release of an allocation.
func (l *allocations) remove(a *allocation) {
	if a.noted != nil {
		delete(l.live, a.noted.number)
	}
}

// again notes a second release.
func (l *allocations) again(err error) { l.double = append(l.double, err.Error()) }

// Allocations returns the memory that the PE has and has not freed, in the order of the
// allocations. Wrapped memory is not among it: others own that.
func (pe *PE) Allocations() []Allocation {
	var list []Allocation
	for _, n := range pe.live.numbers() {
		list = append(list, pe.live.live[n].Allocation)
	}
	return list
}

func (l *allocations) numbers() []uint64 { return slices.Sorted(maps.Keys(l.live)) }

// report returns what is wrong with the releases of a PE, a line for each place.
func (l *allocations) report() []string {
	type place struct {
		where, what string
	}
	type sum struct {
		place
		first    uint64
		n, bytes int
	}
	sums := map[place]*sum{}
	for _, n := range l.numbers() {
		a := l.live[n]
		p := place{a.Where, a.Kind.String()}
		if a.Symmetric {
			p.what = "symmetric"
		}
		if sums[p] == nil {
			sums[p] = &sum{place: p, first: n}
		}
		sums[p].n++
		sums[p].bytes += a.Bytes
	}
	var lines []string
	for _, s := range slices.SortedFunc(maps.Values(sums), func(a, b *sum) int { return cmp.Compare(a.first, b.first) }) {
		times := ""
		if s.n > 1 {
			times = fmt.Sprintf(" in %d allocations", s.n)
		}
		lines = append(lines, fmt.Sprintf("never freed: %d bytes of %s memory%s, allocated at %s", s.bytes, s.what, times, s.where))
	}
	for _, d := range l.double {
		lines = append(lines, "freed twice: "+d)
	}
	return lines
}
