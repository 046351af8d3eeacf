package check

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

// Memory orders, as package mir numbers them.
const (
	relaxed uint8 = iota
	acquire
	release
	acqRel
)

// access is an atomic access of a thread to ordinary memory.
type access struct {
	order        uint8
	scope        scope
	width        int
	reads, write bool
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
	t.announceAtomic(in, p, a)
	t.e.AtomicBegin(pointer(p), types[n], a.order, uint8(a.scope))
	w, size := t.c.word(p), uintptr(n)
	r := t.region(p, size)
	var l *location
	if r != nil {
		l = t.c.location(p, size, t.c.lastWrite(r, p))
	}
	old, releases := peek(p, int64(n)), w.releases
	if a.reads && l != nil {
		if a.write {
			t.observes(&l.list[len(l.list)-1])
		} else if m := t.read(l, t.looks[look1{in, p}] != nil); m != nil {
			old, releases = m.value, m.releases
		}
	}
	acquires := a.reads && (a.order == acquire || a.order == acqRel)
	if acquires {
		t.acquire(releases, p, size, a.scope)
	}
	t.touch(in, atomic, a.write, a.scope, what, p, size)
	if a.reads && !acquires {
		t.sees(releases, p, size, a.scope)
	}
	changed := false
	if a.write {
		v, ok := a.update(old)
		changed = ok && v != old
		switch {
		case ok:
			t.writeAtomic(p, a, v, w, r, l)
		case l != nil:
			l.list[len(l.list)-1].record = t.c.lastWrite(r, p)
		}
	}
	if changed || !a.reads {
		t.does()
	} else {
		t.found(in, p, size, old)
	}
	t.e.AtomicEnd(pointer(p), a.order, uint8(a.scope), changed)
	return old
}

// plainly performs an atomic access of a kernel that is sanitized.
func (t *thread) plainly(p uintptr, a access) uint64 {
	n := a.width / 8
	if !t.reachable(p, uintptr(n)) {
		return 0
	}
	t.e.AtomicBegin(pointer(p), types[n], a.order, uint8(a.scope))
	old, changed := peek(p, int64(n)), false
	if a.write {
		if v, ok := a.update(old); ok {
			changed = v != old
			poke(p, int64(n), v)
		}
	}
	t.e.AtomicEnd(pointer(p), a.order, uint8(a.scope), changed)
	return old
}

// writeAtomic stores a value, in its place among those of the word.
func (t *thread) writeAtomic(p uintptr, a access, v uint64, w *word, r *region, l *location) {
	n := uintptr(a.width / 8)
	m := message{value: v, by: t, step: t.step, updates: a.reads}
	if r != nil {
		m.record = t.c.lastWrite(r, p)
	}
	if !a.reads && l != nil {
		if i := t.place(l); i < len(l.list) {
			m.releases = t.publishes(p, a)
			l.insert(i, m, m.record)
			return
		}
	}
	poke(p, int64(n), v)
	before := w.releases
	kept := l != nil && len(before) <= releasesKept
	switch {
	case !a.reads:
		w.releases = w.others(p, n)
		t.c.publish(w, t.publishes(p, a))
	case kept:
		w.releases = slices.Clone(before)
		t.c.publish(w, t.publishes(p, a))
	default:
		t.c.publish(w, t.publishes(p, a))
	}
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
	a := access{order: relaxed, scope: device, width: bits, reads: true, write: true}
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
	a := access{order: relaxed, scope: device, width: bits, reads: true, write: true}
	a.update = func(old uint64) (uint64, bool) { return floatBinary("fadd", bits, old, args[1]), true }
	old := t.atomic(in, uintptr(args[0]), a)
	if in.Dst >= 0 {
		regs[in.Dst] = old
	}
}

// assembly returns what inline PTX does.
func assembly(in *nvir.Instr) callee {
	text := in.Name
	for _, find := range []func(text string) callee{barrierOp, copyAsync, bulk, clusterOp, role, tensor} {
		if f := find(text); f != nil {
			return f
		}
	}
	word, _, _ := strings.Cut(strings.TrimSuffix(text, ";"), " ")
	parts := strings.Split(word, ".")
	switch {
	case text == "" || strings.HasPrefix(text, "//"):
		return func(*thread, *nvir.Instr, []uint64) {}
	case parts[0] == "trap":
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.fail("the kernel trapped") }
	case parts[0] == "fence":
		s := scopeOf(parts)
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.fence(s) }
	case parts[0] == "mov":
		return move(text)
	case parts[0] == "nanosleep":
		return func(t *thread, in *nvir.Instr, regs []uint64) { t.e.Sleep(uint32(t.args(in, regs)[0])) }
	case (parts[0] == "ld" || parts[0] == "st") && parts[1] == "global":
		return plainPTX(parts)
	case parts[0] == "ld" || parts[0] == "st" || parts[0] == "atom":
		return memoryPTX(parts)
	case strings.Contains(text, "match."):
		all := strings.Contains(text, "match.all")
		return func(t *thread, in *nvir.Instr, regs []uint64) {
			regs[in.Dst] = match(t, in, t.args(in, regs)[0], all)
		}
	case strings.Contains(text, "elect.sync"):
		return elect
	case parts[0] == "redux":
		name := parts[2] + "." + parts[3][:1]
		return func(t *thread, in *nvir.Instr, regs []uint64) {
			regs[in.Dst] = redux(t, in, name, t.args(in, regs)[0])
		}
	}
	if f := narrow(word); f != nil {
		return result(func(_ *thread, a []uint64) uint64 { return f(a) })
	}
	return unknown("inline PTX " + strconv.Quote(text))
}

