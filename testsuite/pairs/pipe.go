package main

// This file has what goes wrong with transfers that nobody waits for.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Pipe.
const (
	pipeRight = iota
	pipeReused
	pipeOneBuffer
	pipeUnfenced
	pipeFlushed
	pipeLastSignal
	pipeShifted
	pipeStride
	pipeUnwaited
	pipeSyncOnly
	pipeReadBack
	pipeGetEarly
	pipeGetFence
	pipeGetFlush
	pipeUnsettled
)

// Pipe sends four chunks through two buffers, and gets the first one back.
//
//gpu:kernel
func Pipe(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	if t.Block().Rank() != 0 {
		return
	}
	peer := 1 - shmem.MyPE(t)
	for c := range 4 {
		from, to := c%2*8, 32+8*c
		if mistake == pipeOneBuffer {
			from = 0
		}
		if mistake == pipeShifted {
			to = 32 + 7*c
		}
		if c >= 2 && mistake != pipeReused {
			shmem.Flush(t)
		}
		for k := range 8 {
			data.Local()[from+k] = other.Local()[8*c+k] // mistake
		}
		buffer, there := data.Slice(from, from+8), data.Slice(to, to+8)
		switch {
		case mistake == pipeLastSignal && c == 3:
			shmem.PutSignalNBI(t, there, buffer, signals.At(0), 1, shmem.SignalSet, peer) // mistake
		case mistake == pipeStride:
			shmem.IPut(t, there, buffer, 1, 2, 4, peer)
		default:
			shmem.PutNBI(t, there, buffer, peer) // mistake
		}
	}
	switch mistake {
	case pipeUnfenced, pipeLastSignal, pipeSyncOnly:
	case pipeFlushed:
		shmem.Flush(t)
	default:
		shmem.Fence(t)
	}
	if mistake == pipeReadBack {
		shmem.Get(t, other.Slice(48, 56), data.Slice(32, 40), peer) // mistake
	}
	if mistake == pipeSyncOnly {
		shmem.SyncAll(t)
	} else {
		if mistake != pipeLastSignal {
			shmem.SignalOp(t, signals.At(0), 1, shmem.SignalSet, peer)
		}
		if mistake != pipeUnwaited {
			shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, 1)
		}
	}
	for k := range 32 {
		out[k] = data.Local()[32+k] // mistake
	}
	if mistake != pipeUnsettled {
		shmem.Quiet(t)
	}
	if mistake != pipeReadBack {
		shmem.GetNBI(t, other.Slice(48, 56), data.Slice(32, 40), peer) // mistake
	}
	switch mistake {
	case pipeGetEarly:
	case pipeGetFence:
		shmem.Fence(t)
	case pipeGetFlush:
		shmem.Flush(t)
	default:
		shmem.Quiet(t)
	}
	for k := range 8 {
		out[40+k] = other.Local()[48+k] // mistake
	}
	shmem.Quiet(t)
}
