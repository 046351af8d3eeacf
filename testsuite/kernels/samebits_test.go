package kernels_test

import (
	"context"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/kernels/experts"
	"github.com/gpuc-go/gpuc/kernels/fused"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/gemm8"
	"github.com/gpuc-go/gpuc/kernels/moe"
	"github.com/gpuc-go/gpuc/kernels/norm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// uneven returns n numbers whose sums are others in another order: they need all bits, and are of several sizes.
func uneven(seed, n int) []float32 {
	r := rand.New(rand.NewPCG(uint64(seed), 41))
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(math.Ldexp(r.NormFloat64(), r.IntN(9)-4))
	}
	return x
}

// rounded returns elements that are nearest to x.
func rounded[E any](to func(float32) E, x []float32) []E {
	y := make([]E, len(x))
	for i := range x {
		y[i] = to(x[i])
	}
	return y
}

// upload returns a matrix with these elements.
func upload[E gpu.Scalar](pe *gputest.PE, x []E, cols int) *gpurt.Array[E] {
	pe.Helper()
	b, err := gpurt.AllocFrom(pe.PE, x)
	must(pe, err)
	a, err := gpurt.ArrayOn(b, gpurt.Shape(len(x)/cols, cols))
	must(pe, err)
	return a
}

// columns returns the columns from lo up to, not including, hi.
func columns[E any](x []E, cols, lo, hi int) (y []E) {
	for ; len(x) > 0; x = x[cols:] {
		y = append(y, x[lo:hi]...)
	}
	return y
}

// download returns elements from the memory of a PE.
func download[E gpu.Scalar](pe *gputest.PE, x interface {
	Len() int
	CopyTo(ctx context.Context, dst []E) error
}) []E {
	pe.Helper()
	y := make([]E, x.Len())
	must(pe, x.CopyTo(pe.Context(), y))
	return y
}

