package nvvmir

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// funcDecl is a function of the program and its declaration in the module.
type funcDecl struct {
	f      *mir.Func
	kernel *mir.Kernel // nil for a device function
	out    *ir.Func
	// ctrl is the hidden last parameter, the address of the control block;
	// nil where neither the function nor what it calls can fail or wait.
	ctrl *ir.Param
}

// declare adds f to the module, after everything that it calls.
func (m *module) declare(f *mir.Func, k *mir.Kernel) {
	m.pos = f.Pos
	d := &funcDecl{f: f, kernel: k}
	m.funcs[f] = d
	var params []*ir.Param
	for i, v := range f.Params {
		if k != nil {
			params = append(params, kernelParam(k, i))
			continue
		}
		p := ir.NewParam(fmt.Sprintf("p%d", i), regType(v.Type))
		p.Attrs = extendAttrs(v.Type)
		params = append(params, p)
	}
	if k != nil || f.Reports {
		d.ctrl = ir.NewParam("ctrl", bytePtr)
		params = append(params, d.ctrl)
	}
	var ret types.Type = types.Void
	if len(f.Results) == 1 {
		ret = regType(f.Results[0])
	} else if len(f.Results) > 1 {
		fields := make([]types.Type, len(f.Results))
		for i, t := range f.Results {
			fields[i] = regType(t)
		}
		ret = types.NewStruct(fields...)
	}
	name := f.Name
	if k != nil && k.Info.Symbol != "" {
		name = k.Info.Symbol
	}
	d.out = m.out.NewFunc(name, ret, params...)
	d.out.FuncAttrs = []ir.FuncAttribute{enum.FuncAttrNoUnwind}
	if k == nil {
		d.out.Linkage = enum.LinkageInternal
		if len(f.Results) == 1 {
			d.out.ReturnAttrs = returnAttrs(f.Results[0])
		}
		if f.NoInline {
			d.out.FuncAttrs = append(d.out.FuncAttrs, enum.FuncAttrNoInline)
		}
		if f.Convergent {
			d.out.FuncAttrs = append(d.out.FuncAttrs, enum.FuncAttrConvergent)
		}
	}
}

// function is the state of lowering one function.
type function struct {
	*module
	decl *funcDecl
	vals map[*mir.Value]value.Value
	// peers is the memory of peers; reached has those that a check in the current mir
	// block has found to be addressable.
	peers   map[*mir.Value]peerMemory
	reached map[*mir.Value]bool
	// first and last are the blocks that a mir block became: checks split it.
	first, last map[*mir.Block]*ir.Block
	cur         *ir.Block
	entry       *ir.Block // holds the allocas
	block       *mir.Block
	splits      int          // of the current mir block, for names
	checks      []*mir.Value // noted, not lowered yet
	cold        []*ir.Block
	fail        *ir.Block // reports failures; nil if none can fail
	failures    []failure
	scope       *metadata.DISubprogram
	loc         *metadata.DILocation // attached to what is emitted
	dom         *mir.Dom
	// groups are the accesses of vectors in the current mir block.
	groups map[*mir.Value]*vectorGroup
	// ownRing is where a thread has the number of the last record in its ring, if it records.
	ownRing value.Value
}

// define lowers the body of a declared function.
func (m *module) define(d *funcDecl) {
	m.pos = d.f.Pos
	f := &function{
		module: m, decl: d,
		vals:    make(map[*mir.Value]value.Value),
		peers:   make(map[*mir.Value]peerMemory),
		reached: make(map[*mir.Value]bool),
		first:   make(map[*mir.Block]*ir.Block),
		last:    make(map[*mir.Block]*ir.Block),
		dom:     d.f.Dominators(),
	}
	f.scope = m.dbg.subprogram(d.f)
	d.out.Metadata = append(d.out.Metadata, &metadata.Attachment{Name: "dbg", Node: f.scope})

	f.entry = ir.NewBlock("entry")
	d.out.Blocks = append(d.out.Blocks, f.entry)
	for i, b := range f.dom.Order {
		name := fmt.Sprintf("b%d", i)
		if b.Cold {
			name += coldSuffix
		}
		f.first[b] = ir.NewBlock(name)
	}
	f.cur = f.entry
	f.declareBlocks()
	f.setLoc(d.f.Pos, nil)
	for i, v := range d.f.Params {
		f.vals[v] = f.param(v, d.out.Params[i])
	}
	f.allocas()
	start := f.cur
	for _, b := range f.dom.Order {
		f.block, f.cur, f.splits = b, f.first[b], 0
		f.groups = vectorGroups(b)
		clear(f.reached)
		f.place(f.cur)
		for _, v := range b.Instrs {
			m.pos = v.Pos
			f.setLoc(v.Pos, v.Scope)
			f.instr(v)
		}
		f.last[b] = f.cur
	}
	clear(f.reached)
	f.cur = start
	f.setLoc(d.f.Pos, nil)
	f.term(ir.NewBr(f.first[d.f.Blocks[0]]))
	f.patchPhis()
	// Cold blocks come last, out of the way of the hot path.
	d.out.Blocks = append(d.out.Blocks, f.cold...)
	f.reportFailures()
}

