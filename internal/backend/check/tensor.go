package check

import (
	endian "encoding/binary"
	"fmt"
	"math"
	"strings"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
)

// This file performs the instructions of tensor cores as PTX ISA describes them: which lane
// holds which elements, and where descriptors find them in shared memory.

// tensor returns what an instruction of tensor cores does, nil if the text holds none.
func tensor(text string) callee {
	switch {
	case strings.HasPrefix(text, "ldmatrix."):
		return loadMatrix(strings.Contains(text, ".trans."))
	case strings.HasPrefix(text, "stmatrix."):
		return storeMatrix
	case strings.HasPrefix(text, "mma.sync."):
		return mma(text)
	case strings.Contains(text, "wgmma.mma_async."):
		return wgmma(text)
	case strings.HasPrefix(text, "wgmma.wait_group"):
		// The sums were there when the instruction was issued.
		return func(t *thread, in *nvir.Instr, regs []uint64) { copy(regs[in.Dst:], t.args(in, regs)) }
	case strings.HasPrefix(text, "fence.proxy.async"), strings.HasPrefix(text, "setmaxnreg."):
		return func(*thread, *nvir.Instr, []uint64) {}
	}
	return nil
}

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
	t.touch(in, load, false, system, what, p, uintptr(n))
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
	t.touch(in, store, true, system, what, p, 4)
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
func mma(text string) callee {
	form := strings.Split(strings.Fields(text)[0], ".")
	elem := form[7]
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		a := t.args(in, regs)
		rows := t.lines("mma.sync", a)
		right := t.all("mma.sync", two(a[4:]))
		for i := range 4 {
			col := join((t.g.Lane%4*2+i%2)*4, right, right, 0, 32)
			regs[in.Dst+i] = accumulate(elem, a[6+i], numbers(elem, rows[i/2][:]), numbers(elem, col[:]))
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
func accumulate(elem string, sum uint64, x, y []float64) uint64 {
	s := 0.0
	for i := range x {
		s += float64(x[i] * y[i])
	}
	if elem == "s8" {
		return uint64(uint32(sum) + uint32(int32(s)))
	}
	return uint64(math.Float32bits(float32(float64(math.Float32frombits(uint32(sum))) + s)))
}

// numbers returns the elements in b.
func numbers(elem string, b []byte) []float64 {
	x := make([]float64, 0, stepBytes)
	for len(b) > 0 {
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
		x, b = append(x, float64(v)), b[n:]
	}
	return x
}

// descriptor is a matrix descriptor (PTX ISA, Matrix Descriptor Format), with everything in
// bytes.
type descriptor struct {
	start, leading, stride uint64
	panel                  uint64 // bytes of a row
}

func describe(d uint64) descriptor {
	field := func(at int) uint64 { return d >> at & (1<<14 - 1) << 4 }
	return descriptor{field(0), field(16), field(32), map[uint64]uint64{0: 16, 1: 128, 2: 64, 3: 32}[d>>62]}
}

// behind returns where a byte of a row is whose place without exchanged chunks is x behind the
// start: the bits of the address decide.
func (t *thread) behind(d descriptor, x uint64) uintptr {
	p := t.inShared(d.start+x, 18) - t.block.shared.base
	return t.block.shared.base + (p ^ p>>3&uintptr(d.panel-16))
}

// line returns the stepBytes of a row of a, or of a column of b. Either stand side by side in
// eight rows of a panel, or one below the other in panels. Lanes that read the same take
// account of it once.
func (t *thread) line(in *nvir.Instr, d descriptor, across bool, n uint64, account bool) []byte {
	var line []byte
	read := func(x uint64, bytes int) {
		p := t.behind(d, x)
		if account {
			t.readShared(in, "wgmma", p, bytes)
		}
		line = append(line, bytesAt(p, uintptr(bytes))...)
	}
	if !across {
		for x := uint64(0); x < stepBytes; x += 16 {
			read(n%8*d.panel+n/8*d.stride+x, 16)
		}
		return line
	}
	for k := range uint64(stepBytes / 2) {
		x := 2 * n
		read(x%d.panel+x/d.panel*d.leading+k%8*d.panel+k/8*d.stride, 2)
	}
	return line
}

// wgmma performs wgmma.mma_async.m64, at once.
func wgmma(text string) callee {
	_, text, _ = strings.Cut(text, "wgmma.mma_async.")
	form, operands, _ := strings.Cut(text, " ")
	parts := strings.Split(form, ".")
	var columns, k int
	if _, err := fmt.Sscanf(parts[2], "m64n%dk%d", &columns, &k); err != nil {
		panic(err)
	}
	elem := parts[4]
	_, operands, _ = strings.Cut(operands, "}, ")
	operands, _, _ = strings.Cut(operands, ";")
	inRegisters := operands[0] == '{'
	flags := strings.Split(operands, ", ")
	across := func(i int) bool { return k == 16 && flags[len(flags)-2+i] == "1" }
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		a := t.args(in, regs)
		t.all("wgmma", 0)
		lane := t.g.Lane
		var rows [2][]float64
		if inRegisters {
			for i, line := range t.lines("wgmma", a) {
				rows[i] = numbers(elem, line[:])
			}
			a = a[4:]
		} else {
			for i := range rows {
				rows[i] = numbers(elem, t.line(in, describe(a[0]), across(0), uint64(t.warp%4*16+lane/4+8*i), lane%4 == 0))
			}
			a = a[1:]
		}
		right, sums := describe(a[0]), a[1:]
		for j := range columns / 8 {
			for e := range 2 {
				col := numbers(elem, t.line(in, right, across(1), uint64(8*j+lane%4*2+e), lane/4 == j%8))
				for i := range rows {
					n := 4*j + 2*i + e
					regs[in.Dst+n] = accumulate(elem, sums[n], rows[i], col)
				}
			}
		}
	}
}