// sameBits are the promises of docs/library.md, by constructor. Each function computes results for so many rows.
var sameBits = []struct {
	constructor, how string
	same             gputest.Same
	f                func(pe *gputest.PE, rows int)
}{
	{"gemm.New", "several blocks", gputest.Same{}, func(pe *gputest.PE, _ int) {
		product16(pe, 20, gemm.Config{SplitK: 4, Tuning: gemm.Tuning{TileN: 64, Blocks: 8}})
	}},
	{"gemm.New", "any rows", gputest.Same{Rows: []int{1, 70}, Runs: 1, Trees: true}, func(pe *gputest.PE, rows int) {
		product16(pe, rows, gemm.Config{SplitK: 1, Tuning: gemm.Tuning{TileN: 64, BoxM: 64, Blocks: 3}})
	}},
	{"gemm.NewWeights", "any rows", gputest.Same{Rows: []int{1, 70, 140}, Runs: 1}, func(pe *gputest.PE, rows int) {
		const n, k = 40, 200
		a, b := upload(pe, rounded(gpu.ToBFloat16, uneven(1, rows*k)), k), upload(pe, rounded(gpu.ToBFloat16, uneven(2, n*k)), k)
		p, err := gemm.NewWeights(pe.PE, a, b, gemm.WeightsConfig{Config: gemm.Config{SplitK: 1, Tuning: gemm.Tuning{TileN: 64, BoxM: 64, Blocks: 3}}})
		must(pe, err)
		multiply(pe, p, rows*n)
	}},
	{"gemm8.New", "any rows", gputest.Same{Rows: []int{1, 70, 140}, Runs: 1}, func(pe *gputest.PE, rows int) {
		const n, k = 40, 400
		a, b := upload(pe, rounded(gpu.ToFloat8E4M3, uneven(1, rows*k)), k), upload(pe, rounded(gpu.ToFloat8E4M3, uneven(2, n*k)), k)
		p, err := gemm8.New(pe.PE, a, b, gemm.WeightsConfig{Config: gemm.Config{SplitK: 1, Tuning: gemm.Tuning{TileN: 64, BoxM: 64, Blocks: 3}}})
		must(pe, err)
		multiply(pe, p, rows*n)
	}},
	{"fused.NewAllGather", "any rows and PEs", gputest.Same{PEs: []int{1, 4}, Rows: []int{3, 70}, Runs: 1}, func(pe *gputest.PE, rows int) {
		const n, k = 64, 72
		lo, hi := n*pe.MyPE()/pe.NumPEs(), n*(pe.MyPE()+1)/pe.NumPEs()
		b := upload(pe, columns(rounded(gpu.ToBFloat16, uneven(2, k*n)), n, lo, hi), hi-lo)
		g, err := fused.NewAllGather(pe.PE, rows, b, fused.Config{Tuning: gemm.Tuning{TileN: 256, Blocks: 3}})
		must(pe, err)
		c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, rows*(hi-lo))
		must(pe, err)
		first, end := rows*pe.MyPE()/pe.NumPEs(), rows*(pe.MyPE()+1)/pe.NumPEs()
		must(pe, g.Rows(pe.MyPE()).CopyFrom(pe.Context(), rounded(gpu.ToBFloat16, uneven(1, rows*k))[first*k:end*k]))
		must(pe, g.Multiply(pe.Stream(), c))
		got := download[gpu.BFloat16](pe, c)
		for row := range rows {
			gputest.Result(pe, "c", row*n+lo, got[row*(hi-lo):(row+1)*(hi-lo)])
		}
		must(pe, g.Free())
	}},
	{"fused.NewReduceScatter", "runs", gputest.Same{PEs: []int{3}, Runs: 2}, func(pe *gputest.PE, _ int) {
		const m = 70
		r := rowParallel(pe, m, func(a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
			return fused.NewReduceScatter(pe.PE, a, b, fused.Config{Tuning: gemm.Tuning{Blocks: 2}})
		})
		gputest.Result(pe, "c", m*pe.MyPE()/pe.NumPEs()*reduceN, download[gpu.BFloat16](pe, r.C()))
		must(pe, r.Free())
	}},
	{"fused.NewAllReduce", "two shots", gputest.Same{PEs: []int{3}, Runs: 2}, func(pe *gputest.PE, _ int) { allReduce(pe, 70, fused.TwoShot, gemm.Tuning{Blocks: 2}) }},
	{"fused.NewAllReduce", "one shot, any rows", gputest.Same{PEs: []int{3}, Rows: []int{1, 70}, Runs: 2}, func(pe *gputest.PE, rows int) {
		allReduce(pe, rows, fused.OneShot, gemm.Tuning{TileN: 64, BoxM: 64, Blocks: 2})
	}},
	{"norm.New", "one shot", gputest.Same{PEs: []int{3}, Rows: []int{1, 5}}, func(pe *gputest.PE, rows int) { normRows(pe, rows, norm.Config{Algorithm: norm.OneShot}) }},
	{"norm.New", "two shots", gputest.Same{PEs: []int{3}, Rows: []int{1, 5}}, func(pe *gputest.PE, rows int) { normRows(pe, rows, norm.Config{Algorithm: norm.TwoShot}) }},
	{"norm.New", "one shot, float32, any PEs", gputest.Same{PEs: []int{1, 2, 4, 8}, Runs: 1}, func(pe *gputest.PE, _ int) {
		normalizeBits(pe, 3, norm.Config{Algorithm: norm.OneShot}, func(x float32) float32 { return x })
	}},
	{"norm.New", "packets, any rows", gputest.Same{PEs: []int{3}, Rows: []int{1, 9}, Runs: 2, Trees: true}, func(pe *gputest.PE, rows int) {
		normRows(pe, rows, norm.Config{Algorithm: norm.Lamport, Cluster: 2})
	}},
	{"experts.New", "any rows and PEs", gputest.Same{PEs: []int{1, 3}, Rows: []int{3, 25}, Runs: 1}, expertRows},
	{"moe.New", "any rows and PEs", gputest.Same{PEs: []int{1, 4}, Rows: []int{3, 5}, Runs: 1}, moeRows},
}

func TestSameBits(t *testing.T) {
	unlessRace(t)
	for _, c := range sameBits {
		t.Run(c.constructor+" "+c.how, func(t *testing.T) {
			if testing.Short() && !strings.HasPrefix(c.constructor, "norm") && c.how != "several blocks" {
				t.Skip("takes long")
			}
			gputest.SameBits(t, gputest.NP(1), c.same, c.f)
		})
	}
}

