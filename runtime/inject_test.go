package gpurt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/test/faultcount"
)

// operations counts what a PE does, on its host and in kernels, and has a fault happen
// before the operation with a number.
type operations struct {
	count, number int64
	fault         func() error
}

// next is called before each operation.
func (o *operations) next() error {
	if n := atomic.AddInt64(&o.count, 1); n == o.number {
		return o.fault()
	}
	return nil
}

// device is next for a kernel, in which an error is a panic.
func (o *operations) device() {
	if err := o.next(); err != nil {
		panic(err)
	}
}

// injected is a program of the host and of a kernel that exchange data with all PEs.
func injected(ctx context.Context, t *testing.T, pe *PE, o *operations) (err error) {
	do := func(f func() error) {
		if err == nil {
			err = o.next()
		}
		if err == nil {
			err = f()
		}
	}
	k := loadEmulated(t, pe)
	if err := pe.Barrier(ctx); err != nil { // a PE that is told of the fault cannot load
		return err
	}
	var dst, src *SymBuffer[int32]
	var sig *SignalBuffer
	do(func() (err error) { dst, err = AllocSym[int32](pe, 8); return err })
	do(func() (err error) { src, err = AllocSym[int32](pe, 8); return err })
	do(func() (err error) { sig, err = AllocSignals(pe, 1); return err })
	for epoch := range uint64(2) {
		do(func() error { return src.CopyFrom(ctx, make([]int32, 8)) })
		do(func() error {
			l := k.k[0].Launch(pe.Stream(), Grid(1).Block(2))
			to, from, s := SymParam(l, dst), SymParam(l, src), SignalParam(l, sig)
			ScalarParam(l, epoch)
			return l.Run(func(t *gpu.Thread) {
				first := t.Block().Rank() == 0
				step := func() {
					if first {
						o.device()
					}
				}
				right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
				step()
				shmem.PutSignalNBI(t.Block(), to, from, s, epoch+1, shmem.SignalSet, right)
				step()
				shmem.SignalWaitUntil(t, s, shmem.CmpGE, epoch+1)
				step()
				shmem.Quiet(t.Block())
				step()
				shmem.BarrierAll(t.Block())
			})
		})
		do(func() error { return pe.Stream().Sync(ctx) })
		do(func() error { return pe.Stream().Barrier() })
		do(func() error { return pe.Barrier(ctx) })
	}
	do(func() error { return dst.Free() })
	do(func() error { return src.Free() })
	return err
}

// TestAPEThatFailsAtEachOperationIsNamed has a PE fail before each of its operations in turn,
// on the host and in a kernel, by an error or a panic; or has it compute for long, or has the job
// interrupted there. The other PEs wait for it somewhere. All ends, with the cause.
func TestAPEThatFailsAtEachOperationIsNamed(t *testing.T) {
	const pes = 3
	run := func(number int64, fault func(cancel context.CancelCauseFunc) error) (int64, error) {
		ctx, cancel := context.WithCancelCause(t.Context())
		defer cancel(nil)
		var bad operations
		bad.number, bad.fault = number, func() error { return fault(cancel) }
		done := make(chan error, 1)
		go func() {
			done <- Run(ctx, Config{Backend: Emulator, PEs: pes, Seed: uint64(number) + 1, Stdout: io.Discard, Stderr: io.Discard}, func(ctx context.Context, pe *PE) error {
				o := &operations{}
				if pe.MyPE() == 1 {
					o = &bad
				}
				return injected(ctx, t, pe, o)
			})
		}()
		select {
		case err := <-done:
			return atomic.LoadInt64(&bad.count), err
		case <-time.After(time.Minute):
			t.Fatalf("with the fault before operation %d the job hangs", number)
		}
		return 0, nil
	}
	whole, err := run(0, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kind  string
		want  string // in the error; empty if there is none
		fault func(at int64, cancel context.CancelCauseFunc) error
	}{
		{"an emulated PE fails before an operation", "PE 1: ", func(at int64, _ context.CancelCauseFunc) error { return fmt.Errorf("fault %d", at) }},
		{"an emulated PE panics before an operation", "PE 1: ", func(at int64, _ context.CancelCauseFunc) error { panic(fmt.Sprintf("fault %d", at)) }},
		{"the job is interrupted before an operation", "", func(at int64, cancel context.CancelCauseFunc) error { cancel(fmt.Errorf("fault %d", at)); return nil }},
		{"an emulated PE is slow before an operation", "", func(int64, context.CancelCauseFunc) error {
			for range 1 << 20 {
				slow.Add(1)
			}
			return nil
		}},
	} {
		var n faultcount.Counts
		for at := int64(1); at <= whole; at += int64(faultcount.Step(4)) {
			_, err := run(at, func(cancel context.CancelCauseFunc) error { return c.fault(at, cancel) })
			n.Injected++
			switch {
			case err == nil && c.want == "": // the job was as good as over, or the PE only late
				n.Survived++
			case err != nil && strings.Contains(err.Error(), fmt.Sprintf("fault %d", at)) && strings.HasPrefix(err.Error(), c.want) && !errors.Is(err, ErrClosed):
				n.Named++
			default:
				t.Errorf("%s: operation %d of %d: error %v", c.kind, at, whole, err)
			}
		}
		faultcount.Row(t, c.kind, n)
	}
}

// slow is what a slow PE counts, so that it is not left out.
var slow atomic.Int64
