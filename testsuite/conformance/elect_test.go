package conformance_test

import (
	"errors"
	"fmt"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/elect"
)

// TestElect has warps elect leaders, some of whose threads have returned. Each has one,
// which is there, and all of its threads know it.
func TestElect(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := elect.LoadKernels(pe.PE)
		if errors.Is(err, gpurt.ErrUnsupported) {
			pe.Logf("not on this GPU: %v", err)
			return
		}
		must(pe, err)
		rnd := random(t)
		for _, block := range warpBlocks {
			n := 3 * block
			gone := make([]int32, n)
			for i := range gone {
				if rnd.IntN(3) == 0 {
					gone[i] = 1
				}
			}
			leaders, elected, warps := zeros[int](pe, 2*n), zeros[int32](pe, 2*n), zeros[int](pe, 1)
			must(pe, k.Leaders(pe.Stream(), gpurt.Grid(3).Block(block), leaders, elected, upload(pe, gone), warps))

			// Which thread leads is open: take what the first one says.
			got := download(pe, leaders)
			wantLeaders, wantElected, wantWarps := make([]int, 2*n), make([]int32, 2*n), 0
			for i := 0; i < n; {
				lo, hi := lanesOf(i, block)
				there := 0
				leader := -1
				for j := lo; j < hi; j++ {
					if gone[j] != 0 {
						continue
					}
					if there == 0 {
						leader = got[2*j]
						wantWarps++
					}
					there++
					wantLeaders[2*j], wantLeaders[2*j+1] = leader, leader
				}
				if there > 0 {
					if leader < 0 || leader >= hi-lo || gone[lo+leader] != 0 {
						pe.Fatalf("block of %d: the leader of threads %d to %d is lane %d, which is not there", block, lo, hi-1, leader)
					}
					wantElected[2*(lo+leader)], wantElected[2*(lo+leader)+1] = 1, 1
				}
				i = hi
			}
			what := fmt.Sprintf("blocks of %d", block)
			equal(pe, what+", leaders", got, wantLeaders)
			equal(pe, what+", elected", download(pe, elected), wantElected)
			equal(pe, what+", warps", download(pe, warps), []int{wantWarps})
		}
	})
}
