package exec

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

type leaf struct{ v, w int64 }

type tree struct {
	leaf
	*inner
	kids [2]leaf
	tail []leaf
}

func (l leaf) sum() int64       { return l.v + l.w }
func (l *leaf) scale(k int64)   { l.v *= k; l.w *= k }
func (l leaf) plus(o leaf) leaf { return leaf{l.v + o.v, l.w + o.w} }
func (leaf) constant() int64    { return 11 }
func (l *leaf) self() *leaf     { return l }

// Composites: literals of every type, with keys, indices and elided types.
//
//gpu:kernel
func Composites(t *gpu.Thread, in, out []int64) {
	i := inner{a: 3}
	x := tree{leaf: leaf{in[0], 2}, inner: &i, kids: [...]leaf{1: {w: 5}}, tail: []leaf{{1, 2}, 2: {v: in[1]}}}
	out[0] = x.v + x.kids[1].w + x.tail[2].v + int64(len(x.tail)) + int64(x.a)
	ps := []*leaf{{3, 4}, &x.leaf, &x.kids[0]}
	ps[1].v++
	out[1] = x.v + ps[0].w
	a := [...]int64{5, 3: in[2], 1, 'c' - 'a': 9}
	out[2] = a[0] + a[2]*10 + a[3]*100 + a[4]*1000 + int64(len(a))
	m := [2][]int64{{1, 2}, {in[3]}}
	out[3] = m[0][1] + m[1][0]
	p := &[3]int64{1, 2, in[4]}
	out[4] = p[2] + int64(len(p)) + p[:2][1]
	q := &[]int64{in[5], 6}
	(*q)[1]++
	out[5] = (*q)[0] + (*q)[1]
	out[6] = leaf{1, in[6]}.plus(leaf{v: 2}).sum() + (&leaf{2, 3}).self().v
	e := struct {
		leaf
		n [0]int64
	}{leaf: leaf{v: 1}}
	out[7] = e.sum() + int64(len(e.n))
}

// Selectors find fields and methods through embedded structs and pointers.
//
//gpu:kernel
func Selectors(t *gpu.Thread, in, out []int64) {
	i := inner{a: int8(in[0])}
	x := tree{inner: &i, leaf: leaf{in[1], in[2]}}
	p := &x
	p.a++
	p.scale(2)
	out[0] = int64(i.a) + x.sum() + p.leaf.v
	pp := &p
	(*pp).v = 7
	(*pp).kids[in[3]&1].scale(3)
	out[1] = x.v + x.kids[1].w + x.constant()
	sum, scale, plus := leaf.sum, (*leaf).scale, (*leaf).plus
	scale(&x.leaf, in[4])
	out[2] = sum(x.leaf) + plus(&x.leaf, leaf{1, 1}).v
	bound := x.leaf.sum // evaluates x.leaf now
	x.v = 100
	later := p.scale // keeps the pointer
	x.w = 1
	later(2)
	out[3] = bound() + x.v + x.w
	out[4] = tree.sum(x) + (*tree).constant(p)
}

// Converting goes between all numeric types, named types, and slices and arrays.
//
//gpu:kernel
func Converting(t *gpu.Thread, in, out []int64) {
	type meters float32
	type ids []int64
	v := in[0]
	out[0] = int64(int8(v)) + int64(uint8(v)) + int64(int16(v)) + int64(uint16(v)) + int64(int32(v)) + int64(uint32(v))
	out[1] = int64(uint64(int8(v))) ^ int64(uint32(int16(v))) ^ int64(uint(v))
	out[2] = int64(math.Float32bits(float32(v))) ^ int64(math.Float64bits(float64(uint64(v))))
	out[3] = int64(math.Float32bits(float32(meters(float64(v) / 3))))
	s := ids(in)
	a := [4]int64(s)
	p := (*[2]int64)(s[1:])
	p[0]++
	out[4] = a[1] - in[1] + p[1] + int64(len([]int64(s)))
	out[5] = int64(rune(v)) + int64(byte(v))
	type celsius2 celsius
	out[6] = celsius(celsius2(v)).plus()
	type other struct{ v, w int64 }
	out[7] = leaf(other{v, 1}).sum()
	q := (*leaf)(&other{2, v})
	out[8] = q.sum()
	f := (func(int64) int64)(unary(square))
	out[9] = f(v & 0xffff)
}

// count3 notes the order in which it is called.
type log struct {
	at []int64
	n  int
}

func (l *log) say(v int64) int64 { l.at[l.n] = v; l.n++; return v }
func (l *log) index(v int) int   { l.say(int64(v)); return v }
func (l *log) yes(v int64) bool  { return l.say(v) > 0 }