func product16(pe *gputest.PE, rows int, cfg gemm.Config) {
	pe.Helper()
	const n, k = 24, 300
	p, err := gemm.New(pe.PE, upload(pe, rounded(gpu.ToBFloat16, uneven(1, rows*k)), k), upload(pe, rounded(gpu.ToBFloat16, uneven(2, k*n)), n), cfg)
	must(pe, err)
	multiply(pe, p, rows*n)
}

// multiply gives the product of n elements.
func multiply(pe *gputest.PE, p interface {
	Multiply(*gpurt.Stream, gpurt.DeviceSlice[gpu.BFloat16]) error
	Free() error
}, n int) {
	pe.Helper()
	c, err := gpurt.Alloc[gpu.BFloat16](pe.PE, n)
	must(pe, err)
	must(pe, p.Multiply(pe.Stream(), c))
	gputest.Result(pe, "c", 0, download[gpu.BFloat16](pe, c))
	must(pe, p.Free())
}

// reduceN is the columns of the products of rowParallel.
const reduceN = 72

// rowParallel launches a product whose columns of a are divided among the PEs.
func rowParallel(pe *gputest.PE, m int, prepare func(a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error)) *fused.Reduce {
	pe.Helper()
	const k = 240
	lo, hi := k*pe.MyPE()/pe.NumPEs(), k*(pe.MyPE()+1)/pe.NumPEs()
	a := upload(pe, columns(rounded(gpu.ToBFloat16, uneven(1, m*k)), k, lo, hi), hi-lo)
	r, err := prepare(a, upload(pe, rounded(gpu.ToBFloat16, uneven(2, k*reduceN))[lo*reduceN:hi*reduceN], reduceN))
	must(pe, err)
	must(pe, r.Multiply(pe.Stream()))
	return r
}

func allReduce(pe *gputest.PE, m int, by fused.Algorithm, tuning gemm.Tuning) {
	pe.Helper()
	r := rowParallel(pe, m, func(a, b *gpurt.Array[gpu.BFloat16]) (*fused.Reduce, error) {
		return fused.NewAllReduce(pe.PE, a, b, by, fused.Config{Tuning: tuning})
	})
	gputest.Result(pe, "c", 0, download[gpu.BFloat16](pe, r.C()))
	must(pe, r.Free())
}

func normRows(pe *gputest.PE, rows int, cfg norm.Config) {
	pe.Helper()
	normalizeBits(pe, rows, cfg, gpu.ToBFloat16)
}

// normalizeBits normalises the sums of 8 leaves, or of one for each PE if 8 is no multiple of them.
func normalizeBits[E norm.Element](pe *gputest.PE, rows int, cfg norm.Config, to func(float32) E) {
	pe.Helper()
	const hidden, leaves = 96, 8
	cfg.Rows, cfg.Hidden, cfg.Epsilon = rows, hidden, 1e-5
	r, err := norm.New[E](pe.PE, cfg)
	must(pe, err)
	n, each := rows*hidden, max(leaves/pe.NumPEs(), 1)
	x := make([][]float32, each)
	for i := range x {
		x[i] = uneven(10+pe.MyPE()*each+i, n)
	}
	sums := make([]float32, n)
	for i := range sums {
		sums[i] = ll.Pairwise(each, func(leaf int) float32 { return x[leaf][i] }, func(a, b float32) float32 { return a + b })
	}
	residual, err := gpurt.AllocFrom(pe.PE, rounded(to, uneven(9, n)))
	must(pe, err)
	weight, err := gpurt.AllocFrom(pe.PE, rounded(to, uneven(8, hidden)))
	must(pe, err)
	y, err := gpurt.Alloc[E](pe.PE, n)
	must(pe, err)
	must(pe, r.X().CopyFrom(pe.Context(), rounded(to, sums)))
	must(pe, r.Run(pe.Stream(), rows, y, residual, residual, weight))
	gputest.Result(pe, "y", 0, download[E](pe, y))
	gputest.Result(pe, "residual", 0, download[E](pe, residual))
	must(pe, r.Free())
}

// choice returns the experts of tokens, and their weights.
func choice(tokens, experts, topK int) (chosen []int32, weights []float32) {
	r := rand.New(rand.NewPCG(5, 41))
	for range tokens {
		for _, e := range r.Perm(experts)[:topK] {
			chosen, weights = append(chosen, int32(e)), append(weights, r.Float32())
		}
	}
	return chosen, weights
}

