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
	*buffers
	// reducers are those of each number of blocks.
	reducers map[int64]*allreduce.Reducer
}

// NewAllreduce loads the kernels. The buffers come with the first round.
func NewAllreduce(pe *gpurt.PE) (*Allreduce, error) {
	b, err := newBuffers(pe)
	return &Allreduce{buffers: b, reducers: map[int64]*allreduce.Reducer{}}, err
}

// Round runs one round with the parameters bytes, of a vector, window, the bytes
// that calls rotate through, warm, calls, fill, the blocks of the kernels around the
// measured ones, and seed. With by it takes algorithm number by-1 and not the one that
// is chosen, and with blocks at most so many thread blocks.
func (b *Allreduce) Round(ctx context.Context, p control.Params) (_ control.Values, err error) {
	at := slotsOf(p, int(p["bytes"])/elemBytes)
	r := b.reducers[p["blocks"]]
	if r == nil {
		cfg := allreduce.Config{MaxLen: int(p["window"]) / elemBytes, Blocks: int(p["blocks"])}
		if r, err = allreduce.New(b.pe, cfg); err != nil {
			return nil, err
		}
		b.reducers[p["blocks"]] = r
	}
	call := r.Reduce
	if by := int(p["by"]); by > 0 {
		call = func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
			return r.ReduceBy(allreduce.Algorithms[by-1], s, dst, src)
		}
	}
	check := func(dst *gpurt.SymBuffer[float32], seed uint64) error {
		return b.k.CheckSums(b.pe.Stream(), aux(p), dst, at.size, at.stride, seed, b.pe.NumPEs(), b.wrong)
	}
	return b.round(ctx, p, collective{fmt.Sprint(at, p["by"], p["blocks"]), at, call, check})
}