// move returns what reads a special register by name.
func move(text string) callee {
	switch {
	case strings.Contains(text, "%clock64"):
		return result(func(t *thread, _ []uint64) uint64 { return uint64(t.e.Clock()) })
	case strings.Contains(text, "%globaltimer"):
		return result(func(t *thread, _ []uint64) uint64 { return t.e.Nanoseconds() })
	case strings.Contains(text, "%dynamic_smem_size"):
		return result(func(t *thread, _ []uint64) uint64 { return uint64(t.launch.cfg.DynamicShared) })
	case strings.Contains(text, "%smid"):
		return result(func(t *thread, _ []uint64) uint64 { return uint64(t.g.BlockNumber() % t.g.Multiprocessors) })
	case strings.Contains(text, "%nsmid"):
		return result(func(t *thread, _ []uint64) uint64 { return uint64(t.g.Multiprocessors) })
	case strings.Contains(text, "%laneid"):
		return result(func(t *thread, _ []uint64) uint64 { return uint64(t.g.Lane) })
	}
	return unknown("inline PTX " + strconv.Quote(text))
}

// scopeOf returns the scope among the parts of an instruction.
func scopeOf(parts []string) scope {
	for _, p := range parts {
		switch p {
		case "cta":
			return inBlock
		case "gpu":
			return device
		}
	}
	return system
}

// memoryPTX returns what an atomic load, store or update does.
func memoryPTX(parts []string) callee {
	a := access{scope: scopeOf(parts)}
	for _, p := range parts {
		switch p {
		case "acquire":
			a.order = acquire
		case "release":
			a.order = release
		case "acq_rel":
			a.order = acqRel
		}
	}
	typ := parts[len(parts)-1]
	a.width, _ = strconv.Atoi(typ[1:])
	a.reads, a.write = parts[0] != "st", parts[0] != "ld"
	name := parts[len(parts)-2] + "." + typ[:1]
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		args := t.args(in, regs)
		a := a
		switch {
		case !a.reads:
			a.update = func(uint64) (uint64, bool) { return args[1], true }
		case strings.HasPrefix(name, "cas."):
			a.update = func(old uint64) (uint64, bool) { return args[2], old == args[1] }
		case a.write:
			a.update = func(old uint64) (uint64, bool) { return combine(name, a.width, old, args[1]), true }
		}
		old := t.atomic(in, uintptr(args[0]), a)
		if in.Dst >= 0 {
			regs[in.Dst] = old
		}
	}
}

// narrow returns what computes an instruction on 16-bit floats, nil if there is none.
func narrow(name string) func(a []uint64) uint64 {
	h := func(x uint64) gpu.Float16 { return gpu.Float16FromBits(uint16(x)) }
	b := func(x uint64) gpu.BFloat16 { return gpu.BFloat16FromBits(uint16(x)) }
	switch name {
	case "add.rn.f16":
		return func(a []uint64) uint64 { return uint64(h(a[0]).Add(h(a[1])).Bits()) }
	case "sub.rn.f16":
		return func(a []uint64) uint64 { return uint64(h(a[0]).Sub(h(a[1])).Bits()) }
	case "mul.rn.f16":
		return func(a []uint64) uint64 { return uint64(h(a[0]).Mul(h(a[1])).Bits()) }
	case "fma.rn.f16":
		return func(a []uint64) uint64 { return uint64(h(a[0]).FMA(h(a[1]), h(a[2])).Bits()) }
	case "add.rn.bf16":
		return func(a []uint64) uint64 { return uint64(b(a[0]).Add(b(a[1])).Bits()) }
	case "fma.rn.bf16":
		return func(a []uint64) uint64 { return uint64(b(a[0]).FMA(b(a[1]), b(a[2])).Bits()) }
	case "cvt.rn.bf16x2.f32": // its operand for the upper half comes first, and is the second argument
		return func(a []uint64) uint64 {
			return uint64(gpu.ToBFloat16(float32(toFloat(a[0], 32))).Bits()) | uint64(gpu.ToBFloat16(float32(toFloat(a[1], 32))).Bits())<<16
		}
	case "cvt.rn.f16x2.f32":
		return func(a []uint64) uint64 {
			return fromFloat(toFloat(a[0], 32), 16) | fromFloat(toFloat(a[1], 32), 16)<<16
		}
	case "min.NaN.f32":
		return func(a []uint64) uint64 { return fromFloat(min(toFloat(a[0], 32), toFloat(a[1], 32)), 32) }
	case "max.NaN.f32":
		return func(a []uint64) uint64 { return fromFloat(max(toFloat(a[0], 32), toFloat(a[1], 32)), 32) }
	case "cvt.rn.bf16.f32":
		return func(a []uint64) uint64 { return uint64(gpu.ToBFloat16(float32(toFloat(a[0], 32))).Bits()) }
	}
	return nil
}
