// Package hosts finds out which PEs are together: those that can address each other's memory,
// mostly since their GPUs are on one host. Algorithms for many hosts use it to move data
// directly within a host, and in fewer and larger messages between hosts.
//
// Find is all there is for programs. The kernel Survey asks what each PE can address.
package hosts

import (
	"context"
	"fmt"
	"slices"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Layout says on which host each PE is. It is the same on every PE.
type Layout struct {
	// Members are the PEs of each host, upwards. The hosts are in the order of their first PE.
	Members [][]int
	// Host is the host of each PE, and Number its number among the PEs there.
	Host, Number []int
}

// Find returns the layout of the job. It is collective. PEs of which some can address others
// that cannot address them, or a third one, count as one host each.
func Find(pe *gpurt.PE) (*Layout, error) {
	if pe.NumPEs() == 1 {
		return layout([]uint32{0, 1}), nil
	}
	l, err := survey(pe)
	if err != nil {
		return nil, fmt.Errorf("find out which PEs are together: %w", err)
	}
	return l, nil
}

func survey(pe *gpurt.PE) (*Layout, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	answers, err := gpurt.AllocSym[uint32](pe, 2*pe.NumPEs())
	if err != nil {
		return nil, err
	}
	if err := k.Survey(pe.Stream(), gpurt.Grid(1).Block(1), answers); err != nil {
		return nil, err
	}
	ctx := context.Background()
	if err := pe.Stream().Sync(ctx); err != nil {
		return nil, err
	}
	if err := pe.Barrier(ctx); err != nil {
		return nil, err
	}
	all := make([]uint32, answers.Len())
	if err := answers.CopyTo(ctx, all); err != nil {
		return nil, err
	}
	return layout(all), answers.Free()
}

// layout returns the layout of PEs by what Survey says: for each, the first PE that it can
// address, and how many it can.
func layout(answers []uint32) *Layout {
	pes := len(answers) / 2
	first := func(p int) int { return int(answers[2*p]) }
	members := make([][]int, pes) // by the first
	for p := range pes {
		members[first(p)] = append(members[first(p)], p)
	}
	mutual := true
	for p := range pes {
		mutual = mutual && len(members[first(p)]) == int(answers[2*p+1])
	}
	l := &Layout{Host: make([]int, pes), Number: make([]int, pes)}
	for p := range pes {
		group := members[p]
		if !mutual {
			group = []int{p}
		}
		for number, q := range group {
			l.Host[q], l.Number[q] = len(l.Members), number
		}
		if len(group) > 0 {
			l.Members = append(l.Members, group)
		}
	}
	return l
}

// Hosts returns the number of hosts.
func (l *Layout) Hosts() int { return len(l.Members) }

// Lanes returns the number of PEs of the smallest host: so many numbers are there on every one.
func (l *Layout) Lanes() int {
	return len(slices.MinFunc(l.Members, bySize))
}

// Most returns the number of PEs of the largest host.
func (l *Layout) Most() int {
	return len(slices.MaxFunc(l.Members, bySize))
}

func bySize(a, b []int) int { return len(a) - len(b) }

// Consecutive reports whether the PEs of each host follow each other.
func (l *Layout) Consecutive() bool {
	for _, members := range l.Members {
		if members[len(members)-1]-members[0] != len(members)-1 {
			return false
		}
	}
	return true
}
