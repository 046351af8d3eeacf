package conformance_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/elect"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
	"github.com/gpuc-go/gpuc/testsuite/conformance/warp"
)

// TestWarps takes all kernels of package warp through their cases, in one run, since on
// GPUs the start of a run takes longer than they do.
func TestWarps(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := warp.LoadKernels(pe.PE)
		must(pe, err)
		checkExchange(t, pe, k)
		checkVotes(t, pe, k)
		checkGroupAlgorithms(t, pe, k)
		checkDynamicShared(t, pe, k)
		checkVectors(t, pe, k)
		checkVectorPlaces(t, pe, k)
		checkLibrary(pe, k)
	})
}

// warpBlocks are sizes of blocks: one thread, partial warps, whole ones.
var warpBlocks = []int{1, gpu.WarpSize - 1, gpu.WarpSize, gpu.WarpSize + 1, 2 * gpu.WarpSize, 100, 4 * gpu.WarpSize}

// lanesOf returns the bounds of thread i's warp.
func lanesOf(i, block int) (lo, hi int) {
	first := i / block * block
	lo = first + i%block/gpu.WarpSize*gpu.WarpSize
	return lo, min(lo+gpu.WarpSize, first+block)
}

type exchangeFunc[T shmem.Elem] func(k *warp.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, out gpurt.DeviceSlice[T], equal gpurt.DeviceSlice[uint32], in gpurt.DeviceSlice[T]) error

type groupFunc[T lang.Integer | lang.Float] func(k *warp.Kernels, s *gpurt.Stream, cfg gpurt.LaunchConfig, warp, block, in gpurt.DeviceSlice[T]) error

// checkExchange hands values of numbers and of narrow floats from lane to lane, in full and in
// partial warps, and finds equal ones.
func checkExchange(t *testing.T, pe *gputest.PE, k *warp.Kernels) {
	pe.Helper()
	exchanges(t, pe, k, (*warp.Kernels).ExchangeInt8)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeInt16)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeInt32)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeInt64)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeInt)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeUint8)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeUint16)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeUint32)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeUint64)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeUint)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeFloat32)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeFloat64)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeBFloat16)
	exchanges(t, pe, k, (*warp.Kernels).ExchangeFloat8)
}

func exchanges[T shmem.Elem](t *testing.T, pe *gputest.PE, k *warp.Kernels, launch exchangeFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	rnd := random(t)
	for _, block := range warpBlocks {
		n := 2 * block
		in := make([]T, n)
		for i := range in {
			in[i] = element[T](rnd.Uint64N(3)) // some are equal
			if rnd.IntN(2) == 0 {
				in[i] = element[T](rnd.Uint64())
			}
		}
		out, equalLanes := zeros[T](pe, n*warp.ExchangeResults), zeros[uint32](pe, 3*n)
		must(pe, launch(k, pe.Stream(), gpurt.Grid(2).Block(block), out, equalLanes, upload(pe, in)))
		var want []T
		var wantEqual []uint32
		for i, v := range in {
			lo, hi := lanesOf(i, block)
			lane, size := i-lo, hi-lo
			down, xor := 0, 0
			if size == gpu.WarpSize {
				down, xor = warp.Down, warp.Xor
			}
			up := lane - warp.Up
			if up < 0 {
				up = lane
			}
			if down += lane; down >= gpu.WarpSize {
				down = lane
			}
			want = append(want, in[lo+(lane*7+3)%size], in[lo+up], in[lo+down], in[lo+(lane^xor)])
			var same uint32
			for j := lo; j < hi; j++ {
				if in[j] == v {
					same |= 1 << (j - lo)
				}
			}
			full := uint32(1<<size - 1)
			all := uint32(0)
			if same == full {
				all = full
			}
			wantEqual = append(wantEqual, same, all, full)
		}
		what := fmt.Sprintf("%T, blocks of %d", in[0], block)
		equal(pe, what, download(pe, out), want)
		equal(pe, what+", equal lanes", download(pe, equalLanes), wantEqual)
	}
}

