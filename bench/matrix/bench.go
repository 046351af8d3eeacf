// Package matrix measures products of matrices of bfloat16: alone, after an all-gather of the
// rows of a, and before a sum over all PEs that each PE gets a part of, or all. The peers are in
// bench/torch/peer.py: cuBLAS, cuBLAS and NCCL one after the other, and torch's fused
// operations.
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
	"github.com/gpuc-go/gpuc/kernels/fused"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Kind is what is measured.
type Kind int

// The kinds.
const (
	Alone Kind = iota
	Gather
	Scatter
	AllReduce
)

// Bench holds what the rounds of a case share. The next case takes its place: matrices take
// hundreds of megabytes.
type Bench struct {
	pe   *gpurt.PE
	kind Kind
	key  [3]int
	x    *prepared
}

// New returns what opens a benchmark of a kind.
func New(kind Kind) func(*gpurt.PE) (*Bench, error) {
	return func(pe *gpurt.PE) (*Bench, error) { return &Bench{pe: pe, kind: kind}, nil }
}

// prepared is a case: products that are ready to be launched.
type prepared struct {
	m, n, k int
	graphs  map[string]*gpurt.Graph
	a, b    *gpurt.Buffer[gpu.BFloat16]
	c       gpurt.DeviceSlice[gpu.BFloat16]
	// fill writes new elements to a and b. product is the measured one, and alone the product
	// without its communication.
	fill           func(ctx context.Context, seed uint64) error
	product, alone func() error
	free           []func() error
	rows           func(i int) int // of the first factor, of row i of c here
	shards         int             // how many PEs' sums make up an element
}

// Round runs one round with the parameters m, n and k, the extents of the product that each PE
// computes, and warm, calls and seed. The results are random elements, of which some are compared.
func (b *Bench) Round(ctx context.Context, p control.Params) (control.Values, error) {
	key := [3]int{int(p["m"]), int(p["n"]), int(p["k"])}
	if b.x == nil || b.key != key {
		if b.x != nil {
			if err := b.x.close(); err != nil {
				return nil, err
			}
			b.x = nil
		}
		x := &prepared{m: key[0], n: key[1], k: key[2], graphs: map[string]*gpurt.Graph{}}
		if err := x.open(b.pe, b.kind); err != nil {
			return nil, err
		}
		b.key, b.x = key, x
	}
	x, st, calls, seed := b.x, b.pe.Stream(), int(p["calls"]), uint64(p["seed"])
	if err := x.fill(ctx, seed); err != nil {
		return nil, err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return nil, err
	}
	values, err := collective.TimeEager(ctx, st, int(p["warm"]), calls, func(int) error { return x.product() })
	if err != nil {
		return nil, err
	}
	if err := collective.TimeGraph(ctx, st, x.graphs, fmt.Sprint(calls), calls, func(int) error { return x.product() }, values); err != nil {
		return nil, err
	}
	if err := x.check(ctx, b.pe, seed); err != nil {
		return nil, err
	}
	if b.kind == Alone {
		return values, nil
	}
	alone := control.Values{}
	if err := collective.TimeGraph(ctx, st, x.graphs, fmt.Sprint("alone ", calls), calls, func(int) error { return x.alone() }, alone); err != nil {
		return nil, err
	}
	values["alone_us"] = alone["graph_us"]
	return values, nil
}

func (x *prepared) close() error {
	var all error
	for _, g := range x.graphs {
		all = errors.Join(all, g.Close())
	}
	for _, f := range x.free {
		all = errors.Join(all, f())
	}
	return all
}

// array returns a matrix on the PE, which close frees.
func (x *prepared) array(pe *gpurt.PE, rows, cols int) (*gpurt.Buffer[gpu.BFloat16], *gpurt.Array[gpu.BFloat16], error) {
	b, err := gpurt.Alloc[gpu.BFloat16](pe, rows*cols)
	if err != nil {
		return nil, nil, err
	}
	x.free = append(x.free, b.Free)
	a, err := gpurt.ArrayOn(b, gpurt.Shape(rows, cols))
	return b, a, err
}

