package exec

import (
	"iter"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// compose, twice and pick take, keep and return functions.
func compose[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(x A) C { return g(f(x)) }
}

func twice[T any](f func(T) T) func(T) T { return compose(f, f) }

func square(x int64) int64 { return x * x }

type ops struct {
	add, mul func(int64, int64) int64
	scale    int64
}

func newOps(scale int64) ops {
	return ops{
		add:   func(a, b int64) int64 { return a + b*scale },
		mul:   func(a, b int64) int64 { return a * b },
		scale: scale,
	}
}

func (o ops) apply(s []int64) (n int64) {
	for _, v := range s {
		n = o.add(n, o.mul(v, o.scale))
	}
	return n
}

func reduce[T any](s []T, init T, f func(T, T) T) T {
	for _, v := range s {
		init = f(init, v)
	}
	return init
}

func visit(s []int64, f func(i int, v int64) bool) bool {
	for i, v := range s {
		if !f(i, v) {
			return false
		}
	}
	return true
}

type accumulator struct{ sum, n int64 }

func (a *accumulator) add(v int64)         { a.sum += v; a.n++ }
func (a accumulator) scaled(k int64) int64 { return a.sum*k + a.n }

func feed(s []int64, f func(int64)) {
	for _, v := range s {
		f(v)
	}
}

//gpu:kernel
func FunctionValues(t *gpu.Thread, in, out []int64) {
	f := twice(twice(func(x int64) int64 { return x + in[0]&3 }))
	out[0] = f(1)
	g := compose(square, func(x int64) float64 { return float64(x) / 2 })
	h := compose(g, func(x float64) int64 { return int64(min(x, 1e9)) })
	out[1] = h(in[1] & 1023)
	o := newOps(in[2])
	out[2] = o.apply(in[:5])
	o2 := o
	o2.scale++
	out[3] = o2.apply(in[3:6]) + o2.add(1, 2)
	out[4] = reduce(in, 0, func(a, b int64) int64 { return a ^ b<<1 })
	out[5] = int64(reduce([]float32{1, 2, 3}, 0, func(a, b float32) float32 { return a + b*float32(in[3]&7) }))
	ok := visit(in, func(i int, v int64) bool {
		out[6] += int64(i)
		return v != in[4]
	})
	if ok {
		out[7] = 1
	}
	var a accumulator
	feed(in[:4], a.add)
	add := (*accumulator).add
	add(&a, 5)
	scaled := a.scaled
	a.add(1)
	out[8] = scaled(2) + a.scaled(3)
	out[9] = accumulator.scaled(a, 4)
	fact := func(n int64) (r int64) {
		r = 1
		for i := range n {
			r *= i + 1
		}
		return
	}
	out[10] = fact(in[5] & 7)
	apply2 := func(f func(int64) int64, x int64) int64 { return f(f(x)) }
	out[11] = apply2(func(x int64) int64 { return apply2(square, x&15) }, in[6])
	step := int64(1)
	next := func() int64 { step *= 3; return step }
	out[12] = next() + next()*10 + step*100
	type pair struct {
		f func(int64) int64
		x int64
	}
	p := pair{square, in[7] & 255}
	q := &p
	q.x++
	out[13] = q.f(q.x) + func(p pair) int64 { return p.f(p.x - 1) }(p)
}

// ring visits s from a place on, and stops when yield says so.
type ring[T any] struct {
	s  []T
	at int
}

func (r ring[T]) all() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i := r.at; i < len(r.s); i++ {
			if !yield(i, r.s[i]) {
				return
			}
		}
		for i := range r.at {
			if !yield(i, r.s[i]) {
				return
			}
		}
	}
}

func (r *ring[T]) drain() iter.Seq[T] {
	return func(yield func(T) bool) {
		for r.at < len(r.s) {
			r.at++
			if !yield(r.s[r.at-1]) {
				break
			}
		}
	}
}

func mapSeq[A, B any](s iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(yield func(B) bool) {
		s(func(a A) bool { return yield(f(a)) })
	}
}

func take[A any](s iter.Seq[A], n int) iter.Seq[A] {
	return func(yield func(A) bool) {
		left := n
		for v := range s {
			if left == 0 || !yield(v) {
				return
			}
			left--
		}
	}
}

func times(n int64) func(func() bool) {
	return func(yield func() bool) {
		for i := int64(0); i < n && yield(); i++ {
		}
	}
}

func corners(x, y int64) iter.Seq2[int64, int64] {
	return func(yield func(int64, int64) bool) {
		_ = yield(x, y) && yield(x, -y) && yield(-x, -y) && yield(-x, y)
	}
}

func firstAbove(s iter.Seq2[int, int64], x int64) (at int, v int64, ok bool) {
	for i, v := range s {
		if v > x {
			return i, v, true
		}
	}
	return -1, 0, false
}

