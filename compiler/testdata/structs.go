// Package structs covers structs, pointers, methods and embedding.
package structs

import "github.com/gpuc-go/gpuc/dsl/gpu"

type vec struct{ x, y, z float32 }

func (v vec) dot(w vec) float32 { return v.x*w.x + v.y*w.y + v.z*w.z }

func (v *vec) scale(a float32) {
	v.x *= a
	v.y *= a
	v.z *= a
}

type body struct {
	vec
	mass  float32
	trail [2]vec
}

type params struct {
	n    int
	mass float32
	out  []body
	on   bool
	w    [3]float32
}

func add(p *float32, v float32) { *p += v }

func split(v vec) (float32, vec) { return v.x, vec{y: v.y, z: v.z} }

//gpu:kernel
func Move(t *gpu.Thread, p params, bodies []body) {
	i := t.Grid().Rank()
	if i >= p.n || !p.on {
		return
	}
	b := bodies[i]
	b.scale(2)
	b.mass += b.dot(bodies[0].vec)
	b.trail[1] = b.trail[0]
	x, rest := split(b.vec)
	add(&b.mass, x+rest.z+p.w[2])
	p.out[i] = b
	if bodies[i] == b {
		bodies[i].trail[i&1].y = 1
	}
	q := &bodies[i]
	q.mass = 0
	var none *body
	if p.n < 0 {
		q = none
	}
	q.x = 3
	f := b.dot
	g := vec.dot
	h := (*vec).scale
	h(&b.vec, f(b.vec)+g(b.vec, rest))
	bodies[i].vec = b.vec
}
