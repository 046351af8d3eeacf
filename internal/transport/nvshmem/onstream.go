package nvshmem

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// hostRow is an operation on a stream as NVSHMEM has it.
type hostRow struct {
	// C is the function of NVSHMEM's host library, with {type} and {reduction} for
	// operations that compute, and {word} and {mem} for those that move words.
	C string
	// Python is its name in nvshmem.core of NVSHMEM4Py 0.4.
	Python string
	// Shared says that it works where PEs share a GPU without NVIDIA's Multi-Process
	// Service; NVSHMEM ends a process that calls another one there.
	Shared bool
}

var onStreams = map[string]hostRow{
	"Put":             {C: "nvshmemx_putmem_on_stream", Python: "put", Shared: true},
	"PutNBI":          {C: "nvshmemx_putmem_nbi_on_stream", Shared: true},
	"Get":             {C: "nvshmemx_getmem_on_stream", Python: "get", Shared: true},
	"GetNBI":          {C: "nvshmemx_getmem_nbi_on_stream", Shared: true},
	"PutSignal":       {C: "nvshmemx_putmem_signal_on_stream", Python: "put_signal", Shared: true},
	"PutSignalNBI":    {C: "nvshmemx_putmem_signal_nbi_on_stream", Shared: true},
	"SignalOp":        {C: "nvshmemx_signal_op_on_stream", Python: "signal_op", Shared: true},
	"SignalWaitUntil": {C: "nvshmemx_signal_wait_until_on_stream", Python: "signal_wait"},
	"Quiet":           {C: "nvshmemx_quiet_on_stream", Python: "quiet", Shared: true},
	"Barrier":         {C: "nvshmemx_barrier_on_stream", Python: "barrier"},
	"BarrierAll":      {C: "nvshmemx_barrier_all_on_stream", Python: "barrier_all", Shared: true},
	"Sync":            {C: "nvshmemx_team_sync_on_stream", Python: "sync"},
	"SyncAll":         {C: "nvshmemx_sync_all_on_stream", Python: "sync_all", Shared: true},
	"Reduce":          {C: "nvshmemx_{type}_{reduction}_reduce_on_stream", Python: "reduce"},
	"ReduceScatter":   {C: "nvshmemx_{type}_{reduction}_reducescatter_on_stream", Python: "reducescatter"},
	"Broadcast":       {C: "nvshmemx_{word}broadcast{mem}_on_stream", Python: "broadcast"},
	"FCollect":        {C: "nvshmemx_{word}fcollect{mem}_on_stream", Python: "fcollect"},
	"AllToAll":        {C: "nvshmemx_{word}alltoall{mem}_on_stream", Python: "alltoall"},
}

// function is one function of the host library: an operation for a type.
type function struct {
	op *op.HostOp
	// typ and reduction are those of a reduction.
	typ       op.Type
	reduction op.Reduction
	// words says that a collective that only moves data moves words of 32 bits, and
	// not bytes.
	words bool
}

// name returns the name of the function.
func (f function) name() string { return f.expand(onStreams[f.op.Name].C) }

// expand returns the pattern with its placeholders filled in.
func (f function) expand(pattern string) string {
	word, mem := "", "mem"
	if f.words {
		word, mem = typeName(op.TypeUint32)+"_", ""
	}
	return strings.NewReplacer("{type}", typeName(f.typ), "{reduction}", f.reduction.String(), "{word}", word, "{mem}", mem).Replace(pattern)
}

// moves reports whether the operation is a collective that has a function for words and
// one for bytes.
func moves(o *op.HostOp) bool { return o.Family == op.Coll && !o.Reduces() }

// functionsOf returns every function of the operation.
func functionsOf(o *op.HostOp) []function {
	switch {
	case moves(o):
		return []function{{op: o}, {op: o, words: true}}
	case !o.Reduces():
		return []function{{op: o}}
	}
	var list []function
	for _, t := range o.Types {
		for _, r := range op.Reductions {
			if r.Has(t) {
				list = append(list, function{op: o, typ: t, reduction: r})
			}
		}
	}
	return list
}

// choose returns the function that does an operation, and the count that it takes: of bytes, or of
// elements. For words NVSHMEM has faster ways, some of which take pieces of 8 bytes wherever the
// memory begins.
func choose(o *op.HostOp, a *transport.Operands) (f function, count int) {
	f, count = function{op: o}, a.Bytes
	switch {
	case o.Reduces():
		f.typ, f.reduction = a.Type, a.Reduction
		count /= a.Type.Bits() / 8
	case moves(o) && (a.Dst|a.Src)%8 == 0 && count%4 == 0:
		f.words = true
		count /= 4
	}
	return f, count
}

