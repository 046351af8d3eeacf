package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

// This file has expressions of several lines, which fail in one of them.

type petal struct {
	n int64
	a [4]int64
	s []int64
}

type stem struct {
	leaf *petal
	l    petal
	m    int64
}

type plant struct {
	left, right *stem
	b           stem
}

func (b *stem) sum(x int64) int64  { return b.m + x }
func (b stem) get() int64          { return b.m }
func (l *petal) at(i int64) *int64 { return &l.a[i] }

// grow makes a tree with pieces missing.
func grow(t *plant, l *petal, b *stem, missing int64) {
	t.left, t.right = b, b
	b.leaf = l
	t.b.leaf = l
	l.s = l.a[:]
	switch missing & 7 {
	case 1:
		t.left = nil
	case 2:
		t.right = nil
	case 3:
		b.leaf = nil
	case 4:
		t.b.leaf = nil
	case 5:
		l.s = nil
	}
}

func inOrder(a, b, c int64) int64 { return a*100 + b*10 + c }

//gpu:kernel
func Lines(th *gpu.Thread, in, out []int64) {
	var t0 plant
	var l0 petal
	var b0 stem
	t := &t0
	grow(t, &l0, &b0, in[0])
	several(t, out, in[2], in[1])
}

// Several is the number of expressions.
const Several = 28

func several(t *plant, out []int64, i, which int64) {
	switch uint64(which) % Several {
	case 0:
		out[0] = t.
			left.
			leaf.
			n
	case 1:
		out[0] = i +
			t.left.m +
			t.right.m*
				t.b.leaf.n
	case 2:
		t.
			left.
			m = i
	case 3:
		t.left.
			leaf.a[i&7] = 1
	case 4:
		out[0] = t.
			right.
			leaf.
			s[i&7]
	case 5:
		out[0] = t.left.leaf.
			s[i&7]
	case 6:
		out[0] = t.left.leaf.
			s[i&3:][i&7]
	case 7:
		out[0] = t.left.sum(
			t.b.leaf.n +
				t.right.leaf.n)
	case 8:
		out[0] = t.
			left.
			sum(i)
	case 9:
		out[0] = t.
			left.
			get()
	case 10:
		out[0] = *t.left.
			leaf.
			at(
				i & 7)
	case 11:
		t.left.m, t.right.m,
			t.b.leaf.n = i,
			2,
			t.right.leaf.n
	case 12:
		if i > 0 {
			out[0] = t.left.get()
		}
	case 13:
		t.b.leaf.
			n +=
			t.left.m
	case 14:
		p := &t.left.
			l.a
		out[0] = p[i&7]
	case 15:
		x := *t.
			left
		out[0] = x.
			leaf.
			n
	case 16:
		if t.left.m == i ||
			t.right.m == i &&
				t.b.leaf.n == 1 {
			out[0] = 1
		}
	case 17:
		out[0] = inOrder(
			t.left.m,
			i/
				(i&1),
			t.b.leaf.
				a[i&
				7])
	case 18:
		a := [3]int64{
			i,
			t.left.m,
			t.b.leaf.n,
		}
		out[0] = a[(i &
			3)]
	case 19:
		l := petal{
			n: i,
			s: t.b.leaf.s[i&7:],
		}
		out[0] = l.s[0]
	case 20:
		for _, x := range t.
			left.
			leaf.a {
			out[0] += x
		}
	case 21:
		for k := range t.left.
			leaf.s[i&7 : 4] {
			out[0] += int64(k)
		}
	case 22:
		switch i &
			3 / t.left.m {
		case t.b.leaf.n,
			t.right.m:
			out[0] = 3
		}
	case 23:
		copy(out[i:][:2],
			t.b.leaf.
				s[i&7:5])
	case 24:
		f := func() int64 {
			return t.left.m +
				t.b.leaf.n
		}
		out[0] = i +
			f()
	case 25:
		*t.b.leaf =
			*t.left.
				leaf
	case 26:
		*t.left = stem{
			m: t.right.m,
			l: *t.b.leaf,
		}
	case 27:
		out[1], out[2] =
			t.left.m,
			t.b.leaf.a[3]
	}
}
