// Command extern looks for the largest element of a vector that is spread over
// the PEs, and for its place, as the pivot search of a matrix factorisation does.
// NVSHMEM has a device function for the last step that package shmem leaves out:
// the reduction of pairs of a value and its place. A function under //gpu:extern
// binds it.
//
//	gpuc run -np 4 ./examples/extern
package main

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// threads is the number of threads of the one block of Pivot.
const threads = 128

// MaxLoc sets dst on every PE of the team to the pair in src, a value and its
// place, that has the largest value of all PEs. Every thread of the block calls
// it. On a GPU it is the function maxloc of maxloc.cu; the body is what the
// emulator runs.
//
//gpu:extern maxloc maxloc.cu collective
func MaxLoc(t *gpu.Thread, team shmem.Team, dst, src shmem.Sym[float64]) {
	shmem.Barrier(t.Block(), team) // every source is written
	if t.Block().Rank() == 0 {
		best, place := math.Inf(-1), -1.0
		for pe := range shmem.TeamNumPEs(t, team) {
			world := shmem.TranslatePE(t, team, pe, shmem.TeamWorld)
			if v := shmem.G(t, src.At(0), world); v > best {
				best, place = v, shmem.G(t, src.At(1), world)
			}
		}
		d := dst.Local()
		d[0], d[1] = best, place
	}
	shmem.Barrier(t.Block(), team) // every source was read
}

// Pivot finds the element of largest magnitude among the vectors x of all PEs.
// It leaves the magnitude and the place, counted over all PEs in order, in
// result; mine is for the pair of this PE. One block of threads threads runs it.
//
//gpu:kernel maxthreads=128
func Pivot(t *gpu.Thread, x []float64, result, mine shmem.Sym[float64]) {
	values, places := gpu.Shared[[threads]float64](t), gpu.Shared[[threads]int](t)
	best, place := -1.0, 0
	for i := range t.Block().Stride(len(x)) {
		if v := math.Abs(x[i]); v > best {
			best, place = v, i
		}
	}
	r := t.Block().Rank()
	values[r], places[r] = best, place
	t.Block().Sync()
	if r == 0 {
		for i := range t.Block().Size() {
			if values[i] > best {
				best, place = values[i], places[i]
			}
		}
		m := mine.Local()
		m[0], m[1] = best, float64(shmem.MyPE(t)*len(x)+place)
	}
	t.Block().Sync()
	MaxLoc(t, shmem.TeamWorld, result, mine)
}
