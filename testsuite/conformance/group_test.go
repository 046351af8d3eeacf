package conformance_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

// TestIndices checks indices, ranks and sizes in one to three dimensions, with
// partial warps.
func TestIndices(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		for _, c := range []struct{ grid, block [3]int }{
			{[3]int{1, 1, 1}, [3]int{1, 1, 1}},
			{[3]int{5, 1, 1}, [3]int{70, 1, 1}},
			{[3]int{2, 3, 1}, [3]int{8, 4, 1}},
			{[3]int{2, 2, 3}, [3]int{5, 3, 4}},
		} {
			g, b := c.grid, c.block
			blockSize := b[0] * b[1] * b[2]
			threads := g[0] * g[1] * g[2] * blockSize
			out := zeros[int](pe, threads*lang.IndexResults)
			must(pe, k.Indices(pe.Stream(), gpurt.Grid(g[0], g[1], g[2]).Block(b[0], b[1], b[2]), out))
			var want []int
			for block := range g[0] * g[1] * g[2] {
				for rank := range blockSize {
					want = append(want, rank%b[0], rank/b[0]%b[1], rank/(b[0]*b[1]))
					want = append(want, block%g[0], block/g[0]%g[1], block/(g[0]*g[1]))
					want = append(want, b[0], b[1], b[2], g[0], g[1], g[2])
					want = append(want, rank%gpu.WarpSize, min(gpu.WarpSize, blockSize-rank/gpu.WarpSize*gpu.WarpSize), rank, blockSize, block*blockSize+rank, threads)
				}
			}
			equal(pe, fmt.Sprint("grid ", g, " block ", b), download(pe, out), want)
		}
	})
}

// TestStrides checks which thread takes which index, also for no elements and for
// fewer than threads.
func TestStrides(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		const blocks, threads = 3, 40
		for _, n := range []int{-1, 0, 1, gpu.WarpSize - 1, gpu.WarpSize, gpu.WarpSize + 1, 120, 1000} {
			size := max(n, 1)
			warp, block, grid := zeros[int32](pe, size), zeros[int32](pe, size), zeros[int32](pe, size)
			must(pe, k.Strides(pe.Stream(), gpurt.Grid(blocks).Block(threads), warp, block, grid, n))
			wantWarp, wantBlock, wantGrid := make([]int32, size), make([]int32, size), make([]int32, size)
			for i := range max(n, 0) {
				wantWarp[i] = int32(blocks * (i%32 + 1))
				wantBlock[i] = int32(blocks * (i%threads + 1))
				wantGrid[i] = int32(i%(blocks*threads) + 1)
			}
			equal(pe, fmt.Sprint("warp, n=", n), download(pe, warp), wantWarp)
			equal(pe, fmt.Sprint("block, n=", n), download(pe, block), wantBlock)
			equal(pe, fmt.Sprint("grid, n=", n), download(pe, grid), wantGrid)
		}

		out := upload(pe, fill(1000, int32(-1)))
		must(pe, k.Leave(pe.Stream(), gpurt.Grid(2).Block(50), out))
		want := fill(1000, int32(-1))
		for thread := range 100 {
			taken := 0
			for i := thread; i < len(want) && taken < 3; i += 100 {
				if i%5 != 0 {
					want[i] = int32(i)
					taken++
				}
			}
		}
		equal(pe, "break and continue", download(pe, out), want)
	})
}

// TestShared checks shared memory with block and warp barriers, under many
// schedules.
func TestShared(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		s := pe.Stream()

		in := elements[float32](1, 3*64)
		out := zeros[float32](pe, len(in))
		must(pe, k.Reverse(s, gpurt.Grid(3).Block(64), out, upload(pe, in)))
		want := make([]float32, len(in))
		for i := range in {
			want[i] = in[i/64*64+63-i%64]
		}
		equal(pe, "Reverse", download(pe, out), want)

		ints := elements[int32](2, 1000)
		for _, threads := range []int{1, 2, 33, 100, 256} {
			const blocks = 2
			sums := zeros[int64](pe, blocks)
			must(pe, k.Sum(s, gpurt.Grid(blocks).Block(threads), sums, upload(pe, ints)))
			wantSums := make([]int64, blocks)
			for i, v := range ints {
				wantSums[i%(blocks*threads)/threads] += int64(v)
			}
			equal(pe, fmt.Sprintf("Sum with %d threads", threads), download(pe, sums), wantSums)
		}

		same := zeros[int32](pe, 4*3)
		must(pe, k.SameShared(s, gpurt.Grid(3).Block(70), same))
		equal(pe, "SameShared", download(pe, same), []int32{1, 0, 10, 20, 1, 1, 10, 20, 1, 2, 10, 20})

		counts := zeros[int32](pe, 4*2)
		must(pe, k.SharedAtomics(s, gpurt.Grid(2).Block(70), counts))
		equal(pe, "SharedAtomics", download(pe, counts), []int32{18, 18, 17, 17, 18, 18, 17, 17})

		lanes := zeros[int32](pe, 2*75)
		must(pe, k.WarpNeighbours(s, gpurt.Grid(2).Block(75), lanes))
		wantLanes := make([]int32, 2*75)
		for i := range wantLanes {
			rank := i % 75
			first := rank / gpu.WarpSize * gpu.WarpSize
			wantLanes[i] = int32(i - rank + first + (rank-first+3)%min(32, 75-first))
		}
		equal(pe, "WarpNeighbours", download(pe, lanes), wantLanes)

		early := zeros[int32](pe, 2*50)
		must(pe, k.EarlyExit(s, gpurt.Grid(2).Block(50), early))
		wantEarly := make([]int32, 2*50)
		for i := range wantEarly {
			if i%50%2 == 0 {
				wantEarly[i] = 42
			}
		}
		equal(pe, "EarlyExit", download(pe, early), wantEarly)
	})
}

