package lower

// This file lowers what the lanes of a warp compute together. What is made of
// that, reductions and scans, is Go code of dsl/gpu itself.

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

func warpFuncs() map[string]handler {
	return map[string]handler{
		"Shuffle": shuffle(mir.ShuffleIdx), "ShuffleUp": shuffle(mir.ShuffleUp),
		"ShuffleDown": shuffle(mir.ShuffleDown), "ShuffleXor": shuffle(mir.ShuffleXor),
		"MatchAll": matchAll, "hasRedux": hasRedux, "redux": redux,

		"Warp.warp": nothing, "Block.warp": nothing,
		"Warp.gather": nothing, "Block.gather": direct(mir.SyncBlock),
	}
}

func shuffle(i mir.Intrinsic) handler {
	return func(b *builder, c *callee) value {
		t := b.m.info(c.targs[0]).mem
		lane := b.convert(b.one(c.args[2], mir.Int64), mir.Int32)
		return scalarValue(b.intr(i, t, b.one(c.args[1], t), lane))
	}
}

// matchAll returns the mask, and whether it holds the lane itself: it does, or is
// empty.
func matchAll(b *builder, c *callee) value {
	mask := b.intr(mir.MatchAll, mir.Uint32, b.one(c.args[1], b.m.info(c.targs[0]).mem))
	return value{{v: mask}, {v: b.add(mir.Ne, mir.Bool, mask, b.f.ConstInt(mir.Uint32, 0))}}
}

// hasRedux is false for types that no GPU reduces by one instruction.
func hasRedux(b *builder, c *callee) value {
	if t := b.m.info(c.targs[0]).mem; !t.IsInt() || t.Bits > 32 {
		return scalarValue(b.boolConst(false))
	}
	return scalarValue(b.intr(mir.HasRedux, mir.Bool))
}

// redux widens narrow integers: of the low bits, each operation makes the same.
func redux(b *builder, c *callee) value {
	t := b.m.info(c.targs[0]).mem
	v := b.one(c.args[1], t)
	op, ok := isConst(b.one(c.args[2], mir.Uint8))
	if !ok || !t.IsInt() || t.Bits > 32 {
		return scalarValue(v) // behind a condition that is false
	}
	word := mir.Uint32
	if t.Signed {
		word = mir.Int32
	}
	r := b.intr(mir.Redux, word, b.convert(v, word))
	r.Index = int(op)
	return scalarValue(b.convert(r, t))
}
