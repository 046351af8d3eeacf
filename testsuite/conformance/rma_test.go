package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
)

// transferOps are the operations of the Transfer kernels, by the kernels' numbers.
var transferOps = []struct {
	name        string // in internal/op
	get, signal bool
}{
	comm.OpPut:          {name: "Put"},
	comm.OpPutNBI:       {name: "PutNBI"},
	comm.OpGet:          {name: "Get", get: true},
	comm.OpGetNBI:       {name: "GetNBI", get: true},
	comm.OpPutSignal:    {name: "PutSignal", signal: true},
	comm.OpPutSignalNBI: {name: "PutSignalNBI", signal: true},
}

// transferWarps are the warps that perform them at a scope: in a block of 50
// threads, the second warp has 18.
var transferWarps = map[int][]int{comm.ThreadScope: {0}, comm.WarpScope: {0, 1}, comm.BlockScope: {0}}

// transferRanges are lengths and starts: nothing, one element, odd and even
// lengths, aligned, unaligned alike, and unaligned differently. Each lies in a part
// of its own of the buffers.
var transferRanges = []struct{ n, dst, src int }{
	{0, 3, 3}, {1, 0, 0}, {1, 5, 2}, {7, 1, 1}, {32, 0, 0}, {257, 0, 0}, {256, 1, 1}, {255, 3, 6},
}

type transferFunc[T shmem.Elem] func(k *comm.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o, warp int, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, value uint64, pe int) error

type elementFunc[T shmem.Elem] func(k *comm.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, dst, src *gpurt.SymBuffer[T], pe int) error

// TestTransfers takes puts, gets and puts with signal through every scope and
// element type, with unaligned starts, to this PE itself and to a neighbour, and
// looks at every element of the target.
func TestTransfers(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		transfers(pe, k, "int8", (*comm.Kernels).TransferInt8)
		transfers(pe, k, "int16", (*comm.Kernels).TransferInt16)
		transfers(pe, k, "int32", (*comm.Kernels).TransferInt32)
		transfers(pe, k, "int64", (*comm.Kernels).TransferInt64)
		transfers(pe, k, "int", (*comm.Kernels).TransferInt)
		transfers(pe, k, "uint8", (*comm.Kernels).TransferUint8)
		transfers(pe, k, "uint16", (*comm.Kernels).TransferUint16)
		transfers(pe, k, "uint32", (*comm.Kernels).TransferUint32)
		transfers(pe, k, "uint64", (*comm.Kernels).TransferUint64)
		transfers(pe, k, "uint", (*comm.Kernels).TransferUint)
		transfers(pe, k, "float32", (*comm.Kernels).TransferFloat32)
		transfers(pe, k, "float64", (*comm.Kernels).TransferFloat64)
	})
}

// transfers goes through all ranges in one go, each in a part of the buffers.
func transfers[T shmem.Elem](pe *gputest.PE, k *comm.Kernels, typ string, launch transferFunc[T]) {
	pe.Helper()
	const part = 288 // elements, so that every part is aligned alike
	n := part * len(transferRanges)
	me, pes := pe.MyPE(), pe.NumPEs()
	dst, src := symmetric[T](pe, n), symmetric[T](pe, n)
	sigs, err := gpurt.AllocSignals(pe.PE, 3*len(transferRanges))
	must(pe, err)
	rotation := comm.Rotation[typ]
	serial := uint64(0)
	for code, o := range transferOps {
		scope := comm.ScopeOf(code, rotation)
		for _, warp := range transferWarps[scope] {
			for _, distance := range []int{0, 1} {
				serial++
				// What PE p holds before the operations.
				source := func(p int) []T { return elements[T](serial*64+uint64(p), n) }
				before := func(p int) []T { return elements[T](serial*64+32+uint64(p), n) }
				wantSigs := make([]uint64, sigs.Len())
				for i := range wantSigs {
					wantSigs[i] = serial + 100*uint64(i)
				}
				must(pe, src.CopyFrom(pe.Context(), source(me)))
				must(pe, dst.CopyFrom(pe.Context(), before(me)))
				must(pe, sigs.CopyFrom(pe.Context(), wantSigs))
				must(pe, pe.Barrier(pe.Context()))

				peer, from := (me+distance)%pes, (me-distance+pes)%pes
				if o.get {
					from = peer
				}
				want, theirs := before(me), source(from)
				for i, r := range transferRanges {
					d, s, value := i*part+r.dst, i*part+r.src, serial<<32+uint64(i)
					must(pe, launch(k, pe.Stream(), gpurt.Grid(1).Block(50), code, warp,
						dst.Slice(d, d+r.n), src.Slice(s, s+r.n), sigs.At(3*i+1), value, peer))
					copy(want[d:d+r.n], theirs[s:])
					switch {
					case o.signal && comm.SignalAdds(rotation):
						wantSigs[3*i+1] += value
					case o.signal:
						wantSigs[3*i+1] = value
					}
				}
				must(pe, pe.Stream().Barrier())
				meet(pe)
				name := fmt.Sprintf("%s of %s, %s scope, warp %d, PE distance %d", o.name, typ, scopeNames[scope], warp, distance)
				equal(pe, name, download(pe, dst), want)
				equal(pe, name+": source", download(pe, src), source(me))
				equal(pe, name+": signals", download(pe, sigs), wantSigs)
			}
		}
	}
}

