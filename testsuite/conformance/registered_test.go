package conformance_test

import (
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
)

// TestRegistered gets into memory that is registered and not symmetric, and puts
// from it.
func TestRegistered(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 90
		me, pes := pe.MyPE(), pe.NumPEs()
		odd, dst, src := symmetric[int32](pe, n/2), symmetric[int32](pe, n), symmetric[int32](pe, n)
		memory := zeros[int32](pe, n+1)
		own, err := gpurt.Register(memory)
		must(pe, err)
		source := func(p int) []int32 { return elements[int32](uint64(p+1), n) }
		must(pe, src.CopyFrom(pe.Context(), source(me)))
		must(pe, memory.CopyFrom(pe.Context(), fill(n+1, int32(-7))))
		must(pe, pe.Barrier(pe.Context()))
		peer := (me + 1) % pes
		must(pe, k.Relay(pe.Stream(), gpurt.Grid(1).Block(64), odd, dst, src, own, peer))
		meet(pe)
		plus := func(p int) (all, odd []int32) {
			for i, x := range source(p) {
				all = append(all, x+1)
				if i%2 == 1 {
					odd = append(odd, x+1)
				}
			}
			return all, odd
		}
		all, odds := plus(me) // the PE before got this PE's and sent it back
		equal(pe, "put", download(pe, dst), all)
		equal(pe, "strided put", download(pe, odd), odds)
		theirs, _ := plus(peer)
		equal(pe, "registered memory", download(pe, own), append([]int32{-7}, theirs...))
		must(pe, own.Unregister())
		must(pe, memory.Free())
	})
}
