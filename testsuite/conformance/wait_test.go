package conformance_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/op"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/words"
)

// waitOps are the waits of package words by the kernels' numbers, and after them
// the tests.
var waitOps = []string{
	words.Word: "WaitUntil", words.All: "WaitUntilAll", words.Any: "WaitUntilAny", words.Some: "WaitUntilSome",
	words.AllVector: "WaitUntilAllVector", words.AnyVector: "WaitUntilAnyVector", words.SomeVector: "WaitUntilSomeVector",
	words.Tests + words.Word: "Test", words.Tests + words.All: "TestAll", words.Tests + words.Any: "TestAny", words.Tests + words.Some: "TestSome",
	words.Tests + words.AllVector: "TestAllVector", words.Tests + words.AnyVector: "TestAnyVector", words.Tests + words.SomeVector: "TestSomeVector",
}

type waitFunc[T shmem.WaitElem] func(k *words.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, o int, x *gpurt.SymBuffer[T], next gpurt.DeviceSlice[T], indices gpurt.DeviceSlice[int], skip gpurt.DeviceSlice[int32], by words.Value, v T, values gpurt.DeviceSlice[T], out gpurt.DeviceSlice[int], pe int) error

// TestWaits takes every wait and test through every type and comparison, with and
// without words that are left out.
func TestWaits(t *testing.T) {
	waits(t, "int16", (*words.Kernels).WaitInt16)
	waits(t, "int32", (*words.Kernels).WaitInt32)
	waits(t, "int64", (*words.Kernels).WaitInt64)
	waits(t, "int", (*words.Kernels).WaitInt)
	waits(t, "uint16", (*words.Kernels).WaitUint16)
	waits(t, "uint32", (*words.Kernels).WaitUint32)
	waits(t, "uint64", (*words.Kernels).WaitUint64)
	waits(t, "uint", (*words.Kernels).WaitUint)
}

// compares is what the comparisons mean.
func compares[T shmem.WaitElem](x T, c shmem.Cmp, v T) bool {
	return map[shmem.Cmp]bool{
		shmem.CmpEQ: x == v, shmem.CmpNE: x != v, shmem.CmpGT: x > v, shmem.CmpLE: x <= v, shmem.CmpLT: x < v, shmem.CmpGE: x >= v,
	}[c]
}

// waitSkips leave out no word, some, and all.
var waitSkips = [][]int32{nil, {0, 5, 0, -1, 0}, {1, 1, 1, 1, 1}}

func waits[T shmem.WaitElem](t *testing.T, typ string, launch waitFunc[T]) {
	if !testedType[T]() {
		return
	}
	t.Run(typ, func(t *testing.T) {
		for _, np := range peCounts() {
			for _, name := range waitOps {
				checks(opCase{name, op.Thread, typ, np, world})
			}
			gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
				k, err := words.LoadKernels(pe.PE)
				must(pe, err)
				w := newWaitBuffers[T](pe)
				for o := range waitOps {
					for c := shmem.CmpEQ; c <= shmem.CmpGE; c++ {
						// Each operation meets each kind of skip.
						w.check(pe, k, typ, launch, o, c, waitSkips[(o+int(c))%len(waitSkips)])
					}
				}
			})
		}
	})
}

// waitBuffers are the memory of the waits: five words among others.
type waitBuffers[T shmem.WaitElem] struct {
	x            *gpurt.SymBuffer[T]
	next, values *gpurt.Buffer[T]
	indices, out *gpurt.Buffer[int]
	skip         *gpurt.Buffer[int32]
}

func newWaitBuffers[T shmem.WaitElem](pe *gputest.PE) *waitBuffers[T] {
	return &waitBuffers[T]{
		x: symmetric[T](pe, 7), next: zeros[T](pe, 5), values: zeros[T](pe, 5),
		indices: zeros[int](pe, 6), out: zeros[int](pe, 1), skip: zeros[int32](pe, 5),
	}
}

