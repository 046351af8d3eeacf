package warp

import "github.com/gpuc-go/gpuc/dsl/gpu"

// pair is 8 bytes, of which dynamic shared memory holds half as many as of words.
type pair struct{ a, b int32 }

// Dynamic turns each block's part of in around through the memory that the launch
// sizes, seen as words and as pairs, and writes how much of it there is.
//
//gpu:kernel
func Dynamic(t *gpu.Thread, out, in []int32, sizes []int) {
	b := t.Block()
	words := gpu.DynamicShared[int32](t)
	pairs := gpu.DynamicShared[pair](t)
	r, n := b.Rank(), b.Size()
	first := t.BlockIdx().X * n
	words[r] = in[first+r]
	b.Sync()
	other := n - 1 - r
	v := pairs[other/2].a
	if other%2 == 1 {
		v = pairs[other/2].b
	}
	out[first+r] = v
	if t.Grid().Rank() == 0 {
		sizes[0], sizes[1] = len(words), cap(pairs)
	}
}

// Vectors writes 2*x+y to z by vectors of four, and adds 1 to each second of them
// by vectors of two; the rest goes element by element.
//
//gpu:kernel
func Vectors(t *gpu.Thread, z, x, y []float32) {
	n := len(z) &^ 3
	z4, x4, y4 := gpu.AsVec4(z[:n]), gpu.AsVec4(x[:n]), gpu.AsVec4(y[:n])
	for i := range t.Grid().Stride(len(z4)) {
		a, b := x4[i], y4[i]
		z4[i] = gpu.Vec4[float32]{X: 2*a.X + b.X, Y: 2*a.Y + b.Y, Z: 2*a.Z + b.Z, W: 2*a.W + b.W}
		halves := gpu.AsVec2(z[4*i : 4*i+4])
		h := halves[1]
		h.X, h.Y = h.X+1, h.Y+1
		halves[1] = h
	}
	for i := range t.Grid().Stride(len(z) - n) {
		z[n+i] = 2*x[n+i] + y[n+i]
	}
}

// item holds a vector where one may stand.
type item struct {
	v gpu.Vec4[int32]
	n gpu.Vec2[int64]
}

func (it *item) swap() {
	it.v.X, it.v.W = it.v.W, it.v.X
	it.n = gpu.Vec2[int64]{X: it.n.Y, Y: it.n.X}
}

// VectorPlaces moves vectors through local variables, arrays, shared memory and
// functions.
//
//gpu:kernel maxthreads=64
func VectorPlaces(t *gpu.Thread, out []gpu.Vec4[int64], in []gpu.Vec4[int32], bytes []uint8) {
	tile := gpu.Shared[[64]item](t)
	r := t.Block().Rank()
	for i := range t.Block().Stride(len(in)) {
		var local [2]item
		local[i%2] = item{in[i], gpu.Vec2[int64]{X: int64(i), Y: -1}}
		tile[r] = local[i%2]
		tile[r].swap()
		it := &tile[r]
		if i%3 == 0 {
			it.v = turned(it.v)
		}
		out[i] = gpu.Vec4[int64]{X: int64(it.v.X), Y: int64(it.v.Y) + int64(it.v.Z), Z: it.n.X, W: it.n.Y + int64(it.v.W)}
	}
	b4 := gpu.AsVec4(bytes)
	for i := range t.Block().Stride(len(b4)) {
		v := b4[i]
		b4[i] = gpu.Vec4[uint8]{X: v.W, Y: v.Z, Z: v.Y, W: v.X}
	}
}

func turned(v gpu.Vec4[int32]) gpu.Vec4[int32] {
	return gpu.Vec4[int32]{X: v.Y, Y: v.Z, Z: v.W, W: v.X}
}
