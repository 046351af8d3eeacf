package exec

import "github.com/gpuc-go/gpuc/dsl/gpu"

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

// RenewedPointers keeps the addresses of variables in structs that begin anew before them.
//
//gpu:kernel
func RenewedPointers(t *gpu.Thread, in, out []int64) {
	for i := range out {
		var v view
		var vs [2]view
		if v.p != nil || vs[1].p != nil {
			out[i] = *v.p
		}
		x := new(in[i%len(in)])
		if i%2 == 0 {
			v.p, v.n = x, 2
		} else {
			v.p, v.n = x, 4
		}
		out[i] += v.get()
		y := in[0] + int64(i)
		vs[1].p, vs[1].n = &y, 3
		inc(&y)
		out[i] += vs[1].get()
	}
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