// waitValues returns, for a comparison, values to compare with, words for which it
// is false, and words for which it is true. They lie on both sides of zero, so that
// numbers with a sign and those without compare differently.
func waitValues[T shmem.WaitElem](c shmem.Cmp) (values, before, after []T) {
	zero := T(0)
	values = []T{5, zero - 3, 1, zero - 2, 100}
	for _, v := range values {
		var no, yes T
		for _, x := range []T{v, v + 1, v - 1, 2} {
			if compares(x, c, v) {
				yes = x
			} else {
				no = x
			}
		}
		before, after = append(before, no), append(after, yes)
	}
	return values, before, after
}

// check lets the words of every PE change to those for which the comparison is true
// while it waits, and looks at what the call returned.
func (w *waitBuffers[T]) check(pe *gputest.PE, k *words.Kernels, typ string, launch waitFunc[T], o int, c shmem.Cmp, skip []int32) {
	pe.Helper()
	what := fmt.Sprintf("%s of %s, comparison %d, skip %v", waitOps[o], typ, c, skip)
	values, before, after := waitValues[T](c)
	kind := o % words.Tests
	vector := kind >= words.AllVector
	first := 1
	if !vector && kind != words.Word {
		// All are compared with one value.
		for i := range values {
			values[i], before[i], after[i] = values[first], before[first], after[first]
		}
	}
	all := []T{42}
	all = append(append(all, before...), 43)
	must(pe, w.x.CopyFrom(pe.Context(), all))
	must(pe, w.values.CopyFrom(pe.Context(), values))
	must(pe, w.next.CopyFrom(pe.Context(), after))
	skips := w.skip.Slice(0, len(skip))
	must(pe, skips.CopyFrom(pe.Context(), skip))
	must(pe, pe.Barrier(pe.Context()))

	run := func(next *gpurt.Buffer[T]) (int, []int) {
		must(pe, w.indices.CopyFrom(pe.Context(), fill(6, -9)))
		must(pe, w.out.CopyFrom(pe.Context(), []int{-99}))
		must(pe, launch(k, pe.Stream(), gpurt.Grid(1).Block(34), o, w.x.Slice(1, 6), next, w.indices, skips,
			words.Value{Cmp: c, First: first}, values[first], w.values, w.out, (pe.MyPE()+1)%pe.NumPEs()))
		return download(pe, w.out)[0], download(pe, w.indices)
	}
	var looked []int // at
	for i := range before {
		if len(skip) == 0 || skip[i] == 0 {
			looked = append(looked, i)
		}
	}
	if o >= words.Tests {
		n, indices := run(w.next.Slice(0, 0))
		want := 0
		switch {
		case kind == words.Any || kind == words.AnyVector:
			want = -1
		case (kind == words.All || kind == words.AllVector) && len(looked) == 0:
			want = 1
		}
		if n != want || !slices.Equal(indices, fill(6, -9)) {
			pe.Fatalf("%s: returns %d with indices %v before anything has changed, want %d", what, n, indices, want)
		}
		must(pe, pe.Barrier(pe.Context()))
		if len(looked) == 0 {
			return // there is nothing that would become true
		}
	}
	n, indices := run(w.next)
	switch kind {
	case words.Any, words.AnyVector:
		if len(looked) == 0 && n != -1 || len(looked) != 0 && !slices.Contains(looked, n) {
			pe.Fatalf("%s: returns %d", what, n)
		}
	case words.Some, words.SomeVector:
		ok := n >= min(1, len(looked)) && n <= len(looked)
		for i := 0; ok && i < n; i++ {
			ok = slices.Contains(looked, indices[i]) && (i == 0 || indices[i] > indices[i-1])
		}
		if !ok || !slices.Equal(indices[n:], fill(6-n, -9)) {
			pe.Fatalf("%s: returns %d with indices %v", what, n, indices)
		}
	default:
		if n != 1 {
			pe.Fatalf("%s: returns %d", what, n)
		}
	}
	must(pe, pe.Stream().Barrier())
	meet(pe)
	equal(pe, what+": words", download(pe, w.x), append(append([]T{42}, after...), 43))
}