// checkVotes has lanes vote, some of which have returned.
func checkVotes(t *testing.T, pe *gputest.PE, k *warp.Kernels) {
	pe.Helper()
	rnd := random(t)
	for _, block := range warpBlocks {
		for _, kind := range []string{"none", "all", "some"} {
			n := 3 * block
			pred, gone := make([]int32, n), make([]int32, n)
			for i := range pred {
				pred[i] = map[string]int32{"none": 0, "all": 1, "some": rnd.Int32N(2)}[kind]
				if rnd.IntN(3) == 0 {
					gone[i] = 1
				}
			}
			out := zeros[uint32](pe, n*warp.VoteResults)
			must(pe, k.Vote(pe.Stream(), gpurt.Grid(3).Block(block), out, upload(pe, pred), upload(pe, gone)))
			want := make([]uint32, n*warp.VoteResults)
			for i := range n {
				if gone[i] != 0 {
					continue
				}
				lo, hi := lanesOf(i, block)
				var yes, here, count uint32
				for j := lo; j < hi; j++ {
					if gone[j] == 0 {
						here |= 1 << (j - lo)
						if pred[j] != 0 {
							yes |= 1 << (j - lo)
							count++
						}
					}
				}
				same := yes
				if pred[i] == 0 {
					same = here &^ yes
				}
				copy(want[i*warp.VoteResults:], []uint32{yes, here, bit[uint32](yes != 0), bit[uint32](yes == here), 0, 1, count, same})
			}
			equal(pe, fmt.Sprintf("blocks of %d, %s", block, kind), download(pe, out), want)
		}
	}
}

