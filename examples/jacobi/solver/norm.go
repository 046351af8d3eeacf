package solver

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// normWords is the number of signals of Norm.Words.
func normWords(pes int) int { return ll.AllReduceWords[float64](pes, 1) }

// Norm is the device memory behind the norm of the changes of an iteration.
//
// An iteration that is measured publishes its sum to all PEs at its end, and the
// next iteration collects the sums of all, when they have long arrived: nobody
// waits for the norm. Every PE adds up the same numbers in the same order, so that
// all decide alike whether to stop, one iteration after the measured one.
type Norm struct {
	// Sums holds one sum for each block, twice: the blocks of the next
	// iteration write one half while the other is added up.
	Sums []float64
	// Arrived counts the blocks whose sum is there.
	Arrived []uint32
	// Words carry the sums of the PEs.
	Words shmem.Signals
	// Total is the sum over all PEs that was collected last.
	Total []float64
	// Stop is the epoch whose change was within the limit, or 0. The decision
	// of an even and of an odd epoch have a word each, so that no block reads
	// one while it is made.
	Stop []uint64
}

// collects reports whether the block is the one that collects the norm: one in the
// middle, which waits for no halo row.
func collects(t *gpu.Thread) bool {
	return t.BlockIdx().X == 0 && t.BlockIdx().Y == t.GridDim().Y/2
}

// collect gets the sum of measurement number count from all PEs, which was made in
// epoch, and decides on a stop after the next one, in which one thread calls it.
func collect(t *gpu.Thread, norm Norm, count uint32, epoch uint64, limit float64) {
	total := ll.Sum[float64](t, norm.Words, count)
	norm.Total[0] = total
	if total <= limit {
		norm.Stop[(epoch+1)%2] = epoch
	}
}

// add adds the block's changes to the sum of the PE, and returns true in the block
// that comes last, with all sums before its eyes.
func add(t *gpu.Thread, norm Norm, count uint32, changed float32) bool {
	sum := gpu.ReduceAdd(t.Block(), float64(changed))
	blocks := t.GridDim().X * t.GridDim().Y
	last := gpu.Shared[bool](t)
	if t.Block().Rank() == 0 {
		sums(t, norm, count)[t.BlockIdx().Y*t.GridDim().X+t.BlockIdx().X] = sum
		before := gpu.AtomicAddExplicit(t, &norm.Arrived[0], 1, gpu.AcqRel, gpu.ScopeDevice)
		*last = int(before) == blocks-1
	}
	t.Block().Sync()
	return *last
}

// publish sends the sum of the blocks' sums to all PEs. One block calls it.
func publish(t *gpu.Thread, norm Norm, count uint32) {
	all := sums(t, norm, count)
	sum := 0.0
	for i := range t.Block().Stride(len(all)) {
		sum += all[i]
	}
	sum = gpu.ReduceAdd(t.Block(), sum)
	if t.Block().Rank() == 0 {
		ll.Publish(t, norm.Words, count, sum)
	}
	// The warp of the thread that publishes goes on when that is done.
	t.Block().Sync()
}

// sums returns the sums of the blocks for a measurement.
func sums(t *gpu.Thread, norm Norm, count uint32) []float64 {
	blocks := t.GridDim().X * t.GridDim().Y
	half := int(count%2) * blocks
	return norm.Sums[half : half+blocks]
}
