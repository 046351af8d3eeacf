package difftest

// This file holds what trickyOps compares of arrays, slices and pointers.

// rangeCopies: range evaluates once; over an array it goes over a copy.
func rangeCopies(n int, x uint32, out []int64) {
	a := [4]int{1, 2, 3, 4}
	for i, v := range a {
		a[3-i] = 10 * v
		out[0] = out[0]*100 + int64(v)
	}
	for _, v := range a {
		out[1] = out[1]*100 + int64(v)
	}
	b := [4]int{1, 2, 3, 4}
	for i, v := range &b {
		b[3-i] = 10 * v
		out[2] = out[2]*100 + int64(v)
	}
	c := [4]int{1, 2, 3, 4}
	s := c[:]
	for i, v := range s {
		s[3-i] = 10 * v
		s = s[:4-i/2]
		out[3] = out[3]*100 + int64(v)
	}
	out[4] = int64(len(s))
	m := n
	for i := range m {
		m--
		out[5] += int64(i + m)
	}
	var k int
	for k = range n {
		k *= 2
		out[6] += int64(k)
	}
	out[7] = int64(k)
	for i := range int8(n) {
		i *= 3
		out[8] += int64(i)
	}
	for i := range uint8(x) {
		out[9] += int64(i)
	}
	for range a {
		out[10]++
	}
	d := a
	pd := &d
	e := *pd
	pd[0] = 99
	out[11] = int64(d[0] + a[0]*1000 + e[0]*1000000)
	type box struct {
		v [2]int
		k int
	}
	f := [2]box{{[2]int{1, 2}, 3}, {[2]int{4, 5}, 6}}
	for _, v := range f {
		v.v[0] = 50
		v.k++
		out[12] += int64(v.k + v.v[0])
	}
	for i := range f {
		v := &f[i]
		v.v[0] = 50
		out[13] += int64(f[i].v[0] + f[1].v[0])
	}
	byValue := func(b box) int { b.v[1] = 7; return b.v[1] + b.k }
	out[14] = int64(byValue(f[0])*1000 + f[0].v[1])
	for i := range len(a) {
		if i == 2 {
			a = [4]int{9, 9, 9, 9}
		}
		out[15] = out[15]*100 + int64(a[i])
	}
	var empty [0]int
	for range empty {
		out[16] = 1
	}
	for i := range -5 + n - n {
		out[17] = int64(i) + 1
	}
}

func overlaps(n int, x uint32, out []int64) {
	var a [12]int32
	for i := range a {
		a[i] = int32(i) + 1
	}
	lo := n % 6
	out[0] = int64(copy(a[lo+2:], a[lo:]))
	out[1] = total(a[:])*100 + int64(a[11])
	for i, v := range a {
		out[2] += int64(v) * int64(i)
	}
	out[3] = int64(copy(a[:], a[lo:]))
	for i, v := range a {
		out[4] += int64(v) * int64(i)
	}
	out[5] = int64(copy(a[:0], a[:]))
	out[6] = int64(copy(a[3:3], a[:]))
	s := a[1:5:8]
	out[7] = int64(len(s)*10 + cap(s))
	s = s[2:6]
	out[8] = int64(len(s)*10+cap(s)) + int64(s[0])
	s = s[:cap(s)]
	s[len(s)-1] = -5
	out[9] = int64(a[7])
	var none []int32
	out[10] = int64(copy(a[:], none)) + int64(len(none[:0])) + int64(cap(none[0:0:0]))
	if none == nil && a[2:2] != nil {
		out[11] = 1
	}
	b := [3][]int32{a[:4], a[4:8], a[8:]}
	for i, p := range b {
		p[0] = int32(i)
		out[12] += total(p) << i
	}
	b[0], b[2] = b[2], b[0]
	copy(b[0], b[1])
	out[13] = total(a[8:]) - total(a[4:8])
	type holder struct{ s []int32 }
	h := holder{a[2:6]}
	g := h
	g.s = g.s[1:]
	g.s[0] = 1000
	out[14] = int64(h.s[1])*10 + int64(len(h.s)-len(g.s))
	bytes := [8]uint8{1, 2, 3, 4, 5, 6, 7, 8}
	copy(bytes[1:], bytes[:])
	for _, v := range bytes {
		out[15] = out[15]*10 + int64(v)
	}
	p := (*[4]int32)(a[lo:])
	p[1] = int32(x)
	out[16] = int64(a[lo+1])
	out[17] = int64(len(p[:2]) + cap(p[1:2]))
}

