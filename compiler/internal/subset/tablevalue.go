package subset

// This file computes the content of tables from their declarations.

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Table is a package variable whose content is known at compile time.
type Table struct {
	// Type is the type of the memory: the variable's, or for a slice an
	// array of its elements.
	Type  types.Type
	Slice bool
	// Init are the scalars in memory order. The floating-point types of
	// package gpu that are structs are the integers of their bits.
	Init []constant.Value
	// Text is the value of a string variable.
	Text *string
	// Func is the function in a variable of function type.
	Func *ssa.Function
}

// maxTableBytes bounds a table: it is part of the program, as text.
const maxTableBytes = 64 << 10

// evaluate returns the initial value of a package variable, or why it is not
// known, continuing "uses the package variable x, ".
func (ts *tables) evaluate(obj *types.Var) (*Table, string) {
	e := evaluator{info: ts.prog.Info(obj.Pkg())}
	spec, expr := ts.initial(obj)
	switch {
	case spec == nil || e.info == nil:
		return nil, "which is in host memory; pass its value as a parameter"
	case expr == nil && len(spec.Values) > 0:
		return nil, "whose value is computed when the program starts; pass its value as a parameter"
	}
	t := &Table{Type: obj.Type()}
	if isString(obj.Type()) {
		text := ""
		if expr != nil {
			v := e.info.Types[expr].Value
			if v == nil {
				return nil, "whose value is computed when the program starts; make it a constant"
			}
			text = constant.StringVal(v)
		}
		t.Text = &text
		return t, ""
	}
	if st, ok := obj.Type().Underlying().(*types.Slice); ok {
		n := int64(0)
		if expr != nil {
			lit, ok := literal(e.info, expr)
			if !ok {
				return nil, "whose value is not a composite literal of constants; pass its value as a parameter"
			}
			expr = lit
			_, n = e.elements(lit)
		}
		if expr == nil {
			return nil, "which is nil, since it is never written; pass a slice as a parameter"
		}
		t.Type, t.Slice = types.NewArray(st.Elem(), n), true
	}
	if err := load.DeviceMemory(t.Type); err != nil {
		return nil, "whose type kernels cannot read: " + err.Error()
	}
	if n := load.Sizes.Sizeof(t.Type); n > maxTableBytes {
		return nil, fmt.Sprintf("which has %d bytes; a table for kernels has at most %d, pass a slice", n, maxTableBytes)
	}
	if problem := e.flatten(t.Type, expr); problem != "" {
		return nil, problem
	}
	t.Init = e.init
	return t, ""
}

// initial returns the declaration of a variable, and its initial value if it has
// one of its own.
func (ts *tables) initial(obj *types.Var) (*ast.ValueSpec, ast.Expr) {
	for _, f := range ts.prog.Files {
		if f.Package != obj.Pkg().Path() {
			continue
		}
		for _, d := range f.Syntax.Decls {
			gd, ok := d.(*ast.GenDecl)
			if !ok || gd.Tok != token.VAR {
				continue
			}
			for _, s := range gd.Specs {
				spec := s.(*ast.ValueSpec)
				for i, name := range spec.Names {
					if name.Pos() != obj.Pos() {
						continue
					}
					if len(spec.Values) == len(spec.Names) {
						return spec, spec.Values[i]
					}
					return spec, nil
				}
			}
		}
	}
	return nil, nil
}

// evaluator collects the scalars of one table.
type evaluator struct {
	info *types.Info
	init []constant.Value
}

// literal returns the composite literal that an expression is, perhaps behind
// conversions.
func literal(info *types.Info, e ast.Expr) (*ast.CompositeLit, bool) {
	e = ast.Unparen(e)
	if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 && info.Types[call.Fun].IsType() {
		return literal(info, call.Args[0])
	}
	lit, ok := e.(*ast.CompositeLit)
	return lit, ok
}

// elements returns the elements of an array or slice literal by index.
func (ev *evaluator) elements(lit *ast.CompositeLit) (at map[int64]ast.Expr, n int64) {
	at = map[int64]ast.Expr{}
	next := int64(0)
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if k, ok := constant.Int64Val(constant.ToInt(ev.info.Types[kv.Key].Value)); ok {
				next = k
			}
			e = kv.Value
		}
		at[next] = e
		next++
		n = max(n, next)
	}
	return at, n
}

