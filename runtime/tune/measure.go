package tune

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const (
	maxCalls  = 20                   // in a graph
	graphTime = time.Millisecond     // of a graph with fewer calls, about
	slack     = 1.25                 // by which a finalist may be slower than the fastest candidate in the trial
	finalists = 8                    // and the default
	rounds    = 9                    // of the finals
	span      = 2 * time.Millisecond // of the replays of a candidate in a round of the finals, about
	margin    = 0.98                 // of the time of the default, above which the default is chosen
)

// timer returns how long each of so many replays takes, in a steady state.
type timer func(ctx context.Context, e *entrant, replays int) (time.Duration, error)

// entrant is a candidate in a measurement.
type entrant struct {
	number int
	name   string
	stream *gpurt.Stream
	graph  *gpurt.Graph
	free   func() error
	trial  time.Duration   // of a graph, when all candidates are tried
	finals []time.Duration // of a graph, in the rounds of the finals
}

// replayTime is the timer of GPUs. The first replay, which the others follow closely, is not counted.
func replayTime(ctx context.Context, e *entrant, replays int) (time.Duration, error) {
	if err := e.graph.Launch(e.stream); err != nil {
		return 0, err
	}
	took, err := e.stream.Time(ctx, func() error {
		for range replays {
			if err := e.graph.Launch(e.stream); err != nil {
				return err
			}
		}
		return nil
	})
	return took / time.Duration(replays), err
}

// slowest is a timer of all PEs together.
func (t timer) slowest(ctx context.Context, pe *gpurt.PE, e *entrant, replays int) (time.Duration, error) {
	took, err := t(ctx, e, replays)
	if err != nil {
		return 0, fmt.Errorf("candidate %s: %w", e.name, err)
	}
	most, err := reduce(ctx, pe, int64(took), shmem.Max)
	return max(1, time.Duration(most)), err
}

// entrants are the candidates of a measurement, the default first.
type entrants []*entrant

// enter prepares further candidates, with so many calls in a graph.
func (all *entrants) enter(pe *gpurt.PE, candidates []Candidate, calls int) error {
	for _, c := range candidates {
		e, err := enter(pe.Stream(), c, calls)
		if err != nil {
			return fmt.Errorf("candidate %s: %w", c.Name, err)
		}
		e.number = len(*all)
		*all = append(*all, e)
	}
	return nil
}

func enter(s *gpurt.Stream, c Candidate, calls int) (*entrant, error) {
	enqueue, free, err := c.Prepare()
	if err != nil {
		return nil, err
	}
	graph, err := s.Capture(func() error {
		for range calls {
			if err := enqueue(s); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, errors.Join(err, free())
	}
	return &entrant{name: c.Name, stream: s, graph: graph, free: free}, nil
}

// close releases what the candidates have, the latest first.
func (all *entrants) close() (err error) {
	for _, e := range slices.Backward(*all) {
		err = errors.Join(err, e.graph.Close(), e.free())
	}
	*all = nil
	return err
}

// measure returns the fastest candidate. What it decides by is the same on all PEs. Of all, the default alone has
// entered, with one call.
func measure(ctx context.Context, pe *gpurt.PE, all *entrants, candidates []Candidate, t timer) (_ Choice, err error) {
	call, err := t.slowest(ctx, pe, (*all)[0], 1)
	if err != nil {
		return Choice{}, err
	}
	calls := min(max(graphTime/call, 1), maxCalls)
	if err := errors.Join(all.close(), all.enter(pe, candidates, int(calls))); err != nil {
		return Choice{}, err
	}
	for range 2 { // the GPU raises its clocks in the first
		for _, e := range *all {
			if e.trial, err = t.slowest(ctx, pe, e, 1); err != nil {
				return Choice{}, err
			}
		}
	}
	left := all.best()
	replays := int(min(max(span/left[0].trial, 1), 100))
	for r := range rounds {
		for i := range left {
			e := left[(r+i)%len(left)]
			took, err := t.slowest(ctx, pe, e, replays)
			if err != nil {
				return Choice{}, err
			}
			e.finals = append(e.finals, took)
		}
	}
	return choose((*all)[0], left, calls), nil
}

// best returns the finalists, the fastest first, and the default.
func (all entrants) best() entrants {
	left := slices.Clone(all)
	slices.SortStableFunc(left, func(a, b *entrant) int { return cmp.Compare(a.trial, b.trial) })
	most := time.Duration(slack * float64(left[0].trial))
	left = slices.DeleteFunc(left, func(e *entrant) bool { return e.trial > most })
	if left = left[:min(len(left), finalists)]; !slices.Contains(left, all[0]) {
		left = append(left, all[0])
	}
	return left
}

// choose returns the choice by the medians of the finals.
func choose(first *entrant, left entrants, calls time.Duration) Choice {
	median := func(e *entrant) time.Duration {
		return slices.Sorted(slices.Values(e.finals))[rounds/2]
	}
	fastest := slices.MinFunc(left, func(a, b *entrant) int { return cmp.Compare(median(a), median(b)) })
	if float64(median(fastest)) > margin*float64(median(first)) {
		fastest = first
	}
	return Choice{Best: fastest.number, Time: median(fastest) / calls, DefaultTime: median(first) / calls, Source: Measured}
}
