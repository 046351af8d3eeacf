package dlpack

import (
	"errors"
	"fmt"
	"reflect"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Exported is a struct that was given away, or is to be.
type Exported struct {
	form Form
	at   uintptr
	// The struct is one of these.
	versioned      versioned
	unversioned    unversioned
	shape, strides []int64
	release        func()
	back           func() // ends the loan of the memory
	// array holds the memory: that of an emulated PE is Go's.
	array any
}

// exports are the structs whose deleter was not called. There is one such list in a process,
// since C code calls the deleter with an address and nothing else.
var exports = struct {
	sync.Mutex
	live map[uintptr]*Exported
}{live: map[uintptr]*Exported{}}

// deleter returns the address of the deleter of all structs. What C code may call stays for
// as long as the process, so it is made once.
var deleter = sync.OnceValue(func() uintptr { return purego.NewCallback(deleted) })

// deleted is the deleter of all structs.
func deleted(self uintptr) uintptr {
	exports.Lock()
	e := exports.live[self]
	delete(exports.live, self)
	exports.Unlock()
	if e == nil {
		return 0
	}
	e.back()
	if e.release != nil {
		e.release()
	}
	return 0
}

// Export returns a struct that describes the array, for a library to take. Its memory stays
// the array's: Free is refused before the library calls the deleter, which calls release, if that
// is not nil. That may be on any thread, so release must not use the PE; it may close a channel,
// for example.
//
// On an emulated PE the struct says kDLCPU. On a GPU it says kDLCUDA with the number of the
// GPU among those that the process sees, kDLCUDAHost for pinned memory, or kDLCUDAManaged.
// Elements are Go's numbers and bools, and the floats and vectors of package gpu.
func Export[T shmem.Elem](a *gpurt.Array[T], form Form, release func()) (*Exported, error) {
	t := reflect.TypeFor[T]()
	fail := func(err error) (*Exported, error) {
		return nil, fmt.Errorf("dlpack: export an array of %v: %w", t, err)
	}
	d, err := typeOf(t)
	if err != nil {
		return fail(err)
	}
	if a == nil || a.PE() == nil {
		return fail(errors.New("the array is nil, or was not allocated"))
	}
	dev, err := deviceOf(a)
	if err != nil {
		return fail(err)
	}
	if form != Versioned && form != Unversioned {
		return fail(fmt.Errorf("there is no %v", form))
	}
	e := &Exported{form: form, shape: int64s(a.Shape()), strides: int64s(a.Strides()), release: release, array: a}
	dl := tensor{
		Device: dev, NDim: int32(len(e.shape)), DType: d,
		Shape: addrOf(e.shape), Strides: addrOf(e.strides),
	}
	if a.Len() > 0 {
		dl.Data = a.Addr()
	}
	e.versioned = versioned{Major: major, Minor: minor, Deleter: deleter(), Tensor: dl}
	e.unversioned = unversioned{Deleter: deleter(), Tensor: dl}
	e.at = uintptr(unsafe.Pointer(&e.versioned))
	if form == Unversioned {
		e.at = uintptr(unsafe.Pointer(&e.unversioned))
	}
	e.back = gpurt.Lend(a, errLent, threadapi.Key{})
	exports.Lock()
	defer exports.Unlock()
	exports.live[e.at] = e
	return e, nil
}

var errLent = errors.New("dlpack.Export has given the memory to a library, which has not called the deleter yet; free it then")

// deviceOf returns where the memory of an array is.
func deviceOf[T shmem.Elem](a *gpurt.Array[T]) (device, error) {
	h, err := a.PE().Handles()
	switch {
	case errors.Is(err, gpurt.ErrNoHandle):
		return device{cpu, 0}, nil
	case err != nil:
		return device{}, err
	}
	switch a.Kind() {
	case gpurt.PinnedMemory:
		return device{cudaHost, 0}, nil
	case gpurt.ManagedMemory:
		return device{cudaManaged, 0}, nil
	}
	return device{cuda, int32(h.Ordinal)}, nil
}

// Form returns which struct it is.
func (e *Exported) Form() Form { return e.form }

// Device returns where the memory is, as __dlpack_device__() in Python does: a DLDeviceType and a number.
func (e *Exported) Device() (kind, number int) {
	d := e.versioned.Tensor.Device
	return int(d.Type), int(d.ID)
}

// Pointer returns the address of the struct. It is valid until the deleter was called.
func (e *Exported) Pointer() uintptr { return e.at }

// Deleted reports whether the deleter was called.
func (e *Exported) Deleted() bool { return exported(e.at) != e }

// ErrDeleted says that the deleter of a struct was called before.
var ErrDeleted = errors.New("the deleter was called before")

// exported returns the struct at an address that Export has made and whose deleter was not called,
// or nil.
func exported(at uintptr) *Exported {
	exports.Lock()
	defer exports.Unlock()
	return exports.live[at]
}

// Delete does what the deleter does, for a struct that nobody has taken. One that Import has taken
// is ErrTaken: Imported.Close deletes it.
func (e *Exported) Delete() error {
	if e == nil {
		return errors.New("dlpack: delete: the struct is nil; use Export")
	}
	fail := func(err error) error { return fmt.Errorf("dlpack: delete %v at %#x: %w", e.form, e.at, err) }
	if !take(e.at) {
		return fail(fmt.Errorf("%w; Close of the import deletes it", ErrTaken))
	}
	defer giveBack(e.at)
	if e.Deleted() {
		return fail(ErrDeleted)
	}
	deleted(e.at)
	return nil
}

func int64s(list []int) []int64 {
	to := make([]int64, len(list))
	for i, v := range list {
		to[i] = int64(v)
	}
	return to
}

// addrOf returns the address of a slice whose memory is kept.
func addrOf(s []int64) uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(s))) }
