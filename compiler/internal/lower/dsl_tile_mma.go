package lower

// This file lowers the product of tiles: by instructions of a warpgroup where the target
// has them, and by those of its warps otherwise.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/intrinsic"
)

// stepBytes is how much of a row one instruction multiplies.
const stepBytes = 32

// product is a product of tiles that is being lowered.
type product struct {
	b       *builder
	intr    mir.Intrinsic // of a warp
	m, n    int64
	steps   int64
	warps   int64
	sums    *mir.Value
	left    operand
	right   operand
	fresh   bool       // the product takes the place of the sums
	lane    *mir.Value // in the warp
	inGroup *mir.Value // number of the warp in its group
}

// operand is a tile in shared memory or, as a left operand, a fragment in registers.
type operand struct {
	base        *mir.Value // *uint8
	words       *mir.Value // *uint32, of a fragment
	rows, panel int64
	// across says that the elements that are multiplied and added up stand one below the
	// other.
	across bool
}

// elementProducts are the products by the type of the elements.
var elementProducts = map[string]mir.Intrinsic{
	"gpu.BFloat16": mir.MMABFloat16, "gpu.Float16": mir.MMAFloat16, "float32": mir.MMATF32,
	"gpu.Float8E4M3": mir.MMAFloat8E4M3, "gpu.Float8E5M2": mir.MMAFloat8E5M2, "int8": mir.MMAInt8,
}

// matrixProduct lowers MMA[M, N, K, E, T, G, A, B], MMAAsync, which does not wait, and ProductAsync,
// whose product takes the place of the sums.
func matrixProduct(async, fresh bool) handler {
	return func(b *builder, c *callee) value { return b.matrixProduct(c, async, fresh) }
}

func (b *builder) matrixProduct(c *callee, async, fresh bool) value {
	elem := b.m.info(c.targs[3]).mem
	p := &product{
		b: b, intr: elementProducts[typeName(c.targs[3])], m: extent(c.targs[0]), n: extent(c.targs[1]), warps: warpsOf(c.targs[5]), sums: c.args[0][0].v, fresh: fresh,
		left:  b.operand(c.targs[6], elem, c.args[1]),
		right: b.operand(c.targs[7], elem, c.args[2]),
	}
	// The right operand is wanted column by column.
	p.right.across = !p.right.across
	p.steps = extent(c.targs[2]) * elem.Size() / stepBytes
	if p.left.words != nil {
		if g := typeArg(c.targs[6], 3); warpsOf(g) != p.warps {
			b.errorf("multiplies a Fragment in the registers of a %s, and adds to sums of a %s; use one kind of group", typeName(g), typeName(c.targs[5]))
			return nil
		}
	}
	if want, have := b.sumOf(p.intr), b.m.info(c.targs[4]).mem; !want.Equal(have) {
		b.errorf("adds products of %s to sums of %s; they take sums of %s", typeName(c.targs[3]), have, want)
		return nil
	}
	if p.steps*stepBytes != extent(c.targs[2])*elem.Size() {
		b.errorf("multiplies rows of %d %s; an instruction takes %d of them", extent(c.targs[2]), typeName(c.targs[3]), stepBytes/elem.Size())
		return nil
	}
	if elem.Size() != 2 && (p.left.across || p.right.across) {
		b.errorf("multiplies tiles of %s in a layout that the tensor cores cannot read; for elements of other than 16 bits the left operand must be a Tile and the right one a transposed Tile", typeName(c.targs[3]))
		return nil
	}
	rank := b.convert(warp.rank(b), mir.Uint32)
	p.lane, p.inGroup = rank, b.f.ConstInt(mir.Uint32, 0)
	if p.warps == 1 {
		p.byWarp()
		return nil
	}
	p.inGroup = b.add(mir.Shr, mir.Uint32, b.convert(warpgroupRank(b), mir.Uint32), b.f.ConstInt(mir.Uint32, 5))
	group, warps, done := b.f.NewBlock(), b.f.NewBlock(), b.f.NewBlock()
	b.branch(b.has(arch.WGMMA), group, warps)
	b.cur = group
	p.byGroup()
	if !async {
		b.waitForGroups(p.sums, p.m, p.n, 0)
	}
	b.jump(done)
	b.cur = warps
	p.byWarp()
	b.jump(done)
	b.cur = done
	return nil
}

// sumOf returns the type of the sums of a product.
func (b *builder) sumOf(i mir.Intrinsic) *mir.Type { return i.Facts().Results[0] }

// typeArg returns a type argument of a named type.
func typeArg(t types.Type, i int) types.Type { return types.Unalias(t).(*types.Named).TypeArgs().At(i) }

