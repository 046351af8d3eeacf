package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Send.
const (
	SendRight = iota
	SendUnfenced
	SendApart
	SendReused
	SendUnwaited
	SendLess
	SendUnseen
)

// Send puts words from shared memory to the peer, which loads them in bulk.
//
//gpu:kernel maxthreads=64
func Send(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[16]int64](t)
	in := gpu.Shared[[16]int64](t)
	bar := gpu.Shared[gpu.MBarrier](t)
	i, me := t.Block().Rank(), shmem.MyPE(t)
	if i == 0 {
		bar.Init(t, 1)
	}
	t.Block().Sync()
	for r := range 4 {
		if i < 16 {
			s[i] = int64(1000*me + 100*r + i + 1) // mistake
		}
		if mistake != SendUnfenced {
			gpu.FenceProxyAsyncShared(t)
		}
		if mistake != SendApart {
			t.Block().Sync()
		}
		if i == 0 {
			shmem.PutSharedSignal(t, data.Slice(16*r, 16*r+16), s[:], other.Slice(16*r, 16*r+16), signals.At(0), 1, shmem.SignalAdd, 1-me) // mistake
		}
		if mistake == SendReused && i < 16 {
			s[i] = 0 // mistake
		}
		t.Block().Sync()
		switch mistake {
		case SendUnwaited:
		case SendLess:
			shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(r))
		default:
			shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(r+1))
		}
		if i == 63 {
			if mistake != SendUnseen {
				gpu.FenceProxyAsyncGlobal(t)
			}
			bar.ArriveExpectTx(t, 128)
			gpu.BulkLoad(t, in[:], data.Local()[16*r:][:16], bar) // mistake
		}
		bar.Wait(t, r&1)
		out[i] += in[15-i%16] * int64(r+1)
		t.Block().Sync()
	}
}
