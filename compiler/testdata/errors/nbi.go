package errors

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// Part is data of a few fields.
type Part struct{ A, B int64 }

// WrittenWhole sends all of its source, and writes an element.
//
//gpu:kernel
func WrittenWhole(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
	src.Local()[3] = 1 // want "warning: kernel WrittenWhole writes src while the PutNBI at nbi.go:15 may still read it; call Flush or Quiet before"
	shmem.Quiet(t)
}

// WrittenPart writes an element by the very slice that it sends.
//
//gpu:kernel
func WrittenPart(t *gpu.Thread, dst, src shmem.Sym[int64], lo, hi int) {
	part := src.Slice(lo, hi)
	shmem.PutNBI(t, dst.Slice(lo, hi), part, 1)
	part.Local()[0] = 1 // want "writes src while the PutNBI at nbi.go:25"
	shmem.Quiet(t)
}

// WrittenInNextRound begins each round by writing what the last one sends.
//
//gpu:kernel
func WrittenInNextRound(t *gpu.Thread, dst, src shmem.Sym[int64], n int) {
	for i := range n {
		src.Local()[0] = int64(i) // want "writes src while the PutNBI at nbi.go:36"
		shmem.PutNBI(t, dst, src, 1)
	}
	shmem.Quiet(t)
}

// WrittenByGet receives into what it sends.
//
//gpu:kernel
func WrittenByGet(t *gpu.Thread, dst, src, other shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
	shmem.Get(t, src, other, 1) // want "writes src while the PutNBI at nbi.go:45"
	shmem.Quiet(t)
}

// WrittenByOthers sends by one thread, and all threads write.
//
//gpu:kernel
func WrittenByOthers(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	if t.Block().Rank() == 0 {
		shmem.PutNBI(t, dst, src, 1)
	}
	t.Block().Sync()
	src.Local()[t.Block().Rank()] = 2 // want "writes src while the PutNBI at nbi.go:55"
	shmem.Quiet(t)
}

// WrittenAfterFlush, after Quiet, after a barrier of all PEs: the source is free.
//
//gpu:kernel
func WrittenAfterFlush(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1)
	shmem.Flush(t)
	src.Local()[3] = 1
	shmem.PutNBI(t, dst, src, 1)
	shmem.Quiet(t)
	src.Local()[3] = 1
	shmem.PutNBI(t, dst, src, 1)
	shmem.BarrierAll(t)
	src.Local()[3] = 1
	shmem.Put(t, dst, src, 1)
	src.Local()[3] = 1
}

// WrittenAfterAnswer waits for the answer of the PE that got the data.
//
//gpu:kernel
func WrittenAfterAnswer(t *gpu.Thread, dst, src shmem.Sym[int64], sig, answer shmem.Signal, epoch uint64) {
	shmem.PutSignalNBI(t, dst, src, sig, epoch, shmem.SignalSet, 1)
	shmem.SignalWaitUntil(t, answer, shmem.CmpGE, epoch)
	src.Local()[3] = 1
}

// WrittenElsewhere writes another half, another array, and in another role.
//
//gpu:kernel
func WrittenElsewhere(t *gpu.Thread, dst, src, other shmem.Sym[int64], half int) {
	shmem.PutNBI(t, dst.Slice(0, half), src.Slice(0, half), 1)
	src.Local()[half] = 1
	other.Local()[0] = 1
	dst.Local()[0] = 1
	shmem.Quiet(t)
	if shmem.MyPE(t) == 0 {
		shmem.PutNBI(t, dst, src, 1)
	} else {
		src.Local()[0] = 1
	}
	shmem.Quiet(t)
}

// WrittenByTurns has two halves, of which it writes the one that is not under way.
//
//gpu:kernel
func WrittenByTurns(t *gpu.Thread, dst, src shmem.Sym[int64], half, n int) {
	for i := range n {
		part := src.Slice(i%2*half, i%2*half+half)
		part.Local()[0] = int64(i)
		if i > 0 {
			shmem.Flush(t)
		}
		shmem.PutNBI(t, dst.Slice(0, half), part, 1)
	}
	shmem.Quiet(t)
}

// WrittenIfQuiet completes and writes under one condition.
//
//gpu:kernel
func WrittenIfQuiet(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	me := t.Block().Rank()
	if me == 0 {
		shmem.PutNBI(t, dst, src, 1)
	}
	if me == 0 {
		shmem.Quiet(t)
	}
	t.Block().Sync()
	src.Local()[me] = 1
}

// UsedEarly reads what a get has not brought yet.
//
//gpu:kernel
func UsedEarly(t *gpu.Thread, dst, src shmem.Sym[int64], out []int64) {
	shmem.GetNBI(t, dst, src, 1)
	out[0] = dst.Local()[0] // want "warning: kernel UsedEarly uses dst before the data of the GetNBI at nbi.go:139 is there; call Quiet before"
	shmem.Quiet(t)
}