// operand returns the tile behind a Tile or Transposed, or a Fragment.
func (b *builder) operand(t types.Type, elem *mir.Type, v value) operand {
	if load.IsNamed(t, load.TilePath, "Fragment") {
		return operand{words: v[0].v}
	}
	rows, cols := extent(typeArg(t, 0)), extent(typeArg(t, 1))
	across := load.IsNamed(t, load.TilePath, "Transposed")
	if across {
		rows, cols = cols, rows
	}
	return operand{base: b.add(mir.Bitcast, mir.PtrTo(mir.Uint8), v[0].v), rows: rows, panel: panel(cols, elem), across: across}
}

// byWarp multiplies 16 rows at a time, by the warp alone.
func (p *product) byWarp() {
	b := p.b
	slices := p.m / (sliceRows * p.warps)
	for k := range p.steps {
		a := make([][]*mir.Value, slices)
		for s := range slices {
			a[s] = p.loadLeft(s, k)
		}
		for pair := range p.n / 16 {
			w := p.loadRight(pair, k)
			for s := range slices {
				for half := range int64(2) {
					at := (s*(p.n/8) + 2*pair + half) * 4
					args := append(append([]*mir.Value(nil), a[s]...), w[2*half], w[2*half+1])
					for i := range int64(4) {
						args = append(args, p.before(k, at+i))
					}
					r := b.intr(p.intr, mir.Void, args...)
					for i := range int64(4) {
						b.add(mir.Store, mir.Void, p.sum(at+i), p.result(r, int(i), b.sumOf(p.intr)))
					}
				}
			}
		}
	}
}

// before returns the sum in a register before a step.
func (p *product) before(step, i int64) *mir.Value {
	t := p.b.sumOf(p.intr)
	if p.fresh && step == 0 {
		return p.b.f.ConstInt(t, 0)
	}
	return p.b.add(mir.Load, t, p.sum(i))
}

// sum returns the address of a register.
func (p *product) sum(i int64) *mir.Value {
	return p.b.index(p.sums, p.b.f.ConstInt(mir.Int64, i))
}

func (p *product) result(v *mir.Value, i int, t *mir.Type) *mir.Value {
	r := p.b.add(mir.Result, t, v)
	r.Index = i
	return r
}

func (p *product) op(o mir.Op, x *mir.Value, n int64) *mir.Value {
	return p.b.add(o, mir.Uint32, x, p.b.f.ConstInt(mir.Uint32, n))
}

// Lanes name the rows of four matrices of 8 rows of 16 bytes: lanes 0 to 7 those of the
// first, and so on.

// low is the row in the matrix, and of two matrices that follow each other.
func (p *product) low() *mir.Value  { return p.op(mir.And, p.lane, 7) }
func (p *product) low2() *mir.Value { return p.op(mir.And, p.lane, 15) }

// odd is n for the second and the fourth matrix, and last is n for the last two.
func (p *product) odd(n int64) *mir.Value {
	return p.op(mir.Mul, p.op(mir.And, p.op(mir.Shr, p.lane, 3), 1), n)
}
func (p *product) last(n int64) *mir.Value {
	return p.op(mir.Mul, p.op(mir.Shr, p.lane, 4), n)
}

// loadLeft loads what the warp has in slice s of a step: rows 0 and 8, then the same 16
// bytes after.
func (p *product) loadLeft(s, k int64) []*mir.Value {
	if p.left.words != nil {
		words := make([]*mir.Value, 4)
		for i := range words {
			words[i] = p.b.add(mir.Load, mir.Uint32, p.b.index(p.left.words, p.b.f.ConstInt(mir.Int64, (s*p.steps+k)*4+int64(i))))
		}
		return words
	}
	first := s * p.warps * sliceRows
	own := p.op(mir.Mul, p.inGroup, sliceRows)
	if !p.left.across {
		return p.load(p.left, mir.LoadMatrix, p.b.add(mir.Add, mir.Uint32, own, p.low2()), first, p.last(16), k*stepBytes)
	}
	col := p.b.add(mir.Add, mir.Uint32, p.op(mir.Mul, own, 2), p.odd(16))
	return p.load(p.left, mir.LoadMatrixTransposed, p.b.add(mir.Add, mir.Uint32, p.low(), p.last(8)), k*16, col, first*2)
}

// loadRight loads 16 columns of a step: the first 8, and the same 16 bytes after, then the
// last 8.
func (p *product) loadRight(pair, k int64) []*mir.Value {
	if !p.right.across {
		return p.load(p.right, mir.LoadMatrix, p.b.add(mir.Add, mir.Uint32, p.low(), p.last(8)), pair*16, p.odd(16), k*stepBytes)
	}
	return p.load(p.right, mir.LoadMatrixTransposed, p.low2(), k*16, p.last(16), pair*32)
}

