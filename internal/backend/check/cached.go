package check

import (
	"strconv"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// cachedAccess returns what an ordinary load or store of f.N values does that says how it uses the caches.
func cachedAccess(f intrinsic.Form) callee {
	bits, _ := strconv.Atoi(f.Type[1:])
	size, n := uintptr(bits/8), f.N
	loads := f.Name != "CachedStore"
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		args := t.args(in, regs)
		p, all := uintptr(args[0]), uintptr(n)*size
		if t.c.plain && !t.reachable(p, all) {
			if loads {
				clear(regs[in.Dst : in.Dst+n])
			}
			return
		}
		if !loads {
			t.touch(in, memmodel.Store, true, memmodel.System, "store", p, all)
			for i := range n {
				poke(p+uintptr(i)*size, int64(size), args[1+i])
			}
			return
		}
		if f.Name == "ReadOnlyLoad" {
			t.mustBeOld(p, all)
		}
		t.touch(in, memmodel.Load, false, memmodel.System, "load", p, all)
		for i := range n {
			regs[in.Dst+i] = peek(p+uintptr(i)*size, int64(size))
		}
	}
}

// mustBeOld fails for memory that was written after the kernel began: a load through the read-only cache may
// return what was there before (PTX ISA, ld.global.nc).
func (t *thread) mustBeOld(p, n uintptr) {
	r := t.region(p, n)
	if r == nil || t.c.plain {
		return
	}
	for at := p; at < p+n; at++ {
		w := t.c.lastWrite(r, at)
		if w.by == t || !t.c.ordered(w, t.launch.start, t, false) {
			t.fail("a read-only load of memory that was written after the kernel began, by %s; the load may return what was there before; load it with another hint than gpu.CacheReadOnly", w.text())
		}
	}
}
