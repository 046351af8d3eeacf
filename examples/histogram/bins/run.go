package bins

import (
	"context"
	"fmt"
	"math"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// letter is byte i of the text: some letters occur far more often than others.
func letter(i int) uint8 {
	h := uint32(i) * 2654435761
	h = (h ^ h>>15) * 2246822519
	return uint8(h>>24) & uint8(h>>16) & uint8(h>>9)
}

// Run counts the bytes of a text of n bytes that is shared out among the PEs. PE 0 gets
// the counts of all, and compares them with plain Go.
func Run(ctx context.Context, pe *gpurt.PE, n int) error {
	k, err := LoadKernels(pe)
	if err != nil {
		return err
	}
	if n > math.MaxInt/64/pe.NumPEs() {
		return fmt.Errorf("histogram: a text of %d bytes is too large", n)
	}
	lo, hi := n*pe.MyPE()/pe.NumPEs(), n*(pe.MyPE()+1)/pe.NumPEs()
	// Before memory of the host: where there is too little this is an error.
	data, err := gpurt.Alloc[uint8](pe, hi-lo)
	if err != nil {
		return err
	}
	text := make([]uint8, hi-lo)
	for i := range text {
		text[i] = letter(lo + i)
	}
	if err := data.CopyFrom(ctx, text); err != nil {
		return err
	}
	counts, err := gpurt.AllocSym[uint64](pe, Bins)
	if err != nil {
		return err
	}
	if err := k.Count(pe.Stream(), gpurt.Grid(2*pe.Multiprocessors()).Block(256), counts, data); err != nil {
		return err
	}
	if err := pe.Stream().Barrier(); err != nil { // then all have added theirs
		return err
	}
	got := make([]uint64, Bins)
	if err := counts.CopyTo(ctx, got); err != nil {
		return err
	}
	if pe.MyPE() != 0 {
		return nil
	}
	var want [Bins]uint64
	for i := range n {
		want[letter(i)]++
	}
	most := 0
	for i := range want {
		if got[i] != want[i] {
			return fmt.Errorf("byte %#x: counted %d, want %d", i, got[i], want[i])
		}
		if got[i] > got[most] {
			most = i
		}
	}
	pe.Printf("ok, %d bytes on %d PEs, %s; %#x occurs most often, %d times\n", n, pe.NumPEs(), pe.Device(), most, got[most])
	return nil
}