// TestElements takes P and G through every element type.
func TestElements(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(3), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		storesAndLoads(pe, k, "int8", (*comm.Kernels).StoreInt8, (*comm.Kernels).LoadInt8)
		storesAndLoads(pe, k, "int16", (*comm.Kernels).StoreInt16, (*comm.Kernels).LoadInt16)
		storesAndLoads(pe, k, "int32", (*comm.Kernels).StoreInt32, (*comm.Kernels).LoadInt32)
		storesAndLoads(pe, k, "int64", (*comm.Kernels).StoreInt64, (*comm.Kernels).LoadInt64)
		storesAndLoads(pe, k, "int", (*comm.Kernels).StoreInt, (*comm.Kernels).LoadInt)
		storesAndLoads(pe, k, "uint8", (*comm.Kernels).StoreUint8, (*comm.Kernels).LoadUint8)
		storesAndLoads(pe, k, "uint16", (*comm.Kernels).StoreUint16, (*comm.Kernels).LoadUint16)
		storesAndLoads(pe, k, "uint32", (*comm.Kernels).StoreUint32, (*comm.Kernels).LoadUint32)
		storesAndLoads(pe, k, "uint64", (*comm.Kernels).StoreUint64, (*comm.Kernels).LoadUint64)
		storesAndLoads(pe, k, "uint", (*comm.Kernels).StoreUint, (*comm.Kernels).LoadUint)
		storesAndLoads(pe, k, "float32", (*comm.Kernels).StoreFloat32, (*comm.Kernels).LoadFloat32)
		storesAndLoads(pe, k, "float64", (*comm.Kernels).StoreFloat64, (*comm.Kernels).LoadFloat64)
		storesAndLoads(pe, k, "Meters", (*comm.Kernels).StoreMeters, (*comm.Kernels).LoadMeters)
	})
}

func storesAndLoads[T shmem.Elem](pe *gputest.PE, k *comm.Kernels, typ string, store, load elementFunc[T]) {
	pe.Helper()
	const n, lo, hi = 80, 5, 72
	me, pes := pe.MyPE(), pe.NumPEs()
	dst, src := symmetric[T](pe, n), symmetric[T](pe, n)
	for _, c := range []struct {
		name   string
		launch elementFunc[T]
		get    bool
	}{{"P", store, false}, {"G", load, true}} {
		for distance := range pes {
			source := func(p int) []T { return elements[T](uint64(distance*64+p+1), n) }
			must(pe, src.CopyFrom(pe.Context(), source(me)))
			must(pe, dst.CopyFrom(pe.Context(), fill(n, element[T](99))))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, c.launch(k, pe.Stream(), gpurt.Grid(2).Block(20), dst.Slice(lo, hi), src.Slice(lo+1, hi+1), (me+distance)%pes))
			must(pe, pe.Stream().Barrier())
			meet(pe)
			from := (me - distance + pes) % pes
			if c.get {
				from = (me + distance) % pes
			}
			want := fill(n, element[T](99))
			copy(want[lo:hi], source(from)[lo+1:])
			equal(pe, fmt.Sprintf("%s of %s, PE distance %d", c.name, typ, distance), download(pe, dst), want)
		}
	}
}

// TestSourceReuse overwrites the source of a blocking put at once, and uses at
// once what a blocking get brought.
func TestSourceReuse(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 1000
		me, pes := pe.MyPE(), pe.NumPEs()
		dst, src := symmetric[int32](pe, n), symmetric[int32](pe, n)
		source := func(p int) []int32 { return elements[int32](uint64(p+1), n) }
		must(pe, src.CopyFrom(pe.Context(), source(me)))
		must(pe, pe.Barrier(pe.Context()))
		must(pe, k.ReuseSource(pe.Stream(), gpurt.Grid(1).Block(96), dst, src, (me+1)%pes))
		must(pe, pe.Stream().Barrier())
		meet(pe)
		equal(pe, "put", download(pe, dst), source((me+pes-1)%pes))
		equal(pe, "overwritten source", download(pe, src), fill(n, int32(-1)))

		must(pe, src.CopyFrom(pe.Context(), source(me)))
		must(pe, pe.Barrier(pe.Context()))
		must(pe, k.GetThenUse(pe.Stream(), gpurt.Grid(1).Block(1), dst, src, (me+1)%pes))
		meet(pe)
		want := source((me + 1) % pes)
		for i := range want {
			want[i]++
		}
		equal(pe, "get", download(pe, dst), want)
	})
}

// TestParts puts a vector in parts cut from it in the kernel.
func TestParts(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 501
		me, pes := pe.MyPE(), pe.NumPEs()
		dst, src := symmetric[int32](pe, n), symmetric[int32](pe, n)
		source := func(p int) []int32 { return elements[int32](uint64(p+1), n) }
		must(pe, src.CopyFrom(pe.Context(), source(me)))
		must(pe, pe.Barrier(pe.Context()))
		must(pe, k.PutParts(pe.Stream(), gpurt.Grid(2).Block(32), dst, src, 17, (me+1)%pes))
		meet(pe)
		equal(pe, "parts", download(pe, dst), source((me+pes-1)%pes))
	})
}
