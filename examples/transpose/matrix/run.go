package matrix

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Run transposes a matrix of h rows of w elements that is shared out among the PEs by
// rows, and compares each PE's part with plain Go.
func Run(ctx context.Context, pe *gpurt.PE, h, w int) error {
	if pes := float64(pe.NumPEs()); (float64(h)+pes)*(float64(w)+pes) > math.MaxInt64/64 {
		return fmt.Errorf("transpose: a matrix of %d by %d elements is too large", h, w)
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	part := func(n int) (lo, hi int) {
		return First(n, pe.MyPE(), pe.NumPEs()), First(n, pe.MyPE()+1, pe.NumPEs())
	}
	lo, hi := part(h)
	rows := hi - lo
	// Symmetric memory has one size on all PEs: that of the largest part. Where there is
	// too little, that is an error on all of them, and before memory of the host.
	most := func(n int) int { return (n + pe.NumPEs() - 1) / pe.NumPEs() }
	mine, err := gpurt.AllocSym[float32](pe, most(h)*w)
	if err != nil {
		return err
	}
	dst, err := gpurt.AllocSym[float32](pe, most(w)*h)
	if err != nil {
		return err
	}
	src, err := gpurt.Alloc[float32](pe, rows*w)
	if err != nil {
		return err
	}
	in := make([]float32, rows*w)
	for i := range in {
		in[i] = float32(lo*w + i)
	}
	if err := src.CopyFrom(ctx, in); err != nil {
		return err
	}
	if err := k.Local(pe.Stream(), Shape(w, rows), mine, src, w, rows); err != nil {
		return err
	}
	if err := k.Exchange(pe.Stream(), gpurt.Grid(pe.Multiprocessors()).Block(256), dst, mine, w, h); err != nil {
		return err
	}
	if err := pe.Stream().Barrier(); err != nil { // then all have sent theirs
		return err
	}
	first, end := part(w)
	got := make([]float32, (end-first)*h)
	if err := dst.Slice(0, len(got)).CopyTo(ctx, got); err != nil {
		return err
	}
	for i, g := range got {
		if want := float32(i%h*w + first + i/h); g != want {
			return fmt.Errorf("PE %d, row %d, column %d: got %v, want %v", pe.MyPE(), first+i/h, i%h, g, want)
		}
	}
	pe.Printf("ok, rows %d to %d of the transposed of %d x %d on %s\n", first, end, h, w, pe.Device())
	return nil
}
