package routing

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Layer describes a layer of experts. Expert e lives on PE e%pes, as number e/pes of
// that PE's Local experts. Where pes does not divide Experts, some PEs have an expert
// without tokens at the end.
//
// A pair is an expert of a PE and a PE that sends to it. A PE's rows for its experts lie
// by pair, by expert first, with room for all Tokens of the sender: a token goes to an
// expert at most once, so that every PE chooses the row by itself. An item is one of the
// TopK choices of a token.
//
// All numbers of tokens, pairs, rows and items are below 1<<31. They have 32 bits, with
// which a GPU computes in a fraction of the time.
type Layer struct {
	Tokens, Hidden, Experts, TopK, Local uint32
	// Share is the number of items that a block sends, Parts that of the blocks
	// among which the sum of a token is divided.
	Share, Parts uint32
	// Puts says that results go back by puts alone.
	Puts bool
}

// Memory is what the parts of a layer pass on to each other. Every signal is written once
// in a launch at most, with the launch's epoch in its upper half.
//
// A PE starts a launch when all results of its launch before are there. So what it
// sends never meets a receiver that has not read what came before, except for Counts:
// these are there twice, for even and odd epochs, and a PE waits for those of all PEs,
// of which none can then be two launches ahead.
type Memory struct {
	// Rows holds the tokens that have come to this PE's experts, Results what
	// the experts made of this PE's tokens, by item.
	Rows, Results shmem.Sym[float32]
	// Counts tells how many rows each pair has.
	Counts shmem.Signals
	// Arrived says that a row is there, and which item of the sender it is.
	Arrived shmem.Signals
	// Returned says that the result of an item is there.
	Returned shmem.Signals
	// Taken counts the rows that this PE has used of each expert, for even and
	// odd epochs.
	Taken []uint32
	// Ticks is the clock of the launches.
	Ticks []uint64
}

// Run does a layer: it sends the tokens to the PEs of the experts that they have chosen,
// applies this PE's experts to what arrives, sends the results back, and adds up those
// of each of its own tokens with their weights. scale and bias are the parameters of the
// experts: this layer's compute scale*x + bias. The dynamic shared memory holds a place for
// each of Share items, or a uint32 for each pair and one more.
//
// Each part only waits for what the parts before it send, and all blocks are resident, so
// that the parts follow each other without a barrier.
//
//gpu:kernel maxthreads=128 minblocks=4
func Run(t *gpu.Thread, l Layer, out []float32, tokens shmem.Sym[float32], chosen []int32, weights, scale, bias []float32, m Memory) {
	epoch := clock.Epoch(t, m.Ticks)
	if t.BlockIdx().X == t.GridDim().X-1 {
		announce(t, l, chosen, m, epoch)
	}
	dispatch(t, l, tokens, chosen, m, epoch)
	clock.Advance(t, m.Ticks, 1)
	apply(t, l, scale, bias, m, epoch)
	combine(t, l, out, weights, m, epoch)
}

// vec is what a thread loads and stores at once.
type vec = gpu.Vec4[float32]

// width is the number of elements of a vec.
const width = 4

// vecs returns the number of vecs of a token.
func (l Layer) vecs() int { return int(l.Hidden / width) }

// row returns row i of a matrix of tokens.
func (l Layer) row(x shmem.Sym[float32], i uint32) shmem.Sym[float32] {
	from := int(i) * int(l.Hidden)
	return x.Slice(from, from+int(l.Hidden))
}

// rows returns n rows of a matrix of tokens in memory here or of a peer, from row i on.
func (l Layer) rows(x []vec, i, n uint32) []vec {
	return x[int(i)*l.vecs():][:int(n)*l.vecs()]
}

// word is a signal's value that says n.
func word(epoch uint64, n uint32) uint64 { return epoch<<32 | uint64(n) }

// said returns what a signal's value says.
func said(word uint64) uint32 { return uint32(word) }

// half returns where the half of n things for even or odd epochs starts.
func half(n uint32, epoch uint64) uint32 { return uint32(epoch%2) * n }
