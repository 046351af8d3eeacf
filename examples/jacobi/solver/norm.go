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
// The blocks of a measured iteration leave their sums behind. In the next iteration
// one block adds them up and publishes the result to all PEs, and collects those of
// all at its end, when they have long arrived: nobody waits for the norm. Every PE
// adds up the same numbers in the same order, so that all decide alike whether to
// stop, one iteration after the measured one.
type Norm struct {
	// Sums holds two sums of each block: the blocks of the next iteration
	// write the one while the other is added up. The halves are called 1 and 2,
	// and take turns in memory.
	Sums []float64
	// Words carry the sums of the PEs, and Count is how many this PE has published.
	Words shmem.Signals
	Count []uint32
	// Total is the sum over all PEs that was collected last.
	Total []float64
	// Stop is the epoch whose change was within the limit, or 0. The decision
	// of an even and of an odd epoch have a word each, so that no block reads
	// one while it is made.
	Stop []uint64
}

// collects reports whether the block is the one that collects the norm: one of the second
// level, which waits for no halo row, and has fewer rows for it.
func collects(t *gpu.Thread) bool {
	return t.BlockIdx().X == 0 && level(t) == min(1, uint32(t.GridDim().Y)-1)
}

// collect gets from all PEs the sum that is number count. It was measured in epoch, and
// collect decides on a stop after the next one, in which one block calls it.
func collect(t *gpu.Thread, norm Norm, count uint32, epoch uint64, limit float64) {
	if t.Block().Rank() >= t.Warp().Size() {
		return // one warp is enough, and faster alone
	}
	total := ll.SumByWarp[float64](t, norm.Words, count)
	if t.Block().Rank() != 0 {
		return
	}
	norm.Total[0] = total
	if total <= limit {
		norm.Stop[(epoch+1)%2] = epoch
	}
}

// record leaves the block's changes behind.
func record(t *gpu.Thread, norm Norm, half uint32, changed float32) {
	sum := gpu.ReduceAdd(t.Block(), float64(changed))
	if t.Block().Rank() == 0 {
		norm.Sums[place(t.BlockIdx().Y*t.GridDim().X+t.BlockIdx().X, half)] = sum
	}
}

// publish sends the sum of the blocks' sums to all PEs, and returns the number of that
// sum. One block calls it.
func publish(t *gpu.Thread, norm Norm, half uint32) (count uint32) {
	count = norm.Count[0] + 1
	blocks, size := len(norm.Sums)/2, t.Block().Size()
	at := func(block int) float64 {
		if block < blocks {
			return norm.Sums[place(block, half)]
		}
		return 0
	}
	sum := 0.0
	//gpu:unroll 1
	for i := t.Block().Rank(); i < blocks; i += 4 * size {
		// Four loads are under way at a time.
		sum += at(i) + at(i+size) + at(i+2*size) + at(i+3*size)
	}
	sum = gpu.ReduceAdd(t.Block(), sum)
	t.Warp().Sync() // all have read the count, also where one warp is the block
	if t.Block().Rank() == 0 {
		norm.Count[0] = count
		ll.Publish(t, norm.Words, count, sum)
	}
	return count
}

// place is where the sum of a block stands in a half of the sums.
func place(block int, half uint32) int { return 2*block + int(half) - 1 }
