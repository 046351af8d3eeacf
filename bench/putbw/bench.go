package putbw

import (
	"context"
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/putbw/putbulk"
	"github.com/gpuc-go/gpuc/dsl/bulk"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const elemBytes = 4

// Bench holds what the rounds share.
type Bench struct {
	pe       *gpurt.PE
	k        *Kernels
	bulk     *putbulk.Kernels // once it is asked for
	src, dst *gpurt.SymBuffer[float32]
	wrong    *gpurt.Buffer[uint64]
}

// New loads the kernels. The buffers come with the first round.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	if err != nil {
		return nil, err
	}
	return &Bench{pe: pe, k: k, wrong: wrong}, nil
}

// allocate makes source and target, once; it is collective.
func (b *Bench) allocate(capacity int) (err error) {
	if b.src != nil {
		return nil
	}
	if b.src, err = gpurt.AllocSym[float32](b.pe, capacity/elemBytes); err != nil {
		return err
	}
	b.dst, err = gpurt.AllocSym[float32](b.pe, capacity/elemBytes)
	return err
}

// Round runs one round. Its parameters are capacity (bytes of source and target, the same in
// every round), window, bytes, puts, bulk (1 for bulk copies), blocks, threads, fill (blocks of
// the kernels around the measured one) and seed.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	if err := b.allocate(int(p["capacity"])); err != nil {
		return nil, err
	}
	shape := gpurt.Grid(int(p["blocks"])).Block(int(p["threads"]))
	put := b.k.Put
	if p["bulk"] != 0 {
		if err := b.loadBulk(); err != nil {
			return nil, err
		}
		put, shape = b.bulk.Put, shape.DynamicShared(bulk.SharedBytes)
	}
	window, chunk := int(p["window"]/elemBytes), int(p["bytes"]/elemBytes)
	puts := int(p["puts"])
	aux := gpurt.Grid(int(p["fill"])).Block(512)
	seed := uint64(p["seed"])
	me, n, s := b.pe.MyPE(), b.pe.NumPEs(), b.pe.Stream()
	// Two PEs: one direction. More: every PE sends to the next.
	sends, receives := n > 2 || me == 0, n > 2 || me == n-1
	written := min(chunk*puts, window/chunk*chunk)
	src, dst := b.src.Slice(0, window), b.dst.Slice(0, window)

	if err := b.k.Fill(s, aux, src, dst, seed+uint64(me)); err != nil {
		return nil, err
	}
	if err := b.wrong.Zero(s); err != nil {
		return nil, err
	}
	if err := s.Sync(ctx); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	var elapsed time.Duration
	if sends {
		var err error
		if elapsed, err = b.send(ctx, put, shape, dst, src, window, chunk, puts); err != nil {
			return nil, err
		}
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	if receives {
		left := (me + n - 1) % n
		if err := b.k.Check(s, aux, dst, written, seed+uint64(left), b.wrong); err != nil {
			return nil, err
		}
		var wrong [1]uint64
		if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
			return nil, err
		}
		if wrong[0] != 0 {
			return nil, fmt.Errorf("%d elements are wrong", wrong[0])
		}
	}
	return control.Values{"us": float64(elapsed.Nanoseconds()) / 1e3}, nil
}

// putter is a launch method.
type putter func(s *gpurt.Stream, cfg gpurt.LaunchConfig, dst, src *gpurt.SymBuffer[float32], window, chunk int, puts, pe int32) error

// loadBulk loads the kernel of bulk copies, once.
func (b *Bench) loadBulk() (err error) {
	if b.bulk == nil {
		b.bulk, err = putbulk.LoadKernels(b.pe)
	}
	return err
}

// send puts a few times untimed, then as often as asked, and returns the time
// of the latter.
func (b *Bench) send(ctx context.Context, put putter, shape gpurt.LaunchConfig, dst, src *gpurt.SymBuffer[float32], window, chunk, puts int) (time.Duration, error) {
	s, right := b.pe.Stream(), (b.pe.MyPE()+1)%b.pe.NumPEs()
	if err := put(s, shape, dst, src, window, chunk, int32(min(puts, 4)), int32(right)); err != nil {
		return 0, err
	}
	return s.Time(ctx, func() error {
		return put(s, shape, dst, src, window, chunk, int32(puts), int32(right))
	})
}
