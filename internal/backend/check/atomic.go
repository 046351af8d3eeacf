package check

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// access is an atomic access of a thread to ordinary memory.
type access struct {
	order        intrinsic.Order
	scope        memmodel.Scope
	width        int
	reads, write bool
	// compares says that it stores only if it finds what it compares with.
	compares bool
	// update returns what is to be stored, and whether it is.
	update func(old uint64) (uint64, bool)
}

// types are those of words, by their bytes.
var types = map[int]reflect.Type{1: reflect.TypeFor[uint8](), 2: reflect.TypeFor[uint16](), 4: reflect.TypeFor[uint32](), 8: reflect.TypeFor[uint64]()}

// atomic performs an atomic access and returns the old value.
func (t *thread) atomic(in *nvir.Instr, p uintptr, a access) uint64 {
	n := a.width / 8
	what := "atomic update"
	switch {
	case !a.reads:
		what = storeText
	case !a.write:
		what = "atomic load"
	}
	if t.c.plain {
		return t.plainly(p, a)
	}
	ends := t.announceAtomic(in, p, a)
	t.polls(p, 1, uintptr(n))
	t.e.AtomicBegin(pointer(p), types[n], uint8(a.order), uint8(a.scope))
	w, size := t.c.word(p), uintptr(n)
	r := t.region(p, size)
	var l *location
	if r != nil {
		l = t.c.location(p, size, t.c.lastWrite(r, p))
	}
	old, releases, from := peek(p, int64(n)), w.releases, -1
	if a.reads && l != nil {
		if from = t.read(p, size, &a, t.again, ends); from < len(l.list)-1 {
			old, releases = l.list[from].value, l.list[from].releases
		}
	}
	if a.reads {
		t.tellsRead(what, p, size, old, l != nil && old != peek(p, int64(n)))
	}
	acquires := a.reads && (a.order == intrinsic.Acquire || a.order == intrinsic.AcqRel)
	if acquires {
		t.acquire(releases, p, size, a.scope)
	}
	t.touch(in, memmodel.Atomic, a.write, a.scope, what, p, size)
	if a.reads && !acquires {
		t.sees(releases, p, size, a.scope)
	}
	var v uint64
	stores := false
	if a.write {
		v, stores = a.update(old)
	}
	changed := stores && v != old
	t.atomically(p, size, a)
	if a.write {
		switch {
		case stores:
			t.tellsWrite(what, p, size, v)
			t.writeAtomic(p, a, v, w, r, l, from)
		case l != nil:
			l.list[len(l.list)-1].record = t.c.lastWrite(r, p)
		}
	}
	if changed || !a.reads {
		t.does()
	} else {
		t.found(in, p, size, old)
	}
	t.e.AtomicEnd(pointer(p), uint8(a.order), uint8(a.scope), changed)
	return old
}

// plainly performs an atomic access of a kernel that is sanitized.
func (t *thread) plainly(p uintptr, a access) uint64 {
	n := a.width / 8
	if !t.reachable(p, uintptr(n)) {
		return 0
	}
	t.e.AtomicBegin(pointer(p), types[n], uint8(a.order), uint8(a.scope))
	old, changed := peek(p, int64(n)), false
	if a.write {
		if v, ok := a.update(old); ok {
			changed = v != old
			poke(p, int64(n), v)
		}
	}
	t.e.AtomicEnd(pointer(p), uint8(a.order), uint8(a.scope), changed)
	return old
}

// writeAtomic stores a value in its place among those of the word: for an update, after number from, which
// it has read.
func (t *thread) writeAtomic(p uintptr, a access, v uint64, w *word, r *region, l *location, from int) {
	n := uintptr(a.width / 8)
	t.c.stored++
	t.weak = true
	m := message{value: v, at: t.c.stored, by: t, step: t.step, updates: a.reads}
	if r != nil {
		m.record = t.c.lastWrite(r, p)
	}
	if l != nil {
		i := from + 1
		if !a.reads {
			i = t.place(l)
		}
		if i < len(l.list) {
			var before []released
			if a.reads {
				before = l.list[from].releases
			}
			m.releases = t.c.publish(slices.Clone(before), t.publishes(p, a))
			l.insert(i, m, m.record)
			return
		}
	}
	poke(p, int64(n), v)
	before := w.releases
	kept := l != nil && t.c.keeps(len(before), releasesKept+1)
	switch {
	case !a.reads:
		w.releases = w.others(p, n)
	case kept:
		w.releases = slices.Clone(before)
	}
	w.releases = t.c.publish(w.releases, t.publishes(p, a))
	switch {
	case kept:
		l.append(m, before)
	case l != nil:
		l.list = append(l.list[:0], m)
	}
}

