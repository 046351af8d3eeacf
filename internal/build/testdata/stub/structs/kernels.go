// Package structs has struct parameters.
package structs

import (
	"image"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Shape has no device memory, so the host passes it as it is.
type Shape struct {
	W, H int
	_    int32
	Pad  [2]uint8
}

// Tile holds device memory.
type Tile[T shmem.Elem] struct {
	Shape
	Data  []T
	Halo  [2]shmem.Sym[T]
	done  shmem.Signal
	_     [2]int16
	Inner struct {
		Scale T
		Small [2]gpu.BFloat16
		Sigs  shmem.Signals
	}
}

//gpu:kernel
func Scale(t *gpu.Thread, s Shape, at image.Point, by gpu.Float16, x []gpu.Float8E4M3) {}

//gpu:kernel
func Exchange(t *gpu.Thread, a, b Tile[float32], c [2]Tile[int64]) {}
