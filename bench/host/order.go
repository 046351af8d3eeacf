package host

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// The operations of Barriers.
const (
	barrierAll = iota
	syncAll
	quiet
	putAndQuiet
)

// Barriers measures what orders operations.
type Barriers struct {
	pe       *gpurt.PE
	src, dst sym
	graphs   map[string]*gpurt.Graph
}

// NewBarriers allocates.
func NewBarriers(pe *gpurt.PE) (*Barriers, error) {
	both, err := gpurt.AllocSym[float32](pe, 2)
	if err != nil {
		return nil, err
	}
	return &Barriers{pe, both.Slice(0, 1), both.Slice(1, 2), map[string]*gpurt.Graph{}}, nil
}

// Round runs one round with the parameters op, warm and calls. There is nothing to check.
func (b *Barriers) Round(ctx context.Context, p control.Params) (control.Values, error) {
	st, warm, calls := b.pe.Stream(), int(p["warm"]), int(p["calls"])
	_, right := neighbours(b.pe)
	var call func(i int) error
	switch p["op"] {
	case barrierAll:
		call = func(int) error { return st.Barrier() }
	case syncAll:
		call = func(int) error { return st.SyncAll() }
	case quiet:
		call = func(int) error { return st.Quiet() }
	case putAndQuiet:
		call = func(int) error {
			if err := gpurt.PutNBI(st, b.dst, b.src, right); err != nil {
				return err
			}
			return st.Quiet()
		}
	default:
		return nil, fmt.Errorf("no operation %d", p["op"])
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	values, err := collective.TimeEager(ctx, st, warm, calls, call)
	if err != nil {
		return nil, err
	}
	return values, collective.TimeGraph(ctx, st, b.graphs, fmt.Sprint(p["op"], calls), calls, call, values)
}

// PingPong measures puts with signal that go round the ring of PEs, waited for by streams.
type PingPong struct {
	pe       *gpurt.PE
	src, dst sym
	sig      *gpurt.SignalBuffer
	graphs   map[string]*gpurt.Graph
	rounds   float32
}

// NewPingPong allocates the signal. The buffers come with each round.
func NewPingPong(pe *gpurt.PE) (*PingPong, error) {
	sig, err := gpurt.AllocSignals(pe, 1)
	return &PingPong{pe: pe, sig: sig, graphs: map[string]*gpurt.Graph{}}, err
}

// Round runs one round with the parameters bytes, of the message, capacity, the bytes of
// the longest, warm and calls, the trips round the ring. PE 0 starts each, and every other
// PE sends on when the message has come. The times on the device are those of a hop, and
// that of the host is the mean of a put with signal and a wait.
//
// Trip i has the signal i, and is waited for by equality: so a graph can be launched
// again. No trip begins before the one before has ended.
func (b *PingPong) Round(ctx context.Context, p control.Params) (control.Values, error) {
	if b.src == nil {
		both, err := gpurt.AllocSym[float32](b.pe, 2*int(p["capacity"])/elemBytes)
		if err != nil {
			return nil, err
		}
		b.src, b.dst = both.Slice(0, both.Len()/2), both.Slice(both.Len()/2, both.Len())
	}
	st, n, calls := b.pe.Stream(), int(p["bytes"])/elemBytes, int(p["calls"])
	src, dst := b.src.Slice(0, n), b.dst.Slice(0, n)
	if err := b.mark(ctx, src); err != nil {
		return nil, err
	}
	left, right := neighbours(b.pe)
	send := func(i int) error {
		return gpurt.PutSignal(st, dst, src, b.sig, uint64(i+1), shmem.SignalSet, right)
	}
	wait := func(i int) error { return gpurt.SignalWaitUntil(st, b.sig, shmem.CmpEQ, uint64(i+1)) }
	first, second := wait, send
	if b.pe.MyPE() == 0 {
		first, second = send, wait
	}
	trip := func(i int) error {
		if err := first(i); err != nil {
			return err
		}
		return second(i)
	}
	values, err := collective.TimeEager(ctx, st, int(p["warm"]), calls, trip)
	if err != nil {
		return nil, err
	}
	if err := collective.TimeGraph(ctx, st, b.graphs, fmt.Sprint(n, calls), calls, trip, values); err != nil {
		return nil, err
	}
	values["host_us"] /= 2
	values["eager_us"] /= float64(b.pe.NumPEs())
	values["graph_us"] /= float64(b.pe.NumPEs())
	return values, b.check(ctx, dst, left)
}

// message is element i of what a PE sends in the present round.
func (b *PingPong) message(pe, i int) float32 { return b.rounds + float32(i%1000*64+pe) }

// mark writes this round's message, on all PEs, and clears the signal.
func (b *PingPong) mark(ctx context.Context, src sym) error {
	b.rounds++
	data := make([]float32, src.Len())
	for i := range data {
		data[i] = b.message(b.pe.MyPE(), i)
	}
	if err := src.CopyFrom(ctx, data); err != nil {
		return err
	}
	if err := b.sig.CopyFrom(ctx, []uint64{0}); err != nil {
		return err
	}
	return b.pe.Barrier(ctx)
}

// check compares what came with what the PE to the left has sent.
func (b *PingPong) check(ctx context.Context, dst sym, left int) error {
	if err := b.pe.Barrier(ctx); err != nil {
		return err
	}
	got := make([]float32, dst.Len())
	if err := dst.CopyTo(ctx, got); err != nil {
		return err
	}
	for i, x := range got {
		if want := b.message(left, i); x != want {
			return fmt.Errorf("element %d of the message is %v, not %v", i, x, want)
		}
	}
	return nil
}
