package flash

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// valid refuses shapes that no kernel computes, and such that no machine has memory for.
func (s Shape) valid(head int) error {
	if head != len(H64{}) && head != len(H128{}) {
		return fmt.Errorf("attention: heads of %d elements; the kernels are for %d and %d", head, len(H64{}), len(H128{}))
	}
	if min(s.Batch, s.Heads, s.KVHeads, s.Queries, s.Keys) < 0 {
		return fmt.Errorf("attention: a negative size in %+v", s)
	}
	if s.KVHeads == 0 && s.Heads > 0 || s.KVHeads > 0 && s.Heads%s.KVHeads != 0 {
		return fmt.Errorf("attention: %d heads cannot share %d heads of keys and values; use a multiple of it", s.Heads, s.KVHeads)
	}
	if x := float64(s.Batch) * float64(s.Heads) * float64(head); max(x*float64(s.Queries), x*float64(s.Keys)) > math.MaxInt32*float64(head)/8 {
		return fmt.Errorf("attention: %+v is too large", s)
	}
	return nil
}

// Run computes attention of random numbers with heads of a size, and compares it with plain
// Go. The PEs share out the heads of keys and values, and the heads that belong to them.
func Run(ctx context.Context, pe *gpurt.PE, s Shape, head int) error {
	if err := s.valid(head); err != nil {
		return err
	}
	all := s.Batch * s.KVHeads
	lo, hi := all*pe.MyPE()/pe.NumPEs(), all*(pe.MyPE()+1)/pe.NumPEs()
	if s.KVHeads > 0 {
		s = Shape{hi - lo, s.Heads / s.KVHeads, 1, s.Queries, s.Keys, s.Causal}
	}
	var in [3][]gpu.BFloat16
	for i, n := range []int{s.outputs(head), s.pairs(head), s.pairs(head)} {
		in[i] = random(uint64(3*lo+i), n)
	}
	took, err := Verify(ctx, pe, s, head, in)
	if err != nil {
		return err
	}
	flop := 4 * float64(s.outputs(head)) * float64(s.Keys) // two products, of a multiplication and an addition each
	if s.Causal {
		flop /= 2
	}
	pe.Printf("ok, heads %d to %d of keys and values, %d queries, %d keys in %v: %.3g TFLOP/s, of 989 that an H200 has at most, on %s\n",
		lo, hi, s.Queries, s.Keys, took, flop/max(took.Seconds(), 1e-9)/1e12, pe.Device())
	return nil
}

// Verify computes attention of queries, keys and values, compares it with plain Go, and returns how long it
// took.
func Verify(ctx context.Context, pe *gpurt.PE, s Shape, head int, in [3][]gpu.BFloat16) (took time.Duration, err error) {
	out, err := gpurt.Alloc[gpu.BFloat16](pe, s.outputs(head))
	if err != nil {
		return 0, err
	}
	var buffers [3]*gpurt.Buffer[gpu.BFloat16]
	for i := range in {
		if buffers[i], err = gpurt.Alloc[gpu.BFloat16](pe, len(in[i])); err != nil {
			return 0, err
		}
		if err := buffers[i].CopyFrom(ctx, in[i]); err != nil {
			return 0, err
		}
	}
	got := make([]gpu.BFloat16, s.outputs(head))
	if len(got) > 0 {
		f, err := Prepare(pe, s, head, out, buffers)
		if err != nil {
			return 0, err
		}
		if took, err = pe.Stream().Time(ctx, func() error { return f.Run(pe.Stream()) }); err != nil {
			return 0, err
		}
		if err := out.CopyTo(ctx, got); err != nil {
			return 0, err
		}
	}
	return took, s.compare(head, func(query int) int { return query + s.Keys - s.Queries }, got, in[0], in[1], in[2])
}

// outputs and pairs are the numbers of elements of the output and the queries, and of the keys
// and the values.
func (s Shape) outputs(head int) int { return s.Batch * s.Heads * s.Queries * head }
func (s Shape) pairs(head int) int   { return s.Batch * s.KVHeads * s.Keys * head }

