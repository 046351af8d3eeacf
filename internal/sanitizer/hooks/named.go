package hooks

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// This file takes account of named barriers, at which some threads of a block meet. Warps come to
// them as a whole. One that only waits must not take its own stamp for what the others have done:
// so a phase keeps the largest stamp with its warp, and the largest that another warp has come with,
// or that all threads are known up to.

// Words of a named barrier: its state, and two for phases of each parity. All carry the number of
// the launch.
const (
	namedFirst  = 1 // stamp and warp
	namedOthers = 2 // stamp
	namedWords  = 5
	namedCount  = 16 // barriers of a block
)

// NamedArrive comes before SyncNamed and ArriveNamed.
//
//gpu:kernel
func NamedArrive(t *gpu.Thread, d []uint64, a shmem.Sym[uint64], id uint32, threads uint64) {
	tr, br := own(t, d), block(d, row(t))
	i := br + blockNamed + int(id)%namedCount*namedWords
	i += turn(t, d, &d[i], threads)
	d[tr+threadNamed] = uint64(i)
	come(t, d, i, uint64(t.Block().Rank()/gpu.WarpSize), d[tr+threadStamp], max(d[tr+threadBlock], d[tr+threadGrid], newest(d[tr+threadMet])))
	spread(t, d, tr, br)
	d[tr+threadStamp]++
}

// turn counts a thread that comes to a barrier of so many, and returns where the words of the phase
// are behind the state.
func turn(t *gpu.Thread, d []uint64, word *uint64, threads uint64) int {
	const parity, count = 1 << 16, 1<<16 - 1
	old := *word
	for {
		state := tagged(d, old)
		next := state + 1
		if next&count >= threads {
			next = state&parity ^ parity
		}
		was := gpu.AtomicCompareAndSwap(t, word, old, d[sanitizer.DescLaunch]<<32|next)
		if was == old {
			return int(state>>16) * 2
		}
		old = was
	}
}

// come has a thread of a warp come to a phase with its stamp, and with one up to which it knows all
// threads.
func come(t *gpu.Thread, d []uint64, i int, warp, stamp, all uint64) {
	tag := d[sanitizer.DescLaunch] << 32
	old := tagged(d, gpu.AtomicMax(t, &d[i+namedFirst], tag|stamp<<5|warp))
	if old&31 != warp {
		all = max(all, min(old>>5, stamp))
	}
	gpu.AtomicMax(t, &d[i+namedOthers], tag|all)
}

// NamedLeave comes behind SyncNamed.
//
//gpu:kernel
func NamedLeave(t *gpu.Thread, d []uint64, a shmem.Sym[uint64]) {
	tr := own(t, d)
	i := int(d[tr+threadNamed])
	first, others := tagged(d, d[i+namedFirst]), tagged(d, d[i+namedOthers])
	stamp := first >> 5
	if first&31 == uint64(t.Block().Rank()/gpu.WarpSize) {
		d[tr+threadWarp] = max(d[tr+threadWarp], stamp)
	} else {
		others = stamp
	}
	d[tr+threadMet] = join(d[tr+threadMet], others)
	d[tr+threadStamp] = max(d[tr+threadStamp], stamp+1)
}