func multiDim(n int, x uint32, out []int64) {
	var g [3][4][2]int16
	for i := range g {
		for j := range g[i] {
			for k := range g[i][j] {
				g[i][j][k] = int16(i*100 + j*10 + k)
			}
		}
	}
	out[0] = int64(g[n%3][n%4][n%2])
	row := g[n%3]
	row[1][0] = -1
	out[1] = int64(g[n%3][1][0]) * int64(row[1][0])
	g[0], g[2] = g[2], g[0]
	out[2] = int64(g[0][3][1] - g[2][3][1])
	s := g[1][1:3]
	s[0][1] = 77
	out[3] = int64(g[1][1][1]) + int64(len(s)*cap(s))
	s[1] = g[0][0]
	out[4] = int64(g[1][2][0])
	flat := g[2][n%4][:]
	flat[n%2]++
	out[5] = int64(g[2][n%4][n%2])
	h := g
	h[1] = [4][2]int16{2: {5, 6}}
	if h != g && h[2] == g[2] {
		out[6] = int64(h[1][2][1])
	}
	set := func(m *[4][2]int16, v int16) { m[0][0] = v; (*m)[3][1] = v }
	set(&g[n%3], 9)
	for _, m := range g {
		for _, r := range m {
			for _, v := range r {
				out[7] = out[7]*3 + int64(v)
			}
		}
	}
	mat := [2][2]int{{1, 1}, {1, 0}}
	acc := [2][2]int{{1, 0}, {0, 1}}
	for range n {
		acc = mul2(acc, mat)
	}
	out[8] = int64(acc[0][1])
	idx := [4]uint8{3, 1, 0, 2}
	out[9] = int64(idx[idx[idx[x%4]]])
	sparse := [...]int{5: 1, 2, 1: 7}
	_ = sparse
	out[10] = int64(len(sparse))
}

func mul2(a, b [2][2]int) (c [2][2]int) {
	for i := range 2 {
		for j := range 2 {
			for k := range 2 {
				c[i][j] += a[i][k] * b[k][j]
			}
		}
	}
	return c
}

func bump(p *int) int { *p++; return *p }

func pointers(n int, x uint32, out []int64) {
	a, b := 1, 2
	p := &a
	if n%2 == 0 {
		p = &b
	}
	*p = 50
	out[0] = int64(a*100 + b)
	pp := &p
	*pp = &a
	**pp += 7
	out[1] = int64(a)
	out[2] = int64(bump(p) + bump(p)*10)
	arr := [4]int{1, 2, 3, 4}
	q := &arr[n%4]
	arr[n%4] = 9
	*q *= 2
	out[3] = int64(arr[n%4])
	old := arr
	s := arr[:]
	s[0] = 1000
	out[4] = int64(old[0]*10000 + arr[0])
	r := record{id: 1}
	ptr := &r
	cpy := *ptr
	ptr.in.v[2] = 5
	ptr.add(int32(x))
	out[6] = int64(r.in.v[2]-cpy.in.v[2]) + r.total - cpy.total
	mx := &arr[0]
	for i := range arr {
		if arr[i] > *mx {
			mx = &arr[i]
		}
	}
	*mx = -1
	out[7] = int64(arr[0] + arr[1]*2 + arr[2]*3 + arr[3]*4)
	o := &out[8]
	*o = int64(n)
	out[8]++
	out[9] = *o
	u := uint8(n)
	w := &u
	*w += 250
	out[10] = int64(u)
}
