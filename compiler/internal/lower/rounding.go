package lower

// This file has products rounded that the source converts. The Go specification: "An explicit
// floating-point type conversion rounds to the precision of the target type, preventing fusion that
// would discard that rounding."

import (
	"go/ast"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// noteConversion notes the value that an explicit conversion rounds.
func (b *builder) noteConversion(ref *ssa.DebugRef) {
	call, ok := ref.Expr.(*ast.CallExpr)
	if !ok || !b.m.prog.Directives.Conversions[call] {
		return
	}
	if v := b.val(ref.X); len(v) == 1 && v[0].v != nil && v[0].v.Type.IsFloat() {
		b.m.rounded = append(b.m.rounded, v[0].v)
	}
}

// round forbids fusing the products that reach a conversion. They come to it as values, or
// through memory and calls, about which later stages know more: if a conversion takes its operand from
// there, all products that go there are rounded.
func (m *module) round() {
	r := &rounding{seen: map[*mir.Value]bool{}}
	for _, v := range m.rounded {
		r.value(v)
	}
	if !r.elsewhere {
		return
	}
	for _, f := range m.out.Funcs {
		for v := range f.Instrs() {
			if !computes(v.Op) {
				r.values(v.Args)
			}
		}
	}
}

// rounding follows operands to the products among them.
type rounding struct {
	seen map[*mir.Value]bool
	// elsewhere says that an operand is no result of a computation of its function.
	elsewhere bool
}

func (r *rounding) values(l []*mir.Value) {
	for _, v := range l {
		if v.Type.IsFloat() {
			r.value(v)
		}
	}
}

func (r *rounding) value(v *mir.Value) {
	if r.seen[v] {
		return
	}
	r.seen[v] = true
	switch v.Op {
	case mir.Mul:
		v.NoContract = true
	case mir.Phi, mir.Select, mir.Neg, mir.Convert:
		r.values(v.Args)
	default:
		r.elsewhere = r.elsewhere || !computes(v.Op)
	}
}

// computes reports whether an operation on floating-point numbers has a result that is of its operands
// alone, or none that is a floating-point number, and keeps nothing.
func computes(o mir.Op) bool {
	return o == mir.Const || o.Facts().Pure && o != mir.Result
}
