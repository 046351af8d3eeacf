package lower

// This file holds function values: closures, variables that hold closures, and
// the substitution of a function's body for a call.

import (
	"fmt"
	"go/types"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// closure is a function with the values of its free variables, or an iterator
// of package gpu.
type closure struct {
	fn     *ssa.Function
	bind   []value
	stride *stride
}

// cell is a variable whose type holds functions, strings or pointers to such variables. These
// are known when it is read; the rest of it is memory.
type cell struct {
	t types.Type
	// val is the component that was stored, for a variable that is no struct.
	val slot
	// stored says that the variable was assigned. The assignment stands in block at of the
	// frame by. read says that the variable was read before that.
	stored, read bool
	by           *frame
	at           *ssa.BasicBlock
	// fields are the addresses of a struct's fields.
	fields []value
}

// newCell makes a zero variable of type t, which has no memory type.
func (b *builder) newCell(t types.Type) *cell {
	c := &cell{t: t}
	st, ok := t.Underlying().(*types.Struct)
	if !ok {
		c.val = b.zero(t)[0]
		return c
	}
	for f := range st.Fields() {
		if mem := b.m.info(f.Type()).mem; mem != nil {
			c.fields = append(c.fields, scalarValue(b.temp(mem)))
		} else {
			c.fields = append(c.fields, value{{cell: b.newCell(f.Type())}})
		}
	}
	return c
}

// cellAt returns the variable that x points to; nil after a diagnostic. Where x is nil, the
// kernel fails.
func (b *builder) cellAt(x ssa.Value) *cell {
	switch v, ok := b.known(x); {
	case !ok || len(v) != 1:
		return nil
	case v[0].cell != nil:
		return v[0].cell
	}
	b.checkNil(b.f.ConstNil(mir.PtrTo(mir.Uint8)))
	return b.newCell(deref(x.Type())) // for code that nothing reaches
}

func (b *builder) loadCell(c *cell) value {
	if c == nil {
		return nil // after a diagnostic
	}
	if st, ok := c.t.Underlying().(*types.Struct); ok {
		var v value
		for i := range st.NumFields() {
			if f := c.fields[i][0]; f.cell != nil {
				v = append(v, b.loadCell(f.cell)...)
			} else {
				v = append(v, b.load(f.v, st.Field(i).Type())...)
			}
		}
		return v
	}
	c.read = c.read || !c.stored
	if c.stored && !b.follows(c) {
		b.errorf("uses a %s that may not be assigned yet; a GPU must know its value at compile time, assign it where it is declared", b.m.info(c.t).parts[0].kind().variable)
	}
	return value{c.val}
}

// follows reports whether the assignment to c comes before the current place on
// every path. An assignment in a function that has returned counts as one where
// that was called, if it is made on every way through the function.
func (b *builder) follows(c *cell) bool {
	by, at := c.by, c.at
	for by != nil {
		for fr := b.fr; fr != nil; fr = fr.parent {
			if fr == by {
				return at.Dominates(fr.blk)
			}
		}
		for _, blk := range by.fn.Blocks {
			if _, ok := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return); ok && !at.Dominates(blk) {
				return false
			}
		}
		by, at = by.parent, by.callBlk
	}
	return false
}

func (b *builder) storeCell(c *cell, v value) {
	if c == nil || len(v) != len(b.m.info(c.t).parts) {
		return // after a diagnostic
	}
	if st, ok := c.t.Underlying().(*types.Struct); ok {
		for i := range st.NumFields() {
			ft := st.Field(i).Type()
			n := len(b.m.info(ft).parts)
			if f := c.fields[i][0]; f.cell != nil {
				b.storeCell(f.cell, v[:n])
			} else {
				b.store(f.v, ft, v[:n])
			}
			v = v[n:]
		}
		return
	}
	if !c.stored && v[0].zeroStatic() {
		return // the zero value is there already, of a field that a literal leaves out, say
	}
	if c.read || c.stored && !sameStatic(c.val, v[0]) {
		b.errorf("assigns to a %s that has a value already; a GPU must know its value at compile time, use a new variable", b.m.info(c.t).parts[0].kind().variable)
		return
	}
	if !c.stored {
		c.by, c.at = b.fr, b.fr.blk
	}
	c.val, c.stored = v[0], true
}

// zeroStatic reports whether a compile-time component is nil or empty.
func (s slot) zeroStatic() bool {
	return s.fn == nil && s.cell == nil && (s.str == nil || *s.str == "")
}

func (b *builder) makeClosure(x *ssa.MakeClosure) value {
	c := &closure{fn: x.Fn.(*ssa.Function)}
	for _, f := range x.Bindings {
		c.bind = append(c.bind, b.val(f))
	}
	return value{{fn: c}}
}

// same reports whether two closures do the same: one function with the same
// values.
func (c *closure) same(d *closure) bool {
	if c == d {
		return true
	}
	if c == nil || d == nil || c.stride != nil || d.stride != nil || c.fn != d.fn || len(c.bind) != len(d.bind) {
		return false
	}
	for i := range c.bind {
		if len(c.bind[i]) != len(d.bind[i]) {
			return false
		}
		for j, x := range c.bind[i] {
			if y := d.bind[i][j]; x.v != y.v || !sameStatic(x, y) {
				return false
			}
		}
	}
	return true
}