// plainAtomic performs LLVM's own atomics, which are relaxed and of device scope.
func (t *thread) plainAtomic(in *nvir.Instr, regs []uint64) {
	p := uintptr(t.value(regs, in.Args[0]))
	bits := in.Type.Bits
	a := access{order: intrinsic.Relaxed, scope: memmodel.Device, width: bits, reads: true, write: true}
	x := t.value(regs, in.Args[1])
	if in.Op == nvir.CmpXchg {
		y := t.value(regs, in.Args[2])
		a.update = func(old uint64) (uint64, bool) { return y, old == x }
		old := t.atomic(in, p, a)
		regs[in.Dst], regs[in.Dst+1] = old, bit(old == x)
		return
	}
	a.update = func(old uint64) (uint64, bool) { return combine(in.Name, bits, old, x), true }
	old := t.atomic(in, p, a)
	if in.Dst >= 0 {
		regs[in.Dst] = old
	}
}

// floatAdd performs llvm.nvvm.atomic.load.add, which is relaxed and of device scope.
func floatAdd(t *thread, in *nvir.Instr, regs []uint64) {
	args := t.args(in, regs)
	bits := in.From[1].Bits
	a := access{order: intrinsic.Relaxed, scope: memmodel.Device, width: bits, reads: true, write: true}
	a.update = func(old uint64) (uint64, bool) { return t.combine("add.f", bits, old, args[1]), true }
	old := t.atomic(in, uintptr(args[0]), a)
	if in.Dst >= 0 {
		regs[in.Dst] = old
	}
}

// atomicOp returns what an atomic load, store or update does.
func atomicOp(f intrinsic.Form) callee {
	width, _ := strconv.Atoi(f.Type[1:])
	a := access{order: f.Order, scope: memmodel.Scope(f.Among), width: width, reads: !strings.HasPrefix(f.Name, "AtomicStore"), write: !strings.HasPrefix(f.Name, "AtomicLoad")}
	switch { // a fence comes before what is sequentially consistent
	case a.order == intrinsic.SeqCst && a.reads:
		a.order = intrinsic.Acquire
	case a.order == intrinsic.SeqCst:
		a.order = intrinsic.Relaxed
	}
	if strings.HasSuffix(f.Name, "Vec4") { // each word is an atomic by itself
		return func(t *thread, in *nvir.Instr, regs []uint64) {
			args := t.args(in, regs)
			for i := range 4 {
				a, p := a, uintptr(args[0])+uintptr(i*a.width/8)
				if a.reads {
					regs[in.Dst+i] = t.atomic(in, p, a)
					continue
				}
				a.update = func(uint64) (uint64, bool) { return args[1+i], true }
				t.atomic(in, p, a)
			}
		}
	}
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		args := t.args(in, regs)
		a := a
		switch {
		case !a.reads:
			a.update = func(uint64) (uint64, bool) { return args[1], true }
		case f.Name == "AtomicCAS":
			a.compares = true
			a.update = func(old uint64) (uint64, bool) { return args[2], old == args[1] }
		case a.write:
			a.update = func(old uint64) (uint64, bool) {
				return t.combine(updates[f.Name]+f.Type[:1], a.width, old, args[1]), true
			}
		}
		old := t.atomic(in, uintptr(args[0]), a)
		if in.Dst >= 0 {
			regs[in.Dst] = old
		}
	}
}

// updates are the operations of combine by the names of atomics.
var updates = map[string]string{
	"AtomicAdd": "add.", "AtomicMin": "min.", "AtomicMax": "max.", "AtomicAnd": "and.", "AtomicOr": "or.", "AtomicXor": "xor.", "AtomicExchange": "exch.",
}
