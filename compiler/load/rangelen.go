package load

// This file spares range statements an expression that Go does not evaluate.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
)

// rangeLengths puts the length in place of the array that a range statement without
// values goes over. Go evaluates nothing of s[i].field there, so that i may be out of
// range; go/ssa does. An array that needs no look at memory stays as it is.
func rangeLengths(f *ast.File, info *types.Info) {
	ast.Inspect(f, func(n ast.Node) bool {
		s, ok := n.(*ast.RangeStmt)
		if !ok || s.Value != nil {
			return true
		}
		t := info.TypeOf(s.X)
		if t == nil || !canFail(s.X, info) {
			return true
		}
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		if at, ok := t.Underlying().(*types.Array); ok {
			n := &ast.BasicLit{ValuePos: s.X.Pos(), Kind: token.INT, Value: constant.MakeInt64(at.Len()).String()}
			info.Types[n] = types.TypeAndValue{Type: types.Typ[types.Int], Value: constant.MakeInt64(at.Len())}
			s.X = n
		}
		return true
	})
}

// canFail reports whether evaluating x can fail and does nothing else: an expression
// with a call or a receive is evaluated.
func canFail(x ast.Expr, info *types.Info) bool {
	fails, acts := false, false
	ast.Inspect(x, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			tv := info.Types[n]
			acts = acts || tv.Value == nil && !info.Types[n.Fun].IsType()
		case *ast.UnaryExpr:
			acts = acts || n.Op == token.ARROW
		case *ast.IndexExpr, *ast.SliceExpr, *ast.StarExpr, *ast.SelectorExpr, *ast.BinaryExpr:
			fails = true
		}
		return true
	})
	return fails && !acts
}
