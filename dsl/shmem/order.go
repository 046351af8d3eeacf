package shmem

import (
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

var (
	opFence = op.Lookup("Fence")
	opQuiet = op.Lookup("Quiet")
	opFlush = op.Lookup("Flush")
)

// Fence orders deliveries to each PE: puts and signal updates that this PE issued before
// the fence arrive before those that it issues after the fence. What other threads issued
// counts if they synchronised with the caller. Fence waits for no delivery. It orders no
// gets, and nothing between different destination PEs (NVSHMEM API, Memory Ordering,
// nvshmem_fence). At warp and block scope the threads of s meet in it, as in gpu.Warp.Sync
// and gpu.Block.Sync, and none may have returned.
func Fence[S Scope](s S) {
	perform(s, threadapi.Call{Op: opFence})
}

// Quiet waits until all puts, gets and signal updates that this PE
// issued before it are complete: they are delivered, and their sources
// may be written again. What other threads issued counts if they
// synchronised with the caller (NVSHMEM API, Memory Ordering,
// nvshmem_quiet). At warp and block scope the threads of s meet in it,
// as in gpu.Warp.Sync and gpu.Block.Sync, and none may have returned.
func Quiet[S Scope](s S) {
	perform(s, threadapi.Call{Op: opQuiet})
}

// Flush waits until the sources of all puts that this PE issued before it may be
// written again. It neither orders nor delivers the puts, and does not complete
// gets. Where the peers can be addressed, a put has read its source by then, so
// Flush costs only a meeting of the threads. Elsewhere it waits as Quiet does.
// What other threads issued counts if they synchronised with the caller (NVSHMEM
// API, Memory Ordering, nvshmemx_flush). At warp and block scope the threads of s
// meet in it, as in gpu.Warp.Sync and gpu.Block.Sync, and none may have returned.
func Flush[S Scope](s S) {
	perform(s, threadapi.Call{Op: opFlush})
}
