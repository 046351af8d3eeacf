package op

import (
	"slices"
	"strings"
)

// HostOp is an operation that the host enqueues on a stream. What it does, takes and
// promises is what its device operation does at block scope, in the stream's order: the
// stream takes the place of the thread that calls it.
type HostOp struct {
	// Op is the device operation of the same name.
	*Op
	// C is the function of NVSHMEM's host library, with {type} and {reduction} for
	// operations that compute, and {word} for those that move words.
	C string
	// Python is its name in nvshmem.core of NVSHMEM4Py 0.4.
	Python string
	// Go is how a program calls it.
	Go string
	// Doc is one sentence for the table of operations.
	Doc string
	// Shared says that it works where PEs share a GPU without NVIDIA's Multi-Process
	// Service; NVSHMEM ends a process that calls another one there.
	Shared bool
}

// HostTable holds every operation that the host enqueues on a stream.
var HostTable = []HostOp{
	host("Put", "nvshmemx_putmem_on_stream", "put", "gpurt.Put(s, dst, src, pe)").shared(),
	host("PutNBI", "nvshmemx_putmem_nbi_on_stream", "", "gpurt.PutNBI(s, dst, src, pe)").shared(),
	host("Get", "nvshmemx_getmem_on_stream", "get", "gpurt.Get(s, dst, src, pe)").shared(),
	host("GetNBI", "nvshmemx_getmem_nbi_on_stream", "", "gpurt.GetNBI(s, dst, src, pe)").shared(),
	host("PutSignal", "nvshmemx_putmem_signal_on_stream", "put_signal", "gpurt.PutSignal(s, dst, src, sig, value, op, pe)").shared(),
	host("PutSignalNBI", "nvshmemx_putmem_signal_nbi_on_stream", "", "gpurt.PutSignalNBI(s, dst, src, sig, value, op, pe)").shared(),
	host("SignalOp", "nvshmemx_signal_op_on_stream", "signal_op", "gpurt.SignalOp(s, sig, value, op, pe)").shared(),
	host("SignalWaitUntil", "nvshmemx_signal_wait_until_on_stream", "signal_wait", "gpurt.SignalWaitUntil(s, sig, cmp, value)").says("waits until a signal of this PE compares true"),
	host("Quiet", "nvshmemx_quiet_on_stream", "quiet", "s.Quiet()").says("completes the operations that the stream has issued before").shared(),
	host("Barrier", "nvshmemx_barrier_on_stream", "barrier", "team.Barrier(s)"),
	host("BarrierAll", "nvshmemx_barrier_all_on_stream", "barrier_all", "s.Barrier()").shared(),
	host("Sync", "nvshmemx_team_sync_on_stream", "sync", "team.Sync(s)"),
	host("SyncAll", "nvshmemx_sync_all_on_stream", "sync_all", "s.SyncAll()").shared(),
	host("Reduce", "nvshmemx_{type}_{reduction}_reduce_on_stream", "reduce", "gpurt.Reduce(s, team, dst, src, op)"),
	host("ReduceScatter", "nvshmemx_{type}_{reduction}_reducescatter_on_stream", "reducescatter", "gpurt.ReduceScatter(s, team, dst, src, op)"),
	host("Broadcast", "nvshmemx_{word}broadcast{mem}_on_stream", "broadcast", "gpurt.Broadcast(s, team, dst, src, root)"),
	host("FCollect", "nvshmemx_{word}fcollect{mem}_on_stream", "fcollect", "gpurt.FCollect(s, team, dst, src)"),
	host("AllToAll", "nvshmemx_{word}alltoall{mem}_on_stream", "alltoall", "gpurt.AllToAll(s, team, dst, src)"),
}

func host(name, c, python, call string) HostOp {
	o := Lookup(name)
	return HostOp{Op: o, C: c, Python: python, Go: call, Doc: o.Doc}
}

// says returns the row with another sentence than the device operation has.
func (o HostOp) says(doc string) HostOp {
	o.Doc = doc
	return o
}

func (o HostOp) shared() HostOp {
	o.Shared = true
	return o
}

// HostLookup returns the operation with the given name, or nil.
func HostLookup(name string) *HostOp {
	i := slices.IndexFunc(HostTable, func(o HostOp) bool { return o.Name == name })
	if i < 0 {
		return nil
	}
	return &HostTable[i]
}

// HostInstance is one function of NVSHMEM's host library: an operation for a type.
type HostInstance struct {
	Op *HostOp
	// Type is the element type of a reduction.
	Type      Type
	Reduction Reduction
	// Words says that an operation that only moves data moves words of 32 bits, and
	// not bytes.
	Words bool
}

// CName returns the name of the function.
func (in HostInstance) CName() string {
	word, mem := "", "mem"
	if in.Words {
		word, mem = TypeUint32.CName()+"_", ""
	}
	return strings.NewReplacer("{type}", in.Type.CName(), "{reduction}", in.Reduction.String(), "{word}", word, "{mem}", mem).Replace(in.Op.C)
}

// Moves reports whether the operation is a collective that has a function for words and
// one for bytes.
func (o *HostOp) Moves() bool { return o.Family == Coll && !o.Reduces() }

// Status reports whether the functions of the operation return a status.
func (o *HostOp) Status() bool { return slices.Contains(o.Params, Team) }

// Instances returns every function of the operation.
func (o *HostOp) Instances() []HostInstance {
	switch {
	case o.Moves():
		return []HostInstance{{Op: o}, {Op: o, Words: true}}
	case !o.Reduces():
		return []HostInstance{{Op: o}}
	}
	var list []HostInstance
	for _, t := range o.Types {
		for _, r := range Reductions {
			if r.Has(t) {
				list = append(list, HostInstance{Op: o, Type: t, Reduction: r})
			}
		}
	}
	return list
}

// Part returns how many of the bytes of its buffers an operation of n PEs takes for each
// PE, which is the count that NVSHMEM's collectives take.
func (o *Op) Part(dst, src, n int) int {
	switch o.Lengths {
	case WholeDst:
		return src
	case Divided:
		return src / n
	}
	return dst
}
