package gpurt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// shift sends src to the next PE's dst.
func shift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal, epoch uint64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, right)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
	shmem.Quiet(t.Block())
}

// wait waits for a signal that nobody sends, after an index out of range if at is
// past the end.
func wait(t *gpu.Thread, s []int32, at int, sig shmem.Signal) {
	if t.Grid().Rank() == 0 {
		s[at]++
	}
	shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 1)
}

// emulatedKernels has methods as gpuc generate writes them.
type emulatedKernels struct{ k []*Kernel }

func loadEmulated(t *testing.T, pe *PE) *emulatedKernels {
	return &emulatedKernels{mustLoad(t, pe,
		manifest.Kernel{Name: "shift", Collective: true, Shmem: true, Params: []manifest.Param{
			{Name: "dst", Kind: manifest.Sym, Size: 4}, {Name: "src", Kind: manifest.Sym, Size: 4},
			{Name: "sig", Kind: manifest.Signal}, {Name: "epoch", Kind: manifest.Scalar, Size: 8},
		}},
		manifest.Kernel{Name: "wait", Collective: true, Shmem: true, Params: []manifest.Param{
			{Name: "s", Kind: manifest.Slice, Size: 4}, {Name: "at", Kind: manifest.Scalar, Size: 8}, {Name: "sig", Kind: manifest.Signal},
		}},
	)}
}

func (k *emulatedKernels) shift(s *Stream, cfg LaunchConfig, dst, src *SymBuffer[int32], sig *SignalBuffer, epoch uint64) error {
	l := k.k[0].Launch(s, cfg)
	a0, a1, a2, a3 := SymParam(l, dst), SymParam(l, src), SignalParam(l, sig), ScalarParam(l, epoch)
	return l.Run(func(t *gpu.Thread) { shift(t, a0, a1, a2, a3) })
}

func (k *emulatedKernels) wait(s *Stream, cfg LaunchConfig, x DeviceSlice[int32], at int, sig *SignalBuffer) error {
	l := k.k[1].Launch(s, cfg)
	a0, a1, a2 := SliceParam(l, x), ScalarParam(l, at), SignalParam(l, sig)
	return l.Run(func(t *gpu.Thread) { wait(t, a0, a1, a2) })
}

// emulated runs f on emulated PEs.
func emulated(t *testing.T, pes int, f func(ctx context.Context, pe *PE) error) error {
	t.Helper()
	return Run(t.Context(), Config{Backend: Emulator, PEs: pes, Stdout: io.Discard, Stderr: io.Discard}, f)
}

