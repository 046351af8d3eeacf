package kernels_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/kernels/fused"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// element is a small whole number, which differs from launch to launch, so that sums are exact
// in any order.
func element(round, row, col int) float32 { return float32((row*31+col*17+round*5)%7 - 3) }

// values returns rows of elements.
func values(round, firstRow, firstCol, rows, cols int) []gpu.BFloat16 {
	x := make([]gpu.BFloat16, rows*cols)
	for i := range x {
		x[i] = gpu.ToBFloat16(element(round, firstRow+i/cols, firstCol+i%cols))
	}
	return x
}

func must(pe *gputest.PE, err error) {
	pe.Helper()
	if err != nil {
		pe.Fatalf("%v", err)
	}
}

// array returns a matrix.
func array(pe *gputest.PE, rows, cols int) (*gpurt.Buffer[gpu.BFloat16], *gpurt.Array[gpu.BFloat16]) {
	pe.Helper()
	b, err := gpurt.Alloc[gpu.BFloat16](pe.PE, rows*cols)
	must(pe, err)
	a, err := gpurt.ArrayOn(b, gpurt.Shape(rows, cols))
	must(pe, err)
	return b, a
}

// compare compares rows of c, from a row on, with what want computes: a sum, and the magnitudes
// of what was rounded to bfloat16, which keeps 8 bits.
func compare(pe *gputest.PE, got []gpu.BFloat16, firstRow, n int, want func(row, col int) (sum, magnitude float64)) {
	pe.Helper()
	wrong := 0
	for i := range got {
		sum, magnitude := want(firstRow+i/n, i%n)
		if y := float64(got[i].Float32()); math.Abs(y-sum) > magnitude/256 {
			if wrong++; wrong <= 3 {
				pe.Errorf("element %d,%d is %v, want %v", firstRow+i/n, i%n, y, sum)
			}
		}
	}
	if wrong > 3 {
		pe.Errorf("%d of %d elements are wrong", wrong, len(got))
	}
}

// rounds is how often each is launched: the second launch meets signals and memory of the first.
const rounds = 2

// gather multiplies rows of all PEs by columns that each PE has of its own.
func gather(pe *gputest.PE, m, n, k int, cfg fused.Config) {
	pe.Helper()
	b, bs := array(pe, k, n)
	col := pe.MyPE() * n
	must(pe, b.CopyFrom(pe.Context(), values(0, 0, col, k, n)))
	g, err := fused.NewAllGather(pe.PE, m, bs, cfg)
	must(pe, err)
	c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, m*n)
	must(pe, err)
	lo, hi := m*pe.MyPE()/pe.NumPEs(), m*(pe.MyPE()+1)/pe.NumPEs()
	for round := range rounds {
		must(pe, g.Rows(pe.MyPE()).CopyFrom(pe.Context(), values(round, lo, 0, hi-lo, k)))
		must(pe, g.Multiply(pe.Stream(), c))
		got := make([]gpu.BFloat16, m*n)
		must(pe, c.CopyTo(pe.Context(), got))
		compare(pe, got, 0, n, func(row, c int) (sum, magnitude float64) {
			for i := range k {
				sum += float64(element(round, row, i) * element(0, i, col+c))
			}
			return sum, math.Abs(sum)
		})
	}
	must(pe, g.Free())
}

// reduce multiplies columns of a by rows of b, of which each PE has some, and adds up.
func reduce(pe *gputest.PE, m, n, k int, make_ func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error)) {
	pe.Helper()
	me, pes := pe.MyPE(), pe.NumPEs()
	a, as := array(pe, m, k)
	b, bs := array(pe, k, n)
	must(pe, b.CopyFrom(pe.Context(), values(0, me*k, 0, k, n)))
	r, err := make_(pe.PE, as, bs)
	must(pe, err)
	for round := range rounds {
		must(pe, a.CopyFrom(pe.Context(), values(round, 0, me*k, m, k)))
		must(pe, r.Multiply(pe.Stream()))
		got := make([]gpu.BFloat16, r.C().Len())
		must(pe, r.C().CopyTo(pe.Context(), got))
		first := 0
		if len(got) != m*n || pes == 1 {
			first = m * me / pes
		}
		compare(pe, got, first, n, func(row, c int) (sum, magnitude float64) {
			for p := range pes {
				part := 0.0
				for i := range k {
					part += float64(element(round, row, p*k+i) * element(0, p*k+i, c))
				}
				sum, magnitude = sum+part, magnitude+math.Abs(part)
			}
			return sum, magnitude + math.Abs(sum)
		})
	}
	must(pe, r.Free())
}

