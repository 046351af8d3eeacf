// Package idioms holds one short kernel for each package of the device API. The examples in the
// documentation of those packages launch them.
package idioms

import (
	"github.com/gpuc-go/gpuc/dsl/bulk"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/shmem/raw"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Sum adds up x: threads in a grid-stride loop, then each block, then all blocks by an atomic.
//
//gpu:kernel maxthreads=256
func Sum(t *gpu.Thread, sum []int32, x []int32) {
	part := int32(0)
	for i := range t.Grid().Stride(len(x)) {
		part += x[i]
	}
	part = gpu.ReduceAdd(t.Block(), part)
	if t.Block().Rank() == 0 {
		gpu.AtomicAdd(t, &sum[0], part)
	}
}

// Shift sends src to the next PE and waits for that of the previous PE.
//
//gpu:kernel
func Shift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignalNBI(t.Block(), dst, src, sig, 1, shmem.SignalSet, right)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	shmem.Quiet(t.Block())
}

// RawShift is Shift with the parameters of NVSHMEM's functions.
//
//gpu:kernel
func RawShift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal) {
	right := (raw.MyPE(t) + 1) % raw.NPEs(t)
	raw.PutSignalNBIBlock(t, dst, src, src.Len(), sig, 1, shmem.SignalSet, right)
	raw.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
	raw.Quiet(t)
}

// LLShift is Shift with the LL protocol: words carry data and an epoch, so no signal is needed.
//
//gpu:kernel
func LLShift(t *gpu.Thread, dst, src []int32, words shmem.Signals, ticks []uint64) {
	epoch := uint32(clock.Epoch(t, ticks))
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	ll.Send(t, t.Block(), words, epoch, src, right)
	ll.Receive(t, t.Block(), words, epoch, dst)
	clock.Advance(t, ticks, 1)
}

// BulkShift is Shift through TMA: one thread copies by way of shared memory.
//
//gpu:kernel
func BulkShift(t *gpu.Thread, dst, src shmem.Sym[int32], sig shmem.Signal) {
	if t.Block().Rank() != 0 {
		return
	}
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	c := bulk.New(t, gpu.DynamicShared[bulk.Stages](t))
	bulk.Put(&c, dst, src, right)
	c.Quiet()
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, right)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, 1)
}

// Side is the extent of the tiles of Product.
type Side [64]tile.Dim

// Product multiplies matrices of n by n elements on tensor cores. A block has a tile of c.
//
//gpu:kernel maxthreads=128
func Product(t *gpu.Thread, c []float32, a, b []gpu.BFloat16, n int) {
	as := tile.Shared[Side, Side, gpu.BFloat16](t)
	bs := tile.Shared[Side, Side, gpu.BFloat16](t)
	sums := tile.Zero[Side, Side, float32](t.Warpgroup())
	row, col := t.BlockIdx().Y*len(Side{}), t.BlockIdx().X*len(Side{})
	for k := 0; k < n; k += len(Side{}) {
		tile.Load(t.Block(), as, tile.Of(a, n, n), row, k)
		tile.Load(t.Block(), bs, tile.Of(b, n, n), k, col)
		t.Block().Sync() // the tiles are there
		tile.MMA(sums, as, bs)
		t.Block().Sync() // all have read them
	}
	tile.Store(sums, tile.Of(c, n, n), row, col)
}
