package gpurt

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// RegisteredBuffer is memory of one PE that the transport knows, so that kernels can put
// from it and get into it. It is the host's handle of what a kernel sees as
// shmem.Registered[T].
type RegisteredBuffer[T shmem.Elem] struct{ v view }

// Register makes a whole buffer known to the transport, as the local side of puts and gets
// (nvshmemx_buffer_register). The buffer can be used as before; it must not be freed
// before Unregister. It concerns this PE alone.
func Register[T shmem.Elem](b *Buffer[T]) (*RegisteredBuffer[T], error) {
	fail := func(err error) (*RegisteredBuffer[T], error) {
		return nil, fault.CallFailed("Register", err)
	}
	v := b.view()
	pe, err := v.registrable()
	if err != nil {
		return fail(err)
	}
	if err := pe.on("Register", func() error { return pe.dev.Register(pe.ctx, v.a.mem) }); err != nil {
		return fail(err)
	}
	v.a.registered, v.a.symmetric = fault.CallPlace(), false
	a := &allocation{pe: pe, mem: v.a.mem, size: v.a.size, where: v.a.where, registered: v.a.registered, of: v.a, noted: v.a.noted, kind: v.a.kind}
	return &RegisteredBuffer[T]{view{a: a, n: v.n}}, nil
}

// registrable returns the PE of a whole buffer that is not registered.
func (v *view) registrable() (*PE, error) {
	pe, err := v.owner()
	switch {
	case err != nil:
		return nil, err
	case v.part:
		return nil, errors.New("it is a part of a buffer; register the buffer itself and take a part of that")
	case v.a.registered != "":
		return nil, fmt.Errorf("the buffer was registered at %s", v.a.registered)
	}
	return pe, nil
}

// Unregister ends the registration. No kernel that uses it may be running or enqueued.
func (b *RegisteredBuffer[T]) Unregister() error {
	v := b.view()
	pe, err := v.owner()
	if err == nil && v.part {
		err = errors.New("it is a part of a registered buffer; call Unregister of the whole")
	}
	if err != nil {
		return fault.CallFailed("Unregister", err)
	}
	if err := pe.on("Unregister", func() error { return pe.dev.Unregister(v.a.mem) }); err != nil {
		return fault.CallFailed("Unregister", err)
	}
	v.a.of.registered = ""
	v.a.err = fmt.Errorf("buffer allocated at %s is no longer registered", v.a.where)
	return nil
}

func (b *RegisteredBuffer[T]) view() *view {
	if b == nil {
		return nil
	}
	return &b.v
}

func (b *RegisteredBuffer[T]) deviceSlice() *view { return b.view() }
func (b *RegisteredBuffer[T]) elem(T)             {}

// Len returns the number of elements.
func (b *RegisteredBuffer[T]) Len() int { return b.view().length() }

// Addr returns the address of the first element, as kernels see it: on a GPU its device
// address, on an emulated PE an address of this process. It is 0 if the buffer cannot be
// used. It is valid while the program holds the buffer and has not freed it.
func (b *RegisteredBuffer[T]) Addr() uintptr { return b.view().address() }

// Slice returns the elements lo to hi, sharing the memory. A range that does not
// exist gives a buffer of length 0, and every use of it returns the error.
func (b *RegisteredBuffer[T]) Slice(lo, hi int) *RegisteredBuffer[T] {
	return &RegisteredBuffer[T]{b.view().slice(lo, hi)}
}

// CopyFrom copies src into the buffer, in the order of the PE's first stream,
// and waits for that stream. The lengths must be equal.
func (b *RegisteredBuffer[T]) CopyFrom(ctx context.Context, src []T) error {
	return copyFrom(ctx, b.view(), src)
}

// CopyTo copies the buffer into dst, in the order of the PE's first stream, and
// waits for that stream. The lengths must be equal.
func (b *RegisteredBuffer[T]) CopyTo(ctx context.Context, dst []T) error {
	return copyTo(ctx, b.view(), dst)
}
