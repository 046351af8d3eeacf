package gpu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// MBarrier is a barrier in shared memory (PTX: mbarrier; libcu++: cuda::barrier of block
// scope). It goes through phases. A phase is over when as many arrivals have come as Init
// says, and all bytes that were expected. Then the next phase begins by itself.
//
// A barrier stands in memory from Shared, alone or in an array. One thread calls Init, and
// Block.Sync, or Cluster.Sync in a cluster, lets the others know of it.
//
// A thread that waits names a phase by its parity: 0 for the first phase, 1 for the second,
// and so on in turns. Wait(t, p) returns if the current phase has the other parity, since
// the phase before, of parity p, is over then. So Wait(t, 1) on a new barrier returns at
// once, which suits a thread that fills a stage that is empty at first.
//
// Barriers need the feature mbarrier, and those with expected bytes the feature tma.
type MBarrier struct{ _ uint64 }

// Init makes the memory a barrier, whose phases need count arrivals each, from 1 to
// 1048575 (PTX: mbarrier.init). The asynchronous proxy and the blocks of the cluster see it too
// (PTX: fence.mbarrier_init).
func (b *MBarrier) Init(t *Thread, count int) {
	t.api().Barrier(b.call("MBarrier.Init", threadapi.BarrierInit, count))
}

// Invalidate ends the use of the memory as a barrier, so that it can hold something else
// (PTX: mbarrier.inval). No thread may use the barrier any more.
func (b *MBarrier) Invalidate(t *Thread) {
	t.api().Barrier(b.call("MBarrier.Invalidate", threadapi.BarrierInvalidate, 0))
}

// Arrive counts an arrival, and does not wait (PTX: mbarrier.arrive). What the thread did
// before it happens before what follows a wait for the phase.
func (b *MBarrier) Arrive(t *Thread) {
	t.api().Barrier(b.call("MBarrier.Arrive", threadapi.BarrierArrive, 0))
}

// ArriveExpectTx is ExpectTx and then Arrive (PTX: mbarrier.arrive.expect_tx). Call it
// before the copies that bring the bytes.
func (b *MBarrier) ArriveExpectTx(t *Thread, bytes int) {
	t.api().Barrier(b.call("MBarrier.ArriveExpectTx", threadapi.BarrierArrive, bytes))
}

// ExpectTx adds to the bytes that copies have to bring before the phase is over, from 0 to
// 1048575 in a phase (PTX: mbarrier.expect_tx).
func (b *MBarrier) ExpectTx(t *Thread, bytes int) {
	t.api().Barrier(b.call("MBarrier.ExpectTx", threadapi.BarrierExpect, bytes))
}

// TryWait reports whether the phase of the given parity is over (PTX: mbarrier.test_wait,
// and mbarrier.try_wait, which may take a moment). If it is, TryWait is a Wait.
func (b *MBarrier) TryWait(t *Thread, parity int) bool {
	return t.api().Barrier(b.call("MBarrier.TryWait", threadapi.BarrierTest, parity))
}

// Wait waits until the phase of the given parity is over. What the threads did before they
// arrived, and the copies of the phase, happen before what follows.
func (b *MBarrier) Wait(t *Thread, parity int) {
	t.api().Barrier(b.call("MBarrier.Wait", threadapi.BarrierWait, parity))
}

// ArriveAt is Arrive at the barrier that stands at the same place in the shared memory of
// block number rank of the cluster (PTX: mapa, mbarrier.arrive.shared::cluster).
func (b *MBarrier) ArriveAt(c Cluster, rank int) { b.arriveAt("MBarrier.ArriveAt", c, rank) }

func (b *MBarrier) arriveAt(name string, c Cluster, rank int) {
	call := b.call(name, threadapi.BarrierArrive, 0)
	call.Remote, call.Rank = true, rank
	c.mustRun().api().Barrier(call)
}

// ArriveAtRelaxed is ArriveAt that makes no write of the thread visible to the other block. It tells that block only
// that the thread has finished its reads, so that the block may overwrite what they read (PTX ISA, mbarrier.arrive:
// mbarrier.arrive.shared::cluster without a scope). The emulator and the back end check take it for ArriveAt, so they do
// not report what needs ArriveAt.
func (b *MBarrier) ArriveAtRelaxed(c Cluster, rank int) {
	b.arriveAt("MBarrier.ArriveAtRelaxed", c, rank)
}

// ArriveWhenCopied has the thread arrive when all that it has started by CopyAsync is
// complete, and does not wait for that (PTX: cp.async.mbarrier.arrive.noinc).
func (b *MBarrier) ArriveWhenCopied(t *Thread) {
	t.api().Barrier(b.call("MBarrier.ArriveWhenCopied", threadapi.BarrierArriveWhen, 0))
}

func (b *MBarrier) call(name string, kind threadapi.BarrierKind, n int) threadapi.BarrierCall {
	mustExist(unsafe.Pointer(b))
	return threadapi.BarrierCall{Kind: kind, Name: "gpu." + name, At: unsafe.Pointer(b), N: n}
}
