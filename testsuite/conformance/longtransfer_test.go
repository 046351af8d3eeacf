package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/scopes"
	"github.com/gpuc-go/gpuc/testsuite/conformance/transfer"
)

// longLengths are numbers of elements of 4 bytes for a number of threads, around 16 units of 16
// bytes for each thread and around pieces of 4 KB for each warp, where the device library goes
// another way (internal/transport/shim/rma.cuh).
func longLengths(threads int) []int {
	const unit, piece = 4, 1024
	most := 16 * unit * threads
	return []int{most, most + unit, most + 1, 3*piece*threads/32 - unit, 3 * piece * threads / 32, (3*threads/32+1)*piece + 7*unit}
}

// TestLongTransfers takes puts and gets of many elements for each thread to the next PE, and looks
// at every element of the target and at those around it.
func TestLongTransfers(t *testing.T) {
	const around = 4
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k, err := transfer.LoadKernels(pe.PE)
			must(pe, err)
			sig, err := gpurt.AllocSignals(pe.PE, 1)
			must(pe, err)
			for serial, c := range forRace(1, []struct{ scope, threads, block int }{
				{scopes.Block, 96, 96}, {scopes.Warp, 32, 64}, {scopes.Thread, 1, 32}, {scopes.Block, 50, 50},
			}) {
				for _, n := range longLengths(max(c.threads, 32)) {
					for code, o := range transferOps {
						if o.signal {
							continue
						}
						dst, src := symmetric[float32](pe, n+2*around), symmetric[float32](pe, n+2*around)
						of := func(p int) []float32 { return elements[float32](uint64(100*serial+p), n+2*around) }
						want := elements[float32](uint64(100*serial+99), n+2*around)
						must(pe, dst.CopyFrom(pe.Context(), want))
						must(pe, src.CopyFrom(pe.Context(), of(pe.MyPE())))
						must(pe, pe.Barrier(pe.Context()))
						next, from := (pe.MyPE()+1)%np, (pe.MyPE()+np-1)%np
						if o.get {
							from = next
						}
						must(pe, k.Float32(pe.Stream(), gpurt.Grid(1).Block(c.block), code, c.scope, 0,
							dst.Slice(around, around+n), src.Slice(around, around+n), sig, 0, shmem.SignalSet, next))
						must(pe, pe.Stream().Barrier())
						copy(want[around:around+n], of(from)[around:])
						equal(pe, fmt.Sprintf("%s of %d elements by %d threads", o.name, n, c.threads), download(pe, dst), want)
						must(pe, dst.Free())
						must(pe, src.Free())
					}
				}
			}
		})
	}
}
