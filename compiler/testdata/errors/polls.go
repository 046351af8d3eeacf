package errors

import "github.com/gpuc-go/gpuc/dsl/gpu"

// PlainPoll waits by plain loads.
//
//gpu:kernel
func PlainPoll(t *gpu.Thread, flag []int32, out []int32) {
	for flag[0] == 0 { // want "warning: kernel PlainPoll waits in a loop for flag to change, and reads it by a plain load, which may happen once; use AtomicLoadExplicit with Acquire, or a wait of package shmem"
	}
	out[0] = 1
}

// PlainPollOfMany waits for the first of two, in a helper.
//
//gpu:kernel
func PlainPollOfMany(t *gpu.Thread, flag []int32, out []int32) {
	out[0] = first(flag)
}

func first(flag []int32) int32 {
	for {
		if flag[0] != 0 { // want `waits in a loop for flag to change.* \| in first, called at polls.go:18`
			return 0
		}
		if flag[1] != 0 {
			return 1
		}
	}
}

// NoPoll has loops that end by themselves, or that look elsewhere each time.
//
//gpu:kernel
func NoPoll(t *gpu.Thread, flag, list, out []int32) {
	for i := 0; i < 100 && flag[0] == 0; i++ {
	}
	at := int32(0)
	for list[at] != 0 {
		at = list[at]
	}
	for flag[0] < 8 {
		flag[0]++
	}
	out[0] = at
}

// AtomicPoll waits for a word of the host.
//
//gpu:kernel
func AtomicPoll(t *gpu.Thread, flag []int32) {
	for gpu.AtomicLoadExplicit(t, &flag[0], gpu.Acquire, gpu.ScopeSystem) == 0 {
	}
}

// OwnBarrier waits for all blocks, which need not run.
//
//gpu:kernel
func OwnBarrier(t *gpu.Thread, count []uint32) {
	gpu.AtomicAdd(t, &count[0], 1)
	for gpu.AtomicLoad(t, &count[0]) < uint32(t.GridDim().X) { // want "warning: kernel OwnBarrier waits for other blocks, which write count at polls.go:60, and a grid that is larger than the GPU never ends; write //gpu:kernel resident, or call Grid.Sync, or wait for a signal of package shmem: then all blocks of a launch are resident"
	}
}

// ResidentBarrier is OwnBarrier in a grid that is resident as a whole.
//
//gpu:kernel resident
func ResidentBarrier(t *gpu.Thread, count []uint32) {
	gpu.AtomicAdd(t, &count[0], 1)
	for gpu.AtomicLoad(t, &count[0]) < uint32(t.GridDim().X) {
	}
}

// Before waits for the block with the next lower number.
//
//gpu:kernel
func Before(t *gpu.Thread, done []uint32) {
	b := t.BlockIdx().X
	if b > 0 {
		for gpu.AtomicLoad(t, &done[b-1]) == 0 { // want "waits for other blocks, which write done at polls.go:83"
		}
	}
	gpu.AtomicStore(t, &done[b], 1)
}

// Drawn waits for blocks that have drawn a lower number, and so run.
//
//gpu:kernel
func Drawn(t *gpu.Thread, next, done []uint32) {
	n := gpu.AtomicAdd(t, &next[0], 1)
	if n > 0 {
		for gpu.AtomicLoad(t, &done[n-1]) == 0 {
		}
	}
	gpu.AtomicStore(t, &done[n], 1)
}

// Locked waits for the block that has the lock, which runs.
//
//gpu:kernel
func Locked(t *gpu.Thread, lock, sum []uint32) {
	for gpu.AtomicCompareAndSwap(t, &lock[0], 0, 1) != 0 {
	}
	sum[0]++
	gpu.AtomicStore(t, &lock[0], 0)
}

// Served waits for the turn that it has drawn; those with lower numbers run.
//
//gpu:kernel
func Served(t *gpu.Thread, lock, sum []uint32) {
	turn := gpu.AtomicAdd(t, &lock[0], 1)
	for gpu.AtomicLoadExplicit(t, &lock[1], gpu.Acquire, gpu.ScopeDevice) != turn {
	}
	sum[0]++
	gpu.AtomicAddExplicit(t, &lock[1], 1, gpu.Release, gpu.ScopeDevice)
}

// OneBlockWaits has one block wait, beside which the others run.
//
//gpu:kernel
func OneBlockWaits(t *gpu.Thread, count []uint32) {
	gpu.AtomicAdd(t, &count[0], 1)
	if t.BlockIdx().X != 0 {
		return
	}
	for gpu.AtomicLoad(t, &count[0]) < uint32(t.GridDim().X) {
	}
}

// Resident waits for all blocks, and a launch has them all.
//
//gpu:kernel
func Resident(t *gpu.Thread, count []uint32) {
	gpu.AtomicAdd(t, &count[0], 1)
	for gpu.AtomicLoad(t, &count[0]) < uint32(t.GridDim().X) {
	}
	t.Grid().Sync()
}
