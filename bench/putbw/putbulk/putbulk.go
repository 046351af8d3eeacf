// Package putbulk puts as package putbw does, by bulk copies through shared memory, which one
// thread of a block starts. It stands apart, since not every GPU can run it.
package putbulk

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// A pipeline has count stages of size elements, of which loads fill ahead.
const (
	count = 4
	size  = 2048
	ahead = 2
)

type stages struct {
	data [count][size]float32
	full [count]gpu.MBarrier
}

// Put is putbw.Put to a PE that this GPU can address. Others get ordinary puts.
//
//gpu:kernel maxthreads=1024
func Put(t *gpu.Thread, dst, src shmem.Sym[float32], window, chunk int, puts, pe int32) {
	s := gpu.Shared[stages](t)
	if t.Block().Rank() != 0 {
		return
	}
	for i := range count {
		s.full[i].Init(t, 1)
	}
	units := chunk / 4
	block, blocks := t.BlockIdx().X, t.GridDim().X
	lo := 4 * (units * block / blocks)
	hi := 4 * (units * (block + 1) / blocks)
	perPut := (hi - lo + size - 1) / size
	inWindow := window / chunk
	peer := dst.Peer(t, int(pe))
	if len(peer) == 0 {
		for p := range int(puts) {
			at := p % inWindow * chunk
			shmem.PutNBI(t, dst.Slice(at+lo, at+hi), src.Slice(at+lo, at+hi), int(pe))
		}
		shmem.Quiet(t)
		return
	}
	from := src.Local()
	total := int(puts) * perPut
	for j := range total + ahead {
		if j < total {
			at := j/perPut%inWindow*chunk + lo + j%perPut*size
			n := min(size, hi-lo-j%perPut*size)
			// The store that used the stage last has read it.
			gpu.BulkWaitRead(t, count-ahead-1)
			s.full[j%count].ArriveExpectTx(t, 4*n)
			gpu.BulkLoad(t, s.data[j%count][:n], from[at:at+n], &s.full[j%count])
		}
		if k := j - ahead; k >= 0 {
			at := k/perPut%inWindow*chunk + lo + k%perPut*size
			n := min(size, hi-lo-k%perPut*size)
			s.full[k%count].Wait(t, k/count&1)
			gpu.BulkStore(t, peer[at:at+n], s.data[k%count][:n])
			gpu.BulkCommit(t)
		}
	}
	gpu.BulkWait(t, 0)
	shmem.Quiet(t)
}