// TestHandoff waits for data by an atomic after a fence.
func TestHandoff(t *testing.T) {
	gputest.Seeds(t, 20, gputest.NP(3), func(pe *gputest.PE) {
		k, err := words.LoadKernels(pe.PE)
		must(pe, err)
		const n = 100
		dst, src, flag, out := symmetric[int64](pe, n), symmetric[int64](pe, n), symmetric[int32](pe, 1), zeros[int64](pe, n)
		for epoch := range 3 {
			source := func(p int) []int64 { return elements[int64](uint64(epoch*8+p), n) }
			must(pe, src.CopyFrom(pe.Context(), source(pe.MyPE())))
			must(pe, pe.Barrier(pe.Context()))
			must(pe, k.Handoff(pe.Stream(), gpurt.Grid(1).Block(40), dst, src, flag, int32(epoch+1), out))
			meet(pe)
			equal(pe, fmt.Sprintf("epoch %d", epoch), download(pe, out), source((pe.MyPE()+pe.NumPEs()-1)%pe.NumPEs()))
		}
	})
}

// TestSignalsAsWords consumes signals by each wait and test of many words.
func TestSignalsAsWords(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(3), func(pe *gputest.PE) {
		k, err := words.LoadKernels(pe.PE)
		must(pe, err)
		const n = 20
		pes := pe.NumPEs()
		dst, src := symmetric[int64](pe, pes*n), symmetric[int64](pe, n)
		sigs, err := gpurt.AllocSignals(pe.PE, pes)
		must(pe, err)
		skip, indices, ones, out := zeros[int32](pe, pes), zeros[int](pe, pes), upload(pe, fill(pes, uint64(1))), zeros[int64](pe, pes*n)
		for o := range waitOps {
			if o%words.Tests == words.Word {
				continue
			}
			source := func(p int) []int64 { return elements[int64](uint64(o*8+p), n) }
			var want []int64
			for p := range pes {
				want = append(want, source(p)...)
			}
			must(pe, src.CopyFrom(pe.Context(), source(pe.MyPE())))
			must(pe, skip.Zero(pe.Stream()))
			must(pe, pe.Barrier(pe.Context()))
			// As words and back, on the host.
			must(pe, k.Consumed(pe.Stream(), gpurt.Grid(1).Block(33), o, dst, src, gpurt.SignalsOf(sigs.Words()), skip, indices, ones, out))
			meet(pe)
			equal(pe, waitOps[o]+": data", download(pe, out), want)
			equal(pe, waitOps[o]+": signals", download(pe, sigs.Words()), make([]uint64, pes))
		}
	})
}

// TestWordsAsSignals waits for signals that change as words do.
func TestWordsAsSignals(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(2), func(pe *gputest.PE) {
		k, err := words.LoadKernels(pe.PE)
		must(pe, err)
		x, src := symmetric[uint64](pe, words.Changes), symmetric[uint64](pe, 1)
		for epoch := range uint64(2) {
			for how := range words.Changes {
				must(pe, k.Woken(pe.Stream(), gpurt.Grid(1).Block(34), how, x, src, epoch+1))
			}
		}
		meet(pe)
		equal(pe, "words", download(pe, x), fill(words.Changes, uint64(2)))
	})
}

// TestPeer reads and writes a peer's memory through its address, if it has one.
func TestPeer(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		k, err := words.LoadKernels(pe.PE)
		must(pe, err)
		const n = 70
		x, out := symmetric[int16](pe, n), zeros[int16](pe, n)
		must(pe, k.Mirror(pe.Stream(), gpurt.Grid(1).Block(40), x, out))
		meet(pe)
		before := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
		want := make([]int16, n)
		if addressable(pe, x, before) {
			for i := range n - 1 {
				want[i+1] = int16(100*before + i)
			}
		}
		equal(pe, "memory", download(pe, x), want)
		equal(pe, "memory read through its address", download(pe, out), want)
	})
}