func TestKernelsCommunicate(t *testing.T) {
	const pes, n = 4, 64
	err := emulated(t, pes, func(ctx context.Context, pe *PE) error {
		k := loadEmulated(t, pe)
		dst, err := AllocSym[int32](pe, n)
		if err != nil {
			return err
		}
		src, err := AllocSym[int32](pe, n)
		if err != nil {
			return err
		}
		sig, err := AllocSignals(pe, 3)
		if err != nil {
			return err
		}
		want, got := make([]int32, n), make([]int32, n)
		for epoch := range uint64(3) {
			for i := range want {
				got[i] = int32(1000*pe.MyPE() + 100*int(epoch) + i)
				want[i] = int32(1000*((pe.MyPE()+pes-1)%pes) + 100*int(epoch) + i)
			}
			if err := src.CopyFrom(ctx, got); err != nil {
				return err
			}
			if err := k.shift(pe.Stream(), Grid(1).Block(32), dst, src, sig.At(2), epoch+1); err != nil {
				return err
			}
			if err := dst.CopyTo(ctx, got); err != nil {
				return err
			}
			if diff := cmp.Diff(want, got); diff != "" {
				return fmt.Errorf("epoch %d (-want +got):\n%s", epoch, diff)
			}
			if err := pe.Stream().Barrier(); err != nil {
				return err
			}
		}
		return dst.Free()
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestDoneWaitsForNoWork asks while a stream waits for a function of the host, and for a signal, both
// of which wait for what the host does later.
func TestDoneWaitsForNoWork(t *testing.T) {
	err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
		s := pe.Stream()
		other, err := pe.NewStream()
		if err != nil {
			return err
		}
		sig, err := AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		release := make(chan struct{})
		for _, test := range []struct {
			wait, end func() error
			failure   string
		}{
			{
				func() error { return s.HostFunc(func() error { <-release; return errors.New("too bad") }) },
				func() error { close(release); return nil },
				"too bad",
			},
			{
				func() error { return SignalWaitUntil(s, sig, shmem.CmpEQ, 1) },
				func() error { return SignalOp(other, sig, 1, shmem.SignalSet, pe.MyPE()) },
				"<nil>",
			},
		} {
			if err := test.wait(); err != nil {
				return err
			}
			e, err := s.Record()
			if err != nil {
				return err
			}
			for range 100 {
				ofStream, err := s.Done()
				ofEvent, failed := e.Done()
				if err := errors.Join(err, failed); err != nil || ofStream || ofEvent {
					return fmt.Errorf("before the end: %v, %v, %w", ofStream, ofEvent, err)
				}
			}
			if err := test.end(); err != nil {
				return err
			}
			for done := false; !done; {
				if done, err = s.Done(); done && !strings.Contains(fmt.Sprint(err), test.failure) {
					return fmt.Errorf("at the end: %v, want %s", err, test.failure)
				}
			}
			if done, err := e.Done(); !done || err != nil {
				return fmt.Errorf("the event at the end: %v, %w", done, err)
			}
		}
		_, err = s.Capture(func() error { _, err := s.Done(); return err })
		if err == nil || !strings.Contains(err.Error(), "Done during Stream.Capture") {
			return fmt.Errorf("in a capture: %v", err)
		}
		return other.Sync(ctx)
	})
	if err != nil {
		t.Error(err)
	}
}

func TestKernelFaultEndsJob(t *testing.T) {
	err := emulated(t, 3, func(ctx context.Context, pe *PE) error {
		k := loadEmulated(t, pe)
		x, err := Alloc[int32](pe, 8)
		if err != nil {
			return err
		}
		sig, err := AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		at := 0
		if pe.MyPE() == 1 {
			at = 8
		}
		if err := k.wait(pe.Stream(), Grid(2).Block(64), x, at, sig); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
	var fault *KernelError
	if !errors.As(err, &fault) {
		t.Fatalf("error %v, want a *KernelError", err)
	}
	if fault.PE != 1 || fault.Kernel != "wait" || fault.Msg != "index out of range [8] with length 8" {
		t.Errorf("failure %+v", fault)
	}
	if n := strings.Count(err.Error(), "index out of range"); n != 1 {
		t.Errorf("the cause stands %d times in %q", n, err)
	}
}

// TestFaultThatNobodyWaitedForFailsTheJob: a run function that does not look at
// its kernels must not make a failed job a success.
func TestFaultThatNobodyWaitedForFailsTheJob(t *testing.T) {
	for _, look := range []bool{false, true} {
		err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
			k := loadEmulated(t, pe)
			x, err := Alloc[int32](pe, 8)
			if err != nil {
				return err
			}
			sig, err := AllocSignals(pe, 1)
			if err != nil {
				return err
			}
			if err := k.wait(pe.Stream(), Grid(1).Block(1), x, 8, sig); err != nil {
				return err
			}
			if look && pe.Stream().Sync(ctx) == nil {
				return errors.New("the kernel did not fail")
			}
			return nil
		})
		var fault *KernelError
		if failed := errors.As(err, &fault); failed == look {
			t.Errorf("the host looked at the kernel: %v; the job's error is %v", look, err)
		}
	}
}

// TestDeadlockIsReportedOnce lets every PE wait for a signal that nobody sends.
// TestUnseenFaultIsReported launches a kernel that fails on a stream that nobody
// synchronises. A fault that the run function has seen is its own business.
func TestUnseenFaultIsReported(t *testing.T) {
	for name, sync := range map[string]bool{"unseen": false, "seen": true} {
		t.Run(name, func(t *testing.T) {
			err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
				k := loadEmulated(t, pe)
				x, err := Alloc[int32](pe, 8)
				if err != nil {
					return err
				}
				sig, err := AllocSignals(pe, 1)
				if err != nil {
					return err
				}
				if pe.MyPE() != 1 {
					return nil
				}
				s, err := pe.NewStream()
				if err != nil {
					return err
				}
				if err := k.wait(s, Grid(1).Block(1), x, 9, sig); err != nil {
					return err
				}
				if sync && s.Sync(ctx) == nil {
					return errors.New("Sync returned nil")
				}
				return nil
			})
			var f *KernelError
			if errors.As(err, &f) == sync {
				t.Fatalf("error %v", err)
			}
			if !sync && (f.PE != 1 || f.Msg != "index out of range [9] with length 8" || !strings.Contains(err.Error(), "work left in a stream: ")) {
				t.Errorf("error %v", err)
			}
		})
	}
}

