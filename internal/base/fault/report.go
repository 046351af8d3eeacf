package fault

import (
	"errors"
	"fmt"
)

// This file holds failures of calls and of enqueued work. Those inside a kernel are an Error.

// ErrAborted says that an operation ended because another PE failed or its context ended.
var ErrAborted = errors.New("aborted")

// Report is a failure with what is known of where it came from. Each layer that an error passes
// may put a Report with what it knows around it, and the functions below find it there. The text
// is that of Err, but for Where and Because.
type Report struct {
	Err error
	// Where is the program's call that failed, file:line. It stands before the text.
	Where string
	// Work says that enqueued work has failed, and not the call that returns the error. The text
	// says where the work was enqueued, or where in a kernel it failed.
	Work bool
	// Refused says that the call was refused before anything was done, so that the device is as
	// good as before.
	Refused bool
	// Because is what had ended the job before, if this is a consequence of it.
	Because error
	// First is the error of PE that stands for this one: the calls of several PEs ended together,
	// for one reason such as a deadlock, and which of their hosts reads its error first is chance.
	First error
	PE    int
}

// Error returns the text of Err, with Where before it, and after it what it is a consequence of.
func (r *Report) Error() string {
	text := r.Err.Error()
	if r.Where != "" {
		text = r.Where + ": " + text
	}
	if r.Because != nil && !errors.Is(r.Err, r.Because) {
		text += fmt.Sprintf(" (because of %v)", r.Because)
	}
	return text
}

// Unwrap returns Err.
func (r *Report) Unwrap() error { return r.Err }

// Is reports that a consequence is ErrAborted, besides what it wraps.
func (r *Report) Is(target error) bool {
	return target == ErrAborted && (r.Because != nil || r.First != nil)
}

// Refuse returns err as that of a call that was refused, nil for nil.
func Refuse(err error) error {
	if err == nil {
		return nil
	}
	return &Report{Err: err, Refused: true}
}

// OfWork returns err as that of enqueued work, nil for nil.
func OfWork(err error) error {
	if err == nil {
		return nil
	}
	return &Report{Err: err, Work: true}
}

// Refused reports whether the call that err is of was refused.
func Refused(err error) bool { return find(err, func(r *Report) bool { return r.Refused }) != nil }

// Joint returns the report in err of calls of several PEs that ended together, or nil.
func Joint(err error) *Report { return find(err, func(r *Report) bool { return r.First != nil }) }

// AtCall puts the place of the program's call that is going on before its error, unless err says
// by itself where it came from. What another PE has brought about has no place in this one.
func AtCall(err error) error {
	var k *Error
	if err == nil || errors.Is(err, ErrAborted) || errors.As(err, &k) || find(err, func(r *Report) bool { return r.Where != "" || r.Work }) != nil {
		return err
	}
	where := CallPlace()
	if where == UnknownPlace {
		return err // one of the host's packages calls by itself
	}
	return &Report{Err: err, Where: where}
}

// CallFailed returns err as that of the program's call that is going on, which what names.
func CallFailed(what string, err error) error {
	where := CallPlace()
	if r, ok := err.(*Report); ok && r.Where == where {
		err = r.Err // of a call by which this one is made
	}
	return &Report{Err: fmt.Errorf("%s: %w", what, err), Where: where}
}

// find returns the outermost report in err for which is holds, or nil.
func find(err error, is func(*Report) bool) *Report {
	if r, ok := err.(*Report); ok && is(r) {
		return r
	}
	switch e := err.(type) {
	case interface{ Unwrap() error }:
		return find(e.Unwrap(), is)
	case interface{ Unwrap() []error }:
		for _, err := range e.Unwrap() {
			if r := find(err, is); r != nil {
				return r
			}
		}
	}
	return nil
}
