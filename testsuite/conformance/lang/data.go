package lang

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang/vec"
)

// Celsius is a named scalar with a method.
type Celsius float64

// Fahrenheit converts.
func (c Celsius) Fahrenheit() Celsius { return Celsius(c*9)/5 + 32 }

type point struct{ x, y int32 }

func (p point) manhattan() int32 {
	return max(p.x, -p.x) + max(p.y, -p.y)
}

func (p *point) move(dx, dy int32) {
	p.x += dx
	p.y += dy
}

type segment struct {
	point // embedded: its methods and fields are promoted
	to    point
	tags  [3]uint8
}

// Data is a program over slices, arrays, structs and pointers: it returns a
// digest of in, which has at least 8 elements.
func Data(in []int32) int64 {
	h := int64(len(in))
	mix := func(v int32) { h = h*31 + int64(v) }

	// Slices of slices, with and without bounds.
	mid := in[2 : len(in)-2]
	mix(mid[0])
	mix(int32(len(mid)))
	mix(int32(cap(in[1:4:6])))
	mix(int32(len(in[:0])))
	for i, v := range in[:3] {
		mix(v + int32(i))
	}
	for i := range mid {
		if i == 3 {
			break
		}
		mix(mid[i])
	}

	// Arrays are values; their elements have addresses.
	var a [5]int32
	b := a
	for i := range a {
		a[i] = in[i] * int32(i)
	}
	p := &a[3]
	*p += 100
	b[1] = a[3]
	c := [...]int32{1, 2, 4: 9}
	for i, v := range c {
		b[i%len(b)] += v
	}
	for _, v := range b {
		mix(v)
	}
	s := a[1:4]
	s[0] = -7
	mix(a[1])
	if a == b {
		mix(1)
	}
	grid := [2][3]int32{{1, 2, 3}, {4, 5, 6}}
	grid[1][in[0]&1]++
	for _, row := range grid {
		for _, v := range row {
			mix(v)
		}
	}

	// Structs: nested, embedded, compared, copied, changed through pointers.
	seg := segment{point: point{in[0], in[1]}, to: point{y: in[2]}, tags: [3]uint8{1, 2, 3}}
	seg.move(3, -4)
	seg.to.move(in[3], 1)
	seg.tags[in[4]&1] = uint8(in[5])
	other := seg
	other.x++
	q := &other.to
	q.x, q.y = q.y, q.x
	mix(seg.manhattan() + other.manhattan() + seg.to.manhattan() + other.to.x)
	mix(int32(seg.tags[0]) + int32(seg.tags[1]))
	if seg.point == (point{in[0] + 3, in[1] - 4}) && seg != other {
		mix(17)
	}
	points := [3]point{{1, 2}, {3, 4}, {5, 6}}
	for i := range points {
		points[i].move(int32(i), in[i])
	}
	mix(points[2].x + points[1].y)

	// Another package's generic type and functions.
	v := vec.V3[int64]{X: int64(in[0]), Y: int64(in[1]), Z: 3}
	v.Scale(2)
	w := v.Add(vec.V3[int64]{X: 1, Y: 1, Z: 1})
	h += v.Dot(w)
	lo, hi, ok := vec.Bounds(mid)
	if ok {
		mix(lo)
		mix(hi)
	}
	if _, _, none := vec.Bounds(in[:0]); none {
		mix(99)
	}
	h += vec.Fold(in, int64(1), func(a int64, x int32) int64 { return a*3 + int64(x) })
	return h
}

// DataKernel applies Data to windows of in: window i starts at element i and is
// width long.
//
//gpu:kernel
func DataKernel(t *gpu.Thread, out []int64, in []int32, width int) {
	for i := range t.Grid().Stride(len(out)) {
		out[i] = Data(in[i : i+width])
	}
}

// NamedKernel applies a method of a named scalar type.
//
//gpu:kernel
func NamedKernel(t *gpu.Thread, out []Celsius, in []Celsius) {
	for i := range t.Grid().Stride(len(in)) {
		out[i] = in[i].Fahrenheit()
	}
}
