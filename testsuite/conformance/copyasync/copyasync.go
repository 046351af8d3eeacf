// Package copyasync holds the kernels with which the conformance tests copy by CopyAsync, and
// meet at barriers of some threads. Every GPU runs them.
package copyasync

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../../cmd/gpuc generate -compress

// Threads is the size of the blocks, and Stages the number of stages of a pipeline.
const (
	Threads = 128
	Stages  = 3
)

// Sums has thread i of the block sum src[Threads*r + Threads-1-i] over all rounds r. Each round
// goes through shared memory, with the loads of later rounds under way. It does so for values
// of 4, 8 and 16 bytes.
//
//gpu:kernel maxthreads=128
func Sums(t *gpu.Thread, dst []float32, src4 []float32, src8 []gpu.Vec2[float32], src16 []gpu.Vec4[float32]) {
	i := t.Block().Rank()
	n := len(src4) / Threads
	s4, s8 := gpu.Shared[[Stages][Threads]float32](t), gpu.Shared[[Stages][Threads]gpu.Vec2[float32]](t)
	s16 := gpu.Shared[[Stages][Threads]gpu.Vec4[float32]](t)
	fetch := func(r int) {
		if r < n {
			at := r % Stages
			gpu.CopyAsync(t, &s4[at][i], &src4[r*Threads+i])
			gpu.CopyAsync(t, &s8[at][i], &src8[r*Threads+i])
			gpu.CopyAsync(t, &s16[at][i], &src16[r*Threads+i])
		}
		gpu.CopyAsyncCommit(t)
	}
	for r := range Stages - 1 {
		fetch(r)
	}
	var sum float32
	for r := range n {
		gpu.CopyAsyncWait(t, Stages-2)
		t.Block().Sync()
		fetch(r + Stages - 1)
		at, j := r%Stages, Threads-1-i
		sum += s4[at][j] + s8[at][j].X + s8[at][j].Y
		v := s16[at][j]
		sum += v.X + v.Y + v.Z + v.W
	}
	dst[i] = sum
}

// Part copies the first bytes of values, as many as the thread's rank says modulo 17, and zeros
// after.
//
//gpu:kernel maxthreads=128
func Part(t *gpu.Thread, dst, src []gpu.Vec4[uint32]) {
	s := gpu.Shared[[Threads]gpu.Vec4[uint32]](t)
	i := t.Block().Rank()
	gpu.CopyAsyncPart(t, &s[i], &src[i], i%17)
	gpu.CopyAsyncCommit(t)
	gpu.CopyAsyncWait(t, 0)
	dst[i] = s[i]
}

// Named has the second warp hand values to the third and the first to the fourth, each by a
// barrier of its own, in rounds.
//
//gpu:kernel maxthreads=128
func Named(t *gpu.Thread, dst []int32, rounds int) {
	s := gpu.Shared[[2][gpu.WarpSize]int32](t)
	b := t.Block()
	w, lane := b.Rank()/gpu.WarpSize, t.Warp().Rank()
	pair := w
	if w >= 2 {
		pair = 3 - w
	}
	full, empty := 1+pair, 3+pair
	var sum int32
	for r := range rounds {
		if w < 2 {
			if r > 0 {
				gpu.SyncNamed(b, empty, 2*gpu.WarpSize)
			}
			s[pair][lane] = int32(r*1000 + w*100 + lane)
			gpu.ArriveNamed(b, full, 2*gpu.WarpSize)
			continue
		}
		gpu.SyncNamed(b, full, 2*gpu.WarpSize)
		sum += s[pair][gpu.WarpSize-1-lane]
		if r+1 < rounds {
			gpu.ArriveNamed(b, empty, 2*gpu.WarpSize)
		}
	}
	dst[b.Rank()] = sum
}

// Follows adds 1 to each element, after the launch before.
//
//gpu:kernel
func Follows(t *gpu.Thread, x []int32) {
	gpu.GridDependencyWait(t)
	for i := range t.Grid().Stride(len(x)) {
		x[i]++
	}
	gpu.LaunchDependents(t)
}
