package main

// This file has mistakes of blocks of a grid.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// BlocksPlainWrong reads what another block has stored, whose flag is a plain word.
//
//gpu:kernel
func BlocksPlainWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() != 0 {
		return
	}
	if t.BlockIdx().X == 0 {
		out[0] = 7
		out[1] = 1
	} else if out[1] == 1 { // mistake
		out[2] = out[0]
	}
}

// BlocksPlainRight makes no mistake.
//
//gpu:kernel
func BlocksPlainRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() != 0 {
		return
	}
	if t.BlockIdx().X == 0 {
		out[0] = 7
		gpu.AtomicStoreExplicit(t, &out[1], 1, gpu.Release, gpu.ScopeDevice)
	} else if gpu.AtomicLoadExplicit(t, &out[1], gpu.Acquire, gpu.ScopeDevice) == 1 {
		out[2] = out[0]
	}
}

// BlocksRelaxedWrong publishes data for another block by an atomic store without an
// order.
//
//gpu:kernel
func BlocksRelaxedWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() == 0 && t.BlockIdx().X == 0 {
		out[0] = 7
		gpu.AtomicStore(t, &out[1], 1)
	} else if t.Block().Rank() == 0 {
		for gpu.AtomicLoad(t, &out[1]) != 1 {
		}
		out[2] = out[0] // mistake
	}
	t.Grid().Sync()
}

// BlocksRelaxedRight makes no mistake.
//
//gpu:kernel
func BlocksRelaxedRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() == 0 && t.BlockIdx().X == 0 {
		out[0] = 7
		gpu.ThreadFence(t)
		gpu.AtomicStore(t, &out[1], 1)
	} else if t.Block().Rank() == 0 {
		for gpu.AtomicLoad(t, &out[1]) != 1 {
		}
		gpu.ThreadFence(t)
		out[2] = out[0]
	}
	t.Grid().Sync()
}

// BlockScopeWrong orders two blocks by release and acquire of block scope.
//
//gpu:kernel
func BlockScopeWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() != 0 {
		return
	}
	if t.BlockIdx().X == 0 {
		gpu.AtomicStoreExplicit(t, &out[1], 1, gpu.Release, gpu.ScopeBlock)
	} else {
		out[2] = gpu.AtomicLoadExplicit(t, &out[1], gpu.Acquire, gpu.ScopeBlock) // mistake
	}
}

// BlockScopeRight makes no mistake.
//
//gpu:kernel
func BlockScopeRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() != 0 {
		return
	}
	if t.BlockIdx().X == 0 {
		gpu.AtomicStoreExplicit(t, &out[1], 1, gpu.Release, gpu.ScopeDevice)
	} else {
		out[2] = gpu.AtomicLoadExplicit(t, &out[1], gpu.Acquire, gpu.ScopeDevice)
	}
}

// MixedAtomicWrong reads a word by a plain load to which other blocks add.
//
//gpu:kernel
func MixedAtomicWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() == 0 {
		gpu.AtomicAdd(t, &out[0], 1)
		out[1+t.BlockIdx().X] = out[0] // mistake
	}
}

// MixedAtomicRight makes no mistake.
//
//gpu:kernel
func MixedAtomicRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.Block().Rank() == 0 {
		gpu.AtomicAdd(t, &out[0], 1)
		out[1+t.BlockIdx().X] = gpu.AtomicLoad(t, &out[0])
	}
}

// FenceScopeWrong publishes data for another block after a fence that holds one block.
//
//gpu:kernel
func FenceScopeWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	b, i := t.BlockIdx().X, t.Block().Rank()
	if b == 0 && i == 0 {
		out[0] = 7
		gpu.ThreadFenceBlock(t)
		gpu.AtomicStore(t, &out[1], 1)
	} else if b == 1 && i == 32 {
		for gpu.AtomicLoad(t, &out[1]) != 1 {
		}
		gpu.ThreadFence(t)
		out[2] = out[0] // mistake
	}
	t.Grid().Sync()
}

// FenceScopeRight publishes it for a thread of the same block.
//
//gpu:kernel
func FenceScopeRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	b, i := t.BlockIdx().X, t.Block().Rank()
	if b == 0 && i == 0 {
		out[0] = 7
		gpu.ThreadFenceBlock(t)
		gpu.AtomicStore(t, &out[1], 1)
	} else if b == 0 && i == 32 {
		for gpu.AtomicLoad(t, &out[1]) != 1 {
		}
		gpu.ThreadFenceBlock(t)
		out[2] = out[0]
	}
	t.Grid().Sync()
}

// TwoCallersWrong has two blocks call a barrier of all PEs in no order.
//
//gpu:kernel
func TwoCallersWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.BlockIdx().X == 0 {
		shmem.BarrierAll(t.Block()) // mistake
	}
	if t.BlockIdx().X == 1 {
		shmem.BarrierAll(t.Block()) // mistake
	}
	t.Grid().Sync()
}

// TwoCallersRight has one call after the other.
//
//gpu:kernel
func TwoCallersRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	if t.BlockIdx().X == 0 {
		shmem.BarrierAll(t.Block())
	}
	t.Grid().Sync()
	if t.BlockIdx().X == 1 {
		shmem.BarrierAll(t.Block())
	}
	t.Grid().Sync()
}
