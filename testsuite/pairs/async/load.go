package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Load.
const (
	LoadRight = iota
	LoadUnwaited
	LoadParity
	LoadReleased
	LoadUnreleased
	LoadTooFew
	LoadTooMany
	LoadHalf
	LoadUnmade
	LoadUnfenced
	LoadTried
)

// Load adds up words that one thread copies in bulk, to two stages in turns.
//
//gpu:kernel maxthreads=64
func Load(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[2][64]int64](t)
	full := gpu.Shared[[2]gpu.MBarrier](t)
	empty := gpu.Shared[[2]gpu.MBarrier](t)
	i := t.Block().Rank()
	if i == 0 {
		users := 64
		if mistake == LoadHalf {
			users = 32
		}
		for at := range 2 {
			full[at].Init(t, 1) // mistake
			empty[at].Init(t, users)
		}
	}
	data.Local()[i] = other.Local()[i] + 7 // mistake
	if mistake != LoadUnfenced {
		gpu.FenceProxyAsyncGlobal(t)
	}
	if mistake != LoadUnmade {
		t.Block().Sync()
	}
	for r := range 6 {
		at, parity := r&1, r>>1&1
		src := data.Local()
		if r%3 == 1 {
			src = other.Local()
		}
		if i == 0 {
			if mistake != LoadUnreleased {
				empty[at].Wait(t, parity^1)
			}
			bytes := 512
			switch mistake {
			case LoadTooFew:
				bytes = 256
			case LoadTooMany:
				bytes = 1024
			}
			full[at].ArriveExpectTx(t, bytes)
			gpu.BulkLoad(t, s[at][:32], src[:32], &full[at]) // mistake
			gpu.BulkLoad(t, s[at][32:], src[32:], &full[at]) // mistake
		}
		switch mistake {
		case LoadUnwaited:
		case LoadParity:
			full[at].Wait(t, 0)
		case LoadTried:
			full[at].TryWait(t, parity)
		default:
			full[at].Wait(t, parity)
		}
		if mistake == LoadReleased {
			empty[at].Arrive(t)
		}
		out[i] += s[at][63-i] * int64(r+1) // mistake
		if mistake != LoadReleased {
			empty[at].Arrive(t)
		}
	}
}