// open prepares the products. Matrix 0 is a: all rows, and the columns of all PEs where they are
// added up. Matrix 1 is b: the rows for those columns, or the columns of all PEs.
func (x *prepared) open(pe *gpurt.PE, kind Kind) error {
	me, pes, st := pe.MyPE(), pe.NumPEs(), pe.Stream()
	k, err := random.LoadKernels(pe)
	if err != nil {
		return err
	}
	ab, a, err := x.array(pe, x.m, x.k)
	if err != nil {
		return err
	}
	bb, b, err := x.array(pe, x.k, x.n)
	if err != nil {
		return err
	}
	c, err := gpurt.Alloc[gpu.BFloat16](pe, x.m*x.n)
	if err != nil {
		return err
	}
	p, err := gemm.New(pe, a, b, gemm.Config{})
	if err != nil {
		return err
	}
	x.a, x.b, x.c = ab, bb, c
	x.free = append(x.free, c.Free, p.Free)
	x.alone = func() error { return p.Multiply(st, c) }
	x.product, x.shards, x.rows = x.alone, 1, func(i int) int { return i }
	acol, bcol := 0, me*x.n
	var rows *gpurt.SymBuffer[gpu.BFloat16]
	switch kind {
	case Gather:
		g, err := fused.NewAllGather(pe, x.m, b, fused.Config{})
		if err != nil {
			return err
		}
		x.free = append(x.free, g.Free)
		x.product = func() error { return g.Multiply(st, c) }
		rows = g.Rows(me)
	case Scatter, AllReduce:
		var r *fused.Reduce
		if kind == Scatter {
			r, err = fused.NewReduceScatter(pe, a, b, fused.Config{})
		} else {
			r, err = fused.NewAllReduce(pe, a, b, fused.Auto, fused.Config{})
		}
		if err != nil {
			return err
		}
		x.free = append(x.free, r.Free)
		x.product, x.shards, acol, bcol = func() error { return r.Multiply(st) }, pes, me*x.k, 0
		x.c = r.C()
		if kind == Scatter {
			x.rows = func(i int) int { return x.m*me/pes + i }
		}
	}
	x.fill = func(ctx context.Context, seed uint64) error {
		brow := 0
		if x.shards > 1 {
			brow = me * x.k
		}
		if err := random.Launch(pe, k.Fill, x.b, random.Part{Seed: seed, Number: 1, Row: brow, Col: bcol, Cols: x.n}); err != nil {
			return err
		}
		if rows != nil {
			if err := random.Launch(pe, k.Fill, rows, random.Part{Seed: seed, Row: x.m * me / pes, Cols: x.k}); err != nil {
				return err
			}
		}
		// Products of zeros take less power and so less time.
		return errors.Join(random.Launch(pe, k.Fill, x.a, random.Part{Seed: seed, Col: acol, Cols: x.k}), st.Sync(ctx))
	}
	return nil
}

// compared is how many elements of a result are compared with their sums in float64.
const compared = 256

// samples returns the numbers of compared elements of n, or of all if there are fewer, all over them.
func samples(n int) []int {
	at := make([]int, min(compared, n))
	for s := range at {
		at[s] = s * (n / len(at))
	}
	return at
}

// read returns element i of c. A large result as a whole would take longer to copy than to compute.
func read(ctx context.Context, c gpurt.DeviceSlice[gpu.BFloat16], i int) (float64, error) {
	var one [1]gpu.BFloat16
	var err error
	switch c := c.(type) {
	case *gpurt.Buffer[gpu.BFloat16]:
		err = c.Slice(i, i+1).CopyTo(ctx, one[:])
	case *gpurt.SymBuffer[gpu.BFloat16]:
		err = c.Slice(i, i+1).CopyTo(ctx, one[:])
	default:
		err = fmt.Errorf("a result in a %T cannot be read", c)
	}
	return float64(one[0].Float32()), err
}

// check compares elements all over c. An element is a sum of random numbers that is rounded to
// 8 bits, as those of other PEs are before they are added.
func (x *prepared) check(ctx context.Context, pe *gpurt.PE, seed uint64) error {
	bcol := pe.MyPE() * x.n
	if x.shards > 1 {
		bcol = 0
	}
	for _, at := range samples(x.c.Len()) {
		row, col := x.rows(at/x.n), at%x.n
		sum, size := 0.0, 0.0
		for i := range x.k * x.shards {
			y := float64(random.Element(seed, 0, row, i)) * float64(random.Element(seed, 1, i, bcol+col))
			sum, size = sum+y, size+y*y
		}
		y, err := read(ctx, x.c, at)
		if err != nil {
			return err
		}
		if math.Abs(y-sum) > (math.Abs(sum)+float64(x.shards)*math.Sqrt(size))/100 {
			return fmt.Errorf("element %d,%d is %v, want %v", row, col, y, sum)
		}
	}
	return nil
}
