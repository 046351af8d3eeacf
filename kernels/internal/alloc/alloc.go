// Package alloc allocates what a prepared kernel has of its own, and frees all of it: at the end,
// and when a later allocation fails.
package alloc

import (
	"errors"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// List is what has been allocated for a PE. After the first error nothing more is allocated, so
// that Err need only be asked at the end.
//
// Symmetric memory is allocated and freed by all PEs together. What can fail on one PE alone
// comes before it, so that no PE is left alone in a collective call.
type List struct {
	pe   *gpurt.PE
	err  error
	free []func() error
}

// New returns a list of which nothing is allocated.
func New(pe *gpurt.PE) *List { return &List{pe: pe} }

// Freer is what can be freed.
type Freer interface{ Free() error }

// Buffer allocates memory of the PE.
func Buffer[T any](l *List, n int) *gpurt.Buffer[T] {
	return Keep(l, func() (*gpurt.Buffer[T], error) { return gpurt.Alloc[T](l.pe, n) })
}

// Sym allocates symmetric memory.
func Sym[T shmem.Elem](l *List, n int) *gpurt.SymBuffer[T] {
	return Keep(l, func() (*gpurt.SymBuffer[T], error) { return gpurt.AllocSym[T](l.pe, n) })
}

// Signals allocates signals.
func Signals(l *List, n int) *gpurt.SignalBuffer {
	return Keep(l, func() (*gpurt.SignalBuffer, error) { return gpurt.AllocSignals(l.pe, n) })
}

// Keep returns what f makes, to be freed with the list.
func Keep[T Freer](l *List, f func() (T, error)) (x T) {
	if l.err != nil {
		return x
	}
	made, err := f()
	if err != nil {
		l.err = err
		return x
	}
	l.free = append(l.free, made.Free)
	return made
}

// Defer has free called when the list is freed.
func (l *List) Defer(free func() error) { l.free = append(l.free, free) }

// Fail has the list fail with err, if that is an error and the first one.
func (l *List) Fail(err error) {
	if l.err == nil {
		l.err = err
	}
}

// Err returns the first error, after it has freed everything; nil if there was none.
func (l *List) Err() error {
	if l.err == nil {
		return nil
	}
	return errors.Join(l.err, l.Free())
}

// Free frees everything, the latest first.
func (l *List) Free() error {
	var all error
	for _, f := range slices.Backward(l.free) {
		all = errors.Join(all, f())
	}
	l.free = nil
	return all
}
