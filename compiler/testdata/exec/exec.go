// Package exec holds kernels that are run twice, natively and as lowered IR, on
// the same input. Each reads in and writes out; a failed check is a result, too.
package exec

import (
	"cmp"
	"iter"
	"math"
	"math/bits"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Kernels are the kernels by name, for the native run.
var Kernels = map[string]func(*gpu.Thread, []int64, []int64){
	"Widths": Widths, "Division": Division, "Shifts": Shifts, "Compare": Compare, "Floats": Floats, "Singles": Singles,
	"FloatToInt": FloatToInt, "MinMax": MinMax, "MathBits": MathBits, "Reslicing": Reslicing, "Bounds": Bounds, "Bounds3": Bounds3,
	"ArrayValues": ArrayValues, "ArraySwap": ArraySwap, "ArrayConv": ArrayConv, "CopyOverlap": CopyOverlap, "Structs": Structs,
	"Equality": Equality, "Pointers": Pointers, "NilPointer": NilPointer, "PointerPhi": PointerPhi, "Embedding": Embedding,
	"SwitchGoto": SwitchGoto, "Labels": Labels, "LoopVars": LoopVars, "Seq": Seq, "SeqReturn": SeqReturn, "SeqNested": SeqNested,
	"StrideLoop": StrideLoop, "StrideExit": StrideExit, "Closures": Closures, "ClosureCells": ClosureCells, "Methods": Methods,
	"Generic": Generic, "Results": Results, "Panicking": Panicking, "Asserting": Asserting, "Atomics": Atomics,
	"MutableStructArray": MutableStructArray, "Library": Library, "FuncStruct": FuncStruct, "Zeroed": Zeroed, "StridePair": StridePair,
}

//gpu:kernel
func Widths(t *gpu.Thread, in, out []int64) {
	i8, u8, i16, u16 := int8(in[0]), uint8(in[1]), int16(in[2]), uint16(in[3])
	i32, u32, u64 := int32(in[4]), uint32(in[5]), uint64(in[6])
	out[0] = int64(i8*i8 + int8(u8))
	out[1] = int64(u8*u8 - uint8(i16))
	out[2] = int64(i16 << 3)
	out[3] = int64(u16 + 65535)
	out[4] = int64(-i32 * 65537)
	out[5] = int64(u32 * u32)
	out[6] = int64(u64 * 0x9e3779b97f4a7c15)
	out[7] = int64(^i8) + int64(^u8) + int64(u16&^u32lo(u32))
	out[8] = int64(i32 ^ int32(u32) | 5)
	out[9] = int64(int(i8)) + int64(uint(u8))
}

func u32lo(x uint32) uint16 { return uint16(x) }

//gpu:kernel
func Division(t *gpu.Thread, in, out []int64) {
	out[0] = in[0] / in[1]
	out[1] = in[2] % in[3]
	a, b := int8(in[4]), int8(in[5])
	out[2] = int64(a/b) + int64(a%b)
	u, v := uint64(in[6]), uint64(in[7])
	out[3] = int64(u/v) + int64(u%v)
	out[4] = in[0]/7 + in[1]%-3 + in[2]/(-1<<63)
	out[5] = in[0] / (in[8] - in[8] - 1)
	out[6] = math.MinInt64/(in[8]-in[8]-1) + math.MinInt64%(in[8]-in[8]-1)
}

//gpu:kernel
func Shifts(t *gpu.Thread, in, out []int64) {
	n := uint(in[0]) % 70
	out[0] = in[1] << n
	out[1] = in[2] >> n
	out[2] = int64(uint64(in[3]) >> n)
	out[3] = int64(int8(in[4]) >> n)
	out[4] = int64(uint16(in[5]) << (n % 20))
	out[5] = int64(int32(in[6]) << uint8(in[7]))
	out[6] = int64(uint8(in[1]) >> uint64(in[2]))
	out[7] = in[1] << in[8]
}

//gpu:kernel
func Compare(t *gpu.Thread, in, out []int64) {
	set := func(i int, b bool) {
		if b {
			out[i]++
		}
	}
	set(0, in[0] < in[1])
	set(1, uint64(in[0]) < uint64(in[1]))
	set(2, int8(in[2]) <= int8(in[3]))
	set(3, uint8(in[2]) >= uint8(in[3]))
	x, y := math.Float64frombits(uint64(in[4])), float64(in[5])
	set(4, x < y)
	set(5, !(x >= y))
	set(6, x != x)
	set(7, x == y || in[0] > 3 && in[1] != 2)
	b := in[0] > in[1]
	set(8, b == (in[2] > in[3]))
	set(9, b != (in[3] > in[2]))
}

//gpu:kernel
func Floats(t *gpu.Thread, in, out []int64) {
	x, y, z := float64(in[0])/8, float64(in[1])+0.5, math.Float64frombits(uint64(in[2]))
	put := func(i int, v float64) {
		if v != v {
			v = 99 // one NaN is as good as another
		}
		out[i] = int64(math.Float64bits(v))
	}
	put(0, x*y+z)
	put(1, x/y-z)
	put(2, -x)
	put(3, math.Sqrt(math.Abs(x)))
	put(4, math.Floor(x)+math.Ceil(x)*10+math.Trunc(x)*100+math.RoundToEven(x)*1000)
	put(5, math.Copysign(x, y))
	put(6, math.FMA(x, y, z))
	whole, frac := math.Modf(z)
	put(7, whole)
	put(8, frac)
	put(9, math.Ldexp(x, int(in[3]%40)))
	if math.IsInf(z, 1) || math.IsNaN(z) || math.Signbit(x) {
		put(0, math.Inf(int(in[4])))
	}
}

//gpu:kernel
func Singles(t *gpu.Thread, in, out []int64) {
	x, y := float32(in[0])/3, math.Float32frombits(uint32(in[1]))
	if y != y {
		y = 1
	}
	out[0] = int64(math.Float32bits(x*x + x))
	out[1] = int64(math.Float32bits(gpu.Sqrt(x * x)))
	out[2] = int64(math.Float32bits(float32(float64(x) * 1e-3)))
	out[3] = int64(math.Float32bits(gpu.Floor(x) + gpu.Abs(x)))
	out[4] = int64(math.Float32bits(float32(in[2])))
	out[5] = int64(math.Float32bits(float32(uint64(in[3]))))
	out[6] = int64(math.Float32bits(min(x, y, 0)))
	out[7] = int64(math.Float32bits(float32(x*x) + y))
}

//gpu:kernel
func FloatToInt(t *gpu.Thread, in, out []int64) {
	x := float64(in[0]) * 1.75
	if x > 1e18 || x < -1e18 {
		x = 0.5
	}
	out[0] = int64(x)
	out[1] = int64(int32(int64(x) % 1000))
	if x > 0 {
		out[2] = int64(uint64(x))
	}
	f := float32(in[1] % 1000000)
	out[3] = int64(f)
	out[4] = int64(int16(f / 100))
	out[5] = int64(float64(uint32(in[2])) * 0.5)
}

//gpu:kernel
func MinMax(t *gpu.Thread, in, out []int64) {
	out[0] = min(in[0], in[1], in[2])
	out[1] = max(in[0], in[1], 3)
	out[2] = int64(max(uint8(in[3]), uint8(in[4])))
	x := min(float64(in[0]), math.NaN())
	if x != x {
		out[3] = 1
	}
	zero := float64(in[5] - in[5])
	out[4] = int64(math.Float64bits(min(zero, -zero)))
	out[5] = int64(math.Float64bits(max(-zero, zero)))
	out[6] = int64(len(in)) + int64(cap(out))
}

//gpu:kernel
func MathBits(t *gpu.Thread, in, out []int64) {
	x := uint64(in[0])
	out[0] = int64(bits.OnesCount64(x)*1000 + bits.LeadingZeros64(x))
	out[1] = int64(bits.TrailingZeros32(uint32(in[1]))*1000 + bits.Len16(uint16(in[1])))
	out[2] = int64(bits.LeadingZeros8(uint8(in[2]))*100 + bits.TrailingZeros8(uint8(in[2])))
	out[3] = int64(bits.Reverse64(x)) ^ int64(bits.Reverse16(uint16(in[3]))) ^ int64(bits.Reverse8(uint8(in[4])))
	out[4] = int64(bits.ReverseBytes32(uint32(in[5]))) + int64(bits.ReverseBytes16(uint16(in[5])))
	out[5] = int64(bits.RotateLeft64(x, int(in[6]))) + int64(bits.RotateLeft8(uint8(in[1]), int(in[6])))
	hi, lo := bits.Mul64(x, uint64(in[7]))
	out[6], out[7] = int64(hi), int64(lo)
	sum, carry := bits.Add64(x, uint64(in[7]), 1)
	out[8] = int64(sum) + int64(carry)
	out[9] = int64(bits.Len(0)) + int64(bits.TrailingZeros(0)) + int64(bits.OnesCount8(255))
}

//gpu:kernel
func Reslicing(t *gpu.Thread, in, out []int64) {
	s := in[2:10]
	u := s[1:3]
	v := u[:5]
	w := s[2:4:6]
	out[0] = int64(len(s)*100 + cap(s))
	out[1] = int64(len(u)*100 + cap(u))
	out[2] = v[4] + u[0]
	out[3] = int64(len(w)*100 + cap(w))
	var a [6]int64
	b := a[1:4]
	b[0], b[2] = 7, 9
	c := b[:cap(b)]
	c[4] = 11
	for i, x := range a {
		out[4+i] = x
	}
	var none []int64
	if none == nil && len(none[:0]) == 0 && s != nil {
		out[10]++
	}
}

//gpu:kernel
func Bounds(t *gpu.Thread, in, out []int64) {
	lo, hi := int(in[0]), int(in[1])
	s := in[lo:hi]
	out[0] = int64(len(s))
	out[1] = s[in[2]&3]
	var a [5]int64
	a[hi&3] = 3
	b := a[lo:]
	out[2] = int64(len(b))
	u := uint8(in[3])
	out[3] = in[u]
}

//gpu:kernel
func Bounds3(t *gpu.Thread, in, out []int64) {
	s := in[in[0]:in[1]:in[2]]
	out[0] = int64(len(s)*100 + cap(s))
	p := (*[4]int64)(s)
	out[1] = p[1]
}

//gpu:kernel
func ArrayValues(t *gpu.Thread, in, out []int64) {
	a := [4]int64(in)
	b := a
	b[1] = 100
	c := bump(a)
	if a == b {
		out[0] = 1
	}
	if a == [4]int64(in[:4]) {
		out[1] = 1
	}
	out[2], out[3] = b[1]+a[1], c[3]
	var m [3][3]int64
	for i := range m {
		for j := range m[i] {
			m[i][j] = in[i] * in[j]
		}
	}
	row := m[1]
	m[1][2] = -1
	out[4], out[5] = row[2], m[1][2]
	out[6] = pick(m, int(in[0]&1))
	var big [20]int64
	big[19] = in[2]
	if big == ([20]int64{}) {
		out[7] = 1
	}
}

func bump(a [4]int64) [4]int64 {
	a[3]++
	return a
}

func pick(m [3][3]int64, i int) int64 {
	rows := m[i:]
	return rows[1][i]
}

//gpu:kernel
func ArraySwap(t *gpu.Thread, in, out []int64) {
	a, b := [2]int64{in[0], in[1]}, [2]int64{in[2], in[3]}
	for i := range in[4] & 7 {
		a, b = b, a
		if i == 3 {
			b = [2]int64{i, i}
		}
	}
	if a != b {
		out[0]++
	}
	out[1], out[2], out[3], out[4] = a[0], a[1], b[0], b[1]
}

//gpu:kernel
func ArrayConv(t *gpu.Thread, in, out []int64) {
	s := in[:in[0]&7]
	a := [3]int64(s)
	out[0] = a[2]
}

//gpu:kernel
func CopyOverlap(t *gpu.Thread, in, out []int64) {
	n := copy(out, in)
	out[copy(out[3:], out[:5])] += int64(n)
	copy(out[:6], out[2:])
	clear(out[8:9])
	type point struct{ x, y int32 }
	pts := []point{{1, 2}, {3, 4}, {5, 6}}
	copy(pts[1:], pts)
	out[9] = int64(pts[2].y)
}

type inner struct {
	a int8
	b bool
}

type outer struct {
	inner
	f  float32
	in [2]inner
	n  int64
	_  int16
}

//gpu:kernel
func Structs(t *gpu.Thread, in, out []int64) {
	o := outer{inner: inner{a: int8(in[0]), b: in[1] > 0}, n: in[2]}
	p := o
	p.a++
	p.in[1] = p.inner
	o.in[0].a = p.in[1].a
	q := &p.in[in[3]&1]
	q.a *= 2
	out[0] = int64(o.a) + int64(p.a)*10 + int64(p.in[0].a) + int64(p.in[1].a) + int64(o.in[0].a)
	if p.b != o.in[0].b {
		out[1] = 1
	}
	os := []outer{o, p}
	for _, v := range os {
		out[2] += v.n + int64(v.in[1].a)
	}
	anon := struct{ x, y int64 }{in[4], in[5]}
	anon.x, anon.y = anon.y, anon.x
	out[3] = anon.x - anon.y
}

//gpu:kernel
func Equality(t *gpu.Thread, in, out []int64) {
	o := outer{n: in[0], f: float32(in[1])}
	p := outer{n: in[2], f: float32(in[3])}
	if o == p {
		out[0] = 1
	}
	p = o
	if o == p {
		out[1] = 1
	}
	p.in[1].b = true
	if o != p {
		out[2] = 1
	}
	x, y := &o, &p
	if x != y && x == &o {
		out[3] = 1
	}
	var e struct{}
	if e == struct{}{} {
		out[4] = 1
	}
}

func inc(p *int64) { *p++ }

func choose(c bool, p, q *int64) *int64 {
	if c {
		return p
	}
	return q
}

//gpu:kernel
func Pointers(t *gpu.Thread, in, out []int64) {
	x, y := in[0], in[1]
	inc(&x)
	inc(choose(in[2] > 0, &x, &y))
	pp := &x
	ppp := &pp
	**ppp += 5
	*ppp = &y
	*pp -= 3
	out[0], out[1] = x, y
	inc(&out[2])
	p := &out[3]
	*p = in[3]
	n := new(int64)
	*n = in[4]
	out[4] = *n
	v := view{&x, 2}
	out[5] = v.get() + view{p: &y}.get()
}

type view struct {
	p *int64
	n int64
}

func (v view) get() int64 { return *v.p * v.n }

//gpu:kernel
func NilPointer(t *gpu.Thread, in, out []int64) {
	var p *int64
	var v *view
	if in[0] > 2 {
		p = &out[1]
	}
	if in[1] < 0 {
		out[2] = v.n
	}
	if in[1] > 4 {
		out[2] = v.get()
	}
	*p = 3
	out[0] = *p
}

//gpu:kernel
func PointerPhi(t *gpu.Thread, in, out []int64) {
	var a, b int64
	p := &a
	for i := range in {
		if in[i] > 0 {
			p = &b
		} else {
			p = &a
		}
		*p += in[i]
	}
	out[0], out[1] = a, b
}

type base struct{ n int64 }

func (b base) get() int64   { return b.n }
func (b *base) set(n int64) { b.n = n }

type middle struct{ *base }
type top struct {
	middle
	k int64
}

//gpu:kernel
func Embedding(t *gpu.Thread, in, out []int64) {
	b := base{in[0]}
	x := top{middle{&b}, in[1]}
	x.set(x.get() + x.k)
	get, set := x.get, x.middle.set
	set(in[2])
	out[0], out[1] = get(), b.n
	f := (*base).set
	f(x.base, 9)
	out[2] = top.get(x)
}

//gpu:kernel
func SwitchGoto(t *gpu.Thread, in, out []int64) {
	for _, v := range in {
		switch v & 7 {
		case 0, 1:
			out[0]++
		case 2:
			out[1]++
			fallthrough
		case 3:
			out[2]++
		case 4:
			if v > 4 {
				break
			}
			out[3]++
		default:
			out[4]++
		}
		switch {
		case v > 10:
			out[5]++
		case v < -10:
			out[6]++
		}
	}
	i := int64(0)
loop:
	if i < in[0]&15 {
		out[7] += i
		i++
		goto loop
	}
}

//gpu:kernel
func Labels(t *gpu.Thread, in, out []int64) {
outer:
	for i := range in {
		for j := len(in) - 1; j > i; j-- {
			switch {
			case in[i] == in[j]:
				out[0]++
				continue outer
			case in[i]+in[j] == 5:
				break outer
			}
			if in[j] < 0 {
				break
			}
			out[1]++
		}
		out[2]++
	}
}

//gpu:kernel
func LoopVars(t *gpu.Thread, in, out []int64) {
	for i := 0; i < 4; i++ {
		add := func(d int) { i += d }
		if in[i] > 0 {
			add(1)
		}
		out[i] += int64(i)
	}
	for i, n := uint8(0), 0; i < 250 && n < 10; i, n = i+100, n+1 {
		out[5] += int64(i)
	}
	for i := range int8(5) {
		out[6] += int64(i)
	}
}

func count(n int64) iter.Seq2[int64, int64] {
	return func(yield func(int64, int64) bool) {
		for i := range n {
			if !yield(i, i*i) {
				return
			}
		}
	}
}

func filter(s iter.Seq2[int64, int64], keep func(int64) bool) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		for k, v := range s {
			if keep(k) && !yield(v) {
				return
			}
		}
	}
}

