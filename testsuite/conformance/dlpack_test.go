package conformance_test

import (
	"errors"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/dlpack"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/memory"
)

// TestDLPack gives arrays of every kind of memory away, takes them as another library does,
// and has a kernel write what was taken.
func TestDLPack(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k, err := memory.LoadKernels(pe.PE)
		must(pe, err)
		one := upload(pe, fill(6, int32(100)))
		device, err := gpurt.Alloc[int32](pe.PE, 12)
		must(pe, err)
		pinned, err := gpurt.AllocPinned[int32](pe.PE, 12)
		must(pe, err)
		managed, err := gpurt.AllocManaged[int32](pe.PE, 12)
		must(pe, err)
		for _, b := range []gpurt.DeviceSlice[int32]{device, symmetric[int32](pe, 12), pinned, managed} {
			a, err := gpurt.ArrayOn(b, gpurt.Shape(4, 3))
			must(pe, err)
			must(pe, a.CopyFrom(pe.Context(), count(0, 12)))
			for _, form := range []dlpack.Form{dlpack.Versioned, dlpack.Unversioned} {
				e, err := dlpack.Export(a.Slice(0, 1, 3), form, nil)
				must(pe, err)
				i, err := dlpack.Import[int32](pe.PE, e.Pointer(), form)
				must(pe, err)
				must(pe, k.Add(pe.Stream(), gpurt.Grid(1).Block(32), i.Array, one))
				must(pe, pe.Stream().Sync(pe.Context()))
				if i.Array.Addr() != a.Index(1).Addr() {
					pe.Errorf("%v memory at %#x came back at %#x", a.Kind(), a.Index(1).Addr(), i.Array.Addr())
				}
				must(pe, i.Close())
				if !e.Deleted() {
					pe.Errorf("the deleter was not called")
				}
			}
			want := count(0, 12)
			for x := 3; x < 9; x++ {
				want[x] += 200
			}
			equal(pe, a.Kind().String()+" memory", pulled(pe, a), want)
			if _, err := dlpack.Export(a.Index(4), dlpack.Versioned, nil); err == nil {
				pe.Errorf("an array was exported that does not exist")
			}
		}
		must(pe, errors.Join(device.Free(), pinned.Free(), managed.Free()))
	})
}
