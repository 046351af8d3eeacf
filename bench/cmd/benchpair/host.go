package main

import (
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/report"
)

// hostOps are the operations of each benchmark of package bench/host, by their numbers.
var hostOps = map[string][]string{
	"stream-put":             {"put", "put with signal"},
	"stream-collective":      {"reduce", "broadcast", "fcollect", "alltoall", "reducescatter"},
	"stream-collective-nccl": {"reduce", "broadcast", "fcollect", "alltoall", "reducescatter"},
	"stream-barrier":         {"barrier of all PEs", "sync of all PEs", "quiet", "put without waiting, and quiet"},
	"nccl":                   {"allreduce", "allgather", "reducescatter", "broadcast", "send and receive", "group of 8 allreduces"},
}

// The longest vectors. NVSHMEM's own code takes seconds beyond the first, and its
// reduce-scatter takes no more than half of NVSHMEM_REDUCE_SCRATCH_SIZE, which
// testsuite/gpu sets to 4 MB. Its alltoall of 256 MB with NCCL below has not come back
// within 30 s, in C++ neither.
const (
	longestOwn      = 16 << 20
	longestScatter  = 1 << 20
	longestAllToAll = 16 << 20
	longest         = 256 << 20
)

var hostBytes = []int64{8, 1 << 10, 32 << 10, 256 << 10, 1 << 20, 16 << 20, 256 << 20}

// host returns the cases of what the host enqueues on streams.
func (p plan) host(bench string) []report.Case {
	var cs []report.Case
	add := func(name string, bytes int64, params control.Params) {
		params["calls"], params["warm"] = hostCalls(bytes), 3
		if bench == "stream-pingpong" {
			params["calls"] /= 2 // a trip is two calls
		}
		cs = append(cs, report.Case{Bench: bench, Name: name, Params: params})
	}
	if bench == "stream-pingpong" {
		const capacity = 1 << 20
		for _, bytes := range []int64{8, 1 << 10, 32 << 10, capacity} {
			add(size(bytes)+", one way", bytes, control.Params{"bytes": bytes, "capacity": capacity})
		}
		return cs
	}
	for op, name := range hostOps[bench] {
		if bench == "stream-barrier" {
			add(name, 0, control.Params{"op": int64(op)})
			continue
		}
		for _, bytes := range hostBytes {
			if !hasBytes(bench, name, bytes) {
				continue
			}
			add(name+", "+size(bytes), bytes, control.Params{
				"op": int64(op), "bytes": bytes, "window": max(p.window, longest), "fill": p.fill,
			})
		}
	}
	return cs
}

// hasBytes reports whether an operation is measured with vectors of so many bytes.
func hasBytes(bench, op string, bytes int64) bool {
	switch {
	case bench == "stream-collective" && op == "reducescatter":
		return bytes <= longestScatter
	case bench == "stream-collective":
		return bytes <= longestOwn
	case bench == "stream-collective-nccl" && op == "alltoall":
		return bytes <= longestAllToAll
	case op == "group of 8 allreduces":
		return bytes == hostBytes[0]
	}
	return bytes <= longest
}

// hostCalls are the calls in a row: many where the host takes longer than the device.
func hostCalls(bytes int64) int64 {
	switch {
	case bytes <= 32<<10:
		return 200
	case bytes <= 1<<20:
		return 40
	}
	return 4
}
