package lower

// This file handles the variables of for statements that are in memory, since a
// closure captures them or their address is taken. Go gives every iteration its
// own; go/ssa makes a new variable at the end of an iteration and a phi of their
// addresses. One place in memory serves for all of them, as long as no address
// outlives its iteration, which the escape check sees to.

import (
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// loopVars returns, for the phis of loop variables' addresses and for the
// variables that they merge, the variable that stands before the loop.
func loopVars(fn *ssa.Function) map[ssa.Value]*ssa.Alloc {
	var vars map[ssa.Value]*ssa.Alloc
	for _, blk := range fn.Blocks {
		for _, instr := range blk.Instrs {
			phi, ok := instr.(*ssa.Phi)
			if !ok {
				break
			}
			outer := loopVar(phi)
			if outer == nil {
				continue
			}
			if vars == nil {
				vars = map[ssa.Value]*ssa.Alloc{}
			}
			vars[phi] = outer
			for _, e := range phi.Edges {
				vars[e] = outer
			}
		}
	}
	return vars
}

// loopVar returns the variable before the loop whose address, with those of the
// iterations, phi merges; nil if it merges something else.
func loopVar(phi *ssa.Phi) *ssa.Alloc {
	if _, ok := phi.Type().Underlying().(*types.Pointer); !ok {
		return nil
	}
	var outer *ssa.Alloc
	for _, e := range phi.Edges {
		a, ok := e.(*ssa.Alloc)
		if !ok || a.Pos() != phi.Pos() || a.Comment != phi.Comment {
			return nil
		}
		if !phi.Block().Dominates(a.Block()) {
			if outer != nil && outer != a {
				return nil
			}
			outer = a
		}
	}
	return outer
}

// loopVar gives the phi the address of the variable before the loop.
func (b *builder) loopVar(phi *ssa.Phi, outer *ssa.Alloc) {
	v := b.fr.env[outer]
	b.fr.env[phi] = v
	if len(v) == 1 && v[0].v != nil {
		b.m.loopHeads[v[0].v] = b.fr.start[phi.Block()]
	}
}