//gpu:kernel
func Seq(t *gpu.Thread, in, out []int64) {
	for i, sq := range count(in[0] & 7) {
		if i == in[1] {
			continue
		}
		if i == in[2] {
			break
		}
		out[0] += sq
	}
	even := func(x int64) bool { return x%2 == 0 }
	for v := range filter(count(8), even) {
		out[1] += v
	}
	for v := range filter(count(in[3]&15), func(x int64) bool { return x > in[4] }) {
		out[2] = out[2]*3 + v
	}
}

func search(in []int64, want int64) (int64, bool) {
	for i, sq := range count(10) {
		if sq+in[0] > want {
			return i, true
		}
	}
	return -1, false
}

//gpu:kernel
func SeqReturn(t *gpu.Thread, in, out []int64) {
	i, ok := search(in, in[1])
	out[0] = i
	if ok {
		out[1] = 1
	}
	for k := range count(in[2] & 3) {
		if k == 1 {
			return
		}
		defer1(out)
	}
	out[3] = 1
}

func defer1(out []int64) { out[2]++ }

//gpu:kernel
func SeqNested(t *gpu.Thread, in, out []int64) {
outer:
	for i := range count(6) {
		for j := range count(i) {
			for k, v := range count(3) {
				switch {
				case in[i]+j == k:
					continue outer
				case in[j]-k == 7:
					break outer
				case in[k] == 100:
					return
				}
				out[0] += v + i
			}
			out[1]++
		}
		out[2]++
		if out[2] > 4 {
			goto done
		}
	}
	out[3] = 1
done:
	out[4] = 1
}

