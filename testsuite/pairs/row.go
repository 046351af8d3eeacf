package main

// This file has what goes wrong where neighbours exchange the ends of their rows.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Row.
const (
	rowRight = iota
	rowPutEarly
	rowSiblings
	rowSameValue
	rowOneWord
	rowOneWait
	rowSwapped
	rowRoundLate
	rowOneBuffer
	rowSignalFirst
	rowUnfenced
	rowShifted
	rowToSelf
	rowRelaxed
	rowEqual
	rowUnwaited
)

// Row adds up neighbouring cells of a row that all PEs have together, three times. Each PE
// has 30 cells between two that it gets from its neighbours, and two buffers for them.
//
//gpu:kernel
func Row(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	i, me, n := t.Block().Rank(), shmem.MyPE(t), shmem.NumPEs(t)
	left, right := (me+n-1)%n, (me+1)%n
	if mistake == rowToSelf {
		right = me
	}
	cell := i >= 1 && i <= 30
	d := data.Local()
	if cell {
		d[i] = other.Local()[i]
	}
	t.Block().Sync()
	for r := range 3 {
		from, to := r%2*32, (r+1)%2*32
		if mistake == rowOneBuffer {
			from, to = 0, 0
		}
		sum := int64(0)
		if cell {
			sum = d[from+i-1] + d[from+i] + d[from+i+1] // mistake
		}
		if mistake == rowOneBuffer {
			t.Block().Sync()
		}
		if cell {
			d[to+i] = sum // mistake
		}
		if mistake != rowPutEarly {
			t.Block().Sync()
		}
		round, word, ghost := uint64(r+1), 1, to+31
		switch mistake {
		case rowSameValue:
			round = 1
		case rowOneWord:
			word = 0
		case rowShifted:
			ghost = to + 30
		}
		if i == 0 {
			switch mistake {
			case rowSignalFirst:
				shmem.SignalOp(t, signals.At(word), round, shmem.SignalSet, left)
				shmem.Fence(t)
				shmem.Put(t, data.Slice(ghost, ghost+1), data.Slice(to+1, to+2), left) // mistake
			case rowUnfenced:
				shmem.Put(t, data.Slice(ghost, ghost+1), data.Slice(to+1, to+2), left) // mistake
				shmem.SignalOp(t, signals.At(word), round, shmem.SignalSet, left)
			default:
				shmem.PutSignal(t, data.Slice(ghost, ghost+1), data.Slice(to+1, to+2), signals.At(word), round, shmem.SignalSet, left) // mistake
			}
			shmem.PutSignal(t, data.Slice(to, to+1), data.Slice(to+30, to+31), signals.At(0), round, shmem.SignalSet, right) // mistake
			cmp, want, last := shmem.CmpGE, round, 1
			switch mistake {
			case rowEqual:
				cmp = shmem.CmpEQ
			case rowRoundLate:
				want = round - 1
			case rowOneWord, rowOneWait:
				last = 0
			case rowSwapped:
				last = 2
				want = 0
			}
			if mistake == rowRelaxed {
				shmem.SignalWaitUntilRelaxed(t, signals.At(0), cmp, want)
				shmem.SignalWaitUntilRelaxed(t, signals.At(1), cmp, want)
			} else if mistake != rowUnwaited {
				shmem.SignalWaitUntil(t, signals.At(0), cmp, want)
				shmem.SignalWaitUntil(t, signals.At(last), cmp, want)
			}
			shmem.Quiet(t)
		}
		if mistake != rowSiblings {
			t.Block().Sync()
		}
		if r == 2 && cell {
			out[i] = d[to+i] + d[to+i-1] + d[to+i+1] // mistake
		}
	}
}
