package conformance_test

import (
	"fmt"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/data"
)

// onStreamRanges are lengths and starts: nothing, one element, odd and even lengths,
// aligned, unaligned alike, and unaligned differently.
var onStreamRanges = forRace(2, []struct{ n, dst, src int }{
	{0, 3, 3}, {257, 0, 0}, {1, 0, 0}, {1, 5, 2}, {7, 1, 1}, {255, 3, 6},
})

// onStreamPart is the elements of one transfer's part of the buffers.
const onStreamPart = 272

// streamTransfer is a transfer that the host enqueues. A signal goes with it where it is a
// put with signal; otherwise one follows it after Quiet.
type streamTransfer[T shmem.Elem] struct {
	name string // in op.HostTable
	get  bool
	call func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error
}

func streamTransfers[T shmem.Elem]() []streamTransfer[T] {
	// signal has the peer told when the transfers are complete.
	signal := func(s *gpurt.Stream, sig *gpurt.SignalBuffer, pe int, err error) error {
		if err == nil {
			err = s.Quiet()
		}
		if err == nil {
			err = gpurt.SignalOp(s, sig, 1, shmem.SignalAdd, pe)
		}
		return err
	}
	return []streamTransfer[T]{
		{"Put", false, func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error {
			return signal(s, sig, pe, gpurt.Put(s, dst, src, pe))
		}},
		{"PutNBI", false, func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error {
			return signal(s, sig, pe, gpurt.PutNBI(s, dst, src, pe))
		}},
		{"Get", true, func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error {
			return signal(s, sig, pe, gpurt.Get(s, dst, src, pe))
		}},
		{"GetNBI", true, func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error {
			return signal(s, sig, pe, gpurt.GetNBI(s, dst, src, pe))
		}},
		{"PutSignal", false, func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error {
			return gpurt.PutSignal(s, dst, src, sig, 1, shmem.SignalAdd, pe)
		}},
		{"PutSignalNBI", false, func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[T], sig *gpurt.SignalBuffer, pe int) error {
			return gpurt.PutSignalNBI(s, dst, src, sig, 1, shmem.SignalAdd, pe)
		}},
	}
}

// transfersOnStream makes every transfer of elements of one type, to a neighbour and to this
// PE itself, and looks at every element of the targets.
func transfersOnStream[T shmem.Elem](pe *gputest.PE) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	me, n := pe.MyPE(), pe.NumPEs()
	ops := streamTransfers[T]()
	size := 2 * len(ops) * len(onStreamRanges) * onStreamPart
	source := func(p, i int) T { return element[T](uint64(i)*64 + uint64(p) + 1) }
	old := func(i int) T { return element[T](uint64(i) + 1<<40) }
	from, want := make([]T, size), make([]T, size)
	for i := range from {
		from[i], want[i] = source(me, i), old(i)
	}
	src, err := gpurt.AllocSymFrom(pe.PE, from)
	must(pe, err)
	dst, err := gpurt.AllocSymFrom(pe.PE, want)
	must(pe, err)
	sigs, err := gpurt.AllocSignals(pe.PE, len(ops))
	must(pe, err)
	s := pe.Stream()
	at := 0
	for i, o := range ops {
		for _, r := range onStreamRanges {
			for _, step := range []int{0, 1} {
				to := (me + step) % n
				must(pe, o.call(s, dst.Slice(at+r.dst, at+r.dst+r.n), src.Slice(at+r.src, at+r.src+r.n), sigs.At(i), to))
				by := to // whose elements come here
				if !o.get {
					by = (me - step + n) % n
				}
				for k := range r.n {
					want[at+r.dst+k] = source(by, at+r.src+k)
				}
				at += onStreamPart
			}
		}
	}
	for i := range ops {
		must(pe, gpurt.SignalWaitUntil(s, sigs.At(i), shmem.CmpEQ, uint64(2*len(onStreamRanges))))
	}
	got := download(pe, dst) // without a barrier: the signals say that all is here
	at = 0
	for _, o := range ops {
		for _, r := range onStreamRanges {
			for _, step := range []int{0, 1} {
				equal(pe, fmt.Sprintf("%s of %d to PE +%d", o.name, r.n, step), got[at:at+onStreamPart], want[at:at+onStreamPart])
				at += onStreamPart
			}
		}
	}
	meet(pe)
	must(pe, dst.Free())
	must(pe, src.Free())
	must(pe, sigs.Free())
}

// TestTransfersOnStream takes what the host enqueues to one peer through every element type.
func TestTransfersOnStream(t *testing.T) {
	for _, np := range peCounts() {
		t.Run(fmt.Sprintf("%d PEs", np), func(t *testing.T) {
			for _, o := range streamTransfers[int8]() {
				checksOnStream([]string{o.name}, elemNames, np, false)
			}
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				transfersOnStream[int8](pe)
				transfersOnStream[int16](pe)
				transfersOnStream[int32](pe)
				transfersOnStream[int64](pe)
				transfersOnStream[int](pe)
				transfersOnStream[uint8](pe)
				transfersOnStream[uint16](pe)
				transfersOnStream[uint32](pe)
				transfersOnStream[uint64](pe)
				transfersOnStream[uint](pe)
				transfersOnStream[float32](pe)
				transfersOnStream[float64](pe)
				transfersOnStream[gpu.Float16](pe)
				transfersOnStream[gpu.BFloat16](pe)
				transfersOnStream[gpu.Float8E4M3](pe)
				transfersOnStream[gpu.Float8E5M2](pe)
				transfersOnStream[data.Body](pe)
				transfersOnStream[data.Color](pe)
			})
		})
	}
}
