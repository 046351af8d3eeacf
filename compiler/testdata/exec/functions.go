package exec

import (
	"cmp"
	"encoding/binary"
	"math/bits"
	"slices"
	"sort"
	"time"
	"unicode/utf8"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func apply(s []int64, f func(int64) int64) {
	for i := range s {
		s[i] = f(s[i])
	}
}

func adder(n int64) func(int64) int64 { return func(x int64) int64 { return x + n } }

//gpu:kernel
func Closures(t *gpu.Thread, in, out []int64) {
	copy(out, in)
	sum := int64(0)
	apply(out[:4], func(x int64) int64 { sum += x; return x * 2 })
	apply(out[2:6], adder(in[0]))
	add := adder(sum)
	out[7] = add(add(1))
	func() {
		out[8] = sum
		sum = 3
	}()
	out[9] = sum
	for i := range 3 {
		f := func() int64 { return int64(i) + sum }
		out[10] += f()
	}
}

//gpu:kernel
func ClosureCells(t *gpu.Thread, in, out []int64) {
	x := in[0]
	var get func() int64
	set := func(v int64) { x = v }
	get = func() int64 { return x }
	set(get() + 1)
	twice := func(f func(int64)) { f(get() * 2); f(get() + 1) }
	twice(set)
	out[0] = get()
	arr := [3]int64{1, 2, 3}
	rotate := func() { arr[0], arr[1], arr[2] = arr[1], arr[2], arr[0] }
	rotate()
	rotate()
	for i, v := range arr {
		out[1+i] = v
	}
}

type op struct {
	f func(int64) int64
	n int64
}

func (o op) run() int64 { return o.f(o.n) }

//gpu:kernel
func FuncStruct(t *gpu.Thread, in, out []int64) {
	o := op{f: adder(in[0]), n: in[1]}
	out[0] = o.run()
	p := &o
	p.n++
	out[1] = p.run() + o.f(2)
	q := o
	q.n = 7
	out[2] = q.run()
}

type counter struct{ n, step int64 }

func (c *counter) next() int64 { c.n += c.step; return c.n }
func (c counter) peek() int64  { c.n++; return c.n }

//gpu:kernel
func Methods(t *gpu.Thread, in, out []int64) {
	c := counter{step: in[0]}
	next := c.next
	c.step++
	out[0] = next() + c.next()
	peek := c.peek
	c.n = 100
	out[1] = peek() + c.peek()
	cs := []counter{{1, 2}, {3, 4}}
	for i := range cs {
		cs[i].next()
	}
	out[2] = cs[0].n*10 + cs[1].n
}

type hooks struct {
	before, after func(int64) int64
	label         string
	scale         int64
}

// LateFields assigns functions to fields that a literal has left out.
//
//gpu:kernel
func LateFields(t *gpu.Thread, in, out []int64) {
	h := hooks{before: adder(in[0]), scale: 3}
	h.after = func(x int64) int64 { return x * h.scale }
	h.label = "late"
	out[0] = h.after(h.before(in[1]))
	out[1] = int64(len(h.label))
	g := hooks{}
	g.before = h.after
	g.after = h.before
	out[2] = g.after(g.before(2))
	if g.before != nil {
		out[3] = 1
	}
}

type labelled struct {
	t      *gpu.Thread
	label  string
	change func(int64) int64
	sum    int64
	last   [2]int64
}

func each(s []int64, f func(int, int64)) {
	for i, v := range s {
		f(i, v)
	}
}

func (l *labelled) add(s []int64) {
	each(s, func(i int, v int64) {
		l.sum += l.change(v)
		l.last[i&1] = v
	})
}

func (l *labelled) upTo(n int) func(func(int64) bool) {
	return func(yield func(int64) bool) {
		for range n {
			l.sum++
			if !yield(l.sum) {
				return
			}
		}
	}
}

func (l *labelled) orMinusOne() int64 {
	if l == nil {
		return -1
	}
	return l.sum
}

type holder struct {
	l *labelled
	k int64
}

func held(l *labelled) holder { return holder{l: l, k: 2} }

// Labelled stores and captures pointers to variables that hold strings and functions, and
// compares them.
//
//gpu:kernel
func Labelled(t *gpu.Thread, in, out []int64) {
	a := labelled{t: t, label: "a", change: adder(in[0]), sum: in[1]}
	b := a
	a.add(in[:5])
	h := held(&a)
	func() { h.l.sum += h.k; h.k++ }()
	for v := range h.l.upTo(3) {
		b.sum ^= v
	}
	out[0], out[1], out[2], out[3] = a.sum, b.sum, a.last[0], h.l.change(h.k)
	p, q, r := &a, h.l, &b
	pp := &q
	var none *labelled
	for i, equal := range [...]bool{p == q, p != q, p == r, *pp == p, pp == nil, none == nil, none == p, &p.label == &h.l.label, &p.label == &b.label, h == held(&a), h == held(r)} {
		if equal {
			out[4] |= 1 << i
		}
	}
	out[5] = none.orMinusOne() + (*pp).orMinusOne()
	s := &h.l.label
	size := func() int { return len(*s) }
	out[6] = int64(size() + h.l.t.ThreadIdx().X - a.t.ThreadIdx().X)
	*r = labelled{label: "a", change: b.change, sum: in[2]}
	out[7], out[8] = b.sum, int64(len(r.label))
	new := &labelled{label: "new", last: a.last}
	get := new.orMinusOne
	new.sum = in[3]
	out[9], out[10] = get(), new.last[1]
}

//gpu:kernel
func LabelledNil(t *gpu.Thread, in, out []int64) {
	var h holder
	if in[0] == 3 {
		out[0] = h.l.
			sum
	}
	if in[1] == 3 {
		h.l.sum = 2
	}
	var l *labelled
	if in[2] == 3 {
		l.label = ""
	}
	var s *string
	if in[3] == 3 {
		out[1] = int64(len(*s))
	}
	if in[4] == 3 {
		for v := range h.l.upTo(2) {
			out[0] = v
		}
	}
	out[2] = h.l.orMinusOne()
}

//gpu:kernel
func Library(t *gpu.Thread, in, out []int64) {
	out[0] = slices.Max(in[:5])
	out[1] = int64(slices.Index(in, 2))
	out[2] = int64(cmp.Compare(in[0], in[1]))
	copy(out[3:8], in)
	slices.Reverse(out[3:8])
	if slices.Contains(in, 3) {
		out[8] = 1
	}
	if slices.Equal(in[:2], in[2:4]) {
		out[8] += 2
	}
}

// Standard calls functions of packages that know nothing of kernels.
//
//gpu:kernel
func Standard(t *gpu.Thread, in, out []int64) {
	out[0] = int64(sort.Search(10, func(i int) bool { return int64(i*i) >= in[0] }))
	b := make([]byte, 16)
	binary.LittleEndian.PutUint64(b, uint64(in[1]))
	out[1] = int64(binary.BigEndian.Uint32(b[1:]))
	out[2] = int64(binary.PutUvarint(b[2:], uint64(in[2]))) // at most 10 bytes
	v, n := binary.Uvarint(b[2:])
	out[3], out[4] = int64(v), int64(n)
	r, n := utf8.DecodeRune(b)
	out[5], out[6] = int64(r), int64(n)
	last, n := utf8.DecodeLastRune(b[:1+in[6]&7])
	out[6] += int64(last) + int64(n)
	out[7] = int64(utf8.EncodeRune(b, rune(in[3])))
	out[8] = int64(utf8.RuneLen(rune(in[5])))
	if utf8.FullRune(b[:1]) {
		out[9] = 1
	}
	d := time.Duration(in[4])
	out[10], out[11], out[12] = d.Milliseconds(), int64(d.Round(time.Second)), int64(d.Abs())
}

//gpu:kernel
func LongDivision(t *gpu.Thread, in, out []int64) {
	out[0] = int64(bits.Rem64(uint64(in[0]), uint64(in[1]), uint64(in[2])))
	q, r := bits.Div64(uint64(in[3])%3, uint64(in[4]), uint64(in[5]))
	out[1], out[2] = int64(q), int64(r)
}

func (c celsius) plus() int64 { return int64(c) + 1 }

type celsius int32

func minmax(a, b int64) (lo, hi int64) {
	if a < b {
		return a, b
	}
	lo, hi = b, a
	return
}

func triple(in []int64) (int64, [2]int64, inner) {
	return in[0], [2]int64{in[1], in[2]}, inner{a: int8(in[3])}
}

//gpu:kernel
func Results(t *gpu.Thread, in, out []int64) {
	out[0], out[1] = minmax(in[0], in[1])
	out[1], out[0] = minmax(minmax(in[2], in[3]))
	_, hi := minmax(in[4], in[5])
	out[2] = hi
	n, a, s := triple(in)
	out[3] = n + a[1] + int64(s.a)
}
