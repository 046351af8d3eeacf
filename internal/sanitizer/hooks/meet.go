package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file takes account of barriers of a PE: before one, each thread says how far it is, and
// behind it each knows the farthest. There are two numbers, in turn: nobody comes to the barrier
// after the next before all have read the first one.

// Arrive comes before a barrier of the block, of the warp or of the grid.
//
//gpu:kernel
func Arrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope uint32) {
	tr := own(t, d)
	br := block(d, row(t))
	stamp := d[tr+threadStamp]
	switch scope {
	case sanitizer.Warp:
		i := br + blockWarps + t.Block().Rank()/32*2
		gpu.AtomicMax(t, &d[i+int(d[tr+threadPhase]>>32)&1], d[sanitizer.DescLaunch]<<32|stamp)
		if d[tr+threadVector] != 0 {
			give(t, d, tr, br, int(d[tr+threadPhase]+1)&1)
		}
	case sanitizer.Grid:
		phase := int(d[tr+threadGridMet]) & 1
		gpu.AtomicMax(t, &d[sanitizer.DescGrid+phase], stamp)
		giveGrid(t, d, tr, br, phase)
	default:
		phase := int(d[tr+threadPhase]) & 1
		gpu.AtomicMax(t, &d[br+blockMet+phase], d[sanitizer.DescLaunch]<<32|stamp)
		carry(t, d, br, d[tr+threadPhase]&(1<<32-1))
		if d[tr+threadVector] != 0 {
			give(t, d, tr, br, phase)
		}
	}
}

// Leave comes behind it.
//
//gpu:kernel
func Leave(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], scope uint32) {
	tr := own(t, d)
	br := block(d, row(t))
	met := uint64(0)
	switch scope {
	case sanitizer.Warp:
		met = tagged(d, d[br+blockWarps+t.Block().Rank()/32*2+int(d[tr+threadPhase]>>32)&1])
		d[tr+threadWarp] = met
		d[tr+threadPhase] += 1 << 32
	case sanitizer.Grid:
		met = d[sanitizer.DescGrid+int(d[tr+threadGridMet])&1]
		d[tr+threadGrid], d[tr+threadBlock], d[tr+threadWarp] = met, met, met
		d[tr+threadGridMet]++
	default:
		met = tagged(d, d[br+blockMet+int(d[tr+threadPhase])&1])
		d[tr+threadBlock], d[tr+threadWarp] = met, met
		d[tr+threadPhase]++
	}
	d[tr+threadStamp] = max(d[tr+threadStamp], met) + 1
}

// lock takes a lock of this PE, and unlock gives it back.
func lock(t *gpu.Thread, word *uint64) {
	for gpu.AtomicCompareAndSwapExplicit(t, word, 0, 1, gpu.Acquire, gpu.ScopeSystem) != 0 {
	}
}

func unlock(t *gpu.Thread, word *uint64) {
	gpu.AtomicStoreExplicit(t, word, 0, gpu.Release, gpu.ScopeSystem)
}

// slotVector returns the vector of a slot of a block, and makes it.
func slotVector(t *gpu.Thread, d []uint64, i int) uint64 {
	n := tagged(d, d[i])
	if n == 0 {
		n = take(t, d)
		d[i] = d[sanitizer.DescLaunch]<<32 | n
	}
	return n
}

// give adds what the thread knows to a slot of its block.
func give(t *gpu.Thread, d []uint64, tr, br, phase int) {
	blockWord := br + blockLock
	lock(t, &d[blockWord])
	n := slotVector(t, d, br+blockVector+phase)
	switch {
	case n == unknown:
	case d[tr+threadVector] == unknown:
		d[br+blockVector+phase] = d[sanitizer.DescLaunch]<<32 | unknown
	default:
		joinVector(d, d, vector(d, n), d, vector(d, d[tr+threadVector]), true)
	}
	unlock(t, &d[blockWord])
}

// carry has the slot of a barrier know what that of the one before knows.
func carry(t *gpu.Thread, d []uint64, br int, phase uint64) {
	from := tagged(d, d[br+blockVector+int(phase+1)&1])
	if from == 0 || tagged(d, d[br+blockCarried]) > phase {
		return
	}
	lock(t, &d[br+blockLock])
	if tagged(d, d[br+blockCarried]) <= phase {
		i := br + blockVector + int(phase)&1
		n := slotVector(t, d, i)
		if from == unknown || n == unknown {
			d[i] = d[sanitizer.DescLaunch]<<32 | unknown
		} else {
			joinVector(d, d, vector(d, n), d, vector(d, from), true)
		}
		d[br+blockCarried] = d[sanitizer.DescLaunch]<<32 | (phase + 1)
	}
	unlock(t, &d[br+blockLock])
}

// giveGrid adds what the thread and its block know to a slot of the grid.
func giveGrid(t *gpu.Thread, d []uint64, tr, br, phase int) {
	mine, ours := d[tr+threadVector], tagged(d, d[br+blockVector+int(d[tr+threadPhase]+1)&1])
	before := d[sanitizer.DescGrid+2+(phase+1)&1]
	if mine|ours|before == 0 {
		return
	}
	lock(t, &d[sanitizer.DescGrid+4])
	i := sanitizer.DescGrid + 2 + phase
	if d[i] == 0 {
		d[i] = take(t, d)
	}
	for k := range 3 {
		n := mine
		switch k {
		case 1:
			n = ours
		case 2:
			n = before
		}
		if n == unknown || d[i] == unknown {
			d[i] = unknown
		} else if n != 0 {
			joinVector(d, d, vector(d, d[i]), d, vector(d, n), true)
		}
	}
	unlock(t, &d[sanitizer.DescGrid+4])
}
