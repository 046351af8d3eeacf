package hang

import (
	"fmt"
	"slices"
	"strings"
)

// Cause is why a job stands still.
type Cause struct {
	// PEs are those that keep the others waiting: one, or those that wait for each other.
	PEs []int
	// Text says it.
	Text string
	// Cycle says that the PEs wait for each other, in this order.
	Cycle bool
	// Guess says that nobody is known to wait for the PEs: they are those that others can
	// be waiting for.
	Guess bool
}

// Causes returns why the PEs stand still, the first cause first: PEs that have died, have
// returned, do not answer, or run, and for which others wait; PEs that wait for themselves; then
// cycles of PEs that wait for each other. Behind these are guesses. There is none if nobody waits.
func (r *Report) Causes() []Cause {
	if len(r.ranks((*PE).waits)) == 0 {
		return nil
	}
	wanted := map[int]bool{} // PEs that somebody is known to wait for
	for i := range r.PEs {
		for _, to := range r.PEs[i].targets() {
			wanted[to] = true
		}
	}
	blind := r.ranks((*PE).blind)
	var causes []Cause
	for _, kind := range []struct {
		is   func(p *PE) bool
		text func(p *PE) string
	}{
		{func(p *PE) bool { return p.State == Died }, func(p *PE) string { return "has died: " + p.Does }},
		{func(p *PE) bool { return p.State == Returned }, func(p *PE) string { return "has returned" }},
		{func(p *PE) bool { return p.State == Silent }, func(p *PE) string { return "does not answer" }},
		{func(p *PE) bool { return p.State == Runs && !p.held() }, func(p *PE) string {
			if p.Does != "" {
				return "runs on the host, in " + p.Does
			}
			return "runs on the host, and does not wait for its device"
		}},
		{func(p *PE) bool { return p.State == Waits && p.runs() && !p.held() }, func(*PE) string { return "runs in a kernel" }},
		{func(p *PE) bool { return p.State == Waits && !p.runs() && !p.waits() && p.Does != "" }, func(p *PE) string { return "has no thread that waits; its host is in: " + p.Does }},
		{(*PE).waitsForItself, func(*PE) string { return "waits for itself" }},
	} {
		for i := range r.PEs {
			p := &r.PEs[i]
			if !kind.is(p) || !wanted[p.Rank] && !p.waitsForItself() && len(blind) == 0 {
				continue
			}
			c := Cause{PEs: []int{p.Rank}, Text: fmt.Sprintf("PE %d %s", p.Rank, kind.text(p)), Guess: !wanted[p.Rank] && !p.waitsForItself()}
			causes = append(causes, c)
		}
	}
	for _, cycle := range r.cycles() {
		causes = append(causes, Cause{PEs: cycle, Cycle: true, Text: eachOther(cycle)})
	}
	if tangle := r.tangle(blind); len(tangle) > 1 {
		causes = append(causes, Cause{PEs: tangle, Guess: true, Text: eachOther(tangle)})
	}
	slices.SortStableFunc(causes, func(a, b Cause) int { return order(a.Guess) - order(b.Guess) })
	return causes
}

func eachOther(pes []int) string { return "the " + names(pes) + " wait for each other" }

// waitsForItself says that all waits of the PE are for itself, and that nothing of it is seen to run.
func (p *PE) waitsForItself() bool { return p.State == Waits && p.waits() && !p.held() && !p.runs() }

// tangle returns the PEs that wait for each other if each of those of which it is not known whom
// they wait for waits for another PE that waits: these, and who waits for them.
func (r *Report) tangle(blind []int) []int {
	list := slices.Clone(blind)
	for i := 0; i < len(list); i++ {
		for k := range r.PEs {
			if p := &r.PEs[k]; slices.Contains(p.targets(), list[i]) && !slices.Contains(list, p.Rank) {
				list = append(list, p.Rank)
			}
		}
	}
	slices.Sort(list)
	return list
}

func order(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ranks returns the PEs for which is returns true.
func (r *Report) ranks(is func(*PE) bool) (list []int) {
	for i := range r.PEs {
		if is(&r.PEs[i]) {
			list = append(list, r.PEs[i].Rank)
		}
	}
	return list
}

// pe returns the PE of a rank, or nil.
func (r *Report) pe(rank int) *PE {
	i := slices.IndexFunc(r.PEs, func(p PE) bool { return p.Rank == rank })
	if i < 0 {
		return nil
	}
	return &r.PEs[i]
}

// cycles returns the PEs that wait for each other, each cycle from its lowest PE on. PEs that
// wait for several are in the first cycle that is found.
func (r *Report) cycles() [][]int {
	const (
		fresh = iota
		open
		closed
	)
	state := map[int]int{}
	var path []int
	var found [][]int
	inCycle := map[int]bool{}
	var visit func(rank int)
	visit = func(rank int) {
		p := r.pe(rank)
		if p == nil {
			return
		}
		state[rank] = open
		path = append(path, rank)
		for _, to := range p.targets() {
			switch state[to] {
			case fresh:
				visit(to)
			case open:
				cycle := slices.Clone(path[slices.Index(path, to):])
				if slices.ContainsFunc(cycle, func(m int) bool { return inCycle[m] }) {
					break
				}
				for _, m := range cycle {
					inCycle[m] = true
				}
				least := slices.Index(cycle, slices.Min(cycle))
				found = append(found, append(cycle[least:], cycle[:least]...))
			}
		}
		path = path[:len(path)-1]
		state[rank] = closed
	}
	for i := range r.PEs {
		if state[r.PEs[i].Rank] == fresh {
			visit(r.PEs[i].Rank)
		}
	}
	return found
}

// names returns "PE 1", "PEs 0 and 2" or "PEs 0, 2 and 3", and runs of numbers as 4 to 9.
func names(pes []int) string {
	if len(pes) == 1 {
		return fmt.Sprintf("PE %d", pes[0])
	}
	var parts []string
	for i := 0; i < len(pes); {
		k := i
		for k+1 < len(pes) && pes[k+1] == pes[k]+1 {
			k++
		}
		if k-i >= 2 {
			parts = append(parts, fmt.Sprintf("%d to %d", pes[i], pes[k]))
		} else {
			for _, pe := range pes[i : k+1] {
				parts = append(parts, fmt.Sprint(pe))
			}
		}
		i = k + 1
	}
	if len(parts) == 1 {
		return "PEs " + parts[0]
	}
	return "PEs " + strings.Join(parts[:len(parts)-1], ", ") + " and " + parts[len(parts)-1]
}
