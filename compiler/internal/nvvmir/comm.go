package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// comm lowers a communication operation to a call of its device function, which
// the device library defines with the prototype of op.Instance.Proto.
func (f *function) comm(v *mir.Value) {
	if v.Comm.Op.Addresses() {
		f.peer(v)
		return
	}
	params, result := v.Comm.Proto()
	fn := f.deviceFunc(v.Comm)
	args := make([]value.Value, 0, len(params))
	own, peer := v.Args, value.Value(constant.NewNull(bytePtr))
	found := v.Comm.Op.GroupBarriers && len(own) > len(params)-v.Comm.Op.Added()
	if found {
		last := len(own) - 1
		own, peer = own[:last], f.val(own[last])
	}
	for i, a := range own {
		x := f.val(a)
		if params[i].Type == op.CPtr {
			x = f.castPtr(x, bytePtr)
		}
		args = append(args, x)
	}
	if v.Comm.Op.GroupBarriers {
		args = append(args, i32Bool(v.Met), i32Bool(found), peer)
	}
	if v.Comm.Op.Acquires() {
		args = append(args, i32Bool(v.Acquire))
	}
	if v.Comm.Op.Blocks {
		args = append(args, f.decl.ctrl, i32Const(int64(v.Site)))
	}
	r := f.callFunc(fn, args...)
	switch result {
	case op.CVoid:
	case op.CPtr:
		f.vals[v] = f.castPtr(r, regType(v.Type).(*types.PointerType))
	default:
		f.vals[v] = r
	}
}

func i32Bool(b bool) value.Value {
	if b {
		return i32Const(1)
	}
	return i32Const(0)
}

// deviceFunc declares the device function of an operation.
func (m *module) deviceFunc(in *op.Instance) *ir.Func {
	name := in.Symbol()
	if fn := m.externs[name]; fn != nil {
		return fn
	}
	params, result := in.Proto()
	var ts []types.Type
	for _, p := range params {
		ts = append(ts, cType(p.Type, in.Width))
	}
	attrs := plain
	if in.Op.Convergent(in.Scope) {
		attrs = convergent
	}
	fn := m.extern(name, cType(result, in.Width), attrs, ts...)
	// C passes and returns narrow integers as extended 32-bit ones.
	for i, p := range params {
		if p.Type == op.CUint && in.Width < 32 {
			fn.Params[i].Attrs = []ir.ParamAttribute{enum.ParamAttrZeroExt}
		}
	}
	if result == op.CUint && in.Width < 32 {
		fn.ReturnAttrs = []ir.ReturnAttribute{enum.ReturnAttrZeroExt}
	}
	return fn
}

func cType(t op.CType, width int) types.Type {
	switch t {
	case op.CPtr:
		return bytePtr
	case op.CInt32:
		return types.I32
	case op.CUint64:
		return types.I64
	case op.CUint:
		return intType(width)
	}
	return types.Void
}

// peerMemory is the memory of a peer. Its address is nil where the peer cannot be
// addressed, and LLVM does not know that it is not nil otherwise. So what is asked for nil
// is where the peer's memory begins, and after a check the address is taken without a
// choice between the two.
type peerMemory struct {
	absent value.Value // whether it cannot be addressed
	there  value.Value // where it is if it can
}

// part returns the declaration of a part of an operation.
func (m *module) part(p *op.Part) *ir.Func {
	params := make([]types.Type, len(p.Params))
	for i, q := range p.Params {
		params[i] = cType(q.Type, 0)
	}
	return m.extern(p.Symbol, cType(p.Result, 0), plain, params...)
}

// peer lowers Peer.
func (f *function) peer(v *mir.Value) {
	t := regType(v.Type).(*types.PointerType)
	base := f.callFunc(f.part(op.PeerBase), f.val(v.Args[1]))
	at := f.callFunc(f.part(op.PeerAt), base, f.castPtr(f.val(v.Args[0]), bytePtr))
	m := peerMemory{f.icmp(enum.IPredEQ, base, constant.NewNull(bytePtr)), f.castPtr(at, t)}
	f.peers[v] = m
	f.vals[v] = f.add(ir.NewSelect(m.absent, constant.NewNull(t), m.there))
}

// peerOf returns the Peer whose address v is, or v.
func peerOf(v *mir.Value) *mir.Value {
	for v.Op == mir.Bitcast && v.Args[0].Type.IsPtr() {
		v = v.Args[0]
	}
	return v
}

// reach notes the peer that is addressable after a check, in the rest of the block.
func (f *function) reach(check *mir.Value) {
	if check.Op != mir.CheckNil {
		return
	}
	if p := peerOf(check.Args[0]); f.peers[p].there != nil {
		f.reached[p] = true
	}
}

// isNil compares a pointer with nil.
func (f *function) isNil(v *mir.Value) value.Value {
	if m := f.peers[peerOf(v)]; m.absent != nil {
		return m.absent
	}
	x := f.val(v)
	return f.icmp(enum.IPredEQ, x, constant.NewNull(x.Type().(*types.PointerType)))
}
