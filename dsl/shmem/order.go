package shmem

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/engine"
	"github.com/gpuc-go/gpuc/internal/op"
)

var (
	opFence = op.Lookup("Fence")
	opQuiet = op.Lookup("Quiet")
)

// Fence orders, for each PE separately, the delivery of the puts and signal
// updates that the threads of s issued before it before those that they issue
// after it. It waits for nothing and orders nothing between different PEs
// (NVSHMEM API, Memory Ordering, nvshmem_fence). At warp and block scope the
// threads of s meet in it.
func Fence[S Scope](s S) {
	e, scope := gpu.ScopeOf(s, engine.Key{})
	e.Order(opFence, scope)
}

// Quiet waits until all puts, gets and signal updates that the threads of s
// issued before it are complete: delivered at their PE, with their sources free
// to be written again (NVSHMEM API, Memory Ordering, nvshmem_quiet). At warp and
// block scope the threads of s meet in it.
func Quiet[S Scope](s S) {
	e, scope := gpu.ScopeOf(s, engine.Key{})
	e.Order(opQuiet, scope)
}
