package conformance_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/access"
)

// loadAccess loads the kernels of package access.
func loadAccess(pe *gputest.PE) *access.Kernels {
	pe.Helper()
	k, err := access.LoadKernels(pe.PE)
	must(pe, err)
	return k
}

// TestViews sends messages of several types in symmetric bytes, and has shared memory hold several types.
func TestViews(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(3), func(pe *gputest.PE) {
		k := loadAccess(pe)
		const n = 40
		me, pes := pe.MyPE(), pe.NumPEs()
		box, headers, out := symmetric[uint8](pe, 2*(access.HeaderBytes+2*n)), zeros[access.Header](pe, 1), zeros[float32](pe, n)
		sig, err := gpurt.AllocSignals(pe.PE, 1)
		must(pe, err)
		must(pe, pe.Barrier(pe.Context()))
		must(pe, k.Messages(pe.Stream(), gpurt.Grid(1).Block(64), box, sig.At(0), headers, out, (me+1)%pes))
		from := (me + pes - 1) % pes
		want := make([]float32, n)
		for i := range want {
			want[i] = gpu.ToBFloat16(float32(100*from + i)).Float32()
		}
		equal(pe, "payload", download(pe, out), want)
		equal(pe, "header", download(pe, headers), []access.Header{{From: int32(from), Count: n, Kind: 7, Scale: 0.5}})

		in := elements[float64](uint64(me), n)
		turned := zeros[float64](pe, n)
		must(pe, k.Carved(pe.Stream(), gpurt.Grid(1).Block(16).DynamicShared(13*n), turned, upload(pe, in)))
		for i := range in {
			in[i] += float64(i)
		}
		slices.Reverse(in)
		equal(pe, "shared memory", download(pe, turned), in)
	})
}

type narrowAtomicFunc[T gpu.AtomicInt] func(k *access.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, plain, old gpurt.DeviceSlice[T]) error

// TestNarrowAtomics has all threads update words of 8 and 16 bits that stand beside each other.
func TestNarrowAtomics(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k := loadAccess(pe)
		narrowAtomics(pe, k, "int8", (*access.Kernels).NarrowInt8)
		narrowAtomics(pe, k, "uint8", (*access.Kernels).NarrowUint8)
		narrowAtomics(pe, k, "int16", (*access.Kernels).NarrowInt16)
		narrowAtomics(pe, k, "uint16", (*access.Kernels).NarrowUint16)
	})
}

func narrowAtomics[T gpu.AtomicInt](pe *gputest.PE, k *access.Kernels, typ string, launch narrowAtomicFunc[T]) {
	pe.Helper()
	const threads = 74
	// The words stand in the middle of others, at an odd place.
	var lowest T
	before := []T{1, 1, 90, lowest - 5, 127, lowest, 85, 0, 99}
	words := upload(pe, slices.Concat([]T{77}, before, []T{88, 99}))
	plain, old := zeros[T](pe, threads), zeros[T](pe, threads)
	must(pe, launch(k, pe.Stream(), gpurt.Grid(2).Block(threads/2), words.Slice(1, 1+access.Updates), plain, old))
	want := slices.Clone(before)
	values := make([]T, threads)
	for rank := range threads {
		v := T(rank%50 + 1)
		values[rank] = v
		want[0] += v
		want[1] -= v
		want[2] = min(want[2], v)
		want[3] = max(want[3], v)
		want[4] &^= T(1) << (rank % 6)
		want[5] |= T(1) << (rank % 7)
		want[6] ^= v
		want[7]++
	}
	got := download(pe, words)
	if !slices.Contains(values, got[9]) {
		pe.Errorf("%s: exchanges have left %d", typ, got[9])
	}
	want[8] = got[9]
	equal(pe, typ+" words", got, slices.Concat([]T{77}, want, []T{88, 99}))
	equal(pe, typ+" neighbours", download(pe, plain), values)
	tickets := download(pe, old)
	slices.Sort(tickets)
	equal(pe, typ+" tickets", tickets, countOf[T](threads))
}

