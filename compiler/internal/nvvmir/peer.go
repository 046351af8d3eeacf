package nvvmir

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
)

// This file implements the address of a peer's memory, which is nil where the peer cannot
// be addressed. LLVM does not know that it is not nil otherwise. So what is asked for nil
// is where the peer's memory begins, and behind a check the address is taken without a
// choice between the two.

// peerMemory is the memory of a peer.
type peerMemory struct {
	absent value.Value // whether it cannot be addressed
	there  value.Value // where it is if it can
}

// peer lowers Peer.
func (f *function) peer(v *mir.Value) {
	t := regType(v.Type).(*types.PointerType)
	base := f.callFunc(f.extern("gpuc_peer_base", bytePtr, plain, types.I32), f.val(v.Args[1]))
	at := f.callFunc(f.extern("gpuc_peer_at", bytePtr, plain, bytePtr, bytePtr), base, f.castPtr(f.val(v.Args[0]), bytePtr))
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

// reach notes the peer that is addressable behind a check, in the rest of the block.
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
