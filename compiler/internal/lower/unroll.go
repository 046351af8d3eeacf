package lower

// This file carries //gpu:unroll to the header of the loop.

import (
	"go/token"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// unroll sets the factor of the loops of fr that have a directive. go/ssa keeps
// no link from a loop statement to its blocks; the loop of a statement is the
// outermost one whose instructions all stand inside the statement.
func (b *builder) unroll(fr *frame) {
	syntax := fr.fn.Syntax()
	if syntax == nil || len(b.m.prog.Directives.Unroll) == 0 {
		return
	}
	for pos, u := range b.m.prog.Directives.Unroll {
		if pos < syntax.Pos() || pos >= syntax.End() {
			continue
		}
		var best map[*ssa.BasicBlock]bool
		var header *ssa.BasicBlock
		for _, h := range fr.fn.Blocks {
			loop := naturalLoop(h)
			if len(loop) > len(best) && within(loop, pos, u.End) {
				best, header = loop, h
			}
		}
		if header != nil {
			fr.start[header].Unroll = u.Factor
		}
	}
}

// maxRounds bounds the calls of one gpu.Unroll. A thread has 255 registers for what they take elements of.
const maxRounds = 1024

// unrollCalls lowers gpu.Unroll: n calls of f, each with its number as a constant.
func (b *builder) unrollCalls(n, f value) value {
	rounds, ok := isConst(b.one(n, mir.Int64))
	switch {
	case !ok:
		b.errorf("calls gpu.Unroll with a number that is not known when the kernel is compiled; compute it from constants and type parameters, in no variable that a closure uses")
		return nil
	case f[0].fn == nil:
		return b.callClosure(nil, nil, nil) // reports it
	case rounds > maxRounds:
		b.errorf("calls gpu.Unroll with %d; it makes at most %d copies, write a loop", rounds, maxRounds)
		return nil
	}
	for i := range rounds {
		b.callClosure(f[0].fn, []value{scalarValue(b.f.ConstInt(mir.Int64, i))}, nil)
	}
	return nil
}

// naturalLoop returns the blocks of the loop with header h; nil if there is none.
func naturalLoop(h *ssa.BasicBlock) map[*ssa.BasicBlock]bool {
	var loop map[*ssa.BasicBlock]bool
	var work []*ssa.BasicBlock
	for _, p := range h.Preds {
		if h.Dominates(p) {
			if loop == nil {
				loop = map[*ssa.BasicBlock]bool{h: true}
			}
			work = append(work, p)
		}
	}
	for len(work) > 0 {
		blk := work[len(work)-1]
		work = work[:len(work)-1]
		if loop[blk] {
			continue
		}
		loop[blk] = true
		work = append(work, blk.Preds...)
	}
	return loop
}

// within reports whether the instructions of the loop stand from pos to end,
// and some do.
func within(loop map[*ssa.BasicBlock]bool, pos, end token.Pos) bool {
	some := false
	for blk := range loop {
		for _, instr := range blk.Instrs {
			if _, ok := instr.(*ssa.Phi); ok {
				continue // at the place where its variable is declared
			}
			if p := instr.Pos(); p.IsValid() {
				if p < pos || p >= end {
					return false
				}
				some = true
			}
		}
	}
	return some
}
