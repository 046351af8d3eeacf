package ltoir

// This file links kernels that are compiled for a debugger.

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/extern"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
)

// registers are those that the threads of a block share, of which one has at most
// mostRegisters. largestBlock is how many threads a block has if its kernel does not say it.
const registers, mostRegisters, largestBlock = 64 << 10, 255, 1024

// linkUnoptimised sets what code for a debugger needs. Each function keeps to the registers that
// the threads of the largest block can have: the assembler refuses a kernel that calls one with
// more than its own threads can have.
func (b *builder) linkUnoptimised(cfg *jitlink.Config) {
	cfg.LineInfo, cfg.Debug = false, true
	cfg.NoLTO = b.lib == nil && !slices.ContainsFunc(b.Manifest.Units, func(u manifest.Unit) bool { return extern.Kind(u.Kind) != extern.Fatbin })
	_, threads := b.largest()
	cfg.Options = append(cfg.Options, fmt.Sprintf("-maxrregcount=%d", min(mostRegisters, registers/threads/8*8)))
}

// largest returns the kernel whose blocks may have most threads, and their number.
func (b *builder) largest() (name string, threads int) {
	for _, k := range b.Manifest.Kernels {
		if n := cmp.Or(k.MaxThreads, largestBlock); n > threads {
			name, threads = k.Name, n
		}
	}
	return name, max(threads, 1)
}

// explainRegisters says what to do where an instruction needs more registers than all functions
// keep to.
func (b *builder) explainRegisters(err error) error {
	var le *dl.LogError
	if !b.Manifest.Debug || !errors.As(err, &le) || !strings.Contains(le.Log, "Insufficient registers") {
		return err
	}
	name, threads := b.largest()
	return fmt.Errorf("for a debugger all functions of a package keep to the registers that a block of %d threads leaves to each, since kernel %s may have such blocks; give the package's kernels a smaller maxthreads: %w", threads, name, err)
}
