package reduction

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Small adds up src over all PEs into dst, by package ll: every PE sends its
// elements to every other one, each with the epoch beside it, and nothing is
// fenced or signalled. Each block takes room elements, and has own words of its own.
//
//gpu:kernel maxthreads=512 minblocks=1
func Small(t *gpu.Thread, dst, src []float32, words shmem.Signals, room, own int, ticks []uint64) {
	block := t.BlockIdx().X
	lo := min(block*room, len(src))
	hi := min(lo+room, len(src))
	ll.AllReduce(t, t.Block(), words.Slice(block*own, block*own+own), uint32(clock.Epoch(t, ticks)), dst[lo:hi], src[lo:hi])
	clock.Advance(t, ticks, 1)
}

// llWords is the number of signals for n elements among pes PEs.
func llWords(pes, n int) int { return ll.AllReduceWords[float32](pes, n) }

// Packets adds up src over all PEs into dst, which may be src, by ll.Lamport: every PE sends its elements to every
// other one, and they are their own flags. A block takes share elements; room is the most packets of a block.
//
//gpu:kernel maxthreads=512 minblocks=1
func Packets(t *gpu.Thread, dst, src []float32, packets shmem.Sym[ll.Packet], turns []uint64, share, room int) {
	addPackets(t, dst, src, packets, turns, share, room, shmem.NumPEs(t))
}

// PacketsOfTwo is Packets for two PEs. A multiprocessor has room for twice as many of its blocks.
//
//gpu:kernel maxthreads=512 minblocks=2
func PacketsOfTwo(t *gpu.Thread, dst, src []float32, packets shmem.Sym[ll.Packet], turns []uint64, share, room int) {
	addPackets(t, dst, src, packets, turns, share, room, 2)
}

func addPackets(t *gpu.Thread, dst, src []float32, packets shmem.Sym[ll.Packet], turns []uint64, share, room, pes int) {
	lo := min(t.BlockIdx().X*share, len(src))
	hi := min(lo+share, len(src))
	ll.AllReduceLamport(t, packets, turns, t.BlockIdx().X, room, pes, dst[lo:hi], src[lo:hi])
}

// AddLeaves stores in dst the sums of the vectors that stand one after the other in leaves, in the order of ll.Pairwise.
//
//gpu:kernel maxthreads=512
func AddLeaves(t *gpu.Thread, dst, leaves []float32) {
	n := len(dst)
	for i := range t.Grid().Stride(n) {
		dst[i] = ll.Pairwise(len(leaves)/n, func(leaf int) float32 { return leaves[leaf*n+i] }, addTwo)
	}
}
