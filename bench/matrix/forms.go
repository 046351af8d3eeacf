package matrix

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/gpuc-go/gpuc/bench/collective"
	"github.com/gpuc-go/gpuc/bench/control"
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
	fill    []func(ctx context.Context, seed uint64) error
	c       *gpurt.Buffer[gpu.BFloat16]
	free    []func() error
}

// form is a way to multiply. number is what becomes of an element in its type, and off is the
// part of a result by which it may be off.
type form struct {
	name     string
	multiply func() error
	number   func(float32) float32
	off      float64
	graphs   map[string]*gpurt.Graph
}

// fewRows is the number of rows up to which several blocks multiply a part.
const fewRows = 128

// Round runs one round with the parameters m, n and k, warm, calls and seed. The value of a form is
// its name and _us; best_us is the least for elements of bfloat16, and best8_us for those of 8 bits.
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
		if err := x.open(f.pe); err != nil {
			return nil, errors.Join(err, x.close())
		}
		f.key, f.x = key, x
	}
	x, calls, seed := f.x, int(p["calls"]), uint64(p["seed"])
	for _, fill := range x.fill {
		if err := fill(ctx, seed); err != nil {
			return nil, err
		}
	}
	values := control.Values{}
	for _, w := range x.all {
		one := control.Values{}
		if err := collective.TimeGraph(ctx, f.pe.Stream(), w.graphs, fmt.Sprint(calls), calls, func(int) error { return w.multiply() }, one); err != nil {
			return nil, fmt.Errorf("%s: %w", w.name, err)
		}
		if err := x.check(ctx, w, seed); err != nil {
			return nil, fmt.Errorf("%s: %w", w.name, err)
		}
		us, best := one["graph_us"], "best_us"
		if w.off > 0.01 {
			best = "best8_us"
		}
		values[w.name+"_us"] = us
		if least, ok := values[best]; !ok || us < least {
			values[best] = us
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

// operand returns a matrix on the PE, of elements that element returns.
func operand[E gemm.WeightElement](x *forms, pe *gpurt.PE, rows, cols int, from func(float32) E, element func(seed uint64, row, col int) float32) (*gpurt.Array[E], error) {
	b, err := gpurt.Alloc[E](pe, rows*cols)
	if err != nil {
		return nil, err
	}
	x.free = append(x.free, b.Free)
	x.fill = append(x.fill, func(ctx context.Context, seed uint64) error {
		s := make([]E, rows*cols)
		for i := range s {
			s[i] = from(element(seed, i/cols, i%cols))
		}
		return b.CopyFrom(ctx, s)
	})
	return gpurt.ArrayOn(b, gpurt.Shape(rows, cols))
}

func left(seed uint64, row, col int) float32       { return element(seed, 0, row, col) }
func asIs(seed uint64, row, col int) float32       { return element(seed, 1, row, col) }
func transposed(seed uint64, row, col int) float32 { return element(seed, 1, col, row) }

func (x *forms) open(pe *gpurt.PE) error {
	st := pe.Stream()
	var err error
	if x.c, err = gpurt.Alloc[gpu.BFloat16](pe, x.m*x.n); err != nil {
		return err
	}
	x.free = append(x.free, x.c.Free)
	a, err := operand(x, pe, x.m, x.k, gpu.ToBFloat16, left)
	if err != nil {
		return err
	}
	b, err := operand(x, pe, x.k, x.n, gpu.ToBFloat16, asIs)
	if err != nil {
		return err
	}
	same := func(v float32) float32 { return v }
	for _, f := range []struct {
		name    string
		columns int
	}{{"wide", 256}, {"narrow", 64}} {
		p, err := gemm.New(pe, a, b, gemm.Config{Tuning: gemm.Tuning{Columns: f.columns}})
		if err != nil {
			return err
		}
		x.free = append(x.free, p.Free)
		x.all = append(x.all, form{f.name, func() error { return p.Multiply(st, x.c) }, same, 0.01, map[string]*gpurt.Graph{}})
	}
	if err := weights(x, pe, a, "weights", gpu.ToBFloat16, same, 0.01, gemm.NewWeights); err != nil {
		return err
	}
	a4, err := operand(x, pe, x.m, x.k, gpu.ToFloat8E4M3, left)
	if err != nil {
		return err
	}
	if err := weights(x, pe, a4, "e4m3", gpu.ToFloat8E4M3, func(v float32) float32 { return gpu.ToFloat8E4M3(v).Float32() }, 0.1, gemm8.New[gpu.Float8E4M3]); err != nil {
		return err
	}
	a5, err := operand(x, pe, x.m, x.k, gpu.ToFloat8E5M2, left)
	if err != nil {
		return err
	}
	return weights(x, pe, a5, "e5m2", gpu.ToFloat8E5M2, func(v float32) float32 { return gpu.ToFloat8E5M2(v).Float32() }, 0.1, gemm8.New[gpu.Float8E5M2])
}

// weights adds the forms with weights of a type of elements.
func weights[E gemm.WeightElement](x *forms, pe *gpurt.PE, a *gpurt.Array[E], name string, from func(float32) E, number func(float32) float32, off float64, prepare func(*gpurt.PE, *gpurt.Array[E], *gpurt.Array[E], gemm.WeightsConfig) (*gemm.Weights, error)) error {
	w, err := operand(x, pe, x.n, x.k, from, transposed)
	if err != nil {
		return err
	}
	for _, f := range []struct {
		name            string
		columns, splits int
	}{{"_wide", 256, 1}, {"_narrow", 64, 1}, {"_split2", 64, 2}, {"_split4", 64, 4}} {
		if f.splits > 1 && x.m > fewRows {
			continue
		}
		p, err := prepare(pe, a, w, gemm.WeightsConfig{Splits: f.splits, Config: gemm.Config{Tuning: gemm.Tuning{Columns: f.columns}}})
		if err != nil {
			return err
		}
		x.free = append(x.free, p.Free)
		x.all = append(x.all, form{name + f.name, func() error { return p.Multiply(pe.Stream(), x.c) }, number, off, map[string]*gpurt.Graph{}})
	}
	return nil
}

// check compares elements all over c.
func (x *forms) check(ctx context.Context, f form, seed uint64) error {
	got := make([]gpu.BFloat16, x.c.Len())
	if err := x.c.CopyTo(ctx, got); err != nil {
		return err
	}
	for s := range min(compared, len(got)) {
		at := s * (len(got) / min(compared, len(got)))
		sum, size := 0.0, 0.0
		for i := range x.k {
			y := float64(f.number(element(seed, 0, at/x.n, i))) * float64(f.number(element(seed, 1, i, at%x.n)))
			sum, size = sum+y, size+y*y
		}
		if y := float64(got[at].Float32()); math.Abs(y-sum) > (math.Abs(sum)+math.Sqrt(size))*f.off {
			return fmt.Errorf("element %d,%d is %v, want %v", at/x.n, at%x.n, y, sum)
		}
	}
	return nil
}
