package gpurt

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// workError is an error of the work of a stream, which says by itself where the work was enqueued.
type workError struct{ error }

func (w *workError) Unwrap() error { return w.error }

// worked marks an error, if there is one, as that of a stream's work.
func worked(err error) error {
	if err == nil {
		return nil
	}
	return &workError{err}
}

// located, deferred by an exported function, puts the place of its call before its error, unless
// the error has a place: of this call or of one inside, of a kernel, of a function of HostFunc or
// of other work of a stream.
// What another PE has brought about has no place in this one.
func located(err *error) { *err = locate(*err) }

// locate is located for a function some of whose errors are those of the program's functions.
func locate(err error) error {
	if err == nil {
		return nil
	}
	var p *fault.CallError
	var k *KernelError
	var h *HostFuncError
	var w *workError
	if errors.Is(err, ErrAborted) || errors.As(err, &p) || errors.As(err, &k) || errors.As(err, &h) || errors.As(err, &w) {
		return err
	}
	where := fault.CallPlace()
	if where == fault.UnknownPlace {
		return err // this package calls by itself
	}
	return &fault.CallError{Where: where, Err: err}
}

// brokenHere returns a view that cannot be used, since the call that is going on was wrong.
func brokenHere(err error) view { return broken(fmt.Errorf("%s: %w", fault.CallPlace(), err)) }
