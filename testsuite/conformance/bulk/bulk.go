// Package bulk holds the kernels with which the conformance tests use barriers in shared
// memory, bulk copies and copies of boxes of tensors. It stands apart, since not every GPU can
// run them.
package bulk

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../../cmd/gpuc generate -compress

// Threads is the size of the blocks, Stages the number of stages of a pipeline, and Stage that
// of the elements of one.
const (
	Threads = 96
	Stages  = 3
	Stage   = 256
)

// stages is the shared memory of a pipeline.
type stages struct {
	data        [Stages][Stage]int32
	full, empty [Stages]gpu.MBarrier
}

// Pipeline has thread i of the block, from gpu.WarpSize on, sum src[j] * (i+j). The first warp
// copies src, whose length is a multiple of Stage, to the stages of a pipeline. For one stage in two
// the first lane of a warp waits, for the next all lanes do.
//
//gpu:kernel maxthreads=96
func Pipeline(t *gpu.Thread, dst []int32, src []int32) {
	s := gpu.Shared[stages](t)
	b := t.Block()
	if b.Rank() == 0 {
		for i := range Stages {
			s.full[i].Init(t, 1)
			s.empty[i].Init(t, Threads-gpu.WarpSize)
		}
	}
	b.Sync()
	n := len(src) / Stage
	if b.Rank() < gpu.WarpSize {
		if b.Rank() == 0 {
			for r := range n {
				at, round := r%Stages, r/Stages
				s.empty[at].Wait(t, round&1^1)
				s.full[at].ArriveExpectTx(t, 4*Stage)
				gpu.BulkLoad(t, s.data[at][:], src[r*Stage:][:Stage], &s.full[at])
			}
		}
		return
	}
	var sum int32
	for r := range n {
		at, round := r%Stages, r/Stages
		if r%2 == 0 {
			if t.Warp().Rank() == 0 {
				s.full[at].Wait(t, round&1)
			}
			t.Warp().Sync()
		} else {
			for !s.full[at].TryWait(t, round&1) {
			}
		}
		for j, x := range s.data[at] {
			sum += x * int32(b.Rank()+r*Stage+j)
		}
		s.empty[at].Arrive(t)
	}
	dst[b.Rank()] = sum
}

