package gorgonia

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"unsafe"

	"gorgonia.org/cu"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

func TestTheContextIsThatOfThePE(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		h, err := pe.Handles()
		check(pe, err)
		if got, want := c.CUDAContext().String(), fmt.Sprintf("0x%x", h.Context); got != want {
			pe.Errorf("context %s, want %s", got, want)
		}
		// cu's functions without a context work in the run function.
		p, err := cu.MemAlloc(64)
		check(pe, err, cu.MemFree(p))
	})
}

func TestManyGoroutinesUseTheContext(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		var all sync.WaitGroup
		errs := make([]error, 8)
		for i := range errs {
			all.Go(func() {
				got := make([]uint32, n)
				p, err := c.MemAlloc(4 * n)
				errs[i] = errors.Join(err, c.Do(func() error {
					return errors.Join(cu.MemsetD32(p, uint32(i), n), cu.MemcpyDtoH(unsafe.Pointer(&got[0]), p, 4*n), cu.MemFree(p))
				}))
				same(pe, uint32(i), got)
			})
		}
		all.Wait()
		check(pe, errs...)
	})
}

// A fresh thread has no context; Do and Lock make that of the PE current.
func TestTheContextMustBeCurrent(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		outside, inside, locked := make(chan error), make(chan error), make(chan error)
		go func() {
			runtime.LockOSThread() // the thread ends with the goroutine
			err := cu.SetCurrentContext(cu.CUContext{})
			if err == nil {
				_, err = cu.MemAlloc(64)
			}
			outside <- err
			inside <- c.Do(func() error {
				p, err := cu.MemAlloc(64)
				return errors.Join(err, cu.MemFree(p))
			})
			err = c.CUDAContext().Lock()
			p, e := cu.MemAlloc(64)
			locked <- errors.Join(err, e, cu.MemFree(p), c.CUDAContext().Unlock())
		}()
		if err := <-outside; !errors.Is(err, cu.InvalidContext) {
			pe.Errorf("without a current context: %v", err)
		}
		check(pe, <-inside, <-locked)
	})
}

// Gorgonia batches its calls so. The thread of the batches is the program's.
func TestBatchedWork(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		b := cu.NewBatchedContext(c, c.device)
		if b.Work() != nil {
			pe.Errorf("the thread of the batches would take the work of the context's own")
		}
		stop := make(chan struct{})
		var worker sync.WaitGroup
		worker.Go(func() {
			runtime.LockOSThread()
			for {
				select {
				case <-b.WorkAvailable():
					b.DoWork()
				case <-stop:
					b.DoWork()
					return
				}
			}
		})
		b.SetCurrent()
		p, err := b.MemAlloc(4 * n)
		check(pe, err)
		b.MemcpyHtoD(p, unsafe.Pointer(&repeat(5)[0]), 4*n)
		b.Synchronize()
		close(stop)
		worker.Wait()
		check(pe, b.FirstError())
		same(pe, 5, read(pe, c, p))
		check(pe, cu.MemFree(p), b.Close())
	})
}

func TestTheSharedContextCannotBeDestroyed(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		dev := c.device
		b, err := gpurt.AllocFrom(pe.PE, repeat(4))
		check(pe, err)
		raw := func() cu.CUContext { // as cu itself gives it
			ctx, err := dev.RetainPrimaryCtx()
			check(pe, err, dev.ReleasePrimaryCtx())
			return ctx
		}
		for _, call := range []struct {
			name string
			want error
			f    func() error
		}{
			{"Context.Destroy", ErrShared, c.Destroy},
			{"CUContext.Destroy", cu.NotPermitted, func() error { ctx := raw(); return ctx.Destroy() }},
			{"Ctx.CUContext.Destroy", cu.NotPermitted, func() error { ctx := c.CUDAContext(); return ctx.Destroy() }},
			{"Ctx.Close", cu.NotPermitted, cu.CtxFromCUContext(dev, raw(), 0).Close},
			{"current context", cu.NotPermitted, func() error {
				ctx, err := cu.CurrentContext()
				return errors.Join(err, ctx.Destroy())
			}},
			{"reset", cu.NotPermitted, dev.ResetPrimaryCtx},
			{"release of what c has retained", nil, dev.ReleasePrimaryCtx},
			{"release of what the PE has retained", cu.NotPermitted, dev.ReleasePrimaryCtx},
			{"retain", nil, func() error { return second(dev.RetainPrimaryCtx()) }},
		} {
			if err := call.f(); !errors.Is(err, call.want) {
				pe.Errorf("%s: %v, want %v", call.name, err, call.want)
			}
			got := make([]uint32, n)
			if err := b.CopyTo(pe.Context(), got); err != nil {
				pe.Fatalf("the PE after %s: %v", call.name, err)
			}
			same(pe, 4, got)
		}
	})
}

func TestContextsOfCuEndByCu(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		done := make(chan error)
		go func() {
			runtime.LockOSThread()
			ctx, err := c.device.MakeContext(cu.SchedAuto)
			p, e := cu.MemAlloc(64)
			done <- errors.Join(err, e, cu.MemFree(p), ctx.Destroy())
		}()
		check(pe, <-done)
	})
}

func TestCloseEndsTheUseAlone(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, _ *Context) {
		c, err := NewContext(pe.PE)
		check(pe, err)
		p, err := c.MemAlloc(4 * n)
		check(pe, err, c.Close(), c.Close())
		if _, err := c.MemAlloc(64); !errors.Is(err, ErrClosed) && errors.Unwrap(err) != ErrClosed {
			pe.Errorf("use after Close: %v", err)
		}
		other, err := NewContext(pe.PE)
		check(pe, err)
		if err := other.Ctx.Close(); !errors.Is(err, cu.NotPermitted) {
			pe.Errorf("Close of cu's own context: %v", err)
		}
		check(pe, other.Close())
		b, err := FromDevicePtr[uint32](pe.PE, p, n)
		check(pe, err)
		check(pe, b.CopyFrom(pe.Context(), repeat(6)), b.Free(), cu.MemFree(p))
		if err := c.Run(nil); err == nil {
			pe.Errorf("a second thread was accepted")
		}
	})
}
