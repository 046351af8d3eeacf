// Package dslshmem covers package shmem.
package dslshmem

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type halo struct {
	buf  shmem.Sym[float64]
	sigs shmem.Signals
	team shmem.Team
}

//gpu:kernel
func All(t *gpu.Thread, h halo, b shmem.Sym[int16], sig shmem.Signal, pe int) {
	n := h.buf.Len()
	left, right := h.buf.Slice(0, n/2), h.buf.Slice(n/2, n)
	shmem.Put(t, left, right, pe)
	shmem.PutNBI(t.Warp(), left, right, pe)
	shmem.Get(t.Block(), left, right, pe)
	shmem.GetNBI(t, left, right, pe)
	shmem.PutSignal(t.Block(), left, right, h.sigs.At(1), 3, shmem.SignalAdd, pe)
	shmem.P(t, h.buf.At(2), 1.5, pe)
	shmem.P(t, b.At(0), -1, pe)
	b.Local()[1] = shmem.G(t, b.At(3), pe)
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, pe)
	h.buf.Local()[0] = float64(shmem.SignalFetch(t, sig))
	v := shmem.SignalWaitUntil(t, sig, shmem.CmpEQ, 4)
	b.Local()[int(v)%b.Len()] = int16(h.sigs.Len())
	shmem.Fence(t)
	shmem.Quiet(t.Warp())
	shmem.Barrier(t.Block(), h.team)
	shmem.BarrierAll(t.Block())
	shmem.Sync(t, shmem.TeamNode)
	shmem.SyncAll(t.Warp())
	if shmem.TeamMyPE(t, h.team) == shmem.TeamNumPEs(t, shmem.TeamWorld)-1 {
		b.Local()[0] = 0
	}
}
