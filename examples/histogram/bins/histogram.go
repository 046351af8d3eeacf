// Package bins counts bytes. Each block counts in its shared memory, where many
// threads can add to one counter at little cost, and then adds its counts to those of
// PE 0, once for each value that it has seen.
package bins

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Bins is the number of values of a byte.
const Bins = 256

// Count adds to counts on PE 0 how often each byte occurs in data.
//
//gpu:kernel maxthreads=256
func Count(t *gpu.Thread, counts shmem.Sym[uint64], data []uint8) {
	local := gpu.Shared[[Bins]uint32](t)
	b := t.Block()
	for i := range b.Stride(Bins) {
		local[i] = 0
	}
	b.Sync()
	whole := len(data) &^ 3
	words := gpu.AsVec4(data[:whole])
	for i := range t.Grid().Stride(len(words)) {
		v := words[i]
		count(t, local, v.X)
		count(t, local, v.Y)
		count(t, local, v.Z)
		count(t, local, v.W)
	}
	for i := range t.Grid().Stride(len(data) - whole) {
		count(t, local, data[whole+i])
	}
	b.Sync()
	for i := range b.Stride(Bins) {
		if n := local[i]; n > 0 {
			shmem.AtomicAdd(t, counts.At(i), uint64(n), 0)
		}
	}
	shmem.Quiet(b)
}

func count(t *gpu.Thread, local *[Bins]uint32, x uint8) {
	gpu.AtomicAddExplicit(t, &local[x], 1, gpu.Relaxed, gpu.ScopeBlock)
}
