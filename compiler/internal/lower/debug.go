package lower

// This file keeps the variables of the source for a debugger. go/ssa has most of them as
// values. At each place where it notes the value of one (ssa.DebugRef) that is stored in a copy
// of the variable, which nothing reads. A variable that is in memory anyway gets its name.

import (
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// debugVars are the variables of one frame.
type debugVars struct {
	// declared are those that the function mentions, by the place of their declaration.
	declared map[token.Pos]*types.Var
	// copies are the copies of those that are values.
	copies map[*types.Var]*debugCopy
}

// debugCopy is the copy of a variable of type t. It was written last in block at, with v.
type debugCopy struct {
	cell *mir.Value
	t    types.Type
	at   *mir.Block
	v    value
}

// showParams begins a frame: it collects the variables of its function, and stores the
// parameters.
func (b *builder) showParams(fr *frame) {
	if !b.m.opts.Debug || fr.unseen || wrapper(fr.fn) {
		return
	}
	fr.debug = debugVars{map[token.Pos]*types.Var{}, map[*types.Var]*debugCopy{}}
	for _, blk := range fr.fn.Blocks {
		for _, instr := range blk.Instrs {
			if ref, ok := instr.(*ssa.DebugRef); ok {
				if v, ok := ref.Object().(*types.Var); ok {
					fr.debug.declared[v.Pos()] = v
				}
			}
		}
	}
	for _, p := range fr.fn.Params {
		v, ok := p.Object().(*types.Var)
		if !ok || v.Name() == "" || v.Name() == "_" {
			continue
		}
		fr.debug.declared[v.Pos()] = v
		if !inMemory(p) {
			b.showValue(v, p.Type(), fr.env[p], v.Pos())
		}
	}
}

// inMemory reports whether the function keeps its parameter in memory.
func inMemory(p *ssa.Parameter) bool {
	for _, r := range *p.Referrers() {
		if st, ok := r.(*ssa.Store); ok && st.Val == p {
			if a, ok := st.Addr.(*ssa.Alloc); ok && a.Pos() == p.Pos() {
				return true
			}
		}
	}
	return false
}

// show stores the value that a variable has at this place.
func (b *builder) show(ref *ssa.DebugRef) {
	v, ok := ref.Object().(*types.Var)
	if !ok || ref.IsAddr || b.fr.debug.declared == nil || v.IsField() || b.real[v] {
		return
	}
	b.showValue(v, ref.X.Type(), b.val(ref.X), ref.Pos())
}

func (b *builder) showValue(v *types.Var, t types.Type, x value, pos token.Pos) {
	ti := b.m.info(t)
	if ti.mem == nil || len(ti.parts) == 0 || len(x) != len(ti.parts) || memSize(ti.mem) > mir.MaxLocalBytes {
		return
	}
	c := b.fr.debug.copies[v]
	if c == nil {
		c = &debugCopy{cell: b.f.NewValue(mir.Alloca, mir.PtrTo(ti.mem), b.m.position(v.Pos())), t: t}
		c.cell.Elem, c.cell.Scope = ti.mem, b.fr.scope
		c.cell.Var = b.variable(v, t)
		c.cell.Var.Copy = true
		b.f.Blocks[0].InsertBefore(0, c.cell)
		b.fr.debug.copies[v] = c
	}
	b.ensure()
	if c.at == b.cur && sameValue(c.v, x) {
		return
	}
	c.at, c.v = b.cur, x
	at, place := b.at, b.pos
	b.setPos(pos)
	b.store(c.cell, c.t, x)
	b.at, b.pos = at, place
}

func sameValue(x, y value) bool {
	for i := range x {
		if x[i].v != y[i].v {
			return false
		}
	}
	return true
}

// nameAlloc notes that the variable which x declares stands at p.
func (b *builder) nameAlloc(x *ssa.Alloc, p *mir.Value) {
	if v := b.fr.debug.declared[x.Pos()]; v != nil && v.Name() == x.Comment && p.Elem.Size() > 0 {
		p.Var = b.variable(v, deref(x.Type()))
		b.real[v] = true
	}
}

func (b *builder) variable(v *types.Var, t types.Type) *mir.Var {
	out := &mir.Var{Name: v.Name(), Type: b.m.varType(t)}
	if fn := b.fr.fn; fn.Parent() == nil {
		for i, p := range fn.Params {
			if p.Object() == v {
				out.Param = i + 1
			}
		}
	}
	// Around a function's own block are those of the file and of the package.
	if s := v.Parent(); s != nil && s.Parent().Parent() != v.Pkg().Scope() {
		out.Block = [2]token.Position{b.m.position(s.Pos()), b.m.position(s.End())}
	}
	return out
}

// varType says how a debugger shows variables of type t, which has a memory type.
func (m *module) varType(t types.Type) *mir.VarType {
	if known, ok := m.varTypes.At(t).(*mir.VarType); ok {
		return known
	}
	ti := m.info(t)
	out := &mir.VarType{Name: types.TypeString(t, (*types.Package).Name), Mem: ti.mem}
	m.varTypes.Set(t, out)
	switch ti.class {
	case scalar:
		if ti.mem.IsPtr() {
			out.Elem = m.pointee(t, ti.mem.Elem)
		}
	case slice, pair:
		out.Fields = append(out.Fields, mir.VarField{Name: "array", Type: &mir.VarType{Mem: ti.mem.Fields[0], Elem: m.pointee(t, ti.elem)}})
		for _, name := range []string{"len", "cap"}[:len(ti.mem.Fields)-1] {
			out.Fields = append(out.Fields, mir.VarField{Name: name, Type: m.varType(types.Typ[types.Int])})
		}
	case array:
		out.Elem = m.varType(t.Underlying().(*types.Array).Elem())
	case structure:
		for f := range t.Underlying().(*types.Struct).Fields() {
			out.Fields = append(out.Fields, mir.VarField{Name: f.Name(), Type: m.varType(f.Type())})
		}
	}
	return out
}

// pointee says what a pointer, slice or symmetric type points to, whose memory type is mem.
func (m *module) pointee(t types.Type, mem *mir.Type) *mir.VarType {
	var elem types.Type
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		elem = u.Elem()
	case *types.Slice:
		elem = u.Elem()
	}
	if n, ok := types.Unalias(t).(*types.Named); ok && n.TypeArgs().Len() == 1 {
		elem = n.TypeArgs().At(0)
	}
	if elem != nil && m.info(elem).mem.Equal(mem) {
		return m.varType(elem)
	}
	return m.plainType(mem)
}

// plainType says how memory is shown that has no type of Go: bytes, and lines of signals.
func (m *module) plainType(mem *mir.Type) *mir.VarType {
	out := &mir.VarType{Name: mem.String(), Mem: mem}
	for i, f := range mem.Fields {
		out.Fields = append(out.Fields, mir.VarField{Name: string(rune('a' + i)), Type: m.plainType(f)})
	}
	return out
}

// forDebugger reports whether v writes to a copy that only a debugger reads.
func forDebugger(v *mir.Value) bool {
	if v.Op != mir.Store && v.Op != mir.Copy {
		return false
	}
	p := v.Args[0]
	for p.Op == mir.FieldAddr || p.Op == mir.IndexAddr {
		p = p.Args[0]
	}
	return p.Var != nil && p.Var.Copy
}