// TestElect has warps elect leaders, some of whose threads have returned. Each has one,
// which is there, and all of its threads know it.
func TestElect(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := elect.LoadKernels(pe.PE)
		if errors.Is(err, gpurt.ErrUnsupported) {
			// An older GPU, which has to say so.
			if want := "kernel Leaders needs elect (sm_90 or newer)"; !strings.Contains(err.Error(), want) {
				pe.Fatalf("%v; want %s", err, want)
			}
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

func bit[T lang.Integer](b bool) T {
	if b {
		return 1
	}
	return 0
}

// checkGroupAlgorithms takes numbers of every width through reductions, scans and broadcasts of
// warps and blocks.
func checkGroupAlgorithms(t *testing.T, pe *gputest.PE, k *warp.Kernels) {
	pe.Helper()
	groupIntegers(t, pe, k, (*warp.Kernels).NumbersInt8, (*warp.Kernels).IntegersInt8)
	groupIntegers(t, pe, k, (*warp.Kernels).NumbersInt32, (*warp.Kernels).IntegersInt32)
	groupIntegers(t, pe, k, (*warp.Kernels).NumbersInt64, (*warp.Kernels).IntegersInt64)
	groupIntegers(t, pe, k, (*warp.Kernels).NumbersUint16, (*warp.Kernels).IntegersUint16)
	groupIntegers(t, pe, k, (*warp.Kernels).NumbersUint32, (*warp.Kernels).IntegersUint32)
	groupIntegers(t, pe, k, (*warp.Kernels).NumbersUint64, (*warp.Kernels).IntegersUint64)
	groupFloats(t, pe, k, (*warp.Kernels).NumbersFloat32)
	groupFloats(t, pe, k, (*warp.Kernels).NumbersFloat64)
}

// wantNumbers returns what the algorithms for numbers give each thread, by bounds
// of its group.
func wantNumbers[T lang.Integer | lang.Float](in []T, bounds func(i int) (lo, hi int)) (want []T) {
	for i, v := range in {
		lo, hi := bounds(i)
		var sum, before T
		for j := lo; j < hi; j++ {
			if j == i {
				before = sum
			}
			sum += in[j]
		}
		least, most := slices.Min(in[lo:hi]), slices.Max(in[lo:hi])
		for _, x := range in[lo:hi] {
			if x != x {
				least, most = x, x
			}
		}
		want = append(want, sum, least, most, before+v, before, in[lo+(hi-lo)*2/3])
	}
	return want
}

func groupNumbers[T lang.Integer | lang.Float](pe *gputest.PE, k *warp.Kernels, block int, in []T, launch groupFunc[T]) {
	pe.Helper()
	if !testedType[T]() {
		return
	}
	n := len(in)
	w, b := zeros[T](pe, n*warp.NumberResults), zeros[T](pe, n*warp.NumberResults)
	must(pe, launch(k, pe.Stream(), gpurt.Grid(n/block).Block(block), w, b, upload(pe, in)))
	input := func(i int) string { return fmt.Sprintf("thread %d of blocks of %d", i, block) }
	ofWarp := func(i int) (lo, hi int) { return lanesOf(i, block) }
	ofBlock := func(i int) (lo, hi int) { return i / block * block, i/block*block + block }
	compareResults(pe, fmt.Sprintf("warp, %T", in[0]), warp.NumberResults, download(pe, w), wantNumbers(in, ofWarp), input)
	compareResults(pe, fmt.Sprintf("block, %T", in[0]), warp.NumberResults, download(pe, b), wantNumbers(in, ofBlock), input)
}

func groupIntegers[T lang.Integer](t *testing.T, pe *gputest.PE, k *warp.Kernels, numbers, integers groupFunc[T]) {
	pe.Helper()
	rnd := random(t)
	for _, block := range warpBlocks {
		n := 2 * block
		in := make([]T, n)
		for i := range in {
			in[i] = element[T](rnd.Uint64())
		}
		groupNumbers(pe, k, block, in, numbers)
		for i := range in {
			in[i] |= element[T](7) // bits in common
		}
		w, b := zeros[T](pe, n*warp.IntegerResults), zeros[T](pe, n*warp.IntegerResults)
		must(pe, integers(k, pe.Stream(), gpurt.Grid(2).Block(block), w, b, upload(pe, in)))
		wantW, wantB := make([]T, 0, n), make([]T, 0, n)
		fold := func(want []T, lo, hi int) []T {
			and, or, xor := in[lo], in[lo], in[lo]
			for _, x := range in[lo+1 : hi] {
				and, or, xor = and&x, or|x, xor^x
			}
			return append(want, and, or, xor)
		}
		for i := range in {
			lo, hi := lanesOf(i, block)
			wantW = fold(wantW, lo, hi)
			wantB = fold(wantB, i/block*block, i/block*block+block)
		}
		equal(pe, fmt.Sprintf("warp, bits of %T, blocks of %d", in[0], block), download(pe, w), wantW)
		equal(pe, fmt.Sprintf("block, bits of %T, blocks of %d", in[0], block), download(pe, b), wantB)
	}
}

// groupFloats uses small whole numbers, of which sums are exact in any order, and
// in one block a NaN and infinities.
func groupFloats[T lang.Float](t *testing.T, pe *gputest.PE, k *warp.Kernels, numbers groupFunc[T]) {
	pe.Helper()
	rnd := random(t)
	for _, block := range warpBlocks {
		in := make([]T, 3*block)
		for i := range in {
			in[i] = T(rnd.IntN(2000) - 1000)
		}
		in[block+block/2] = T(math.NaN())
		in[2*block] = T(math.Inf(1))
		in[3*block-1] = T(math.Inf(1))
		groupNumbers(pe, k, block, in, numbers)
	}
}

// checkDynamicShared uses shared memory that the launch sizes.
func checkDynamicShared(t *testing.T, pe *gputest.PE, k *warp.Kernels) {
	pe.Helper()
	for _, c := range []struct{ block, bytes int }{{1, 8}, {7, 32}, {64, 256}, {100, 404}, {1024, 60000}} {
		in := elements[int32](5, 2*c.block)
		out, sizes := zeros[int32](pe, len(in)), zeros[int](pe, 2)
		must(pe, k.Dynamic(pe.Stream(), gpurt.Grid(2).Block(c.block).DynamicShared(c.bytes), out, upload(pe, in), sizes))
		want := slices.Clone(in)
		slices.Reverse(want[:c.block])
		slices.Reverse(want[c.block:])
		equal(pe, fmt.Sprint("blocks of ", c.block), download(pe, out), want)
		equal(pe, "elements", download(pe, sizes), []int{c.bytes / 4, c.bytes / 8})
	}
}

// checkVectors reads and writes memory by vectors, in all the places where these may
// stand.
func checkVectors(t *testing.T, pe *gputest.PE, k *warp.Kernels) {
	pe.Helper()
	for _, n := range []int{0, 1, 3, 4, 5, 1023, 4096} {
		x, y, want := make([]float32, n), make([]float32, n), make([]float32, n)
		for i := range x {
			x[i], y[i] = float32(i), float32(i%7)
			want[i] = 2*x[i] + y[i]
			if i%4 >= 2 && i < n&^3 {
				want[i]++
			}
		}
		z := zeros[float32](pe, n)
		must(pe, k.Vectors(pe.Stream(), shape, z, upload(pe, x), upload(pe, y)))
		equal(pe, fmt.Sprint("n=", n), download(pe, z), want)
	}
}

// checkVectorPlaces moves vectors through variables, arrays, structs, shared memory
// and functions.
func checkVectorPlaces(t *testing.T, pe *gputest.PE, k *warp.Kernels) {
	pe.Helper()
	const n = 150
	in, want := make([]gpu.Vec4[int32], n), make([]gpu.Vec4[int64], n)
	for i := range in {
		x := int32(10 * i)
		in[i] = gpu.Vec4[int32]{X: x, Y: x + 1, Z: x + 2, W: x + 3}
		v := [4]int64{int64(x + 3), int64(x + 1), int64(x + 2), int64(x)}
		if i%3 == 0 {
			v = [4]int64{v[1], v[2], v[3], v[0]}
		}
		want[i] = gpu.Vec4[int64]{X: v[0], Y: v[1] + v[2], Z: -1, W: int64(i) + v[3]}
	}
	bytes, wantBytes := make([]uint8, 64), make([]uint8, 64)
	for i := range bytes {
		bytes[i], wantBytes[i] = uint8(i), uint8(i^3)
	}
	out, device := zeros[gpu.Vec4[int64]](pe, n), upload(pe, bytes)
	must(pe, k.VectorPlaces(pe.Stream(), gpurt.Grid(1).Block(64), out, upload(pe, in), device))
	equal(pe, "vectors", download(pe, out), want)
	equal(pe, "bytes", download(pe, device), wantBytes)
}

// printing is set in a process that only runs the kernel Print.
const printing = "GPUC_TEST_PRINT"

// printed is what the kernel Print prints, its threads' lines sorted.
var printed = []string{
	"",
	"0.1 36.6 2.50 1.234568e+03 H true  false|",
	"100% of it,     7|-7   |00007|+7|f9",
	"inf -inf nan",
	"no verb",
	"thread 1",
	"thread 2",
}

// TestPrintf compares what a kernel prints, in a process of its own, since a GPU
// prints to the standard output of the process.
func TestPrintf(t *testing.T) {
	backend := flag.Lookup("gpuc.backend").Value.String()
	if backend == "" {
		backend = gpurt.Emulator
	}
	if os.Getenv(printing) != "" {
		print(t, backend)
		os.Exit(0) // before go test prints its own
	}
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestPrintf$", "-gpuc.backend="+backend)
	cmd.Env = append(os.Environ(), printing+"=1")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s%s", err, out, stderr.Bytes())
	}
	lines := strings.Split(string(out), "\n")
	slices.Sort(lines)
	if d := cmp.Diff(printed, lines); d != "" {
		t.Errorf("printed (-want +got):\n%s", d)
	}
}

// TestPrintfNamesPEs runs the kernel on two PEs of this process.
func TestPrintfNamesPEs(t *testing.T) {
	backend := flag.Lookup("gpuc.backend").Value.String()
	if backend == gpurt.CUDA {
		t.Skip("on GPUs each PE is a process")
	}
	if backend == "" {
		backend = gpurt.Emulator
	}
	var out bytes.Buffer
	if err := gpurt.Run(t.Context(), gpurt.Config{Backend: backend, PEs: 2, Stdout: &out}, onePrints); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	slices.Sort(lines)
	want := []string{""}
	for pe := range 2 {
		for _, line := range printed[1:] {
			want = append(want, fmt.Sprintf("PE %d: %s", pe, line))
		}
	}
	if d := cmp.Diff(want, lines); d != "" {
		t.Errorf("printed (-want +got):\n%s", d)
	}
}

// print launches the kernel.
func print(t *testing.T, backend string) {
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: backend, PEs: 1}, onePrints)
	if err != nil {
		t.Fatal(err)
	}
}

