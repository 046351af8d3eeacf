package gpurt

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/runtime/internal/strided"
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
		return fail(fmt.Errorf("an array with strides %v; the elements of a row must be adjacent, and the rows in order", a.strides))
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

// axis is a dimension of a copy: its extent, and the distances in elements on both sides.
type axis struct{ n, dst, src int }

// axesOf returns the dimensions of a copy in the order of the strides by, the largest first.
// Dimensions that follow each other on both sides become one.
func axesOf(shape, dst, src, by []int) []axis {
	var axes []axis
	for _, d := range strided.Order(by) {
		x := axis{shape[d], dst[d], src[d]}
		if last := len(axes) - 1; last >= 0 && axes[last].dst == x.n*x.dst && axes[last].src == x.n*x.src {
			x.n *= axes[last].n
			axes[last] = x
		} else if x.n != 1 {
			axes = append(axes, x)
		}
	}
	return axes
}

// boxes is a copy as the driver takes it: boxes of planes of rows of elements, which repeat
// along further dimensions.
type boxes struct {
	width        int // elements of a row
	rows, planes axis
	further      []axis
	size         int // bytes of an element
}

// maxPitch is the largest distance of rows that the driver takes, in bytes
// (CU_DEVICE_ATTRIBUTE_MAX_PITCH of all GPUs so far).
const maxPitch = math.MaxInt32

func boxesOf(axes []axis, size int) boxes {
	b := boxes{width: 1, rows: axis{n: 1}, planes: axis{n: 1}, size: size}
	pop := func(ok func(x axis) bool) (axis, bool) {
		last := len(axes) - 1
		if last < 0 || !ok(axes[last]) {
			return axis{}, false
		}
		x := axes[last]
		axes = axes[:last]
		return x, true
	}
	if x, ok := pop(func(x axis) bool { return x.dst == 1 && x.src == 1 }); ok {
		b.width = x.n
	}
	b.rows.dst, b.rows.src = b.width, b.width
	if x, ok := pop(func(x axis) bool {
		return min(x.dst, x.src) >= b.width && max(x.dst, x.src) <= maxPitch/size
	}); ok {
		b.rows = x
	}
	b.planes.dst, b.planes.src = b.rows.n*b.rows.dst, b.rows.n*b.rows.src
	fits := func(plane, row int) bool { return plane%row == 0 && plane/row >= b.rows.n }
	if x, ok := pop(func(x axis) bool {
		return b.rows.n > 1 && fits(x.dst, b.rows.dst) && fits(x.src, b.rows.src)
	}); ok {
		b.planes = x
	}
	b.further = axes
	return b
}

// each calls f with the first elements of each box.
func (b boxes) each(f func(dst, src int) error) error { return eachOf(b.further, 0, 0, f) }

func eachOf(axes []axis, dst, src int, f func(dst, src int) error) error {
	if len(axes) == 0 {
		return f(dst, src)
	}
	for i := range axes[0].n {
		if err := eachOf(axes[1:], dst+i*axes[0].dst, src+i*axes[0].src, f); err != nil {
			return err
		}
	}
	return nil
}

// copyBoxes enqueues a copy. v is the array that the call is about.
func copyBoxes(v *view, what string, s *Stream, axes []axis, dst, src side) error {
	return v.enqueue(what, s, func(s *Stream) error {
		s.usesViews(&src.mem)
		b := boxesOf(axes, v.a.size)
		return b.each(func(d, f int) error {
			return s.s.CopyBox(dst.box(d, b.rows.dst, b.planes.dst, b.size), src.box(f, b.rows.src, b.planes.src, b.size),
				b.width*b.size, b.rows.n, b.planes.n)
		})
	})
}

// box returns the side from element first on.
func (s *side) box(first, row, plane, size int) driver.Box {
	b := driver.Box{Row: row * size, Plane: plane * size}
	if s.host != nil {
		b.Host = s.host[first*size:]
		return b
	}
	m := s.mem.mem()
	b.Mem = m.Slice(first*size, m.Bytes)
	return b
}
