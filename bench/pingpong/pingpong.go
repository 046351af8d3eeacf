// Package pingpong measures how long a signal takes from one PE to the next;
// bench/cpp/pingpong.cu is the same in CUDA C++.
package pingpong

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// PingPong sends a signal round the ring of PEs warm + rounds times: PE 0 starts
// it, every other PE waits for it and sends it on. nanos gets the time of the
// last rounds.
//
//gpu:kernel
func PingPong(t *gpu.Thread, sig shmem.Signal, base uint64, warm, rounds int, nanos []uint64) {
	me := shmem.MyPE(t)
	right := (me + 1) % shmem.NumPEs(t)
	var start uint64
	for i := range warm + rounds {
		if i == warm {
			start = gpu.GlobalTimer(t)
		}
		epoch := base + uint64(i) + 1
		if me == 0 {
			shmem.SignalOp(t, sig, epoch, shmem.SignalSet, right)
		}
		shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
		if me != 0 {
			shmem.SignalOp(t, sig, epoch, shmem.SignalSet, right)
		}
	}
	nanos[0] = gpu.GlobalTimer(t) - start
}
