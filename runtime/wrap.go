package gpurt

import (
	"errors"
	"fmt"
	"math"
	"reflect"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Wrap returns a buffer of n elements at an address that another library has allocated:
// device memory of the PE's GPU, or host memory that the GPU can address (pinned or managed).
// The CUDA driver is asked whether all of the range is such memory. On an emulated PE it is
// memory of this process.
//
// The owner keeps the memory: it must not free it while the buffer is used. Free of the
// buffer ends the use of the buffer, and releases nothing.
func Wrap[T any](pe *PE, addr uintptr, n int) (*Buffer[T], error) {
	v, err := wrap(pe, reflect.TypeFor[T](), addr, n)
	if err != nil {
		return nil, err
	}
	return &Buffer[T]{v}, nil
}

func wrap(pe *PE, elem reflect.Type, addr uintptr, n int) (view, error) {
	fail := func(err error) (view, error) {
		return view{}, fault.CallFailed(fmt.Sprintf("Wrap of %d elements of %v at %#x", n, elem, addr), err)
	}
	size := int(elem.Size())
	if err := checkElem(elem); err != nil {
		return fail(err)
	}
	switch {
	case pe == nil:
		return fail(errNoPE)
	case n < 0:
		return fail(errors.New("the length is negative"))
	case size == 0:
		return fail(errors.New("elements of this type have size 0; use another element type"))
	case n > math.MaxInt/size:
		return fail(errors.New("the size exceeds the address space"))
	case uintptr(n*size) > math.MaxUint-addr:
		return fail(errors.New("it ends beyond the address space"))
	case addr == 0:
		return fail(errors.New("the address is 0"))
	case addr%uintptr(elem.Align()) != 0:
		return fail(fmt.Errorf("the address is not a multiple of %d, as %v requires", elem.Align(), elem))
	}
	var m driver.Mem
	if err := pe.on("Wrap", func() (err error) { m, err = pe.dev.Wrap(addr, n*size); return err }); err != nil {
		return fail(err)
	}
	return view{a: &allocation{pe: pe, mem: m, size: size, where: fault.CallPlace(), foreign: true}, n: n}, nil
}

// Peer returns the elements of b on another PE, as this PE addresses them: kernels may load
// and store them, and copies may use them (NVSHMEM API, nvshmem_ptr). If this PE cannot
// address them, the error is ErrUnreachable; put and get reach them. The buffer is valid
// until b is freed. It cannot be freed itself.
//
// What other PEs do with the memory at the same time is not ordered with such accesses: use
// a barrier, or a signal.
func (b *SymBuffer[T]) Peer(pe int) (*Buffer[T], error) {
	v, err := b.view().peer(pe)
	if err != nil {
		return nil, err
	}
	return &Buffer[T]{v}, nil
}

func (v *view) peer(pe int) (view, error) {
	fail := func(err error) (view, error) {
		return view{}, fault.CallFailed(fmt.Sprintf("Peer(%d)", pe), err)
	}
	own, err := v.owner()
	if err == nil && v.a.peer {
		err = errors.New("the memory already belongs to a peer; call Peer of the symmetric buffer")
	}
	if err == nil && (pe < 0 || pe >= own.NumPEs()) {
		err = fmt.Errorf("there is no such PE; the job has the PEs 0 to %d", own.NumPEs()-1)
	}
	if err != nil {
		return fail(err)
	}
	a, err := v.a.onPeer(pe)
	if err != nil {
		return fail(err)
	}
	return view{a: a, at: v.at, n: v.n, part: v.part}, nil
}

// onPeer returns a symmetric allocation as it is on another PE.
func (a *allocation) onPeer(pe int) (*allocation, error) {
	if a.peers == nil {
		a.peers = make([]*allocation, a.pe.NumPEs())
	}
	if p := a.peers[pe]; p != nil {
		return p, nil
	}
	var m driver.Mem
	if err := a.pe.on("Peer", func() (err error) { m, err = a.pe.dev.Peer(a.mem, pe); return err }); err != nil {
		return nil, err
	}
	p := &allocation{pe: a.pe, mem: m, size: a.size, where: a.where, of: a, peer: true}
	a.peers[pe] = p
	return p, nil
}