// sizes are those of products, and the numbers of PEs that make them.
var sizes = []struct{ np, m, n, k int }{
	{2, 130, 72, 72}, // shards that are no multiples of tiles, of which one part has rows
	{3, 33, 61, 45},  // rows that do not begin at multiples of 16 bytes
	{4, 3, 72, 64},   // fewer rows than PEs
	{1, 5, 264, 8},
}

// shortSizes are those of short tests, which the race detector runs too: fewer rows than PEs.
var shortSizes = []struct{ np, m, n, k int }{{3, 2, 24, 64}}

// forSizes runs f for each size.
func forSizes(t *testing.T, f func(pe *gputest.PE, m, n, k int)) {
	all := sizes
	if testing.Short() {
		all = shortSizes
	}
	for _, s := range all {
		t.Run(fmt.Sprintf("%d PEs", s.np), func(t *testing.T) {
			gputest.Run(t, gputest.NP(s.np).Seed(uint64(s.m)), func(pe *gputest.PE) { f(pe, s.m, s.n, s.k) })
		})
	}
}

func TestGatherAndProduct(t *testing.T) {
	for _, tuning := range []gemm.Tuning{{TileN: 64}, {TileN: 128, NoBulk: true}, {TileN: 256}} {
		forSizes(t, func(pe *gputest.PE, m, n, k int) { gather(pe, m, n, k, fused.Config{Tuning: tuning}) })
	}
}

// TestGatherOfManyRows has shards of which a PE multiplies one after the other.
func TestGatherOfManyRows(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	gputest.Seeds(t, 2, gputest.NP(3), func(pe *gputest.PE) {
		gather(pe, 391, 40, 45, fused.Config{})
		gather(pe, 391, 9, 72, fused.Config{Tuning: gemm.Tuning{Blocks: 1, TileN: 256}})
	})
}

func TestProductAndReduceScatter(t *testing.T) {
	forSizes(t, func(pe *gputest.PE, m, n, k int) {
		reduce(pe, m, n, k, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
			return fused.NewReduceScatter(pe, a, b, fused.Config{})
		})
	})
}

func TestProductAndAllReduce(t *testing.T) {
	for _, algorithm := range []fused.Algorithm{fused.OneShot, fused.TwoShot} {
		forSizes(t, func(pe *gputest.PE, m, n, k int) {
			reduce(pe, m, n, k, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
				return fused.NewAllReduce(pe, a, b, algorithm, fused.Config{})
			})
		})
	}
}

// TestManyPartsOfABlock has one block do all parts of a product, of which several follow each other whose
// sums come from other PEs. Under the race detector, with -short, they are fewer.
func TestManyPartsOfABlock(t *testing.T) {
	one, many, n := fused.Config{Tuning: gemm.Tuning{Blocks: 1}}, 260, 264
	if race.Enabled && testing.Short() {
		many, n = 130, 72
	}
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		reduce(pe, many, n, 8, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
			return fused.NewReduceScatter(pe, a, b, one)
		})
		reduce(pe, many, n, 8, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
			return fused.NewAllReduce(pe, a, b, fused.TwoShot, one)
		})
		for _, once := range []gemm.Tuning{{TileN: 128}, {TileN: 64}, {TileN: 64, BoxM: 16}} {
			m := many
			if once.BoxM == 16 {
				m = 20
			}
			once.Blocks = 1
			reduce(pe, m, n, 8, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
				return fused.NewAllReduce(pe, a, b, fused.OneShot, fused.Config{Tuning: once})
			})
		}
	})
}

// TestSmallFused has few rows and columns, for slow back ends.
func TestSmallFused(t *testing.T) {
	gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
		gather(pe, 5, 8, 16, fused.Config{Tuning: gemm.Tuning{TileN: 64}})
		reduce(pe, 5, 8, 16, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
			return fused.NewAllReduce(pe, a, b, fused.OneShot, fused.Config{})
		})
		reduce(pe, 5, 8, 16, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
			return fused.NewAllReduce(pe, a, b, fused.TwoShot, fused.Config{})
		})
	})
}

// TestUnderSeeds delivers as late, and in as unhelpful an order, as the seeds say. The tests above
// run the same kernels with one seed each.
func TestUnderSeeds(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long")
	}
	gputest.Seeds(t, 5, gputest.NP(3), func(pe *gputest.PE) {
		gather(pe, 70, 24, 72, fused.Config{})
		for _, algorithm := range []fused.Algorithm{fused.OneShot, fused.TwoShot} {
			reduce(pe, 70, 24, 40, func(pe *gpurt.PE, a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
				return fused.NewAllReduce(pe, a, b, algorithm, fused.Config{})
			})
		}
	})
}
