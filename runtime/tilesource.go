package gpurt

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// TileElement is the elements of tiles that the host can have in memory.
type TileElement interface {
	shmem.Elem
	tile.Element
}

// TileSource is the host's handle of what a kernel sees as tile.Source[R, C, E]: a matrix of
// which the kernel loads tiles of R rows and C columns.
type TileSource[R, C tile.Extent, E TileElement] struct {
	matrix             view
	rows, cols, stride int
	boxes              *TensorMap[E, [2]int] // nil if threads copy
}

// TileSourceOptions is what a TileSource has beside its array.
type TileSourceOptions struct {
	// NoBulk has threads copy the tiles, as they do on GPUs without a tensor memory
	// accelerator.
	NoBulk bool
}

// NewTileSource returns a source of tiles of the array, which has two dimensions. Elements of
// a row stand side by side. Its tensor map has the box and the swizzle of the tile. There is
// none, and threads copy, where the array suits no tensor map: it does not start at a
// multiple of 16 bytes, or its rows do not, or it has no elements; or where the GPU has none. The
// source is for the array's memory as it is now; free the source before the array.
func NewTileSource[R, C tile.Extent, E TileElement](a *Array[E], o TileSourceOptions) (*TileSource[R, C, E], error) {
	fail := func(err error) (*TileSource[R, C, E], error) {
		return nil, fault.CallFailed("NewTileSource", err)
	}
	if err := a.check(); err != nil {
		return fail(err)
	}
	if len(a.shape) != 2 {
		return fail(fmt.Errorf("an array of %d dimensions; a matrix has two", len(a.shape)))
	}
	s := &TileSource[R, C, E]{matrix: a.v, rows: a.shape[0], cols: a.shape[1], stride: a.strides[0]}
	if s.rows <= 1 {
		s.stride = max(s.stride, s.cols) // where the second row would begin
	}
	if s.cols > 1 && a.strides[1] != 1 || s.stride < s.cols {
		return fail(fmt.Errorf("an array with strides %v; the elements of a row have to stand side by side, and its rows one behind the other", a.strides))
	}
	if o.NoBulk || !s.suitsMap() {
		return s, nil
	}
	box, span := tile.Box[R, C, E]()
	var err error
	if s.boxes, err = NewTensorMap[E](a, box, TensorMapOptions{Swizzle: Swizzle(span)}); errors.Is(err, ErrUnsupported) {
		return s, nil
	}
	if err != nil {
		return fail(err)
	}
	return s, nil
}

// suitsMap reports whether the matrix has what NewTensorMap asks for.
func (s *TileSource[R, C, E]) suitsMap() bool {
	var e E
	return s.rows > 0 && s.cols > 0 && s.matrix.address()%tensorAlign == 0 && uintptr(s.stride)*unsafe.Sizeof(e)%tensorAlign == 0
}

// Bulk reports whether the tensor memory accelerator copies the tiles, where the target of the
// kernel has one.
func (s *TileSource[R, C, E]) Bulk() bool { return s.boxes != nil }

// Free ends the use of the source's tensor map, as Free of a TensorMap does.
func (s *TileSource[R, C, E]) Free() error {
	switch {
	case s == nil:
		return fault.CallFailed("Free", errors.New("the source of tiles is nil"))
	case s.boxes == nil:
		return nil
	}
	return s.boxes.Free()
}

// TileSourceParam adds a parameter that the kernel takes as tile.Source[R, C, E].
func TileSourceParam[R, C tile.Extent, E TileElement](l *Launch, s *TileSource[R, C, E]) (x tile.Source[R, C, E]) {
	if s == nil {
		none := TileSource[R, C, E]{matrix: broken(errors.New("the source of tiles is nil"))}
		s = &none
	}
	v := &s.matrix
	able := l.addRange(asSlice, v)
	if able && v.emulated() {
		x.Matrix.Data = emulatedSlice[E](v)
	}
	x.Matrix.Rows, x.Matrix.Cols, x.Matrix.Stride = ScalarParam(l, s.rows), ScalarParam(l, s.cols), ScalarParam(l, s.stride)
	if s.boxes != nil && able {
		x.Boxes = TensorMapParam(l, s.boxes)
		return x
	}
	l.noTensorMap()
	return x
}
