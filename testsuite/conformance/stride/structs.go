package stride

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
)

// Body is transfer for data.Body.
//
//gpu:kernel
func Body(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[data.Body], by Steps, pe int) {
	transfer(t, o, scope, warp, dst, src, by, pe)
}

// Color is transfer for data.Color.
//
//gpu:kernel
func Color(t *gpu.Thread, o, scope, warp int, dst, src shmem.Sym[data.Color], by Steps, pe int) {
	transfer(t, o, scope, warp, dst, src, by, pe)
}
