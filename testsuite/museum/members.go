package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/kernels/experts"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/moe"
	"github.com/gpuc-go/gpuc/kernels/norm"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// member is a part of the library, used by PEs.
type member struct {
	name, uses, size string
	pes              int
	run              func(ctx context.Context, pe *gpurt.PE) error
	// every is how many executions stand for all orders, at most, and except the names of bounds that they met and
	// of what they leave out.
	every  int
	except string
	slow   bool // it takes over a second
}

// own returns the first n numbers of a PE.
func own(pe *gpurt.PE, n int) []int64 {
	return list(n, func(i int) int64 { return number(pe.MyPE(), i) })
}

// expect returns an error unless a buffer holds the numbers of want.
func expect[T comparable](ctx context.Context, pe *gpurt.PE, out *gpurt.Buffer[T], want []T) error {
	if err := pe.Stream().Sync(ctx); err != nil {
		return err
	}
	got := make([]T, out.Len())
	if err := out.CopyTo(ctx, got); err != nil {
		return err
	}
	if !slices.Equal(got, want) {
		return fmt.Errorf("%w: PE %d has %v, want %v", errWrong, pe.MyPE(), got, want)
	}
	return pe.Barrier(ctx)
}

var one = gpurt.Grid(1).Block(1)

// library are the parts that docs/museum.md lists.
var library = []member{
	{name: "allreduce of LL words", uses: "dsl/ll.AllReduce", size: "3 PEs, 3 rounds", pes: 3, every: 1, run: func(ctx context.Context, pe *gpurt.PE) error {
		k, err0 := LoadKernels(pe)
		words, err1 := gpurt.AllocSignals(pe, ll.AllReduceWords[int64](pe.NumPEs(), 1))
		src, err2 := gpurt.AllocFrom(pe, own(pe, 3))
		out, err3 := gpurt.Alloc[int64](pe, 3)
		if err := errors.Join(err0, err1, err2, err3, pe.Barrier(ctx)); err != nil {
			return err
		}
		if err := k.AllReduceRight(pe.Stream(), one, words, src, out); err != nil {
			return err
		}
		return expect(ctx, pe, out, list(3, func(i int) int64 { return sum(pe.NumPEs(), i) }))
	}},
	{name: "barriers of an array", uses: "shmem.BarrierAt, shmem.SyncAt", size: "2 PEs, 2 rounds", pes: 2, every: 13, run: func(ctx context.Context, pe *gpurt.PE) error {
		k, err0 := LoadKernels(pe)
		data, err1 := gpurt.AllocSym[int64](pe, 1)
		src, err2 := gpurt.AllocSymFrom(pe, own(pe, 2))
		barriers, err3 := gpurt.AllocBarriers(pe, pe.TeamWorld(), 2)
		out, err4 := gpurt.Alloc[int64](pe, 2)
		if err := errors.Join(err0, err1, err2, err3, err4, pe.Barrier(ctx)); err != nil {
			return err
		}
		if err := k.BarriersRight(pe.Stream(), one, data, src, barriers, out); err != nil {
			return err
		}
		left := (pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()
		return expect(ctx, pe, out, list(2, func(i int) int64 { return number(left, i) }))
	}},
	{name: "collectives", uses: "shmem.Reduce, FCollect, Broadcast, AllToAll", size: "3 PEs, one after the other", pes: 3, every: 1, run: func(ctx context.Context, pe *gpurt.PE) error {
		k, err0 := LoadKernels(pe)
		n := pe.NumPEs()
		data, err1 := gpurt.AllocSym[int64](pe, 2+2*n)
		src, err2 := gpurt.AllocSymFrom(pe, own(pe, n))
		out, err3 := gpurt.Alloc[int64](pe, 2+2*n)
		if err := errors.Join(err0, err1, err2, err3, pe.Barrier(ctx)); err != nil {
			return err
		}
		if err := k.CollectivesRight(pe.Stream(), one, data, src, out); err != nil {
			return err
		}
		want := append([]int64{sum(n, 0)}, list(n, func(p int) int64 { return number(p, 0) })...)
		want = append(append(want, number(0, 0)), list(n, func(p int) int64 { return number(p, pe.MyPE()) })...)
		return expect(ctx, pe, out, want)
	}},
	{name: "allreduce and norm, one shot", uses: "kernels/norm, OneShot", size: "2 PEs, 1 row of 8", pes: 2, every: 1, except: "readers", run: normalize(norm.OneShot)},
	{name: "allreduce and norm, two shots", uses: "kernels/norm, TwoShot", size: "2 PEs, 1 row of 8", pes: 2, every: 1, except: "readers", run: normalize(norm.TwoShot)},
	{name: "layer of experts", uses: "kernels/experts", size: "3 PEs, 2 tokens each", pes: 3, every: 1, except: "readers, asynchronous copies", run: bfloat16Experts(1), slow: true},
	{name: "layer of experts, launched twice", uses: "kernels/experts", size: "2 PEs, 2 tokens each", pes: 2, every: 4, except: "readers, load buffering, asynchronous copies", run: bfloat16Experts(2), slow: true},
	{name: "layer of experts in FP8", uses: "kernels/moe", size: "3 PEs, 2 tokens each", pes: 3, every: 1, except: "readers, load buffering, asynchronous copies", run: float8Experts, slow: true},
}

// normalize adds up a row of all PEs, and divides the sums by their root mean square.
func normalize(a norm.Algorithm) func(ctx context.Context, pe *gpurt.PE) error {
	return func(ctx context.Context, pe *gpurt.PE) error {
		const hidden = 8
		r, err := norm.New[float32](pe, norm.Config{Rows: 1, Hidden: hidden, Epsilon: 1e-5, Algorithm: a})
		if err != nil {
			return err
		}
		x, ones, sums := make([]float32, hidden), make([]float32, hidden), make([]float32, hidden)
		for i := range x {
			x[i], ones[i], sums[i] = float32(number(pe.MyPE(), i)), 1, float32(sum(pe.NumPEs(), i))
		}
		residual, err1 := gpurt.Alloc[float32](pe, hidden)
		weight, err2 := gpurt.AllocFrom(pe, ones)
		y, err3 := gpurt.Alloc[float32](pe, hidden)
		if err := errors.Join(err1, err2, err3, r.X().CopyFrom(ctx, x)); err != nil {
			return err
		}
		if err := r.Run(pe.Stream(), 1, y, residual, residual, weight); err != nil {
			return err
		}
		return expect(ctx, pe, residual, sums)
	}
}

// In layers of experts, expert e doubles what expert e-1 makes of a token, and each PE has two tokens: the
// first one chooses the next PE's expert, the second one that of its own PE.
const layerTokens = 2

// chooses returns the expert of a token: there is one on each PE.
func chooses(pe *gpurt.PE, token int) int { return (pe.MyPE() + 1 - token) % pe.NumPEs() }

// results returns what a layer makes of the tokens, of which expert 0 makes first.
func results(pe *gpurt.PE, first float32, cols int) (all []gpu.BFloat16) {
	for i := range layerTokens {
		all = append(all, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(first * float32(int(1)<<chooses(pe, i)))}, cols)...)
	}
	return all
}

