// Package cluster holds the kernels with which the conformance tests use clusters of blocks. It
// stands apart, since not every GPU can run them.
package cluster

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../../cmd/gpuc generate -compress

// Threads is the size of the blocks.
const Threads = 64

// Where has each thread write what it knows of its cluster: index and number of the block,
// extent, rank and size.
//
//gpu:kernel cluster=2x2 maxthreads=64
func Where(t *gpu.Thread, out [][9]int) {
	c := t.Cluster()
	i, d := c.BlockIdx(), c.BlockDim()
	out[t.Grid().Rank()] = [9]int{i.X, i.Y, i.Z, d.X, d.Y, d.Z, c.BlockRank(), c.Rank(), c.Size()*100 + c.NumBlocks()}
}

// Ring has each block write to the shared memory of the next one, add atomically to that of the
// first, and read that of the one before.
//
//gpu:kernel cluster=4 maxthreads=64
func Ring(t *gpu.Thread, out, sums []int) {
	s := gpu.Shared[[Threads]int](t)
	sum := gpu.Shared[int](t)
	c := t.Cluster()
	i, me, n := t.Block().Rank(), c.BlockRank(), c.NumBlocks()
	if i == 0 {
		*sum = 0
	}
	c.Sync()
	*gpu.MapShared(c, &s[i], (me+1)%n) = 1000*me + i
	gpu.AtomicAdd(t, gpu.MapShared(c, sum, 0), me+1)
	c.Sync()
	out[t.Grid().Rank()] = s[i] + *gpu.MapShared(c, &s[Threads-1-i], (me+n-1)%n)
	if i == 0 {
		sums[t.BlockIdx().X] = *gpu.MapShared(c, sum, 0)
	}
	c.Sync()
}

// Arrive has the blocks of a cluster hand values to the next one in rounds, by barriers there
// and by bulk copies from shared memory to shared memory.
//
//gpu:kernel cluster=4 maxthreads=64
func Arrive(t *gpu.Thread, out []int32, rounds int) {
	in := gpu.Shared[[Threads]int32](t)
	from := gpu.Shared[[Threads]int32](t)
	full := gpu.Shared[gpu.MBarrier](t)
	empty := gpu.Shared[gpu.MBarrier](t)
	c := t.Cluster()
	i, me, n := t.Block().Rank(), c.BlockRank(), c.NumBlocks()
	if i == 0 {
		full.Init(t, 1)
		empty.Init(t, Threads)
	}
	c.Sync()
	next, before := (me+1)%n, (me+n-1)%n
	var sum int32
	for r := range rounds {
		from[i] = int32(r*10000 + me*100 + i)
		gpu.FenceProxyAsyncShared(t)
		t.Block().Sync()
		if i == 0 {
			full.ArriveExpectTx(t, 4*Threads)
			gpu.BulkShare(c, in[:], from[:], next, full)
		}
		full.Wait(t, r&1)
		sum += in[Threads-1-i]
		empty.ArriveAt(c, before)
		// The copy has read from when the next block has it, which its arrival says.
		empty.Wait(t, r&1)
	}
	out[t.Grid().Rank()] = sum
	c.Sync()
}

// Multicast has each block of a cluster load a half of src for both.
//
//gpu:kernel cluster=2 maxthreads=64
func Multicast(t *gpu.Thread, out, src []int32) {
	s := gpu.Shared[[2][Threads]int32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	c := t.Cluster()
	i, me := t.Block().Rank(), c.BlockRank()
	if i == 0 {
		bar.Init(t, 1)
	}
	c.Sync()
	if i == 0 {
		bar.ArriveExpectTx(t, 2*4*Threads)
		gpu.BulkLoadMulticast(c, s[me][:], src[me*Threads:][:Threads], bar, 3)
	}
	bar.Wait(t, 0)
	out[t.Grid().Rank()] = s[1-me][i] + 2*s[me][Threads-1-i]
	c.Sync()
}

// MulticastBox is Multicast of boxes of a tensor. That of the first block begins at a column.
//
//gpu:kernel cluster=2 maxthreads=64
func MulticastBox(t *gpu.Thread, out []int32, src gpu.TensorMap[int32, [2]int], col int) {
	s := gpu.Shared[[2][Threads]int32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	c := t.Cluster()
	i, me := t.Block().Rank(), c.BlockRank()
	if i == 0 {
		bar.Init(t, 1)
	}
	c.Sync()
	if i == 0 {
		bar.ArriveExpectTx(t, 2*4*Threads)
		gpu.TensorLoadMulticast(c, s[me][:], src, [2]int{me, (1 - me) * col}, bar, 3) // fault: box-multicast
	}
	bar.Wait(t, 0)
	out[t.Grid().Rank()] = s[1-me][i] + 2*s[me][Threads-1-i]
	c.Sync()
}
