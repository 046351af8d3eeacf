package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Compare sends the right neighbour one signal per comparison and waits for its
// own; the words of LE and LT are expected to be large at the start. out gets
// what each wait returned, then what a fetch reads after it.
//
//gpu:kernel
func Compare(t *gpu.Thread, sigs shmem.Signals, out []uint64) {
	if t.Grid().Rank() != 0 {
		return
	}
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.SignalOp(t, sigs.At(0), 5, shmem.SignalSet, right)
	shmem.SignalOp(t, sigs.At(1), 7, shmem.SignalSet, right)
	shmem.SignalOp(t, sigs.At(2), 9, shmem.SignalSet, right)
	shmem.SignalOp(t, sigs.At(3), 10, shmem.SignalSet, right)
	shmem.SignalOp(t, sigs.At(4), 9, shmem.SignalSet, right)
	shmem.SignalOp(t, sigs.At(5), 1<<63, shmem.SignalSet, right)
	out[0] = shmem.SignalWaitUntil(t, sigs.At(0), shmem.CmpEQ, 5)
	out[1] = shmem.SignalWaitUntil(t, sigs.At(1), shmem.CmpNE, 0)
	out[2] = shmem.SignalWaitUntil(t, sigs.At(2), shmem.CmpGT, 8)
	out[3] = shmem.SignalWaitUntil(t, sigs.At(3), shmem.CmpLE, 10)
	out[4] = shmem.SignalWaitUntil(t, sigs.At(4), shmem.CmpLT, 10)
	out[5] = shmem.SignalWaitUntil(t, sigs.At(5), shmem.CmpGE, 1<<62)
	for i := range sigs.Len() {
		out[6+i] = shmem.SignalFetch(t, sigs.At(i))
	}
}

// Poll sends the right neighbour src with a signal, and tests its own until that of
// the left one is there. The data is then there too. out gets it, and after it what
// a test says that is false.
//
//gpu:kernel
func Poll(t *gpu.Thread, dst, src shmem.Sym[uint64], sig shmem.Signal, epoch uint64, out []uint64) {
	if t.Grid().Rank() != 0 {
		return
	}
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignalNBI(t, dst, src, sig, epoch, shmem.SignalSet, right)
	for !shmem.SignalTest(t, sig, shmem.CmpEQ, epoch) {
	}
	n := copy(out, dst.Local())
	if shmem.SignalTest(t, sig, shmem.CmpGT, epoch) {
		out[n] = 1
	}
	shmem.Quiet(t)
}

// Count adds each thread's rank plus one to the signal of every PE, and waits
// until those of all PEs have arrived here.
//
//gpu:kernel
func Count(t *gpu.Thread, sig shmem.Signal, total uint64, out []uint64) {
	for pe := range shmem.NumPEs(t) {
		shmem.SignalOp(t, sig, uint64(t.Grid().Rank()+1), shmem.SignalAdd, pe)
	}
	//gpu:ignore equalwait total is the last value
	out[t.Grid().Rank()] = shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, total)
}

// Flags sets signal MyPE of every PE to MyPE+1 and waits for all of them.
//
//gpu:kernel
func Flags(t *gpu.Thread, sigs shmem.Signals) {
	for pe := range t.Grid().Stride(shmem.NumPEs(t)) {
		me := shmem.MyPE(t)
		shmem.SignalOp(t, sigs.At(me), uint64(me)+1, shmem.SignalSet, pe)
	}
	for pe := range t.Grid().Stride(shmem.NumPEs(t)) {
		shmem.SignalWaitUntilRelaxed(t, sigs.At(pe), shmem.CmpEQ, uint64(pe)+1)
	}
}

// Lines sends src to the lines of the right neighbour, and stores in dst what it gets
// of the left one, round after round: each thread has a line, and passes on what it
// gets plus 1. A line has been read when what was sent by it has been round; so there
// are as many for each thread as there are PEs. flag is that of the first round.
//
//gpu:kernel
func Lines(t *gpu.Thread, words shmem.Signals, dst, src []uint64, flag uint32, rounds int) {
	pes := shmem.NumPEs(t)
	right := (shmem.MyPE(t) + 1) % pes
	i := t.Grid().Rank()
	if i >= len(src) {
		return
	}
	x := src[i]
	for r := range rounds {
		lines := words.Lines().Slice(r%pes*len(src), (r%pes+1)*len(src))
		shmem.PutLine(t, lines.At(i), x, flag+uint32(r), right)
		x = shmem.WaitLine(t, lines.At(i), flag+uint32(r)) + 1
	}
	dst[i] = x
}