// TestGridSync passes words between the blocks of a grid, with partial warps.
func TestGridSync(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		for _, threads := range []int{1, 33, 64} {
			const blocks, rounds = 5, 20
			words, wrong := zeros[int32](pe, blocks*threads), zeros[int32](pe, 2)
			must(pe, k.Rounds(pe.Stream(), gpurt.Grid(blocks).Block(threads), words, wrong, rounds))
			equal(pe, fmt.Sprintf("%d threads: wrong words, rounds", threads), download(pe, wrong), []int32{0, rounds})
		}
	})
}

type atomicsFunc[T shmem.AtomicElem] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, old, out gpurt.DeviceSlice[T]) error

type intAtomicsFunc[T shmem.AtomicInt] func(k *lang.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, words, old gpurt.DeviceSlice[T]) error

// TestAtomics lets all threads update the same words, in every type.
func TestAtomics(t *testing.T) {
	gputest.Seeds(t, 3, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		atomics(pe, k, "int32", (*lang.Kernels).AtomicsInt32)
		atomics(pe, k, "int64", (*lang.Kernels).AtomicsInt64)
		atomics(pe, k, "int", (*lang.Kernels).AtomicsInt)
		atomics(pe, k, "uint32", (*lang.Kernels).AtomicsUint32)
		atomics(pe, k, "uint64", (*lang.Kernels).AtomicsUint64)
		atomics(pe, k, "uint", (*lang.Kernels).AtomicsUint)
		atomics(pe, k, "float32", (*lang.Kernels).AtomicsFloat32)
		atomics(pe, k, "float64", (*lang.Kernels).AtomicsFloat64)
		intAtomics(pe, k, "int32", (*lang.Kernels).IntAtomicsInt32)
		intAtomics(pe, k, "int64", (*lang.Kernels).IntAtomicsInt64)
		intAtomics(pe, k, "int", (*lang.Kernels).IntAtomicsInt)
		intAtomics(pe, k, "uint32", (*lang.Kernels).IntAtomicsUint32)
		intAtomics(pe, k, "uint64", (*lang.Kernels).IntAtomicsUint64)
		intAtomics(pe, k, "uint", (*lang.Kernels).IntAtomicsUint)
	})
}

const atomicThreads = 90

var atomicShape = gpurt.Grid(2).Block(atomicThreads / 2)

func atomics[T shmem.AtomicElem](pe *gputest.PE, k *lang.Kernels, typ string, launch atomicsFunc[T]) {
	pe.Helper()
	words := upload(pe, []T{0, 1000, 50, 50, 1000, 7})
	old, out := zeros[T](pe, atomicThreads), zeros[T](pe, atomicThreads)
	must(pe, launch(k, pe.Stream(), atomicShape, words, old, out))
	got := download(pe, words)
	equal(pe, typ+": add, sub, min, max", got[:4], []T{atomicThreads * (atomicThreads + 1) / 2, 1000 - atomicThreads, 1, atomicThreads})

	// Every value went in once, so that all but the last came out again.
	sum, want := got[4], T(1000)
	for i, v := range download(pe, old) {
		sum += v
		want += T(i + 1)
	}
	if sum != want {
		pe.Errorf("%s: exchange: values add up to %v, want %v", typ, sum, want)
	}
	stored := make([]T, atomicThreads)
	for i := range stored {
		stored[i] = T(i + 1)
	}
	equal(pe, typ+": load and store", download(pe, out), stored)
}

