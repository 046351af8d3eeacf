package nvshmem

import (
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// Operands are the arguments of a function that enqueues an operation on a stream. The
// row of the operation says which of them it takes.
type Operands struct {
	Dst, Src, Signal uint64
	// Count is in bytes for puts and gets, and in elements for collectives.
	Count      int
	Value      uint64
	SigOp, Cmp int32
	PE         int32 // or the root
	Team       int32
	Stream     uintptr
}

// onStream are the functions that enqueue operations, as far as they have been called.
type onStream struct {
	lib   *dl.Library
	found map[op.HostInstance]uintptr
	// last is the function that was called last, at lastAddress. Programs often call one again.
	last        op.HostInstance
	lastAddress uintptr

	caller dl.Caller
	args   [dl.MaxArgs]uintptr // of the call
}

// address returns the address of the function.
func (f *onStream) address(in op.HostInstance) (uintptr, error) {
	if in == f.last {
		return f.lastAddress, nil
	}
	fn := f.found[in]
	if fn == 0 {
		var err error
		if fn, err = f.lib.Symbol(in.CName()); err != nil {
			return 0, err
		}
		if f.found == nil {
			f.found = map[op.HostInstance]uintptr{}
		}
		f.found[in] = fn
	}
	f.last, f.lastAddress = in, fn
	return fn, nil
}

// OnStream enqueues an operation. The kernels behind it are part of the host library,
// which has prepared them: ModuleInit is for the kernels of others.
func (l *Library) OnStream(in op.HostInstance, a *Operands) error {
	if err := l.ready(); err != nil {
		return err
	}
	if in.Op.Family == op.Coll && a.Count > math.MaxInt32 {
		// The kernels count with an int.
		return fmt.Errorf("%s of %d elements for each PE: NVSHMEM takes %d at most", in.CName(), a.Count, math.MaxInt32)
	}
	fn, err := l.stream.address(in)
	if err != nil {
		return err
	}
	if r := int32(l.stream.caller.Call(fn, l.stream.arguments(in, a)...)); r != 0 && in.Op.Status() {
		return fmt.Errorf("%s: status %d; NVSHMEM_DEBUG=INFO says more", in.CName(), r)
	}
	return nil
}

// arguments returns the arguments of the function in C's order: those of the operation,
// and the stream.
func (f *onStream) arguments(in op.HostInstance, a *Operands) []uintptr {
	args := f.args[:0]
	for _, p := range in.Op.Params {
		switch p {
		case op.Team:
			args = append(args, uintptr(a.Team))
		case op.DstSym, op.DstLocal:
			args = append(args, uintptr(a.Dst))
		case op.SrcSym, op.SrcLocal:
			args = append(args, uintptr(a.Src), uintptr(a.Count))
		case op.Signal:
			args = append(args, uintptr(a.Signal))
		case op.SignalValue:
			args = append(args, uintptr(a.Value))
		case op.SignalOp:
			args = append(args, uintptr(a.SigOp))
		case op.Cmp:
			args = append(args, uintptr(a.Cmp))
		case op.PE, op.Root:
			args = append(args, uintptr(a.PE))
		}
	}
	return append(args, a.Stream)
}
