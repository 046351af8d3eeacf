package gpurt

import (
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// SymOptions says how AllocSymWith allocates.
type SymOptions = driver.SymOptions

// maxAlign is the largest alignment of symmetric memory.
const maxAlign = 1 << 30

// AllocSymWith returns symmetric memory for n elements as o says: at a multiple of o.Align
// bytes (nvshmem_align), and with its content open if o.Uninitialized (nvshmem_malloc), which
// takes less time. It is collective, as AllocSym is, with the same options on every PE. On
// emulated PEs, what is not initialised holds bytes 0xAA.
func AllocSymWith[T shmem.Elem](pe *PE, n int, o SymOptions) (*SymBuffer[T], error) {
	m := newMemory[T]("AllocSymWith", n, nil, true)
	if o.Align < 0 || o.Align > maxAlign || o.Align&(o.Align-1) != 0 || o.Align > 0 && o.Align < 8 {
		return nil, fault.CallFailed("AllocSymWith", fmt.Errorf("alignment %d; it must be 0 or a power of two from 8 to %d", o.Align, maxAlign))
	}
	m.options = o
	return bufferOf[SymBuffer[T]](allocate(pe, m))
}

// AllocVirtual returns zeroed memory for at least n elements, as RegisterSymmetric takes it:
// made by CUDA's virtual memory management, in whole granules of NVSHMEM's heap (512 MiB
// unless NVSHMEM_CUMEM_GRANULARITY says otherwise). Len is what fits.
func AllocVirtual[T any](pe *PE, n int) (*Buffer[T], error) {
	m := newMemory[T]("AllocVirtual", n, nil, false)
	m.take = driver.Device.AllocVirtual
	return bufferOf[Buffer[T]](allocate(pe, m))
}

// RegisterSymmetric makes a whole buffer on every PE one symmetric object
// (nvshmemx_buffer_register_symmetric). The buffer is from AllocVirtual, or by Wrap of memory that
// another library made by cuMemCreate with a handle that can be exported; the emulator takes what
// Wrap takes. It is collective, with the same size on every PE.
//
// The symmetric buffer is the same memory as b, at another address. Free of it is collective
// and ends the registration; b remains, and must not be freed before.
func RegisterSymmetric[T shmem.Elem](b *Buffer[T]) (*SymBuffer[T], error) {
	where := fault.CallPlace()
	fail := func(err error) (*SymBuffer[T], error) {
		return nil, fault.CallFailed("RegisterSymmetric", err)
	}
	v := b.view()
	pe, err := v.registrable()
	if err != nil {
		return fail(err)
	}
	var m driver.Mem
	err = pe.together("RegisterSymmetric", func() (err error) {
		m, err = pe.dev.RegisterSymmetric(pe.ctx, v.a.mem, where)
		return err
	})
	if err != nil {
		return fail(err)
	}
	v.a.registered, v.a.symmetric = where, true
	a := &allocation{pe: pe, mem: m, size: v.a.size, where: where, kind: v.a.kind, maps: v.a}
	pe.live.add(a)
	return &SymBuffer[T]{view{a: a, n: v.n}}, nil
}

// CanAccessPeer reports whether kernels of the PE can address memory of another GPU that the
// process sees, by its number. Other PEs' symmetric memory needs no such access.
func (pe *PE) CanAccessPeer(ordinal int) (can bool, err error) {
	defer located(&err)
	err = pe.onDevice("CanAccessPeer", func(d driver.Device) (err error) {
		can, err = d.CanAccessPeer(ordinal)
		return err
	})
	return can, err
}

// EnablePeerAccess lets kernels of the PE address memory of another GPU that the process
// sees, by its number. Wrap then takes such memory. It lasts until the run function returns.
func (pe *PE) EnablePeerAccess(ordinal int) (err error) {
	defer located(&err)
	return pe.onDevice("EnablePeerAccess", func(d driver.Device) error { return d.EnablePeerAccess(ordinal) })
}

// onDevice calls f with the PE's device. what names the call for errors.
func (pe *PE) onDevice(what string, f func(d driver.Device) error) error {
	return pe.on(what, func() error {
		if err := f(pe.dev); err != nil {
			return fmt.Errorf("%s: %w", what, err)
		}
		return nil
	})
}