//gpu:kernel
func Iterators(t *gpu.Thread, in, out []int64) {
	r := ring[int64]{in, int(in[0] & 7)}
	for i, v := range r.all() {
		if v == in[1] {
			continue
		}
		if i == int(in[2]&15) {
			break
		}
		out[0] = out[0]*3 + v
	}
	at, v, ok := firstAbove(r.all(), in[3])
	out[1] = int64(at)*7 + v
	if ok {
		out[2] = 1
	}
	for v := range r.drain() {
		out[3] += v
		if v > 4 {
			break
		}
	}
	out[4] = int64(r.at)
	for v := range take(mapSeq(slices.Values(in), square), int(in[4]&7)) {
		out[5] ^= v
	}
	for range times(in[5] & 7) {
		out[6] = out[6]*2 + 1
		if out[6] > 60 {
			return
		}
	}
	for i, v := range slices.Backward(in) {
		if i < 12 {
			break
		}
		out[7] = out[7]*5 + v
	}
	for v := range mapSeq(r.drain(), func(x int64) float64 { return float64(x&0xff) / 4 }) {
		out[8] += int64(v * 8)
	}
}

//gpu:kernel
func IteratorExits(t *gpu.Thread, in, out []int64) {
outer:
	for i, v := range (ring[int64]{s: in}).all() {
		for x, y := range corners(v&3, int64(i)) {
			for range times(y & 3) {
				switch {
				case x == y:
					continue outer
				case x+y == 5:
					break outer
				case x < -2:
					goto done
				case y < -11:
					return
				}
				out[0]++
				if out[0]&7 == 3 {
					break
				}
			}
			out[1] += x
		}
		out[2]++
	}
	out[3]++
done:
	out[4]++
	for x := range take(slices.Values(in), 3) {
		func() {
			for y := range slices.Values(in[:2]) {
				if x == y {
					return
				}
				out[5] += y
			}
			out[6] += x
		}()
	}
}

// Values: structs and arrays of structs and arrays, as parameters, results,
// elements, keys of comparison and behind pointers.
type cellv struct {
	v   [2]int16
	tag uint8
}

type board struct {
	cells [2][3]cellv
	turn  int32
}

func (b board) with(r, c int, v int16) board {
	b.cells[r][c].v[c&1] = v
	b.turn++
	return b
}

func (b *board) row(r int) [3]cellv { return b.cells[r] }

func transpose(m [2][3]cellv) (t [3][2]cellv) {
	for i, r := range m {
		for j, c := range r {
			t[j][i] = c
		}
	}
	return t
}

func sum(b board, weights [3]int64) (n int64, last cellv) {
	for _, r := range b.cells {
		for j, c := range r {
			n += weights[j]*int64(c.v[0]) + int64(c.v[1])
			last = c
		}
	}
	return n, last
}

func swap[T any](a, b T) (T, T) { return b, a }

//gpu:kernel
func Values(t *gpu.Thread, in, out []int64) {
	at := func(i int) int { return int(uint64(in[i]) % 3) }
	var b board
	for i := range 6 {
		b = b.with(i&1, at(i), int16(in[i]))
	}
	old := b
	b.cells[at(0)&1] = b.row(at(1) & 1)
	out[0], _ = sum(b, [3]int64{1, in[6], -1})
	var last cellv
	out[1], last = sum(old, [...]int64{in[7], 2, 3})
	out[2] = int64(last.v[0]) + int64(b.turn)
	tr := transpose(b.cells)
	out[3] = int64(tr[at(2)][at(3)&1].v[0])
	if old == b {
		out[4] = 1
	}
	if tr[0] == tr[at(4)] {
		out[4] += 2
	}
	b, old = old, b
	x, y := swap(b, old)
	if x == old && y == b {
		out[4] += 4
	}
	boards := [3]board{b, old, b.with(1, 2, 7)}
	boards[at(5)].cells[1][at(6)] = cellv{v: [2]int16{int16(in[8]), -1}, tag: 9}
	for i, v := range boards {
		n, _ := sum(v, [3]int64{int64(i), 1, 1})
		out[5] = out[5]*3 + n
	}
	p := &boards[at(7)].cells[at(8)&1][at(9)]
	p.v[at(10)&1]++
	q := *p
	q.tag++
	out[6] = int64(p.v[0]) + int64(p.v[1])*10 + int64(q.tag)
	slice := boards[1:]
	slice[at(11)&1] = boards[0]
	if boards[0] == boards[1+at(11)&1] {
		out[7]++
	}
	pick := func(b board, i int) cellv { return b.cells[i&1][i%3] }
	out[8] = int64(pick(boards[at(12)], at(13)).v[1])
	m := struct {
		board
		extra [2]board
	}{board: b}
	m.extra[1] = m.with(0, 0, 3)
	out[9] = int64(m.extra[at(14)&1].turn) + int64(m.turn) + int64(m.extra[1].row(0)[0].v[0])
	var grid [4][4]int64
	for i := range grid {
		for j := range grid[i] {
			grid[i][j] = in[(i*4+j)&15]
		}
	}
	grid[in[0]&3], grid[in[1]&3] = grid[in[2]&3], grid[in[0]&3]
	for _, row := range grid {
		for _, v := range row {
			out[10] = out[10]*7 + v
		}
	}
	var zero board
	b = zero
	if b == (board{}) {
		out[11]++
	}
}