//gpu:kernel
func StrideLoop(t *gpu.Thread, in, out []int64) {
	for i := range t.Grid().Stride(len(out)) {
		out[i] = in[i%len(in)] * int64(t.ThreadIdx().X+1)
	}
	for i := range t.Block().Stride(int(in[0] & 15)) {
		out[i]++
	}
}

//gpu:kernel
func StrideExit(t *gpu.Thread, in, out []int64) {
	for i := range t.Grid().Stride(len(in)) {
		if in[i] == 3 {
			continue
		}
		if in[i] > 6 {
			break
		}
		if in[i] < -6 {
			return
		}
		for j := range t.Warp().Stride(i) {
			if in[j] == in[i] {
				break
			}
			out[i]++
		}
	}
	out[len(out)-1]++
}

//gpu:kernel
func StridePair(t *gpu.Thread, in, out []int64) {
	seq := t.Block().Stride(3)
	for i := range seq {
		out[i] += in[i]
	}
	for i := range seq {
		for j := range seq {
			out[3] += int64(i * j)
		}
	}
}

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

type number interface {
	~int8 | ~int32 | ~int64 | ~float64
}

func total[T number](s []int64) T {
	var sum T
	for _, v := range s {
		sum += T(v)
	}
	return sum
}

type stack[T any] struct {
	items [4]T
	n     int
}

