package flash

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/examples/attention/hop"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// RunRing computes attention of sequences that are spread over the PEs, each of which has s.Queries
// queries and as many keys and values of a sequence, and compares it with plain Go. In as many
// steps as there are PEs each takes its queries past the keys and values that it has, and pushes
// them to the next PE meanwhile (Liu and others, "Ring attention with blockwise transformers").
func RunRing(ctx context.Context, pe *gpurt.PE, s Shape, head int) error {
	return checkRing(ctx, pe, s, head)
}

// validRing refuses what is no ring.
func (s Shape) validRing(head int) error {
	if err := s.valid(head); err != nil {
		return err
	}
	if s.Keys != s.Queries || s.outputs(head) == 0 {
		return fmt.Errorf("attention: a ring of %d queries and %d keys in each PE; give it as many keys as queries, and one or more", s.Queries, s.Keys)
	}
	return nil
}

// checkRing compares what a ring computes with plain Go: of a launch, and of one in a graph.
func checkRing(ctx context.Context, pe *gpurt.PE, s Shape, head int) error {
	r, err := NewRing(pe, s, head)
	if err != nil {
		return err
	}
	me := pe.MyPE()
	if err := r.Queries.CopyFrom(ctx, random(uint64(me), s.outputs(head))); err != nil {
		return err
	}
	if err := r.Own().CopyFrom(ctx, chunk(me, s, head)); err != nil {
		return err
	}
	if err := r.Run(); err != nil {
		return err
	}
	if err := r.check(ctx); err != nil {
		return err
	}
	g, err := pe.Stream().Capture(r.Run)
	if err != nil {
		return err
	}
	for range 2 {
		if err := r.Out.Zero(pe.Stream()); err != nil {
			return err
		}
		if err := g.Launch(pe.Stream()); err != nil {
			return err
		}
		if err := r.check(ctx); err != nil {
			return fmt.Errorf("in a graph: %w", err)
		}
	}
	if err := errors.Join(g.Close(), r.Free()); err != nil {
		return err
	}
	pe.Printf("ok, %d of %d tokens in a ring on %s\n", s.Queries, pe.NumPEs()*s.Queries, pe.Device())
	return pe.Barrier(ctx)
}

// check compares the output with plain Go.
func (r *Ring) check(ctx context.Context) error {
	s, head, me, n := r.s, r.head, r.pe.MyPE(), r.pe.NumPEs()
	spread := s.spread(n)
	got := make([]gpu.BFloat16, s.outputs(head))
	if err := r.Out.CopyTo(ctx, got); err != nil {
		return err
	}
	all := s
	all.Keys *= n
	k, v := make([]gpu.BFloat16, all.pairs(head)), make([]gpu.BFloat16, all.pairs(head))
	for p := range n {
		c := chunk(p, s, head)
		for h := range s.Batch * s.KVHeads {
			for part := range 2 {
				position, from, n := spread.part(p, part)
				to, at := (h*all.Keys+position)*head, (h*s.Keys+from)*head
				copy(k[to:to+n*head], c[at:])
				copy(v[to:to+n*head], c[s.pairs(head)+at:])
			}
		}
	}
	return all.compare(head, func(query int) int { return r.Position(me, query) }, got, random(uint64(me), s.outputs(head)), k, v)
}

// chunk returns the keys, and after them the values, that a PE begins with.
func chunk(p int, s Shape, head int) []gpu.BFloat16 {
	return random(uint64(p)+1<<32, 2*s.pairs(head))
}

// Ring is attention of sequences that are spread over the PEs.
type Ring struct {
	// Queries and Out are the queries of the PE and what becomes of them.
	Queries, Out *gpurt.Buffer[gpu.BFloat16]

	pe    *gpurt.PE
	s     Shape
	head  int
	steps []func(*gpurt.Stream) error // launch the steps
	pass  *hop.Kernels
	hop   gpurt.LaunchConfig
	// aside is the stream of Pass, whose few blocks come first.
	aside *gpurt.Stream
	// chunks is the chunk of the PE, and two that come from others, in turn.
	chunks         *gpurt.SymBuffer[gpu.BFloat16]
	ready, arrived *gpurt.SignalBuffer
	ticks          *gpurt.Buffer[uint64]
	free           []func() error
}

// NewRing prepares launches for a shape, of which each PE has s.Queries tokens. It is collective.
func NewRing(pe *gpurt.PE, s Shape, head int) (*Ring, error) {
	if err := s.validRing(head); err != nil {
		return nil, err
	}
	kernels, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	r := &Ring{pe: pe, s: s, head: head}
	if r.pass, err = hop.LoadKernels(pe); err != nil {
		return nil, err
	}
	if err := r.alloc(); err != nil {
		return nil, errors.Join(err, r.Free())
	}
	if head == len(H128{}) {
		err = prepareRing(r, kernels.Ring128)
	} else {
		err = prepareRing(r, kernels.Ring64)
	}
	if err != nil {
		return nil, errors.Join(err, r.Free())
	}
	return r, nil
}

// A chunk is passed on by few blocks of many threads: they take multiprocessors away from those that
// multiply.
const (
	passBlocks  = 8
	passThreads = 1024
)

