package gorgonia

import (
	"errors"
	"fmt"
	"runtime"
	"sync"

	"gorgonia.org/cu"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Errors of a Context.
var (
	// ErrClosed says that the Context was closed.
	ErrClosed = errors.New("the context of package cu is closed")
	// ErrShared says that the context was not destroyed, because a PE uses it.
	ErrShared = errors.New("it is the primary context, which a PE uses")
)

// Context is the primary context of a PE's GPU as a context of package cu, also for
// cu.NewBatchedContext. Its methods may be called on any goroutine. Those without a result
// leave their error for Error, which suits one goroutine at a time.
type Context struct {
	*cu.Ctx
	device cu.Device
	close  sync.Once
	// closing ends the thread, and ended has the error of that.
	closing chan struct{}
	ended   chan error
}

var _ cu.Context = (*Context)(nil)

// NewContext returns the context of the PE's GPU. It is valid until Close, but the PE's
// memory and streams end with the run function.
func NewContext(pe *gpurt.PE) (*Context, error) {
	dev, err := deviceOf(pe)
	if err != nil {
		return nil, fmt.Errorf("context of package cu: %w", err)
	}
	primary, err := dev.RetainPrimaryCtx()
	if err != nil {
		return nil, fmt.Errorf("context of package cu: retain the primary context of %v: %w", dev, err)
	}
	flags, _, err := dev.PrimaryCtxState()
	c := &Context{
		Ctx: cu.CtxFromCUContext(dev, primary, flags), device: dev,
		closing: make(chan struct{}), ended: make(chan error, 1),
	}
	if err == nil {
		ready := make(chan error)
		go c.serve(ready)
		err = <-ready
	}
	if err != nil {
		return nil, fmt.Errorf("context of package cu on %v: %w", dev, errors.Join(err, dev.ReleasePrimaryCtx()))
	}
	return c, nil
}

// deviceOf returns the GPU of a PE.
func deviceOf(pe *gpurt.PE) (cu.Device, error) {
	if pe == nil {
		return cu.BadDevice, errors.New("the PE is nil")
	}
	h, err := pe.Handles()
	return cu.Device(h.Device), err
}

// serve does the work of the context's methods on a thread of its own. It stands for Run
// of cu.Ctx, which has no end but one that destroys the context.
func (c *Context) serve(ready chan<- error) {
	runtime.LockOSThread()
	if err := cu.SetCurrentContext(c.CUDAContext()); err != nil {
		runtime.UnlockOSThread()
		ready <- err
		return
	}
	work, results := c.Ctx.Work(), c.ErrChan()
	close(ready)
	for open := true; open; {
		var f func() error
		select {
		case f, open = <-work: // cu's own Close, of the embedded Ctx, closes the channel
			if open {
				results <- f()
			}
		case <-c.closing:
			open = false
		}
	}
	err := cu.SetCurrentContext(cu.CUContext{})
	runtime.UnlockOSThread()
	c.ended <- errors.Join(err, c.device.ReleasePrimaryCtx())
	// Without an answer a later call would wait for ever.
	for range work {
		results <- ErrClosed
	}
}

// Close waits for the call that is being done, and ends the use of the context by c. It
// destroys nothing: memory and streams that were made by c stay. Later calls of methods
// fail with ErrClosed.
func (c *Context) Close() (err error) {
	c.close.Do(func() {
		close(c.closing)
		err = <-c.ended
	})
	if err != nil {
		return fmt.Errorf("close the context of package cu on %v: %w", c.device, err)
	}
	return nil
}

// Destroy returns ErrShared, and destroys nothing. Close ends the use of the context.
func (c *Context) Destroy() error {
	return fmt.Errorf("destroy the context of %v: %w; Close ends the use of it by package cu", c.device, ErrShared)
}

// Work returns a channel of nothing, so that cu.BatchedContext leaves the work to the
// thread of c.
func (c *Context) Work() <-chan func() error { return nil }

// Run returns an error: a Context does its work by itself, on a thread of its own.
func (c *Context) Run(ready chan error) error {
	err := errors.New("a context of package gorgonia runs already")
	if ready != nil {
		ready <- err
		return nil
	}
	return err
}
