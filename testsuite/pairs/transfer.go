package main

// This file has mistakes of puts and gets.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// GetBackWrong gets what it has put, without quiet.
//
//gpu:kernel
func GetBackWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data, other, peer)
	shmem.Get(t, data.Slice(32, 64), data.Slice(0, 32), peer) // mistake
	shmem.BarrierAll(t)
}

// GetBackRight makes no mistake.
//
//gpu:kernel
func GetBackRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data.Slice(0, 32), other.Slice(0, 32), peer)
	shmem.Quiet(t)
	shmem.Get(t, data.Slice(32, 64), data.Slice(0, 32), peer)
	shmem.BarrierAll(t)
}

// ToItselfWrong moves what the PE holds by one element, to where it is read.
//
//gpu:kernel
func ToItselfWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	shmem.Put(t.Block(), other.Slice(1, 64), other.Slice(0, 63), shmem.MyPE(t)) // mistake
	shmem.Quiet(t.Block())
}

// ToItselfRight makes no mistake, nor does it where it puts memory to itself.
//
//gpu:kernel
func ToItselfRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	shmem.Put(t.Block(), data.Slice(1, 64), other.Slice(0, 63), shmem.MyPE(t))
	shmem.Quiet(t.Block())
	shmem.Put(t.Block(), data, data, shmem.MyPE(t))
	shmem.PutNBI(t.Block(), other, other, shmem.MyPE(t))
	shmem.Quiet(t.Block())
}

// FromItselfWrong gets every other element of the PE, four elements on, where it is read.
//
//gpu:kernel
func FromItselfWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	shmem.IGet(t.Block(), other.Slice(0, 60), other.Slice(4, 64), 2, 2, 30, shmem.MyPE(t)) // mistake
}

// FromItselfRight makes no mistake: the elements lie between those that it reads.
//
//gpu:kernel
func FromItselfRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	shmem.IGet(t.Block(), other.Slice(0, 60), other.Slice(3, 63), 2, 2, 30, shmem.MyPE(t))
}

// FlagByPutWrong puts data and then a flag, without a fence.
//
//gpu:kernel
func FlagByPutWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data.Slice(0, 32), other.Slice(0, 32), peer)
	shmem.P(t, data.At(63), 1, peer)
	shmem.WaitUntil(t, data.At(63), shmem.CmpEQ, 1)
	out[0] = data.Local()[1] // mistake
	shmem.Quiet(t)
}

// FlagByPutRight makes no mistake.
//
//gpu:kernel
func FlagByPutRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data.Slice(0, 32), other.Slice(0, 32), peer)
	shmem.Fence(t)
	shmem.P(t, data.At(63), 1, peer)
	shmem.WaitUntil(t, data.At(63), shmem.CmpEQ, 1)
	out[0] = data.Local()[1]
	shmem.Quiet(t)
}

// SourceAgainWrong writes the source of a put that does not wait.
//
//gpu:kernel
func SourceAgainWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data, other, peer)
	other.Local()[0] = 1 // mistake
	shmem.BarrierAll(t)
}

// SourceAgainRight makes no mistake.
//
//gpu:kernel
func SourceAgainRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data, other, peer)
	shmem.Flush(t)
	other.Local()[0] = 1
	shmem.BarrierAll(t)
}

// GetEarlyWrong uses what a get that does not wait brings.
//
//gpu:kernel
func GetEarlyWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.GetNBI(t, data, other, peer)
	out[0] = data.Local()[0] // mistake
	shmem.Quiet(t)
}

// GetEarlyRight makes no mistake.
//
//gpu:kernel
func GetEarlyRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.GetNBI(t, data, other, peer)
	shmem.Quiet(t)
	out[0] = data.Local()[0]
}

// SyncOnlyWrong reads what the peer has put after SyncAll, which completes nothing.
//
//gpu:kernel
func SyncOnlyWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data, other, peer)
	shmem.SyncAll(t)
	out[0] = data.Local()[0] // mistake
	shmem.Quiet(t)
}

// SyncOnlyRight makes no mistake.
//
//gpu:kernel
func SyncOnlyRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.Put(t, data, other, peer)
	shmem.BarrierAll(t)
	out[0] = data.Local()[0]
}

// FlushOnlyWrong reads what the peer has put after Flush and SyncAll.
//
//gpu:kernel
func FlushOnlyWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data, other, peer)
	shmem.Flush(t)
	shmem.SyncAll(t)
	out[0] = data.Local()[0] // mistake
	shmem.Quiet(t)
}

