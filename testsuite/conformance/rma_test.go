package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
)

type elementFunc[T shmem.Elem] func(k *comm.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, dst, src *gpurt.SymBuffer[T], pe int) error

// TestElements takes P and G through every element type.
func TestElements(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
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
			storesAndLoads[gpu.Float16](pe, k, "Float16", (*comm.Kernels).StoreFloat16, (*comm.Kernels).LoadFloat16)
			storesAndLoads[gpu.BFloat16](pe, k, "BFloat16", (*comm.Kernels).StoreBFloat16, (*comm.Kernels).LoadBFloat16)
			storesAndLoads[gpu.Float8E4M3](pe, k, "Float8E4M3", (*comm.Kernels).StoreFloat8E4M3, (*comm.Kernels).LoadFloat8E4M3)
			storesAndLoads[gpu.Float8E5M2](pe, k, "Float8E5M2", (*comm.Kernels).StoreFloat8E5M2, (*comm.Kernels).LoadFloat8E5M2)
			storesAndLoads(pe, k, "Meters", (*comm.Kernels).StoreMeters, (*comm.Kernels).LoadMeters)
			storesAndLoads(pe, k, "Body", (*comm.Kernels).StoreBody, (*comm.Kernels).LoadBody)
			storesAndLoads(pe, k, "Color", (*comm.Kernels).StoreColor, (*comm.Kernels).LoadColor)
			storesAndLoads(pe, k, "Row", (*comm.Kernels).StoreRow, (*comm.Kernels).LoadRow)
			storesAndLoads(pe, k, "bool", (*comm.Kernels).StoreBool, (*comm.Kernels).LoadBool)
			storesAndLoads(pe, k, "Vec4", (*comm.Kernels).StoreVec4, (*comm.Kernels).LoadVec4)
		})
		for _, typ := range elemNames {
			for _, name := range []string{"P", "G"} {
				checks(opCase{name, op.Thread, typ, np, world}, opCase{name, op.Thread, typ, np, strided})
			}
		}
	}
}

// storesAndLoads has every PE store elements on the PE at each distance and load
// from it; at distance 2 those are the PEs of a strided team.
func storesAndLoads[T shmem.Elem](pe *gputest.PE, k *comm.Kernels, typ string, store, load elementFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	for distance := range pe.NumPEs() {
		storeAndLoad(pe, k, typ, store, load, distance)
	}
}

func storeAndLoad[T shmem.Elem](pe *gputest.PE, k *comm.Kernels, typ string, store, load elementFunc[T], distance int) {
	pe.Helper()
	const n, lo, hi = 80, 5, 72
	me, pes := pe.MyPE(), pe.NumPEs()
	dst, src := symmetric[T](pe, n), symmetric[T](pe, n)
	for _, c := range []struct {
		name   string
		launch elementFunc[T]
		get    bool
	}{{"P", store, false}, {"G", load, true}} {
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