// SentEarly sends it.
//
//gpu:kernel
func SentEarly(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.GetNBI(t, dst, src, 1)
	shmem.Fence(t)
	shmem.Put(t, src, dst, 2) // want "uses dst before the data of the GetNBI at nbi.go:148"
	shmem.Quiet(t)
}

// UsedInTime completes the get, or uses other memory.
//
//gpu:kernel
func UsedInTime(t *gpu.Thread, dst, src shmem.Sym[int64], out []int64) {
	shmem.GetNBI(t, dst, src, 1)
	out[0] = src.Local()[0]
	shmem.Quiet(t)
	out[1] = dst.Local()[0]
}

// EndsEarly leaves its puts to nobody.
//
//gpu:kernel
func EndsEarly(t *gpu.Thread, dst, src shmem.Sym[int64]) {
	shmem.PutNBI(t, dst, src, 1) // want "warning: kernel EndsEarly ends while this PutNBI may be under way, and the end of a kernel completes nothing; call Quiet before, or enqueue Quiet or a barrier on the stream"
	shmem.Fence(t)
}

// EndsWell completes them in one of its ways, or has puts of which the peer hears.
//
//gpu:kernel
func EndsWell(t *gpu.Thread, dst, src shmem.Sym[int64], sig shmem.Signal, last bool) {
	shmem.PutNBI(t, dst, src, 1)
	if last {
		shmem.Quiet(t)
	}
	shmem.PutSignalNBI(t, dst, src, sig, 1, shmem.SignalAdd, 1)
}

// ReadBack gets what it has put, as a whole, as a value, and by P and G.
//
//gpu:kernel
func ReadBack(t *gpu.Thread, dst, src, back shmem.Sym[int64], out []int64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.Put(t, dst, src, right)
	shmem.Get(t, back, dst, right) // want "warning: kernel ReadBack gets from dst what the Put at nbi.go:188 may not have delivered yet; call Quiet between them"
	shmem.Quiet(t)
	shmem.P(t, dst.At(2), 1, right)
	out[0] = shmem.G(t, dst.At(2), right) // want "gets from dst what the P at nbi.go:191"
}

// ReadElsewhere gets from another PE, another place, and after a quiet.
//
//gpu:kernel
func ReadElsewhere(t *gpu.Thread, dst, src, back shmem.Sym[int64], out []int64) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	shmem.Put(t, dst, src, (me+1)%n)
	shmem.Get(t, back, dst, (me+n-1)%n)
	shmem.Get(t, back, src, (me+1)%n)
	shmem.Quiet(t)
	shmem.P(t, dst.At(2), 1, (me+1)%n)
	out[0] = shmem.G(t, dst.At(3), (me+1)%n)
	shmem.Quiet(t)
}

// InHelper reports what a helper does, and how the kernel comes to it.
//
//gpu:kernel
func InHelper(t *gpu.Thread, dst, src shmem.Sym[Part]) {
	shmem.PutNBI(t, dst, src, 1)
	clear1(src) // the helper is inlined
	shmem.Quiet(t)
}

func clear1(s shmem.Sym[Part]) {
	s.Local()[0].A = 0 // want `writes src while the PutNBI at nbi.go:213 may still read it.* \| in clear1, called at nbi.go:214`
}

// WrittenByCopy copies into what it sends a part of, or clears it.
//
//gpu:kernel
func WrittenByCopy(t *gpu.Thread, dst, src shmem.Sym[int64], in []int64) {
	shmem.PutNBI(t, dst.Slice(0, 8), src.Slice(0, 8), 1)
	copy(src.Local(), in) // want "writes src while the PutNBI at"
	shmem.Quiet(t)
	shmem.PutNBI(t, dst.Slice(0, 8), src.Slice(0, 8), 1)
	clear(src.Local()) // want "writes src while the PutNBI at"
	shmem.Quiet(t)
	for i := range 4 {
		src.Local()[0] = int64(i) // want "writes src while the PutNBI at"
		shmem.PutNBI(t, dst.Slice(0, 8), src.Slice(0, 8), 1)
	}
	shmem.Quiet(t)
}

// WrittenBeside writes what it does not send, or completes each round.
//
//gpu:kernel
func WrittenBeside(t *gpu.Thread, dst, src shmem.Sym[int64], in []int64) {
	shmem.PutNBI(t, dst.Slice(8, 16), src.Slice(8, 16), 1)
	src.Local()[7] = 1
	src.Local()[16] = 1
	copy(src.Local()[16:], in)
	copy(src.Local()[:8], in)
	clear(src.Local()[16:])
	shmem.Quiet(t)
	for i := range 4 {
		src.Local()[0] = int64(i)
		shmem.PutNBI(t, dst.Slice(0, 8), src.Slice(0, 8), 1)
		shmem.Flush(t)
	}
	shmem.Quiet(t)
}
