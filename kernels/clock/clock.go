// Package clock counts the launches of a kernel in device memory, so that each has an
// epoch of its own: the number by which signals of one launch differ from those of the
// launches before. As a parameter of the kernel it would be the same whenever a
// captured launch is repeated in a graph.
//
// A clock is memory of one PE, zero at first, with a word for each block of the largest
// grid, of one or two dimensions. A block counts the launches that it takes part in, so
// that no block waits for another. Its epoch is that of the same block on every PE, as
// long as all PEs make the same launches in the same order; and what carries its epochs
// has to be its own, unless all launches have the same grid.
package clock

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Epoch returns the number of this launch, or of its first round, for the block.
func Epoch(t *gpu.Thread, ticks []uint64) uint64 { return ticks[block(t)] + 1 }

// Advance moves the block's clock on by some epochs, for the next launch. All threads of
// the block call it once, after they have read the clock.
func Advance(t *gpu.Thread, ticks []uint64, by int) {
	t.Block().Sync()
	if t.Block().Rank() == 0 {
		ticks[block(t)] += uint64(by)
	}
}

// block is the index of the block in the grid.
func block(t *gpu.Thread) int { return t.BlockIdx().Y*t.GridDim().X + t.BlockIdx().X }
