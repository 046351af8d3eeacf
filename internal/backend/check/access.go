package check

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// storeText is what a record calls an atomic store, which needs no content before it.
const storeText = "atomic store"

// region returns the memory that n bytes at p are in, and nil for the thread's own. It
// fails the thread where there is none.
func (t *thread) region(p, n uintptr) *region {
	switch {
	case t.owns(p, n):
		return nil
	case t.block.shared.has(p, n):
		return t.block.shared
	case t.launch.passed.memory.has(p, n):
		return t.launch.passed.memory
	case t.block.cluster != nil:
		if r := t.elsewhere(p, n); r != nil {
			return r
		}
	}
	if p == 0 {
		t.fail("access to a nil pointer")
	}
	r := t.c.memories.at(p)
	switch {
	case r == nil:
		t.fail("access to %d bytes at an address that belongs to no allocation", n)
	case p+n > r.end:
		t.fail("access to %d bytes past the end of an allocation of %d bytes, at byte %d", n, r.end-r.base, p-r.base)
	case r.freed != "":
		t.fail("access to memory that was freed at %s, at byte %d of %d", r.freed, p-r.base, r.end-r.base)
	}
	return r
}

// reachable says that region has memory for n bytes at p.
func (t *thread) reachable(p, n uintptr) bool {
	if t.owns(p, n) || t.block.shared.has(p, n) || t.launch.passed.memory.has(p, n) {
		return true
	}
	if t.elsewhere(p, n) != nil {
		return true
	}
	r := t.c.memories.at(p)
	return r != nil && p+n <= r.end && r.freed == ""
}

// record returns the record for accesses of the thread in this step.
func (t *thread) record(in *nvir.Instr, k memmodel.Kind, write bool, s memmodel.Scope, what string) *record {
	if t.c.plain {
		return nil
	}
	key := site{in, k, write}
	rec := t.known[key]
	if rec == nil {
		rec = &record{by: t, step: t.step, kind: k, write: write, scope: s, what: what, place: t.at}
		t.known[key] = rec
	}
	return rec
}

// touch records an access of the thread to memory that others can reach.
func (t *thread) touch(in *nvir.Instr, k memmodel.Kind, write bool, s memmodel.Scope, what string, p, n uintptr) {
	if r := t.region(p, n); r != nil && r.space != constant {
		rec := t.record(in, k, write, s, what)
		if k == memmodel.Atomic && rec != nil {
			rec.size = n
		}
		t.c.touch(t, t.know, rec, r, p, n)
	}
}

// load performs a load of scalars.
func (t *thread) load(in *nvir.Instr, p uintptr, regs []uint64) {
	n := uintptr(in.Type.Size())
	if n == 0 {
		return
	}
	if t.c.plain && !t.reachable(p, n) {
		clear(regs[in.Dst : in.Dst+len(in.Leaves)])
		return
	}
	if r := t.region(p, n); r != nil && r.space != constant {
		rec := t.record(in, memmodel.Load, false, memmodel.System, "load")
		for _, l := range in.Leaves {
			t.c.touch(t, t.know, rec, r, p+uintptr(l.Offset), uintptr(l.Type.Size()))
		}
	}
	for i, l := range in.Leaves {
		regs[in.Dst+i] = peek(p+uintptr(l.Offset), l.Type.Size())
	}
}

// store performs a store of scalars.
func (t *thread) store(in *nvir.Instr, p uintptr, regs []uint64) {
	n := uintptr(in.Type.Size())
	if n == 0 || t.c.plain && !t.reachable(p, n) {
		return
	}
	if r := t.region(p, n); r != nil {
		if r.space == constant {
			t.fail("store to a table, which is constant")
		}
		rec := t.record(in, memmodel.Store, true, memmodel.System, "store")
		for _, l := range in.Leaves {
			t.c.touch(t, t.know, rec, r, p+uintptr(l.Offset), uintptr(l.Type.Size()))
		}
	}
	v := in.Args[0]
	for i, l := range in.Leaves {
		x := v
		if x.Reg >= 0 {
			x.Reg += i
		}
		poke(p+uintptr(l.Offset), l.Type.Size(), t.value(regs, x))
	}
}

// fillMemory performs llvm.memset: address, byte, number of bytes.
func fillMemory(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	p, n := uintptr(a[0]), uintptr(a[2])
	t.touch(in, memmodel.Store, true, memmodel.System, "store", p, n)
	for i, b := 0, bytesAt(p, n); i < len(b); i++ {
		b[i] = byte(a[1])
	}
}

// moveMemory performs llvm.memcpy: destination, source, number of bytes.
func moveMemory(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	dst, src, n := uintptr(a[0]), uintptr(a[1]), uintptr(a[2])
	t.touch(in, memmodel.Load, false, memmodel.System, "load", src, n)
	t.touch(in, memmodel.Store, true, memmodel.System, "store", dst, n)
	copy(bytesAt(dst, n), bytesAt(src, n))
}

// peek reads a number of up to 8 bytes.
func peek(p uintptr, n int64) uint64 {
	switch n {
	case 1:
		return uint64(*(*uint8)(pointer(p)))
	case 2:
		return uint64(*(*uint16)(pointer(p)))
	case 4:
		return uint64(*(*uint32)(pointer(p)))
	}
	return *(*uint64)(pointer(p))
}

// poke writes a number of up to 8 bytes.
func poke(p uintptr, n int64, x uint64) {
	switch n {
	case 1:
		*(*uint8)(pointer(p)) = uint8(x)
	case 2:
		*(*uint16)(pointer(p)) = uint16(x)
	case 4:
		*(*uint32)(pointer(p)) = uint32(x)
	default:
		*(*uint64)(pointer(p)) = x
	}
}

// Memory returns what the memory of emulated GPUs holds from address lo to hi, and nothing of addresses at
// which no memory lies (issues, team).
func Memory(lo, hi uintptr) []byte {
	if hi <= firstAddress {
		return nil
	}
	return bytesAt(lo, hi-lo)
}

// bytesAt returns n bytes at p.
func bytesAt(p, n uintptr) []byte { return unsafe.Slice((*byte)(pointer(p)), n) }
