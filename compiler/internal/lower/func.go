package lower

// This file lowers one function: its blocks in an order in which definitions
// come first, its parameters, and functions put in place of a call.

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
)

// builder writes one mir function.
type builder struct {
	m   *module
	f   *mir.Func
	cur *mir.Block
	fr  *frame
	at  token.Pos // of the Go code that is being lowered
	// before is the position before that of the instruction that is being lowered.
	before struct {
		at  token.Pos
		pos token.Position
	}
	pos  token.Position
	root *ssa.Function // that f is made of
	// caller is the function that calls this one, for the chain of messages.
	caller *builder
	// copied counts the instructions of functions that stand in place of calls, and
	// copies those calls.
	copied int
	copies map[*ssa.Function]int
	// real are the variables that are in memory, and need no copy for a debugger.
	real map[*types.Var]bool
	// cache is how the loads and stores use the caches that are added.
	cache mir.Cache
}

// frame is one Go function inside a mir function: the function itself, or one
// that stands in place of a call.
type frame struct {
	parent  *frame // of the caller; nil for the function itself
	fn      *ssa.Function
	call    token.Pos       // where it was called
	callBlk *ssa.BasicBlock // of the caller
	key     string          // identity of function and closures, against recursion
	scope   *mir.Scope
	env     map[ssa.Value]value
	blk     *ssa.BasicBlock // being lowered
	start   map[*ssa.BasicBlock]*mir.Block
	from    map[*mir.Block]*ssa.BasicBlock // by the mir block that ends it
	passed  map[*ssa.BasicBlock]bool       // that were lowered, or are not reached
	phis    []pendingPhi
	// ret ends the current block with a return of the results.
	ret func(value)
	// vars are the loop variables that are in memory, see loopVars.
	vars map[ssa.Value]*ssa.Alloc
	// debug are the variables of the function, for a debugger.
	debug debugVars
	// stride says that a range-over-func body belongs to an iterator of package gpu. Such an
	// iterator does not call the body again after it returned false.
	stride bool
	// unseen says that the function's own lines are not the user's concern.
	unseen bool
	// unchecked says that the function has proved what is checked elsewhere.
	unchecked bool
}

func (m *module) newBuilder(f *mir.Func, fn *ssa.Function, caller *builder) *builder {
	b := &builder{m: m, f: f, cur: f.Blocks[0], caller: caller, root: fn, at: fn.Pos(), copies: map[*ssa.Function]int{}, real: map[*types.Var]bool{}}
	b.pos = m.position(fn.Pos())
	return b
}

// body lowers fn as the function itself.
func (b *builder) body(fn *ssa.Function, params map[ssa.Value]value) {
	saved := b.m.building
	b.m.building = b
	b.run(&frame{fn: fn, env: params, ret: func(v value) {
		var args []*mir.Value
		for _, s := range v {
			if s.v != nil {
				args = append(args, s.v)
			}
		}
		b.add(mir.Return, mir.Void, args...)
		b.cur = nil
	}})
	b.m.building = saved
}

// maxCopied bounds the instructions that closures and iterators add to a function. They
// stand at every place where they are called. So a closure that calls the next one twice
// doubles its size. The largest function of the examples has some hundreds.
const maxCopied = 1 << 15

// add appends an instruction at the current position.
func (b *builder) add(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	if b.cur == nil {
		// Behind a return or failure: code that nothing reaches.
		b.cur = b.f.NewBlock()
	}
	v := b.cur.Add(o, t, b.pos, args...)
	if o == mir.Load || o == mir.Store {
		v.Cache = b.cache
	}
	if b.fr != nil {
		v.Scope = b.fr.scope
		if b.fr.parent != nil {
			b.copied++
		}
	}
	return v
}

// phi puts an empty phi at the start of blk; the caller appends an argument for
// every edge into blk.
func (b *builder) phi(blk *mir.Block, t *mir.Type) *mir.Value {
	v := b.f.NewValue(mir.Phi, t, b.pos)
	if b.fr != nil {
		v.Scope = b.fr.scope
	}
	blk.InsertBefore(len(blk.Phis()), v)
	return v
}

func (b *builder) jump(to *mir.Block) {
	b.ensure()
	b.cur.Jump(b.pos, to)
	b.scopeLast()
	b.cur = nil
}

func (b *builder) branch(cond *mir.Value, then, els *mir.Block) {
	b.ensure()
	b.cur.If(b.pos, cond, then, els)
	b.scopeLast()
	b.cur = nil
}

func (b *builder) ensure() {
	if b.cur == nil {
		b.cur = b.f.NewBlock()
	}
}

func (b *builder) scopeLast() {
	if b.fr != nil {
		b.cur.Term().Scope = b.fr.scope
	}
}

