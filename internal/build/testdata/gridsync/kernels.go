// Package gridsync holds a kernel whose blocks meet, and one that asks for a peer now and then.
package gridsync

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Meet(t *gpu.Thread) { t.Grid().Sync() }

//gpu:kernel
func Ask(t *gpu.Thread, data shmem.Sym[int64], pe int, which []int32, out []int64) {
	for i, wanted := range which {
		if wanted != 0 {
			out[i] = data.Peer(t, pe)[i]
		}
	}
}