// Evaluation: calls happen in lexical left-to-right order, and operands of an
// assignment before it.
//
//gpu:kernel
func Evaluation(t *gpu.Thread, in, out []int64) {
	l := &log{at: out}
	x := l.say(in[0]&7) + l.say(in[1]&7)*l.say(2)
	var a [4]int64
	a[l.index(1)], a[l.index(2)] = l.say(x), l.say(4)
	b := [2]int64{l.say(5), l.say(6)}
	_ = l.yes(in[2]) && l.yes(in[3]) || l.yes(7)
	l.at[15] = a[1] + a[2]*10 + b[0]
	i := 0
	i, a[i] = 1, 2 // sets a[0]
	a[0], a[0] = 1, 2
	l.at[14] = a[0] + int64(i)
	var p *leaf
	if in[4] > 2 {
		p = &leaf{}
	}
	p.v, l.at[13] = l.say(8), l.say(9) // the right side is evaluated before nil is met
}

// Operators have Go's precedence, and constants its arithmetic.
//
//gpu:kernel
func Operators(t *gpu.Thread, in, out []int64) {
	a, b, c := in[0], in[1], in[2]
	out[0] = a + b*c<<2&0xff | a ^ b&^c
	out[1] = -a*-b - -c + +a
	out[2] = ^a&b | a&^b ^ c>>1
	out[3] = a<<1 + b<<1>>1
	out[4] = (a+1)*(b-1)%7 + c/3*3
	ok := a < b == (b > a) && !(a == b) || c != 0 && a <= c
	if ok {
		out[5] = 1
	}
	a += b
	b -= c
	c *= 3
	a <<= 2
	b &^= 6
	c |= 9
	a ^= b
	c %= 11
	b >>= 1
	a &= -2
	c /= 2
	out[6], out[7], out[8] = a, b, c
	a++
	b--
	out[9] = a * b
	const s = 3
	var sh uint8 = uint8(in[3] & 3)
	var w int64 = 1 << sh // the constant has the type of w
	var f = float64(1 << s)
	out[10] = w + int64(f) + int64(uint8(255)+uint8(sh)) + int64(^uint16(0))>>sh
	p, q := &a, &b
	if p == q || p != &a {
		out[11] = 1
	}
	*p, *q = *q, *p
	out[12] = a - b
}

type lattice struct {
	rows [3][2]int64
	n    int64
}

// RangeLength ranges over the length of arrays that it does not look at.
//
//gpu:kernel
func RangeLength(t *gpu.Thread, in, out []int64) {
	var lattices [2]lattice
	g := lattices[:]
	for i := range g[in[0]].rows {
		out[i]++
	}
	var p *lattice
	for range p.rows[in[1]] {
		out[3]++
	}
	var i int
	for i = range (*p).rows {
		out[4] += in[5]
	}
	out[5] = int64(i)
	for i := range lattices[in[2]&3].row() {
		out[6] += int64(i)
	}
	out[7] = 1
}

func (g *lattice) row() [3]int64 { return [3]int64{g.n} }

// AssignOrder carries out assignments in order until one fails.
//
//gpu:kernel
func AssignOrder(t *gpu.Thread, in, out []int64) {
	var p *lattice
	var g lattice
	if in[0] > 0 {
		p = &g
	}
	out[0], p.n = 6, 7
	out[1], out[in[1]&31] = 4, 5
	i := 2
	i, out[i] = 3, in[i]
	out[i], i = in[in[2]&31], 4
	out[in[3]&31] = in[in[4]&31]
}

// Identifiers hold letters of any script, and share a package with names that differ in
// one letter or in case alone.
//
//gpu:kernel
func Größe(t *gpu.Thread, in, out []int64) {
	αβ, αβ2, Αβ, _x9 := in[0], in[1], in[2], in[3]
	out[0] = αβ - αβ2*3 + Αβ*5 - _x9*7
	世界 := func(é int64) int64 { return é ^ αβ }
	out[1] = 世界(in[4])
	// Predeclared identifiers are no keywords.
	len, int, nil := in[5], in[6], in[7]
	out[2] = len + int*2 + nil*4
}

// Literals are written in every form that Go has.
//
//gpu:kernel
func Literals(t *gpu.Thread, in, out []int64) {
	out[0] = 0b1010_1010 + 0o17 + 017 + 0xBad_Face + 1_000_000
	out[1] = in[0] + 'a' + '\n' + '\x7f' + '\u12e4' + '\U00101234' + '本' + '\''
	out[2] = int64(math.Float64bits(0x1p-2 + 0x1.Fp+0 + 1e3 + .25 + 1_0.5e-1 + 0x.8p1 + 6.67428e-11))
	out[3] = int64(math.Float32bits(float32(in[1]&7) * 0x1.000002p0))
	const text = "short" + `raw \n` + "\xff\u00e9\"" // constant strings have a length
	out[4] = int64(len(text))
	const huge = 1 << 100 // constants have any size
	out[5] = huge >> 98
	out[6] = in[2] & (huge>>60 - 1)
	const third = 1.0 / 3
	out[7] = int64(math.Float32bits(float32(third))) ^ int64(math.Float64bits(third*3))
	const z = 'a' + 1.0 + 0i // an untyped constant of any kind with a value that fits
	out[8] = z
}
