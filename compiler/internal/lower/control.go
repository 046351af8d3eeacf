package lower

// This file lowers control flow: branches, phis, loop variables, returns and panics.

import (
	"fmt"
	"go/constant"
	"go/types"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// leave records that the current mir block ends blk.
func (b *builder) leave(blk *ssa.BasicBlock) {
	b.ensure()
	b.fr.from[b.cur] = blk
}

func (b *builder) ifInstr(blk *ssa.BasicBlock, x *ssa.If) {
	then, els := blk.Succs[0], blk.Succs[1]
	if b.fr.stride && els.Comment == "yield-invalid" {
		b.leave(blk)
		b.jump(b.fr.start[then])
		return
	}
	cond := b.scalarOf(x.Cond)
	b.leave(blk)
	if then == els {
		b.jump(b.fr.start[then])
		return
	}
	if c, ok := isConst(cond); ok {
		if c == 0 {
			then = els
		}
		b.jump(b.fr.start[then])
		return
	}
	if cond.Type.Kind != mir.BoolKind {
		cond = b.boolConst(false) // after a diagnostic
	}
	b.branch(cond, b.fr.start[then], b.fr.start[els])
}

func (b *builder) returnInstr(x *ssa.Return) {
	var v value
	for _, r := range x.Results {
		v = append(v, b.val(r)...)
	}
	b.fr.ret(v)
	b.cur = nil
}

// pendingPhi is a phi whose arguments are filled in when all blocks are done.
type pendingPhi struct {
	x   *ssa.Phi
	blk *mir.Block
	v   value
	// in are the memories through which arrays come over the edges, by part.
	in map[int]*mir.Value
}

// startPhis makes the phis of a block. Functions must be the same on all edges;
// those from above are known here.
func (b *builder) startPhis(blk *ssa.BasicBlock) {
	var made []pendingPhi
	for _, instr := range blk.Instrs {
		x, ok := instr.(*ssa.Phi)
		if !ok {
			break
		}
		if outer := b.fr.vars[x]; outer != nil {
			b.loopVar(x, outer)
			continue
		}
		b.setPos(x.Pos())
		if v, ok := b.onlyEdge(x); ok {
			b.fr.env[x] = v
			continue
		}
		p := pendingPhi{x: x, blk: b.cur, in: map[int]*mir.Value{}}
		for i, part := range b.m.info(x.Type()).parts {
			switch part.class {
			case scalar:
				p.v = append(p.v, slot{v: b.phi(b.cur, part.t)})
			case array:
				p.in[i] = b.entryTemp(part.t.Elem)
				p.v = append(p.v, slot{})
			default:
				p.v = append(p.v, b.staticPhi(x, i))
			}
		}
		made = append(made, p)
	}
	for _, p := range made {
		for i, in := range p.in {
			out := b.temp(in.Elem)
			b.add(mir.Copy, mir.Void, out, in).Elem = in.Elem
			p.v[i].v = out
		}
		b.fr.env[p.x] = p.v
	}
	b.fr.phis = append(b.fr.phis, made...)
}

// onlyEdge returns the value of a phi whose other edges come from code that nothing reaches, since a
// condition is known.
func (b *builder) onlyEdge(x *ssa.Phi) (value, bool) {
	if len(b.cur.Preds) != 1 || slices.ContainsFunc(x.Block().Preds, func(p *ssa.BasicBlock) bool { return !b.fr.passed[p] }) {
		return nil, false
	}
	for _, part := range b.m.info(x.Type()).parts {
		if part.class == array {
			return nil, false
		}
	}
	v, ok := b.known(b.edgeValue(x, b.fr.from[b.cur.Preds[0]], map[*ssa.BasicBlock]int{}))
	return v, ok
}

// entryTemp returns memory that exists once per call, allocated in the entry.
func (b *builder) entryTemp(t *mir.Type) *mir.Value {
	v := b.f.NewValue(mir.Alloca, mir.PtrTo(t), b.pos)
	v.Elem = t
	b.f.Blocks[0].InsertBefore(0, v)
	return v
}

// staticPhi returns part i of the phi, as the edges that are done have it.
func (b *builder) staticPhi(x *ssa.Phi, i int) slot {
	for _, e := range x.Edges {
		if v, ok := b.known(e); ok && i < len(v) {
			return v[i]
		}
	}
	return slot{}
}

// known returns the value of an operand if it was made already.
func (b *builder) known(e ssa.Value) (value, bool) {
	switch e.(type) {
	case *ssa.Const, *ssa.Function:
		return b.val(e), true
	}
	v, ok := b.fr.env[e]
	return v, ok
}

// finishPhis fills in the arguments, edge by edge.
func (b *builder) finishPhis() {
	for _, p := range b.fr.phis {
		seen := map[*ssa.BasicBlock]int{}
		b.setPos(p.x.Pos())
		for _, pred := range p.blk.Preds {
			from := b.fr.from[pred]
			arg := b.zeroArg(p, b.edgeValue(p.x, from, seen), pred)
			for i := range p.v {
				switch {
				case p.in[i] != nil:
					c := b.f.NewValue(mir.Copy, mir.Void, b.pos, p.in[i], arg[i].v)
					c.Elem, c.Scope = p.in[i].Elem, b.fr.scope
					pred.InsertBefore(len(pred.Instrs)-1, c)
				case p.v[i].v != nil:
					p.v[i].v.Args = append(p.v[i].v.Args, arg[i].v)
				case !sameStatic(p.v[i], arg[i]):
					b.errorf("picks %s", b.m.info(p.x.Type()).parts[i].kind().picked)
				}
			}
		}
	}
}

// edgeValue returns the operand that comes over the next edge from a block.
func (b *builder) edgeValue(x *ssa.Phi, from *ssa.BasicBlock, seen map[*ssa.BasicBlock]int) ssa.Value {
	skip := seen[from]
	seen[from]++
	for i, q := range x.Block().Preds {
		if q != from {
			continue
		}
		if skip == 0 {
			return x.Edges[i]
		}
		skip--
	}
	return nil
}

// zeroArg returns the value of e with its instructions, if it needs any, at the
// end of the block pred.
func (b *builder) zeroArg(p pendingPhi, e ssa.Value, pred *mir.Block) value {
	term := pred.Instrs[len(pred.Instrs)-1]
	pred.Instrs = pred.Instrs[:len(pred.Instrs)-1]
	saved := b.cur
	b.cur = pred
	var v value
	if e != nil {
		v = b.val(e)
	}
	if len(v) != len(p.v) {
		v = b.zero(p.x.Type())
	}
	pred.Instrs = append(pred.Instrs, term)
	b.cur = saved
	return v
}

// sameStatic reports whether two compile-time components are the same.
func sameStatic(x, y slot) bool {
	if x.str != nil && y.str != nil {
		return *x.str == *y.str
	}
	return x.cell == y.cell && x.fn.same(y.fn) && x.str == y.str
}

// fail ends the block with a failure.
func (b *builder) fail(kind fault.Kind, text string) {
	if kind == "" {
		kind, text = fault.Panic, "unreachable"
	}
	b.add(mir.Fail, mir.Void).Site = b.site(kind, text)
	b.cur = nil
}

// Texts of the checks that go/ssa writes into range-over-func loops, and what
// Go's own runtime says.
var yieldPanics = map[string]string{
	"yield function called after range loop exit": "range function continued iteration after function for loop body returned false",
	"iterator call did not preserve panic":        "range function recovered a loop body panic and did not resume panicking",
}

func (b *builder) panicInstr(x *ssa.Panic) {
	if kind, ok := subset.RuntimeError(x.X); ok {
		b.fail(kind, "")
		return
	}
	text := "?"
	if s, ok := panicText(x.X); ok {
		text = s
	} else if mi, ok := x.X.(*ssa.MakeInterface); ok {
		if v := b.val(mi.X); len(v) == 1 && v[0].str != nil {
			text = printString(mi.X.Type(), *v[0].str)
		}
	}
	if s, ok := yieldPanics[text]; ok {
		text = s
	}
	b.fail(fault.Panic, text)
}

// panicText returns what the emulator reports after "panic: " for a constant
// argument.
func panicText(x ssa.Value) (string, bool) {
	mi, ok := x.(*ssa.MakeInterface)
	if !ok {
		return "", false
	}
	c, ok := mi.X.(*ssa.Const)
	if !ok || c.Value == nil {
		return "", false
	}
	basic, ok := c.Type().Underlying().(*types.Basic)
	if !ok {
		return "", false
	}
	var s string
	switch {
	case basic.Info()&types.IsString != 0:
		return printString(c.Type(), constant.StringVal(c.Value)), true
	case basic.Info()&types.IsBoolean != 0:
		s = strconv.FormatBool(constant.BoolVal(c.Value))
	case basic.Info()&types.IsInteger != 0:
		s = constant.ToInt(c.Value).ExactString()
	case basic.Info()&types.IsFloat != 0:
		f, _ := constant.Float64Val(constant.ToFloat(c.Value))
		bits := 64
		if basic.Kind() == types.Float32 {
			bits = 32
		}
		s = strconv.FormatFloat(f, 'g', -1, bits)
	default:
		return "", false
	}
	if n, ok := types.Unalias(c.Type()).(*types.Named); ok {
		s = fmt.Sprintf("%s(%s)", types.TypeString(n, (*types.Package).Name), s)
	}
	return s, true
}

func printString(t types.Type, s string) string {
	if n, ok := types.Unalias(t).(*types.Named); ok {
		return fmt.Sprintf("%s(%q)", types.TypeString(n, (*types.Package).Name), s)
	}
	return s
}

// A variable of a for statement is in memory if a closure captures it or its address is
// taken. Go gives every iteration a variable of its own. So go/ssa makes a new variable at
// the end of each iteration, and a phi of the addresses. Here all of them share one place in
// memory. That is right as long as no address outlives its iteration, which the escape check
// makes sure of.

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
