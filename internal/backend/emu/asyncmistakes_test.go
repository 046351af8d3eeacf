package emu_test

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// piece is shared memory that asynchronous copies work on.
const piece = 128

// onBlock runs a kernel of one block, in which each thread has an element of in and out.
func onBlock(h *host, kernel func(t *gpu.Thread, in, out []int32)) error {
	in, _, err := local[int32](h, piece)
	if err != nil {
		return err
	}
	out, _, err := local[int32](h, piece)
	if err != nil {
		return err
	}
	return h.runKernel(shape{grid: 1, block: piece}, func(t *gpu.Thread) { kernel(t, in, out) })
}

// asyncMistakes are mistakes with asynchronous copies and barriers that are races.
var asyncMistakes = []mistake{
	{name: "copy that is not waited for", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			i := t.Block().Rank()
			gpu.CopyAsync(t, &s[i], &in[i])
			gpu.CopyAsyncCommit(t)
			if right {
				gpu.CopyAsyncWait(t, 0)
			}
			out[i] = s[i]
			gpu.CopyAsyncWait(t, 0)
		})
	}},
	{name: "copy that is not committed", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			i := t.Block().Rank()
			gpu.CopyAsync(t, &s[i], &in[i])
			if right {
				gpu.CopyAsyncCommit(t)
			}
			gpu.CopyAsyncWait(t, 0)
			out[i] = s[i]
			gpu.CopyAsyncCommit(t)
			gpu.CopyAsyncWait(t, 0)
		})
	}},
	{name: "copy of another thread without a barrier", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			i := t.Block().Rank()
			gpu.CopyAsync(t, &s[i], &in[i])
			gpu.CopyAsyncCommit(t)
			gpu.CopyAsyncWait(t, 0)
			if right {
				t.Block().Sync()
			}
			out[i] = s[piece-1-i]
		})
	}},
	{name: "tile overwritten while a copy writes it", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			bar := gpu.Shared[gpu.MBarrier](t)
			i := t.Block().Rank()
			if i == 0 {
				bar.Init(t, 1)
			}
			t.Block().Sync()
			for r := range 2 {
				if i == 0 {
					bar.ArriveExpectTx(t, 4*piece)
					gpu.BulkLoad(t, s[:], in, bar)
				}
				bar.Wait(t, r)
				out[i] += s[piece-1-i]
				if right {
					t.Block().Sync() // all have read the piece
				}
			}
		})
	}},
	{name: "store without a fence of the proxy", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			i := t.Block().Rank()
			s[i] = -1 // as it is already, so that only the race detector sees it
			if right {
				gpu.FenceProxyAsyncShared(t)
			}
			t.Block().Sync()
			if i == 0 {
				gpu.BulkStore(t, out, s[:])
				gpu.BulkCommit(t)
				gpu.BulkWait(t, 0)
			}
		})
	}},
	{name: "load of memory that the kernel writes without a fence of the proxy", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			bar := gpu.Shared[gpu.MBarrier](t)
			i := t.Block().Rank()
			if i == 0 {
				bar.Init(t, 1)
			}
			in[i] = int32(i)
			if right {
				gpu.FenceProxyAsyncGlobal(t)
			}
			t.Block().Sync()
			if i == 0 {
				bar.ArriveExpectTx(t, 4*piece)
				gpu.BulkLoad(t, s[:], in, bar)
			}
			bar.Wait(t, 0)
			out[i] = s[i]
		})
	}},
	{name: "tile written while a store reads it", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			i := t.Block().Rank()
			s[i] = int32(i)
			gpu.FenceProxyAsyncShared(t)
			t.Block().Sync()
			if i == 0 {
				gpu.BulkStore(t, out, s[:])
				gpu.BulkCommit(t)
				if right {
					gpu.BulkWaitRead(t, 0)
				}
			}
			t.Block().Sync()
			s[i] = 0
			t.Block().Sync()
			if i == 0 {
				gpu.BulkWaitRead(t, 0)
			}
		})
	}},
	{name: "values of a barrier that nobody waits for", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			bar := gpu.Shared[gpu.MBarrier](t)
			i := t.Block().Rank()
			if i == 0 {
				bar.Init(t, piece)
			}
			t.Block().Sync()
			s[i] = int32(i)
			bar.Arrive(t)
			if right {
				bar.Wait(t, 0)
			}
			out[i] = s[piece-1-i]
		})
	}},
	{name: "named barrier of other threads", pes: 1, races: true, body: func(h *host, right bool) error {
		return onBlock(h, func(t *gpu.Thread, in, out []int32) {
			s := gpu.Shared[[piece]int32](t)
			i := t.Block().Rank()
			s[i] = int32(i)
			half := i / (piece / 2)
			gpu.SyncNamed(t.Block(), 1+half, piece/2)
			from := half*piece/2 + (i+arch.WarpSize)%(piece/2)
			if !right {
				from = piece - 1 - i
			}
			out[i] = s[from]
		})
	}},
	{name: "shared memory of another block without a barrier of the cluster", pes: 1, races: true, body: func(h *host, right bool) error {
		out, _, err := local[int32](h, 2*piece)
		if err != nil {
			return err
		}
		return h.runKernel(shape{grid: 2, block: piece, cluster: 2}, func(t *gpu.Thread) {
			s := gpu.Shared[[piece]int32](t)
			c := t.Cluster()
			i := t.Block().Rank()
			s[i] = int32(i)
			if right {
				c.Sync()
			} else {
				t.Block().Sync()
			}
			out[t.Grid().Rank()] = *gpu.MapShared(c, &s[i], 1-c.BlockRank())
			c.Sync()
		})
	}},
}
