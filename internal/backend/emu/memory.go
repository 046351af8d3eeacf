package emu

import (
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// alignment is that of allocations, as cudaMalloc's.
const alignment = 256

// allocation is the record of one allocation: of one PE, or symmetric.
type allocation struct {
	bytes int
	sym   bool
	where string // the call that made it
	pool  *pool  // that it is from, if any
	use   use
	// from is the memory of another PE that this is, if any.
	from *exportedMem
	// exported is what other PEs open it by, if there is a handle; exports.mu guards it.
	exported *exportedMem
	// images are what other PEs see of it, by PE, nil if they see all at once.
	images []*image
	// bases holds the address on each PE; for memory of one PE only its own.
	bases []unsafe.Pointer
	// freed holds for each PE the place that freed it, or "".
	freed []string
}

// newAllocation returns the record of an allocation that has no memory yet.
func newAllocation(bytes, pes int, where string) *allocation {
	return &allocation{bytes: bytes, where: where, bases: make([]unsafe.Pointer, pes), freed: make([]string, pes)}
}

// alignedBytes returns zeroed memory at a multiple of align, a power of two.
func alignedBytes(n, align int) unsafe.Pointer {
	b := make([]byte, n+align)
	p := unsafe.Pointer(unsafe.SliceData(b))
	return unsafe.Add(p, -uintptr(p)&uintptr(align-1))
}

// mem returns the allocation as PE pe sees it.
func (a *allocation) mem(pe int) driver.Mem {
	return driver.Mem{
		Emu:   threadapi.Mem{Base: a.bases[pe], Bytes: uintptr(a.bytes), Obj: a},
		Bytes: a.bytes, Sym: a.sym, Handle: a,
	}
}

// free marks the allocation as freed on a PE.
func (a *allocation) free(pe int, where string) error {
	if a.bases[pe] == nil {
		return fmt.Errorf("free memory at %s: it belongs to another PE", where)
	}
	if a.freed[pe] != "" {
		return fmt.Errorf("free memory at %s: freed before at %s", where, a.freed[pe])
	}
	a.freed[pe] = where
	if a.pool != nil {
		a.pool.usage.Used -= a.bytes
	}
	return nil
}

// onPeer returns the address on PE pe of symmetric memory, nil if m is none.
func onPeer(m threadapi.Mem, pe int) unsafe.Pointer {
	a, ok := m.Obj.(*allocation)
	if !ok {
		return nil
	}
	return unsafe.Add(a.bases[pe], m.Off)
}

// view returns n bytes at p.
func view(p unsafe.Pointer, n uintptr) []byte { return unsafe.Slice((*byte)(p), n) }
