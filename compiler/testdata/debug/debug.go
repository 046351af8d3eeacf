// Package debug has kernels with a variable of each kind, for what debuggers are told of them.
package debug

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type celsius float64

type point struct {
	X, Y float32
	Tag  uint8
}

type body struct {
	At    point
	Trail [3]point
	Next  []celsius
	t     *gpu.Thread
}

// Kinds has parameters and variables of every kind, some of them in memory.
//
//gpu:kernel maxthreads=1024
func Kinds(t *gpu.Thread, scale float32, on bool, small int8, wide uint16, out []int64, at point, where [2]point, far shmem.Sym[float32], done shmem.Signal) {
	i := t.Grid().Rank()
	warm := celsius(scale) * 2
	half := gpu.ToFloat16(scale)
	brain := gpu.ToBFloat16(scale)
	four := gpu.Vec4[float32]{X: scale}
	b := body{At: at, t: t}
	b.Trail[small&1] = point{Y: scale}
	p := &b.At
	p.Tag = uint8(wide)
	part := out[1:]
	shared := gpu.Shared[[64]int32](t)
	shared[0] = int32(small)
	var total int64
	for i := range part { // another i
		total += part[i] + double(int64(i))
		keep := [4]int64{total}
		view := keep[:]
		view[1]++
		total += view[1]
	}
	add := func(n int64) { total += n }
	add(int64(b.At.Tag))
	for k := range t.Block().Stride(4) {
		total += int64(k)
	}
	if on {
		i := half.Float32() + brain.Float32() + four.X
		total += int64(i) + int64(warm) + int64(where[0].X) + int64(shared[0])
	}
	_, _ = far, done
	out[i] = total
}

func double(n int64) int64 {
	twice := 2 * n
	return twice
}
