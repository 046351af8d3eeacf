package difftest

import (
	"iter"
)

// This file holds what trickyOps compares of methods, embedding and generics.

type point struct{ x, y int }

func (p point) sum() int { return p.x + p.y }

func (p *point) scale(k int) { p.x *= k; p.y *= k }

func (p point) moved(d int) point {
	p.x += d
	return p
}

type named struct {
	point
	id int
}

type deep struct {
	*named
	point2
	weight float32
}

type point2 struct{ z int }

func (p point2) sum2() int { return p.z * 2 }

func embedding(n int, x uint32, out []int64) {
	v := named{point{1, 2}, 3}
	v.scale(n)
	out[0] = int64(v.sum()*10 + v.x)
	w := v
	w.point.scale(2)
	w.moved(5)
	out[1] = int64(w.sum() - v.sum())
	w.point = w.moved(5)
	out[2] = int64(w.x)
	d := deep{&w, point2{4}, 1.5}
	d.scale(3)
	d.id++
	d.z += int(x % 7)
	out[3] = int64(d.sum() + d.sum2() + w.id)
	e := d
	e.named.y = 1000
	e.z = 0
	out[4] = int64(d.y + d.z)
	anon := struct {
		point
		k int8
	}{v.point, int8(x)}
	anon.scale(-1)
	out[5] = int64(anon.sum()) + int64(anon.k)
	arr := [3]named{1: {id: 5}, 2: {point{1, 1}, 9}}
	arr[n%3].scale(7)
	arr[1].x = 3
	for _, q := range arr {
		out[6] = out[6]*100 + int64(q.sum()+q.id)
	}
	if arr[0] == (named{}) {
		out[7] = 1
	}
	if arr[2] != (named{point{7, 7}, 9}) {
		out[7] += 2
	}
	out[8] = int64(point.sum(v.point))
	(*point).scale(&v.point, 2)
	out[9] = int64(named.sum(v))
	var zero deep
	if zero.named == nil {
		out[10] = int64(zero.z) + 3
	}
	pp := &v.point
	*pp = pp.moved(1).moved(2)
	out[11] = int64(v.x)
	ptr := &struct{ a, b [2]point }{}
	ptr.a[1].x = n
	ptr.b = ptr.a
	ptr.a[1].scale(2)
	out[12] = int64(ptr.b[1].x*1000 + ptr.a[1].x)
}

func methodValues(n int, x uint32, out []int64) {
	p := point{n, 2}
	f := p.sum
	p.x = 100
	out[0] = int64(f())
	g := p.scale
	g(2)
	out[1] = int64(p.x)
	h := point.sum
	out[2] = int64(h(p))
	k := (*point).scale
	k(&p, 3)
	out[3] = int64(p.y)
	out[4] = int64(apply(n, p.moved(1).sum))
	out[5] = int64(apply2(n, func(v int) int { p.x++; return v + p.x }))
	c := counter{}
	out[6] = int64(apply(3, c.next))
	out[7] = int64(c.n)
	m := named{point{1, 2}, 3}
	e := m.sum
	m.x = 50
	out[8] = int64(e())
	func(q int) { out[9] = int64(q) }(n)
	add := func(a int) func(int) int { return func(b int) int { return a*10 + b } }
	out[10] = int64(add(n)(3))
	var fn func(int) int
	fn = double
	out[11] = int64(fn(n))
	compose := func(f, g func(int) int) func(int) int { return func(v int) int { return f(g(v)) } }
	out[12] = int64(compose(double, add(1))(4))
}

func double(v int) int { return v * 2 }

func apply(n int, f func() int) (s int) {
	for range n {
		s += f()
	}
	return s
}

func apply2(n int, f func(int) int) (s int) {
	for i := range n {
		s = s*2 + f(i)
	}
	return s
}

type stack[T any] struct {
	data [8]T
	n    int
}

func (s *stack[T]) push(v T) bool {
	if s.n == len(s.data) {
		return false
	}
	s.data[s.n] = v
	s.n++
	return true
}

func (s *stack[T]) pop() (v T, ok bool) {
	if s.n == 0 {
		return v, false
	}
	s.n--
	return s.data[s.n], true
}

func (s *stack[T]) all() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i := range s.n {
			if !yield(i, s.data[i]) {
				return
			}
		}
	}
}

type number interface {
	~int | ~int8 | ~int64 | ~uint32 | ~float32
}

func sumOf[S ~[]T, T number](s S) (t T) {
	for _, v := range s {
		t += v
	}
	return t
}

func mapTo[T, U any](s []T, d []U, f func(T) U) {
	for i, v := range s {
		d[i] = f(v)
	}
}

type couple[A, B any] struct {
	a A
	b B
}

func (p couple[A, B]) swap() couple[B, A] { return couple[B, A]{p.b, p.a} }

type wrapper[T number] struct {
	stack[T]
	extra T
}

type shaper interface{ area() int }

type square struct{ s int }

func (s square) area() int { return s.s * s.s }

type rect struct{ w, h int }

func (r *rect) area() int { return r.w * r.h }

func areas[T shaper](a, b T) int { return a.area() + b.area() }

type celsius float32

func genericMethods(n int, x uint32, out []int64) {
	var s stack[int]
	for i := range n {
		if !s.push(i * 2) {
			out[0]++
		}
	}
	for i, v := range s.all() {
		out[1] += int64(i * v)
	}
	for {
		v, ok := s.pop()
		if !ok {
			break
		}
		out[2] = out[2]*2 + int64(v)
	}
	var ps stack[point]
	ps.push(point{1, 2})
	ps.push(point{3, 4})
	top, _ := ps.pop()
	out[3] = int64(top.sum())
	out[4] = sumOf([]int64{1, 2, int64(n)}[:2+n%2])
	a := [3]uint32{x, x, x}
	out[5] = int64(sumOf(a[:]))
	var d [3]float32
	mapTo(a[:], d[:], func(v uint32) float32 { return float32(v%10) / 2 })
	out[6] = int64(sumOf(d[:]) * 2)
	c := couple[int8, couple[bool, int]]{int8(x), couple[bool, int]{true, n}}
	w := c.swap()
	if w.a.swap().b {
		out[7] = int64(w.b) + int64(w.a.b)
	}
	var wr wrapper[int8]
	wr.push(int8(x))
	wr.push(100)
	wr.extra = sumOf(wr.data[:])
	out[8] = int64(wr.extra)
	out[9] = int64(areas(square{n}, square{2}))
	out[10] = int64(areas(&rect{n, 2}, &rect{3, 4}))
	t := sumOf([]celsius{1.5, celsius(n)})
	out[11] = int64(t * 2)
}
