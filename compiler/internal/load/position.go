package load

// This file translates between positions in the source and positions that do
// not depend on where the source lies.

import (
	"go/token"
	"path/filepath"
)

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
