// Package gridsync holds a kernel whose blocks meet, and one that may have no peer.
package gridsync

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Meet(t *gpu.Thread) { t.Grid().Sync() }

//gpu:kernel
func Ask(t *gpu.Thread, data shmem.Sym[int64], left, rounds int, out []int64) {
	for i := range rounds {
		t.Block().Sync()
		if left >= 0 && t.Block().Rank() == 0 {
			shmem.P(t, data.At(i), out[i], left)
		}
		t.Block().Sync()
	}
}
