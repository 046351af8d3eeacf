// Command hostonly communicates from the host alone: symmetric arrays, a put with signal and
// a wait on a stream, and a sum over all PEs. It has no kernel, so it needs no gpuc generate.
//
//	gpuc run -np 4 ./examples/hostonly
package main

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// elems is the number of elements of a row.
const elems = 1000

// The rows of each PE's array.
const (
	own      = iota // what the PE has
	received        // what the previous PE has
	sum             // the sum of all PEs' own rows
	rows
)

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	table, err := gpurt.NewSymArray[float32](pe, gpurt.Shape(rows, elems))
	if err != nil {
		return err
	}
	arrived, err := gpurt.AllocSignals(pe, 1)
	if err != nil {
		return err
	}
	row := func(i int) *gpurt.SymBuffer[float32] { return table.Index(i).Sym() }
	if err := row(own).CopyFrom(ctx, numbers(pe.MyPE())); err != nil {
		return err
	}

	// The row goes to the next PE, with a signal after it; the stream goes on when the
	// previous PE's is here. Then all PEs add up their rows.
	stream, next := pe.Stream(), (pe.MyPE()+1)%pe.NumPEs()
	if err := gpurt.PutSignal(stream, row(received), row(own), arrived, 1, shmem.SignalSet, next); err != nil {
		return err
	}
	if err := gpurt.SignalWaitUntil(stream, arrived, shmem.CmpGE, 1); err != nil {
		return err
	}
	if err := gpurt.Reduce(stream, pe.TeamWorld(), row(sum), row(own), shmem.Sum); err != nil {
		return err
	}

	got := make([]float32, table.Len())
	if err := table.CopyTo(ctx, got); err != nil { // waits for the stream
		return err
	}
	previous := numbers((pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs())
	for i := range elems {
		total := float32(0)
		for p := range pe.NumPEs() {
			total += numbers(p)[i]
		}
		if r, s := got[received*elems+i], got[sum*elems+i]; r != previous[i] || s != total {
			return fmt.Errorf("element %d: received %v, and the sum is %v; want %v and %v", i, r, s, previous[i], total)
		}
	}
	pe.Printf("ok, a row of the previous PE and the sum of %d rows on %s", pe.NumPEs(), pe.Device())
	return nil
}

// numbers returns the row of a PE. Sums of them are exact.
func numbers(pe int) []float32 {
	v := make([]float32, elems)
	for i := range v {
		v[i] = float32(pe + i + 1)
	}
	return v
}
