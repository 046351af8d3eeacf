package gpurt

import (
	"context"
	"errors"
	"fmt"
	"math"
	"reflect"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// allocation is device memory as it was allocated.
type allocation struct {
	pe    *PE
	mem   driver.Mem
	size  int    // bytes of an element
	where string // the caller that allocated it
	// registered is the caller that registered the memory, or empty.
	registered string
	// of is the allocation whose memory this is: as another PE's, or as registered. It is nil for
	// one that has its own.
	of *allocation
	// symmetric says that it was by RegisterSymmetric, and maps is then the allocation
	// that the symmetric one maps.
	symmetric bool
	maps      *allocation
	// noted is what the PE's list of allocations has of it, nil for memory that is not in the list.
	noted *noted
	kind  MemoryKind
	// foreign says that somebody else owns the memory, and peer that it is another PE's.
	foreign, peer bool
	// lent is who may use the memory until they say otherwise, on whatever thread: the errors of
	// Free meanwhile.
	lent *sync.Map
	// peers are the same memory on the PEs, as far as it was asked for. It ends with
	// this allocation.
	peers []*allocation
	// err says why there is no memory, or no longer: a slice out of range, for example.
	// The first call that can return an error returns it.
	err error
}

// view is a range of an allocation: what all kinds of buffers have in common. It is
// small, since programs make one for every slice that they pass to a launch.
type view struct {
	a     *allocation
	at, n int // the first element and their number
	part  bool
}

// broken returns a view that cannot be used, and the reason.
func broken(err error) view { return view{a: &allocation{err: err}} }

// exists reports whether there is memory.
func (v *view) exists() bool { return v != nil && v.a != nil && v.a.err == nil }

// length returns the number of elements, 0 for nil.
func (v *view) length() int {
	if v == nil {
		return 0
	}
	return v.n
}

// mem returns the memory of a view that exists.
func (v *view) mem() driver.Mem {
	return v.a.mem.Slice(v.at*v.a.size, (v.at+v.n)*v.a.size)
}

// address returns the address of the first element, or 0 of a view that does not exist, or whose
// PE has ended.
func (v *view) address() uintptr {
	if !v.exists() || v.a.pe.closed.Load() {
		return 0
	}
	return v.mem().Address()
}

// addr returns the address of a view that exists, as kernels see it.
func (v *view) addr() uint64 { return uint64(v.a.mem.Address()) + uint64(v.at*v.a.size) }

// emulated reports whether a view that exists is of emulated memory.
func (v *view) emulated() bool { return v.a.mem.Emu.Base != nil }

// memory is memory to allocate.
type memory struct {
	elem    reflect.Type
	n       int    // elements
	content []byte // what they are to be, nil for zeros
	sym     bool
	options SymOptions // of symmetric memory
	// take, if set, allocates on the device.
	take func(d driver.Device, bytes int) (driver.Mem, error)
	kind MemoryKind
	what string // the function that allocates
}

// newMemory describes n elements. If src has elements, they are the content.
func newMemory[T any](what string, n int, src []T, sym bool) memory {
	return memory{elem: reflect.TypeFor[T](), n: n, content: hostBytes(src), sym: sym, what: what}
}

// allocate returns a view of new memory.
func allocate(pe *PE, m memory) (view, error) {
	if err := checkElem(m.elem); err != nil {
		return view{}, fault.CallFailed(m.what, err)
	}
	size := int(m.elem.Size())
	fail := func(err error) (view, error) {
		return view{}, fault.CallFailed(fmt.Sprintf("%s of %d elements of %d bytes", m.what, m.n, size), err)
	}
	if pe == nil {
		return fail(errNoPE)
	}
	if m.n < 0 {
		return fail(errors.New("the length is negative"))
	}
	if size == 0 {
		return fail(errors.New("elements of this type have size 0; use another element type"))
	}
	if m.n > math.MaxInt/size {
		return fail(errors.New("the size exceeds the address space"))
	}
	if err := pe.enter(m.what); err != nil {
		return fail(err)
	}
	defer pe.leave()
	// Memory of no bytes does not exist on a device.
	bytes := max(m.n, 1) * size
	a := &allocation{pe: pe, size: size, where: fault.CallPlace(), kind: m.kind}
	var err error
	switch {
	case m.take != nil:
		a.mem, err = m.take(pe.dev, bytes)
	case m.sym:
		a.mem, err = pe.dev.AllocSym(pe.ctx, bytes, m.content, m.options, a.where)
	default:
		a.mem, err = pe.dev.Alloc(bytes, m.content)
	}
	if err != nil && m.sym {
		return fail(pe.wrapTogether(err))
	}
	if err != nil {
		return fail(pe.wrap(err))
	}
	n := m.n
	if a.mem.Bytes > bytes {
		n = a.mem.Bytes / size // memory comes in larger pieces
	}
	pe.live.add(a)
	return view{a: a, n: n}, nil
}

// bufferOf returns what allocate has returned as a buffer of a kind.
func bufferOf[B ~struct{ v view }](v view, err error) (*B, error) {
	if err != nil {
		return nil, err
	}
	return &B{v}, nil
}

// usable reports whether the view can be used on pe.
func (v *view) usable(pe *PE) bool { return v.exists() && v.a.pe == pe }

// check returns why the view cannot be used on pe, or nil.
func (v *view) check(pe *PE) error {
	switch {
	case v == nil:
		return errors.New("buffer is nil")
	case v.a == nil:
		return errors.New("buffer was not allocated; use gpurt.Alloc, AllocSym or AllocSignals")
	case v.a.err != nil:
		return v.a.err
	case v.a.pe != pe:
		return fmt.Errorf("buffer allocated at %s belongs to %s, not to %s", v.a.where, v.a.pe.name, pe.name)
	}
	return nil
}

// owner returns the PE of the view, or why the view cannot be used there.
func (v *view) owner() (*PE, error) {
	if !v.exists() {
		return nil, v.check(nil)
	}
	return v.a.pe, nil
}

// share returns the view as one of which another is freed.
func (v view) share() view {
	v.part = true
	return v
}

// slice returns the elements lo to hi of the view. It takes the place in the program from the
// stack for an error alone, since that takes longer than a launch.
func (v *view) slice(lo, hi int) view {
	if err := v.checkSlice(lo, hi); err != nil {
		return brokenHere(err)
	}
	return view{a: v.a, at: v.at + lo, n: hi - lo, part: true}
}

func (v *view) checkSlice(lo, hi int) error {
	switch {
	case v == nil:
		return errors.New("Slice of a nil buffer")
	case !v.exists():
		return v.check(nil)
	case lo < 0 || hi < lo || hi > v.n:
		return fmt.Errorf("Slice(%d, %d) of a buffer of %d elements is out of range", lo, hi, v.n)
	}
	return nil
}

// free releases the allocation.
func (v *view) free() error {
	return v.release("Free", func(v *view, where string) error {
		return v.a.pe.dev.Free(v.a.pe.ctx, v.a.mem, where)
	})
}

// release ends the allocation by f, in the call what.
func (v *view) release(what string, f func(v *view, where string) error) error {
	pe, err := v.owner()
	switch {
	case err != nil:
	case v.a.peer:
		err = errors.New("the memory belongs to another PE; free the symmetric buffer")
	case v.part:
		err = errors.New("a slice of a buffer cannot be freed; free the whole buffer")
	case v.a.registered != "" && !v.a.symmetric:
		err = fmt.Errorf("the buffer was registered at %s; call Unregister first", v.a.registered)
	case v.a.registered != "":
		err = fmt.Errorf("the buffer was registered at %s; free the symmetric buffer first", v.a.registered)
	case v.a.lent != nil:
		v.a.lent.Range(func(_, why any) bool { err = why.(error); return false })
	}
	if err != nil {
		err = fault.CallFailed(what, err)
		if v != nil && v.a != nil && v.a.pe != nil && errors.Is(err, ErrFreed) {
			v.a.pe.live.again(err)
		}
		return err
	}
	if err := pe.enter(what); err != nil {
		return fault.AtCall(err)
	}
	defer pe.leave()
	where := fault.CallPlace()
	if err := f(v, where); err != nil {
		if v.a.mem.Sym {
			err = pe.wrapTogether(err)
		} else {
			err = pe.wrap(err)
		}
		return fault.CallFailed(what, err)
	}
	pe.live.remove(v.a)
	if v.a.maps != nil {
		v.a.maps.registered = ""
	}
	v.a.err = fmt.Errorf("buffer allocated at %s: %w at %s", v.a.where, ErrFreed, where)
	for _, p := range v.a.peers {
		if p != nil {
			p.err = v.a.err
		}
	}
	return nil
}

// zero enqueues zeroing on s.
func (v *view) zero(s *Stream) error {
	return v.enqueue("Zero", s, func(s *Stream) error { return s.s.Zero(v.mem()) })
}

// enqueue checks the view and the stream and calls f, which enqueues work.
func (v *view) enqueue(what string, s *Stream, f func(*Stream) error) error {
	err := s.check()
	if err == nil {
		err = v.check(s.pe)
	}
	if err != nil {
		return fault.CallFailed(what, err)
	}
	if err := s.pe.enter(what); err != nil {
		return fault.AtCall(err)
	}
	defer s.pe.leave()
	if v.n == 0 {
		return nil
	}
	if err := f(s); err != nil {
		return fault.CallFailed(what, s.pe.wrap(err))
	}
	if s.capture != nil {
		s.usesViews(v)
		s.note(what, fmt.Sprintf("%d bytes", v.n*v.a.size))
	}
	return nil
}

// enqueueHost is enqueue of a copy from or to memory of the host that may not be pinned.
func (v *view) enqueueHost(what string, s *Stream, f func(*Stream) error) error {
	if err := s.refuseInBody(); err != nil {
		return fault.CallFailed(what, err)
	}
	return v.enqueue(what, s, f)
}

// synchronously runs an enqueueing function on the PE's first stream and waits.
func (v *view) synchronously(ctx context.Context, what string, f func(*Stream) error) error {
	pe, err := v.owner()
	if err != nil {
		return fault.CallFailed(what, err)
	}
	if err := pe.stream.refuse(what); err != nil {
		return fault.AtCall(err)
	}
	if err := f(pe.stream); err != nil {
		return err
	}
	if err := pe.stream.sync(ctx); err != nil {
		return fault.CallFailed(what, err)
	}
	return nil
}

// copyFrom copies host elements to the view, for CopyFrom.
func copyFrom[T any](ctx context.Context, v *view, src []T) error {
	const what = "CopyFrom"
	return v.synchronously(ctx, what, func(s *Stream) error { return copyIn(what, v, s, src) })
}

// copyTo copies the view to host elements, for CopyTo.
func copyTo[T any](ctx context.Context, v *view, dst []T) error {
	const what = "CopyTo"
	return v.synchronously(ctx, what, func(s *Stream) error { return copyOut(what, v, s, dst) })
}

// copyIn enqueues a copy of host elements to the view, in the call what.
func copyIn[T any](what string, v *view, s *Stream, src []T) error {
	if v.exists() && len(src) != v.n {
		return fault.CallFailed(what, fmt.Errorf("the buffer has %d elements, the source has %d", v.n, len(src)))
	}
	return v.enqueueHost(what, s, func(s *Stream) error {
		s.hold(unsafe.SliceData(src))
		return s.s.CopyIn(v.mem(), hostBytes(src))
	})
}

// copyOut enqueues a copy of the view to host elements, in the call what.
func copyOut[T any](what string, v *view, s *Stream, dst []T) error {
	if v.exists() && len(dst) != v.n {
		return fault.CallFailed(what, fmt.Errorf("the buffer has %d elements, the destination has %d", v.n, len(dst)))
	}
	return v.enqueueHost(what, s, func(s *Stream) error {
		s.hold(unsafe.SliceData(dst))
		return s.s.CopyOut(hostBytes(dst), v.mem())
	})
}

// hostBytes returns the memory of s.
func hostBytes[T any](s []T) []byte {
	if len(s) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(s[0])))
}

// checkElem refuses element types that mean nothing on another device.
func checkElem(t reflect.Type) error {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64,
		reflect.Float32, reflect.Float64:
		return nil
	case reflect.Array:
		return checkElem(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if err := checkElem(t.Field(i).Type); err != nil {
				return fmt.Errorf("field %s: %w", t.Field(i).Name, err)
			}
		}
		return nil
	}
	return fmt.Errorf("type %s cannot be in device memory; use bool, integers, floats, and arrays and structs of them", t)
}

// MemoryKind says where memory is.
type MemoryKind int

// On an emulated PE all memory is host memory, and Kind says what it stands for.
const (
	// DeviceMemory is memory of the GPU.
	DeviceMemory MemoryKind = iota
	// PinnedMemory is memory of the host that does not move, and that kernels address.
	PinnedMemory
	// ManagedMemory moves between the host and the GPU to where it is used.
	ManagedMemory
)

// String returns "device", "pinned" or "managed".
func (k MemoryKind) String() string {
	switch k {
	case DeviceMemory:
		return "device"
	case PinnedMemory:
		return "pinned"
	case ManagedMemory:
		return "managed"
	}
	return fmt.Sprintf("MemoryKind(%d)", int(k))
}
