package main

// This file has what goes wrong where the last block of a grid adds up what all have made.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Last.
const (
	lastRight = iota
	lastUnfenced
	lastBlockFence
	lastApart
	lastPlain
	lastBlockScope
	lastSiblings
	lastByIndex
	lastShort
	lastReader
)

// Last has four blocks, of which the last one adds up the parts of all.
//
//gpu:kernel
func Last(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	ends := gpu.Shared[bool](t)
	i, b := t.Block().Rank(), t.BlockIdx().X
	ticket := &data.Local()[63]
	if i < 16 {
		out[16*b+i] = other.Local()[16*b+i] * 2 // mistake
	}
	if mistake != lastApart {
		t.Block().Sync()
	}
	if i == 0 {
		switch mistake {
		case lastUnfenced:
		case lastBlockFence:
			gpu.ThreadFenceBlock(t)
		default:
			gpu.ThreadFence(t)
		}
		n := int64(0)
		switch mistake {
		case lastPlain:
			n = *ticket // mistake
			*ticket = n + 1
		case lastBlockScope:
			n = gpu.AtomicAddExplicit(t, ticket, 1, gpu.Relaxed, gpu.ScopeBlock) // mistake
		default:
			n = gpu.AtomicAdd(t, ticket, 1)
		}
		switch mistake {
		case lastByIndex:
			n = int64(b)
		case lastShort:
			n++
		}
		if mistake != lastReader {
			gpu.ThreadFence(t)
		}
		*ends = n == 3 // mistake
	}
	if mistake != lastSiblings {
		t.Block().Sync()
	}
	if *ends && i < 16 { // mistake
		sum := int64(0)
		for part := range 4 {
			sum += out[16*part+i] // mistake
		}
		data.Local()[i] = sum // mistake
	}
}