// setPos makes pos the position of what follows; an invalid one changes nothing.
func (b *builder) setPos(pos token.Pos) {
	if b.fr != nil && b.fr.unseen {
		return
	}
	if pos.IsValid() && pos != b.at {
		b.at, b.pos = pos, b.m.position(pos)
	}
}

// run lowers the function of fr from the current block on. fr.ret is called at
// every return.
func (b *builder) run(fr *frame) {
	saved := b.fr
	b.fr = fr
	fr.unchecked = b.m.prog.Directives.Of(fr.fn).Unchecked
	b.admitSignature(fr.fn)
	fr.start = map[*ssa.BasicBlock]*mir.Block{}
	fr.from = map[*mir.Block]*ssa.BasicBlock{}
	fr.passed = map[*ssa.BasicBlock]bool{}
	order := mir.ReversePostorder(fr.fn.Blocks[0], func(blk *ssa.BasicBlock) []*ssa.BasicBlock { return blk.Succs })
	for i, blk := range order {
		if i == 0 && len(blk.Preds) == 0 {
			b.ensure()
			fr.start[blk] = b.cur
			continue
		}
		fr.start[blk] = b.f.NewBlock()
	}
	if len(order[0].Preds) > 0 {
		b.jump(fr.start[order[0]])
	}
	b.unroll(fr)
	fr.vars = loopVars(fr.fn)
	b.showParams(fr)
	for len(order) > 0 {
		order = b.runBlocks(fr, order)
	}
	b.finishPhis()
	b.cur = nil
	b.fr = saved
}

// runBlocks lowers those of the blocks that are reached so far. It returns the others, if one of them is
// reached now: a loop that is entered at several blocks may be entered at a later one, where a condition is known.
func (b *builder) runBlocks(fr *frame, order []*ssa.BasicBlock) []*ssa.BasicBlock {
	var left []*ssa.BasicBlock
	for _, blk := range order {
		b.cur, fr.blk = fr.start[blk], blk
		if blk != fr.fn.Blocks[0] && len(b.cur.Preds) == 0 {
			// It stays unreached if all its predecessors are, but for those that are reached only through it.
			fr.passed[blk] = !slices.ContainsFunc(blk.Preds, func(p *ssa.BasicBlock) bool { return !fr.passed[p] && !blk.Dominates(p) })
			left = append(left, blk)
			continue
		}
		b.startPhis(blk)
		fr.passed[blk] = true
		for _, instr := range blk.Instrs {
			if b.tooLarge() {
				break
			}
			if phi, ok := instr.(*ssa.Phi); ok {
				b.setPos(phi.Pos())
				b.admitInstr(phi)
				continue
			}
			if ref, ok := instr.(*ssa.DebugRef); ok {
				b.show(ref)
				b.noteConversion(ref)
				continue
			}
			if v, ok := instr.(ssa.Value); ok {
				if _, ok := subset.RuntimeError(v); ok {
					continue
				}
			}
			b.before.at, b.before.pos = b.at, b.pos
			b.setPos(instr.Pos())
			b.admitInstr(instr)
			b.instr(blk, instr)
		}
		if b.cur != nil && b.cur.Term() == nil {
			b.fail("", "")
		}
	}
	if slices.ContainsFunc(left, func(blk *ssa.BasicBlock) bool { return len(fr.start[blk].Preds) > 0 }) {
		return left
	}
	return nil
}

// instr lowers one instruction.
func (b *builder) instr(blk *ssa.BasicBlock, instr ssa.Instruction) {
	switch x := instr.(type) {
	case *ssa.Jump:
		b.leave(blk)
		b.jump(b.fr.start[blk.Succs[0]])
	case *ssa.If:
		b.ifInstr(blk, x)
	case *ssa.Return:
		b.returnInstr(x)
	case *ssa.Panic:
		b.panicInstr(x)
	case *ssa.Store:
		b.storeInstr(x)
	case *ssa.RunDefers:
	case ssa.Value:
		if v, ok := b.valueInstr(x); ok {
			b.fr.env[x] = v
		}
	}
}