// key identifies what a closure does, as far as it is known at compile time.
func (c *closure) key(depth int) string {
	switch {
	case c == nil:
		return "nil"
	case c.stride != nil:
		return fmt.Sprintf("stride%p", c.stride)
	case depth > 8:
		return "..."
	}
	var s strings.Builder
	fmt.Fprintf(&s, "%p(", c.fn)
	for _, v := range c.bind {
		s.WriteString(v.key(depth + 1))
		s.WriteByte(',')
	}
	s.WriteByte(')')
	return s.String()
}

// key identifies the compile-time components of a value.
func (v value) key(depth int) string {
	var s strings.Builder
	for _, x := range v {
		switch {
		case x.fn != nil:
			s.WriteString(x.fn.key(depth))
		case x.cell != nil && x.cell.val.fn != nil:
			s.WriteString("&" + x.cell.val.fn.key(depth+1))
		case x.cell != nil:
			fmt.Fprintf(&s, "%p", x.cell)
		}
	}
	return s.String()
}

// callClosure calls a function value.
func (b *builder) callClosure(c *closure, args []value, results types.Type) value {
	switch {
	case c == nil:
		if !b.reportedHere() {
			b.errorf("calls a function value that is not known at compile time; call a function directly, or pass it to a helper as a constant argument")
		}
		if results == nil {
			return nil
		}
		return b.zero(results)
	case c.stride != nil:
		b.runStride(c.stride, args)
		return nil
	}
	return b.callFunction(c.fn, c.bind, args)
}

// maxDepth bounds how deeply functions stand in place of calls.
const maxDepth = 100

// inline puts the body of fn in place of a call. then is called at every return,
// with the block that returns as the current one, and must end it.
func (b *builder) inline(fn *ssa.Function, bind, args []value, stride bool, then func(value)) {
	key := fmt.Sprintf("%p", fn)
	for _, v := range append(append([]value(nil), bind...), args...) {
		key += "," + v.key(0)
	}
	depth := 0
	for fr := b.fr; fr != nil; fr = fr.parent {
		if depth++; fr.key == key || depth > maxDepth {
			b.recursion(fn)
			b.fail("", "")
			return
		}
	}
	b.copies[fn]++
	fr := &frame{parent: b.fr, fn: fn, call: b.at, callBlk: b.fr.blk, key: key, env: map[ssa.Value]value{}, stride: stride}
	for i, fv := range fn.FreeVars {
		if i < len(bind) {
			fr.env[fv] = bind[i]
		}
	}
	for i, p := range fn.Params {
		if i < len(args) {
			fr.env[p] = args[i]
		}
	}
	fr.scope = b.scopeOf(fn, stride)
	fr.unseen = ofRaw(fn)
	caller := b.fr
	fr.ret = func(v value) {
		// What follows belongs to the caller again.
		inner := b.fr
		b.fr = caller
		then(v)
		b.fr = inner
	}
	at, pos := b.at, b.pos
	b.run(fr)
	b.at, b.pos = at, pos
}

// scopeOf returns the scope for the instructions of fn: a new call, of the function that fn stands in if
// that is being lowered. The body of a loop over a stride is no call, and for a debugger no closure is:
// it finds the variables around the closure there.
func (b *builder) scopeOf(fn *ssa.Function, stride bool) *mir.Scope {
	for p := fn.Parent(); p != nil; p = p.Parent() {
		for fr := b.fr; fr != nil; fr = fr.parent {
			if fr.fn != p {
				continue
			}
			if stride || b.m.opts.Debug {
				return fr.scope
			}
			in := b.f
			if fr.scope != nil {
				in = fr.scope.Func
			}
			return &mir.Scope{Func: in, Pos: b.pos, Parent: b.fr.scope}
		}
	}
	if wrapper(fn) || ofRaw(fn) {
		return b.fr.scope
	}
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	f := b.m.scopes[fn]
	if f == nil {
		f = &mir.Func{Name: b.m.unique(funcSymbol(fn)), GoName: goName(fn), Pos: b.m.position(fn.Pos())}
		b.m.scopes[fn] = f
	}
	return &mir.Scope{Func: f, Pos: b.pos, Parent: b.fr.scope}
}

// inlineCall puts the body of fn in place of a call and returns its results.
func (b *builder) inlineCall(fn *ssa.Function, bind, args []value) value {
	parts := b.m.info(fn.Signature.Results()).parts
	done := b.f.NewBlock()
	var returns []value
	var from []*mir.Block
	b.inline(fn, bind, args, false, func(v value) {
		if len(v) != len(parts) {
			v = b.zero(fn.Signature.Results())
		}
		returns = append(returns, v)
		b.ensure()
		from = append(from, b.cur)
		b.jump(done)
	})
	b.cur = done
	switch len(returns) {
	case 0:
		// It never returns: what follows is never reached.
		return b.zero(fn.Signature.Results())
	case 1:
		return returns[0]
	}
	res := make(value, len(parts))
	for i, p := range parts {
		if p.static() {
			res[i] = returns[0][i]
			for _, r := range returns[1:] {
				if !sameStatic(res[i], r[i]) {
					b.errorf("gets "+p.kind().returned, goName(fn))
				}
			}
			continue
		}
		v := b.phi(done, p.t)
		for _, r := range returns {
			v.Args = append(v.Args, r[i].v)
		}
		res[i].v = v
	}
	return res
}

// isJumpVar reports whether x writes one of the states of a range-over-func body
// that only matter to iterators which misbehave: busy and ready.
func isJumpVar(x *ssa.Store) bool {
	fv, ok := x.Addr.(*ssa.FreeVar)
	c, isConst := x.Val.(*ssa.Const)
	return ok && isConst && strings.HasPrefix(fv.Name(), "jump$") && c.Value != nil && c.Int64() <= 0
}
