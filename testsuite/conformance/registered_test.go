package conformance_test

import (
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
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

// TestStructs sends bodies between symmetric, registered and ordinary memory, in a
// struct of structs' memory.
func TestStructs(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 45
		me, pes := pe.MyPE(), pe.NumPEs()
		source := func(p int) []data.Body { return elements[data.Body](uint64(p+1), n) }
		rows := func(p int) []data.Row { return elements[data.Row](uint64(p+7), 2) }
		in, err := gpurt.AllocSymFrom(pe.PE, source(me))
		must(pe, err)
		first, err := gpurt.AllocSymFrom(pe.PE, rows(me))
		must(pe, err)
		second := symmetric[data.Row](pe, 1)
		memory, err := gpurt.AllocFrom(pe.PE, source(99))
		must(pe, err)
		own, err := gpurt.Register(memory)
		must(pe, err)
		sigs, err := gpurt.AllocSignals(pe.PE, 2)
		must(pe, err)
		args := comm.BodiesArgs{
			In: in, Out: symmetric[data.Body](pe, n), Rows: [2]*gpurt.SymBuffer[data.Row]{first, second},
			Own: own, Copy: zeros[data.Body](pe, n), Sigs: sigs,
		}
		peer := (me + 1) % pes
		// No barrier: AllocSymFrom has filled In and Rows on every PE.
		must(pe, k.Exchange(pe.Stream(), gpurt.Grid(1).Block(64), args, 1, peer))
		must(pe, pe.Stream().Barrier())
		meet(pe)

		changed := func(p int) []data.Body {
			list := source(p)
			for i := range list {
				list[i].Mass *= 2
				list[i].Spin.Turns++
			}
			return list
		}
		live := func(p int) (row data.Row) {
			for i, b := range source(p) {
				if b.Live {
					row[i%len(row)]++
				}
			}
			return row
		}
		came := changed(me) // the PE before got this PE's and sent them back
		equal(pe, "bodies got", download(pe, own), changed(peer))
		equal(pe, "bodies that came", download(pe, args.Out), came)
		equal(pe, "their copy", download[data.Body](pe, args.Copy.(*gpurt.Buffer[data.Body])), came)
		equal(pe, "count by the PE before", download(pe, second), []data.Row{live((me + pes - 1) % pes)})
		equal(pe, "row of the next PE", download(pe, first)[:1], rows(peer)[1:])
		must(pe, own.Unregister())
		must(pe, memory.Free())
	})
}
