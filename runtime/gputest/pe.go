package gputest

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// run is one run of a test's function on the PEs of this process.
type run struct {
	t     testing.TB
	fatal atomic.Bool
	// collect, if set, keeps the messages for the process that started this one
	// instead of reporting them to t.
	collect bool
	// partial says that the run may end early, for a reason that is no failure of the test.
	partial bool

	mu       sync.Mutex
	reported map[int]*failure
	// early is why the run has ended early; what follows from that is not reported.
	early string
}

// leave says why a partial run ends early. It does not where the test has failed before.
func (r *run) leave(why string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.early == "" && len(r.reported) == 0 {
		r.early = why
	}
}

// met takes an error that a PE has met: what the back end of a partial run does not support ends it.
func (r *run) met(err error) {
	if r.partial && errors.Is(err, errors.ErrUnsupported) {
		r.leave(fmt.Sprintf("cannot run this test: %v", err))
	}
}

// left returns why a partial run has ended early, or "".
func (r *run) left() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.early
}

// failure is what a PE reported by Errorf and Fatalf. It is the error of its run
// function.
type failure struct{ msgs []string }

func (f *failure) Error() string { return strings.Join(f.msgs, "\n") }

func newRun(t testing.TB) *run { return &run{t: t, reported: make(map[int]*failure)} }

// errStopped is the error of a PE that ended quietly because another had failed.
var errStopped = errors.New("stopped after the failure of another PE")

// pe returns f as a run function.
func (r *run) pe(f func(*PE)) func(context.Context, *gpurt.PE) error {
	return func(ctx context.Context, rt *gpurt.PE) (err error) {
		pe := &PE{PE: rt, r: r, ctx: ctx}
		defer func() {
			if pe.stopped {
				recover()
				r.fatal.Store(true)
				err = errors.Join(errStopped, pe.cause)
			}
			r.mu.Lock()
			defer r.mu.Unlock()
			if f := r.reported[rt.MyPE()]; f != nil && (r.collect || pe.stopped) {
				err = f
			}
		}()
		f(pe)
		return nil
	}
}

// unreported returns the part of a job's error that the test has not been told yet.
func (r *run) unreported(err error) error {
	if err == nil {
		return nil
	}
	all, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, e := range all.Unwrap() {
		var pe *gpurt.PEError
		if !errors.As(e, &pe) || r.reported[pe.PE] == nil {
			return err
		}
	}
	return nil
}

// Context returns a context that ends when another PE fails, and also shortly before the
// timeout of the test.
func (pe *PE) Context() context.Context { return pe.ctx }

// Helper marks the calling function as a test helper: its lines are not named in
// messages.
func (pe *PE) Helper() { pe.r.t.Helper() }

// Logf logs a message with the PE's number.
func (pe *PE) Logf(format string, args ...any) {
	pe.r.t.Helper()
	if pe.r.collect {
		pe.Printf(format, args...)
		return
	}
	pe.r.t.Logf("PE %d: %s", pe.MyPE(), fmt.Sprintf(format, args...))
}

// Errorf fails the test with a message and goes on.
func (pe *PE) Errorf(format string, args ...any) {
	pe.r.t.Helper()
	pe.report(format, args)
}

// Fatalf fails the test with a message and ends all PEs. If an error among args is only
// the consequence of another PE's failure (gpurt.ErrAborted), the test fails with that other
// failure, and the message is in the log of go test -v alone.
func (pe *PE) Fatalf(format string, args ...any) {
	pe.r.t.Helper()
	pe.report(format, args)
	pe.stop()
}

// FailNow fails the test and ends all PEs.
func (pe *PE) FailNow() {
	pe.r.t.Helper()
	pe.report("failed", nil)
	pe.stop()
}

// stop leaves the function of the PE.
func (pe *PE) stop() {
	pe.stopped = true
	panic("the PE has failed; its function must not recover from this")
}

// report fails the test, unless the message holds an error that another PE's failure explains.
func (pe *PE) report(format string, args []any) {
	pe.r.t.Helper()
	for _, a := range args {
		err, ok := a.(error)
		if ok && errors.Is(err, gpurt.ErrAborted) {
			if testing.Verbose() {
				pe.Logf(format, args...)
			}
			pe.cause = err
			return
		}
		pe.r.met(err)
	}
	msg := fmt.Sprintf(format, args...)
	pe.r.mu.Lock()
	if pe.r.early != "" {
		pe.r.mu.Unlock()
		return
	}
	f := pe.r.reported[pe.MyPE()]
	if f == nil {
		f = new(failure)
		pe.r.reported[pe.MyPE()] = f
	}
	if _, file, line, ok := runtime.Caller(2); ok && pe.r.collect {
		msg = fmt.Sprintf("%s:%d: %s", filepath.Base(file), line, msg)
	}
	f.msgs = append(f.msgs, msg)
	pe.r.mu.Unlock()
	if !pe.r.collect {
		pe.r.t.Errorf("PE %d: %s", pe.MyPE(), msg)
	}
}
