package difftest

import "github.com/gpuc-go/gpuc/dsl/gpu"

type pairOfVectors struct {
	a gpu.Vec4[float32]
	b gpu.Vec2[int64]
}

// vectorOps rewrites vector i of x and of the vectors that it holds elsewhere: whole,
// by field, in part, through copies and where a store comes between.
func vectorOps(x []float32, y []int64, i int) {
	v, w := gpu.AsVec4(x), gpu.AsVec2(y)
	n := len(v)
	i %= n
	j := (i + 1) % n
	a, b := v[i], v[j]
	v[i] = gpu.Vec4[float32]{X: a.W, Y: 0.5 * (a.X + b.Y), Z: a.Y, W: b.X}
	// Each store may change what the next load reads: i and j can be equal.
	v[i].X = v[j].Y
	v[j].Y = v[i].X + 1
	v[i].Z, v[i].W = v[j].W, v[j].Z
	p, q := &v[i], &v[j]
	p.X, q.X, p.Y, q.Y = q.X, p.X, q.Y, p.Y
	p.Z = 2
	q.Z = 3
	p.W = q.Z
	local := [3]pairOfVectors{{a: *p, b: w[i%len(w)]}}
	local[1+i%2] = local[0]
	local[1+i%2].b.Y += int64(q.X)
	w[i%len(w)] = turn(local[1+i%2].b)
	half := gpu.AsVec2(x[4*i : 4*i+2])
	half[0] = gpu.Vec2[float32]{X: half[0].Y, Y: local[1].a.Y}
	bytes := [8]uint8{1, 2, 3, 4, 5, 6, 7, 8}
	for k := range bytes {
		bytes[k] += uint8(i)
	}
	w[0].X += int64(bytes[i%8])
}

func turn(v gpu.Vec2[int64]) gpu.Vec2[int64] { return gpu.Vec2[int64]{X: v.Y, Y: v.X} }

// Vectors applies vectorOps round and round, in one thread.
//
//gpu:kernel
func Vectors(t *gpu.Thread, x []float32, y []int64, rounds int) {
	if t.Grid().Rank() == 0 {
		for i := range rounds {
			vectorOps(x, y, i)
		}
	}
}