func TestDeadlockIsReportedOnce(t *testing.T) {
	err := emulated(t, 3, func(ctx context.Context, pe *PE) error {
		k := loadEmulated(t, pe)
		x, err := Alloc[int32](pe, 8)
		if err != nil {
			return err
		}
		sig, err := AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		if err := k.wait(pe.Stream(), Grid(1).Block(1), x, 0, sig); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
	var fault *KernelError
	if !errors.As(err, &fault) {
		t.Fatalf("error %v, want a *KernelError", err)
	}
	if n := strings.Count(err.Error(), "deadlock"); n != 1 {
		t.Errorf("the deadlock is reported %d times:\n%v", n, err)
	}
	for pe := range 3 {
		if !strings.Contains(err.Error(), fmt.Sprintf("PE %d waits in shmem.SignalWaitUntil", pe)) {
			t.Errorf("the report does not say where PE %d waits:\n%v", pe, err)
		}
	}
}

func TestCollectiveMismatchIsReported(t *testing.T) {
	for name, f := range map[string]func(ctx context.Context, pe *PE) error{
		"sizes differ": func(ctx context.Context, pe *PE) error {
			_, err := AllocSym[int32](pe, 4+pe.MyPE()) //gpu:ignore symlength the test is about it
			return err
		},
		"freed by one": func(ctx context.Context, pe *PE) error {
			x, err := AllocSym[int32](pe, 4)
			if err != nil || pe.MyPE() == 1 {
				return err
			}
			return x.Free()
		},
		"barrier of one": func(ctx context.Context, pe *PE) error {
			if pe.MyPE() == 1 {
				return nil
			}
			return pe.Barrier(ctx)
		},
	} {
		t.Run(name, func(t *testing.T) {
			err := emulated(t, 2, f)
			if !errors.Is(err, ErrNotSymmetric) {
				t.Errorf("error %v, want ErrNotSymmetric", err)
			}
		})
	}
}

// A program may ask for too much, and go on with less.
func TestAfterARefusalTheDeviceIsUsedAsBefore(t *testing.T) {
	for name, refused := range map[string]func(pe *PE) error{
		"Alloc": func(pe *PE) error { return second(Alloc[int64](pe, 1<<45)) },
		"pool": func(pe *PE) error {
			p, err := pe.NewPool(PoolOptions{MaxBytes: 8})
			if err != nil {
				return nil
			}
			return second(AllocAsync[int64](p, pe.Stream(), 2))
		},
		"peer access": func(pe *PE) error { return pe.EnablePeerAccess(1) },
	} {
		t.Run(name, func(t *testing.T) {
			cfg := Config{Backend: Emulator, Stdout: io.Discard, Stderr: io.Discard}
			err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) error {
				if err := refused(pe); err == nil {
					t.Error("it was not refused")
				}
				k := loadEmulated(t, pe)
				x := must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
				sig := must[*SignalBuffer](t)(AllocSignals(pe, 1))
				return k.wait(pe.Stream(), Grid(1).Block(1), x, 99, sig)
			})
			var k *KernelError
			if !errors.As(err, &k) || !strings.Contains(err.Error(), "work left in a stream") {
				t.Errorf("Run returned %v, want the failure of the work that was left", err)
			}
		})
	}
}

// TestRefusedCallsLoseNothing: after an error of a call that concerns this PE alone, work
// that goes wrong later is still reported.
func TestRefusedCallsLoseNothing(t *testing.T) {
	err := emulated(t, 1, func(ctx context.Context, pe *PE) error {
		k := loadEmulated(t, pe)
		x := must[*Buffer[int32]](t)(Alloc[int32](pe, 2))
		sig := must[*SignalBuffer](t)(AllocSignals(pe, 1))
		first := must[*Event](t)(pe.Stream().Record())
		second := must[*Event](t)(pe.Stream().Record())
		if _, err := second.Since(first); err == nil || !strings.Contains(err.Error(), "not reached yet") {
			t.Errorf("a time that is not known yet: %v", err)
		}
		if err := k.wait(pe.Stream(), Grid(1).Block(2048), x, 0, sig); err == nil {
			t.Error("a block of 2048 threads is launched")
		}
		if _, err := Alloc[int32](pe, 1<<50); err == nil {
			t.Error("there is memory for 2^50 numbers")
		}
		return k.wait(pe.Stream(), Grid(1).Block(32), x, 5, sig)
	})
	if err == nil || !strings.Contains(err.Error(), "work left in a stream: ") || !strings.Contains(err.Error(), "index out of range [5] with length 2") {
		t.Errorf("got %v, want the failure of the work that was left", err)
	}
}
