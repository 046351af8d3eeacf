package testdata

import "github.com/gpuc-go/gpuc/dsl/gpu"

// stages is a pipeline in shared memory.
type stages struct {
	data        [2][64]gpu.Vec4[float32]
	full, empty [2]gpu.MBarrier
}

// Pipeline sums src by a pipeline of two stages: the first warp copies, the others add.
//
//gpu:kernel maxthreads=64
func Pipeline(t *gpu.Thread, dst []float32, src []gpu.Vec4[float32]) {
	s := gpu.Shared[stages](t)
	b := t.Block()
	if b.Rank() == 0 {
		for i := range 2 {
			s.full[i].Init(t, 1)
			s.empty[i].Init(t, b.Size()-gpu.WarpSize)
		}
	}
	b.Sync()
	n := len(src) / 64
	if b.Rank() < gpu.WarpSize {
		if b.Rank() == 0 {
			for i := range n {
				at := i & 1
				s.empty[at].Wait(t, i>>1&1^1)
				s.full[at].ArriveExpectTx(t, 64*16)
				gpu.BulkLoad(t, s.data[at][:], src[i*64:][:64], &s.full[at])
			}
		}
		return
	}
	var sum float32
	for i := range n {
		at := i & 1
		s.full[at].Wait(t, i>>1&1)
		for _, v := range s.data[at] {
			sum += v.X + v.Y + v.Z + v.W
		}
		s.empty[at].Arrive(t)
	}
	dst[b.Rank()] = sum
}

// Stage copies by CopyAsync in two groups, and by bulk back.
//
//gpu:kernel
func Stage(t *gpu.Thread, dst, src []word) {
	s := gpu.Shared[[256]word](t)
	i := t.Block().Rank()
	gpu.CopyAsync(t, &s[i], &src[i])
	gpu.CopyAsyncCommit(t)
	gpu.CopyAsyncPart(t, &s[128+i], &src[128+i], 4*(i&1))
	gpu.CopyAsyncCommit(t)
	gpu.CopyAsyncWait(t, 1)
	s[i]++
	gpu.CopyAsyncWait(t, 0)
	gpu.FenceProxyAsyncShared(t)
	t.Block().Sync()
	if i == 0 {
		gpu.BulkStore(t, dst[:256], s[:])
		gpu.BulkCommit(t)
		gpu.BulkAdd(t, dst[256:][:256], s[:])
		gpu.BulkCommit(t)
		gpu.BulkWaitRead(t, 1)
		gpu.BulkWait(t, 0)
		gpu.FenceProxyAsyncGlobal(t)
	}
}

// Ring has the blocks of a cluster hand a value round, by stores, by a barrier and by bulk.
//
//gpu:kernel cluster=2x2
func Ring(t *gpu.Thread, out []int) {
	s := gpu.Shared[[32]int](t)
	in := gpu.Shared[[32]int](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	got := gpu.Shared[gpu.MBarrier](t)
	c := t.Cluster()
	i := t.Block().Rank()
	if i == 0 {
		bar.Init(t, t.Block().Size())
		got.Init(t, 1)
		got.ArriveExpectTx(t, 32*8)
	}
	c.Sync()
	right := (c.BlockRank() + 1) % c.NumBlocks()
	*gpu.MapShared(c, &s[i], right) = c.Rank() + c.Size()*c.BlockIdx().Y
	bar.ArriveAt(c, right)
	bar.Wait(t, 0)
	gpu.FenceProxyAsyncShared(t)
	t.Block().Sync()
	if i == 0 {
		gpu.BulkShare(c, in[:], s[:], right, got)
	}
	for !got.TryWait(t, 0) {
	}
	out[c.Rank()] = in[i] + c.BlockDim().X
	c.Sync()
}

// Roles has one warp hand values to another by named barriers.
//
//gpu:kernel maxthreads=64
func Roles(t *gpu.Thread, out []int32) {
	gpu.GridDependencyWait(t)
	s := gpu.Shared[[32]int32](t)
	lane := t.Warp().Rank()
	if t.Block().Rank() < gpu.WarpSize {
		s[lane] = int32(lane)
		gpu.ArriveNamed(t.Block(), 1, 64)
		return
	}
	gpu.SyncNamed(t.Block(), 1, 64)
	out[lane] = s[31-lane]
	gpu.LaunchDependents(t)
}

// Boxes copies boxes of a tensor, and adds them to another.
//
//gpu:kernel
func Boxes(t *gpu.Thread, dst, src gpu.TensorMap[float32, [2]int], row, col int) {
	s := gpu.Shared[[32 * 32]float32](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	if t.Block().Rank() == 0 {
		gpu.TensorPrefetch(t, src)
		bar.Init(t, 1)
		bar.ArriveExpectTx(t, 4*src.Len())
		gpu.TensorLoad(t, s[:], src, [2]int{row, col}, bar)
	}
	t.Block().Sync()
	bar.Wait(t, 0)
	i := gpu.SwizzleIndex[float32](128, t.Block().Rank())
	s[i]++
	gpu.FenceProxyAsyncShared(t)
	t.Block().Sync()
	if t.Block().Rank() == 0 {
		gpu.TensorStore(t, dst, [2]int{row, col}, s[:])
		gpu.TensorAdd(t, dst, [2]int{row, col + 32}, s[:])
		gpu.BulkCommit(t)
		gpu.BulkWaitRead(t, 0)
	}
}

// word is an alias: what it names says what BulkAdd adds.
type word = uint32
