// Package symstructs covers structs in symmetric memory.
package symstructs

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type kind uint8

type body struct {
	at    [3]float32
	mass  float64
	kind  kind
	alive bool
	half  gpu.Float16
}

type pair struct{ a, b uint16 }

type bodies struct {
	all  [2]shmem.Sym[body]
	own  shmem.Registered[body]
	sigs shmem.Signals
}

//gpu:kernel
func Ranges(t *gpu.Thread, b bodies, epoch uint64, pe int) {
	dst, src := b.all[0].Slice(1, 3), b.all[1]
	shmem.Put(t.Block(), dst, src.Slice(0, 2), pe)
	shmem.PutSignalNBI(t.Warp(), b.all[0], b.own, b.sigs.At(1), epoch, shmem.SignalSet, pe)
	shmem.SignalWaitUntil(t, b.sigs.At(1), shmem.CmpGE, epoch)
	shmem.Get(t, b.own.Slice(0, 1), src.Slice(1, 2), pe)
	shmem.PutTile(t.Block(), dst, src, 4, 5, 2, 3, pe)
	shmem.IPut(t.Block(), dst, src, 2, 3, 4, pe)
	shmem.IGet(t, b.own, src, 1, 2, 2, pe)
	shmem.Broadcast(t.Block(), shmem.TeamWorld, dst, src, 1)
	shmem.FCollect(t.Block(), shmem.TeamWorld, dst, src)
	near := src.Peer(t, pe)
	if len(near) > 0 {
		src.Local()[0].at[1] = near[1].at[2]
	}
	shmem.Quiet(t.Block())
}

//gpu:kernel
func Elements(t *gpu.Thread, s shmem.Sym[body], pe int) {
	b := shmem.G(t, s.At(1), pe)
	b.mass *= 2
	b.alive = !b.alive
	shmem.P(t, s.At(0), b, pe)
}

//gpu:kernel
func Small(t *gpu.Thread, s shmem.Sym[pair], flags shmem.Sym[bool], vs shmem.Sym[gpu.Vec4[float32]], grid shmem.Sym[[20]int32], pe int) {
	p := shmem.G(t, s.At(0), pe)
	shmem.P(t, s.At(1), pair{p.b, p.a}, pe)
	shmem.P(t, flags.At(0), !shmem.G(t, flags.At(1), pe), pe)
	v := shmem.G(t, vs.At(0), pe)
	shmem.P(t, vs.At(1), gpu.Vec4[float32]{X: v.W, Y: v.X, Z: v.Y, W: v.Z}, pe)
	g := shmem.G(t, grid.At(0), pe)
	g[pe] = 1
	shmem.P(t, grid.At(1), g, pe)
	shmem.IPut(t, flags, flags, 2, 1, 3, pe)
}
