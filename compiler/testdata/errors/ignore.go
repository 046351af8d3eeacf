package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Ignored ends with puts that the host completes.
//
//gpu:kernel
func Ignored(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 0) //gpu:ignore nbiend the host enqueues a barrier
	shmem.PutNBI(t, dst, src, 1) // want "warning: kernel Ignored ends while this PutNBI"
	// The host enqueues a barrier.
	//gpu:ignore nbiend the host enqueues a barrier
	shmem.PutNBI(t, dst, src, 2)
	//gpu:ignore nbisource that is another warning
	shmem.PutNBI(t, dst, src, 3) // want "warning: kernel Ignored ends while this PutNBI"
}

// Badly says too little.
//
//gpu:kernel
func Badly(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	//gpu:ignore // want "//gpu:ignore names no warning; write //gpu:ignore, the name in parentheses after the warning, and the reason"
	//gpu:ignore nbi because // want `//gpu:ignore: there is no warning "nbi"; there are nbisource, `
	//gpu:ignore nbiend // want "//gpu:ignore nbiend gives no reason; write why"
	shmem.Put(t, dst, src, 0)
}