// load loads matrices whose rows stand in row+firstRow of the tile, and begin at the byte
// col+firstCol of it. firstRow is a multiple of 8, so row alone decides how chunks change
// places.
func (p *product) load(o operand, i mir.Intrinsic, row *mir.Value, firstRow int64, col *mir.Value, firstCol int64) []*mir.Value {
	b := p.b
	line := p.op(mir.Mul, row, o.panel)
	swap := p.op(mir.And, p.op(mir.Shr, line, 3), o.panel-16)
	x := p.op(mir.Add, col, firstCol)
	in := b.add(mir.Xor, mir.Uint32, p.op(mir.And, x, o.panel-1), swap)
	panel := p.op(mir.Mul, p.op(mir.Div, x, o.panel), o.rows*o.panel)
	at := b.add(mir.Add, mir.Uint32, b.add(mir.Add, mir.Uint32, line, in), panel)
	at = p.op(mir.Add, at, firstRow*o.panel)
	r := b.intr(i, mir.Void, b.index(o.base, b.convert(at, mir.Int64)))
	words := make([]*mir.Value, 4)
	for n := range words {
		words[n] = p.result(r, n, mir.Uint32)
	}
	return words
}

// groupRows is the number of rows that a warpgroup multiplies at a time.
const groupRows = 64

// byGroup multiplies 64 rows at a time, by the warpgroup, which reads the tiles itself.
func (p *product) byGroup() {
	b := p.b
	right, rightHigh := p.descriptor(p.right)
	var left *mir.Value
	var leftHigh int64
	if p.left.words == nil {
		left, leftHigh = p.descriptor(p.left)
	}
	per := p.n / 2
	for s := range p.m / groupRows {
		for k := range p.steps {
			shape := intrinsic.Shape{
				Elem: p.intr.Facts().Elem, Columns: int(p.n), TransposedA: p.left.across, TransposedB: p.right.across,
				First: k == 0, Last: k == p.steps-1, Fresh: p.fresh && k == 0,
			}
			intr, args := mir.WGMMA, []*mir.Value{p.sum(s * per)}
			if left == nil {
				intr, args = mir.WGMMALeft, append(args, p.loadLeft(s, k)...)
			} else {
				args = append(args, p.advance(left, leftHigh, p.left, s*groupRows, k))
			}
			v := b.intr(intr, mir.Void, append(args, p.advance(right, rightHigh, p.right, 0, k))...)
			v.Shape = &shape
		}
	}
}

// awaitProducts lowers AwaitMMA[M, N, T, G].
func awaitProducts(b *builder, c *callee) value {
	n, ok := isConst(c.args[1][0].v)
	if !ok || n < 0 || n > 7 {
		b.errorf("waits for products with a number that is left under way that is not a constant from 0 to 7")
		return nil
	}
	if warpsOf(c.targs[3]) == 1 {
		return nil
	}
	group, done := b.f.NewBlock(), b.f.NewBlock()
	b.branch(b.has(arch.WGMMA), group, done)
	b.cur = group
	b.waitForGroups(c.args[0][0].v, extent(c.targs[0]), extent(c.targs[1]), n)
	b.jump(done)
	b.cur = done
	return nil
}

// waitForGroups waits until at most n groups of the warpgroup are under way. The sums of rows by
// cols go through the wait: what uses them comes after it.
func (b *builder) waitForGroups(sums *mir.Value, rows, cols, n int64) {
	for s := range rows / groupRows {
		v := b.intr(mir.WGMMAWait, mir.Void, b.index(sums, b.f.ConstInt(mir.Int64, s*cols/2)))
		v.Shape, v.Index = &intrinsic.Shape{Columns: int(cols)}, int(n)
	}
}

// descriptor returns the matrix descriptor of a tile (PTX ISA, Matrix Descriptor Format): its lower
// half, and the upper one, which is the same for all parts of the tile. Eight rows of a panel follow
// each other after the stride; panels, where the elements that are multiplied stand one below the
// other, after the leading dimension.
func (p *product) descriptor(o operand) (low *mir.Value, high int64) {
	b := p.b
	const unit = 16
	mode := map[int64]int64{128: 1, 64: 2, 32: 3}[o.panel]
	high = mode<<62 | 8*o.panel/unit<<32
	leading := int64(1)
	if o.across {
		leading = o.rows * o.panel / unit
	}
	at := p.op(mir.Shr, p.op(mir.And, b.intr(mir.SharedAddress, mir.Uint32, o.base), 1<<18-1), 4)
	return p.op(mir.Or, at, leading<<16), high
}

// advance returns the descriptor of the part of a tile that begins at a row (or column, if
// it stands across) and a step. It lies in shared memory, so the addition has no carry to the fields
// after the address.
func (p *product) advance(low *mir.Value, high int64, o operand, first, step int64) *mir.Value {
	var at int64
	if o.across {
		x := first * 2
		at = x/o.panel*o.rows*o.panel + x%o.panel + step*16*o.panel
	} else {
		x := step * stepBytes
		at = x/o.panel*o.rows*o.panel + x%o.panel + first*o.panel
	}
	return p.b.add(mir.Or, mir.Uint64, p.b.convert(p.op(mir.Add, low, at/16), mir.Uint64), p.b.f.ConstInt(mir.Uint64, high))
}
