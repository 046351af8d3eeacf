package raw

import "github.com/gpuc-go/gpuc/dsl/shmem"

// Tensor is nvshmemx::Tensor: a tile at the beginning of Data, with its extents and,
// in elements, its strides.
type Tensor[T shmem.Elem] struct {
	Data          shmem.Sym[T]
	Shape, Stride [2]int
}

// tile is the part of a tensor that is moved: rows along the dimension of stride 1,
// and the strides from one to the next.
type tile struct{ rows, cols, dst, src int }

// within returns the tile of two tensors whose elements lie within the boundary, as
// the coordinates of their first one say.
func within[T shmem.Elem](src, dst Tensor[T], start, boundary [2]int) tile {
	rows := max(min(src.Shape[0], boundary[0]-start[0]), 0)
	cols := max(min(src.Shape[1], boundary[1]-start[1]), 0)
	from, to := src.Stride[0], dst.Stride[0]
	if src.Stride[1] != 1 || dst.Stride[1] != 1 {
		rows, cols, from, to = cols, rows, src.Stride[1], dst.Stride[1]
	}
	if rows == 1 { // there is no next row
		from, to = cols, cols
	}
	return tile{rows, cols, to, from}
}