// forwardKernel is the launch method of Forward64 or Forward128.
type forwardKernel[H tile.Extent] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, stages int, o gpurt.DeviceSlice[gpu.BFloat16], q *queries[H], k, v *keys[H], tickets gpurt.DeviceSlice[uint64], x Shape) error

// queries and keys are queries, and keys or values, row by row.
type (
	queries[H tile.Extent] = gpurt.TileSource[Q, H, gpu.BFloat16]
	keys[H tile.Extent]    = gpurt.TileSource[K, H, gpu.BFloat16]
)

// Forward launches attention of queries, keys and values.
type Forward struct {
	launch  func(s *gpurt.Stream) error
	tickets *gpurt.Buffer[uint64]
}

// Prepare returns attention of queries, keys and values, which out gets. There are queries.
func Prepare(pe *gpurt.PE, s Shape, head int, out *gpurt.Buffer[gpu.BFloat16], in [3]*gpurt.Buffer[gpu.BFloat16]) (*Forward, error) {
	if err := s.valid(head); err != nil {
		return nil, err
	}
	kernels, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	if head == len(H128{}) {
		return prepare(pe, kernels.Forward128, s, out, in)
	}
	return prepare(pe, kernels.Forward64, s, out, in)
}

func prepare[H tile.Extent](pe *gpurt.PE, kernel forwardKernel[H], s Shape, out *gpurt.Buffer[gpu.BFloat16], in [3]*gpurt.Buffer[gpu.BFloat16]) (*Forward, error) {
	q, err := newSource[Q, H](in[0])
	if err != nil {
		return nil, err
	}
	var kv [2]*keys[H]
	for i := range kv {
		if kv[i], err = newSource[K, H](in[1+i], s.Keys); err != nil {
			return nil, err
		}
	}
	l := plan[H](pe, s.Batch*s.Heads, s.Queries)
	cfg := l.config(min(l.items, pe.Multiprocessors()))
	f := &Forward{}
	if f.tickets, err = gpurt.Alloc[uint64](pe, 1); err != nil {
		return nil, err
	}
	f.launch = func(st *gpurt.Stream) error { return kernel(st, cfg, l.stages, out, q, kv[0], kv[1], f.tickets, s) }
	return f, nil
}

// Run enqueues a launch. No two launches of f go on at the same time.
func (f *Forward) Run(s *gpurt.Stream) error { return f.launch(s) }

// Free frees the memory of f, which no launch uses any more.
func (f *Forward) Free() error { return f.tickets.Free() }

// newSource returns memory as rows of a head. Where runs of so many rows are no multiples of tiles,
// threads load them: the tensor memory accelerator would load rows after the run, whose elements
// may be infinite, or written meanwhile.
func newSource[R, H tile.Extent](m gpurt.DeviceSlice[gpu.BFloat16], runs ...int) (*gpurt.TileSource[R, H, gpu.BFloat16], error) {
	var dim H
	var rows R
	a, err := gpurt.ArrayOn(m, gpurt.Shape(m.Len()/len(dim), len(dim)))
	if err != nil {
		return nil, err
	}
	o := gpurt.TileSourceOptions{}
	for _, n := range runs {
		o.NoBulk = o.NoBulk || n%len(rows) != 0
	}
	return gpurt.NewTileSource[R, H](a, o)
}

// layout is the items of a launch, and what a block has for them.
type layout struct{ items, consumers, stages, shared int }

// plan returns the layout for some heads whose queries come in parts of so many: with as many stages
// as there is shared memory for, up to eight.
func plan[H tile.Extent](pe *gpurt.PE, heads int, parts ...int) layout {
	l := layout{consumers: min(most[H](), tiles(slices.Max(parts), 1)), stages: 8}
	for l.stages > 2 && SharedBytes[H](l.consumers, l.stages) > pe.MaxShared() {
		l.stages--
	}
	for _, part := range parts {
		l.items += heads * tiles(part, l.consumers)
	}
	l.shared = SharedBytes[H](l.consumers, l.stages)
	return l
}

