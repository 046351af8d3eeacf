package check

import (
	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
)

// This file performs the products of a warpgroup, which read shared memory by descriptors.

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
// eight rows of a panel, or one below the other in panels. Of what several lanes read, account is
// called for one.
func (t *thread) line(d descriptor, across bool, n uint64, account func(p, n uintptr)) (line [stepBytes]byte) {
	to := line[:]
	read := func(x uint64, bytes int) {
		p := t.behind(d, x)
		if p < t.block.shared.base || p+uintptr(bytes) > t.block.shared.end {
			t.fail("wgmma reads outside the shared memory of the block")
		}
		if account != nil {
			account(p, uintptr(bytes))
		}
		to = to[copy(to, bytesAt(p, uintptr(bytes))):]
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

// awaitProducts waits until at most f.N groups of products are left. The sums go through the wait.
func awaitProducts(f intrinsic.Form) callee {
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		t.awaitProducts(f.N)
		if in.Dst >= 0 {
			copy(regs[in.Dst:], t.args(in, regs))
		}
	}
}

// products returns the group of products of the thread's warp that is not committed. Its warp
// makes a product together, so the lanes share it.
func (t *thread) products() *underway { return t.productsOf(t.async.products) }

// productsOf returns the group of products of the thread's warp with a number.
func (t *thread) productsOf(n int) *underway {
	b := t.block
	if b.products == nil {
		b.products = map[[2]int]*underway{}
	}
	key := [2]int{t.warp, n}
	u := b.products[key]
	if u == nil {
		u = t.start(waitProducts, true)
		b.products[key] = u
	}
	return u
}

// awaitProducts waits until at most n groups of products are left.
func (t *thread) awaitProducts(n int) {
	for ; t.async.waited < t.async.products-n; t.async.waited++ {
		t.ends(t.productsOf(t.async.waited), false)
	}
}

// wgmma performs wgmma.mma_async.m64. The sums are there at once.
func wgmma(f intrinsic.Form) callee {
	shape := f.Shape
	inRegisters := f.Name == "WGMMALeft"
	return func(t *thread, in *nvir.Instr, regs []uint64) {
		a := t.args(in, regs)
		t.all("wgmma", 0)
		lane := t.g.Lane
		u := t.products()
		if shape.Last {
			t.async.products++
		}
		rec := &record{by: t, step: t.step, op: sourceOf(u.id), kind: memmodel.AsyncRead, what: "wgmma", place: t.at, async: u, proxy: true}
		u.record, u.shared = rec, true
		// Lanes that read the same record it once.
		account := func(yes bool) func(p, n uintptr) {
			if !yes {
				return nil
			}
			return func(p, n uintptr) { t.c.touch(t, t.know, rec, t.block.shared, p, n) }
		}
		var rows [2]elements
		if inRegisters {
			for i, line := range t.lines("wgmma", a) {
				rows[i] = numbers(shape.Elem, line)
			}
			a = a[4:]
		} else {
			for i := range rows {
				rows[i] = numbers(shape.Elem, t.line(describe(a[0]), shape.TransposedA, uint64(t.warp%4*16+lane/4+8*i), account(lane%4 == 0)))
			}
			a = a[1:]
		}
		right, sums := describe(a[0]), a[1:]
		for j := range shape.Columns / 8 {
			for e := range 2 {
				col := numbers(shape.Elem, t.line(right, shape.TransposedB, uint64(8*j+lane%4*2+e), account(lane/4 == j%8)))
				for i := range rows {
					n := 4*j + 2*i + e
					sum := sums[n]
					if shape.Fresh {
						sum = 0
					}
					regs[in.Dst+n] = t.accumulate(shape.Elem, sum, &rows[i], &col)
				}
			}
		}
	}
}