func intAtomics[T shmem.AtomicInt](pe *gputest.PE, k *lang.Kernels, typ string, launch intAtomicsFunc[T]) {
	pe.Helper()
	words := upload(pe, []T{127, 0, 3, 0, 1, 0})
	old := zeros[T](pe, atomicThreads)
	must(pe, launch(k, pe.Stream(), atomicShape, words, old))
	xor := T(3)
	for i := range atomicThreads {
		xor ^= T(i)
	}
	equal(pe, typ+": and, or, xor, compare and swap", download(pe, words), []T{0, 1<<31 - 1, xor, atomicThreads, 2, 1})
	seen := make([]bool, atomicThreads)
	for _, v := range download(pe, old) {
		if v < 0 || v >= atomicThreads || seen[v] {
			pe.Fatalf("%s: compare and swap: ticket %v is wrong, or was given twice", typ, v)
		}
		seen[v] = true
	}
}

// TestAtomicOrders takes the explicit forms through orders and scopes.
func TestAtomicOrders(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		words := zeros[uint32](pe, 8)
		longs := upload(pe, []uint64{1000, 1000, 0, 7, 1, 1, 0, 3, 11, 0})
		must(pe, k.AtomicOrders(pe.Stream(), atomicShape, words, longs))
		equal(pe, "add", download(pe, words), fill(8, uint32(atomicThreads)))
		equal(pe, "others", download(pe, longs), []uint64{1000 - atomicThreads, 5, atomicThreads + 4, 6, 1 | 1<<63, 1, 9, 4, 11, 12})

		const blocks = 20
		parts, count, sum := zeros[uint32](pe, blocks), zeros[uint32](pe, 1), zeros[uint32](pe, 1)
		must(pe, k.Publish(pe.Stream(), gpurt.Grid(blocks).Block(32), parts, count, sum))
		equal(pe, "Publish", download(pe, sum), []uint32{blocks * (blocks + 1) / 2})
	})
}

// TestTimers checks that the clocks go on.
func TestTimers(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k := loadLang(pe)
		const threads = 64
		clocks, nanos, out := zeros[int64](pe, threads), zeros[uint64](pe, threads), zeros[float32](pe, threads)
		must(pe, k.Timers(pe.Stream(), gpurt.Grid(2).Block(threads/2), clocks, nanos, out))
		for i, c := range download(pe, clocks) {
			if c <= 0 {
				pe.Errorf("thread %d: the clock went on by %d", i, c)
			}
		}
		// The global timer may be too coarse to see the loop, but does not
		// run backwards or for a minute.
		for i, n := range download(pe, nanos) {
			if n > 60e9 {
				pe.Errorf("thread %d: the global timer went on by %d ns", i, n)
			}
		}
		near(pe, func(i int) string { return fmt.Sprint("loop of thread ", i) }, download(pe, out), fill(threads, math.Phi), 1e-6)
	})
}

// TestParameters passes values of every size and kind, nested, at odd places.
func TestParameters(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		k := loadLang(pe)
		sym := symmetric[int32](pe, 9)
		must(pe, sym.CopyFrom(pe.Context(), []int32{1, 2, 3, 4, 5, 6, 7, 8, 9}))
		sigs, err := gpurt.AllocSignals(pe.PE, 5)
		must(pe, err)
		must(pe, sigs.CopyFrom(pe.Context(), []uint64{10, 20, 30, 40, 50}))
		own, err := gpurt.Register(upload(pe, []int32{11, 12, 13}))
		must(pe, err)
		other, err := gpurt.Register(upload(pe, []int32{21, 22, 23, 24}))
		must(pe, err)
		out := zeros[float64](pe, lang.ParamResults)
		must(pe, k.Parameters(pe.Stream(), gpurt.Grid(1).Block(32), true, -8, lang.ParamsArgs{
			Scale: 1.5,
			In:    upload(pe, []int32{7, 8, 9}),
			Nest:  lang.Inner{Flag: true, Small: -3, Wide: 1 << 40},
			Pairs: [2]lang.Inner{{Wide: 77}, {Small: 5}},
			Sym:   sym.Slice(2, 8),
			Sig:   sigs.At(1),
			Words: sigs.Slice(2, 4),
			Team:  pe.TeamWorld(),
			Own:   [2]*gpurt.RegisteredBuffer[int32]{own, other},
			Last:  65535,
		}, 40000, -2.25, [3]int16{1, -2, 300}, -70000, out))
		equal(pe, "parameters", download(pe, out), []float64{
			1, -8, 1.5, 3, 9, 1, -3, 1 << 40, 5, 77, 6, 4, 20, 40, float64(pe.NumPEs()), 65535, 40000, -2.25, 1 - 20 + 30000, -70000,
			3, 11, 4, 22,
		})
	})
}
