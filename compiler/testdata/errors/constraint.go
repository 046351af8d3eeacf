// Package constraint has kernels whose parameters have types that do not exist.
package constraint

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type point struct{ x, y int32 }

//gpu:kernel
func Elements(t *gpu.Thread,
	a shmem.Sym[bool], // want "bool does not satisfy shmem.Elem"
	b shmem.Sym[point], // want "point does not satisfy shmem.Elem"
) {
}
