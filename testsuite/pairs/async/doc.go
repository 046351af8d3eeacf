// Package async has mistakes with asynchronous copies, barriers in shared memory, clusters and
// named barriers, as its parent has others. It stands apart, since not every GPU runs its kernels.
package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Mistakes of Role.
const (
	RoleRight = iota
	RoleArrives
	RoleReleased
	RoleUnreleased
	RoleNumber
)

// Role has one warp hand words to another by named barriers, in two buffers.
//
//gpu:kernel maxthreads=64
func Role(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[2][gpu.WarpSize]int64](t)
	b, lane := t.Block(), t.Warp().Rank()
	const rounds = 6
	for r := range rounds {
		at := r & 1
		if b.Rank() < gpu.WarpSize {
			if r >= 2 && mistake != RoleUnreleased {
				gpu.SyncNamed(b, 3+at, 64)
			}
			s[at][lane] = other.Local()[lane] + int64(r) // mistake
			gpu.ArriveNamed(b, 1+at, 64)
			continue
		}
		switch mistake {
		case RoleArrives:
			gpu.ArriveNamed(b, 1+at, 64)
		case RoleNumber:
			gpu.SyncNamed(b, 1, 64)
		default:
			gpu.SyncNamed(b, 1+at, 64)
		}
		release := r < rounds-2 && mistake != RoleUnreleased
		if release && mistake == RoleReleased {
			gpu.ArriveNamed(b, 3+at, 64)
		}
		out[lane] += s[at][gpu.WarpSize-1-lane] * int64(r+1) // mistake
		if release && mistake != RoleReleased {
			gpu.ArriveNamed(b, 3+at, 64)
		}
	}
}
