package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Source is a matrix in device memory, of which a kernel loads tiles of R rows and C columns
// asynchronously. A kernel takes it as a parameter. The host makes one by NewTileSource of
// package runtime, so that the tensor map always has the box and the swizzle that the tile has.
//
// Boxes has no elements where the matrix suits no tensor map: its rows do not begin at
// multiples of 16 bytes, or it is empty. Threads then copy.
type Source[R, C Extent, E Element] struct {
	Matrix Matrix[E]
	Boxes  gpu.TensorMap[E, [2]int]
}

// Bulk reports whether tiles of s are copied by the tensor memory accelerator. It is the same
// for all threads of a launch.
func (s Source[R, C, E]) Bulk() bool {
	if !gpu.Has(gpu.TMA) {
		return false
	}
	return s.Boxes.Len() > 0
}

// Prefetch has the GPU read the description of the boxes (gpu.TensorPrefetch), so that the first load
// need not wait for it. One thread calls it, as early as it can: it reads no element.
func (s Source[R, C, E]) Prefetch(t *gpu.Thread) {
	if gpu.Has(gpu.TMA) {
		if s.Boxes.Len() > 0 {
			gpu.TensorPrefetch(t, s.Boxes)
		}
	}
}

// Box returns the extent of the boxes that a tensor map for tiles of R rows and C columns copies,
// and the span of its swizzle in bytes, 0 for none. It is for the host; NewTileSource of package
// runtime calls it.
func Box[R, C Extent, E Element]() (box [2]int, span int) {
	if n := int(panelBytes[C, E]()); n > 16 {
		span = n
	}
	return [2]int{extent[R](), panelCols[C, E]()}, span
}
