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
	// Go is how a program calls it.
	Go string
	// Doc is one sentence for the table of operations.
	Doc string
}

// HostTable holds every operation that the host enqueues on a stream.
var HostTable = []HostOp{
	host("Put", "gpurt.Put(s, dst, src, pe)"),
	host("PutNBI", "gpurt.PutNBI(s, dst, src, pe)"),
	host("Get", "gpurt.Get(s, dst, src, pe)"),
	host("GetNBI", "gpurt.GetNBI(s, dst, src, pe)"),
	host("PutSignal", "gpurt.PutSignal(s, dst, src, sig, value, op, pe)"),
	host("PutSignalNBI", "gpurt.PutSignalNBI(s, dst, src, sig, value, op, pe)"),
	host("SignalOp", "gpurt.SignalOp(s, sig, value, op, pe)"),
	host("SignalWaitUntil", "gpurt.SignalWaitUntil(s, sig, cmp, value)").says("waits until a comparison with a signal of this PE holds"),
	host("Quiet", "s.Quiet()").says("completes the earlier operations of the stream"),
	host("Barrier", "team.Barrier(s)"),
	host("BarrierAll", "s.Barrier()"),
	host("Sync", "team.Sync(s)"),
	host("SyncAll", "s.SyncAll()"),
	host("Reduce", "gpurt.Reduce(s, team, dst, src, op)"),
	host("ReduceScatter", "gpurt.ReduceScatter(s, team, dst, src, op)"),
	host("Broadcast", "gpurt.Broadcast(s, team, dst, src, root)"),
	host("FCollect", "gpurt.FCollect(s, team, dst, src)"),
	host("AllToAll", "gpurt.AllToAll(s, team, dst, src)"),
}

func host(name, call string) HostOp {
	o := Lookup(name)
	return HostOp{Op: o, Go: call, Doc: o.Doc}
}

// says returns the row with another sentence than the device operation has.
func (o HostOp) says(doc string) HostOp {
	o.Doc = doc
	return o
}

// Func returns the name of the function or method of package gpurt.
func (o *HostOp) Func() string {
	name, _, _ := strings.Cut(o.Go, "(")
	return name[strings.LastIndexByte(name, '.')+1:]
}

// HostLookup returns the operation with the given name, or nil.
func HostLookup(name string) *HostOp {
	i := slices.IndexFunc(HostTable, func(o HostOp) bool { return o.Name == name })
	if i < 0 {
		return nil
	}
	return &HostTable[i]
}

// Part returns how many of the bytes of its buffers an operation of n PEs takes for each
// PE.
func (o *Op) Part(dst, src, n int) int {
	switch o.Lengths {
	case WholeDst:
		return src
	case Divided:
		return src / n
	}
	return dst
}
