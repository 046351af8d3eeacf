package collective

import (
	"context"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/allreduce/allreduce"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Allreduce holds what the rounds share.
type Allreduce struct {
	*buffers
	reducer *allreduce.Reducer
}

// NewAllreduce loads the kernels. The buffers come with the first round.
func NewAllreduce(pe *gpurt.PE) (*Allreduce, error) {
	b, err := newBuffers(pe)
	return &Allreduce{buffers: b}, err
}

// Round runs one round with the parameters bytes, of a vector, window, the bytes
// that calls rotate through, warm, calls, fill, the blocks of the kernels around the
// measured ones, and seed.
func (b *Allreduce) Round(ctx context.Context, p control.Params) (_ control.Values, err error) {
	at := slotsOf(p, int(p["bytes"])/elemBytes)
	if b.reducer == nil {
		if b.reducer, err = allreduce.New(b.pe, allreduce.Config{MaxLen: int(p["window"]) / elemBytes}); err != nil {
			return nil, err
		}
	}
	check := func(dst *gpurt.SymBuffer[float32], seed uint64) error {
		return b.k.CheckSums(b.pe.Stream(), aux(p), dst, at.size, at.stride, seed, b.pe.NumPEs(), b.wrong)
	}
	return b.round(ctx, p, collective{at, b.reducer.Reduce, check})
}
