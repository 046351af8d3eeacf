package main

import (
	"context"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

const (
	elems = 1 << 16 // in one vector
	laps  = 2       // around the ring
)

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	steps := laps * pe.NumPEs()
	// Row s is where the vector of step s arrives; row 0 is this PE's own. A
	// row is written once, so no PE overwrites what another still sends.
	rows, err := gpurt.AllocSym[float32](pe, (steps+1)*elems)
	if err != nil {
		return err
	}
	sig, err := gpurt.AllocSignals(pe, 1)
	if err != nil {
		return err
	}
	row := func(s int) *gpurt.SymBuffer[float32] { return rows.Slice(s*elems, (s+1)*elems) }

	stream := pe.Stream()
	if err := row(0).CopyFrom(ctx, vector(pe.MyPE())); err != nil {
		return err
	}
	for s := 1; s <= steps; s++ {
		if err := k.Shift(stream, gpurt.Grid(1).Block(256), row(s), row(s-1), sig, uint64(s)); err != nil {
			return err // what can be known at enqueue
		}
	}
	if err := stream.Sync(ctx); err != nil {
		return err // what went wrong inside the kernel
	}

	got := make([]float32, rows.Len())
	if err := rows.CopyTo(ctx, got); err != nil {
		return err
	}
	for s := range steps + 1 {
		from := ((pe.MyPE()-s)%pe.NumPEs() + pe.NumPEs()) % pe.NumPEs()
		for i, want := range vector(from) {
			if g := got[s*elems+i]; g != want {
				return fmt.Errorf("PE %d, step %d, element %d: got %v, PE %d sent %v", pe.MyPE(), s, i, g, from, want)
			}
		}
	}
	pe.Printf("ok, %d steps of %d elements around %d PEs on %s\n", steps, elems, pe.NumPEs(), pe.Device())
	return nil
}

// vector returns what PE p sends.
func vector(p int) []float32 {
	v := make([]float32, elems)
	for i := range v {
		v[i] = float32(p*elems + i)
	}
	return v
}
