package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Box.
const (
	BoxRight = iota
	BoxInside
	BoxBase
	BoxUnwaited
	BoxUnfenced
	BoxReused
	BoxBetween
	BoxBefore
)

// Box adds 1 to the words of other in its last rows, by way of a box that reaches beyond them.
//
//gpu:kernel maxthreads=64
func Box(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, m gpu.TensorMap[int64, [2]int], mistake int) {
	all := gpu.Shared[[160]int64](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	i := t.Block().Rank()
	s := all[:32]
	if mistake == BoxBase {
		s = all[8:40]
	}
	if i == 0 {
		bar.Init(t, 1)
	}
	t.Block().Sync()
	at := [2]int{6, 0}
	if mistake == BoxBetween {
		at[1] = 1
	}
	if i == 0 {
		bytes := 8 * m.Len()
		if mistake == BoxInside {
			bytes /= 2
		}
		bar.ArriveExpectTx(t, bytes)
		gpu.TensorLoad(t, s, m, at, bar) // mistake
	}
	if mistake != BoxUnwaited {
		bar.Wait(t, 0)
	}
	out[i] = s[i%32] // mistake
	t.Block().Sync()
	if i < 32 {
		s[i]++ // mistake
	}
	if mistake != BoxUnfenced {
		gpu.FenceProxyAsyncShared(t)
	}
	t.Block().Sync()
	if mistake == BoxBefore {
		at[0] = -2
	}
	if i == 0 {
		gpu.TensorStore(t, m, at, s) // mistake
		gpu.BulkCommit(t)
		if mistake != BoxReused {
			gpu.BulkWait(t, 0)
		}
	}
	if mistake == BoxReused {
		t.Block().Sync()
		if i < 32 {
			s[i] = 0 // mistake
		}
		if i == 0 {
			gpu.BulkWait(t, 0)
		}
	}
}
