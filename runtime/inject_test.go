package gpurt

import (
	"context"
	"errors"
	"fmt"
	"io"
	goruntime "runtime"
	"slices"
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

// errSlow has the PE let all others go on before the operation, and then go on itself.
var errSlow = errors.New("slow")

// errEnding has the PE go on when its context has ended.
var errEnding = errors.New("the job ends")

// turns is how often a slow PE lets others go on: more than there are steps in the program.
const turns = 1000

// next is called before each operation.
func (o *operations) next() error {
	if n := atomic.AddInt64(&o.count, 1); n == o.number {
		return o.fault()
	}
	return nil
}

// host is next for the host of a PE.
func (o *operations) host(ctx context.Context) error {
	err := o.next()
	switch err {
	case errSlow:
		for range turns {
			goruntime.Gosched()
		}
		return nil
	case errEnding:
		<-ctx.Done()
		return nil
	}
	return err
}

// device is next for a kernel, in which an error is a panic. A slow thread reads a signal, and the
// scheduler may choose another one each time.
func (o *operations) device(ctx context.Context, t *gpu.Thread, s shmem.Signal) {
	switch err := o.next(); err {
	case nil:
	case errSlow:
		for range turns {
			shmem.SignalFetch(t, s)
		}
	case errEnding:
		for ctx.Err() == nil { // until the engine ends the kernel
			shmem.SignalFetch(t, s)
		}
	default:
		panic(err)
	}
}

// injected is a program of the host and of a kernel that exchange data with all PEs.
func injected(ctx context.Context, t *testing.T, pe *PE, o *operations) (err error) {
	do := func(f func() error) {
		if err == nil {
			err = o.host(ctx)
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
		do(func() error { return src.CopyFrom(ctx, slices.Repeat([]int32{int32(10*epoch) + int32(pe.MyPE())}, 8)) })
		do(func() error {
			l := k.k[0].Launch(pe.Stream(), Grid(1).Block(2))
			to, from, s := SymParam(l, dst), SymParam(l, src), SignalParam(l, sig)
			ScalarParam(l, epoch)
			return l.Run(func(t *gpu.Thread) {
				first := t.Block().Rank() == 0
				step := func() {
					if first {
						o.device(ctx, t, s)
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
		do(func() error {
			got, left := make([]int32, 8), (pe.MyPE()+pe.NumPEs()-1)%pe.NumPEs()
			if err := dst.CopyTo(ctx, got); err != nil {
				return err
			}
			if want := slices.Repeat([]int32{int32(10*epoch) + int32(left)}, 8); !slices.Equal(got, want) {
				return fmt.Errorf("got %v, want %v", got, want)
			}
			return pe.Barrier(ctx)
		})
	}
	do(func() error { return dst.Free() })
	do(func() error { return src.Free() })
	return err
}

// TestAPEThatFailsAtEachOperationIsNamed has a PE fail before each of its operations in turn,
// on the host and in a kernel, by an error or a panic; or has it let all others go first, or has the job
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
		{"the job is interrupted before an operation", "", func(at int64, cancel context.CancelCauseFunc) error {
			cancel(fmt.Errorf("fault %d", at))
			return errEnding
		}},
		{"an emulated PE is slow before an operation", "", func(int64, context.CancelCauseFunc) error { return errSlow }},
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
