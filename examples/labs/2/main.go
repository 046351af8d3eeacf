package main

import (
	"context"
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// elems is the number of elements that each PE sends.
const elems = 1000

func main() { gpurt.Main(run) } // emulated PEs, or one process per GPU

func run(ctx context.Context, pe *gpurt.PE) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	pe.Printf("PE %d of %d on %s", pe.MyPE(), pe.NumPEs(), pe.Device())

	// Every PE allocates the same: src and dst exist on each of them.
	src, err := gpurt.AllocSymFrom(pe, numbers(pe.MyPE()))
	if err != nil {
		return err
	}
	dst, err := gpurt.AllocSym[int32](pe, elems)
	if err != nil {
		return err
	}
	stream := pe.Stream()

	// The kernel puts.
	if err := k.Send(stream, gpurt.Grid(1).Block(128), dst, src); err != nil {
		return err
	}
	// Gap 2: enqueue a barrier, after which the puts of all PEs have arrived.
	if err := stream.Barrier(); err != nil {
		return err
	}
	// End of gap 2.
	if err := check(ctx, pe, "the kernel's put", dst); err != nil {
		return err
	}

	// The host puts, after all PEs have cleared what came first.
	if err := dst.Zero(stream); err != nil {
		return err
	}
	if err := stream.Barrier(); err != nil {
		return err
	}
	// Gap 3: put src into dst of the next PE, on the stream.
	if err := gpurt.Put(stream, dst, src, (pe.MyPE()+1)%pe.NumPEs()); err != nil {
		return err
	}
	// End of gap 3.
	if err := stream.Barrier(); err != nil {
		return err
	}
	if err := check(ctx, pe, "the host's put", dst); err != nil {
		return err
	}
	pe.Printf("ok, the previous PE's numbers came twice")
	return nil
}

// check compares dst with what the previous PE has sent.
func check(ctx context.Context, pe *gpurt.PE, what string, dst *gpurt.SymBuffer[int32]) error {
	got := make([]int32, elems)
	if err := dst.CopyTo(ctx, got); err != nil { // waits for the stream
		return err
	}
	for i, want := range numbers((pe.MyPE() + pe.NumPEs() - 1) % pe.NumPEs()) {
		if got[i] != want {
			return fmt.Errorf("after %s, element %d is %d, the previous PE sent %d", what, i, got[i], want)
		}
	}
	return nil
}

// numbers returns what a PE sends.
func numbers(pe int) []int32 {
	v := make([]int32, elems)
	for i := range v {
		v[i] = int32((pe+1)*1000 + i)
	}
	return v
}
