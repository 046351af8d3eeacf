package load

// This file finds the place at which Go reports a nil pointer, where an expression
// has several lines and go/ssa knows another of them. It also translates between
// positions in the source and positions that do not depend on where the source lies.

import (
	"go/ast"
	"go/token"
	"maps"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Places are the places at which Go reports nil pointers, by the position that go/ssa
// gives what follows the pointer. Those in the same line are left out.
type Places struct {
	// read is the dot in front of the name of a field, by the name.
	read map[token.Pos]token.Pos
	// called is the dot in front of the name of a method, by the parenthesis after.
	called map[token.Pos]token.Pos
	// written is the = of an assignment to the field. There is no load, and Go's
	// compiler leaves it to the store to fail.
	written map[token.Pos]token.Pos
}

func newPlaces() *Places {
	return &Places{read: map[token.Pos]token.Pos{}, called: map[token.Pos]token.Pos{}, written: map[token.Pos]token.Pos{}}
}

// add adds those of other files.
func (p *Places) add(other *Places) {
	maps.Copy(p.read, other.read)
	maps.Copy(p.called, other.called)
	maps.Copy(p.written, other.written)
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
	for _, r := range Uses(x) {
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

// Uses returns the instructions that use x. What go/ssa notes for a debugger is left out.
func Uses(x ssa.Value) []ssa.Instruction {
	refs := x.Referrers()
	if refs == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(*refs), func(r ssa.Instruction) bool {
		_, note := r.(*ssa.DebugRef)
		return note
	})
}

func onlyStored(x *ssa.FieldAddr) bool {
	for _, r := range Uses(x) {
		if st, ok := r.(*ssa.Store); !ok || st.Addr != x {
			return false
		}
	}
	return len(Uses(x)) > 0
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

// PortablePosition returns the position with the file named by import path and
// base name, as it goes into the IR.
func (p *Program) PortablePosition(pos token.Pos) token.Position {
	at := p.Fset.Position(pos)
	if !at.IsValid() {
		return token.Position{}
	}
	if f := p.Files[at.Filename]; f != nil {
		at.Filename = f.Package + "/" + f.Base()
	} else {
		at.Filename = filepath.Base(at.Filename)
	}
	at.Offset = 0
	return at
}

// FileName returns how messages of the runtime name the file of a position, portable or not.
func (p *Program) FileName(file string) string {
	if f := p.Files[file]; f != nil {
		file = f.Package + "/" + f.Base()
	}
	return fault.FileName(file)
}

// SourcePosition undoes PortablePosition.
func (p *Program) SourcePosition(at token.Position) token.Position {
	for name, f := range p.Files {
		if f.Package+"/"+f.Base() == at.Filename {
			at.Filename = name
			break
		}
	}
	return at
}
