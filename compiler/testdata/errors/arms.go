// Package arms has functions with operations of a group that both ways of a branch call.
package arms

import "github.com/gpuc-go/gpuc/dsl/gpu"

func neighbour(t *gpu.Thread, x int) int {
	return gpu.ShuffleXor(t.Warp(), x, 16) // want "warning: kernel Arms calls ShuffleXor separately on both sides of the branch at arms.go:20, which probably splits the threads of the warp: .*in neighbour, called at arms.go:21"
}

func store(t *gpu.Thread, x []int, v int) {
	x[t.ThreadIdx().X] = v
	t.Block().Sync() // want "warning: kernel Arms calls Block.Sync separately on both sides of the branch at arms.go:25"
}

// Arms calls functions with operations of a group in both ways of a branch.
//
//gpu:kernel
func Arms(t *gpu.Thread, in, out []int) {
	lane, x := t.Warp().Rank(), 0
	if in[lane]&1 == 0 {
		x = neighbour(t, lane)
	} else {
		x = neighbour(t, lane*1000+in[lane])
	}
	if in[t.ThreadIdx().X] > 0 {
		store(t, out, x)
	} else {
		store(t, out, -x)
	}
}

func other(t *gpu.Thread, x int) int { return gpu.ShuffleXor(t.Warp(), x, 16) }

// SameArms has conditions that are the same in all threads of the group.
//
//gpu:kernel
func SameArms(t *gpu.Thread, in, out []int, n int) {
	lane, x := t.Warp().Rank(), 0
	if in[0]&1 == 0 {
		x = other(t, lane)
	} else {
		x = other(t, lane*1000)
	}
	if in[t.Block().Rank()/gpu.WarpSize] == n {
		x += other(t, x)
	} else {
		x -= other(t, x)
	}
	if gpu.Any(t.Warp(), in[lane] > 0) {
		x += other(t, x+1)
	} else {
		x -= other(t, x+1)
	}
	if in[lane] > 0 {
		x++
	}
	x += other(t, x+2)
	if in[t.ThreadIdx().Y] > 0 {
		x += other(t, x+1)
	} else {
		x -= other(t, x+1)
	}
	out[lane] = x
}

func twoSums(t *gpu.Thread, x int) int {
	y := gpu.ShuffleXor(t.Warp(), x, 2) // want "kernel Sums calls ShuffleXor separately on both sides of the branch at arms.go:76"
	return y + gpu.ShuffleXor(t.Warp(), y, 1)
}

// Sums calls a function with two operations, which is one mistake.
//
//gpu:kernel
func Sums(t *gpu.Thread, out []int) {
	lane := t.Warp().Rank()
	if lane > 3 {
		out[lane] = twoSums(t, lane)
	} else {
		out[lane] = twoSums(t, -lane)
	}
}
