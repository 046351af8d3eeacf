package emurpc

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// sentinels are the errors that callers test for. Their places are their numbers on the way.
var sentinels = []error{
	driver.ErrAborted, driver.ErrFreed, driver.ErrNotSymmetric, driver.ErrGraphDiffers, driver.ErrNoWindow, driver.ErrAlone,
	driver.ErrUnavailable, driver.ErrUnsupported, driver.ErrNoHandle, driver.ErrUnreachable,
	context.Canceled, context.DeadlineExceeded, errors.ErrUnsupported,
}

// failure is an error as it travels: its text, and what callers look for in it.
type failure struct {
	Text string
	// Is are numbers of sentinels.
	Is    []int
	Fault *fault.Error
	NCCL  *driver.NCCLError
	// Refused, and First with its PE, are those of a fault.Report.
	Refused bool
	First   *failure
	PE      int
	// Cause says that it wraps the cause for which the context of the call has ended.
	Cause bool
}

// failureOf returns an error as it travels, nil for nil.
func failureOf(err error) *failure {
	if err == nil {
		return nil
	}
	f := &failure{Text: err.Error()}
	for i, s := range sentinels {
		if errors.Is(err, s) {
			f.Is = append(f.Is, i)
		}
	}
	errors.As(err, &f.Fault)
	errors.As(err, &f.NCCL)
	f.Refused = fault.Refused(err)
	if r := fault.Joint(err); r != nil {
		f.PE, f.First = r.PE, failureOf(r.First)
	}
	f.Cause = errors.As(err, new(*remoteError))
	return f
}

// unpack returns the error that has travelled. ctx is that of the call.
func (f *failure) unpack(ctx context.Context) error {
	if f == nil {
		return nil
	}
	e := f.remote()
	if f.Fault != nil {
		e.wraps = append(e.wraps, f.Fault)
	}
	if f.NCCL != nil {
		e.wraps = append(e.wraps, f.NCCL)
	}
	if f.Cause && ctx.Err() != nil {
		e.wraps = append(e.wraps, context.Cause(ctx))
	}
	if f.First == nil && !f.Refused {
		return e
	}
	return &fault.Report{Err: e, Refused: f.Refused, First: f.First.unpack(ctx), PE: f.PE}
}

// remote returns the text and the sentinels of the error.
func (f *failure) remote() *remoteError {
	e := &remoteError{text: f.Text}
	for _, i := range f.Is {
		if i >= 0 && i < len(sentinels) {
			e.wraps = append(e.wraps, sentinels[i])
		}
	}
	return e
}

// remoteError is an error of another process: of that which has the GPUs, or, there, why the context
// of a call has ended.
type remoteError struct {
	text  string
	wraps []error
}

func (e *remoteError) Error() string   { return e.text }
func (e *remoteError) Unwrap() []error { return e.wraps }

// errGone is the end of the process that has the GPUs.
var errGone = fmt.Errorf("the process of PE 0, which has the emulated GPUs of the job, is gone: %w", driver.ErrAborted)
