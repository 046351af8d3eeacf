package emu

import "slices"

// launches are the kernels in flight. A launch that fails stays live until its threads
// have been ended.
type launches struct {
	live   []*kernel
	failed []*kernel // whose threads are to be ended
	spare  map[int][]*block
}

func newLaunches() launches { return launches{spare: map[int][]*block{}} }

// add begins a launch.
func (l *launches) add(k *kernel) { l.live = append(l.live, k) }

// remove ends a launch.
func (l *launches) remove(k *kernel) {
	if i := slices.Index(l.live, k); i >= 0 {
		l.live = slices.Delete(l.live, i, i+1)
	}
}

// fail has the threads of a launch ended.
func (l *launches) fail(k *kernel) { l.failed = append(l.failed, k) }

// spareBlocks is how many blocks of a size are kept for later launches.
const spareBlocks = 64

// block returns a block of size threads from those that were kept, or a new one.
func (l *launches) block(size int) *block {
	spare := l.spare[size]
	last := len(spare) - 1
	if last < 0 {
		return newBlock(size)
	}
	l.spare[size] = spare[:last]
	return spare[last]
}

// full says that no more blocks of a size are kept.
func (l *launches) full(size int) bool { return len(l.spare[size]) >= spareBlocks }

// keep keeps a block for later launches.
func (l *launches) keep(b *block) { l.spare[b.size] = append(l.spare[b.size], b) }
