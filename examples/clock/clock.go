// Package clock counts the launches of a kernel in device memory, so that each has an
// epoch of its own: the number by which signals of one launch differ from those of the
// launches before. As a parameter of the kernel it would be the same whenever a
// captured launch is repeated in a graph.
//
// A clock is memory of one PE, zero at first. It is the same on every PE as long as all
// launch the same kernels with it in the same order.
package clock

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Words is the length of a clock: the epochs so far, and the blocks of this launch that
// have read them.
const Words = 2

// Epoch returns the number of this launch, or of its first round.
func Epoch(ticks []uint64) uint64 { return ticks[0] + 1 }

// Advance moves the clock on by some epochs when all blocks of the grid have called it,
// for the next launch. Each does so once, with all threads, after its threads have read
// the clock. The block's last thread does the work, so that the first may go on to wait
// for a signal.
func Advance(t *gpu.Thread, ticks []uint64, by int) {
	t.Block().Sync()
	if t.Block().Rank() != t.Block().Size()-1 {
		return
	}
	blocks := t.GridDim().X * t.GridDim().Y * t.GridDim().Z
	if blocks > 1 && gpu.AtomicAddExplicit(t, &ticks[1], 1, gpu.AcqRel, gpu.ScopeDevice) != uint64(blocks-1) {
		return
	}
	ticks[1] = 0
	ticks[0] += uint64(by)
}

// BlockEpoch returns the number of this launch, or of its first round, among those that
// the block takes part in. The clock has a word for each block of the largest grid, by
// its index in x. What carries the epochs of a block must be its own, in all launches.
func BlockEpoch(t *gpu.Thread, ticks []uint64) uint64 { return ticks[t.BlockIdx().X] + 1 }

// AdvanceBlock moves the block's clock on to last, the last epoch that it has used. All
// threads of the block call it, after they have read the clock. Unlike Advance it takes
// no atomic, since no block waits for another.
func AdvanceBlock(t *gpu.Thread, ticks []uint64, last uint64) {
	t.Block().Sync()
	if t.Block().Rank() == 0 {
		ticks[t.BlockIdx().X] = last
	}
}
