package difftest

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
)

func trickyOps(which, n int, x uint32, out []int64) {
	switch which {
	case 0:
		capturedLoopVars(n, out)
	case 1:
		evaluationOrder(n, x, out)
	case 2:
		swaps(n, out)
	case 3:
		rangeCopies(n, x, out)
	case 4:
		overlaps(n, x, out)
	case 5:
		iterators(n, x, out)
	case 6:
		gotos(n, x, out)
	case 7:
		wraps(n, x, out)
	case 8:
		embedding(n, x, out)
	case 9:
		labels(n, x, out)
	case 10:
		builtins(n, x, out)
	case 11:
		multiDim(n, x, out)
	case 12:
		methodValues(n, x, out)
	case 13:
		constants(n, x, out)
	case 14:
		genericMethods(n, x, out)
	case 15:
		namedResults(n, x, out)
	case 16:
		comparisons(n, x, out)
	case 17:
		nestedIterators(n, x, out)
	case 18:
		switches(n, x, out)
	case 19:
		pointers(n, x, out)
	}
}

const (
	trickyKinds   = 20
	trickyResults = 24
)

//gpu:kernel
func Tricky(t *gpu.Thread, n []int, x []uint32, out []int64) {
	for i := range t.Grid().Stride(len(n)) {
		for k := range trickyKinds {
			lo := (i*trickyKinds + k) * trickyResults
			trickyOps(k, n[i], x[i], out[lo:lo+trickyResults])
		}
	}
}

// capturedLoopVars: each iteration has its own variable, also where the body
// changes it and a closure keeps it.
func capturedLoopVars(n int, out []int64) {
	for i := 0; i < n; i++ {
		get := func() int { return i }
		i += 2
		out[0] += int64(get())
		inc := func() { i++ }
		if i%3 == 0 {
			inc()
		}
		out[1] += int64(i)
	}
	x := 1
	f := func(y int) int { x = x*3 + y; return x }
	g := func(y int) int { return f(y) + f(y+1) }
	for i := range n % 5 {
		out[4] += int64(g(i))
	}
	out[5] = int64(x)
	{
		x := x
		h := func() { x++ }
		h()
		h()
		out[6] = int64(x)
	}
	out[7] = int64(x)
}

type counter struct{ n int }

func (c *counter) next() int { c.n++; return c.n }

// evaluationOrder: calls happen from left to right.
func evaluationOrder(n int, x uint32, out []int64) {
	c := &counter{}
	a := [4]int{c.next(), c.next() * 10, c.next() * 100, c.next() * 1000}
	out[0] = int64(a[0] + a[1] + a[2] + a[3])
	out[1] = int64(c.next() - c.next()*c.next())
	i := 0
	i, a[i] = 1, 77
	out[2] = int64(a[0])
	out[3] = int64(i)
	a[c.next()%4], a[c.next()%4] = c.next(), c.next()
	for j, v := range a {
		out[4] = out[4]*7 + int64(v*(j+1))
	}
	and := c.next() > 1000 && c.next() > 0
	or := c.next() > 0 || c.next() > 0
	if !and && or {
		out[5] = int64(c.n)
	}
	p, q := pair(c)
	out[6] = int64(p*100 + q)
	a[pick(c)] += c.next()
	a[pick(c)] <<= 1
	out[7] = int64(a[0] + a[1]*3 + a[2]*5 + a[3]*7)
	s := a[:]
	s, s[0] = s[1:], 5
	out[8] = int64(s[0]*10 + a[0])
	add := func(u, v int) int { return u*31 + v }
	out[9] = int64(add(c.next(), add(c.next(), c.next())))
	b := [2]counter{{1}, {2}}
	cp := b
	b[0].next()
	out[10] = int64(cp[0].n*10 + b[0].n)
	k := 2
	k, b[k-1] = 0, counter{k}
	out[11] = int64(b[1].n + k)
	var e [3]int
	j := 0
	for j, e[j] = range [3]int{7, 8, 9} {
		e[j] += 10
	}
	out[12] = int64(e[0] + 10*e[1] + 100*e[2])
	m := n
	if m := m * 2; m > 20 {
		out[13] = int64(m)
	} else if m := m + int(x%3); m > 10 {
		out[13] = -int64(m)
	}
	out[14] = int64(m)
}

func pair(c *counter) (int, int) { return c.next(), c.next() }

func pick(c *counter) int { return c.next() % 4 }