// alloc takes the memory of the ring.
func (r *Ring) alloc() (err error) {
	_, first, err := r.pe.StreamPriorities()
	if err != nil {
		return err
	}
	if r.aside, err = r.pe.NewStreamWith(gpurt.StreamConfig{Priority: first}); err != nil {
		return err
	}
	r.free = append(r.free, r.aside.Close)
	n := 2 * r.s.pairs(r.head)
	if r.chunks, err = gpurt.AllocSym[gpu.BFloat16](r.pe, 3*n); err != nil {
		return err
	}
	r.free = append(r.free, r.chunks.Free)
	const each = 64 // elements of a thread, or more
	threads := min((n+each-1)/each, passBlocks*passThreads)
	blocks := (threads + passThreads - 1) / passThreads
	r.hop = gpurt.Grid(blocks).Block((threads/blocks + gpu.WarpSize - 1) / gpu.WarpSize * gpu.WarpSize)
	for _, sig := range []**gpurt.SignalBuffer{&r.ready, &r.arrived} {
		if *sig, err = gpurt.AllocSignals(r.pe, blocks); err != nil {
			return err
		}
		r.free = append(r.free, (*sig).Free)
	}
	if r.ticks, err = gpurt.Alloc[uint64](r.pe, blocks); err != nil {
		return err
	}
	r.free = append(r.free, r.ticks.Free)
	for _, b := range []**gpurt.Buffer[gpu.BFloat16]{&r.Queries, &r.Out} {
		if *b, err = gpurt.Alloc[gpu.BFloat16](r.pe, r.s.outputs(r.head)); err != nil {
			return err
		}
		r.free = append(r.free, (*b).Free)
	}
	return nil
}

// ringKernel is the launch method of Ring64 or Ring128.
type ringKernel[H tile.Extent] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, stages int, o gpurt.DeviceSlice[gpu.BFloat16], q *queries[H], chunks *keys[H], kept KeptArgs, tickets gpurt.DeviceSlice[uint64], x Shape, at Step) error

// prepareRing prepares the steps. Each has a block for each item, so that there is a
// multiprocessor for Pass soon.
func prepareRing[H tile.Extent](r *Ring, kernel ringKernel[H]) error {
	pe, s, n := r.pe, r.s, r.pe.NumPEs()
	spread := s.spread(n)
	parts := []int{spread.Lower}
	if spread.Upper > 0 {
		parts = append(parts, spread.Upper)
	}
	l := plan[H](pe, s.Batch*s.Heads, parts...)
	q, err := newSource[Q, H](r.Queries)
	if err != nil {
		return err
	}
	chunks, err := newSource[K, H](r.chunks, parts...)
	if err != nil {
		return err
	}
	rows := s.Batch * s.Heads * s.Queries
	var kept KeptArgs
	for _, m := range []struct {
		to *gpurt.DeviceSlice[float32]
		n  int
	}{{&kept.Top, rows}, {&kept.Sum, rows}, {&kept.Acc, s.outputs(r.head)}} {
		b, err := gpurt.Alloc[float32](pe, m.n)
		if err != nil {
			return err
		}
		*m.to = b
		r.free = append(r.free, b.Free)
	}
	tickets, err := gpurt.Alloc[uint64](pe, 1)
	if err != nil {
		return err
	}
	r.free = append(r.free, tickets.Free)
	for i := range n {
		at := Step{Spread: spread, Me: pe.MyPE(), Of: (pe.MyPE() - i + n) % n, Row: r.slot(i) * 2 * s.pairs(r.head) / r.head, First: i == 0, Last: i == n-1}
		r.steps = append(r.steps, func(st *gpurt.Stream) error {
			return kernel(st, l.config(l.items), l.stages, r.Out, q, chunks, kept, tickets, s, at)
		})
	}
	return nil
}

// slot returns which of the chunks a step has: first that of the PE.
func (r *Ring) slot(step int) int {
	if step == 0 {
		return 0
	}
	return 1 + (step-1)%2
}

// Position returns where a token of a PE stands in the sequence.
func (r *Ring) Position(pe, token int) int {
	spread := r.s.spread(r.pe.NumPEs())
	part := 0
	if token >= spread.Lower {
		part = 1
	}
	stands, from, _ := spread.part(pe, part)
	return stands + token - from
}

// Own returns the keys, and after them the values, of the PE.
func (r *Ring) Own() *gpurt.SymBuffer[gpu.BFloat16] { return r.at(0) }

func (r *Ring) at(slot int) *gpurt.SymBuffer[gpu.BFloat16] {
	n := 2 * r.s.pairs(r.head)
	return r.chunks.Slice(slot*n, (slot+1)*n)
}

// Run enqueues attention on the PE's stream. All PEs call it as often, and it can be captured in a
// graph. While a step multiplies, the chunk that it has goes on to the next PE.
func (r *Ring) Run() error {
	st := r.pe.Stream()
	for i, step := range r.steps {
		passes := i < len(r.steps)-1
		if passes {
			// What used the memory of the next chunk is enqueued on st.
			if err := follow(r.aside, st); err != nil {
				return err
			}
			h := hop.HopArgs{Now: r.at(r.slot(i)), Next: r.at(r.slot(i + 1)), Ready: r.ready, Arrived: r.arrived, Ticks: r.ticks}
			if err := r.pass.Pass(r.aside, r.hop, h); err != nil {
				return fmt.Errorf("step %d: %w", i, err)
			}
		}
		if err := step(st); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
		if passes {
			if err := follow(st, r.aside); err != nil {
				return err
			}
		}
	}
	return nil
}

// follow makes what is enqueued on s from now on wait for what has been enqueued on before.
func follow(s, before *gpurt.Stream) error {
	e, err := before.RecordUntimed()
	if err != nil {
		return err
	}
	return errors.Join(s.Wait(e), e.Close())
}

// Free frees the memory of the ring, which no launch uses any more. It is collective.
func (r *Ring) Free() error {
	var all error
	for _, f := range slices.Backward(r.free) {
		all = errors.Join(all, f())
	}
	r.free = nil
	return all
}
