package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Copy.
const (
	CopyRight = iota
	CopyUncommitted
	CopyOneLeft
	CopyUnwaited
	CopyApart
	CopyEarly
	CopySource
)

// Copy adds up words that threads copy for each other by CopyAsync, one round ahead.
//
//gpu:kernel maxthreads=64
func Copy(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[2][64]int64](t)
	i := t.Block().Rank()
	src := other.Local()
	const rounds = 6
	fetch := func(r int) {
		if r < rounds {
			gpu.CopyAsync(t, &s[r&1][i], &src[(i+r)&63]) // mistake
		}
		if mistake != CopyUncommitted {
			gpu.CopyAsyncCommit(t)
		}
	}
	fetch(0)
	for r := range rounds {
		if mistake == CopyEarly {
			fetch(r + 1)
			gpu.CopyAsyncWait(t, 1)
		} else if mistake == CopyOneLeft {
			gpu.CopyAsyncWait(t, 1)
		} else if mistake != CopyUnwaited {
			gpu.CopyAsyncWait(t, 0)
		}
		if mistake != CopyApart {
			t.Block().Sync()
		}
		if mistake != CopyEarly {
			fetch(r + 1)
		}
		if mistake == CopySource && r+1 < rounds {
			src[(i+r+1)&63] = -1 // mistake
		}
		out[i] += s[r&1][63-i] * int64(r+1) // mistake
	}
}

// Await waits for a signal. It waits for the launch before, of which the sanitizer knows nothing, so
// it has no hooks.
//
//gpu:kernel
func Await(t *gpu.Thread, signal shmem.Signal) {
	gpu.GridDependencyWait(t)
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signal, shmem.CmpGE, 1)
	}
}
