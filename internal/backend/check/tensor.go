package check

import (
	endian "encoding/binary"
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// This file performs the instructions of tensor cores as PTX ISA describes them: which lane
// holds which elements, and where descriptors find them in shared memory.

// inShared returns the address that the low bits of an address in shared memory stand for.
func (t *thread) inShared(low uint64, bits int) uintptr {
	base := t.block.shared.base
	return base + uintptr(nvir.Mask(low-uint64(base), bits))
}

// all has the lanes of the warp meet with a word each, and fails where one is missing.
func (t *thread) all(name string, word uint64) [warpSize]uint64 {
	words, here := t.e.Lanes(name, word)
	if here != 1<<warpSize-1 {
		t.fail("%s of a warp without all of its %d threads", name, warpSize)
	}
	return *words
}

// readShared reads n bytes as an instruction does.
func (t *thread) readShared(in *nvir.Instr, what string, p uintptr, n int) []byte {
	if p < t.block.shared.base || p+uintptr(n) > t.block.shared.end {
		t.fail("%s reads outside the shared memory of the block", what)
	}
	t.touch(in, memmodel.Load, false, memmodel.System, what, p, uintptr(n))
	return bytesAt(p, uintptr(n))
}

// loadMatrix performs ldmatrix.x4: lanes 8i to 8i+7 name the rows of matrix i, of 8 elements
// of 16 bits. Lane l gets two elements that follow each other of row l/4, or of column l/4.
func loadMatrix(transposed bool) callee {
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		rows := t.all("ldmatrix", t.args(in, regs)[0])
		lane := t.g.Lane
		for i := range 4 {
			row := func(r int) uintptr {
				p := t.inShared(rows[8*i+r], 32)
				if (p-t.block.shared.base)%16 != 0 {
					t.fail("ldmatrix of a row that does not begin at a multiple of 16 bytes")
				}
				return p
			}
			if !transposed {
				regs[in.Dst+i] = uint64(endian.LittleEndian.Uint32(t.readShared(in, "ldmatrix", row(lane/4)+uintptr(lane%4*4), 4)))
				continue
			}
			word := uint64(0)
			for e := range 2 {
				x := endian.LittleEndian.Uint16(t.readShared(in, "ldmatrix", row(lane%4*2+e)+uintptr(lane/4*2), 2))
				word |= uint64(x) << (16 * e)
			}
			regs[in.Dst+i] = word
		}
	}
}

// writeShared writes a word as an instruction does.
func (t *thread) writeShared(in *nvir.Instr, what string, p uintptr, word uint32) {
	if p < t.block.shared.base || p+4 > t.block.shared.end {
		t.fail("%s writes outside the shared memory of the block", what)
	}
	t.touch(in, memmodel.Store, true, memmodel.System, what, p, 4)
	endian.LittleEndian.PutUint32(bytesAt(p, 4), word)
}

// storeMatrix performs stmatrix.x4, which is ldmatrix.x4 the other way round.
func storeMatrix(t *thread, in *nvir.Instr, regs []uint64) {
	a := t.args(in, regs)
	rows := t.all("stmatrix", a[0])
	lane := t.g.Lane
	for i := range 4 {
		p := t.inShared(rows[8*i+lane/4], 32)
		if (p-t.block.shared.base)%16 != 0 {
			t.fail("stmatrix of a row that does not begin at a multiple of 16 bytes")
		}
		t.writeShared(in, "stmatrix", p+uintptr(lane%4*4), uint32(a[1+i]))
	}
}

// stepBytes is how much of a row one instruction multiplies.
const stepBytes = 32

// mma performs mma.sync.m16n8. Words 0 and 2 of the left operand are of the row l/4, 1 and 3
// of the row 8 below; word 0 of the right one is of the column l/4. Those of the four lanes
// with one l/4 follow each other.
func mma(f intrinsic.Form) callee {
	elem := f.Type
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		a := t.args(in, regs)
		rows := t.lines("mma.sync", a)
		right := t.all("mma.sync", two(a[4:]))
		for i := range 4 {
			col := join((t.g.Lane%4*2+i%2)*4, right, right, 0, 32)
			x, y := numbers(elem, rows[i/2]), numbers(elem, col)
			regs[in.Dst+i] = t.accumulate(elem, a[6+i], &x, &y)
		}
	}
}

// lines returns the two rows of a left operand in registers of which the lane has sums.
func (t *thread) lines(what string, words []uint64) (rows [2][stepBytes]byte) {
	near := t.all(what, two(words))
	far := t.all(what, two(words[2:]))
	for i := range rows {
		rows[i] = join(t.g.Lane/4*4, near, far, i*32, i*32)
	}
	return rows
}

// two returns two words in one.
func two(words []uint64) uint64 { return nvir.Mask(words[0], 32) | words[1]<<32 }

// join joins the words of four lanes: half of a row, then the other half.
func join(lane int, first, second [warpSize]uint64, s1, s2 int) (b [stepBytes]byte) {
	for i := range 4 {
		endian.LittleEndian.PutUint32(b[4*i:], uint32(first[lane+i]>>s1))
		endian.LittleEndian.PutUint32(b[16+4*i:], uint32(second[lane+i]>>s2))
	}
	return b
}

// accumulate adds the product of a row and a column of stepBytes to a sum.
func accumulate(elem string, sum uint64, x, y *elements) uint64 {
	s := 0.0
	for i := range x.n {
		s += float64(x.of[i] * y.of[i])
	}
	if elem == "s8" {
		return uint64(uint32(sum) + uint32(int32(s)))
	}
	return uint64(math.Float32bits(float32(float64(math.Float32frombits(uint32(sum))) + s)))
}

// elements are the first n elements of an array.
type elements struct {
	n  int
	of [stepBytes]float64
}

// numbers returns the elements in b.
func numbers(elem string, line [stepBytes]byte) (x elements) {
	for b := line[:]; len(b) > 0; x.n++ {
		n := 1
		var v float32
		switch elem {
		case "bf16":
			n, v = 2, gpu.BFloat16FromBits(endian.LittleEndian.Uint16(b)).Float32()
		case "f16":
			n, v = 2, gpu.Float16FromBits(endian.LittleEndian.Uint16(b)).Float32()
		case "tf32":
			n, v = 4, math.Float32frombits(endian.LittleEndian.Uint32(b)&^(1<<13-1))
		case "e4m3":
			v = gpu.Float8E4M3FromBits(b[0]).Float32()
		case "e5m2":
			v = gpu.Float8E5M2FromBits(b[0]).Float32()
		case "s8":
			v = float32(int8(b[0]))
		default:
			panic("no element " + elem)
		}
		x.of[x.n], b = float64(v), b[n:]
	}
	return x
}
