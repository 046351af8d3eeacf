package shmem

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/op"
)

var (
	opFence = op.Lookup("Fence")
	opQuiet = op.Lookup("Quiet")
	opFlush = op.Lookup("Flush")
)

// Fence orders, for each destination PE separately, the delivery of the puts and
// signal updates that this PE issued before it before those issued after it. What
// other threads issued counts if they synchronised with the caller. It waits for
// no delivery, and orders neither gets nor updates of different PEs (NVSHMEM API,
// Memory Ordering, nvshmem_fence). At warp and block scope the threads of s meet
// in it, as in gpu.Warp.Sync and gpu.Block.Sync, and none may have returned.
func Fence[S Scope](s S) {
	e, scope := gpu.ScopeOf(s, engine.Key{})
	e.Communicate(engine.Call{Op: opFence, Scope: scope})
}

// Quiet waits until all puts, gets and signal updates that this PE issued before
// it are complete: delivered at their PE, with their sources free to be written
// again. What other threads issued counts if they synchronised with the caller
// (NVSHMEM API, Memory Ordering, nvshmem_quiet). At warp and block scope the
// threads of s meet in it, as in gpu.Warp.Sync and gpu.Block.Sync, and none may
// have returned.
func Quiet[S Scope](s S) {
	e, scope := gpu.ScopeOf(s, engine.Key{})
	e.Communicate(engine.Call{Op: opQuiet, Scope: scope})
}

// Flush waits until the sources of all puts that this PE issued before it may be
// written again. It neither orders nor delivers them, and gets are none of its
// business. Where the peers can be addressed it costs a meeting of the threads alone,
// since a put has read its source by then; elsewhere it waits as Quiet does. What
// other threads issued counts if they synchronised with the caller (NVSHMEM API,
// Memory Ordering, nvshmemx_flush). At warp and block scope the threads of s meet in
// it, as in gpu.Warp.Sync and gpu.Block.Sync, and none may have returned.
func Flush[S Scope](s S) {
	e, scope := gpu.ScopeOf(s, engine.Key{})
	e.Communicate(engine.Call{Op: opFlush, Scope: scope})
}
