// Package host measures what the host enqueues on streams: operations of NVSHMEM, by
// package gpurt, and of NCCL, by package nccl. bench/cpp/onstream.cu and
// bench/cpp/ncclhost.cu make the same calls from C++, and bench/torch/hostpeer.py makes them
// by NVSHMEM4Py and nccl4py. Operations have the same numbers in all of them.
//
// host_us is the time that the host takes to enqueue one operation, with many in a row
// and no synchronisation between; eager_us is the time of one on the device, by events
// around all of them; graph_us is the same in a CUDA graph.
package host

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const elemBytes = 4

// sym is the memory of NVSHMEM's operations.
type sym = *gpurt.SymBuffer[float32]

// The operations of Puts.
const (
	put = iota
	putSignal
)

// Puts measures puts to the right neighbour.
type Puts struct {
	*collective.Buffers[sym]
	sig *gpurt.SignalBuffer
}

// NewPuts loads the kernels that fill and check. The buffers come with the first round.
func NewPuts(pe *gpurt.PE) (*Puts, error) {
	b, err := collective.NewBuffers(pe, gpurt.AllocSym[float32])
	if err != nil {
		return nil, err
	}
	sig, err := gpurt.AllocSignals(pe, 1)
	return &Puts{b, sig}, err
}

// Round runs one round with the parameters op, bytes, window, warm, calls, fill and seed,
// as collective.Allreduce has them.
func (b *Puts) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n := int(p["bytes"]) / elemBytes
	at := collective.SlotsOf(p, n, n)
	left, right := neighbours(b.PE())
	var call func(s *gpurt.Stream, dst, src sym) error
	switch p["op"] {
	case put:
		call = func(s *gpurt.Stream, dst, src sym) error { return gpurt.Put(s, dst, src, right) }
	case putSignal:
		call = func(s *gpurt.Stream, dst, src sym) error {
			return gpurt.PutSignal(s, dst, src, b.sig, 1, shmem.SignalSet, right)
		}
	default:
		return nil, fmt.Errorf("no operation %d", p["op"])
	}
	return b.Buffers.Round(ctx, p, collective.Work[sym]{Key: fmt.Sprint(p["op"], at), At: at, Call: call, Check: b.Copies(p, at, left)})
}

// neighbours returns the PEs to the left and to the right in the ring.
func neighbours(pe *gpurt.PE) (left, right int) {
	n := pe.NumPEs()
	return (pe.MyPE() + n - 1) % n, (pe.MyPE() + 1) % n
}

// The operations of Collectives.
const (
	reduce = iota
	broadcast
	fcollect
	alltoall
	reducescatter
)

// Collectives measures collective operations of all PEs.
type Collectives struct {
	*collective.Buffers[sym]
}

// NewCollectives loads the kernels that fill and check. The buffers come with the first
// round.
func NewCollectives(pe *gpurt.PE) (*Collectives, error) {
	b, err := collective.NewBuffers(pe, gpurt.AllocSym[float32])
	return &Collectives{b}, err
}

// Round runs one round with the parameters of Puts. The longer of source and target has
// bytes, or an element for each PE if that is more.
func (b *Collectives) Round(ctx context.Context, p control.Params) (control.Values, error) {
	pe := b.PE()
	me, world := pe.MyPE(), pe.TeamWorld()
	n, all := parts(p, pe.NumPEs())
	w := collective.Work[sym]{At: collective.SlotsOf(p, all, all)}
	switch p["op"] {
	case reduce:
		w.Call = func(s *gpurt.Stream, dst, src sym) error { return gpurt.Reduce(s, world, dst, src, shmem.Sum) }
		w.Check = b.Sums(p, w.At, 0)
	case broadcast:
		w.Call = func(s *gpurt.Stream, dst, src sym) error { return gpurt.Broadcast(s, world, dst, src, 0) }
		w.Check = b.Copies(p, w.At, 0)
	case fcollect:
		w.At = collective.SlotsOf(p, all, n)
		w.Call = func(s *gpurt.Stream, dst, src sym) error { return gpurt.FCollect(s, world, dst, src) }
		w.Check = b.Blocks(p, w.At, n, 0)
	case alltoall:
		w.Call = func(s *gpurt.Stream, dst, src sym) error { return gpurt.AllToAll(s, world, dst, src) }
		w.Check = b.Blocks(p, w.At, n, me)
	case reducescatter:
		w.At = collective.SlotsOf(p, n, all)
		w.Call = func(s *gpurt.Stream, dst, src sym) error { return gpurt.ReduceScatter(s, world, dst, src, shmem.Sum) }
		w.Check = b.Sums(p, w.At, me*n)
	default:
		return nil, fmt.Errorf("no operation %d", p["op"])
	}
	w.Key = fmt.Sprint(p["op"], w.At)
	return b.Buffers.Round(ctx, p, w)
}

// parts returns the elements of one PE's part and of all parts.
func parts(p control.Params, pes int) (n, all int) {
	n = max(int(p["bytes"])/elemBytes/pes, 1)
	return n, n * pes
}
