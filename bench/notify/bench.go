package notify

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/dsl/ll"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Where a message and its signal lie decides how far they are from the
// multiprocessor that polls, and a heap lies the same in each start of a program. A
// round goes through all places, so that no program is judged by one.
const (
	places       = 16
	stride       = 512            // words between signals
	largest      = (64 << 10) / 8 // words of the largest message
	wordBytes    = 8
	messageWords = places * largest
)

// Bench holds what the rounds share.
type Bench struct {
	pe       *gpurt.PE
	k        *Kernels
	dst, src *gpurt.SymBuffer[uint64]
	sig      *gpurt.SignalBuffer
	words    *gpurt.SignalBuffer
	received *gpurt.Buffer[uint64]
	nanos    *gpurt.Buffer[uint64]
	base     uint64
}

// New allocates; it is collective.
func New(pe *gpurt.PE) (*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	b := &Bench{pe: pe, k: k}
	if b.dst, err = gpurt.AllocSym[uint64](pe, messageWords); err != nil {
		return nil, err
	}
	if b.src, err = gpurt.AllocSym[uint64](pe, 2*largest); err != nil {
		return nil, err
	}
	if b.sig, err = gpurt.AllocSignals(pe, places*stride); err != nil {
		return nil, err
	}
	if b.words, err = gpurt.AllocSignals(pe, places*ll.Words[uint64](largest)); err != nil {
		return nil, err
	}
	if b.received, err = gpurt.Alloc[uint64](pe, messageWords); err != nil {
		return nil, err
	}
	b.nanos, err = gpurt.Alloc[uint64](pe, places)
	return b, err
}

// Round runs one round with the parameters bytes, threads, ll, 1 for package
// ll and 0 for a put with signal, warm and rounds, the trips at each place, and seed.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	n, warm, rounds := int(p["bytes"])/wordBytes, int(p["warm"]), int(p["rounds"])
	if n < 1 || n > largest || p["bytes"]%wordBytes != 0 {
		return nil, fmt.Errorf("messages are whole units of %d bytes up to %d", wordBytes, largest*wordBytes)
	}
	// The same on all PEs: the last message has to have come round everywhere.
	messages := make([]uint64, 2*n)
	random := rand.New(rand.NewPCG(uint64(p["seed"]), 0))
	for i := range messages {
		messages[i] = random.Uint64()
	}
	src := b.src.Slice(0, 2*n)
	if err := src.CopyFrom(ctx, messages); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	s := b.pe.Stream()
	shape := gpurt.Grid(1).Block(int(p["threads"]))
	// at returns the part of place number i.
	at := func(i int) (lo, hi int) { return i * largest, i*largest + n }
	elapsed, err := s.Time(ctx, func() error {
		for i := range places {
			nanos := b.nanos.Slice(i, i+1)
			var err error
			if p["ll"] != 0 {
				size := ll.Words[uint64](largest)
				err = b.k.Message(s, shape, b.words.Slice(i*size, (i+1)*size), b.received.Slice(at(i)), src, uint32(b.base), warm, rounds, nanos)
			} else {
				err = b.k.Put(s, shape, b.dst.Slice(at(i)), src, b.sig.At(i*stride), b.base, warm, rounds, nanos)
			}
			if err != nil {
				return err
			}
			b.base += uint64(warm + rounds)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}

	var timers [places]uint64
	if err := b.nanos.CopyTo(ctx, timers[:]); err != nil {
		return nil, err
	}
	nanos := uint64(0)
	last := (warm + rounds - 1) % 2 * n
	got := make([]uint64, n)
	for i, t := range timers {
		nanos += t
		if p["ll"] != 0 {
			err = b.received.Slice(at(i)).CopyTo(ctx, got)
		} else {
			err = b.dst.Slice(at(i)).CopyTo(ctx, got)
		}
		if err != nil {
			return nil, err
		}
		if !slices.Equal(got, messages[last:last+n]) {
			return nil, fmt.Errorf("the message is not the last one sent")
		}
	}
	hops, all := float64(places*rounds*b.pe.NumPEs()), float64(places*(warm+rounds)*b.pe.NumPEs())
	return control.Values{
		"timer_us": float64(nanos) / 1e3 / hops,
		"event_us": float64(elapsed.Nanoseconds()) / 1e3 / all,
	}, nil
}