func expertRows(pe *gputest.PE, rows int) {
	pe.Helper()
	const hidden, n, count, topK = 72, 40, 4, 3
	lo, hi := experts.Local(count, pe.MyPE(), pe.NumPEs())
	first, end := rows*pe.MyPE()/pe.NumPEs(), rows*(pe.MyPE()+1)/pe.NumPEs()
	b := upload(pe, rounded(gpu.ToBFloat16, uneven(2, count*hidden*n))[lo*hidden*n:hi*hidden*n], n)
	l, err := experts.New(pe.PE, b, experts.Config{Tokens: rows, Hidden: hidden, Experts: count, TopK: topK, Activation: gemm.SiLU, Tuning: gemm.Tuning{Blocks: 2}})
	must(pe, err)
	must(pe, l.Tokens().Slice(0, (end-first)*hidden).CopyFrom(pe.Context(), rounded(gpu.ToBFloat16, uneven(1, rows*hidden))[first*hidden:end*hidden]))
	chosen, weights := choice(rows, count, topK)
	c, err := gpurt.AllocFrom(pe.PE, chosen[first*topK:end*topK])
	must(pe, err)
	w, err := gpurt.AllocFrom(pe.PE, weights[first*topK:end*topK])
	must(pe, err)
	out, err := gpurt.Alloc[gpu.BFloat16](pe.PE, (end-first)*n)
	must(pe, err)
	must(pe, l.Run(pe.Stream(), end-first, out, c, w))
	gputest.Result(pe, "out", first*n, download[gpu.BFloat16](pe, out))
	must(pe, l.Free())
}

func moeRows(pe *gputest.PE, rows int) {
	pe.Helper()
	const hidden, inner, count, topK, block = 128, 128, 4, 2, 128
	local := count / pe.NumPEs()
	e4m3 := func(seed, rows, cols, each int) *gpurt.Array[gpu.Float8E4M3] {
		return upload(pe, rounded(gpu.ToFloat8E4M3, uneven(seed, rows*cols))[pe.MyPE()*local*each*cols:(pe.MyPE()+1)*local*each*cols], cols)
	}
	scales := func(seed, each int) *gpurt.Buffer[float32] {
		b, err := gpurt.AllocFrom(pe.PE, uneven(seed, count*each)[pe.MyPE()*local*each:(pe.MyPE()+1)*local*each])
		must(pe, err)
		return b
	}
	w := moe.Weights{
		GateUp: e4m3(2, count*2*inner, hidden, 2*inner), GateUpScales: scales(3, 2*inner/block*(hidden/block)),
		Down: e4m3(4, count*hidden, inner, hidden), DownScales: scales(5, hidden/block*(inner/block)),
	}
	l, err := moe.New(pe.PE, w, moe.Config{Tokens: rows, Hidden: hidden, Inner: inner, Experts: count, TopK: topK, Blocks: 2})
	must(pe, err)
	first, end := rows*pe.MyPE()/pe.NumPEs(), rows*(pe.MyPE()+1)/pe.NumPEs()
	must(pe, l.Tokens().Slice(0, (end-first)*hidden).CopyFrom(pe.Context(), rounded(gpu.ToFloat8E4M3, uneven(1, rows*hidden))[first*hidden:end*hidden]))
	must(pe, l.Scales().Slice(0, (end-first)*(hidden/block)).CopyFrom(pe.Context(), uneven(6, rows*(hidden/block))[first*(hidden/block):end*(hidden/block)]))
	chosen, weights := choice(rows, count, topK)
	c, err := gpurt.AllocFrom(pe.PE, chosen[first*topK:end*topK])
	must(pe, err)
	g, err := gpurt.AllocFrom(pe.PE, weights[first*topK:end*topK])
	must(pe, err)
	out, err := gpurt.Alloc[gpu.BFloat16](pe.PE, (end-first)*hidden)
	must(pe, err)
	must(pe, l.Run(pe.Stream(), end-first, out, c, g))
	gputest.Result(pe, "out", first*hidden, download[gpu.BFloat16](pe, out))
	must(pe, l.Free())
}
