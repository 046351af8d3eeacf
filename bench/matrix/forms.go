package matrix

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/bench/random"
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/gemm8"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Forms measures one product by all forms that kernels/gemm has for it, so that a table of the
// best form for each shape can be made from one run.
type Forms struct {
	pe  *gpurt.PE
	key [3]int
	x   *forms
}

// NewForms returns the benchmark.
func NewForms(pe *gpurt.PE) (*Forms, error) { return &Forms{pe: pe}, nil }

// forms is a case. Matrix a is m by k, b is k by n, and w is n by k: the transposed of b.
type forms struct {
	m, n, k int
	all     []form
	kernels *random.Kernels
	fill    []func(seed uint64) error
	c       *gpurt.Buffer[gpu.BFloat16]
	free    []func() error
}

// form is a way to multiply.
type form struct {
	operand  string // what the names of its values begin with
	shape    shape
	multiply func() error
	of       *elements
	graphs   map[string]*gpurt.Graph
}

// groups returns the values of which the form may be the least.
func (f *form) groups() (names []string) {
	switch {
	case f.shape.ready:
		return []string{f.operand + "ready_us"}
	case f.shape.splits > 1:
		names = []string{f.operand + "split_us"}
	}
	if f.of == &brain {
		return append(names, "best_us")
	}
	return append(names, "best8_us")
}

// elements is a type of elements: what becomes of an element in it, and by which part of a result a
// product may be off.
type elements struct {
	number func(float32) float32
	off    float64
}

var (
	brain = elements{func(v float32) float32 { return v }, 0.01}
	e4m3  = elements{func(v float32) float32 { return gpu.ToFloat8E4M3(v).Float32() }, 0.1}
	e5m2  = elements{func(v float32) float32 { return gpu.ToFloat8E5M2(v).Float32() }, 0.1}
)

// Round runs one round with the parameters m, n and k, calls and seed, and bits, which may be 16 to leave
// elements of 8 bits out. The value of a form is its name and _us. best_us is the least of those for elements
// of bfloat16 that are not ready, and best8_us for those of 8 bits. For each operand, split_us is the least
// of those of several blocks for a part, and ready_us of those whose b is ready.
func (f *Forms) Round(ctx context.Context, p control.Params) (control.Values, error) {
	key := [3]int{int(p["m"]), int(p["n"]), int(p["k"])}
	if f.x == nil || f.key != key {
		if f.x != nil {
			if err := f.x.close(); err != nil {
				return nil, err
			}
			f.x = nil
		}
		x := &forms{m: key[0], n: key[1], k: key[2]}
		if err := x.open(f.pe, p["bits"] == 16); err != nil {
			return nil, errors.Join(err, x.close())
		}
		f.key, f.x = key, x
	}
	x, calls, seed := f.x, int(p["calls"]), uint64(p["seed"])
	for _, fill := range x.fill {
		if err := fill(seed); err != nil {
			return nil, err
		}
	}
	values, wants := control.Values{}, map[*elements][]want{}
	for _, w := range x.all {
		one := control.Values{}
		if err := collective.TimeGraph(ctx, f.pe.Stream(), w.graphs, fmt.Sprint(calls), calls, func(int) error { return w.multiply() }, one); err != nil {
			return nil, fmt.Errorf("%s%s: %w", w.operand, w.shape.name, err)
		}
		if wants[w.of] == nil {
			wants[w.of] = x.wants(w.of, seed)
		}
		if err := x.check(ctx, w.of, wants[w.of]); err != nil {
			return nil, fmt.Errorf("%s%s: %w", w.operand, w.shape.name, err)
		}
		us := one["graph_us"]
		values[w.operand+w.shape.name+"_us"] = us
		for _, group := range w.groups() {
			if least, ok := values[group]; !ok || us < least {
				values[group] = us
			}
		}
	}
	return values, nil
}

func (x *forms) close() error {
	var all error
	for _, f := range x.all {
		for _, g := range f.graphs {
			all = errors.Join(all, g.Close())
		}
	}
	for _, f := range x.free {
		all = errors.Join(all, f())
	}
	return all
}

// shape is how a product is divided: its parts, the blocks that load for each other, and the blocks that
// multiply a part; and whether b is loaded before the launch before has ended.
type shape struct {
	name            string
	tuning          gemm.Tuning
	cluster, splits int
	ready           bool
	most            int // rows for which it is measured
}

// Parts of few columns are for few rows.
var (
	wide   = gemm.Tuning{TileN: 256}
	middle = gemm.Tuning{TileN: 128}
	narrow = gemm.Tuning{TileN: 64, BoxM: 64}
	few    = gemm.Tuning{TileN: 64, BoxM: 16}
)

// every is more rows than are measured.
const every = 1 << 30

// shapes are those that all products have.
var shapes = []shape{
	{"wide", wide, 1, 1, false, every}, {"wide_by2", wide, 2, 1, false, every}, {"wide_ready", wide, 1, 1, true, 4096},
	{"middle", middle, 1, 1, false, every}, {"middle_by2", middle, 2, 1, false, every}, {"middle_ready", middle, 1, 1, true, 1024},
	{"narrow", narrow, 1, 1, false, 512}, {"narrow_by2", narrow, 2, 1, false, 512}, {"narrow_split2", narrow, 1, 2, false, 128}, {"narrow_split4", narrow, 1, 4, false, 128}, {"narrow_ready", narrow, 1, 1, true, 128},
	{"few", few, 1, 1, false, 64}, {"few_by2", few, 2, 1, false, 64}, {"few_split2", few, 1, 2, false, 64}, {"few_split4", few, 1, 4, false, 64}, {"few_ready", few, 1, 1, true, 64},
}

