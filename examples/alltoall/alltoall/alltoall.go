// Package alltoall exchanges blocks between all PEs by one kernel: each thread block
// puts its share of the data for one PE, with a signal, and waits for the same share
// from another one.
//
// New and Exchange are what programs and benchmarks call; Exchange only launches.
// The kernel has the same name.
package alltoall

import (
	"fmt"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says how to launch.
type Config struct {
	// Blocks is the most thread blocks of a launch, 0 for as many as there are
	// multiprocessors.
	Blocks int
	// Threads is the number of threads of a block, 0 for a good one.
	Threads int
}

// Exchanger exchanges blocks on one PE. Its methods are collective: every PE calls
// them in the same order, with the same lengths.
type Exchanger struct {
	cfg     Config
	pe      *gpurt.PE
	k       *Kernels
	signals *gpurt.SignalBuffer
	ticks   *gpurt.Buffer[uint64]
	rows    int // of thread blocks for one PE, at most
}

// shareElems is the least share of a thread block that is worth another one: four units
// of 16 bytes for each thread, which a put has under way at once.
const shareElems = 4 << 10

// New returns an exchanger. It is collective.
func New(pe *gpurt.PE, cfg Config) (*Exchanger, error) {
	if cfg.Blocks < 0 || cfg.Threads < 0 {
		return nil, fmt.Errorf("alltoall: %+v: nothing of this may be negative", cfg)
	}
	if cfg.Blocks == 0 {
		cfg.Blocks = pe.Multiprocessors()
	}
	if cfg.Threads == 0 {
		cfg.Threads = 256
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	x := &Exchanger{cfg: cfg, pe: pe, k: k, rows: max(1, cfg.Blocks/pe.NumPEs())}
	// The signals of grids of different widths lie apart: in one word, a late
	// update of an earlier launch could undo one of a later launch.
	words := 0
	for w := 1; w <= x.rows; w *= 2 {
		words += 2 * w * pe.NumPEs()
	}
	if x.signals, err = gpurt.AllocSignals(pe, words); err != nil {
		return nil, err
	}
	x.ticks, err = gpurt.Alloc[uint64](pe, x.rows*pe.NumPEs())
	return x, err
}

// Exchange enqueues on s that block q of src goes to PE q, where it becomes the
// block of dst with this PE's number. dst and src consist of one block for each PE
// and do not overlap. It can be captured in a graph, on all PEs alike.
func (x *Exchanger) Exchange(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
	pes := x.pe.NumPEs()
	if dst.Len() != src.Len() || src.Len()%pes != 0 {
		return fmt.Errorf("alltoall: %d elements from %d, for %d PEs; the lengths must be equal, and a multiple of the number of PEs", dst.Len(), src.Len(), pes)
	}
	n := src.Len() / pes
	if n == 0 {
		return nil
	}
	width, first := 1, 0
	for width*2 <= x.rows && width*shareElems < n {
		first += 2 * width * pes
		width *= 2
	}
	// The share of a thread block is whole units of 16 bytes, which travel best.
	share := (n/4 + width) / width * 4
	return x.k.Exchange(s, gpurt.Grid(width, pes).Block(x.cfg.Threads), dst, src, n, share, x.signals.Slice(first, first+2*width*pes), x.ticks)
}
