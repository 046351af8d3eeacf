package lower

// This file lowers Go's builtin functions.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

func (b *builder) builtin(bi *ssa.Builtin, x *ssa.Call) value {
	args := x.Call.Args
	switch bi.Name() {
	case "len", "cap":
		return b.lenCap(bi.Name(), args[0])
	case "min", "max":
		return b.minMax(bi.Name(), args)
	case "copy":
		return b.copySlices(args[0], args[1])
	case "clear":
		return b.clear(args[0])
	case "ssa:wrapnilchk":
		p := b.val(args[0])
		if b.m.info(args[0].Type()).class == scalar {
			b.checkNil(b.scalarOf(args[0]))
		}
		return p
	}
	return b.zero(x.Type()) // reported by subset
}

func (b *builder) lenCap(name string, x ssa.Value) value {
	t := x.Type().Underlying()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem().Underlying()
	}
	switch u := t.(type) {
	case *types.Array:
		return scalarValue(b.f.ConstInt(mir.Int64, u.Len()))
	case *types.Slice:
		if s := b.val(x); len(s) == 3 {
			if name == "cap" {
				return value{s[2]}
			}
			return value{s[1]}
		}
	case *types.Basic:
		if s := b.val(x); len(s) == 1 && s[0].str != nil {
			return scalarValue(b.f.ConstInt(mir.Int64, int64(len(*s[0].str))))
		}
	}
	return scalarValue(b.f.ConstInt(mir.Int64, 0))
}

func (b *builder) minMax(name string, args []ssa.Value) value {
	if b.m.info(args[0].Type()).class != scalar {
		return b.zero(args[0].Type()) // strings, reported by subset
	}
	v := b.scalarOf(args[0])
	for _, a := range args[1:] {
		w := b.scalarOf(a)
		v = b.minMaxOf(name == "min", v, w)
	}
	return scalarValue(v)
}

// minMaxOf returns the smaller or larger of two numbers, as Go's builtins do: a
// NaN wins.
func (b *builder) minMaxOf(smaller bool, v, w *mir.Value) *mir.Value {
	if v.Type.IsFloat() {
		intr := mir.FMax
		if smaller {
			intr = mir.FMin
		}
		return b.intr(intr, v.Type, v, w)
	}
	o := mir.Gt
	if smaller {
		o = mir.Lt
	}
	first := b.comparison(o, v, w)
	if c, ok := isConst(first); ok && c != 0 {
		return v
	} else if ok {
		return w
	}
	return b.add(mir.Select, v.Type, first, v, w)
}

// intr adds an intrinsic.
func (b *builder) intr(i mir.Intrinsic, t *mir.Type, args ...*mir.Value) *mir.Value {
	v := b.add(mir.Intr, t, args...)
	v.Intr = i
	return v
}

// has asks whether the target has a feature.
func (b *builder) has(x arch.Feature) *mir.Value {
	v := b.intr(mir.Has, mir.Bool)
	v.Feature = x
	return v
}

// copySlices copies min(len(dst), len(src)) elements. The ranges may overlap:
// if the destination lies after the source, the last element goes first.
func (b *builder) copySlices(dst, src ssa.Value) value {
	d, s := b.val(dst), b.val(src)
	st, ok := dst.Type().Underlying().(*types.Slice)
	if !ok || len(d) != 3 || len(s) != 3 {
		return scalarValue(b.f.ConstInt(mir.Int64, 0)) // from a string, reported by subset
	}
	n := b.minMaxOf(true, d[1].v, s[1].v)
	last := b.add(mir.Sub, mir.Int64, n, b.f.ConstInt(mir.Int64, 1))
	behind := b.add(mir.Gt, mir.Bool, b.add(mir.Bitcast, mir.Uint64, d[0].v), b.add(mir.Bitcast, mir.Uint64, s[0].v))
	b.countLoop(n, func(i *mir.Value) {
		at := b.add(mir.Select, mir.Int64, behind, b.add(mir.Sub, mir.Int64, last, i), i)
		b.store(b.index(d[0].v, at), st.Elem(), b.load(b.index(s[0].v, at), st.Elem()))
	})
	return scalarValue(n)
}

func (b *builder) clear(x ssa.Value) value {
	st, ok := x.Type().Underlying().(*types.Slice)
	s := b.val(x)
	if !ok || len(s) != 3 {
		return nil // a map, reported by subset
	}
	mem := b.m.info(st.Elem()).mem
	b.countLoop(s[1].v, func(i *mir.Value) {
		b.add(mir.Zero, mir.Void, b.index(s[0].v, i)).Elem = mem
	})
	return nil
}
