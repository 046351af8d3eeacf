package host

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// plain is the memory of NCCL's operations.
type plain = *gpurt.Buffer[float32]

// The operations of NCCL.
const (
	ncclAllReduce = iota
	ncclAllGather
	ncclReduceScatter
	ncclBroadcast
	ncclSendRecv
	ncclGroup
)

// groupCalls are the allreduces in a group of ncclGroup.
const groupCalls = 8

// NCCL measures calls of NCCL on memory of the GPU alone.
type NCCL struct {
	*collective.Buffers[plain]
	comm *nccl.Comm
	// parts are those of the slots that a group works on, by their addresses.
	parts map[uintptr][]plain
}

// NewNCCL loads the kernels that fill and check. The communicator and the buffers come
// with the first round.
func NewNCCL(pe *gpurt.PE) (*NCCL, error) {
	b, err := collective.NewBuffers(pe, gpurt.Alloc[float32])
	return &NCCL{Buffers: b, parts: map[uintptr][]plain{}}, err
}

// Round runs one round with the parameters of Collectives.
func (b *NCCL) Round(ctx context.Context, p control.Params) (_ control.Values, err error) {
	pe := b.PE()
	if b.comm == nil {
		if b.comm, err = nccl.World(ctx, pe, nil); err != nil {
			return nil, err
		}
	}
	c, me := b.comm, pe.MyPE()
	left, right := neighbours(pe)
	n, all := parts(p, pe.NumPEs())
	w := collective.Work[plain]{At: collective.SlotsOf(p, all, all)}
	switch p["op"] {
	case ncclAllReduce:
		w.Call = func(s *gpurt.Stream, dst, src plain) error { return nccl.AllReduce(c, s, dst, src, nccl.Sum) }
		w.Check = b.Sums(p, w.At, 0)
	case ncclAllGather:
		w.At = collective.SlotsOf(p, all, n)
		w.Call = func(s *gpurt.Stream, dst, src plain) error { return nccl.AllGather(c, s, dst, src) }
		w.Check = b.Blocks(p, w.At, n, 0)
	case ncclReduceScatter:
		w.At = collective.SlotsOf(p, n, all)
		w.Call = func(s *gpurt.Stream, dst, src plain) error { return nccl.ReduceScatter(c, s, dst, src, nccl.Sum) }
		w.Check = b.Sums(p, w.At, me*n)
	case ncclBroadcast:
		w.Call = func(s *gpurt.Stream, dst, src plain) error { return nccl.Broadcast(c, s, dst, src, 0) }
		w.Check = b.Copies(p, w.At, 0)
	case ncclSendRecv:
		w.Call = func(s *gpurt.Stream, dst, src plain) error {
			return nccl.Group(pe, func() error {
				if err := nccl.Send(c, s, src, right); err != nil {
					return err
				}
				return nccl.Recv(c, s, dst, left)
			})
		}
		w.Check = b.Copies(p, w.At, left)
	case ncclGroup:
		w.At = collective.SlotsOf(p, groupCalls*all, groupCalls*all)
		w.Call = func(s *gpurt.Stream, dst, src plain) error {
			to, from := b.divided(dst), b.divided(src)
			return nccl.Group(pe, func() error {
				for i := range to {
					if err := nccl.AllReduce(c, s, to[i], from[i], nccl.Sum); err != nil {
						return err
					}
				}
				return nil
			})
		}
		w.Check = b.Sums(p, w.At, 0)
	default:
		return nil, fmt.Errorf("no operation %d", p["op"])
	}
	w.Key = fmt.Sprint(p["op"], w.At)
	return b.Buffers.Round(ctx, p, w)
}

// divided returns the parts of a slot. They are made in the first round, which is
// discarded: what is measured is the calls.
func (b *NCCL) divided(slot plain) []plain {
	of, ok := b.parts[slot.Addr()]
	if !ok {
		n := slot.Len() / groupCalls
		for i := range groupCalls {
			of = append(of, slot.Slice(i*n, (i+1)*n))
		}
		b.parts[slot.Addr()] = of
	}
	return of
}
