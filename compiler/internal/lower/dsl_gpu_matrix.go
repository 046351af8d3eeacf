package lower

// This file lowers what the lanes of a warp do with matrices: to shared memory and back, and on tensor cores.

import (
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

func matrixFuncs() map[string]handler {
	return map[string]handler{
		"LdMatrix":      loadMatrix("gpu.LdMatrix", mir.LoadMatrix),
		"LdMatrixTrans": loadMatrix("gpu.LdMatrixTrans", mir.LoadMatrixTransposed),
		"StMatrix": func(b *builder, c *callee) value {
			if row := b.matrixRow("gpu.StMatrix", c); row != nil {
				b.intr(mir.StoreMatrix, mir.Void, append([]*mir.Value{row}, b.words(c.args[2:])...)...)
			}
			return nil
		},
		"MMASync": mmaSync,
		"Pack2": func(b *builder, c *callee) value {
			return scalarValue(b.intr(packs[typeName(c.targs[0])], mir.Uint32, b.one(c.args[0], mir.Float32), b.one(c.args[1], mir.Float32)))
		},
	}
}

// packs are the intrinsics that round two float32 to elements in a word.
var packs = map[string]mir.Intrinsic{"gpu.Float16": mir.HalfPack, "gpu.BFloat16": mir.BrainPack}

func loadMatrix(name string, i mir.Intrinsic) handler {
	return func(b *builder, c *callee) value {
		row := b.matrixRow(name, c)
		if row == nil {
			return nil
		}
		return b.results(b.intr(i, mir.Void, row), func(t *mir.Type) *mir.Type { return t })
	}
}

const matrixRowBytes = 16

// matrixRow returns the address of a row of a matrix, the argument after the warp, or refuses it.
func (b *builder) matrixRow(name string, c *callee) *mir.Value {
	row, elem := c.args[1], b.memoryOf(name, c.targs[0])
	switch {
	case elem == nil:
		return nil
	case isLocal(row[0].v):
		b.errorf("calls %s for a row in a local variable; it takes shared memory, from gpu.Shared or gpu.DynamicShared", name)
		return nil
	}
	if b.checked() {
		n := b.mul(row[1].v, b.f.ConstInt(mir.Int64, elem.Size()))
		b.check(b.add(mir.Eq, mir.Bool, n, b.f.ConstInt(mir.Int64, matrixRowBytes)), fault.Panic, name+" of a row that does not have 16 bytes")
		b.checkAligned(name, row[0].v, row[1].v, matrixRowBytes)
	}
	return b.bytes(row[0].v)
}

// words returns arguments of 32 bits.
func (b *builder) words(args []value) (words []*mir.Value) {
	for _, a := range args {
		words = append(words, b.one(a, mir.Uint32))
	}
	return words
}

// mmaSync lowers MMASync[E, T].
func mmaSync(b *builder, c *callee) value {
	elem, sum := c.targs[0], b.m.info(c.targs[1]).mem
	i, d := elementProducts[typeName(elem)], c.args[1]
	if want := b.sumOf(i); !want.Equal(sum) {
		b.errorf("calls gpu.MMASync for products of %s and sums of %s; they take sums of %s", typeName(elem), sum, want)
		return nil
	}
	const sums = 4
	if b.checked() {
		n := b.f.ConstInt(mir.Int64, sums)
		b.check(b.add(mir.Eq, mir.Bool, d[1].v, n), fault.SliceToArray, "", d[1].v, n)
	}
	args := b.words(c.args[2:])
	var at [sums]*mir.Value
	for n := range at {
		at[n] = b.index(d[0].v, b.f.ConstInt(mir.Int64, int64(n)))
		args = append(args, b.add(mir.Load, sum, at[n]))
	}
	for n, r := range b.results(b.intr(i, mir.Void, args...), func(t *mir.Type) *mir.Type { return t }) {
		b.add(mir.Store, mir.Void, at[n], r.v)
	}
	return nil
}