// Phases counts arrivals and expected bytes apart: the thread of rank 0 expects, others
// arrive, and copies that were started by different threads come to one barrier. One lane tells
// another warp what its warp has written. Then the memory of the barriers holds something else.
//
//gpu:kernel maxthreads=96
func Phases(t *gpu.Thread, dst []int32, src []int32) {
	data := gpu.Shared[[Threads][4]int32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	late := gpu.Shared[gpu.MBarrier](t)
	told := gpu.Shared[gpu.MBarrier](t)
	own := gpu.Shared[[Threads]int32](t)
	i := t.Block().Rank()
	if i == 0 {
		bar.Init(t, Threads)
		late.Init(t, Threads)
		told.Init(t, 1)
	}
	t.Block().Sync()
	for phase := range 5 {
		if i == 0 {
			bar.ExpectTx(t, 16*Threads)
		}
		t.Block().Sync()
		gpu.BulkLoad(t, data[i][:], src[4*i:][:4], bar)
		bar.Arrive(t)
		bar.Wait(t, phase&1)
		dst[i] += data[Threads-1-i][phase&3]
		t.Block().Sync()
	}
	gpu.CopyAsync(t, &own[i], &src[i])
	late.ArriveWhenCopied(t)
	late.Wait(t, 0)
	dst[i] += own[(i+1)%Threads]
	t.Block().Sync()
	switch i / gpu.WarpSize {
	case 0:
		told.Wait(t, 0)
		dst[i] += own[i+gpu.WarpSize]
	case 1:
		own[i] = 0
		t.Warp().Sync()
		if t.Warp().Rank() == 0 {
			told.Arrive(t)
		}
	}
	t.Block().Sync()
	if i == 0 {
		bar.Invalidate(t)
		late.Invalidate(t)
		told.Invalidate(t)
	}
}

// Store writes i*i+r to row r of dst by bulk copies, and adds it to sums, from two buffers in
// turns.
//
//gpu:kernel maxthreads=96
func Store(t *gpu.Thread, dst, sums []int32) {
	buf := gpu.Shared[[2][Threads]int32](t)
	i := t.Block().Rank()
	for r := range len(dst) / Threads {
		if i == 0 {
			gpu.BulkWaitRead(t, 1)
		}
		t.Block().Sync()
		buf[r&1][i] = int32(i*i + r)
		gpu.FenceProxyAsyncShared(t)
		t.Block().Sync()
		if i == 0 {
			gpu.BulkStore(t, dst[r*Threads:][:Threads], buf[r&1][:])
			gpu.BulkAdd(t, sums, buf[r&1][:])
			gpu.BulkCommit(t)
		}
	}
	if i == 0 {
		gpu.BulkWait(t, 0)
	}
}

// Through copies dst after src by what it has stored itself: the copy back sees the store
// that the same thread has waited for.
//
//gpu:kernel maxthreads=96
func Through(t *gpu.Thread, dst, between []int32) {
	buf := gpu.Shared[[2][Threads]int32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	i := t.Block().Rank()
	if i == 0 {
		bar.Init(t, 1)
	}
	between[i] = int32(7 * i)
	gpu.FenceProxyAsyncGlobal(t)
	t.Block().Sync()
	if i == 0 {
		bar.ArriveExpectTx(t, 4*Threads)
		gpu.BulkLoad(t, buf[0][:], between, bar)
	}
	bar.Wait(t, 0)
	buf[1][i] = buf[0][Threads-1-i] + 1
	gpu.FenceProxyAsyncShared(t)
	t.Block().Sync()
	if i == 0 {
		gpu.BulkStore(t, dst, buf[1][:])
		gpu.BulkCommit(t)
		gpu.BulkWait(t, 0)
	}
}

// BoxRows and BoxCols are the extent of the boxes of Boxes and Swizzled.
const (
	BoxRows = 16
	BoxCols = 32
)

// Corner is where a box begins.
type Corner struct{ Row, Col int }

// Boxes writes the box of src at from, each element with 1 added, to the box of dst at to, and adds
// it to the box of sum at add.
//
//gpu:kernel maxthreads=96
func Boxes(t *gpu.Thread, dst, sum, src gpu.TensorMap[float32, [2]int], from, to, add Corner) {
	s := gpu.Shared[[BoxRows * BoxCols]float32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	b := t.Block()
	if b.Rank() == 0 {
		gpu.TensorPrefetch(t, src)
		bar.Init(t, 1)
	}
	b.Sync()
	if b.Rank() == 0 {
		bar.ArriveExpectTx(t, 4*src.Len())
		gpu.TensorLoad(t, s[:], src, [2]int{from.Row, from.Col}, bar) // fault: box-load
	}
	bar.Wait(t, 0)
	for i := range b.Stride(len(s)) {
		s[i]++
	}
	gpu.FenceProxyAsyncShared(t)
	b.Sync()
	if b.Rank() == 0 {
		gpu.TensorStore(t, dst, [2]int{to.Row, to.Col}, s[:]) // fault: box-store
		gpu.TensorAdd(t, sum, [2]int{add.Row, add.Col}, s[:]) // fault: box-add
		gpu.BulkCommit(t)
		gpu.BulkWait(t, 0)
	}
}

// Labelled is a tensor map with what is added to its elements.
type Labelled struct {
	Add   float32
	Boxes gpu.TensorMap[float32, [2]int]
}

// Chosen writes the first box of the map of the given number to out, and what is added to it. The
// compiler does not know which map it is.
//
//gpu:kernel maxthreads=96
func Chosen(t *gpu.Thread, out []float32, maps [2]Labelled, which int) {
	s := gpu.Shared[[BoxRows * BoxCols]float32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	b := t.Block()
	m := maps[which]
	if b.Rank() == 0 {
		bar.Init(t, 1)
		bar.ArriveExpectTx(t, 4*m.Boxes.Len())
		gpu.TensorLoad(t, s[:], m.Boxes, [2]int{}, bar)
	}
	b.Sync()
	bar.Wait(t, 0)
	for i := range b.Stride(len(s)) {
		out[i] = s[i] + m.Add
	}
}

// Swizzled writes the box of src at (row, col), which lies in shared memory as a swizzle of
// span bytes places it, to out in the order of the box.
//
//gpu:kernel maxthreads=96
func Swizzled(t *gpu.Thread, out []float32, src gpu.TensorMap[float32, [2]int], span, row, col int) {
	s := gpu.Shared[[BoxRows * BoxCols]float32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	b := t.Block()
	if b.Rank() == 0 {
		bar.Init(t, 1)
	}
	b.Sync()
	if b.Rank() == 0 {
		bar.ArriveExpectTx(t, 4*src.Len())
		gpu.TensorLoad(t, s[:src.Len()], src, [2]int{row, col}, bar)
	}
	bar.Wait(t, 0)
	for i := range b.Stride(len(out)) {
		out[i] = s[gpu.SwizzleIndex[float32](span, i)]
	}
}

// Cube writes the box of src at (x, y, z) to out, of numbers of 16 bits.
//
//gpu:kernel maxthreads=96
func Cube(t *gpu.Thread, out []uint16, src gpu.TensorMap[uint16, [3]int], x, y, z int) {
	s := gpu.Shared[[2 * 4 * 8]uint16](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	b := t.Block()
	if b.Rank() == 0 {
		bar.Init(t, 1)
	}
	b.Sync()
	if b.Rank() == 0 {
		bar.ArriveExpectTx(t, 2*src.Len())
		gpu.TensorLoad(t, s[:], src, [3]int{x, y, z}, bar) // fault: box-cube
	}
	bar.Wait(t, 0)
	for i := range b.Stride(len(s)) {
		out[i] = s[i]
	}
}