// valueInstr lowers an instruction that has a value. It reports false for those
// that compiler/internal/subset refuses.
func (b *builder) valueInstr(x ssa.Value) (value, bool) {
	switch x := x.(type) {
	case *ssa.Alloc:
		return b.allocInstr(x), true
	case *ssa.BinOp:
		return b.binOp(x), true
	case *ssa.UnOp:
		return b.unOp(x)
	case *ssa.Call:
		return b.callInstr(x), true
	case *ssa.ChangeType:
		b.checkVectorPointer(x)
		return b.val(x.X), true
	case *ssa.Convert:
		return b.convertInstr(x)
	case *ssa.Extract:
		from, to := b.m.fieldParts(x.Tuple.Type(), x.Index)
		if v := b.val(x.Tuple); to <= len(v) {
			return v[from:to], true
		}
	case *ssa.Field:
		from, to := b.m.fieldParts(x.X.Type(), x.Field)
		if v := b.val(x.X); to <= len(v) {
			return v[from:to], true
		}
	case *ssa.FieldAddr:
		return b.fieldAddr(x), true
	case *ssa.Index:
		return b.indexInstr(x)
	case *ssa.IndexAddr:
		return b.indexAddr(x)
	case *ssa.MakeClosure:
		return b.makeClosure(x), true
	case *ssa.MakeSlice:
		return b.makeSlice(x), true
	case *ssa.Slice:
		return b.sliceInstr(x)
	case *ssa.SliceToArrayPointer:
		return b.sliceToArrayPointer(x), true
	case *ssa.TypeAssert:
		return b.typeAssert(x)
	}
	return nil, false
}

// wrapper reports whether fn is one of go/ssa's forwarding functions: a bound
// method, a method expression or a promoted method.
func wrapper(fn *ssa.Function) bool {
	kinds := []string{"wrapper for", "bound method wrapper for", "thunk for"}
	return slices.ContainsFunc(kinds, func(kind string) bool { return strings.HasPrefix(fn.Synthetic, kind) })
}

// checked reports whether the current place makes the checks of Go.
func (b *builder) checked() bool {
	return !b.m.opts.NoChecks && (b.fr == nil || !b.fr.unchecked)
}

// inPlace reports whether calls of fn are replaced by its body: under //gpu:inline, closures, code of the kernel
// language, whose faults have the place of the call, what takes or returns functions or constant strings, and what
// returns arrays, whose memory would end with the call.
func (m *module) inPlace(fn *ssa.Function) bool {
	if fn.Parent() != nil || len(fn.FreeVars) > 0 || wrapper(fn) || reportedAtCall(fn) || m.prog.Directives.Of(fn).Inline {
		return true
	}
	for _, p := range fn.Params {
		if m.hasStatic(p.Type()) {
			return true
		}
	}
	res := fn.Signature.Results()
	return m.hasStatic(res) || m.hasArray(res)
}

// function returns the mir function for fn, lowering it first if needed; nil
// after a diagnostic.
func (m *module) function(fn *ssa.Function, caller *builder) *mir.Func {
	if h := m.funcs[fn]; h != nil {
		if !h.done {
			caller.recursion(fn)
		}
		return h.f
	}
	h := &helper{}
	m.funcs[fn] = h
	var ptypes, rtypes []*mir.Type
	for _, p := range fn.Params {
		for _, q := range m.info(p.Type()).parts {
			ptypes = append(ptypes, q.t)
		}
	}
	for _, q := range m.info(fn.Signature.Results()).parts {
		rtypes = append(rtypes, q.t)
	}
	f := mir.NewFunc(m.unique(funcSymbol(fn)), goName(fn), m.position(fn.Pos()), ptypes, rtypes)
	b := m.newBuilder(f, fn, caller)
	params := map[ssa.Value]value{}
	next := 0
	for _, p := range fn.Params {
		v := make(value, len(m.info(p.Type()).parts))
		for i := range v {
			v[i].v = f.Params[next]
			next++
		}
		params[p] = v
	}
	b.body(fn, params)
	m.finish(f)
	h.f, h.done = f, true
	return f
}

// goName returns the name of a function as Go writes it in messages: Shift,
// (*Tile).At. Closures have the name of the function around them.
func goName(fn *ssa.Function) string {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if o := fn.Origin(); o != nil {
		fn = o
	}
	recv := fn.Signature.Recv()
	if recv == nil {
		return fn.Name()
	}
	t, ptr := recv.Type(), ""
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		t, ptr = p.Elem(), "*"
	}
	name := "?"
	if n, ok := types.Unalias(t).(*types.Named); ok {
		name = n.Obj().Name()
	}
	if ptr != "" {
		return "(*" + name + ")." + fn.Name()
	}
	return name + "." + fn.Name()
}

// funcSymbol returns the name of a helper in the IR, before it is made unique.
func funcSymbol(fn *ssa.Function) string {
	pkg := ""
	if p := fn.Package(); p != nil {
		pkg = p.Pkg.Name() + "_"
	} else if o := fn.Origin(); o != nil && o.Package() != nil {
		pkg = o.Package().Pkg.Name() + "_"
	}
	name := goName(fn)
	name = strings.NewReplacer("(*", "", ")", "", ".", "_").Replace(name)
	for _, t := range fn.TypeArgs() {
		name += "_" + types.TypeString(t, func(p *types.Package) string { return p.Name() })
	}
	return "gpuc_fn_" + pkg + name
}
