// Package allreduce adds up vectors of float32 over all PEs, by one kernel each:
//
//   - Small sends the elements with their epochs beside them, for vectors of some
//     ten kilobytes, where the time of the trip is all that counts.
//   - Ring sends pieces round the ring of PEs, which uses every link in full.
//
// New, Reduce and Algorithms are what programs and benchmarks call. Reduce only
// launches, and takes the algorithm that is fastest for the length; ReduceBy takes
// a given one. Start reading at the kernels.
package allreduce

import (
	"fmt"
	"slices"

	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Algorithm is a way to add up.
type Algorithm string

// The algorithms, those for short vectors first.
const (
	LL       Algorithm = "ll"
	RingPuts Algorithm = "ring"
)

// Algorithms lists them all.
var Algorithms = []Algorithm{LL, RingPuts}

// Config says what to prepare for.
type Config struct {
	// MaxLen is the number of elements of the longest vector.
	MaxLen int
	// Piece is the number of elements of a piece of the ring, 0 for a good one.
	Piece int
	// Blocks is the number of blocks of long vectors, 0 for as many as there
	// are multiprocessors.
	Blocks int
	// Threads is the number of threads of a block, 0 for a good one.
	Threads int
}

// Reducer adds up vectors on one PE. Its methods are collective: every PE calls
// them in the same order, with the same lengths.
type Reducer struct {
	cfg     Config
	pe      *gpurt.PE
	k       *Kernels
	words   *gpurt.SignalBuffer
	epoch   uint32
	stage   *gpurt.SymBuffer[float32]
	signals *gpurt.SignalBuffer
	round   uint64
}

const (
	// maxThreads is what the kernels' directives say.
	maxThreads = 512
	// maxSmall is the number of elements up to which Small is used at all.
	maxSmall = 32 << 10
	// smallBlocks is the most blocks for Small.
	smallBlocks = 64
	// pieceElems is the length of a piece of the ring: long enough for the
	// wire, and short enough for rounds to overlap.
	pieceElems = 16 << 10
)

// New returns a reducer. It is collective.
func New(pe *gpurt.PE, cfg Config) (*Reducer, error) {
	if cfg.MaxLen < 0 || cfg.Piece < 0 || cfg.Blocks < 0 || cfg.Threads < 0 {
		return nil, fmt.Errorf("allreduce: %+v: nothing of this may be negative", cfg)
	}
	if cfg.Piece == 0 {
		cfg.Piece = pieceElems
	}
	if cfg.Blocks == 0 {
		cfg.Blocks = pe.Multiprocessors()
	}
	if cfg.Threads == 0 {
		cfg.Threads = maxThreads
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	r := &Reducer{cfg: cfg, pe: pe, k: k}
	pes := pe.NumPEs()
	if r.words, err = gpurt.AllocSignals(pe, llWords(pes, min(cfg.MaxLen, maxSmall))); err != nil {
		return nil, fmt.Errorf("allreduce: memory for short vectors: %w", err)
	}
	if r.stage, err = gpurt.AllocSym[float32](pe, cfg.Blocks*(pes-1)*cfg.Piece); err != nil {
		return nil, fmt.Errorf("allreduce: memory for the ring: %w", err)
	}
	r.signals, err = gpurt.AllocSignals(pe, cfg.Blocks*2*(pes-1))
	return r, err
}

// Algorithms returns the algorithms that work for vectors of n elements here.
func (r *Reducer) Algorithms(n int) []Algorithm {
	return slices.DeleteFunc(slices.Clone(Algorithms), func(a Algorithm) bool { return a == LL && n > maxSmall })
}

// Choose returns the algorithm for vectors of n elements.
func (r *Reducer) Choose(n int) Algorithm {
	if n <= maxSmall/r.pe.NumPEs() {
		return LL
	}
	return RingPuts
}

// Reduce enqueues the sum of src over all PEs into dst, which may be src, on s.
func (r *Reducer) Reduce(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
	return r.ReduceBy(r.Choose(src.Len()), s, dst, src)
}

// ReduceBy is Reduce by a given algorithm.
func (r *Reducer) ReduceBy(a Algorithm, s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
	n := src.Len()
	switch {
	case dst.Len() != n:
		return fmt.Errorf("allreduce: the sums go to %d elements, there are %d", dst.Len(), n)
	case n > r.cfg.MaxLen:
		return fmt.Errorf("allreduce: %d elements, the reducer is for at most %d", n, r.cfg.MaxLen)
	case n == 0:
		return nil
	}
	pes := r.pe.NumPEs()
	if pes == 1 {
		return dst.CopyFromDevice(s, src)
	}
	switch a {
	case LL:
		if n > maxSmall {
			return fmt.Errorf("allreduce: %d elements, %s takes at most %d", n, a, maxSmall)
		}
		r.epoch++
		blocks := min((n+r.cfg.Threads-1)/r.cfg.Threads, smallBlocks, r.pe.Multiprocessors())
		return r.k.Small(s, gpurt.Grid(blocks).Block(min(r.cfg.Threads, (n+31)/32*32)), dst, src, r.words, r.epoch)
	case RingPuts:
		share := pes * r.cfg.Piece
		blocks := min(r.cfg.Blocks, (n+share-1)/share)
		rounds := (n + blocks*share - 1) / (blocks * share)
		err := r.k.Ring(s, gpurt.Grid(blocks).Block(r.cfg.Threads), dst, src, r.stage, r.signals, r.cfg.Piece, r.round, rounds)
		r.round += uint64(rounds)
		return err
	}
	return fmt.Errorf("allreduce: there is no algorithm %q", a)
}
