package pingpong

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Where a signal lies in the GPU's memory decides how far its L2 slice is from
// the multiprocessor that polls it, and a heap lies the same in each start of a
// program. A round goes through places words, stride words apart, so that no program is
// judged by one address.
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
	nanos, err := gpurt.Alloc[uint64](pe, places)
	if err != nil {
		return nil, err
	}
	return &Bench{pe: pe, k: k, sig: sig, nanos: nanos}, nil
}

// Round runs one round with the parameters warm and rounds, the trips at each place.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	warm, rounds := int(p["warm"]), int(p["rounds"])
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	s := b.pe.Stream()
	elapsed, err := s.Time(ctx, func() error {
		for i := range places {
			if err := b.k.PingPong(s, gpurt.Grid(1).Block(1), b.sig.At(i*stride), b.base, warm, rounds, b.nanos.Slice(i, i+1)); err != nil {
				return err
			}
			b.base += uint64(warm + rounds)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}

	var timers [places]uint64
	if err := b.nanos.CopyTo(ctx, timers[:]); err != nil {
		return nil, err
	}
	signals := make([]uint64, places*stride)
	if err := b.sig.CopyTo(ctx, signals); err != nil {
		return nil, err
	}
	nanos, last := uint64(0), b.base-uint64((places-1)*(warm+rounds))
	for i, t := range timers {
		nanos += t
		if got := signals[i*stride]; got != last {
			return nil, fmt.Errorf("the signal is %d, not the last one sent, %d", got, last)
		}
		last += uint64(warm + rounds)
	}
	hops := float64(places * rounds * b.pe.NumPEs())
	all := float64(places * (warm + rounds) * b.pe.NumPEs())
	return control.Values{
		"timer_us": float64(nanos) / 1e3 / hops,
		"event_us": float64(elapsed.Nanoseconds()) / 1e3 / all,
	}, nil
}