func onePrints(ctx context.Context, pe *gpurt.PE) error {
	k, err := warp.LoadKernels(pe)
	if err != nil {
		return err
	}
	in := []float32{0.1, 36.6, 2.5, 1234.5678, 1, 0}
	x, err := gpurt.Alloc[float32](pe, len(in))
	if err != nil {
		return err
	}
	if err := x.CopyFrom(ctx, in); err != nil {
		return err
	}
	if err := k.Print(pe.Stream(), gpurt.Grid(1).Block(3), x, 7, true); err != nil {
		return err
	}
	return pe.Stream().Sync(ctx)
}

// checkLibrary multiplies small whole numbers, whose sums are exact in any order, by a library that is written with
// package gpu alone.
func checkLibrary(pe *gputest.PE, k *warp.Kernels) {
	m, n, depth := warp.Library.M, warp.Library.N, warp.Library.K
	number := func(i int) int { return i*7%5 - 2 }
	want := make([]int32, m*n)
	for i := range want {
		for l := range depth {
			want[i] += int32(number(i/n*depth+l) * number(i%n*depth+l+3))
		}
	}
	as, bs := counted(m*depth, number), counted(n*depth, func(i int) int { return number(i + 3) })
	rows := counted(n*depth, func(i int) int { return bs[i%n*depth+i/n] })
	cfg := gpurt.Grid(1).Block(gpu.WarpSize)

	ints := zeros[int32](pe, m*n)
	must(pe, k.WarpInt8(pe.Stream(), cfg, ints, upload(pe, eachOf(as, func(x int) int8 { return int8(x) })), upload(pe, eachOf(bs, func(x int) int8 { return int8(x) }))))
	sameValues(pe, "products of int8", want, download(pe, ints))

	brain := func(x int) gpu.BFloat16 { return gpu.ToBFloat16(float32(x)) }
	for i, b := range [][]int{bs, rows} {
		sums, rounded := zeros[float32](pe, m*n), zeros[gpu.BFloat16](pe, m*n)
		must(pe, k.WarpBFloat16(pe.Stream(), cfg, sums, rounded, upload(pe, eachOf(as, brain)), upload(pe, eachOf(b, brain)), i == 1))
		sameValues(pe, fmt.Sprintf("products of BFloat16, rows %v", i == 1), eachOf(want, func(x int32) float32 { return float32(x) }), download(pe, sums))
		if got := download(pe, rounded); slices.ContainsFunc(got, func(x gpu.BFloat16) bool { return x.Bits() != 0 }) { // by stmatrix
			sameValues(pe, "rounded products", eachOf(want, func(x int32) gpu.BFloat16 { return gpu.ToBFloat16(float32(x)) }), got)
		} else if flag.Lookup("gpuc.backend").Value.String() == gpurt.Emulator {
			pe.Errorf("the emulator has not stored rounded products")
		}
	}
}

func eachOf[T, U any](x []T, f func(T) U) []U {
	return counted(len(x), func(i int) U { return f(x[i]) })
}
