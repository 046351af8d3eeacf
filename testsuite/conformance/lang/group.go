package lang

import "github.com/gpuc-go/gpuc/dsl/gpu"

// IndexResults is how many words Indices writes per thread.
const IndexResults = 18

// Indices writes every thread's indices, extents, ranks and sizes, at its rank
// in the grid.
//
//gpu:kernel
func Indices(t *gpu.Thread, out []int) {
	o := out[t.Grid().Rank()*IndexResults:][:IndexResults]
	a, b, c, d := t.ThreadIdx(), t.BlockIdx(), t.BlockDim(), t.GridDim()
	o[0], o[1], o[2] = a.X, a.Y, a.Z
	o[3], o[4], o[5] = b.X, b.Y, b.Z
	o[6], o[7], o[8] = c.X, c.Y, c.Z
	o[9], o[10], o[11] = d.X, d.Y, d.Z
	o[12], o[13] = t.Warp().Rank(), t.Warp().Size()
	o[14], o[15] = t.Block().Rank(), t.Block().Size()
	o[16], o[17] = t.Grid().Rank(), t.Grid().Size()
}

// Strides adds one plus the rank of the thread that took each index, at the
// three levels. The first warp of each block counts for the warps.
//
//gpu:kernel
func Strides(t *gpu.Thread, warp, block, grid []int32, n int) {
	if t.Block().Rank() < t.Warp().Size() {
		for i := range t.Warp().Stride(n) {
			gpu.AtomicAdd(t, &warp[i], int32(t.Warp().Rank()+1))
		}
	}
	for i := range t.Block().Stride(n) {
		gpu.AtomicAdd(t, &block[i], int32(t.Block().Rank()+1))
	}
	for i := range t.Grid().Stride(n) {
		gpu.AtomicAdd(t, &grid[i], int32(t.Grid().Rank()+1))
	}
}

// Leave breaks out of and continues Stride loops: each thread takes at most
// three indices, none divisible by five.
//
//gpu:kernel
func Leave(t *gpu.Thread, out []int32) {
	taken := 0
	for i := range t.Grid().Stride(len(out)) {
		if i%5 == 0 {
			continue
		}
		if taken == 3 {
			break
		}
		taken++
		out[i] = int32(i)
	}
}

type tile struct {
	values [64]float32
	count  int32
}

// Reverse turns each block's part of in around, through shared memory.
//
//gpu:kernel maxthreads=64
func Reverse(t *gpu.Thread, out, in []float32) {
	s := gpu.Shared[tile](t)
	n, r := t.Block().Size(), t.Block().Rank()
	base := t.BlockIdx().X * n
	s.values[r] = in[base+r]
	t.Block().Sync()
	out[base+r] = s.values[n-1-r]
}

// Sum adds each block's part of in by a tree in shared memory; any block size up
// to 256.
//
//gpu:kernel maxthreads=256
func Sum(t *gpu.Thread, out []int64, in []int32) {
	acc := gpu.Shared[[256]int64](t)
	r, n := t.Block().Rank(), t.Block().Size()
	mine := int64(0)
	for i := range t.Grid().Stride(len(in)) {
		mine += int64(in[i])
	}
	acc[r] = mine
	for width := n; width > 1; {
		t.Block().Sync()
		half := (width + 1) / 2
		if r < width/2 {
			acc[r] += acc[r+half]
		}
		width = half
	}
	if r == 0 {
		out[t.BlockIdx().X] = acc[0]
	}
}

// scratch is one place in shared memory however often it is called.
func scratch(t *gpu.Thread) *[2]int32 { return gpu.Shared[[2]int32](t) }

// SameShared writes through one call of a helper and reads through another; two
// calls of Shared on different lines are different memory.
//
//gpu:kernel
func SameShared(t *gpu.Thread, out []int32) {
	a := scratch(t)
	b := gpu.Shared[[2]int32](t)
	if t.Block().Rank() == 0 {
		a[0], a[1] = 1, int32(t.BlockIdx().X)
		b[0], b[1] = 10, 20
	}
	t.Block().Sync()
	c := scratch(t)
	if t.Block().Rank() == t.Block().Size()-1 {
		o := out[4*t.BlockIdx().X:]
		o[0], o[1], o[2], o[3] = c[0], c[1], b[0], b[1]
	}
}

// SharedAtomics counts the threads of each block, by residue, in shared memory.
//
//gpu:kernel
func SharedAtomics(t *gpu.Thread, out []int32) {
	counts := gpu.Shared[[4]int32](t)
	for i := range t.Block().Stride(len(counts)) {
		counts[i] = 0
	}
	t.Block().Sync()
	gpu.AtomicAddExplicit(t, &counts[t.Block().Rank()%4], 1, gpu.Relaxed, gpu.ScopeBlock)
	t.Block().Sync()
	for i := range t.Block().Stride(len(counts)) {
		out[4*t.BlockIdx().X+i] = counts[i]
	}
}

// WarpNeighbours hands every lane's value to the next lane of its warp, partial
// warps included, through shared memory and warp barriers alone.
//
//gpu:kernel maxthreads=128
func WarpNeighbours(t *gpu.Thread, out []int32) {
	lanes := gpu.Shared[[128]int32](t)
	w := t.Warp()
	first := t.Block().Rank() - w.Rank()
	mine := int32(t.Grid().Rank())
	for range 3 {
		lanes[first+w.Rank()] = mine
		w.Sync()
		mine = lanes[first+(w.Rank()+1)%w.Size()]
		w.Sync()
	}
	out[t.Grid().Rank()] = mine
}

// EarlyExit lets odd threads leave before a block barrier, at which they count
// as arrived.
//
//gpu:kernel
func EarlyExit(t *gpu.Thread, out []int32) {
	value := gpu.Shared[int32](t)
	if t.Block().Rank() == 0 {
		*value = 42
	}
	if t.Block().Rank()%2 == 1 {
		return
	}
	t.Block().Sync()
	out[t.Grid().Rank()] = *value
}

// Rounds lets every thread of the grid, round after round, write a word and then
// read one of another block. Without the barrier it would read an old one.
//
//gpu:kernel maxthreads=64
func Rounds(t *gpu.Thread, words, wrong []int32, rounds int) {
	g := t.Grid()
	r, n := g.Rank(), g.Size()
	for i := range rounds {
		words[r] = int32(i*n + r)
		g.Sync()
		other := (r + t.Block().Size()) % n
		if words[other] != int32(i*n+other) {
			gpu.AtomicAdd(t, &wrong[0], 1)
		}
		g.Sync()
	}
	if r == 0 {
		wrong[1] = int32(rounds)
	}
}

// Timers writes how much the clock and the global timer went on during a loop,
// with fences between.
//
//gpu:kernel
func Timers(t *gpu.Thread, clocks []int64, nanos []uint64, out []float32) {
	i := t.Grid().Rank()
	c, g := gpu.Clock(t), gpu.GlobalTimer(t)
	x := float32(1)
	for range 1000 {
		x = gpu.Sqrt(x + 1)
		gpu.ThreadFenceBlock(t)
	}
	gpu.ThreadFence(t)
	gpu.ThreadFenceSystem(t)
	out[i] = x
	clocks[i], nanos[i] = gpu.Clock(t)-c, gpu.GlobalTimer(t)-g
}
