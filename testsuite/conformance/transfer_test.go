package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
	"github.com/gpuc-go/gpuc/testsuite/conformance/transfer"
)

// transferOps are the operations of package transfer, by the kernels' numbers.
var transferOps = []struct {
	name        string // in internal/base/op
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
var transferWarps = [][]int{scopes.Thread: {0}, scopes.Warp: {0, 1}, scopes.Block: {0}}

// transferRanges are lengths and starts: nothing, one element, odd and even
// lengths, aligned, unaligned alike, and unaligned differently.
var transferRanges = forRace(2, []struct{ n, dst, src int }{
	{0, 3, 3}, {257, 0, 0}, {1, 0, 0}, {1, 5, 2}, {7, 1, 1}, {32, 0, 0}, {256, 1, 1}, {255, 3, 6},
})

type transferFunc[T shmem.Elem] func(k *transfer.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, scope, warp int, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, value uint64, update shmem.SigOp, pe int) error

// TestTransfers takes puts, gets and puts with signal through every scope and
// element type, with unaligned starts, to this PE itself and to a neighbour, and
// looks at every element of the target.
func TestTransfers(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := transfer.LoadKernels(pe.PE)
			must(pe, err)
			transfers[int8](pe, k, "int8", (*transfer.Kernels).Int8)
			transfers[int16](pe, k, "int16", (*transfer.Kernels).Int16)
			transfers[int32](pe, k, "int32", (*transfer.Kernels).Int32)
			transfers[int64](pe, k, "int64", (*transfer.Kernels).Int64)
			transfers[int](pe, k, "int", (*transfer.Kernels).Int)
			transfers[uint8](pe, k, "uint8", (*transfer.Kernels).Uint8)
			transfers[uint16](pe, k, "uint16", (*transfer.Kernels).Uint16)
			transfers[uint32](pe, k, "uint32", (*transfer.Kernels).Uint32)
			transfers[uint64](pe, k, "uint64", (*transfer.Kernels).Uint64)
			transfers[uint](pe, k, "uint", (*transfer.Kernels).Uint)
			transfers[float32](pe, k, "float32", (*transfer.Kernels).Float32)
			transfers[float64](pe, k, "float64", (*transfer.Kernels).Float64)
			transfers[gpu.Float16](pe, k, "Float16", (*transfer.Kernels).Float16)
			transfers[gpu.BFloat16](pe, k, "BFloat16", (*transfer.Kernels).BFloat16)
			transfers[gpu.Float8E4M3](pe, k, "Float8E4M3", (*transfer.Kernels).Float8E4M3)
			transfers[gpu.Float8E5M2](pe, k, "Float8E5M2", (*transfer.Kernels).Float8E5M2)
			transfers(pe, k, "Body", (*transfer.Kernels).Body)
			transfers(pe, k, "Color", (*transfer.Kernels).Color)
		})
		for _, o := range transferOps {
			for _, s := range op.Scopes {
				for _, typ := range elemNames {
					checks(opCase{o.name, s, typ, np, world}, opCase{o.name, s, typ, np, strided})
				}
			}
		}
	}
}

// transferPart is the elements of one transfer's part of the buffers, so that every
// part is aligned alike.
const transferPart = 288

// oneTransfer is an operation at a scope over a range, with a part of the buffers of
// its own.
type oneTransfer struct {
	code, scope, warp int
	n, dst, src       int // in the buffers
	sig               int
}

// allTransfers lists the transfers of one type.
func allTransfers() []oneTransfer {
	var list []oneTransfer
	for code := range transferOps {
		for scope, warps := range transferWarps {
			for _, warp := range warps {
				for _, r := range transferRanges {
					i := len(list)
					list = append(list, oneTransfer{code, scope, warp, r.n, i*transferPart + r.dst, i*transferPart + r.src, 3*i + 1})
				}
			}
		}
	}
	return list
}

// transfers runs the transfers of one type, all at a time. Of the PEs, those take
// part whose number is a multiple of stride: each has itself or the next of them as
// its peer.
func transfers[T shmem.Elem](pe *gputest.PE, k *transfer.Kernels, typ string, launch transferFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	list := allTransfers()
	n := transferPart * len(list)
	dst, src := symmetric[T](pe, n), symmetric[T](pe, n)
	sigs, err := gpurt.AllocSignals(pe.PE, 3*len(list))
	must(pe, err)
	for i, way := range []struct {
		stride, distance int
		update           shmem.SigOp
	}{{1, 0, shmem.SignalAdd}, {1, 1, shmem.SignalSet}, {2, 0, shmem.SignalSet}, {2, 1, shmem.SignalAdd}} {
		serial := uint64(i + 1)
		me, stride := pe.MyPE(), way.stride
		members := (pe.NumPEs() + stride - 1) / stride
		next := func(by int) int { return (me/stride + by + members) % members * stride }
		peer := next(way.distance)
		// What PE p holds before the operations.
		source := func(p int) []T { return elements[T](serial*64+uint64(p), n) }
		before := func(p int) []T { return elements[T](serial*64+32+uint64(p), n) }
		wantSigs := make([]uint64, sigs.Len())
		for i := range wantSigs {
			wantSigs[i] = serial + 100*uint64(i)
		}
		mine, want := source(me), before(me)
		must(pe, src.CopyFrom(pe.Context(), mine))
		must(pe, dst.CopyFrom(pe.Context(), want))
		must(pe, sigs.CopyFrom(pe.Context(), wantSigs))
		must(pe, pe.Barrier(pe.Context()))
		if me%stride == 0 {
			put, got := source(next(-way.distance)), source(peer)
			for i, x := range list {
				value := serial<<32 + uint64(i)
				must(pe, launch(k, pe.Stream(), gpurt.Grid(1).Block(50), x.code, x.scope, x.warp,
					dst.Slice(x.dst, x.dst+x.n), src.Slice(x.src, x.src+x.n), sigs.At(x.sig), value, way.update, peer))
				o := transferOps[x.code]
				theirs := put
				if o.get {
					theirs = got
				}
				copy(want[x.dst:x.dst+x.n], theirs[x.src:])
				switch {
				case o.signal && way.update == shmem.SignalAdd:
					wantSigs[x.sig] += value
				case o.signal:
					wantSigs[x.sig] = value
				}
			}
		}
		must(pe, pe.Stream().Barrier())
		meet(pe)
		gotDst, gotSigs := download(pe, dst), download(pe, sigs)
		for i, x := range list {
			name := fmt.Sprintf("%s of %d %s, %s scope, warp %d, PE distance %d of every %d", transferOps[x.code].name, x.n, typ, scopeNames[x.scope], x.warp, way.distance, stride)
			equal(pe, name, gotDst[i*transferPart:(i+1)*transferPart], want[i*transferPart:(i+1)*transferPart])
			equal(pe, name+": signals", gotSigs[3*i:3*(i+1)], wantSigs[3*i:3*(i+1)])
		}
		equal(pe, "sources of "+typ, download(pe, src), mine)
	}
	must(pe, dst.Free())
	must(pe, src.Free())
	must(pe, sigs.Free())
}