func swaps(n int, out []int64) {
	a := [5]int{1, 2, 3, 4, 5}
	i, j := n%5, (n/2)%5
	a[i], a[j] = a[j], a[i]
	a[0], a[1], a[2] = a[1], a[2], a[0]
	for k, v := range a {
		out[0] = out[0]*10 + int64(v)
		out[1] += int64(k * v)
	}
	p, q := &a[i], &a[j]
	*p, *q = *q, *p
	p, q = q, p
	*p += 100
	out[2] = int64(a[0] + a[1]*2 + a[2]*3 + a[3]*4 + a[4]*5)
	type two struct{ x, y int }
	t := two{1, 2}
	t.x, t.y = t.y, t.x
	t = two{t.y, t.x}
	out[3] = int64(t.x*10 + t.y)
	u := [2]two{{1, 2}, {3, 4}}
	u[0], u[1] = u[1], u[0]
	u[0].x, u[1] = u[1].y, u[0]
	out[4] = int64(u[0].x + 10*u[0].y + 100*u[1].x + 1000*u[1].y)
	r, s := 1, 2
	for range n {
		r, s = s, r-s
	}
	out[5] = int64(r*1000 + s)
	lo, hi := 0, 4
	for lo < hi {
		a[lo], a[hi] = a[hi], a[lo]
		lo, hi = lo+1, hi-1
	}
	for _, v := range a {
		out[6] = out[6]*13 + int64(v)
	}
}

func wraps(n int, x uint32, out []int64) {
	var u8 uint8 = uint8(x)
	for range n {
		u8 += 37
	}
	out[0] = int64(u8)
	k := 0
	for i := uint8(250); i >= 250; i++ {
		k++
	}
	out[1] = int64(k)
	k = 0
	for i := int8(100); i > 0; i += 3 {
		k++
	}
	out[2] = int64(k)
	k = 0
	for i := uint(5); i < 6; i-- {
		k++
	}
	out[3] = int64(k)
	m := int64(-1 << 63)
	out[4] = m / -int64(n-n+1)
	out[5] = m % -int64(n-n+1)
	out[6] = -m - 1
	i8 := int8(x)
	out[7] = int64(i8 / -3 * 100 / (i8 | 1))
	out[8] = int64(i8 << 3 >> 2)
	out[9] = int64(uint16(i8)) + int64(int16(uint8(i8)))<<20
	out[10] = int64(int32(x*2654435761)) >> (x % 80)
	out[11] = int64(x >> (x % 70))
	out[12] = int64(x << uint8(x))
	out[13] = int64(int8(-128) >> (x % 256))
	out[14] = int64(^x&^0xf0 ^ 3 | 4)
	out[15] = int64(int16(x) * int16(x))
	out[16] = int64(uint16(x) * uint16(x))
	h := uint64(14695981039346656037)
	for j := range n {
		h ^= uint64(j)
		h *= 1099511628211
	}
	out[17] = int64(h)
	out[18] = int64(h >> 33 % 7)
	out[19] = -7 / int64(n+1)
	out[20] = -7 % int64(n+1)
	var i int
	for i = n; i > 0; i >>= 1 {
	}
	out[21] = int64(i)
	for b := x; b != 0; b &= b - 1 {
		out[22]++
	}
	out[23] = int64(uint8(300-n) + byte(x)<<1)
}

func builtins(n int, x uint32, out []int64) {
	out[0] = int64(min(n, 5, int(x)))
	out[1] = int64(max(-n, 3, int(int8(x))))
	a := [5]int{1, 2, 3, 4, 5}
	clear(a[n%5:])
	for _, v := range a {
		out[2] = out[2]*10 + int64(v)
	}
	out[3] = int64(len(a) + cap(a[2:]))
	f := max(float32(n), 2.5)
	out[4] = int64(f * 2)
	var b [2][3]int
	out[5] = int64(len(b)*10 + len(b[0]))
	p := &a
	out[6] = int64(len(p) + cap(p))
	len := func(v int) int { return v * 2 }
	out[7] = int64(len(4))
	true := n > 3
	if true {
		out[8] = 1
	}
	type int = int64
	var i int = int(x) << 20
	out[9] = i
	const iota = 5
	out[10] = iota
	min := n
	out[11] = int64(min)
	q := new(point)
	q.x = n2(x)
	out[12] = int64(q.sum())
	r := &point{3, 4}
	r.scale(2)
	out[13] = int64(r.sum())
	_, y := pair(&counter{8})
	out[14] = int64(y)
}

func n2(x uint32) int { return int(x % 77) }

type weekday uint8

const (
	monday weekday = iota + 1
	tuesday
	_
	thursday
)

const (
	kb = 1 << (10 * (iota + 1))
	mb
	gb
)

const (
	bit0, mask0 = 1 << iota, 1<<iota - 1
	bit1, mask1
	_, _
	bit3, mask3
)

