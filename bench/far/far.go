// Package far measures what one operation costs that goes to another PE and comes back, or is
// complete there, over whatever is between them. benchpair compares with the same loops in C++.
package far

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// The kinds of operations, as in bench/cpp/far.cu.
const (
	put         = iota // a put of the block, and quiet
	putSignal          // a put with signal of the block, round the ring of PEs
	get                // a get of the block
	fetchAdd           // an atomic addition that returns the old value
	add                // an atomic addition, and quiet
	numberKinds        // there are so many
)

// Far does warm and then rounds operations of a kind, all to the next PE. nanos is the time of
// the last rounds. The signal and the word grow by one with each, from base on.
//
//gpu:kernel maxthreads=1024
func Far(t *gpu.Thread, kind int, dst, src shmem.Sym[uint32], sig shmem.Signal, word shmem.Sym[uint64], base uint64, warm, rounds int, nanos, wrong []uint64) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	right := (me + 1) % pes
	start := uint64(0)
	for i := range warm + rounds {
		if i == warm {
			start = gpu.GlobalTimer(t)
		}
		epoch := base + uint64(i) + 1
		switch kind {
		case put:
			shmem.PutNBI(t.Block(), dst, src, right)
			shmem.Quiet(t.Block())
		case putSignal:
			if me == 0 {
				shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, right)
			}
			if t.Block().Rank() == 0 {
				shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
			}
			t.Block().Sync()
			if me != 0 {
				shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, right)
			}
		case get:
			shmem.Get(t.Block(), dst, src, right)
		case fetchAdd:
			if t.Block().Rank() == 0 && shmem.AtomicFetchAdd(t, word.At(0), 1, right) != epoch-1 {
				wrong[0]++
			}
		case add:
			if t.Block().Rank() == 0 {
				shmem.AtomicAdd(t, word.At(0), 1, right)
				shmem.Quiet(t)
			}
		}
	}
	shmem.Quiet(t.Block())
	if t.Block().Rank() == 0 {
		nanos[0] = gpu.GlobalTimer(t) - start
	}
}
