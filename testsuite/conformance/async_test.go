package conformance_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	dslbulk "github.com/gpuc-go/gpuc/dsl/bulk"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/bulk"
	"github.com/gpuc-go/gpuc/testsuite/conformance/bulkput"
	"github.com/gpuc-go/gpuc/testsuite/conformance/cluster"
	"github.com/gpuc-go/gpuc/testsuite/conformance/copyasync"
	"github.com/gpuc-go/gpuc/testsuite/conformance/faults"
)

// counted returns n numbers from f.
func counted[T any](n int, f func(i int) T) []T {
	v := make([]T, n)
	for i := range v {
		v[i] = f(i)
	}
	return v
}

func TestCopyAsync(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := copyasync.LoadKernels(pe.PE)
		must(pe, err)
		const n = copyasync.Threads
		for _, rounds := range []int{1, 2, 7} {
			x4 := counted(rounds*n, func(i int) float32 { return float32(i % 1000) })
			x8 := counted(rounds*n, func(i int) gpu.Vec2[float32] { return gpu.Vec2[float32]{X: float32(i % 7), Y: float32(i % 11)} })
			x16 := counted(rounds*n, func(i int) gpu.Vec4[float32] {
				return gpu.Vec4[float32]{X: 1, Y: float32(i % 3), Z: 2, W: float32(i % 5)}
			})
			want := counted(n, func(i int) (sum float32) {
				for r := range rounds {
					j := r*n + n - 1 - i
					sum += x4[j] + x8[j].X + x8[j].Y + x16[j].X + x16[j].Y + x16[j].Z + x16[j].W
				}
				return sum
			})
			dst := zeros[float32](pe, n)
			must(pe, k.Sums(pe.Stream(), gpurt.Grid(1).Block(n), dst, upload(pe, x4), upload(pe, x8), upload(pe, x16)))
			equal(pe, fmt.Sprintf("%d rounds", rounds), download(pe, dst), want)
		}

		words := counted(n, func(i int) gpu.Vec4[uint32] {
			return gpu.Vec4[uint32]{X: 0x01020304, Y: uint32(i) | 0xff000000, Z: 0xa0b0c0d0, W: ^uint32(i)}
		})
		// A part that is not a multiple of 4 bytes cuts a word.
		want := counted(n, func(i int) gpu.Vec4[uint32] {
			v := words[i]
			cut := func(x uint32, from int) uint32 {
				keep := min(max(i%17-from, 0), 4)
				return uint32(uint64(x) & (1<<(8*keep) - 1))
			}
			return gpu.Vec4[uint32]{X: cut(v.X, 0), Y: cut(v.Y, 4), Z: cut(v.Z, 8), W: cut(v.W, 12)}
		})
		dst := zeros[gpu.Vec4[uint32]](pe, n)
		must(pe, k.Part(pe.Stream(), gpurt.Grid(1).Block(n), dst, upload(pe, words)))
		equal(pe, "parts", download(pe, dst), want)
	})
}

func TestNamedBarriers(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := copyasync.LoadKernels(pe.PE)
		must(pe, err)
		const rounds = 5
		dst := zeros[int32](pe, copyasync.Threads)
		must(pe, k.Named(pe.Stream(), gpurt.Grid(1).Block(copyasync.Threads), dst, rounds))
		equal(pe, "sums", download(pe, dst), counted(copyasync.Threads, func(i int) (sum int32) {
			w, lane := i/gpu.WarpSize, i%gpu.WarpSize
			for r := range rounds {
				if w >= 2 {
					sum += int32(r*1000 + (3-w)*100 + gpu.WarpSize - 1 - lane)
				}
			}
			return sum
		}))
	})
}

// Launches that may begin early see what the one before has written.
func TestEarlyLaunches(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, err := copyasync.LoadKernels(pe.PE)
		must(pe, err)
		launches := 20
		if testing.Short() {
			launches = 4
		}
		x := zeros[int32](pe, 1<<16)
		for range launches {
			must(pe, k.Follows(pe.Stream(), gpurt.Grid(64).Block(256).Early(), x))
		}
		equal(pe, "elements", download(pe, x), fill(x.Len(), int32(launches)))
	})
}

// loads returns kernels, or false on a GPU that says that it lacks a feature for them.
func loads[K any](pe *gputest.PE, load func(*gpurt.PE) (K, error), needs string) (K, bool) {
	pe.Helper()
	k, err := load(pe.PE)
	if errors.Is(err, gpurt.ErrUnsupported) {
		if !strings.Contains(err.Error(), needs) {
			pe.Fatalf("%v; want %s", err, needs)
		}
		return k, false
	}
	must(pe, err)
	return k, true
}

