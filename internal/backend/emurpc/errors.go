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
	// Refused says that it is a driver.Refusal.
	Refused bool
	// First is the error of PE that stands for this one, if it is a driver.JointFailure.
	First *failure
	PE    int
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
	var refusal *driver.Refusal
	f.Refused = errors.As(err, &refusal)
	var c *driver.JointFailure
	if errors.As(err, &c) {
		f.PE, f.First = c.PE, failureOf(c.First)
	}
	var cause *remoteCause
	f.Cause = errors.As(err, &cause)
	return f
}

// unpack returns the error that has travelled. ctx is that of the call.
func (f *failure) unpack(ctx context.Context) error {
	if f == nil {
		return nil
	}
	e := &remoteError{text: f.Text}
	for _, i := range f.Is {
		if i >= 0 && i < len(sentinels) {
			e.wraps = append(e.wraps, sentinels[i])
		}
	}
	if f.Fault != nil {
		e.wraps = append(e.wraps, f.Fault)
	}
	if f.NCCL != nil {
		e.wraps = append(e.wraps, f.NCCL)
	}
	if f.Cause && ctx.Err() != nil {
		e.wraps = append(e.wraps, context.Cause(ctx))
	}
	var err error = e
	if f.First != nil {
		err = &driver.JointFailure{PE: f.PE, First: f.First.unpack(ctx), Err: e}
	}
	if f.Refused {
		err = driver.Refuse(err)
	}
	return err
}

// remoteError is an error of the process that has the GPUs.
type remoteError struct {
	text  string
	wraps []error
}

func (e *remoteError) Error() string   { return e.text }
func (e *remoteError) Unwrap() []error { return e.wraps }

// remoteCause is why the context of a call in another process has ended.
type remoteCause struct{ *remoteError }

// errGone is the end of the process that has the GPUs.
var errGone = fmt.Errorf("the process of PE 0, which has the emulated GPUs of the job, is gone: %w", driver.ErrAborted)
