package subset

// This file judges the operands of communication operations that are constants.
// What is not known here is checked where the kernel runs.

import (
	"go/constant"
	"math"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// operands judges a call of a function of dsl/shmem.
func (c *checker) operands(x *ssa.Call, fn *ssa.Function) {
	path, name := FuncName(fn)
	if path != load.ShmemPath {
		return
	}
	args := x.Call.Args
	for _, a := range args {
		if err := load.Element(a.Type()); err != nil {
			c.errorf(position(x), "uses %s: %v", TypeString(a.Type()), err)
			return
		}
	}
	if neverRuns(x.Block()) {
		return
	}
	typ, method, isMethod := strings.Cut(name, ".")
	switch {
	case isMethod && method == "At" && len(args) == 2:
		if i, ok := constInt(args[1]); ok && i < 0 {
			c.errorf(position(x), "takes element %d of a %s; the first is 0", i, typ)
		}
		return
	case isMethod && method == "Slice" && len(args) == 3:
		lo, okLo := constInt(args[1])
		hi, okHi := constInt(args[2])
		if okLo && lo < 0 || okHi && hi < 0 || okLo && okHi && lo > hi {
			c.errorf(position(x), "slices a %s from %s to %s; the first may not be negative or larger than the second", typ, known(args[1]), known(args[2]))
		}
		return
	case isMethod:
		name = method
	}
	o := op.Lookup(name)
	if o == nil || o.Method != isMethod || len(args) != len(o.Params)+1 {
		return
	}
	operands := args[1:]
	if o.Method { // the receiver is the first operand, and stands before the scope
		operands = append([]ssa.Value{args[0]}, args[2:]...)
	}
	var dst, src ssa.Value
	for i, p := range o.Params {
		n, ok := constInt(operands[i])
		switch p {
		case op.PE, op.Root:
			if ok && (n < 0 || n > math.MaxInt32) {
				c.errorf(position(x), "calls shmem.%s for PE %d, which no job has; PEs are numbered from 0", name, n)
			}
		case op.DstStride, op.SrcStride:
			if ok && n < 1 && !o.Tiled() {
				c.errorf(position(x), "calls shmem.%s with the stride %d; it is at least 1", name, n)
			}
		case op.Count, op.Rows, op.Cols:
			if ok && n < 0 {
				c.errorf(position(x), "calls shmem.%s for %d elements, which is negative", name, n)
			}
		case op.DstSym, op.DstLocal:
			dst = operands[i]
		case op.SrcSym, op.SrcLocal:
			src = operands[i]
		}
	}
	if o.Strided() || o.Lengths != op.SameLength && o.Lengths != op.Divided || dst == nil || src == nil {
		return
	}
	to, okTo := constLen(dst)
	from, okFrom := constLen(src)
	if okTo && okFrom && to != from {
		c.errorf(position(x), "calls shmem.%s with a destination of %d elements and a source of %d; both must have the same length", name, to, from)
	}
}

// constLen returns the length of a buffer that is sliced by constants here.
func constLen(v ssa.Value) (int64, bool) {
	if m, ok := v.(*ssa.MakeInterface); ok {
		v = m.X
	}
	call, ok := v.(*ssa.Call)
	if !ok || call.Call.StaticCallee() == nil || len(call.Call.Args) != 3 {
		return 0, false
	}
	path, name := FuncName(call.Call.StaticCallee())
	if path != load.ShmemPath || !strings.HasSuffix(name, ".Slice") {
		return 0, false
	}
	lo, okLo := constInt(call.Call.Args[1])
	hi, okHi := constInt(call.Call.Args[2])
	return hi - lo, okLo && okHi && lo <= hi
}

// neverRuns reports whether a condition that is a constant keeps everyone from b.
func neverRuns(b *ssa.BasicBlock) bool {
	for ; b.Idom() != nil; b = b.Idom() {
		above := b.Idom()
		branch, ok := above.Instrs[len(above.Instrs)-1].(*ssa.If)
		if !ok {
			continue
		}
		k, ok := branch.Cond.(*ssa.Const)
		if !ok || k.Value == nil {
			continue
		}
		never := above.Succs[0]
		if constant.BoolVal(k.Value) {
			never = above.Succs[1]
		}
		if b == never && len(b.Preds) == 1 {
			return true
		}
	}
	return false
}

// constInt returns the integer that v is, if it is a constant.
func constInt(v ssa.Value) (int64, bool) {
	k, ok := v.(*ssa.Const)
	if !ok || k.Value == nil || k.Value.Kind() != constant.Int {
		return 0, false
	}
	return constant.Int64Val(k.Value)
}

// known returns a constant as the source has it, or a name for any other value.
func known(v ssa.Value) string {
	if k, ok := v.(*ssa.Const); ok && k.Value != nil {
		return k.Value.String()
	}
	return "a variable"
}
