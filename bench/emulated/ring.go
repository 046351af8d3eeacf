package emulated

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Shift is the kernel of examples/ring, which is a command.
//
//gpu:kernel
func Shift(t *gpu.Thread, dst, src shmem.Sym[float32], sig shmem.Signal, epoch uint64) {
	right := (shmem.MyPE(t) + 1) % shmem.NumPEs(t)
	shmem.PutSignalNBI(t.Block(), dst, src, sig, epoch, shmem.SignalSet, right)
	shmem.SignalWaitUntil(t, sig, shmem.CmpGE, epoch)
	shmem.Quiet(t.Block())
}

// vector is what PE p sends.
func vector(p, n int) []float32 {
	v := make([]float32, n)
	for i := range v {
		v[i] = float32(p*n + i)
	}
	return v
}

// emulatedRing sends the vectors round the ring of PEs, one launch for each step.
func emulatedRing(ctx context.Context, size Size) (time.Duration, error) {
	return onPEs(ctx, func(ctx context.Context, pe *gpurt.PE) (time.Duration, error) {
		k, err := LoadKernels(pe)
		if err != nil {
			return 0, err
		}
		n, steps := size.Vector, size.Laps*PEs
		rows, err := gpurt.AllocSym[float32](pe, (steps+1)*n)
		if err != nil {
			return 0, err
		}
		sig, err := gpurt.AllocSignals(pe, 1)
		if err != nil {
			return 0, err
		}
		row := func(s int) *gpurt.SymBuffer[float32] { return rows.Slice(s*n, (s+1)*n) }
		if err := row(0).CopyFrom(ctx, vector(pe.MyPE(), n)); err != nil {
			return 0, err
		}
		if err := pe.Barrier(ctx); err != nil {
			return 0, err
		}
		begin := time.Now()
		for s := 1; s <= steps; s++ {
			if err := k.Shift(pe.Stream(), gpurt.Grid(1).Block(256), row(s), row(s-1), sig, uint64(s)); err != nil {
				return 0, err
			}
		}
		if err := pe.Stream().Sync(ctx); err != nil {
			return 0, err
		}
		if err := pe.Barrier(ctx); err != nil {
			return 0, err
		}
		took := time.Since(begin)
		got := make([]float32, n)
		if err := row(steps).CopyTo(ctx, got); err != nil {
			return 0, err
		}
		// After whole laps everybody has its own vector again.
		if !slices.Equal(got, vector(pe.MyPE(), n)) {
			return 0, fmt.Errorf("the vector that came round is not the one that was sent")
		}
		return took, nil
	})
}

// plainRing copies the vectors from row to row as the ring does.
func plainRing(size Size) time.Duration {
	steps := size.Laps * PEs
	var rows [PEs][]float32
	for p := range rows {
		rows[p] = make([]float32, (steps+1)*size.Vector)
		copy(rows[p], vector(p, size.Vector))
		clear(rows[p][size.Vector:]) // touches the memory, as allocating for PEs does
	}
	begin := time.Now()
	for s := range steps {
		for p := range PEs {
			right := (p + 1) % PEs
			copy(rows[right][(s+1)*size.Vector:(s+2)*size.Vector], rows[p][s*size.Vector:(s+1)*size.Vector])
		}
	}
	return time.Since(begin)
}
