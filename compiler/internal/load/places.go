package load

// This file finds the place at which Go reports a nil pointer, where an expression
// has several lines and go/ssa knows another of them.

import (
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/ssa"
)

// Places are the places at which Go reports nil pointers, by the position that go/ssa
// gives what follows the pointer. Those in the same line are left out.
type Places struct {
	// read is the dot in front of the name of a field, by the name.
	read map[token.Pos]token.Pos
	// called is the dot in front of the name of a method, by the parenthesis behind.
	called map[token.Pos]token.Pos
	// written is the = of an assignment to the field. There is no load, and Go's
	// compiler leaves it to the store to fail.
	written map[token.Pos]token.Pos
}

func newPlaces() *Places {
	return &Places{read: map[token.Pos]token.Pos{}, called: map[token.Pos]token.Pos{}, written: map[token.Pos]token.Pos{}}
}

// OfField returns the place at which Go reports that the pointer is nil through which
// x reaches a field.
func (p *Places) OfField(x *ssa.FieldAddr) token.Pos {
	at, ok := p.read[x.Pos()]
	if onlyStored(x) {
		at, ok = p.written[x.Pos()]
	}
	if !ok {
		return x.Pos()
	}
	return at
}

// OfReceiver returns the place at which Go reports that the pointer is nil from which
// x loads the receiver of a method. It is invalid if x is another load.
func (p *Places) OfReceiver(x *ssa.UnOp) token.Pos {
	if x.Op != token.MUL || x.Pos().IsValid() {
		return x.Pos()
	}
	for _, r := range *x.Referrers() {
		call, ok := r.(*ssa.Call)
		if !ok || len(call.Call.Args) == 0 || call.Call.Args[0] != x {
			continue
		}
		if at, ok := p.called[call.Pos()]; ok {
			return at
		}
		return call.Pos()
	}
	return token.NoPos
}

func onlyStored(x *ssa.FieldAddr) bool {
	for _, r := range *x.Referrers() {
		if st, ok := r.(*ssa.Store); !ok || st.Addr != x {
			return false
		}
	}
	return len(*x.Referrers()) > 0
}

// addFile notes the places of f.
func (p *Places) addFile(fset *token.FileSet, f *ast.File) {
	note := func(m map[token.Pos]token.Pos, name, at token.Pos) {
		if fset.PositionFor(name, false).Line != fset.PositionFor(at, false).Line {
			m[name] = at
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			note(p.read, n.Sel.Pos(), n.X.End()) // a dot never begins a line
		case *ast.CallExpr:
			if sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr); ok {
				note(p.called, n.Lparen, sel.X.End())
			}
		case *ast.AssignStmt:
			if n.Tok != token.ASSIGN {
				break
			}
			for _, e := range n.Lhs {
				if sel, ok := ast.Unparen(e).(*ast.SelectorExpr); ok {
					note(p.written, sel.Sel.Pos(), n.TokPos)
				}
			}
		}
		return true
	})
}