func (d weekday) next() weekday { return d%7 + 1 }

const huge = 1 << 100

func constants(n int, x uint32, out []int64) {
	out[0] = int64(thursday.next().next())
	out[1] = gb/mb + kb
	out[2] = bit3*100 + mask3 + mask1 + bit1 + bit0 + mask0
	out[3] = huge >> 95
	out[4] = 'a' + int64('é') + int64('\x41') + '世'
	const s = "héllo"
	out[5] = int64(len(s))
	out[6] = int64(float64(n) * 1e3 / 7)
	const third = 1.0 / 3
	out[7] = int64(third * 3e9)
	var f float32 = 16777216
	out[8] = int64(f + 1)
	out[9] = -5 % 3
	out[10] = int64(weekday(x) + tuesday + monday)
	d := weekday(n%7 + 1)
	for range x % 9 {
		d = d.next()
	}
	out[11] = int64(d)
	const big uint64 = 1<<64 - 1
	out[12] = int64(big >> uint(n))
	out[13] = int64(uint8(255) + uint8(n))
	var sh uint = 33
	out[14] = int64(int32(1)<<sh) + 1<<sh
	out[15] = 07_7 + 0b101 + 0x_ff + 1_000
	out[16] = int64(int(0x1p-2 * 16))
}

func namedResults(n int, x uint32, out []int64) {
	a, b := split(n)
	out[0], out[1] = int64(a), int64(b)
	out[2] = int64(shadow(n))
	out[3] = int64(closureResult(n))
	p, q := swapResults(n, int(x%5))
	out[4] = int64(p*100 + q)
	arr := arrayResult(n)
	out[5] = int64(arr[0]*100 + arr[2])
	out[6] = int64(arrayResult(n + 1)[n%3])
	out[7] = int64(structResult(n).in.v[1])
	r := structResult(n)
	r2 := structResult(n + 1)
	r.grid[1] = r2.grid[0]
	out[8] = int64(r.sum() + r2.sum())
	out[9] = int64(early(n))
}

func split(n int) (a, b int) {
	a = n / 2
	if n > 10 {
		return
	}
	b = n - a
	return b, a
}

func shadow(n int) (r int) {
	r = 1
	if n > 5 {
		r := 2
		r += n
		if r > 15 {
			return r
		}
	}
	return
}

func closureResult(n int) (r int) {
	set := func() { r += 10 }
	for range n {
		set()
	}
	return r + 1
}

func swapResults(a, b int) (x, y int) {
	x, y = a, b
	return y, x
}

func arrayResult(n int) (a [3]int) {
	for i := range a {
		a[i] = n * (i + 1)
	}
	return
}

func structResult(n int) (r record) {
	r.in.v[1] = float32(n)
	for i := range r.grid {
		r.grid[i][n%3] = int32(n)
	}
	return r
}

func early(n int) int {
	if n < 3 {
		return 1
	} else if n < 6 {
		return 2
	}
	for n > 0 {
		n -= 4
		if n == 2 {
			return 3
		}
	}
	return n
}

func comparisons(n int, x uint32, out []int64) {
	nan := gpu.Sqrt(float32(-1 - n))
	f := float32(n) - 5
	bits := 0
	put := func(b bool) {
		bits <<= 1
		if b {
			bits |= 1
		}
	}
	put(nan == nan)
	put(nan != nan)
	put(nan < f)
	put(!(nan < f))
	put(!(nan >= f))
	put(f < 0 != (f >= 0))
	put(-f < f)
	put(int8(x) < int8(x>>8))
	put(uint8(x) < uint8(x>>8))
	put(int(x) < -1)
	put(uint32(int32(x)) == x)
	put(n > 3 == (n >= 4))
	put((n > 3) == (x%2 == 0))
	out[0] = int64(bits)
	a, b := point{n, 1}, point{4, 1}
	bits = 0
	put(a == b)
	put(a != b)
	put([2]point{a, b} == [2]point{b, a})
	pa, pb := &a, &b
	put(pa == pb)
	put(*pa == *pb)
	pb = pa
	put(pa == pb)
	var np *point
	put(np == nil)
	put(pa != nil)
	put(struct{ f float32 }{nan} == struct{ f float32 }{nan})
	neg := f * 0
	put(neg == 0)
	put(1/neg > 0)
	out[1] = int64(bits)
	type withBlank struct {
		a int
		_ int
		b int8
	}
	u, v := withBlank{a: n, b: 1}, withBlank{a: 4, b: 1}
	if u == v {
		out[2] = 1
	}
	var e1, e2 struct{}
	if e1 == e2 {
		out[3] = 1
	}
}
