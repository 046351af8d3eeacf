package conformance_test

import (
	"errors"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/memory"
)

// count returns the numbers from first on.
func count(first, n int) []int32 {
	v := make([]int32, n)
	for i := range v {
		v[i] = int32(first + i)
	}
	return v
}

// pulled returns the elements of an array in row-major order.
func pulled(pe *gputest.PE, a *gpurt.Array[int32]) []int32 {
	pe.Helper()
	vals := make([]int32, a.Len())
	must(pe, a.CopyTo(pe.Context(), vals))
	return vals
}

// TestArrayCopies copies views of arrays in row-major and column-major order, with and
// without gaps, to and from the host and on the device.
func TestArrayCopies(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		for _, layout := range []gpurt.Layout{
			gpurt.Shape(3, 4, 5), gpurt.Shape(3, 4, 5).ColumnMajor(), gpurt.Shape(3, 4, 5).Strides(40, 7, 1), gpurt.Shape(3, 4, 5).Strides(2, 30, 6),
		} {
			b, err := gpurt.Alloc[int32](pe.PE, 120)
			must(pe, err)
			a, err := gpurt.ArrayOn(b, layout)
			must(pe, err)
			must(pe, a.CopyFrom(pe.Context(), count(0, 60)))
			equal(pe, "all", pulled(pe, a), count(0, 60))
			equal(pe, "row", pulled(pe, a.Index(1, 2)), count(30, 5))
			equal(pe, "column", pulled(pe, a.Slice(2, 3, 4).Index(2)), []int32{43, 48, 53, 58})
			equal(pe, "every second", pulled(pe, a.Step(2, 2).Index(0, 1)), []int32{5, 7, 9})
			equal(pe, "transposed", pulled(pe, a.Transpose().Index(4, 1)), []int32{9, 29, 49})
			part := a.Slice(0, 1, 3).Slice(1, 1, 3).Slice(2, 1, 4)
			like, err := part.AllocLike()
			must(pe, err)
			must(pe, like.CopyFromDevice(pe.Stream(), part))
			want := []int32{26, 27, 28, 31, 32, 33, 46, 47, 48, 51, 52, 53}
			equal(pe, "part", pulled(pe, like), want)
			rows, err := gpurt.NewArray[int32](pe.PE, gpurt.Shape(2, 2, 3))
			must(pe, err)
			must(pe, rows.CopyFromDevice(pe.Stream(), part))
			equal(pe, "part in rows", pulled(pe, rows), want)
			must(pe, part.CopyFrom(pe.Context(), fill(12, int32(-1))))
			all := count(0, 60)
			for _, i := range want {
				all[i] = -1
			}
			equal(pe, "all after a copy to the part", pulled(pe, a), all)
			must(pe, errors.Join(like.Free(), rows.Free(), b.Free()))
		}
	})
}

// TestArraysInKernels passes arrays where kernels take slices and symmetric memory.
func TestArraysInKernels(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(2), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		me, pes := pe.MyPE(), pe.NumPEs()
		one := gpurt.Grid(1).Block(32)
		a, err := gpurt.NewSymArray[int32](pe.PE, gpurt.Shape(4, 3))
		must(pe, err)
		in, err := gpurt.NewSymArray[int32](pe.PE, gpurt.Shape(3, 4).ColumnMajor())
		must(pe, err)
		must(pe, a.CopyFrom(pe.Context(), count(100*me, 12)))
		must(pe, pe.Barrier(pe.Context()))
		// Rows 1 and 2 of a are columns 1 and 2 of in on the next PE.
		must(pe, k.Send(pe.Stream(), one, in.Slice(1, 1, 3).Sym(), a.Slice(0, 1, 3).Sym(), (me+1)%pes))
		must(pe, pe.Stream().Barrier())
		must(pe, k.Add(pe.Stream(), one, in.Slice(1, 1, 2), a.Index(0)))
		meet(pe)
		last := int32(100 * ((me + pes - 1) % pes))
		mine := int32(100 * me)
		equal(pe, "array", pulled(pe, in), []int32{
			0, last + 3 + mine, last + 6, 0,
			0, last + 4 + mine + 1, last + 7, 0,
			0, last + 5 + mine + 2, last + 8, 0,
		})
		if err := k.Add(pe.Stream(), one, a.Slice(1, 0, 2), a.Index(0)); err == nil {
			pe.Errorf("an array with gaps was passed to a kernel")
		}
		if there, err := a.Slice(0, 3, 4).Peer((me + 1) % pes); err == nil {
			equal(pe, "row of the next PE", pulled(pe, there), count(100*((me+1)%pes)+9, 3))
		} else if !errors.Is(err, gpurt.ErrUnreachable) {
			pe.Errorf("%v", err)
		}
		must(pe, pe.Barrier(pe.Context()))
		must(pe, errors.Join(a.Free(), in.Free()))
	})
}
