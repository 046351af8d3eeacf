package check

import (
	"slices"
	"strconv"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

// plainPTX returns what an ordinary load or store does that says how it uses the caches.
func plainPTX(parts []string) callee {
	last := len(parts) - 1
	bits, _ := strconv.Atoi(parts[last][1:])
	size, n := uintptr(bits/8), 1
	if v := parts[last-1]; v == "v2" || v == "v4" {
		n = int(v[1] - '0')
	}
	readOnly := slices.Contains(parts, "nc")
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		args := t.args(in, regs)
		p, all := uintptr(args[0]), uintptr(n)*size
		if t.c.plain && !t.reachable(p, all) {
			if parts[0] == "ld" {
				clear(regs[in.Dst : in.Dst+n])
			}
			return
		}
		if parts[0] == "st" {
			t.touch(in, store, true, system, "store", p, all)
			for i := range n {
				poke(p+uintptr(i)*size, int64(size), args[1+i])
			}
			return
		}
		if readOnly {
			t.mustBeOld(p, all)
		}
		t.touch(in, load, false, system, "load", p, all)
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
