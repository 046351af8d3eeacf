package main

// This file has what goes wrong where the threads of a block add up in shared memory.

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Mistakes of Sum.
const (
	sumRight = iota
	sumEarly
	sumSteps
	sumWarp
	sumBranch
	sumUnset
	sumShifted
	sumAgain
	sumEverybody
	sumLanes
	sumReturned
	sumArguments
)

// Sum adds up 64 words twice, and puts them to the peer.
//
//gpu:kernel
func Sum(t *gpu.Thread, data, other shmem.Sym[int64], signals shmem.Signals, out []int64, mistake int) {
	s := gpu.Shared[[66]int64](t)
	i, me := t.Block().Rank(), shmem.MyPE(t)
	for r := range 2 {
		if mistake != sumUnset || i < 48 {
			s[i] = other.Local()[i] // mistake
		}
		switch mistake {
		case sumEarly:
		case sumWarp:
			t.Warp().Sync()
		default:
			t.Block().Sync()
		}
		for w := 32; w > 0; w /= 2 {
			from := i + w
			if mistake == sumShifted {
				from += 2
			}
			if i < w {
				s[i] += s[from] // mistake
				if mistake == sumBranch {
					t.Block().Sync() // mistake
				}
			}
			if mistake != sumSteps && mistake != sumBranch {
				t.Block().Sync()
			}
		}
		if i == 32 || mistake == sumEverybody {
			out[0] += s[0] * int64(r+1) // mistake
		}
		if mistake != sumAgain {
			t.Block().Sync()
		}
	}
	lane := t.Warp().Rank()
	if mistake != sumLanes || lane < 16 {
		v := gpu.ShuffleDown(t.Warp(), other.Local()[i], 16) // mistake
		if lane < 16 {
			out[i+1] = v
		}
	}
	if mistake == sumReturned && i >= 32 {
		return
	}
	to := 1 - me
	if mistake == sumArguments && i%2 == 1 {
		to = me
	}
	shmem.Put(t.Block(), data, other, to) // mistake
	shmem.BarrierAll(t.Block())
}