func (s shape) config() gemm.Config {
	return gemm.Config{Cluster: s.cluster, SplitK: s.splits, PrefetchB: s.ready, Tuning: s.tuning}
}

// suits reports whether a shape is measured for so many rows on the GPU of pe.
func (s shape) suits(pe *gpurt.PE, rows int) bool {
	return rows <= s.most && s.cluster*s.splits <= pe.Multiprocessors()
}

// operand returns a matrix on the PE, of the elements of a part, which kernel fills.
func operand[E gemm.WeightElement](x *forms, pe *gpurt.PE, rows, cols int, p random.Part, kernel random.Kernel[E]) (*gpurt.Array[E], error) {
	b, err := gpurt.Alloc[E](pe, rows*cols)
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, b.Free)
	x.fill = append(x.fill, func(seed uint64) error {
		p := p
		p.Seed, p.Cols = seed, cols
		return random.Launch(pe, kernel, b, p)
	})
	return gpurt.ArrayOn(b, gpurt.Shape(rows, cols))
}

// The matrices of a product.
var left, right, turned = random.Part{Number: 0}, random.Part{Number: 1}, random.Part{Number: 1, Turned: true}

func (x *forms) open(pe *gpurt.PE, only16 bool) error {
	st := pe.Stream()
	var err error
	if x.c, err = gpurt.Alloc[gpu.BFloat16](pe, x.m*x.n); err != nil {
		return err
	}
	x.free = append(x.free, x.c.Free)
	if x.kernels, err = random.LoadKernels(pe); err != nil {
		return err
	}
	a, err := operand(x, pe, x.m, x.k, left, x.kernels.Fill)
	if err != nil {
		return err
	}
	b, err := operand(x, pe, x.k, x.n, right, x.kernels.Fill)
	if err != nil {
		return err
	}
	for _, f := range shapes {
		if !f.suits(pe, x.m) {
			continue
		}
		p, err := gemm.New(pe, a, b, f.config())
		if err != nil {
			return err
		}
		x.free = append(x.free, p.Free)
		x.all = append(x.all, form{"", f, func() error { return p.Multiply(st, x.c) }, &brain, map[string]*gpurt.Graph{}})
	}
	if err := weights(x, pe, a, "weights", &brain, x.kernels.Fill, gemm.NewWeights); err != nil || only16 {
		return err
	}
	a4, err := operand(x, pe, x.m, x.k, left, x.kernels.FillE4M3)
	if err != nil {
		return err
	}
	if err := weights(x, pe, a4, "e4m3", &e4m3, x.kernels.FillE4M3, gemm8.New[gpu.Float8E4M3]); err != nil {
		return err
	}
	a5, err := operand(x, pe, x.m, x.k, left, x.kernels.FillE5M2)
	if err != nil {
		return err
	}
	return weights(x, pe, a5, "e5m2", &e5m2, x.kernels.FillE5M2, gemm8.New[gpu.Float8E5M2])
}

// weights adds the forms with weights of a type of elements.
func weights[E gemm.WeightElement](x *forms, pe *gpurt.PE, a *gpurt.Array[E], name string, of *elements, fill random.Kernel[E], prepare func(*gpurt.PE, *gpurt.Array[E], *gpurt.Array[E], gemm.WeightsConfig) (*gemm.Weights, error)) error {
	w, err := operand(x, pe, x.n, x.k, turned, fill)
	if err != nil {
		return err
	}
	for _, f := range shapes {
		if !f.suits(pe, x.m) {
			continue
		}
		p, err := prepare(pe, a, w, gemm.WeightsConfig{Config: f.config()})
		if err != nil {
			return err
		}
		x.free = append(x.free, p.Free)
		x.all = append(x.all, form{name + "_", f, func() error { return p.Multiply(pe.Stream(), x.c) }, of, map[string]*gpurt.Graph{}})
	}
	return nil
}

// want is an element of c: its number, its sum, and that of the squares of what is added.
type want struct {
	at        int
	sum, size float64
}

// wants returns elements all over c.
func (x *forms) wants(of *elements, seed uint64) []want {
	var all []want
	for _, at := range samples(x.c.Len()) {
		w := want{at: at}
		for i := range x.k {
			y := float64(of.number(random.Element(seed, 0, at/x.n, i))) * float64(of.number(random.Element(seed, 1, i, at%x.n)))
			w.sum, w.size = w.sum+y, w.size+y*y
		}
		all = append(all, w)
	}
	return all
}

// check compares elements of c.
func (x *forms) check(ctx context.Context, of *elements, wants []want) error {
	for _, w := range wants {
		y, err := read(ctx, x.c, w.at)
		if err != nil {
			return err
		}
		if math.Abs(y-w.sum) > (math.Abs(w.sum)+math.Sqrt(w.size))*of.off {
			return fmt.Errorf("element %d,%d is %v, want %v", w.at/x.n, w.at%x.n, y, w.sum)
		}
	}
	return nil
}
