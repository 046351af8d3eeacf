package collective

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/allreduce/reduction"
	"github.com/gpuc-go/gpuc/examples/alltoall/exchange"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Allreduce holds what the rounds share.
type Allreduce struct {
	*Buffers[*gpurt.SymBuffer[float32]]
	// reducers are those of each number of blocks, in different places of memory, which
	// the rounds of a case go through.
	reducers map[int64][]*reduction.Reducer
	rounds   map[string]int
}

// NewAllreduce loads the kernels. The buffers come with the first round.
func NewAllreduce(pe *gpurt.PE) (*Allreduce, error) {
	b, err := NewBuffers(pe, gpurt.AllocSym[float32])
	return &Allreduce{b, map[int64][]*reduction.Reducer{}, map[string]int{}}, err
}

// Round runs one round with the parameters bytes, of a vector, window, the bytes
// that calls rotate through, warm, calls, fill, the blocks of the kernels around the
// measured ones, places, how many there are in memory for signals and what is on the
// way, and seed. With by it takes algorithm number by-1 and not the one that is chosen,
// and with blocks at most so many thread blocks.
func (b *Allreduce) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n := int(p["bytes"]) / elemBytes
	at := SlotsOf(p, n, n)
	key := fmt.Sprint(at, p["by"], p["blocks"])
	place := b.rounds[key] % int(max(p["places"], 1))
	b.rounds[key]++
	if place == len(b.reducers[p["blocks"]]) {
		cfg := reduction.Config{MaxLen: int(p["window"]) / elemBytes, Blocks: int(p["blocks"])}
		r, err := reduction.New(b.pe, cfg)
		if err != nil {
			return nil, err
		}
		b.reducers[p["blocks"]] = append(b.reducers[p["blocks"]], r)
	}
	r := b.reducers[p["blocks"]][place]
	call := r.Reduce
	if by := int(p["by"]); by > 0 {
		call = func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
			return r.ReduceBy(reduction.Algorithms[by-1], s, dst, src)
		}
	}
	return b.Buffers.Round(ctx, p, Work[*gpurt.SymBuffer[float32]]{fmt.Sprint(key, place), at, call, b.Sums(p, at, 0)})
}

// AllToAll holds what the rounds share.
type AllToAll struct {
	*Buffers[*gpurt.SymBuffer[float32]]
	exchanger *exchange.Exchanger
}

// NewAllToAll loads the kernels. The buffers come with the first round.
func NewAllToAll(pe *gpurt.PE) (*AllToAll, error) {
	b, err := NewBuffers(pe, gpurt.AllocSym[float32])
	if err != nil {
		return nil, err
	}
	x, err := exchange.New(pe, exchange.Config{})
	return &AllToAll{b, x}, err
}

// Round runs one round with the parameters of Allreduce, but that bytes go to each
// PE.
func (b *AllToAll) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n := int(p["bytes"]) / elemBytes
	all := n * b.pe.NumPEs()
	at := SlotsOf(p, all, all)
	return b.Buffers.Round(ctx, p, Work[*gpurt.SymBuffer[float32]]{fmt.Sprint(at), at, b.exchanger.Exchange, b.Blocks(p, at, n, b.pe.MyPE())})
}
