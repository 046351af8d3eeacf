// Command halo smooths a ring of numbers that is spread over PEs, which exchange their edges in
// each round. It has a mistake, which docs/debugging.md looks for with each tool; with -right it
// has none. Start reading at Smooth.
package main

import (
	"context"
	"flag"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Numbers are those of a PE, and Rounds how often they are smoothed.
const (
	Numbers = 32
	Rounds  = 4
)

// Smooth replaces each number by the sum of its neighbours and itself, again and again. Numbers
// stand from 1 on in field, with an edge of another PE at each end.
//
//gpu:kernel maxthreads=32
func Smooth(t *gpu.Thread, field, out shmem.Sym[int64], ready shmem.Signals, right bool) {
	me, n := shmem.MyPE(t), shmem.NumPEs(t)
	before, behind := (me+n-1)%n, (me+1)%n
	i := t.Block().Rank() + 1
	for round := range Rounds {
		if t.Block().Rank() == 0 {
			shmem.Put(t, field.Slice(Numbers+1, Numbers+2), field.Slice(1, 2), before)
			shmem.Put(t, field.Slice(0, 1), field.Slice(Numbers, Numbers+1), behind)
			if right {
				shmem.Fence(t)
			}
			shmem.SignalOp(t, ready.At(0), 1, shmem.SignalAdd, before)
			shmem.SignalOp(t, ready.At(1), 1, shmem.SignalAdd, behind)
			shmem.SignalWaitUntil(t, ready.At(0), shmem.CmpGE, uint64(round+1))
			shmem.SignalWaitUntil(t, ready.At(1), shmem.CmpGE, uint64(round+1))
		}
		t.Block().Sync()
		f := field.Local()
		sum := f[i-1] + f[i] + f[i+1]
		shmem.SyncAll(t.Block())
		f[i] = sum
		t.Block().Sync()
	}
	out.Local()[i-1] = field.Local()[i]
	shmem.BarrierAll(t.Block())
}

func main() {
	right := flag.Bool("right", false, "run the kernel without the mistake")
	flag.Parse()
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, *right) })
}

func run(ctx context.Context, pe *gpurt.PE, right bool) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	field, err := gpurt.AllocSym[int64](pe, Numbers+2)
	if err != nil {
		return err
	}
	out, err := gpurt.AllocSym[int64](pe, Numbers)
	if err != nil {
		return err
	}
	ready, err := gpurt.AllocSignals(pe, 2)
	if err != nil {
		return err
	}
	first := make([]int64, Numbers+2)
	for i := range Numbers {
		first[i+1] = int64(pe.MyPE()*Numbers + i)
	}
	if err := field.CopyFrom(ctx, first); err != nil {
		return err
	}
	if err := pe.Barrier(ctx); err != nil {
		return err
	}
	if err := k.Smooth(pe.Stream(), gpurt.Grid(1).Block(Numbers), field, out, ready, right); err != nil {
		return err
	}
	if err := pe.Stream().Sync(ctx); err != nil {
		return err
	}
	got := make([]int64, Numbers)
	if err := out.CopyTo(ctx, got); err != nil {
		return err
	}
	for i, want := range smoothed(pe.NumPEs())[pe.MyPE()*Numbers:][:Numbers] {
		if got[i] != want {
			return fmt.Errorf("number %d is %d, not %d", i, got[i], want)
		}
	}
	pe.Printf("right result\n")
	return nil
}

// smoothed returns the numbers of all PEs.
func smoothed(pes int) []int64 {
	n := pes * Numbers
	f := make([]int64, n)
	for i := range f {
		f[i] = int64(i)
	}
	for range Rounds {
		g := make([]int64, n)
		for i := range f {
			g[i] = f[(i+n-1)%n] + f[i] + f[(i+1)%n]
		}
		f = g
	}
	return f
}
