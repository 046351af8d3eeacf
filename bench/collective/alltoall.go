package collective

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/alltoall/alltoall"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// AllToAll holds what the rounds share.
type AllToAll struct {
	*buffers
	exchanger *alltoall.Exchanger
}

// NewAllToAll loads the kernels. The buffers come with the first round.
func NewAllToAll(pe *gpurt.PE) (*AllToAll, error) {
	b, err := newBuffers(pe)
	if err != nil {
		return nil, err
	}
	x, err := alltoall.New(pe, alltoall.Config{})
	return &AllToAll{b, x}, err
}

// Round runs one round with the parameters of Allreduce, but that bytes go to each
// PE.
func (b *AllToAll) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n, me, pes := int(p["bytes"])/elemBytes, b.pe.MyPE(), b.pe.NumPEs()
	at := slotsOf(p, n*pes)
	check := func(dst *gpurt.SymBuffer[float32], seed uint64) error {
		return b.k.CheckBlocks(b.pe.Stream(), aux(p), dst, n, at.stride, seed, me, pes, b.wrong)
	}
	return b.round(ctx, p, collective{fmt.Sprint(at), at, b.exchanger.Exchange, check})
}
