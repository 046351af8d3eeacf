package conformance_test

import (
	"flag"
	"fmt"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

// TestRows writes to fields of more than 2^31 elements on a GPU, and to some with
// rows so wide that the usual form of the kernel's loop does not run. The emulator,
// which runs the Go code, gets small ones.
func TestRows(t *testing.T) {
	type field struct{ w, cols, first, last int }
	fields := []field{{w: 64, cols: 60, first: 3, last: 6}, {w: 64, cols: 0, first: 0, last: 0}}
	if flag.Lookup("gpuc.backend").Value.String() == gpurt.CUDA {
		fields = append(fields, field{w: 1 << 16, cols: 300, first: 1<<15 - 1, last: 1<<15 + 1}, field{w: 1<<28 + 1, cols: 200, first: 1, last: 2})
	}
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := lang.LoadKernels(pe.PE)
		must(pe, err)
		for _, f := range fields {
			all, err := gpurt.Alloc[uint8](pe.PE, f.last*f.w+max(f.cols, 1))
			must(pe, err)
			must(pe, all.Zero(pe.Stream()))
			must(pe, k.Rows(pe.Stream(), gpurt.Grid(3).Block(128), all, f.w, f.cols, f.first, f.last))
			for y := max(f.first-1, 0); y <= f.last; y++ {
				want := make([]uint8, f.cols)
				for x := range want {
					if y >= f.first {
						want[x] = lang.RowValue(x, y)
					}
				}
				row := all.Slice(y*f.w, y*f.w+f.cols)
				equal(pe, fmt.Sprintf("row %d of %+v", y, f), download(pe, row), want)
			}
			must(pe, all.Free())
		}
	})
}

func TestNeighbours(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := lang.LoadKernels(pe.PE)
		must(pe, err)
		for _, f := range []struct{ w, h int }{{50, 9}, {3, 3}, {2, 5}, {1, 1}, {70, 2}} {
			src := make([]int32, f.w*f.h)
			want := make([]int32, len(src))
			for i := range src {
				src[i] = int32(i*i%97 - 40)
			}
			for y := 1; y < f.h-1; y++ {
				for x := 1; x < f.w-1; x++ {
					i := y*f.w + x
					want[i] = src[i-1] + src[i+1] + src[i-f.w] + src[i+f.w]
				}
			}
			from, to := upload(pe, src), zeros[int32](pe, len(src))
			must(pe, k.Neighbours(pe.Stream(), gpurt.Grid(3).Block(32), to, from, f.w, f.h))
			equal(pe, fmt.Sprintf("neighbours in %+v", f), download(pe, to), want)
		}
	})
}
