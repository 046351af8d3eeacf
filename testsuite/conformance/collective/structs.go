package collective

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
)

// MoveBody is move for data.Body.
//
//gpu:kernel
func MoveBody(t *gpu.Thread, o, scope, warp int, team shmem.Team, dst, src shmem.Sym[data.Body], root int) {
	move(t, o, scope, warp, team, dst, src, root)
}

// MoveColor is move for data.Color.
//
//gpu:kernel
func MoveColor(t *gpu.Thread, o, scope, warp int, team shmem.Team, dst, src shmem.Sym[data.Color], root int) {
	move(t, o, scope, warp, team, dst, src, root)
}
