package subset

// This file judges single instructions.

import (
	"go/token"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

func (c *checker) instr(instr ssa.Instruction) {
	pos := position(instr)
	switch x := instr.(type) {
	case *ssa.Go:
		c.errorf(pos, "starts a goroutine; a kernel is parallel through its grid, launch more threads")
	case *ssa.Defer:
		c.errorf(pos, "defers a call, which a GPU cannot do; make the call before each return")
	case *ssa.MakeChan:
		c.errorf(pos, "makes a channel; threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals")
	case *ssa.Send:
		c.errorf(pos, "sends on a channel; threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals")
	case *ssa.Select:
		c.errorf(pos, "selects over channels; threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals")
	case *ssa.MakeMap:
		c.errorf(pos, "makes a map, which allocates; use a slice passed by the host, or an array")
	case *ssa.MapUpdate:
		c.errorf(pos, "writes to a map; use a slice passed by the host, or an array")
	case *ssa.Lookup:
		c.errorf(pos, "looks up a map; use a slice passed by the host, or an array")
	case *ssa.Range:
		if isString(x.X.Type()) {
			c.errorf(pos, "ranges over a string; kernels have strings only as constant messages, pass a []byte")
		} else {
			c.errorf(pos, "ranges over a map; use a slice passed by the host, or an array")
		}
	case *ssa.Index:
		if isString(x.X.Type()) {
			c.errorf(pos, "indexes a string; kernels have strings only as constant messages, pass a []byte")
		}
	case *ssa.Slice:
		if isString(x.X.Type()) {
			c.errorf(pos, "slices a string; kernels have strings only as constant messages, pass a []byte")
		}
	case *ssa.MakeInterface:
		if !onlyPanics(x) && !variadic(x) && !onlyAsserted(x) {
			c.errorf(pos, "uses a value of type %s as %s; kernels have no interface values, use a type parameter or the type itself", TypeString(x.X.Type()), TypeString(x.Type()))
		}
	case *ssa.ChangeInterface:
		c.errorf(pos, "uses interface values; use a type parameter or the type itself")
	case *ssa.TypeAssert:
		if _, known := Dynamic(x.X); known && !types.IsInterface(x.AssertedType) {
			return // another use of it is reported there
		}
		c.errorf(pos, "asserts or switches on a dynamic type; kernels have no interface values, use a type parameter")
	case *ssa.Panic:
		c.panics(x)
	case *ssa.UnOp:
		if x.Op == token.ARROW {
			c.errorf(pos, "receives from a channel; threads of a block share data through gpu.Shared and t.Block().Sync(), PEs through puts and signals")
		}
	case *ssa.BinOp:
		c.binOp(x)
	case *ssa.Convert:
		c.convert(x)
	case *ssa.MultiConvert:
		c.errorf(pos, "converts between type parameters of several kinds; write the conversion per type")
	case *ssa.Call:
		c.call(x)
	}
}

// position returns where an instruction stands: its own position, or that of
// the nearest one before or after it in its block.
func position(instr ssa.Instruction) token.Pos {
	if instr.Pos().IsValid() {
		return instr.Pos()
	}
	var before token.Pos
	found := false
	for _, other := range instr.Block().Instrs {
		if other == instr {
			if found = true; before.IsValid() {
				return before
			}
		}
		if _, phi := other.(*ssa.Phi); phi || !other.Pos().IsValid() {
			continue
		}
		if found {
			return other.Pos()
		}
		before = other.Pos()
	}
	return token.NoPos
}

func (c *checker) binOp(x *ssa.BinOp) {
	_, known := ComparesNil(x)
	switch {
	case isString(x.X.Type()) && x.Op == token.ADD:
		c.errorf(position(x), "builds a string, which allocates; kernels have strings only as constant messages")
	case isString(x.X.Type()):
		c.errorf(position(x), "compares strings; kernels have strings only as constant messages, pass a number")
	case known:
	case types.IsInterface(x.X.Type()) || types.IsInterface(x.Y.Type()):
		c.errorf(position(x), "compares interface values; use a type parameter or the type itself")
	}
}

func (c *checker) convert(x *ssa.Convert) {
	from, to := x.X.Type(), x.Type()
	switch {
	case isString(from) || isString(to):
		c.errorf(position(x), "converts %s to %s, which allocates; kernels have strings only as constant messages", TypeString(from), TypeString(to))
	case isUnsafe(from) || isUnsafe(to):
		c.errorf(position(x), "uses unsafe.Pointer; use math.Float32bits and the like for bits, and slices for memory")
	}
}

// onlyPanics reports whether an interface value serves as nothing but the
// argument of panic.
func onlyPanics(x *ssa.MakeInterface) bool {
	if len(load.Uses(x)) == 0 {
		return false
	}
	return !slices.ContainsFunc(load.Uses(x), func(r ssa.Instruction) bool { _, ok := r.(*ssa.Panic); return !ok })
}

// Dynamic returns what an interface value holds, if that is known where it is used: the value that was
// converted to it, or nil.
func Dynamic(v ssa.Value) (held ssa.Value, known bool) {
	switch v := v.(type) {
	case *ssa.MakeInterface:
		return v.X, true
	case *ssa.Const:
		return nil, v.IsNil() && types.IsInterface(v.Type())
	}
	return nil, false
}

// ComparesNil reports whether x compares an interface value with nil, as the case nil of a type switch
// does, and it is known whether the two are equal.
func ComparesNil(x *ssa.BinOp) (equal, known bool) {
	for v, other := range map[ssa.Value]ssa.Value{x.X: x.Y, x.Y: x.X} {
		if c, ok := other.(*ssa.Const); ok && c.IsNil() {
			if held, ok := Dynamic(v); ok {
				return held == nil, true
			}
		}
	}
	return false, false
}

// onlyAsserted reports whether an interface value serves as nothing but the operand
// of type assertions and type switches, as any(v) in generic code does.
func onlyAsserted(x *ssa.MakeInterface) bool {
	if len(load.Uses(x)) == 0 {
		return false
	}
	for _, r := range load.Uses(x) {
		switch r := r.(type) {
		case *ssa.TypeAssert:
			if types.IsInterface(r.AssertedType) {
				return false
			}
		case *ssa.BinOp:
			if _, known := ComparesNil(r); !known {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// variadic reports whether an interface value is but an argument of a call like
// fmt.Println, which is judged itself.
func variadic(x *ssa.MakeInterface) bool {
	for _, r := range load.Uses(x) {
		st, ok := r.(*ssa.Store)
		if !ok {
			return false
		}
		at, ok := st.Addr.(*ssa.IndexAddr)
		if !ok {
			return false
		}
		if a, ok := at.X.(*ssa.Alloc); !ok || a.Comment != "varargs" {
			return false
		}
	}
	return true
}

// runtimeErrors are the errors of package runtime that math/bits panics with, by the names that
// it has for them, and what they report.
var runtimeErrors = map[string]fault.Kind{"divideError": fault.Divide, "overflowError": fault.Overflow}

// RuntimeError returns how a panic with x fails, if that is an error of package runtime, which needs no
// value.
func RuntimeError(x ssa.Value) (k fault.Kind, ok bool) {
	switch x := x.(type) {
	case *ssa.ChangeInterface:
		return RuntimeError(x.X)
	case *ssa.UnOp:
		if g, isGlobal := x.X.(*ssa.Global); isGlobal && g.Pkg.Pkg.Path() == "math/bits" {
			k, ok = runtimeErrors[g.Name()]
		}
	}
	return k, ok
}

func isRuntimeError(x ssa.Value) bool {
	_, ok := RuntimeError(x)
	return ok
}

func (c *checker) panics(x *ssa.Panic) {
	if isRuntimeError(x.X) {
		return
	}
	if mi, ok := x.X.(*ssa.MakeInterface); ok {
		if k, ok := mi.X.(*ssa.Const); ok && k.Value != nil {
			if m := describes(k.Type()); m != "" {
				c.errorf(position(x), "panics with a %s, whose text is what its method %s returns; panic with a constant string", TypeString(k.Type()), m)
			}
			return
		}
		if _, ok := mi.X.(*ssa.Parameter); ok && isString(mi.X.Type()) {
			return // known where the function is called with a constant
		}
	}
	c.errorf(position(x), "panics with a value that is not constant; panic with a constant string")
}

// describes returns the method by which Go prints values of t when they are the
// argument of panic, if there is one.
func describes(t types.Type) string {
	ms := types.NewMethodSet(t)
	for _, name := range []string{"Error", "String"} {
		if sel := ms.Lookup(nil, name); sel != nil {
			return name
		}
	}
	return ""
}

func (c *checker) global(g *ssa.Global, instr ssa.Instruction) {
	if s, ok := deref(g.Type()).Underlying().(*types.Struct); ok && s.NumFields() == 0 {
		return // there is nothing to read or write, as of binary.LittleEndian
	}
	t, problem := c.tables.lookup(g)
	if t != nil {
		c.res.Tables[g] = t
		if t.Func != nil {
			c.reach(t.Func, c.fn, position(instr))
		}
	}
	if problem == "" {
		return
	}
	name := g.Name()
	if g.Pkg != nil && g.Pkg.Pkg.Path() != pkgPath(c.fn) {
		name = g.Pkg.Pkg.Name() + "." + name
	}
	c.errorf(position(instr), "uses the package variable %s, %s", name, problem)
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func isUnsafe(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.UnsafePointer
}
