package check

import (
	endian "encoding/binary"
	"math/bits"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// bulkCopy is a bulk copy, or one of a box of a tensor.
type bulkCopy struct {
	name string
	// store says that it goes from shared to global memory, and share that it goes to another
	// block's shared memory.
	store, share, multicast bool
	tensor                  bool
	adds                    bool
	// n is the number of dimensions of a tensor, and else the type that is added.
	n int
}

// form returns the copy of a form.
func (x bulkCopy) form(f intrinsic.Form) callee {
	x.n = f.N
	return x.do
}

// do starts the copy.
func (x bulkCopy) do(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	c := &threadapi.Copy{Name: x.name, Kind: threadapi.BulkCopies, ToShared: !x.store, FromShared: x.store || x.share}
	adds := ""
	if x.tensor {
		m := t.tensorMap(x.name, a[1])
		at := make([]int, x.n)
		for i := range at {
			at[i] = int(int32(a[2+i]))
		}
		if len(m.Dims) != x.n {
			t.fail("%s of a tensor of %d dimensions, with an index of %d", x.name, len(m.Dims), x.n)
		}
		shared := t.inShared(a[0], 32)
		t.aligned(x.name, shared, uintptr(max(boxAlign, 8*m.Span)))
		if f := m.Misplaced(x.name, at, x.store); f != nil {
			t.fail("%v", f)
		}
		c.Pieces, c.Bytes = m.Pieces(pointer(shared), at, !x.store), m.BoxElems()*int(m.Elem)
		adds = tensorAdds[m.Type]
		a = a[2+x.n:]
	} else {
		dst, src, n := a[0], a[1], uintptr(nvir.Mask(a[2], 32))
		p := threadapi.Piece{Dst: pointer(uintptr(dst)), Src: pointer(uintptr(src)), N: n}
		if c.ToShared {
			p.Dst = pointer(t.inShared(dst, 32))
		}
		if c.FromShared {
			p.Src = pointer(t.inShared(src, 32))
		}
		for _, at := range []uintptr{uintptr(p.Dst), uintptr(p.Src), n} {
			t.aligned(x.name, at, bulkAlign)
		}
		c.Pieces, c.Bytes = []threadapi.Piece{p}, int(n)
		a, adds = a[3:], bulkAdds[x.n]
	}
	if x.store {
		if x.adds {
			c.Add = adder(adds, t.c.uninterpreted)
		}
		t.copies(t.openGroup(threadapi.BulkCopies), c, true, here, 1)
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
	u := t.start(memmodel.WaitBarrier, false)
	to, blocks := here, 1
	if c.Multicast != 0 {
		var ranks []int
		for set := c.Multicast; set != 0; set &= set - 1 {
			ranks = append(ranks, bits.TrailingZeros32(set))
		}
		to, blocks = func(k int, p uintptr) uintptr { return t.mapShared(x.name, p, ranks[k]) }, len(ranks)
	}
	// It counts at the barriers, which have to be there.
	t.access(u, &record{kind: memmodel.Load, what: x.name + " with a barrier"}, func(f func(p, n uintptr)) {
		for k := range blocks {
			f(to(k, bar), barrierBytes)
		}
	})
	t.copies(u, c, true, to, blocks)
}

// How memory stands for bulk copies, and for those of boxes (PTX ISA, cp.async.bulk).
const bulkAlign, boxAlign, barrierBytes = 16, 128, 8

// tensorMap returns the tensor that is described at p.
func (t *thread) tensorMap(what string, p uint64) *threadapi.TensorMap {
	var words [threadapi.TensorMapWords]uint64
	n := uintptr(8 * len(words))
	t.region(uintptr(p), n)
	for i := range words {
		words[i] = endian.NativeEndian.Uint64(bytesAt(uintptr(p)+uintptr(8*i), 8))
	}
	m, ok := threadapi.ReadTensorMap(words, pointer)
	if !ok {
		t.fail("%s without a tensor map; pass one that the host made with NewTensorMap", what)
	}
	return m
}

// tensorAdds are the types of PTX by those of tensor maps.
var tensorAdds = map[int32]string{2: "u32", 3: "s32", 4: "u64", 6: "f16", 7: "f32", 9: "bf16"}

// bulkAdds are those of PTX by the numbers of gpu.BulkAdd.
var bulkAdds = [...]string{"s32", "u32", "u64", "f32", "f16", "bf16"}

// adder returns what adds elements of a type, floats as terms if they are uninterpreted.
func adder(typ string, uninterpreted bool) func(dst, src unsafe.Pointer, n uintptr) {
	size := map[string]int64{"s32": 4, "u32": 4, "f32": 4, "u64": 8, "f16": 2, "bf16": 2}[typ]
	add := func(x, y uint64) uint64 { return nvir.Mask(x+y, int(8*size)) }
	switch typ {
	case "f32":
		add = func(x, y uint64) uint64 { return floatBinary("fadd", 32, x, y) }
	case "f16":
		h := gpu.Float16FromBits
		add = func(x, y uint64) uint64 { return uint64(h(uint16(x)).Add(h(uint16(y))).Bits()) }
	case "bf16":
		b := gpu.BFloat16FromBits
		add = func(x, y uint64) uint64 { return uint64(b(uint16(x)).Add(b(uint16(y))).Bits()) }
	}
	if f := (map[string]floatFormat{"f32": floats[32], "f16": floats[16], "bf16": brain})[typ]; uninterpreted && f.bits > 0 {
		add = func(x, y uint64) uint64 { return termAdd(f, x, y) }
	}
	return func(dst, src unsafe.Pointer, n uintptr) {
		for i := uintptr(0); i < n; i += uintptr(size) {
			d, s := uintptr(dst)+i, uintptr(src)+i
			poke(d, size, add(peek(d, size), peek(s, size)))
		}
	}
}
