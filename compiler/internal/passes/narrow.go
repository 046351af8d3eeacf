package passes

import (
	"slices"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// narrowIntegers computes in 32 bits what fits them: the hardware has no arithmetic of
// 64, so that a product takes three instructions there and a division about seventy.
//
// A value is narrowed if it and what it is computed from lie between 0 and the largest
// uint32 by their definitions alone, as ranks and sizes of threads and blocks do, and
// lengths do not. In loops, where it counts, branches are looked at too.
func narrowIntegers(p *mir.Program, _ Options) {
	kernels := make(map[*mir.Func]*mir.Kernel)
	for _, k := range p.Kernels {
		kernels[k.Func] = k
	}
	for _, f := range p.Funcs {
		r := newRanges(f, kernels[f])
		for _, b := range f.Blocks {
			for _, v := range slices.Clone(b.Instrs) {
				if r.narrows(v) {
					narrowValue(f, b, v)
				}
			}
		}
		narrowLoops(f, kernels[f])
	}
}

// word is all numbers of uint32.
var word = interval{0, 1<<32 - 1, false}

func (r *ranges) narrows(v *mir.Value) bool {
	switch v.Op {
	case mir.Add, mir.Sub, mir.Mul, mir.Div, mir.Rem:
	default:
		return false
	}
	return v.Type.IsInt() && v.Type.Bits == 64 && word.contains(r.of(v)) && word.contains(r.of(v.Args[0])) && word.contains(r.of(v.Args[1]))
}

// narrowValue makes v the conversion of a value of 32 bits.
func narrowValue(f *mir.Func, b *mir.Block, v *mir.Value) {
	at := slices.Index(b.Instrs, v)
	insert := func(o mir.Op, args ...*mir.Value) *mir.Value {
		n := f.NewValue(o, mir.Uint32, v.Pos, args...)
		n.Scope = v.Scope
		b.InsertBefore(at, n)
		at++
		return n
	}
	args := make([]*mir.Value, len(v.Args))
	for i, a := range v.Args {
		switch {
		case a.Op == mir.Const:
			args[i] = f.ConstInt(mir.Uint32, a.Const.Int)
		case a.Op == mir.Convert && a.Args[0].Type.Equal(mir.Uint32):
			args[i] = a.Args[0]
		default:
			args[i] = insert(mir.Convert, a)
		}
	}
	n := insert(v.Op, args...)
	n.NoWrap = n.Op == mir.Add || n.Op == mir.Sub || n.Op == mir.Mul
	v.Op, v.Args, v.NoWrap = mir.Convert, []*mir.Value{n}, false
}
