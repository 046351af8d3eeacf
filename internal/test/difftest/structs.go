package difftest

import "github.com/gpuc-go/gpuc/dsl/gpu"

type inner struct {
	flag bool
	n    int16
	v    [3]float32
}

type record struct {
	id    uint8
	in    inner
	grid  [2][3]int32
	total int64
}

func (r record) sum() (s int64) {
	for _, row := range r.grid {
		for _, x := range row {
			s += int64(x)
		}
	}
	return s
}

func (r *record) add(x int32) {
	r.total += int64(x)
	r.grid[x&1][uint32(x)%3] += x
}

// structOps rewrites record i from its neighbour, by value, by pointer and by
// part.
func structOps(rs []record, i int, x int32) {
	r := rs[i]
	r.id++
	r.add(x)
	p := &rs[i]
	p.in.flag = !r.in.flag
	p.in.v[i%3] += float32(x)
	for j := range r.grid {
		row := &r.grid[j]
		row[(i+j)%3] -= x
	}
	if r.in.flag {
		p.in.n, r.in.n = r.in.n+1, p.in.n-1
	}
	both := [2]record{r, *p}
	k := int(uint32(x) % 2)
	p.grid = both[k].grid
	p.total = both[1-k].sum() + r.total
	if both[0].grid == both[1].grid {
		p.id = 7
	}
	*p = record{id: r.id, in: p.in, grid: p.grid, total: p.total}
}

//gpu:kernel
func Structs(t *gpu.Thread, rs []record, x []int32) {
	for i := range t.Grid().Stride(len(rs)) {
		structOps(rs, i, x[i])
	}
}

// sliceResults is the number of results of sliceOps.
const sliceResults = 12

// sliceOps cuts a slice up; 0 <= lo <= hi <= len(s), and len(s) is at least 4.
func sliceOps(s []int32, lo, hi int, out []int64) {
	m := s[lo:hi]
	out[0] = int64(len(m))
	out[1] = int64(cap(m))
	out[2] = total(m)
	out[3] = total(s[:lo]) - total(s[hi:])
	f := s[:2:3]
	out[4] = int64(cap(f)*100 + len(f))
	f = f[:cap(f)]
	out[5] = total(f)
	a := [4]int32(s)
	a[lo&3] = -a[hi&3]
	out[6] = total(a[:])
	out[7] = total(a[1:3])
	q := (*[4]int32)(s[len(s)-4:])
	out[8] = int64(q[3]) + int64(len(q))
	for i := range m {
		if i > 0 {
			out[9] += int64(m[i]) * int64(m[i-1])
		}
	}
	for i := len(m) - 1; i >= 0; i-- {
		out[10] = out[10]*3 + int64(m[i])
	}
	var empty []int32
	if empty == nil && m != nil {
		out[11] = int64(len(empty)) + 1
	}
}

func total(s []int32) (n int64) {
	for i, x := range s {
		n += int64(x) * int64(i+1)
	}
	return n
}

//gpu:kernel
func Slices(t *gpu.Thread, s []int32, lo, hi []int, out []int64) {
	for i := range t.Grid().Stride(len(lo)) {
		sliceOps(s, lo[i], hi[i], out[i*sliceResults:(i+1)*sliceResults])
	}
}
