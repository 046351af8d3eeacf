// Package notify measures how long data takes from one PE to the next until the
// receiver knows that it is there; bench/cpp/notify.cu is the same in CUDA C++.
package notify

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Put sends messages round the ring of PEs warm + rounds times, each by a put
// with signal of the whole block: PE 0 sends the halves of src in turn, every
// other PE sends on what it received in dst. nanos gets the time of the last
// rounds.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Put(t *gpu.Thread, dst, src shmem.Sym[uint64], sig shmem.Signal, base uint64, warm, rounds int, nanos []uint64) {
	me := shmem.MyPE(t)
	right := (me + 1) % shmem.NumPEs(t)
	n := dst.Len()
	var start uint64
	for i := range warm + rounds {
		if i == warm {
			start = gpu.GlobalTimer(t)
		}
		epoch := base + uint64(i) + 1
		if me == 0 {
			from := (i & 1) * n
			shmem.PutSignalNBI(t.Block(), dst, src.Slice(from, from+n), sig, epoch, shmem.SignalSet, right)
		}
		if t.ThreadIdx().X == 0 {
			shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
		}
		t.Block().Sync()
		if me != 0 {
			shmem.PutSignalNBI(t.Block(), dst, dst, sig, epoch, shmem.SignalSet, right)
		}
	}
	if t.ThreadIdx().X == 0 {
		nanos[0] = gpu.GlobalTimer(t) - start
	}
}

// Message does what Put does by package ll: every word of the message carries its
// epoch, and a PE has received it once all its threads have their words. received
// is where PEs copy it to.
//
//gpu:kernel maxthreads=1024 minblocks=1
func Message(t *gpu.Thread, words shmem.Signals, received, src []uint64, base uint32, warm, rounds int, nanos []uint64) {
	me := shmem.MyPE(t)
	right := (me + 1) % shmem.NumPEs(t)
	n := len(received)
	var start uint64
	for i := range warm + rounds {
		if i == warm {
			start = gpu.GlobalTimer(t)
		}
		epoch := base + uint32(i) + 1
		if me == 0 {
			from := (i & 1) * n
			ll.Send(t, t.Block(), words, epoch, src[from:from+n], right)
		}
		ll.Receive(t, t.Block(), words, epoch, received)
		t.Block().Sync()
		if me != 0 {
			ll.Send(t, t.Block(), words, epoch, received, right)
		}
	}
	if t.ThreadIdx().X == 0 {
		nanos[0] = gpu.GlobalTimer(t) - start
	}
}
