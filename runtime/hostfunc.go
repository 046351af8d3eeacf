package gpurt

import (
	"errors"
	"fmt"
	"sync"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// HostFuncError is the failure of a function that a stream called on the host.
type HostFuncError struct {
	// Where is the call of HostFunc, file:line.
	Where string
	// Err is what the function returned, or what ended it.
	Err error
	// Stack is the Go stack if it panicked.
	Stack string
}

// Error says which function failed, and shows the stack of a panic below.
func (e *HostFuncError) Error() string {
	s := fmt.Sprintf("the function of HostFunc at %s: %v", e.Where, e.Err)
	if e.Stack != "" {
		s += "\n" + e.Stack
	}
	return s
}

// Unwrap returns Err.
func (e *HostFuncError) Unwrap() error { return e.Err }

// HostFunc enqueues a call of f. It is called on the host, on a goroutine of its own, when
// the work enqueued before is done; the work enqueued after it waits for its end. In a
// capture it becomes a part of the graph, and is called at each launch.
//
// f must not use the PE, nor anything made from it, nor wait for work of a GPU or for
// another PE: the GPU waits for f. What f writes may be read once the stream has passed it; a
// copy enqueued after it has to be from memory of AllocPinned, since a GPU may read other
// memory of the host when the copy is enqueued, as the emulator does with some seeds.
// If f panics or returns an error, Stream.Sync returns a *HostFuncError. The work after it
// goes on, as on a GPU nothing can stop it.
func (s *Stream) HostFunc(f func() error) error {
	if f == nil {
		return fault.CallFailed("HostFunc", errors.New("the function is nil"))
	}
	err := s.check()
	if err == nil {
		err = s.refuseInBody()
	}
	if err != nil {
		return fault.CallFailed("HostFunc", err)
	}
	to := s.failed
	if s.capture != nil {
		to = s.capture.failed
	}
	call := &hostCall{pe: s.pe, f: f, where: fault.CallPlace(), failed: to}
	if err := s.do("HostFunc", func() error { s.hold(call); return s.s.CallHost(call.run) }); err != nil {
		return fault.CallFailed("HostFunc", err)
	}
	return nil
}

// hostFailure is the first failure of the functions that a stream or a graph has called,
// until it is taken. The functions run on goroutines of their own.
type hostFailure struct {
	mu  sync.Mutex
	err error
}

// set records a call. What a function wrote is then ordered before what follows
// take, which the race detector does not see on a GPU otherwise.
func (h *hostFailure) set(err *HostFuncError) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.err == nil && err.Err != nil {
		h.err = fault.OfWork(err)
	}
}

func (h *hostFailure) take() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	err := h.err
	h.err = nil
	return err
}

// hostError returns the first failure of a function that the stream has called, itself or
// in a graph, and forgets it.
func (s *Stream) hostError() error {
	errs := []error{s.failed.take()}
	for _, g := range s.launched {
		errs = append(errs, g.take())
	}
	s.launched = nil
	return errors.Join(errs...)
}

// hostCall is a function that a stream calls, once or at each launch of a graph.
type hostCall struct {
	pe     *PE
	f      func() error
	where  string
	failed *hostFailure
}

// errHostGoexit is the error of a function that ended its goroutine.
var errHostGoexit = errors.New("it ended its goroutine (runtime.Goexit) instead of returning")

// run calls the function, on a goroutine that it may end: the caller's may be a thread of
// the driver.
func (c *hostCall) run() {
	c.pe.calling.Add(1)
	defer c.pe.calling.Add(-1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		e := &HostFuncError{Where: c.where, Err: errHostGoexit}
		defer func() {
			if r := recover(); r != nil {
				e.Err, e.Stack = fmt.Errorf("panic: %v", r), panicStack()
			}
			c.failed.set(e)
		}()
		e.Err = c.f()
	}()
	<-done
}
