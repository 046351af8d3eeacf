package exec

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

var weights = [...]float64{2: 0.25, 0: -1.5, 1: 1 << 40}

var primes = []int64{2, 3, 5, 7, 11, 13, 17, 19}

type point struct {
	x, y int32
	in   [2]bool
	_    int8
	w    float32
	h    gpu.Float16
}

var (
	points        = [...]point{{1, 2, [2]bool{false, true}, 0, 0.5, gpu.ToFloat16(1.5)}, {y: -7, w: 3}, 3: {x: 1 << 30, in: [2]bool{true}}}
	grid          = [2][3]int16{{1, -2, 3}, {4, 5}}
	limit         = 5 * scale
	empty         [4]uint8
	none          = [0]int{}
	large         = [300]int64{7: 7, 299: -3}
	message, half = "limit", 0.5
)

const scale = 3

type unary func(int64) int64

var (
	negate       = func(x int64) int64 { return -x }
	double unary = twofold
)

func twofold(x int64) int64 { return 2 * x }

func sumOf(s []int64) (n int64) {
	for _, v := range s {
		n += v
	}
	return n
}

func at(p *point) int64 { return int64(p.x) + int64(p.y) }

func (p *point) norm() int64 { return int64(p.x)*2 - int64(p.y) }

//gpu:kernel
func Tables(t *gpu.Thread, in, out []int64) {
	for i, w := range weights {
		out[i] = int64(math.Float64bits(w * float64(in[i]) * half))
	}
	out[3] = primes[in[0]&7] + sumOf(primes[2:5]) + int64(len(primes)*cap(primes[:3]))
	p := points[in[1]&3]
	out[4] = int64(p.x) + int64(p.y) + int64(p.w*8) + int64(p.h.Bits())
	if p.in[in[2]&1] {
		out[5]++
	}
	q := points
	q[0].x += int32(in[3])
	out[6] = int64(q[0].x) + at(&points[in[4]&3]) + points[1].norm()
	row := grid[in[5]&1]
	out[7] = int64(row[in[6]&1]) + int64(grid[1][in[7]&1])
	for _, r := range grid {
		for _, v := range r {
			out[8] = out[8]*3 + int64(v)
		}
	}
	out[9] = int64(limit) + int64(empty[in[8]&3]) + int64(len(none))
	out[10] = large[uint8(in[9])] + large[299]
	s := primes
	if in[10] > 0 {
		s = s[1:]
	}
	for _, v := range s {
		out[11] = out[11]*5 + v
	}
	if q == points {
		out[12]++
	}
	out[13] = negate(double(in[12]))
	apply(out[14:15], double)
	gpu.Assert(t, in[11] < int64(limit)*1000, message)
}
