package attention

import (
	"context"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// RunRing computes attention of sequences that are spread over the PEs, each of which has s.Queries
// queries and as many keys and values of a sequence, and compares it with plain Go. In as many
// steps as there are PEs each takes its queries past the keys and values that it has, and pushes
// them to the next PE meanwhile (Liu and others, "Ring attention with blockwise transformers").
func RunRing(ctx context.Context, pe *gpurt.PE, s Shape, head int) error {
	if err := s.valid(head); err != nil {
		return err
	}
	if s.Keys != s.Queries || s.outputs(head) == 0 {
		return fmt.Errorf("attention: a ring of %d queries and %d keys in each PE; give it as many keys as queries, and one or more", s.Queries, s.Keys)
	}
	kernels, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	if head == len(H128{}) {
		return runRing(ctx, pe, kernels.Ring128, s)
	}
	return runRing(ctx, pe, kernels.Ring64, s)
}

// ringKernel is the launch method of Ring64 or Ring128.
type ringKernel[H tile.Extent] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, stages int, o, q gpurt.DeviceSlice[gpu.BFloat16], chunks *source[H], c ChunkArgs, x KeptArgs, sh Shape, at Step) error

func runRing[H tile.Extent](ctx context.Context, pe *gpurt.PE, step ringKernel[H], s Shape) error {
	var dim H
	head, me, n := len(dim), pe.MyPE(), pe.NumPEs()
	spread := s.spread(n)
	parts := []int{spread.Lower}
	if spread.Upper > 0 {
		parts = append(parts, spread.Upper)
	}
	cfg, count, stages := blocks[H](pe, s, parts...)
	r, err := newRing(pe, s, head, count)
	if err != nil {
		return err
	}
	chunks, err := newSource[H](r.chunks, parts...)
	if err != nil {
		return err
	}
	q, err := gpurt.AllocFrom(pe, random(uint64(me), s.outputs(head)))
	if err != nil {
		return err
	}
	out, err := gpurt.Alloc[gpu.BFloat16](pe, s.outputs(head))
	if err != nil {
		return err
	}
	for i := range n {
		at := Step{Spread: spread, Me: me, Of: (me - i + n) % n, First: i == 0, Last: i == n-1}
		if err := r.turn(i, func(c ChunkArgs) error {
			return step(pe.Stream(), cfg, stages, out, q, chunks, c, r.kept, s, at)
		}); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
	}
	got := make([]gpu.BFloat16, s.outputs(head))
	if err := out.CopyTo(ctx, got); err != nil {
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
	position := func(query int) int {
		stands, from, _ := spread.part(me, 0)
		if query >= spread.Lower {
			stands, from, _ = spread.part(me, 1)
		}
		return stands + query - from
	}
	if err := all.compare(head, position, got, random(uint64(me), s.outputs(head)), k, v); err != nil {
		return err
	}
	pe.Printf("ok, %d of %d tokens in a ring on %s\n", s.Queries, all.Keys, pe.Device())
	return pe.Barrier(ctx)
}

// chunk returns the keys, and behind them the values, that a PE begins with.
func chunk(p int, s Shape, head int) []gpu.BFloat16 {
	return random(uint64(p)+1<<32, 2*s.pairs(head))
}

// ringState is the memory of a PE in the ring.
type ringState struct {
	pe   *gpurt.PE
	head int // elements of a head
	half int // elements of a chunk
	// chunks is what the PE has now and what comes next, in turn.
	chunks        *gpurt.SymBuffer[gpu.BFloat16]
	arrived, free *gpurt.SignalBuffer
	parts         int
	kept          KeptArgs
}

func newRing(pe *gpurt.PE, s Shape, head, blocks int) (*ringState, error) {
	r := &ringState{pe: pe, head: head, half: 2 * s.pairs(head), parts: asideWarps * min(pushers, blocks)}
	c := chunk(pe.MyPE(), s, head)
	var err error
	if r.chunks, err = gpurt.AllocSymFrom(pe, slices.Concat(c, make([]gpu.BFloat16, len(c)))); err != nil {
		return nil, err
	}
	for _, sig := range []**gpurt.SignalBuffer{&r.arrived, &r.free} {
		if *sig, err = gpurt.AllocSignals(pe, 1); err != nil {
			return nil, err
		}
	}
	rows := s.Batch * s.Heads * s.Queries
	for _, m := range []struct {
		to *gpurt.DeviceSlice[float32]
		n  int
	}{{&r.kept.Top, rows}, {&r.kept.Sum, rows}, {&r.kept.Acc, s.outputs(head)}} {
		if *m.to, err = gpurt.Alloc[float32](pe, m.n); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// turn enqueues step i: it waits until the chunk of the step has arrived, and until the next PE has
// room for it, which it says when it has done with the chunk that it had there.
func (r *ringState) turn(i int, launch func(ChunkArgs) error) error {
	me, n, s := r.pe.MyPE(), r.pe.NumPEs(), r.pe.Stream()
	now, next := i%2*r.half, (i+1)%2*r.half
	c := ChunkArgs{Now: r.chunks.Slice(now, now+r.half), Next: r.chunks.Slice(next, next+r.half), Row: now / r.head, Arrived: r.arrived, Right: -1}
	if i > 0 {
		if err := gpurt.SignalWaitUntil(s, r.arrived, shmem.CmpGE, uint64(i*r.parts)); err != nil {
			return err
		}
	}
	if i < n-1 {
		c.Right = (me + 1) % n
		if i > 0 {
			if err := gpurt.SignalWaitUntil(s, r.free, shmem.CmpGE, uint64(i)); err != nil {
				return err
			}
		}
	}
	if err := launch(c); err != nil {
		return err
	}
	return gpurt.SignalOp(s, r.free, 1, shmem.SignalAdd, (me+n-1)%n)
}
