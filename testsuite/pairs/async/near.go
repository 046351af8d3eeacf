package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Near.
const (
	NearRight = iota
	NearBlockSync
	NearBegun
	NearUnwaited
	NearOverwritten
	NearReturned
	NearUnmade
)

// Near has two blocks of a cluster read and write each other's shared memory.
//
//gpu:kernel cluster=2 maxthreads=64
func Near(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[64]int64](t)
	in := gpu.Shared[[64]int64](t)
	from := gpu.Shared[[64]int64](t)
	early := gpu.Shared[[64]int64](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	c := t.Cluster()
	i, me := t.Block().Rank(), c.BlockRank()
	if i == 0 && mistake != NearUnmade {
		bar.Init(t, 1)
	}
	s[i] = int64(me*100 + i + 1) // mistake
	if mistake == NearBegun {
		*gpu.MapShared(c, &early[i], 1-me) = 5 // mistake
	}
	if mistake == NearBlockSync {
		t.Block().Sync()
	} else {
		c.Sync()
	}
	if i == 0 && mistake == NearUnmade {
		bar.Init(t, 1) // mistake
	}
	v := *gpu.MapShared(c, &s[63-i], 1-me) // mistake
	from[i] = v + 3
	gpu.FenceProxyAsyncShared(t)
	t.Block().Sync()
	if i == 0 {
		bar.ArriveExpectTx(t, 512)
		gpu.BulkShare(c, in[:], from[:], 1-me, bar) // mistake
	}
	if mistake != NearUnwaited {
		bar.Wait(t, 0)
	}
	v += 1000 * in[i] // mistake
	if mistake == NearOverwritten {
		s[i] = 0 // mistake
	}
	v += 7 * *gpu.MapShared(c, &s[i], 1-me) // mistake
	if mistake != NearReturned {
		c.Sync()
	}
	if i < 32 {
		out[32*me+i] = v // mistake
	}
}
