package collective

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/allreduce/allreduce"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Allreduce holds what the rounds share.
type Allreduce struct {
	pe       *gpurt.PE
	k        *Kernels
	src, dst *gpurt.SymBuffer[float32]
	wrong    *gpurt.Buffer[uint64]
	reducer  *allreduce.Reducer
}

// NewAllreduce loads the kernels. The buffers come with the first round.
func NewAllreduce(pe *gpurt.PE) (*Allreduce, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	return &Allreduce{pe: pe, k: k, wrong: wrong}, err
}

// allocate makes source, target and reducer, once; it is collective.
func (b *Allreduce) allocate(window int) (err error) {
	n := window / elemBytes
	if b.src != nil {
		if n > b.src.Len() {
			return fmt.Errorf("a larger window than in the first round")
		}
		return nil
	}
	if b.src, err = gpurt.AllocSym[float32](b.pe, n); err != nil {
		return err
	}
	if b.dst, err = gpurt.AllocSym[float32](b.pe, n); err != nil {
		return err
	}
	b.reducer, err = allreduce.New(b.pe, allreduce.Config{MaxLen: n})
	return err
}

// Round runs one round with the parameters bytes, of a vector, window, the bytes
// that calls rotate through, warm, calls, fill, the blocks of the kernels around the
// measured ones, and seed.
func (b *Allreduce) Round(ctx context.Context, p control.Params) (control.Values, error) {
	if err := b.allocate(int(p["window"])); err != nil {
		return nil, err
	}
	at, st := slotsOf(p), b.pe.Stream()
	aux := gpurt.Grid(int(p["fill"])).Block(512)
	seed, me := uint64(p["seed"]), b.pe.MyPE()
	used := at.count * at.stride
	if err := b.k.Fill(st, aux, b.src.Slice(0, used), b.dst.Slice(0, used), seed, me); err != nil {
		return nil, err
	}
	if err := b.wrong.Zero(st); err != nil {
		return nil, err
	}
	if err := st.Sync(ctx); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	each, err := timeEager(ctx, st, int(p["warm"]), int(p["calls"]), func(i int) error {
		return b.reducer.Reduce(st, at.of(b.dst, i), at.of(b.src, i))
	})
	if err != nil {
		return nil, err
	}
	if err := b.k.CheckSums(st, aux, b.dst.Slice(0, used), at.size, at.stride, seed, b.pe.NumPEs(), b.wrong); err != nil {
		return nil, err
	}
	var wrong [1]uint64
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return nil, err
	}
	if wrong[0] != 0 {
		return nil, fmt.Errorf("%d sums are wrong", wrong[0])
	}
	return control.Values{"eager_us": float64(each.Nanoseconds()) / 1e3}, nil
}
