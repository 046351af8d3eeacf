package pingpong

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Where a signal lies in the GPU's memory decides how far its L2 slice is from
// the multiprocessor that polls it. Each round takes another of places words,
// stride words apart, so that no program is judged by one address.
const (
	places = 16
	stride = 512
)

// Bench holds what the rounds share.
type Bench struct {
	pe    *gpurt.PE
	k     *Kernels
	sig   *gpurt.SignalBuffer
	nanos *gpurt.Buffer[uint64]
	base  uint64
	turn  int
}

// New allocates; it is collective.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	sig, err := gpurt.AllocSignals(pe, places*stride)
	if err != nil {
		return nil, err
	}
	nanos, err := gpurt.Alloc[uint64](pe, 1)
	if err != nil {
		return nil, err
	}
	return &Bench{pe: pe, k: k, sig: sig, nanos: nanos}, nil
}

// Round runs one round with the parameters warm and rounds.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	warm, rounds := int(p["warm"]), int(p["rounds"])
	sig := b.sig.At(b.turn % places * stride)
	b.turn++
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	s := b.pe.Stream()
	elapsed, err := s.Time(ctx, func() error {
		return b.k.PingPong(s, gpurt.Grid(1).Block(1), sig, b.base, warm, rounds, b.nanos)
	})
	if err != nil {
		return nil, err
	}
	b.base += uint64(warm + rounds)

	var timer, last [1]uint64
	if err := b.nanos.CopyTo(ctx, timer[:]); err != nil {
		return nil, err
	}
	if err := sig.CopyTo(ctx, last[:]); err != nil {
		return nil, err
	}
	if last[0] != b.base {
		return nil, fmt.Errorf("the signal is %d, not the last one sent, %d", last[0], b.base)
	}
	hops := float64(rounds * b.pe.NumPEs())
	all := float64((warm + rounds) * b.pe.NumPEs())
	return control.Values{
		"timer_us": float64(timer[0]) / 1e3 / hops,
		"event_us": float64(elapsed.Nanoseconds()) / 1e3 / all,
	}, nil
}
