package allreduce

import "github.com/gpuc-go/gpuc/dsl/gpu"

// The clock of a reducer counts its launches, or the rounds of a ring, in device
// memory: as a parameter, the number would be the same whenever a captured launch is
// repeated. It is the same on every PE. The second word counts the blocks of a launch
// that are done.
const clockWords = 2

// epoch returns the number of this launch, or of its first round.
func epoch(clock []uint64) uint64 { return clock[0] + 1 }

// advance moves the clock on by some epochs, when the last block has called it. The
// block has read the clock before.
func advance(t *gpu.Thread, clock []uint64, by int) {
	t.Block().Sync()
	if t.Block().Rank() != 0 {
		return
	}
	blocks := t.GridDim().X
	if blocks > 1 && gpu.AtomicAddExplicit(t, &clock[1], 1, gpu.AcqRel, gpu.ScopeDevice) != uint64(blocks-1) {
		return
	}
	clock[1] = 0
	clock[0] += uint64(by)
}
