package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Relay gets what src holds on PE pe into registered memory, adds one to each element
// there, and puts the odd elements and then the whole to dst on that PE.
//
//gpu:kernel
func Relay(t *gpu.Thread, odd, dst, src shmem.Sym[int32], own shmem.Registered[int32], pe int) {
	part := own.Slice(1, own.Len())
	shmem.Get(t.Block(), part, src, pe)
	t.Block().Sync()
	local := part.Local()
	for i := range t.Block().Stride(part.Len()) {
		local[i]++
	}
	t.Block().Sync()
	shmem.IPut(t.Block(), odd, part.Slice(1, part.Len()), 1, 2, odd.Len(), pe)
	shmem.PutNBI(t.Block(), dst, part, pe)
	shmem.Quiet(t.Block())
}
