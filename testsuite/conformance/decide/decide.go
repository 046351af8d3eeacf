// Package decide holds the kernels with which the conformance tests write the words by
// which a graph decides.
package decide

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Add adds v to the first element of to.
//
//gpu:kernel
func Add(t *gpu.Thread, to []int32, v int32) {
	if t.Grid().Rank() == 0 {
		to[0] += v
	}
}

// Less sets the first element of word to 1 if the first of count is below most, and to 0
// otherwise.
//
//gpu:kernel
func Less(t *gpu.Thread, word, count []int32, most int32) {
	if t.Grid().Rank() != 0 {
		return
	}
	word[0] = 0
	if count[0] < most {
		word[0] = 1
	}
}

// Spread puts the largest number that this PE and the one before it know to the next PE,
// and sets the first element of more to 1 until rounds of it have been done.
//
//gpu:kernel
func Spread(t *gpu.Thread, known, heard shmem.Sym[int32], more []int32, rounds int32) {
	shmem.BarrierAll(t.Block())
	if t.Block().Rank() == 0 {
		mine, local := known.Local(), heard.Local()
		mine[0] = max(mine[0], local[0])
		mine[1]++
		more[0] = 0
		if mine[1] < rounds {
			more[0] = 1
		}
	}
	t.Block().Sync()
	shmem.BarrierAll(t.Block())
	shmem.Put(t.Block(), heard.Slice(0, 1), known.Slice(0, 1), (shmem.MyPE(t)+1)%shmem.NumPEs(t))
	shmem.BarrierAll(t.Block())
}
