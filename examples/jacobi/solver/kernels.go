package solver

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Blocks of maxThreads threads, of which minBlocks fit on a multiprocessor, as the
// kernels' directives say.
const (
	maxThreads = 256
	minBlocks  = 4
)

// Step computes the next state of the field from the current one. That has an odd
// epoch where odd is 1, and clock[odd] holds the epoch before: a captured launch has
// a new one each time. With a measured other than 0 it leaves behind the squared
// changes, in that half of the sums; with a collected other than 0 it publishes and
// collects those of the state before, and asks for a stop if they are at most limit,
// which is negative for none.
//
//gpu:kernel maxthreads=256 minblocks=4
func Step(t *gpu.Thread, next, cur shmem.Sym[float32], halo shmem.Signals, l Layout, norm Norm, clock []uint64, odd int32, measured, collected uint32, limit float64) {
	// Loaded only by the blocks that need it: a launch has just begun, and would wait.
	before := func() uint64 { return clock[odd] }
	if limit >= 0 {
		if stop := norm.Stop[1-odd]; stop != 0 {
			if leads(t) {
				norm.Stop[odd], clock[1-odd] = stop, before()+1 // for the next launch
			}
			return
		}
	}
	collector, count := collected != 0 && collects(t), uint32(0)
	if collector {
		count = publish(t, norm, collected)
	}
	to, from := statesIn(next, cur)
	changed := sweep(t, to, from, halo, l, odd, before)
	if collector {
		collect(t, norm, count, before(), limit)
	}
	if measured != 0 {
		record(t, norm, measured, changed)
	}
	if leads(t) {
		clock[1-odd] = before() + 1
	}
}

// leads reports whether the thread is the one that leaves words for the next launch. Its
// block stands in the middle, where it waits for no halo row and collects no norm.
func leads(t *gpu.Thread) bool {
	return t.BlockIdx().X == 0 && t.BlockIdx().Y == t.GridDim().Y/2 && t.Block().Rank() == 0
}

// Solve computes the n states after that of epoch in one launch, the first of them
// from cur into next. Of the iterations, number left and each one every further is
// measured, the first of them in that half of the sums; the first iteration collects
// the half pending, if that is not 0. A block waits for the other blocks of its PE
// after each iteration, and for other PEs only where it needs their rows.
//
//gpu:kernel maxthreads=256 minblocks=4
func Solve(t *gpu.Thread, next, cur shmem.Sym[float32], halo shmem.Signals, l Layout, norm Norm, epoch uint64, n, left, every, pending, half uint32, limit float64) {
	collector := collects(t)
	one, other := statesIn(next, cur)
	for i := range n {
		to, from := one, other
		if i%2 != 0 {
			to, from = other, one
		}
		count := uint32(0)
		if pending != 0 && collector {
			count = publish(t, norm, pending)
		}
		odd := 1 - int32(epoch%2)
		changed := sweep(t, to, from, halo, l, odd, func() uint64 { return epoch })
		if pending != 0 && collector {
			collect(t, norm, count, epoch, limit)
		}
		pending = 0
		if left--; left == 0 {
			left, pending = every, half
			half = 3 - half
		}
		if pending != 0 {
			record(t, norm, pending, changed)
		}
		t.Grid().Sync()
		if limit >= 0 && norm.Stop[odd] != 0 {
			return
		}
		epoch++
	}
}

// Collect publishes and collects the last measurement of a run, which is in that half
// of the sums and was made in epoch, unless an earlier one has ended the run. It has
// one block.
//
//gpu:kernel maxthreads=256
func Collect(t *gpu.Thread, norm Norm, half uint32, epoch uint64, limit float64) {
	if norm.Stop[0] == 0 && norm.Stop[1] == 0 {
		collect(t, norm, publish(t, norm, half), epoch, limit)
	}
}

// Sample puts the PE's rows of a picture of width by height points, taken from the
// field of rows rows, to PE 0. Each PE's own picture holds what it sends.
//
//gpu:kernel maxthreads=256
func Sample(t *gpu.Thread, picture, field shmem.Sym[float32], p Part, rows, width, height int) {
	points := field.Local()
	for y := t.BlockIdx().X; y < height; y += t.GridDim().X {
		row := y*rows/height - p.First
		if row < 0 || row >= p.Rows {
			continue
		}
		line := picture.Slice(y*width, (y+1)*width)
		for x := range t.Block().Stride(width) {
			line.Local()[x] = points[(row+1)*p.Pitch+x*p.Width/width]
		}
		t.Block().Sync()
		if shmem.MyPE(t) != 0 {
			shmem.Put(t.Block(), line, line, 0)
		}
	}
}