// layer is what the layers of experts have in common.
type layer interface {
	Run(s *gpurt.Stream, n int, out gpurt.DeviceSlice[gpu.BFloat16], chosen gpurt.DeviceSlice[int32], weights gpurt.DeviceSlice[float32]) error
}

// launches launches a layer so many times, with the number of the launch as the weight of each choice. Expert 0 makes first of
// a token.
func launches(ctx context.Context, pe *gpurt.PE, l layer, n int, first float32, cols int) error {
	chosen, err1 := gpurt.AllocFrom(pe, []int32{int32(chooses(pe, 0)), int32(chooses(pe, 1))})
	out, err2 := gpurt.Alloc[gpu.BFloat16](pe, layerTokens*cols)
	numbers := make([]float32, n*layerTokens)
	for i := range numbers {
		numbers[i] = float32(1 + i/layerTokens)
	}
	weights, err3 := gpurt.AllocFrom(pe, numbers)
	err := errors.Join(err1, err2, err3, pe.Barrier(ctx))
	for i := range n {
		if err == nil {
			err = l.Run(pe.Stream(), layerTokens, out, chosen, weights.Slice(i*layerTokens, (i+1)*layerTokens))
		}
	}
	return errors.Join(err, expect(ctx, pe, out, results(pe, float32(n)*first, cols)))
}

// bfloat16Experts launches a layer of package experts n times.
func bfloat16Experts(n int) func(ctx context.Context, pe *gpurt.PE) error {
	return func(ctx context.Context, pe *gpurt.PE) error {
		const hidden, cols = 64, 8
		matrix, err := gpurt.NewArrayFrom(pe, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(float32(int(1) << pe.MyPE()))}, hidden*cols), gpurt.Shape(hidden, cols))
		if err != nil {
			return err
		}
		l, err := experts.New(pe, matrix, experts.Config{Tokens: layerTokens, Hidden: hidden, Experts: pe.NumPEs(), TopK: 1, Tuning: gemm.Tuning{Blocks: 1, Stages: 2}})
		if err != nil {
			return err
		}
		if err := l.Tokens().CopyFrom(ctx, slices.Repeat([]gpu.BFloat16{gpu.ToBFloat16(1)}, layerTokens*hidden)); err != nil {
			return err
		}
		return launches(ctx, pe, l, n, hidden, cols)
	}
}

// float8Experts launches a layer of package moe.
func float8Experts(ctx context.Context, pe *gpurt.PE) error {
	const size = 128
	ones := func(n int) []gpu.Float8E4M3 { return slices.Repeat([]gpu.Float8E4M3{gpu.ToFloat8E4M3(1)}, n) }
	gateUp, err1 := gpurt.NewArrayFrom(pe, ones(2*size*size), gpurt.Shape(2*size, size))
	down, err2 := gpurt.NewArrayFrom(pe, ones(size*size), gpurt.Shape(size, size))
	scales, err3 := gpurt.AllocFrom(pe, []float32{1.0 / size, 1.0 / size, float32(int(1)<<pe.MyPE()) / size})
	if err := errors.Join(err1, err2, err3); err != nil {
		return err
	}
	w := moe.Weights{GateUp: gateUp, Down: down, GateUpScales: scales.Slice(0, 2), DownScales: scales.Slice(2, 3)}
	l, err := moe.New(pe, w, moe.Config{Tokens: layerTokens, Hidden: size, Inner: size, Experts: pe.NumPEs(), TopK: 1, Blocks: 1, Stages: 2})
	if err != nil {
		return err
	}
	if err := errors.Join(l.Tokens().CopyFrom(ctx, ones(layerTokens*size)), l.Scales().CopyFrom(ctx, []float32{1, 1})); err != nil {
		return err
	}
	return launches(ctx, pe, l, 1, 0.73046875, size) // silu(1)
}
