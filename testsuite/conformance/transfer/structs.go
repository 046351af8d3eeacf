package transfer

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
)

// Body is transfer for data.Body.
//
//gpu:kernel
func Body(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[data.Body], sig shmem.Signal, value uint64, update shmem.SigOp, pe int) {
	transfer(t, o, scope, warp, dst, src, sig, value, update, pe)
}

// Color is transfer for data.Color.
//
//gpu:kernel
func Color(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[data.Color], sig shmem.Signal, value uint64, update shmem.SigOp, pe int) {
	transfer(t, o, scope, warp, dst, src, sig, value, update, pe)
}