// FlushOnlyRight makes no mistake.
//
//gpu:kernel
func FlushOnlyRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data, other, peer)
	shmem.Quiet(t)
	shmem.SyncAll(t)
	out[0] = data.Local()[0]
}

// OverwrittenWrong puts again over data that the peer may still read.
//
//gpu:kernel
func OverwrittenWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for i := range 3 {
		shmem.PutSignal(t, data, other, signals.At(0), uint64(i+1), shmem.SignalSet, peer) // mistake
		shmem.Fence(t)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(i+1))
		for k := range 8 {
			out[k] += data.Local()[k]
		}
	}
	shmem.Quiet(t)
}

// OverwrittenRight makes no mistake.
//
//gpu:kernel
func OverwrittenRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	for i := range 3 {
		shmem.PutSignal(t, data, other, signals.At(0), uint64(i+1), shmem.SignalSet, peer)
		shmem.SignalWaitUntil(t, signals.At(0), shmem.CmpGE, uint64(i+1))
		for k := range 8 {
			out[k] += data.Local()[k]
		}
		shmem.BarrierAll(t)
	}
}

// BlockSourceWrong puts as a block what its threads have just written.
//
//gpu:kernel
func BlockSourceWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	data.Local()[t.Block().Rank()] = 1
	shmem.Put(t.Block(), other, data, 1-shmem.MyPE(t)) // mistake
	shmem.BarrierAll(t.Block())
}

// BlockSourceRight makes no mistake.
//
//gpu:kernel
func BlockSourceRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	data.Local()[t.Block().Rank()] = 1
	t.Block().Sync()
	shmem.Put(t.Block(), other, data, 1-shmem.MyPE(t))
	shmem.BarrierAll(t.Block())
}

// LeaderSourceWrong lets one thread put what all threads have just written.
//
//gpu:kernel
func LeaderSourceWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	data.Local()[t.Block().Rank()] = 1 // mistake
	if t.Block().Rank() == 0 {
		shmem.Put(t, other, data, 1-shmem.MyPE(t)) // mistake
	}
	shmem.BarrierAll(t.Block())
}

// LeaderSourceRight makes no mistake.
//
//gpu:kernel
func LeaderSourceRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	data.Local()[t.Block().Rank()] = 1
	t.Block().Sync()
	if t.Block().Rank() == 0 {
		shmem.Put(t, other, data, 1-shmem.MyPE(t))
	}
	shmem.BarrierAll(t.Block())
}

// EndsEarlyWrong ends with a put on its way, and the host copies what it was put to.
//
//gpu:kernel
func EndsEarlyWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() == 0 {
		shmem.PutNBI(t, data, other, peer) // mistake
	}
}

// EndsEarlyRight makes no mistake.
//
//gpu:kernel
func EndsEarlyRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() == 0 {
		shmem.PutNBI(t, data, other, peer)
		shmem.Quiet(t)
	}
}

// QuietOfOtherWrong has another thread wait for a put, which it may not know.
//
//gpu:kernel
func QuietOfOtherWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	if i == 0 {
		shmem.PutNBI(t, data, other, 1-shmem.MyPE(t))
	}
	if i == 32 {
		shmem.Quiet(t)
	}
	t.Block().Sync()
	if i == 0 {
		other.Local()[0] = 1 // mistake
	}
	shmem.BarrierAll(t.Block())
}

// QuietOfOtherRight makes no mistake.
//
//gpu:kernel
func QuietOfOtherRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	i := t.Block().Rank()
	if i == 0 {
		shmem.PutNBI(t, data, other, 1-shmem.MyPE(t))
	}
	t.Block().Sync()
	if i == 32 {
		shmem.Quiet(t)
	}
	t.Block().Sync()
	if i == 0 {
		other.Local()[0] = 1
	}
	shmem.BarrierAll(t.Block())
}

// SourceGetWrong gets into the source of a put that does not wait.
//
//gpu:kernel
func SourceGetWrong(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data.Slice(0, 32), other.Slice(0, 32), peer)
	shmem.Get(t, other.Slice(0, 32), other.Slice(32, 64), peer) // mistake
	shmem.BarrierAll(t)
}

// SourceGetRight makes no mistake.
//
//gpu:kernel
func SourceGetRight(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64) {
	peer := 1 - shmem.MyPE(t)
	if t.Block().Rank() != 0 {
		return
	}
	shmem.PutNBI(t, data.Slice(0, 32), other.Slice(0, 32), peer)
	shmem.Flush(t)
	shmem.Get(t, other.Slice(0, 32), other.Slice(32, 64), peer)
	shmem.BarrierAll(t)
}