// config returns the launch of some blocks.
func (l layout) config(blocks int) gpurt.LaunchConfig {
	return gpurt.Grid(blocks).Block((1 + l.consumers) * gpu.WarpgroupSize).DynamicShared(l.shared)
}

// random returns n numbers of a normal distribution.
func random(seed uint64, n int) []gpu.BFloat16 {
	r := rand.New(rand.NewPCG(seed, 1))
	x := make([]gpu.BFloat16, n)
	for i := range x {
		x[i] = gpu.ToBFloat16(float32(r.NormFloat64()))
	}
	return x
}

// compare returns an error unless got is the attention of q, k and v. If it is causal, a query sees
// the keys up to the one at its position.
func (s Shape) compare(head int, position func(query int) int, got, q, k, v []gpu.BFloat16) error {
	want, bound := make([]float64, head), make([]float64, head)
	for row := range s.Batch * s.Heads * s.Queries {
		h, query := row/s.Queries, row%s.Queries
		shared := h / (s.Heads / s.KVHeads) * s.Keys * head
		end := shared + s.Keys*head
		if s.Causal {
			end = shared + max(0, position(query)+1)*head
		}
		reference(want, bound, q[row*head:(row+1)*head], k[shared:end], v[shared:end])
		for c := range head {
			if x := float64(got[row*head+c].Float32()); !(math.Abs(x-want[c]) <= bound[c]) {
				return fmt.Errorf("attention: head %d, query %d, element %d is %v, want %v, and at most %v away from it", h, query, c, x, want[c], bound[c])
			}
		}
	}
	return nil
}

// reference computes the output of one query in float64, and how far a kernel may be away from
// it. With d the size of a head, and u = 2^-22 for what MMA and Exp2Approx lose in a step:
//
//   - A score is off by at most A*u*(d/16+1), where A is the sum of the magnitudes of its
//     products: MMA adds them up in d/16 steps.
//   - A weight is 2 to the power of a scaled score less the largest one. Scaling and the
//     difference round numbers that are at most twice the largest scaled score, T, in four
//     places. So relative to the weight it is off by
//     w = ln 2 * (scale*A*u*(d/16+1) + 4*T*u) + u.
//   - Weights are rounded to bfloat16 before they are multiplied by values: 2^-8 of each. Their
//     sum is not rounded so.
//   - For n keys, the sums of weights and of products are made in n/16 steps of MMA, n
//     additions at most, and two roundings for each tile of keys: 2*n*u covers them.
//   - The result is rounded to bfloat16: 2^-8 of it.
//
// All but the last are relative to V, the mean of the magnitudes of the values under the
// weights. Products of these errors are covered by a 64th of the sum.
func reference(want, bound []float64, q, k, v []gpu.BFloat16) {
	const u, brain = 0x1p-22, 0x1p-8
	d := len(q)
	n := len(k) / d
	scale := math.Log2E / math.Sqrt(float64(d))
	scores := make([]float64, n)
	top, magnitude, largest := math.Inf(-1), 0.0, 0.0
	for i := range scores {
		sum := 0.0
		for c := range d {
			x := float64(q[c].Float32()) * float64(k[i*d+c].Float32())
			scores[i] += x
			sum += math.Abs(x)
		}
		top, magnitude, largest = max(top, scores[i]), max(magnitude, sum), max(largest, math.Abs(scores[i]))
	}
	weight := math.Ln2*(scale*magnitude*u*float64(d/16+1)+4*2*largest*scale*u) + u
	clear(want)
	clear(bound)
	total := 0.0
	for i, x := range scores {
		w := math.Exp2((x - top) * scale)
		total += w
		for c := range d {
			y := w * float64(v[i*d+c].Float32())
			want[c] += y
			bound[c] += math.Abs(y) // V, before it is divided
		}
	}
	if total == 0 {
		return // no key: the output is 0
	}
	for c := range d {
		want[c] /= total
		mean := bound[c] / total
		bound[c] = (mean*(brain+2*weight+2*2*float64(n)*u) + math.Abs(want[c])*brain) * (1 + 1.0/64)
	}
}
