package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Query writes MyPE and NumPEs, then TeamMyPE and TeamNumPEs of the predefined
// teams and of the given one.
//
//gpu:kernel
func Query(t *gpu.Thread, team shmem.Team, out []int) {
	if t.Grid().Rank() != 0 {
		return
	}
	out[0], out[1] = shmem.MyPE(t), shmem.NumPEs(t)
	out[2], out[3] = shmem.TeamMyPE(t, shmem.TeamWorld), shmem.TeamNumPEs(t, shmem.TeamWorld)
	out[4], out[5] = shmem.TeamMyPE(t, shmem.TeamShared), shmem.TeamNumPEs(t, shmem.TeamShared)
	out[6], out[7] = shmem.TeamMyPE(t, shmem.TeamNode), shmem.TeamNumPEs(t, shmem.TeamNode)
	out[8], out[9] = shmem.TeamMyPE(t, team), shmem.TeamNumPEs(t, team)
}

// Translate writes the numbers that each PE of a team, and those before and behind
// them, has in another.
//
//gpu:kernel
func Translate(t *gpu.Thread, from, to shmem.Team, out []int) {
	for i := range t.Grid().Stride(len(out)) {
		out[i] = shmem.TranslatePE(t, from, i-1, to)
	}
}

// FirstOf0 gets the first word of PE 0 as the second.
//
//gpu:kernel
func FirstOf0(t *gpu.Thread, words shmem.Sym[uint64]) {
	if t.Grid().Rank() == 0 {
		words.Local()[1] = shmem.G(t, words.At(0), 0)
	}
}