// coldSuffix ends the names of blocks that a correct program seldom comes to.
const coldSuffix = "_cold"

// place puts a block after those of the current mir block, or out of the way if
// that is cold.
func (f *function) place(b *ir.Block) {
	if f.block.Cold {
		f.cold = append(f.cold, b)
		return
	}
	f.decl.out.Blocks = append(f.decl.out.Blocks, b)
}

// param returns the value of a parameter. Of a kernel's, a bool comes as a byte, and of a
// description its address counts.
func (f *function) param(v *mir.Value, p *ir.Param) value.Value {
	switch {
	case f.decl.kernel != nil && v.Type.Kind == mir.BoolKind:
		return f.icmp(enum.IPredNE, p, intConst(8, 0))
	case p.Typ == descriptionPtr:
		return f.castPtr(p, bytePtr)
	}
	return p
}

// patchPhis fills the phis, now that every value and every last block exists.
func (f *function) patchPhis() {
	for _, b := range f.dom.Order {
		for _, v := range b.Phis() {
			phi := f.vals[v].(*ir.InstPhi)
			for i, p := range b.Preds {
				if f.dom.Reachable(p) {
					phi.Incs = append(phi.Incs, ir.NewIncoming(f.val(v.Args[i]), f.last[p]))
				}
			}
		}
	}
}

// values returns the lowered values.
func (f *function) values(vs []*mir.Value) []value.Value {
	all := make([]value.Value, len(vs))
	for i, v := range vs {
		all[i] = f.val(v)
	}
	return all
}

// val returns the lowered value of v.
func (f *function) val(v *mir.Value) value.Value {
	if v.Op == mir.Const {
		return constantOf(v)
	}
	if f.reached[v] {
		return f.peers[v].there
	}
	x, ok := f.vals[v]
	if !ok {
		panic(fmt.Sprintf("no value for %s", v))
	}
	return x
}

// call lowers a call of a device function.
func (f *function) call(v *mir.Value) {
	d := f.funcs[v.Callee]
	if d.kernel != nil {
		panic(fmt.Sprintf("call of kernel %s", v.Callee.GoName))
	}
	args := f.values(v.Args)
	if d.ctrl != nil {
		args = append(args, f.decl.ctrl)
	}
	f.vals[v] = f.callFunc(d.out, args...)
}

// ret lowers a return.
func (f *function) ret(v *mir.Value) {
	switch len(v.Args) {
	case 0:
		f.term(ir.NewRet(nil))
	case 1:
		f.term(ir.NewRet(f.val(v.Args[0])))
	default:
		var agg value.Value = newUndef(f.decl.out.Sig.RetType)
		for i, a := range v.Args {
			agg = f.add(ir.NewInsertValue(agg, f.val(a), uint64(i)))
		}
		f.term(ir.NewRet(agg))
	}
}

// extendAttrs returns the attribute that says how a narrow integer fills its
// 32-bit register.
func extendAttrs(t *mir.Type) []ir.ParamAttribute {
	switch {
	case t.IsInt() && t.Bits < 32 && t.Signed:
		return []ir.ParamAttribute{enum.ParamAttrSignExt}
	case t.IsInt() && t.Bits < 32, t.Kind == mir.BoolKind:
		return []ir.ParamAttribute{enum.ParamAttrZeroExt}
	}
	return nil
}

func returnAttrs(t *mir.Type) []ir.ReturnAttribute {
	switch {
	case t.IsInt() && t.Bits < 32 && t.Signed:
		return []ir.ReturnAttribute{enum.ReturnAttrSignExt}
	case t.IsInt() && t.Bits < 32, t.Kind == mir.BoolKind:
		return []ir.ReturnAttribute{enum.ReturnAttrZeroExt}
	}
	return nil
}
