package pairs

import (
	"context"
	"errors"
	"io"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// words is how many words symmetric memory has, and the memory of a PE.
const words = 64

// outcome is what the memory of a PE holds in the end.
type outcome struct{ data, other, out [words]int64 }

// run runs a kernel on two PEs and returns what their memory holds.
func (p *pair) run(ctx context.Context, f launch, backend string, seed uint64) ([2]outcome, error) {
	var found [2]outcome
	cfg := gpurt.Config{Backend: backend, PEs: 2, Seed: seed, Stdout: io.Discard, Stderr: io.Discard}
	err := gpurt.Run(ctx, cfg, func(ctx context.Context, pe *gpurt.PE) error {
		k, err := LoadKernels(pe)
		if err != nil {
			return err
		}
		var sym [2]*gpurt.SymBuffer[int64]
		for i := range sym {
			if sym[i], err = gpurt.AllocSym[int64](pe, words); err != nil {
				return err
			}
		}
		var first [words]int64
		for i := range first {
			if p.zero {
				break
			}
			first[i] = int64(1000*pe.MyPE() + i + 101)
		}
		if err := sym[1].CopyFrom(ctx, first[:]); err != nil {
			return err
		}
		signals, err := gpurt.AllocSignals(pe, 8)
		if err != nil {
			return err
		}
		out, err := gpurt.Alloc[int64](pe, words)
		if err != nil {
			return err
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		shape := gpurt.Grid(max(p.blocks, 1)).Block(words)
		if err := f(k, pe.Stream(), shape, sym[0], sym[1], signals, out); err != nil {
			return err
		}
		if err := pe.Stream().Sync(ctx); err != nil {
			return err
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		o := &found[pe.MyPE()]
		return errors.Join(sym[0].CopyTo(ctx, o.data[:]), sym[1].CopyTo(ctx, o.other[:]), out.CopyTo(ctx, o.out[:]))
	})
	return found, err
}
