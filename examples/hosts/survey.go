package hosts

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Survey tells every PE what this one can address: the first PE, and how many. The answers of
// PE p are 2*p and the one after it.
//
//gpu:kernel
func Survey(t *gpu.Thread, answers shmem.Sym[uint32]) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	first, count := me, 0
	for pe := pes - 1; pe >= 0; pe-- {
		if len(answers.Peer(t, pe)) != 0 {
			first = pe
			count++
		}
	}
	for pe := range pes {
		shmem.P(t, answers.At(2*me), uint32(first), pe)
		shmem.P(t, answers.At(2*me+1), uint32(count), pe)
	}
	shmem.Quiet(t)
}