func (s *stack[T]) push(v T) { s.items[s.n] = v; s.n++ }
func (s *stack[T]) pop() T   { s.n--; return s.items[s.n] }

func mapTo[A, B any](a A, f func(A) B) B { return f(a) }

//gpu:kernel
func Generic(t *gpu.Thread, in, out []int64) {
	out[0] = int64(total[int8](in)) + total[int64](in)
	out[1] = int64(total[float64](in[:3]) / 8)
	var s stack[int64]
	for i := range in[0] & 7 {
		s.push(i)
	}
	out[2] = s.pop()
	out[3] = mapTo(in[1], func(x int64) celsius { return celsius(x) }).plus()
	type small int8
	out[4] = int64(total[small](in))
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

//gpu:kernel
func Panicking(t *gpu.Thread, in, out []int64) {
	out[0] = 1
	switch in[0] {
	case 1, 2, 3:
		panic("first is small")
	case -1, -2:
		panic(42)
	case 0:
		panic(celsius(3))
	}
	out[1] = 1
}

func check(t *gpu.Thread, ok bool, msg string) {
	gpu.Assert(t, ok, msg)
}

//gpu:kernel
func Asserting(t *gpu.Thread, in, out []int64) {
	check(t, in[0] != 2, "two")
	gpu.Assert(t, in[0] < 4, "too large")
	out[0] = 1
}

//gpu:kernel
func Atomics(t *gpu.Thread, in, out []int64) {
	out[1] = gpu.AtomicAdd(t, &out[0], in[0])
	out[2] = gpu.AtomicMax(t, &out[0], in[1])
	out[3] = gpu.AtomicCompareAndSwap(t, &out[0], in[1], in[2])
	out[4] = gpu.AtomicExchange(t, &out[0], in[3])
	gpu.AtomicXor(t, &out[0], in[4])
	out[5] = gpu.AtomicLoad(t, &out[0])
	gpu.AtomicStore(t, &out[6], in[5])
}

//gpu:kernel
func MutableStructArray(t *gpu.Thread, in, out []int64) {
	var cs [4]counter
	for i := range cs {
		cs[i].step = in[i]
	}
	for _, c := range cs {
		c.next()
		out[0] += c.n
	}
	for i := range cs {
		c := &cs[i]
		c.next()
		c.next()
	}
	for i, c := range cs {
		out[1+i] = c.n
	}
}

//gpu:kernel
func Zeroed(t *gpu.Thread, in, out []int64) {
	for i := range 3 {
		var a [4]int64
		var c counter
		p := &c
		out[0] += a[in[0]&3] + p.n
		a[in[0]&3] = 5
		p.n = int64(i + 1)
		out[1] += a[in[0]&3] + c.n
		m := make([]int64, 2)
		out[2] += m[1]
		m[1] = 9
	}
}
