package async

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Store.
const (
	StoreRight = iota
	StoreUnfenced
	StoreFencedByOne
	StoreFencedEarly
	StoreApart
	StoreReused
	StoreTwoLeft
	StoreReadBack
	StoreUncommitted
	StoreReturned
)

// Store writes words from shared memory by bulk copies, from two buffers in turns, and reads them.
//
//gpu:kernel maxthreads=64
func Store(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[2][32]int64](t)
	i := t.Block().Rank()
	for r := range 4 {
		if i == 0 && mistake != StoreReused {
			if mistake == StoreTwoLeft {
				gpu.BulkWaitRead(t, 2)
			} else {
				gpu.BulkWaitRead(t, 1)
			}
		}
		t.Block().Sync()
		if mistake == StoreFencedEarly {
			gpu.FenceProxyAsyncShared(t)
		}
		if i < 32 {
			s[r&1][i] = int64(100*r + i + 1) // mistake
		}
		switch mistake {
		case StoreUnfenced, StoreFencedEarly:
		case StoreFencedByOne:
			if i == 0 {
				gpu.FenceProxyAsyncShared(t)
			}
		default:
			gpu.FenceProxyAsyncShared(t)
		}
		if mistake != StoreApart {
			t.Block().Sync()
		}
		if i == 0 {
			dst := data.Local()
			if r >= 2 {
				dst = other.Local()
			}
			gpu.BulkStore(t, dst[r&1*32:][:32], s[r&1][:]) // mistake
			if mistake != StoreUncommitted {
				gpu.BulkCommit(t)
			}
		}
	}
	if mistake == StoreReturned {
		return
	}
	if i == 0 {
		if mistake == StoreReadBack {
			gpu.BulkWaitRead(t, 0)
		} else {
			gpu.BulkWait(t, 0)
		}
	}
	t.Block().Sync()
	out[i] = data.Local()[63-i] + 1000*other.Local()[63-i] // mistake
}
