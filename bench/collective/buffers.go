package collective

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// buffers are the source and the target of a collective.
type buffers struct {
	pe       *gpurt.PE
	k        *Kernels
	src, dst *gpurt.SymBuffer[float32]
	wrong    *gpurt.Buffer[uint64]
}

func newBuffers(pe *gpurt.PE) (*buffers, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	return &buffers{pe: pe, k: k, wrong: wrong}, err
}

// allocate makes room for n elements, once; it is collective.
func (b *buffers) allocate(n int) (err error) {
	if b.src != nil {
		if n > b.src.Len() {
			return fmt.Errorf("more elements than in the first round")
		}
		return nil
	}
	if b.src, err = gpurt.AllocSym[float32](b.pe, n); err != nil {
		return err
	}
	b.dst, err = gpurt.AllocSym[float32](b.pe, n)
	return err
}

// aux is the shape of the kernels around the measured ones.
func aux(p control.Params) gpurt.LaunchConfig { return gpurt.Grid(int(p["fill"])).Block(512) }

// round fills the source, times calls of call, which take one slot after the other,
// and counts by check, which gets all of the target that was used, what is wrong.
func (b *buffers) round(ctx context.Context, p control.Params, at slots,
	call func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error, check func(dst *gpurt.SymBuffer[float32]) error,
) (control.Values, error) {
	used := at.count * at.stride
	if err := b.allocate(max(int(p["window"])/elemBytes, used)); err != nil {
		return nil, err
	}
	st := b.pe.Stream()
	if err := b.k.Fill(st, aux(p), b.src.Slice(0, used), b.dst.Slice(0, used), uint64(p["seed"]), b.pe.MyPE()); err != nil {
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
	values, err := TimeEager(ctx, st, int(p["warm"]), int(p["calls"]), func(i int) error {
		return call(st, at.of(b.dst, i), at.of(b.src, i))
	})
	if err != nil {
		return nil, err
	}
	if err := check(b.dst.Slice(0, used)); err != nil {
		return nil, err
	}
	var wrong [1]uint64
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return nil, err
	}
	if wrong[0] != 0 {
		return nil, fmt.Errorf("%d elements are wrong", wrong[0])
	}
	return values, nil
}