// onStream are the functions that enqueue operations, as far as they have been called.
type onStream struct {
	lib   *dl.Library
	found map[function]uintptr
	// last is the function that was called last, at lastAddress. Programs often call one again.
	last        function
	lastAddress uintptr

	caller dl.Caller
	args   [dl.MaxArgs]uintptr // of the call
}

// address returns the address of the function.
func (f *onStream) address(in function) (uintptr, error) {
	if in == f.last {
		return f.lastAddress, nil
	}
	fn := f.found[in]
	if fn == 0 {
		var err error
		if fn, err = f.lib.Symbol(in.name()); err != nil {
			return 0, err
		}
		f.found[in] = fn
	}
	f.last, f.lastAddress = in, fn
	return fn, nil
}

// Shared reports whether an operation on a stream works where PEs share GPUs in part
// (LimitedMPG).
func (l *Library) Shared(o *op.HostOp) bool { return onStreams[o.Name].Shared }

// OnStream enqueues an operation. The kernels behind it are part of the host library,
// which has prepared them: ModuleInit is for the kernels of others.
func (l *Library) OnStream(o *op.HostOp, a *transport.Operands) error {
	if err := l.ready(); err != nil {
		return err
	}
	in, count := choose(o, a)
	if o.Family == op.Coll && count > math.MaxInt32 {
		// The kernels count with an int.
		return fmt.Errorf("%s of %d elements for each PE: NVSHMEM takes %d at most", in.name(), count, math.MaxInt32)
	}
	fn, err := l.stream.address(in)
	if err != nil {
		return err
	}
	// Functions of teams return a status.
	if r := int32(l.stream.caller.Call(fn, l.stream.arguments(o, a, count)...)); r != 0 && slices.Contains(o.Params, op.Team) {
		return fmt.Errorf("%s: status %d; NVSHMEM_DEBUG=INFO says more", in.name(), r)
	}
	return nil
}

// arguments returns the arguments of the function in C's order: those of the operation,
// and the stream.
func (f *onStream) arguments(o *op.HostOp, a *transport.Operands, count int) []uintptr {
	args := f.args[:0]
	for _, p := range o.Params {
		switch p {
		case op.Team:
			args = append(args, uintptr(a.Team))
		case op.DstSym, op.DstLocal:
			args = append(args, uintptr(a.Dst))
		case op.SrcSym, op.SrcLocal:
			args = append(args, uintptr(a.Src), uintptr(count))
		case op.Signal:
			args = append(args, uintptr(a.Word))
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

// viaNCCL is what is known of whether the library passes collectives on to NCCL.
type viaNCCL struct {
	// used is the library's variable that says so, nil where it is not known.
	used   *int32
	looked bool
	// multicast returns 0 if the team has no multicast memory. It is nil where the library
	// lacks it.
	multicast func(team int32, heap uint64) uint64 `c:"?nvshmemx_mc_ptr"` // void *nvshmemx_mc_ptr(nvshmem_team_t team, const void *ptr)
}

// readVersions are those whose condition for NCCL is known: it was read in the source of
// 3.4.5 (src/host/coll/cpu_coll.cpp, rdxn/rdxn.h and reducescatter/reducescatter.h), and the
// tests find the same in the machine code of all of them.
var readVersions = []Version{{3, 4, 5}, {3, 8, 0}}

// ncclVariable is set at initialisation, if the library was built for NCCL, finds it and may
// use it. It stays so until the library is finalised.
const ncclVariable = "nvshmemi_use_nccl"

// Unlimited reports whether Reduce and ReduceScatter of a team are certain to be passed
// on to NCCL, which has none of the limits of NVSHMEM's own code. The library does that if it uses NCCL, NCCL has the type and the reduction, and
// the team has no memory for multicast. heap is an address in the symmetric heap.
func (l *Library) Unlimited(team int32, t op.Type, r op.Reduction, heap uint64) bool {
	return ncclHas(t, r) && l.usesNCCL() && !l.Multicast(team, heap)
}

// ncclHas reports whether the library has a type and a reduction of NCCL for its own.
func ncclHas(t op.Type, r op.Reduction) bool {
	return !r.Bitwise() && t != op.TypeInt16 && t != op.TypeUint16
}

func (l *Library) usesNCCL() bool {
	if l.ready() != nil || !slices.Contains(readVersions, l.version) {
		return false
	}
	n := &l.nccl
	if !n.looked {
		n.looked = true
		// Where it is not found, nothing is certain.
		if p, err := l.stream.lib.Hidden(ncclVariable, 4); err == nil {
			n.used = (*int32)(p)
		}
	}
	return n.used != nil && *n.used == 1
}

// Multicast reports whether the PEs of a team may read each other's memory by NVLink multicast
// while they reduce. heap is an address in the symmetric heap.
func (l *Library) Multicast(team int32, heap uint64) bool {
	return l.ready() != nil || l.nccl.multicast == nil || l.nccl.multicast(team, heap) != 0
}
