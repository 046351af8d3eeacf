// Command 6 is lab 6, NVSHMEM from the host: a put and a barrier, then a put with signal and
// a wait, on a stream. There is no kernel in it.
//
//	gpuc run -np 4 ./examples/labs/6
package main

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const (
	elems  = 4096 // in what each PE sends
	rounds = 20   // of sending
)

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	r, err := newRing(pe)
	if err != nil {
		return err
	}
	barriers, err := r.stream.Time(ctx, r.withBarriers)
	if err != nil {
		return err
	}
	if err := r.check(ctx, "put and barrier"); err != nil {
		return err
	}

	// The second way begins when all PEs have cleared what came by the first.
	if err := r.all.Zero(r.stream); err != nil {
		return err
	}
	if err := r.stream.Barrier(); err != nil {
		return err
	}
	signals, err := r.stream.Time(ctx, r.withSignals)
	if err != nil {
		return err
	}
	if err := r.check(ctx, "put with signal"); err != nil {
		return err
	}
	pe.Printf("ok, a round takes %v with a barrier and %v with a signal on %s", barriers/rounds, signals/rounds, pe.Device())
	return nil
}

// ring is what a PE has to send to the next one.
type ring struct {
	stream *gpurt.Stream
	src    *gpurt.SymBuffer[float32]
	// all has a part for each round, where src of the previous PE arrives, and signals
	// has a signal for each. Two puts arrive in any order, also those of two rounds.
	all     *gpurt.SymBuffer[float32]
	signals *gpurt.SignalBuffer
	// next and previous are the PEs on both sides.
	next, previous int
}

func newRing(pe *gpurt.PE) (r ring, err error) {
	me, n := pe.MyPE(), pe.NumPEs()
	r = ring{stream: pe.Stream(), next: (me + 1) % n, previous: (me + n - 1) % n}
	if r.src, err = gpurt.AllocSymFrom(pe, numbers(me)); err != nil {
		return r, err
	}
	if r.all, err = gpurt.AllocSym[float32](pe, rounds*elems); err != nil {
		return r, err
	}
	r.signals, err = gpurt.AllocSignals(pe, rounds)
	return r, err
}

// part returns the part of a round.
func (r ring) part(round int) *gpurt.SymBuffer[float32] {
	return r.all.Slice(round*elems, (round+1)*elems)
}

// withBarriers sends src in each round, and all PEs wait for each other.
func (r ring) withBarriers() error {
	for round := range rounds {
		dst := r.part(round)
		// Gap 1: put src into dst of the next PE, and let all PEs wait for all puts.
		// Until then: _ = dst
		if err := gpurt.Put(r.stream, dst, r.src, r.next); err != nil {
			return err
		}
		if err := r.stream.Barrier(); err != nil {
			return err
		}
		// End of gap 1.
	}
	return nil
}

// withSignals sends src in each round, and each PE waits for the previous one.
func (r ring) withSignals() error {
	for round := range rounds {
		dst, arrived := r.part(round), r.signals.At(round)
		// Gap 2: put src into dst of the next PE, and set its signal to 1.
		// Until then: _, _ = dst, arrived
		if err := gpurt.PutSignal(r.stream, dst, r.src, arrived, 1, shmem.SignalSet, r.next); err != nil {
			return err
		}
		// End of gap 2.
		// Gap 3: wait until the signal here is 1.
		if err := gpurt.SignalWaitUntil(r.stream, arrived, shmem.CmpEQ, 1); err != nil {
			return err
		}
		// End of gap 3.
	}
	return nil
}

// check compares all rounds with what the previous PE has sent.
func (r ring) check(ctx context.Context, what string) error {
	got := make([]float32, rounds*elems)
	if err := r.all.CopyTo(ctx, got); err != nil { // waits for the stream
		return err
	}
	sent := numbers(r.previous)
	for i, g := range got {
		if want := sent[i%elems]; g != want {
			return fmt.Errorf("after %s, round %d: element %d is %v, the previous PE sent %v", what, i/elems, i%elems, g, want)
		}
	}
	return nil
}

// numbers returns what a PE sends.
func numbers(pe int) []float32 {
	v := make([]float32, elems)
	for i := range v {
		v[i] = float32(pe*elems + i + 1)
	}
	return v
}