// countOf returns n numbers from 0 on.
func countOf[T gpu.AtomicInt](n int) []T {
	s := make([]T, n)
	for i := range s {
		s[i] = T(i)
	}
	return s
}

// TestNarrowFlags hands data from block to block by flags of 8 and 16 bits.
func TestNarrowFlags(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		const blocks = 7
		data := zeros[int32](pe, blocks)
		must(pe, loadAccess(pe).Flags(pe.Stream(), gpurt.Grid(blocks).Block(2), data, zeros[uint8](pe, blocks), zeros[uint16](pe, blocks), zeros[uint32](pe, 1)))
		want := make([]int32, blocks)
		for i := range want {
			want[i] = int32(2 * i)
		}
		equal(pe, "data", download(pe, data), want)
	})
}

// TestCacheHints moves numbers and vectors with every hint.
func TestCacheHints(t *testing.T) {
	gputest.Seeds(t, 2, gputest.NP(1), func(pe *gputest.PE) {
		const n = 48
		in, wide, bytes := elements[float32](1, 20*n), elements[int64](2, 4*n), elements[uint8](3, 10*n)
		out, wideOut, bytesOut := zeros[float32](pe, len(in)), zeros[int64](pe, len(wide)), zeros[uint8](pe, len(bytes))
		must(pe, loadAccess(pe).Hints(pe.Stream(), gpurt.Grid(3).Block(n/3), out, upload(pe, in), wideOut, upload(pe, wide), bytesOut, upload(pe, bytes)))
		equal(pe, "vectors", download(pe, out), in)
		equal(pe, "vectors of 32 bytes", download(pe, wideOut), wide)
		equal(pe, "bytes and vectors of shorts", download(pe, bytesOut), bytes)
	})
}

// TestProcessor asks where blocks run, and how long they sleep.
func TestProcessor(t *testing.T) {
	gputest.Seeds(t, 2, gputest.NP(1), func(pe *gputest.PE) {
		const blocks = 5
		where, nanos := zeros[int](pe, 2*blocks), zeros[uint64](pe, blocks)
		must(pe, loadAccess(pe).Processor(pe.Stream(), gpurt.Grid(blocks).Block(32), where, nanos))
		for b, w := range slices.Collect(slices.Chunk(download(pe, where), 2)) {
			if w[0] < 0 || w[0] >= w[1] || w[1] < pe.Multiprocessors() {
				pe.Errorf("block %d ran on multiprocessor %d of %d; PE.Multiprocessors is %d", b, w[0], w[1], pe.Multiprocessors())
			}
		}
		for b, ns := range download(pe, nanos) {
			if ns > 1e9 {
				pe.Errorf("block %d slept %d ns", b, ns)
			}
		}
	})
}

// TestReductionsOfStructs reduces by functions of the program, in blocks of several sizes.
func TestReductionsOfStructs(t *testing.T) {
	gputest.Seeds(t, 2, gputest.NP(1), func(pe *gputest.PE) {
		k := loadAccess(pe)
		for _, block := range []int{1, 20, 32, 45, 96} {
			const grid = 2
			n := grid * block
			x, numbers := make([]float32, n), make([]int16, n)
			for i := range x {
				x[i], numbers[i] = float32(i*37%23), int16(3*i)
				if i == block+block/2 {
					numbers[i] = -1 // the second run does not rise, unless that is where it begins
				}
			}
			largest, warps, runs := zeros[access.MaxLoc](pe, n), zeros[access.MaxLoc](pe, n), zeros[access.Run](pe, n)
			must(pe, k.Reductions(pe.Stream(), gpurt.Grid(grid).Block(block), upload(pe, x), upload(pe, numbers), largest, warps, runs))
			wantLargest, wantWarps, wantRuns := make([]access.MaxLoc, n), make([]access.MaxLoc, n), make([]access.Run, n)
			for i := range n {
				first := i / block * block
				warp := first + (i-first)/gpu.WarpSize*gpu.WarpSize
				wantLargest[i], wantRuns[i] = access.MaxLoc{Value: x[first], At: int32(first)}, access.One(numbers[first])
				for j := first + 1; j < first+block; j++ {
					wantLargest[i] = access.Larger(wantLargest[i], access.MaxLoc{Value: x[j], At: int32(j)})
				}
				wantWarps[i] = access.MaxLoc{Value: x[warp], At: int32(warp)}
				for j := warp + 1; j < min(warp+gpu.WarpSize, first+block); j++ {
					wantWarps[i] = access.Larger(wantWarps[i], access.MaxLoc{Value: x[j], At: int32(j)})
				}
				for j := first + 1; j < first+block; j++ {
					wantRuns[i] = access.Join(wantRuns[i], access.One(numbers[j]))
				}
			}
			what := fmt.Sprintf("blocks of %d: ", block)
			equal(pe, what+"largest", download(pe, largest), wantLargest)
			equal(pe, what+"largest of warps", download(pe, warps), wantWarps)
			equal(pe, what+"runs", download(pe, runs), wantRuns)
		}
	})
}