func TestBulkCopies(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, bulk.LoadKernels, "needs tma (sm_90 or newer)")
		if !ok {
			return
		}
		const n = bulk.Threads
		one := gpurt.Grid(1).Block(n)
		for _, rounds := range forRace(2, []int{1, 8, 20}) {
			src := counted(rounds*bulk.Stage, func(i int) int32 { return int32(i*i%97 - 40) })
			want := make([]int32, n)
			for i := gpu.WarpSize; i < n; i++ {
				for j, x := range src {
					want[i] += x * int32(i+j)
				}
			}
			dst := zeros[int32](pe, n)
			must(pe, k.Pipeline(pe.Stream(), one, dst, upload(pe, src)))
			equal(pe, fmt.Sprintf("pipeline of %d rounds", rounds), download(pe, dst), want)
		}

		src := counted(4*n, func(i int) int32 { return int32(3*i + 1) })
		dst := zeros[int32](pe, n)
		must(pe, k.Phases(pe.Stream(), one, dst, upload(pe, src)))
		equal(pe, "phases", download(pe, dst), counted(n, func(i int) int32 {
			sum := src[(i+1)%n]
			for phase := range 5 {
				sum += src[4*(n-1-i)+phase&3]
			}
			return sum
		}))

		const rows = 7
		stored, sums := zeros[int32](pe, rows*n), zeros[int32](pe, n)
		must(pe, k.Store(pe.Stream(), one, stored, sums))
		equal(pe, "stored", download(pe, stored), counted(rows*n, func(i int) int32 { return int32(i%n*(i%n) + i/n) }))
		equal(pe, "sums", download(pe, sums), counted(n, func(i int) int32 { return int32(rows*i*i + rows*(rows-1)/2) }))

		through := zeros[int32](pe, n)
		must(pe, k.Through(pe.Stream(), one, through, zeros[int32](pe, n)))
		equal(pe, "through", download(pe, through), counted(n, func(i int) int32 { return int32(7*(n-1-i) + 1) }))
	})
}

func TestClusters(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		k, ok := loads(pe, cluster.LoadKernels, "needs cluster (sm_90 or newer)")
		if !ok {
			return
		}
		const n = cluster.Threads
		where := zeros[[9]int](pe, 4*6*n)
		must(pe, k.Where(pe.Stream(), gpurt.Grid(4, 6).Block(n), where))
		equal(pe, "where", download(pe, where), counted(where.Len(), func(i int) [9]int {
			x, y := i/n%4, i/n/4
			rank := x%2 + y%2*2
			return [9]int{x % 2, y % 2, 0, 2, 2, 1, rank, rank*n + i%n, 4*n*100 + 4}
		}))

		const blocks = 12
		out, sums := zeros[int](pe, blocks*n), zeros[int](pe, blocks)
		must(pe, k.Ring(pe.Stream(), gpurt.Grid(blocks).Block(n), out, sums))
		equal(pe, "ring", download(pe, out), counted(blocks*n, func(i int) int {
			b, me := i%n, i/n%4
			return 1000*((me+3)%4) + b + 1000*((me+2)%4) + n - 1 - b
		}))
		equal(pe, "sums", download(pe, sums), fill(blocks, (1+2+3+4)*n))

		const rounds = 6
		got := zeros[int32](pe, blocks*n)
		must(pe, k.Arrive(pe.Stream(), gpurt.Grid(blocks).Block(n), got, rounds))
		equal(pe, "rounds", download(pe, got), counted(blocks*n, func(i int) (sum int32) {
			for r := range rounds {
				sum += int32(r*10000 + (i/n%4+3)%4*100 + n - 1 - i%n)
			}
			return sum
		}))

		src := counted(2*n, func(i int) int32 { return int32(i*i + 1) })
		want := counted(4*n, func(i int) int32 {
			me, j := i/n%2, i%n
			return src[(1-me)*n+j] + 2*src[me*n+n-1-j]
		})
		cast := zeros[int32](pe, 4*n)
		must(pe, k.Multicast(pe.Stream(), gpurt.Grid(4).Block(n), cast, upload(pe, src)))
		equal(pe, "multicast", download(pe, cast), want)
		must(pe, cast.Zero(pe.Stream()))
		a, err := gpurt.ArrayOn(upload(pe, src), gpurt.Shape(2, n))
		must(pe, err)
		m, err := gpurt.NewTensorMap(a, [2]int{1, n}, gpurt.TensorMapOptions{})
		must(pe, err)
		must(pe, k.MulticastBox(pe.Stream(), gpurt.Grid(4).Block(n), cast, m, 0))
		equal(pe, "multicast of a box", download(pe, cast), want)

		err = k.Ring(pe.Stream(), gpurt.Grid(blocks+1).Block(n), out, sums)
		if err == nil || !strings.Contains(err.Error(), "cluster=4x1x1") {
			pe.Errorf("a grid that is not a multiple of the cluster: %v", err)
		}
	})
}

