package lower

// This file lowers the collective operations of dsl/shmem that move data.

import (
	"go/types"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// reduction fills in which device function a reduction calls. It reports whether
// there is one.
func (b *builder) reduction(in *op.Instance, c *callee) bool {
	for i, p := range in.Op.Params {
		if p != op.ReduceBy {
			continue
		}
		elem := c.targs[len(c.targs)-1]
		in.Type = elementType(elem)
		in.Width = in.Type.Bits()
		r, ok := isConst(b.one(c.args[i+1], mir.Uint8))
		if !ok || r < int64(op.Sum) || r > int64(op.Xor) {
			b.errorf("calls shmem.%s with a reduction that is not one of the constants of package shmem; it must be known at compile time", in.Op.Name)
			return false
		}
		in.Reduction = op.Reduction(r)
		if !in.Reduction.Has(in.Type) {
			b.errorf("calls shmem.%s by a bitwise reduction of %s; And, Or and Xor are for integers", in.Op.Name, typeName(elem))
			return false
		}
	}
	return true
}

// elementType returns the type that elements of Go type t compute as.
func elementType(t types.Type) op.Type {
	switch {
	case load.IsNamed(t, load.GPUPath, "Float16"):
		return op.TypeFloat16
	case load.IsNamed(t, load.GPUPath, "BFloat16"):
		return op.TypeBFloat16
	}
	basic, ok := t.Underlying().(*types.Basic)
	if !ok {
		return op.NoType
	}
	return map[types.BasicKind]op.Type{
		types.Int8: op.TypeInt8, types.Int16: op.TypeInt16, types.Int32: op.TypeInt32, types.Int64: op.TypeInt64, types.Int: op.TypeInt64,
		types.Uint8: op.TypeUint8, types.Uint16: op.TypeUint16, types.Uint32: op.TypeUint32, types.Uint64: op.TypeUint64, types.Uint: op.TypeUint64,
		types.Float32: op.TypeFloat32, types.Float64: op.TypeFloat64,
	}[basic.Kind()]
}

// query asks for something that is the same while the kernel runs.
func (b *builder) query(name string, args ...*mir.Value) *mir.Value {
	v := b.add(mir.Comm, mir.Int32, args...)
	v.Comm = &op.Instance{Op: op.Lookup(name)}
	return v
}

// checkTeam checks that the PE is a member of the team, and returns the number of
// its PEs.
func (b *builder) checkTeam(o *op.Op, team *mir.Value) *mir.Value {
	if id, ok := isConst(team); ok && id == op.TeamWorld {
		return b.toInt(b.query("NumPEs"))
	}
	b.add(mir.CheckNonNeg, mir.Void, b.query("TeamMyPE", team)).Site = b.site(fault.Team, o.Name)
	return b.toInt(b.query("TeamNumPEs", team))
}

// checkCollective checks the operands of a collective operation.
func (b *builder) checkCollective(o *op.Op, c *callee) {
	var n, dst, src *mir.Value
	for i, p := range o.Params {
		v := c.args[i+1]
		switch p {
		case op.Team:
			n = b.checkTeam(o, b.one(v, mir.Int32))
		case op.DstSym:
			dst = length(b, v)
		case op.SrcSym:
			src = length(b, v)
		}
	}
	if dst == nil {
		return
	}
	check := func(k fault.Kind, x, y *mir.Value) {
		if x != y {
			b.add(mir.CheckEq, mir.Void, x, y).Site = b.site(k, o.Name)
		}
	}
	switch o.Lengths {
	case op.WholeDst:
		check(fault.Parts, b.mul(src, n), dst)
	case op.WholeSrc:
		check(fault.Parts, b.mul(dst, n), src)
	default:
		check(fault.Length, dst, src)
		if o.Lengths == op.Divided {
			check(fault.Divided, src, b.mul(b.add(mir.Div, mir.Int64, src, n), n))
		}
	}
	for i, p := range o.Params {
		if p == op.Root {
			b.add(mir.CheckPE, mir.Void, b.one(c.args[i+1], mir.Int64), n).Site = b.site(fault.PERange, o.Name)
		}
	}
}

// length returns the length of a Sym or slice.
func length(b *builder, v value) *mir.Value {
	if len(v) < 2 {
		return b.f.ConstInt(mir.Int64, 0)
	}
	return v[1].v
}