// flatten appends the scalars of e, which has type t; a nil e is the zero value.
func (ev *evaluator) flatten(t types.Type, e ast.Expr) (problem string) {
	if load.NarrowFloat(t) {
		return ev.narrow(e)
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return ev.scalar(u, e)
	case *types.Array:
		at := map[int64]ast.Expr{}
		if e != nil {
			lit, ok := literal(ev.info, e)
			if !ok {
				return ev.unknown(e)
			}
			at, _ = ev.elements(lit)
		}
		for i := range u.Len() {
			if problem := ev.flatten(u.Elem(), at[i]); problem != "" {
				return problem
			}
		}
	case *types.Struct:
		at := map[int]ast.Expr{}
		if e != nil {
			lit, ok := literal(ev.info, e)
			if !ok {
				return ev.unknown(e)
			}
			at = structFields(u, lit)
		}
		for i := range u.NumFields() {
			if problem := ev.flatten(u.Field(i).Type(), at[i]); problem != "" {
				return problem
			}
		}
	}
	return ""
}

// structFields returns the values of a struct literal by field.
func structFields(st *types.Struct, lit *ast.CompositeLit) map[int]ast.Expr {
	at := map[int]ast.Expr{}
	for i, e := range lit.Elts {
		kv, ok := e.(*ast.KeyValueExpr)
		if !ok {
			at[i] = e
			continue
		}
		for j := range st.NumFields() {
			if id, ok := kv.Key.(*ast.Ident); ok && st.Field(j).Name() == id.Name {
				at[j] = kv.Value
			}
		}
	}
	return at
}

func (ev *evaluator) unknown(e ast.Expr) string {
	return fmt.Sprintf("of which %s is computed when the program starts; write constants, or pass its value as a parameter", types.ExprString(e))
}

func (ev *evaluator) scalar(b *types.Basic, e ast.Expr) string {
	var v constant.Value
	switch {
	case e != nil:
		if v = ev.info.Types[e].Value; v == nil {
			return ev.unknown(e)
		}
	case b.Info()&types.IsBoolean != 0:
		v = constant.MakeBool(false)
	default:
		v = constant.MakeInt64(0)
	}
	ev.init = append(ev.init, v)
	return ""
}

// narrow appends a number of one of package gpu's types: what its functions give
// for a constant.
func (ev *evaluator) narrow(e ast.Expr) string {
	if e == nil {
		ev.init = append(ev.init, constant.MakeInt64(0))
		return ""
	}
	e = ast.Unparen(e)
	if lit, ok := e.(*ast.CompositeLit); ok && len(lit.Elts) == 0 {
		return ev.narrow(nil)
	}
	call, ok := e.(*ast.CallExpr)
	if !ok || len(call.Args) != 1 || ev.info.Types[call.Args[0]].Value == nil {
		return ev.unknown(e)
	}
	var id *ast.Ident
	switch fun := ast.Unparen(call.Fun).(type) {
	case *ast.SelectorExpr:
		id = fun.Sel
	case *ast.Ident:
		id = fun
	}
	if id == nil || ev.info.Uses[id] == nil || ev.info.Uses[id].Pkg() == nil || ev.info.Uses[id].Pkg().Path() != load.GPUPath {
		return ev.unknown(e)
	}
	arg := ev.info.Types[call.Args[0]].Value
	f, _ := constant.Float32Val(constant.ToFloat(arg))
	switch name := id.Name; name {
	case "ToFloat16":
		arg = constant.MakeUint64(uint64(gpu.ToFloat16(f).Bits()))
	case "ToBFloat16":
		arg = constant.MakeUint64(uint64(gpu.ToBFloat16(f).Bits()))
	case "ToFloat8E4M3":
		arg = constant.MakeUint64(uint64(gpu.ToFloat8E4M3(f).Bits()))
	case "ToFloat8E5M2":
		arg = constant.MakeUint64(uint64(gpu.ToFloat8E5M2(f).Bits()))
	default:
		if !strings.HasSuffix(name, "FromBits") {
			return ev.unknown(e)
		}
	}
	ev.init = append(ev.init, arg)
	return ""
}

// initialFunc returns the function that a variable begins with, or nil.
func initialFunc(g *ssa.Global) *ssa.Function {
	for _, blk := range g.Pkg.Func("init").Blocks {
		for _, instr := range blk.Instrs {
			if st, ok := instr.(*ssa.Store); ok && st.Addr == g {
				v := st.Val
				if c, ok := v.(*ssa.ChangeType); ok {
					v = c.X
				}
				fn, _ := v.(*ssa.Function)
				return fn
			}
		}
	}
	return nil
}
