package gpurt

import (
	"math"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/runtime/internal/strided"
)

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
