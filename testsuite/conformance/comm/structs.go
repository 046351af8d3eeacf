package comm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
)

// StoreBody is store for data.Body, and so on.
//
//gpu:kernel
func StoreBody(t *gpu.Thread, dst, src shmem.Sym[data.Body], pe int) { store(t, dst, src, pe) }

//gpu:kernel
func LoadBody(t *gpu.Thread, dst, src shmem.Sym[data.Body], pe int) { load(t, dst, src, pe) }

//gpu:kernel
func StoreColor(t *gpu.Thread, dst, src shmem.Sym[data.Color], pe int) { store(t, dst, src, pe) }

//gpu:kernel
func LoadColor(t *gpu.Thread, dst, src shmem.Sym[data.Color], pe int) { load(t, dst, src, pe) }

//gpu:kernel
func StoreRow(t *gpu.Thread, dst, src shmem.Sym[data.Row], pe int) { store(t, dst, src, pe) }

//gpu:kernel
func LoadRow(t *gpu.Thread, dst, src shmem.Sym[data.Row], pe int) { load(t, dst, src, pe) }

//gpu:kernel
func StoreBool(t *gpu.Thread, dst, src shmem.Sym[bool], pe int) { store(t, dst, src, pe) }

//gpu:kernel
func LoadBool(t *gpu.Thread, dst, src shmem.Sym[bool], pe int) { load(t, dst, src, pe) }

//gpu:kernel
func StoreVec4(t *gpu.Thread, dst, src shmem.Sym[gpu.Vec4[float32]], pe int) { store(t, dst, src, pe) }

//gpu:kernel
func LoadVec4(t *gpu.Thread, dst, src shmem.Sym[gpu.Vec4[float32]], pe int) { load(t, dst, src, pe) }

// Bodies are bodies in every kind of memory.
type Bodies struct {
	In, Out shmem.Sym[data.Body]
	Rows    [2]shmem.Sym[data.Row]
	Own     shmem.Registered[data.Body]
	Copy    []data.Body
	Sigs    shmem.Signals
}

// Exchange gets what In holds on PE pe into registered memory, doubles the masses there
// and sends the result to Out on that PE with a signal. Then it copies what came to this
// PE, and tells in Rows of PE pe, word by word, how many bodies were alive. It compares
// what it got with what it can address, in places where no kernel writes.
//
//gpu:kernel
func Exchange(t *gpu.Thread, b Bodies, epoch uint64, pe int) {
	shmem.Get(t.Block(), b.Own, b.In, pe)
	t.Block().Sync()
	own := b.Own.Local()
	for i := range t.Block().Stride(len(own)) {
		own[i].Mass *= 2
		own[i].Spin.Turns++
	}
	t.Block().Sync()
	shmem.PutSignalNBI(t.Block(), b.Out, b.Own, b.Sigs.At(1), epoch, shmem.SignalSet, pe)
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, b.Sigs.At(1), shmem.CmpGE, epoch)
		var live data.Row
		for i, came := range b.Out.Local() {
			b.Copy[i] = came
			if came.Live {
				live[i%len(live)]++
			}
		}
		shmem.P(t, b.Rows[1].At(0), live, pe)
		b.Rows[0].Local()[0] = shmem.G(t, b.Rows[0].At(1), pe)
		if in := b.In.Peer(t, pe); len(in) > 0 {
			for i, there := range in {
				gpu.Assert(t, there.At == own[i].At && there.Spin.Axis == own[i].Spin.Axis, "the peer's memory is what was got")
			}
		}
	}
	shmem.Quiet(t.Block())
}
