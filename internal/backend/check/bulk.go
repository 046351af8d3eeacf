package check

import (
	endian "encoding/binary"
	"math/bits"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/engine"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// bulk returns what an instruction of the tensor memory accelerator does, nil if the text holds
// none. Operands stand in the order in which package nvvmir of the compiler writes them.
func bulk(text string) callee {
	switch {
	case strings.HasPrefix(text, "cp.async.bulk.commit_group"):
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.commit(engine.BulkCopies) }
	case strings.HasPrefix(text, "cp.async.bulk.wait_group"):
		read := strings.Contains(text, ".read")
		n := int(number(text, map[bool]string{false: "wait_group ", true: ".read "}[read]))
		return func(t *thread, _ *nvir.Instr, _ []uint64) { t.await(engine.BulkCopies, n, read) }
	case strings.HasPrefix(text, "prefetch.tensormap"):
		return func(t *thread, in *nvir.Instr, regs []uint64) { t.tensorMap("gpu.TensorPrefetch", t.args(in, regs)[0]) }
	}
	i := strings.Index(text, "async.bulk.")
	if i < 0 {
		return nil
	}
	x := bulkCopy{store: strings.Contains(text, ".bulk_group"), multicast: strings.Contains(text, ".multicast::"), share: strings.Contains(text, "mapa.")}
	if n, ok := strings.CutPrefix(text[i:], "async.bulk.tensor."); ok {
		x.dims = int(n[0] - '0')
	}
	if strings.Contains(text, "cp.reduce.") {
		x.adds = "of the map"
		if x.dims == 0 {
			_, form, _ := strings.Cut(text, ".add.")
			form, _, _ = strings.Cut(form, " ")
			x.adds = form[strings.LastIndexByte(form, '.')+1:]
		}
	}
	x.name = map[bool]string{false: "gpu.Bulk", true: "gpu.Tensor"}[x.dims > 0]
	switch {
	case x.adds != "":
		x.name += "Add"
	case x.store:
		x.name += "Store"
	case x.share:
		x.name += "Share"
	default:
		x.name += "Load"
	}
	if x.multicast {
		x.name += "Multicast"
	}
	return x.do
}

// bulkCopy is a bulk copy, or one of a box of a tensor.
type bulkCopy struct {
	name string
	// store says that it goes from shared to global memory, and share that it goes to another
	// block's shared memory.
	store, share, multicast bool
	dims                    int    // of a tensor, 0 for none
	adds                    string // the type that it adds, empty for none
}

// do starts the copy.
func (x *bulkCopy) do(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	c := &engine.Copy{Name: x.name, Kind: engine.BulkCopies, ToShared: !x.store, FromShared: x.store || x.share}
	adds := x.adds
	if x.dims > 0 {
		m := t.tensorMap(x.name, a[1])
		at := make([]int, x.dims)
		for i := range at {
			at[i] = int(int32(a[2+i]))
		}
		if len(m.Dims) != x.dims {
			t.fail("%s of a tensor of %d dimensions, with an index of %d", x.name, len(m.Dims), x.dims)
		}
		shared := t.inShared(a[0], 32)
		t.aligned(x.name, shared, uintptr(max(boxAlign, 8*m.Span)))
		if f := m.Misplaced(x.name, at, x.store); f != nil {
			t.fail("%v", f)
		}
		c.Pieces, c.Bytes = m.Pieces(pointer(shared), at, !x.store), m.BoxElems()*int(m.Elem)
		if adds != "" {
			adds = tensorAdds[m.Type]
		}
		a = a[2+x.dims:]
	} else {
		dst, src, n := a[0], a[1], uintptr(nvir.Mask(a[2], 32))
		p := engine.Piece{Dst: pointer(uintptr(dst)), Src: pointer(uintptr(src)), N: n}
		if c.ToShared {
			p.Dst = pointer(t.inShared(dst, 32))
		}
		if c.FromShared {
			p.Src = pointer(t.inShared(src, 32))
		}
		for _, at := range []uintptr{uintptr(p.Dst), uintptr(p.Src), n} {
			t.aligned(x.name, at, bulkAlign)
		}
		c.Pieces, c.Bytes = []engine.Piece{p}, int(n)
		a = a[3:]
	}
	if x.store {
		if adds != "" {
			c.Add = adder(adds)
		}
		t.copies(t.openGroup(engine.BulkCopies), c, true, here, 1)
		return
	}
	bar := t.inShared(a[0], 32)
	switch {
	case x.share:
		c.Multicast = 1 << uint32(a[1])
	case x.multicast:
		c.Multicast = uint32(uint16(a[1]))
	}
	c.Barrier = pointer(bar)
	u := t.start(fault.WaitBarrier, false)
	to, blocks := here, 1
	if c.Multicast != 0 {
		var ranks []int
		for set := c.Multicast; set != 0; set &= set - 1 {
			ranks = append(ranks, bits.TrailingZeros32(set))
		}
		to, blocks = func(k int, p uintptr) uintptr { return t.mapShared(x.name, p, ranks[k]) }, len(ranks)
	}
	// It counts at the barriers, which have to be there.
	t.access(u, &record{kind: load, what: x.name + " with a barrier"}, func(f func(p, n uintptr)) {
		for k := range blocks {
			f(to(k, bar), barrierBytes)
		}
	})
	t.copies(u, c, true, to, blocks)
}

// How memory stands for bulk copies, and for those of boxes (PTX ISA, cp.async.bulk).
const bulkAlign, boxAlign, barrierBytes = 16, 128, 8

// tensorMap returns the tensor that is described at p.
func (t *thread) tensorMap(what string, p uint64) *engine.TensorMap {
	var words [engine.TensorMapWords]uint64
	n := uintptr(8 * len(words))
	t.region(uintptr(p), n)
	for i := range words {
		words[i] = endian.NativeEndian.Uint64(bytesAt(uintptr(p)+uintptr(8*i), 8))
	}
	m, ok := engine.ReadTensorMap(words, pointer)
	if !ok {
		t.fail("%s by what is no description of a tensor; the host makes one by NewTensorMap", what)
	}
	return m
}

// tensorAdds are the types of PTX by those of tensor maps.
var tensorAdds = map[int32]string{2: "u32", 3: "s32", 4: "u64", 6: "f16", 7: "f32", 9: "bf16"}

// adder returns what adds elements of a type.
func adder(typ string) func(dst, src unsafe.Pointer, n uintptr) {
	size := map[string]int64{"s32": 4, "u32": 4, "f32": 4, "u64": 8, "f16": 2, "bf16": 2}[typ]
	add := func(x, y uint64) uint64 { return nvir.Mask(x+y, int(8*size)) }
	switch typ {
	case "f32":
		add = func(x, y uint64) uint64 { return floatBinary("fadd", 32, x, y) }
	case "f16":
		sum := narrow("add.rn.f16")
		add = func(x, y uint64) uint64 { return sum([]uint64{x, y}) }
	case "bf16":
		sum := narrow("add.rn.bf16")
		add = func(x, y uint64) uint64 { return sum([]uint64{x, y}) }
	}
	return func(dst, src unsafe.Pointer, n uintptr) {
		for i := uintptr(0); i < n; i += uintptr(size) {
			d, s := uintptr(dst)+i, uintptr(src)+i
			poke(d, size, add(peek(d, size), peek(s, size)))
		}
	}
}
