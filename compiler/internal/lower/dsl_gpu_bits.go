package lower

// This file lowers the functions of dsl/gpu that look at the bits of a value.

import "github.com/gpuc-go/gpuc/compiler/internal/mir"

func bitFuncs() map[string]handler {
	return map[string]handler{
		"Bits": func(b *builder, c *callee) value {
			return scalarValue(b.convert(b.bits(b.one(c.args[0], b.m.info(c.targs[0]).mem)), mir.Uint64))
		},
		"FromBits": func(b *builder, c *callee) value {
			t := b.m.info(c.targs[0]).mem
			return scalarValue(b.fromBits(b.convert(b.one(c.args[0], mir.Uint64), unsigned(t.Bits)), t))
		},
		"BitSize": func(b *builder, c *callee) value {
			return scalarValue(b.f.ConstInt(mir.Int64, int64(b.m.info(c.targs[0]).mem.Bits)))
		},
	}
}
