package gpurt

import (
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/faultcount"
)

// TestEachOperationThatFindsNoMemoryIsNamed asks for more memory than there is, in each way. Every
// PE gets an error, which names the size, and works on: with as much as there is.
func TestEachOperationThatFindsNoMemoryIsNamed(t *testing.T) {
	type free interface{ Free() error }
	const n, few = 1 << 42, 16
	kinds := map[string]func(pe *PE, n int) (free, error){
		"Alloc":        func(pe *PE, n int) (free, error) { return Alloc[int8](pe, n) },
		"AllocSym":     func(pe *PE, n int) (free, error) { return AllocSym[int8](pe, n) },
		"AllocSymWith": func(pe *PE, n int) (free, error) { return AllocSymWith[int8](pe, n, SymOptions{}) },
		"AllocSignals": func(pe *PE, n int) (free, error) { return AllocSignals(pe, n) },
		"AllocPinned":  func(pe *PE, n int) (free, error) { return AllocPinned[int8](pe, n) },
		"AllocManaged": func(pe *PE, n int) (free, error) { return AllocManaged[int8](pe, n) },
		"AllocVirtual": func(pe *PE, n int) (free, error) { return AllocVirtual[int8](pe, n) },
		"AllocAsync": func(pe *PE, n int) (free, error) {
			p, err := pe.DefaultPool()
			if err != nil {
				return nil, err
			}
			return AllocAsync[int8](p, pe.Stream(), n)
		},
	}
	var counts faultcount.Counts
	for name, alloc := range kinds {
		refused := make([]error, 2)
		err := Run(t.Context(), Config{Backend: Emulator, PEs: 2, Stdout: io.Discard, Stderr: io.Discard}, func(ctx context.Context, pe *PE) error {
			if _, refused[pe.MyPE()] = alloc(pe, n); refused[pe.MyPE()] == nil {
				return fmt.Errorf("%s gave %d bytes", name, n)
			}
			b, err := alloc(pe, few)
			if err != nil {
				return fmt.Errorf("%s afterwards: %w", name, err)
			}
			if err := pe.Stream().Sync(ctx); err != nil {
				return err
			}
			return b.Free()
		})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for rank, err := range refused {
			counts.Injected++
			if err != nil && strings.Contains(err.Error(), "out of memory: ") {
				counts.Named++
			} else {
				t.Errorf("%s on PE %d: %v", name, rank, err)
			}
		}
	}
	faultcount.Row(t, "an allocation on the emulator finds no memory", counts)
}