// TestReduceFunc combines structs over all PEs, in each scope.
func TestReduceFunc(t *testing.T) {
	for _, np := range peCounts() {
		gputest.Run(t, gputest.NP(np).Seed(uint64(np)), func(pe *gputest.PE) {
			k := loadAccess(pe)
			const n = 2 * 35
			values := func(p int) []access.MaxLoc {
				v := make([]access.MaxLoc, n)
				for i := range v {
					v[i] = access.MaxLoc{Value: float32((i*7 + p*5) % 11), At: int32(100*p + i)}
				}
				return v
			}
			want := values(0)
			for p := 1; p < pe.NumPEs(); p++ {
				for i, v := range values(p) {
					want[i] = access.Larger(want[i], v)
				}
			}
			src, work := symmetric[access.MaxLoc](pe, n), symmetric[access.MaxLoc](pe, n*pe.NumPEs())
			must(pe, src.CopyFrom(pe.Context(), values(pe.MyPE())))
			for _, launch := range []func(s *gpurt.Stream, cfg gpurt.LaunchConfig, dst, src, work *gpurt.SymBuffer[access.MaxLoc]) error{k.ReduceThread, k.ReduceWarp, k.ReduceBlock} {
				dst := symmetric[access.MaxLoc](pe, n)
				must(pe, launch(pe.Stream(), gpurt.Grid(1).Block(40), dst, src, work))
				equal(pe, "combined", download(pe, dst), want)
			}
			// In place.
			must(pe, k.ReduceBlock(pe.Stream(), gpurt.Grid(1).Block(64), src, src, work))
			equal(pe, "combined in place", download(pe, src), want)
		})
	}
}

// TestCheckFindsWrongAccess expects the back end check to report read-only loads of what the kernel has
// written, and atomics of two sizes.
func TestCheckFindsWrongAccess(t *testing.T) {
	if race.Enabled {
		t.Skip("programs built with -race have no back end check")
	}
	type launch func(pe *gpurt.PE, k *access.Kernels) error
	for text, launch := range map[string]launch{
		"a read-only load of memory that was written after the kernel began, by the store": func(pe *gpurt.PE, k *access.Kernels) error {
			x, err := gpurt.Alloc[int32](pe, 2)
			return errors.Join(err, k.StaleReadOnly(pe.Stream(), gpurt.Grid(1).Block(1), x))
		},
		"missing: atomics of one size": func(pe *gpurt.PE, k *access.Kernels) error {
			x, err := gpurt.Alloc[uint32](pe, 1)
			return errors.Join(err, k.Mixed(pe.Stream(), gpurt.Grid(1).Block(2), x))
		},
	} {
		err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Check, PEs: 1, Seed: 1, Stderr: io.Discard}, func(ctx context.Context, pe *gpurt.PE) error {
			k, err := access.LoadKernels(pe)
			if err != nil {
				return err
			}
			return errors.Join(launch(pe, k), pe.Stream().Sync(ctx))
		})
		if err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("got %v, want %q", err, text)
		}
	}
}
