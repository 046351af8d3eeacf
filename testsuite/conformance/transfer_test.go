package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/transfer"
)

// transferOps are the operations of package transfer, by the kernels' numbers.
var transferOps = []struct {
	name        string // in internal/op
	get, signal bool
}{
	transfer.Put:          {name: "Put"},
	transfer.PutNBI:       {name: "PutNBI"},
	transfer.Get:          {name: "Get", get: true},
	transfer.GetNBI:       {name: "GetNBI", get: true},
	transfer.PutSignal:    {name: "PutSignal", signal: true},
	transfer.PutSignalNBI: {name: "PutSignalNBI", signal: true},
}

// transferWarps are the warps that perform them at a scope: in a block of 50
// threads, the second warp has 18.
var transferWarps = [][]int{transfer.ThreadScope: {0}, transfer.WarpScope: {0, 1}, transfer.BlockScope: {0}}

// transferRanges are lengths and starts: nothing, one element, odd and even
// lengths, aligned, unaligned alike, and unaligned differently. Each lies in a part
// of its own of the buffers.
var transferRanges = []struct{ n, dst, src int }{
	{0, 3, 3}, {1, 0, 0}, {1, 5, 2}, {7, 1, 1}, {32, 0, 0}, {257, 0, 0}, {256, 1, 1}, {255, 3, 6},
}

type transferFunc[T shmem.Elem] func(k *transfer.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, scope, warp int, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, value uint64, update shmem.SigOp, pe int) error

// TestTransfers takes puts, gets and puts with signal through every scope and
// element type, with unaligned starts, to this PE itself and to a neighbour, and
// looks at every element of the target.
func TestTransfers(t *testing.T) {
	transfers(t, "int8", (*transfer.Kernels).Int8)
	transfers(t, "int16", (*transfer.Kernels).Int16)
	transfers(t, "int32", (*transfer.Kernels).Int32)
	transfers(t, "int64", (*transfer.Kernels).Int64)
	transfers(t, "int", (*transfer.Kernels).Int)
	transfers(t, "uint8", (*transfer.Kernels).Uint8)
	transfers(t, "uint16", (*transfer.Kernels).Uint16)
	transfers(t, "uint32", (*transfer.Kernels).Uint32)
	transfers(t, "uint64", (*transfer.Kernels).Uint64)
	transfers(t, "uint", (*transfer.Kernels).Uint)
	transfers(t, "float32", (*transfer.Kernels).Float32)
	transfers(t, "float64", (*transfer.Kernels).Float64)
	transfers[gpu.Float16](t, "Float16", (*transfer.Kernels).Float16)
	transfers[gpu.BFloat16](t, "BFloat16", (*transfer.Kernels).BFloat16)
	transfers[gpu.Float8E4M3](t, "Float8E4M3", (*transfer.Kernels).Float8E4M3)
	transfers[gpu.Float8E5M2](t, "Float8E5M2", (*transfer.Kernels).Float8E5M2)
}

// transfers runs the transfers of one type with all numbers of PEs.
func transfers[T shmem.Elem](t *testing.T, typ string, launch transferFunc[T]) {
	t.Run(typ, func(t *testing.T) {
		for _, np := range peCounts() {
			for _, o := range transferOps {
				for _, s := range op.Scopes {
					checks(opCase{o.name, s, typ, np, world}, opCase{o.name, s, typ, np, strided})
				}
			}
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				k, err := transfer.LoadKernels(pe.PE)
				must(pe, err)
				b := newTransferBuffers[T](pe)
				for _, stride := range []int{1, 2} {
					for o := range transferOps {
						for scope, warps := range transferWarps {
							for _, warp := range warps {
								b.check(pe, k, typ, launch, o, scope, warp, stride)
							}
						}
					}
				}
			})
		}
	})
}

// transferBuffers are the memory of the transfers: a part for each range.
type transferBuffers[T shmem.Elem] struct {
	dst, src *gpurt.SymBuffer[T]
	sigs     *gpurt.SignalBuffer
	serial   uint64
}

// transferPart is the elements of a part, so that every part is aligned alike.
const transferPart = 288

func newTransferBuffers[T shmem.Elem](pe *gputest.PE) *transferBuffers[T] {
	n := transferPart * len(transferRanges)
	sigs, err := gpurt.AllocSignals(pe.PE, 3*len(transferRanges))
	must(pe, err)
	return &transferBuffers[T]{dst: symmetric[T](pe, n), src: symmetric[T](pe, n), sigs: sigs}
}

// check goes through all ranges at one time, each in its part of the buffers. Of
// the PEs, those take part whose number is a multiple of stride: each has itself or
// the next of them as its peer.
func (b *transferBuffers[T]) check(pe *gputest.PE, k *transfer.Kernels, typ string, launch transferFunc[T], code, scope, warp, stride int) {
	pe.Helper()
	o, me := transferOps[code], pe.MyPE()
	members := (pe.NumPEs() + stride - 1) / stride
	for distance := range 2 {
		b.serial++
		serial := b.serial
		// What PE p holds before the operations.
		source := func(p int) []T { return elements[T](serial*64+uint64(p), b.src.Len()) }
		before := func(p int) []T { return elements[T](serial*64+32+uint64(p), b.dst.Len()) }
		wantSigs := make([]uint64, b.sigs.Len())
		for i := range wantSigs {
			wantSigs[i] = serial + 100*uint64(i)
		}
		must(pe, b.src.CopyFrom(pe.Context(), source(me)))
		must(pe, b.dst.CopyFrom(pe.Context(), before(me)))
		must(pe, b.sigs.CopyFrom(pe.Context(), wantSigs))
		must(pe, pe.Barrier(pe.Context()))

		want, update := before(me), shmem.SignalSet
		if serial%2 == 0 {
			update = shmem.SignalAdd
		}
		if me%stride == 0 {
			next := func(by int) int { return (me/stride + by + members) % members * stride }
			peer, from := next(distance), next(-distance)
			if o.get {
				from = peer
			}
			theirs := source(from)
			for i, r := range transferRanges {
				d, s, value := i*transferPart+r.dst, i*transferPart+r.src, serial<<32+uint64(i)
				must(pe, launch(k, pe.Stream(), gpurt.Grid(1).Block(50), code, scope, warp,
					b.dst.Slice(d, d+r.n), b.src.Slice(s, s+r.n), b.sigs.At(3*i+1), value, update, peer))
				copy(want[d:d+r.n], theirs[s:])
				switch {
				case o.signal && update == shmem.SignalAdd:
					wantSigs[3*i+1] += value
				case o.signal:
					wantSigs[3*i+1] = value
				}
			}
		}
		must(pe, pe.Stream().Barrier())
		meet(pe)
		name := fmt.Sprintf("%s of %s, %s scope, warp %d, PE distance %d of every %d", o.name, typ, scopeNames[scope], warp, distance, stride)
		equal(pe, name, download(pe, b.dst), want)
		equal(pe, name+": source", download(pe, b.src), source(me))
		equal(pe, name+": signals", download(pe, b.sigs), wantSigs)
	}
}
