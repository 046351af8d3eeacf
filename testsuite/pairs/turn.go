package main

// This file has what goes wrong with the words that PEs take turns by.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Turn.
const (
	turnRight = iota
	turnSameFlag
	turnUnanswered
	turnOldFlag
	turnHalf
	turnRoundLate
	turnWrongWord
	turnLess
	turnTested
	turnZeroed
	turnUnfencedSets
)

// Turn sends a number in each of three rounds, in a line, and waits for an answer.
//
//gpu:kernel
func Turn(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	if t.Block().Rank() != 0 {
		return
	}
	me, peer := shmem.MyPE(t), 1-shmem.MyPE(t)
	line, answer := signals.Lines().At(0), signals.At(4)
	for r := range 3 {
		flag, want, round := uint32(r+1), uint32(r+1), uint64(r+1)
		switch mistake {
		case turnSameFlag:
			flag, want = 1, 1
		case turnOldFlag:
			want = uint32(r)
		}
		v := uint64(other.Local()[r])
		shmem.PutLine(t, line, v<<32|v, flag, peer) // mistake
		if mistake == turnHalf {
			for shmem.SignalFetch(t, signals.At(0))>>32 != uint64(want) {
			}
			out[r] = int64(shmem.SignalFetch(t, signals.At(1)) & 0xffffffff)
		} else {
			out[r] = int64(shmem.WaitLine(t, line, want) >> 32)
		}
		switch mistake {
		case turnUnanswered:
		case turnRoundLate:
			shmem.SignalOp(t, answer, 1, shmem.SignalAdd, peer)
			shmem.SignalWaitUntil(t, answer, shmem.CmpGE, round-1)
		case turnWrongWord:
			shmem.SignalOp(t, answer, 1, shmem.SignalAdd, peer)
			shmem.SignalWaitUntil(t, signals.At(5), shmem.CmpGE, 0)
		case turnLess:
			shmem.SignalOp(t, answer, 1, shmem.SignalAdd, peer)
			shmem.SignalWaitUntil(t, answer, shmem.CmpLE, round)
		case turnTested:
			shmem.SignalOp(t, answer, 1, shmem.SignalAdd, peer)
			shmem.SignalTest(t, answer, shmem.CmpGE, round)
		case turnZeroed:
			shmem.SignalOp(t, answer, 1, shmem.SignalSet, peer) // mistake
			shmem.SignalWaitUntil(t, answer, shmem.CmpEQ, 1)    // mistake
			shmem.SignalOp(t, answer, 0, shmem.SignalSet, me)   // mistake
		case turnUnfencedSets:
			shmem.SignalOp(t, answer, 2*round-1, shmem.SignalSet, peer) // mistake
			shmem.SignalOp(t, answer, 2*round, shmem.SignalSet, peer)   // mistake
			shmem.SignalWaitUntil(t, answer, shmem.CmpGE, 2*round)      // mistake
		default:
			shmem.SignalOp(t, answer, 1, shmem.SignalAdd, peer)
			shmem.SignalWaitUntil(t, answer, shmem.CmpGE, round)
		}
	}
	shmem.Quiet(t)
}
