package load

// This file keeps range expressions from being evaluated where Go does not: of an
// array, whose length is constant, if the loop has one variable at most. go/ssa
// would follow pointers and check indices for nothing, and fail where Go does not.

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
)

// countRanges puts the length in place of such expressions, and returns what puts them
// back.
func countRanges(f *ast.File, info *types.Info) (restore func()) {
	var changed []func()
	ast.Inspect(f, func(n ast.Node) bool {
		r, ok := n.(*ast.RangeStmt)
		if !ok || r.Value != nil || !canFail(r.X, info) {
			return true
		}
		t := info.TypeOf(r.X).Underlying()
		if p, ok := t.(*types.Pointer); ok {
			t = p.Elem().Underlying()
		}
		at, ok := t.(*types.Array)
		if !ok {
			return true
		}
		x := r.X
		changed = append(changed, func() { r.X = x })
		n64 := &ast.BasicLit{ValuePos: x.Pos(), Kind: token.INT, Value: strconv.FormatInt(at.Len(), 10)}
		info.Types[n64] = types.TypeAndValue{Type: types.Typ[types.Int], Value: constant.MakeInt64(at.Len())}
		r.X = n64
		return true
	})
	return func() {
		for _, undo := range changed {
			undo()
		}
	}
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
