package testdata

import "github.com/gpuc-go/gpuc/dsl/gpu"

var stencil = [...]float32{0.25, 0.5, 0.25}

var codes = []uint8{3, 1, 4, 1, 5, 9, 2, 6}

var nodes = [...]struct {
	at     [2]int32
	weight float64
	half   gpu.Float16
}{{at: [2]int32{1, 2}, weight: 1.5}, {half: gpu.ToFloat16(2)}}

var sine [1024]float32

//gpu:kernel
func Convolve(t *gpu.Thread, x, y []float32) {
	for i := range t.Grid().Stride(len(x) - 2) {
		for j, w := range stencil {
			y[i] += w * x[i+j]
		}
	}
}

//gpu:kernel
func Lookup(t *gpu.Thread, x []uint8, y []float64) {
	i := t.Grid().Rank()
	n := nodes[x[i]&1]
	y[i] = float64(codes[x[i]]) + n.weight*float64(n.at[i&1]) + float64(n.half.Float32()+sine[i])
}
