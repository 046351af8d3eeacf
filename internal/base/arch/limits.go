package arch

// Limits that all targets share (CUDA C++ Programming Guide, Technical Specifications per
// Compute Capability).
const (
	// WarpSize is the number of lanes of a full warp.
	WarpSize = 32

	MaxBlockThreads = 1024
	MaxBlockX       = 1024 // also in y
	MaxBlockZ       = 64
	MaxGridX        = 1<<31 - 1
	MaxGridY        = 65535 // also in z

	// MaxCluster is the number of blocks of a cluster that every GPU with clusters holds.
	MaxCluster = 8
	// MaxNamedBarriers is the number of barriers of a block, of which Block.Sync has the
	// first (PTX ISA, barrier).
	MaxNamedBarriers = 16

	// StaticShared is the static shared memory of a block, in bytes.
	StaticShared = 48 << 10
)

// MostBlocks returns how many blocks of so many threads and bytes of shared memory the largest
// GPU of any target holds at once. Registers, and the
// kibibyte that newer GPUs keep of each block, may let it hold fewer.
func MostBlocks(threads, shared int) int {
	most := 0
	for i := range models {
		most = max(most, models[i].multiprocessors*models[i].holds(threads, shared))
	}
	return most
}

// BlocksOfMultiprocessor returns what MostBlocks does for one multiprocessor.
func BlocksOfMultiprocessor(threads, shared int) int {
	most := 0
	for i := range models {
		most = max(most, models[i].holds(threads, shared))
	}
	return most
}

// holds returns how many blocks a multiprocessor holds.
func (m *model) holds(threads, shared int) int {
	lanes := (threads + WarpSize - 1) / WarpSize * WarpSize
	blocks := min(m.blocks, m.threads/lanes)
	if shared > 0 {
		blocks = min(blocks, m.shared<<10/shared)
	}
	return blocks
}

// MaxResident returns the most threads and blocks that a multiprocessor of any target
// holds.
func MaxResident() (threads, blocks int) {
	for _, m := range models {
		threads, blocks = max(threads, m.threads), max(blocks, m.blocks)
	}
	return threads, blocks
}