// TestPutThroughSharedMemory puts by package bulk: less than a stage, more than all stages, with bytes that
// are no 16, nothing, and several times, so that stages are used again.
func TestPutThroughSharedMemory(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		k, ok := loads(pe, bulkput.LoadKernels, "needs tma (sm_90 or newer)")
		if !ok {
			return
		}
		for _, c := range forRace(4, []struct{ n, times, blocks int }{
			{5, 1, 1}, {0, 2, 1}, {70_003, 3, 2}, {450_000, 2, 1}, {16, 30, 1}, {16 << 10, 25, 1}, {1_000_007, 3, 4},
		}) {
			sigs, err := gpurt.AllocSignals(pe.PE, c.blocks)
			must(pe, err)
			dst, src := symmetric[uint8](pe, c.times*bulkput.Room(c.n)), symmetric[uint8](pe, c.times*bulkput.Room(c.n))
			must(pe, k.Through(pe.Stream(), gpurt.Grid(c.blocks).Block(64).DynamicShared(dslbulk.SharedBytes), dst, src, c.n, c.times, sigs))
			from := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
			equal(pe, fmt.Sprintf("%d bytes, %d times, %d blocks", c.n, c.times, c.blocks), download(pe, dst), counted(dst.Len(), func(i int) uint8 {
				if at := i % bulkput.Room(c.n); at < c.n {
					return uint8(i/bulkput.Room(c.n)*c.n + at + 100*from)
				}
				return 0
			}))
			meet(pe)
		}
	})
}

// TestFaultsOfLongPuts demands the error of package bulk, at the line that calls it, for ranges that the unit
// for bulk copies cannot move, and for too little shared memory.
func TestFaultsOfLongPuts(t *testing.T) {
	for _, c := range []struct {
		dst, src        int // where the ranges begin after a multiple of 16
		shared          int
		mark, kind, msg string
	}{
		{0, 4, dslbulk.SharedBytes, "bulk-put", "vec-align", "gpu.BulkLoad: the first element is 4 bytes after a multiple of 16"},
		{8, 0, dslbulk.SharedBytes, "bulk-put", "vec-align", "gpu.BulkStore: the first element is 8 bytes after a multiple of 16"},
		{0, 0, dslbulk.SharedBytes - 16, "bulk-new", "panic", "panic: bulk.New with less than bulk.SharedBytes of memory; the launch gives it by LaunchConfig.DynamicShared"},
	} {
		t.Run(c.msg, func(t *testing.T) {
			line := findFault(t, c.mark)
			gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
				k, ok := loads(pe, bulkput.LoadKernels, "needs tma (sm_90 or newer)")
				if !ok {
					return
				}
				const n = 64
				sigs, err := gpurt.AllocSignals(pe.PE, 1)
				must(pe, err)
				dst, src := symmetric[uint8](pe, n+16).Slice(c.dst, c.dst+n), symmetric[uint8](pe, n+16).Slice(c.src, c.src+n)
				must(pe, k.Through(pe.Stream(), gpurt.Grid(1).Block(gpu.WarpSize).DynamicShared(c.shared), dst, src, n, 1, sigs))
				checkFault(pe, pe.Stream().Sync(pe.Context()), line, faults.At{}, "Through", c.kind, c.msg)
			})
		})
	}
}

func TestPutFromSharedMemory(t *testing.T) {
	gputest.Run(t, gputest.NP(3), func(pe *gputest.PE) {
		k, ok := loads(pe, bulkput.LoadKernels, "needs tma (sm_90 or newer)")
		if !ok {
			return
		}
		const blocks, rounds = 4, 5
		const n = blocks * rounds * bulkput.Tile
		out := zeros[int32](pe, n)
		sigs, err := gpurt.AllocSignals(pe.PE, blocks)
		must(pe, err)
		dst, via := symmetric[int32](pe, n), symmetric[int32](pe, n)
		must(pe, k.Send(pe.Stream(), gpurt.Grid(blocks).Block(bulkput.Tile), out, dst, via, sigs, rounds))
		from := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
		equal(pe, "tiles", download(pe, out), counted(n, func(i int) int32 {
			tile := i / bulkput.Tile
			return int32(1000*(tile%rounds) + 100*(tile/rounds) + i%bulkput.Tile + from)
		}))
		meet(pe)
	})
}
