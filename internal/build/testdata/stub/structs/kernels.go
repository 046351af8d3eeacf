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

type body struct{ X, Y float32 }

type both[A, B shmem.Elem] struct {
	A A
	B B
}

//gpu:kernel
func Elements(t *gpu.Thread, s shmem.Sym[body], r shmem.Registered[image.Point], a shmem.Sym[[3]image.Rectangle],
	u shmem.Sym[struct{ N int32 }], g shmem.Sym[both[body, gpu.BFloat16]], v shmem.Sym[gpu.Vec2[float32]], b Tile[body]) {
}

// Empty has parameters that hold nothing, or fields and elements that do.
//
//gpu:kernel
func Empty(t *gpu.Thread, none struct{}, a [3]struct{}, z [0]int32, m struct {
	x int8
	n [2]struct{ e [3]struct{} }
	_ [2]struct{}
}, h struct {
	s []float32
	n [2]struct{}
}) {
}
