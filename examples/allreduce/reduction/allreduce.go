// Package reduction adds up vectors of float32 over all PEs, by one kernel each:
//
//   - Small sends the elements with their epochs beside them, for vectors of some
//     ten kilobytes, where the time of the trip is all that counts.
//   - Packets sends the elements as their own flags, where PEs can address each other's memory.
//   - OneShot reads the vectors of all PEs from their memory.
//   - TwoShot has every PE add up a part, and store the sums on all PEs.
//   - Ring sends pieces round the ring of PEs by puts with signals, which works
//     where PEs cannot address each other's memory.
//   - HostOnce and HostTwice are for several hosts: they add up within each host from
//     the PEs' memory, and send the sums of hosts between them.
//
// New, Reduce and Algorithms are what programs and benchmarks call. Reduce only
// launches, and takes the algorithm that is fastest for the length; ReduceBy takes
// a given one. Start reading at Small and OneShot.
package reduction

import (
	"fmt"
	"slices"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/examples/hosts"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Algorithm is a way to add up.
type Algorithm string

// The algorithms, those for short vectors first.
const (
	LL       Algorithm = "ll"
	Lamport  Algorithm = "lamport"
	Direct1  Algorithm = "one-shot"
	Direct2  Algorithm = "two-shot"
	RingPuts Algorithm = "ring"
	AtOnce   Algorithm = "host-once"
	Twice    Algorithm = "host-twice"
)

// Algorithms lists them all.
var Algorithms = []Algorithm{LL, Lamport, Direct1, Direct2, RingPuts, AtOnce, Twice}

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
	cfg   Config
	pe    *gpurt.PE
	k     *Kernels
	words *gpurt.SignalBuffer
	// packets is what Packets sends, of at most packetRoom for each block, and turns its state.
	packets    *gpurt.SymBuffer[ll.Packet]
	packetRoom int
	small      int // packets of a small block of Packets
	resident   int // the most blocks of Packets
	turns      *gpurt.Buffer[uint64]
	room       int // elements of a block of Small
	ticks      *gpurt.Buffer[uint64]
	stage      *gpurt.SymBuffer[float32]
	signals    *gpurt.SignalBuffer
	// layout says which PEs can address each other's memory, and across is for
	// several hosts. copies is what OneShot reads; once and twice are where the blocks of OneShot and of
	// TwoShot meet.
	layout      *hosts.Layout
	across      across
	copies      *gpurt.SymBuffer[float32]
	once, twice *gpurt.SignalBuffer
}

const (
	// maxThreads is what the kernels' directives say.
	maxThreads = 512
	// maxSmall is the number of elements up to which Small is used at all.
	maxSmall = 128 << 10
	// maxLamport is the number of elements up to which Packets is the fastest, lamportBlocks the number of its blocks
	// on each multiprocessor, and lamportThreads that of the packets of a small block.
	maxLamport     = 1 << 20
	lamportBlocks  = 2
	lamportThreads = 128
	// maxDirect1 is the number of elements up to which OneShot is used at all.
	maxDirect1 = 256 << 10
	// smallThreads is the number of threads of a block of Small, which has two
	// elements for each where there are multiprocessors enough.
	smallThreads = 256
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
	packets := cfg.Threads
	if cfg.Threads == 0 {
		cfg.Threads, packets = maxThreads, lamportThreads
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	r := &Reducer{cfg: cfg, pe: pe, k: k, small: packets}
	pes := pe.NumPEs()
	small := min(cfg.MaxLen, maxSmall)
	r.room = max(2*smallThreads, divide(small, 4*pe.Multiprocessors())*2)
	if r.ticks, err = gpurt.Alloc[uint64](pe, max(cfg.Blocks, divide(small, r.room), 1)); err != nil {
		return nil, err
	}
	if r.words, err = gpurt.AllocSignals(pe, max(divide(small, r.room), 1)*llWords(pes, r.room)); err != nil {
		return nil, fmt.Errorf("allreduce: memory for short vectors: %w", err)
	}
	if err := r.preparePackets(min(cfg.MaxLen, maxLamport)); err != nil {
		return nil, fmt.Errorf("allreduce: memory for packets: %w", err)
	}
	if r.stage, err = gpurt.AllocSym[float32](pe, cfg.Blocks*(pes-1)*cfg.Piece); err != nil {
		return nil, fmt.Errorf("allreduce: memory for the ring: %w", err)
	}
	if r.signals, err = gpurt.AllocSignals(pe, cfg.Blocks*2*(pes-1)); err != nil {
		return nil, err
	}
	// A thread has a vec each, or a block its share of the longest vector.
	room := max(cfg.Threads*width, oneShotShare(min(cfg.MaxLen, maxDirect1), cfg.Blocks)) + width
	if r.copies, err = gpurt.AllocSym[float32](pe, 2*cfg.Blocks*room); err != nil {
		return nil, fmt.Errorf("allreduce: memory for short vectors: %w", err)
	}
	if r.once, err = gpurt.AllocSignals(pe, cfg.Blocks*pes); err != nil {
		return nil, err
	}
	if r.twice, err = gpurt.AllocSignals(pe, 2*cfg.Blocks*pes); err != nil {
		return nil, err
	}
	if r.layout, err = hosts.Find(pe); err != nil {
		return nil, fmt.Errorf("allreduce: %w", err)
	}
	if !r.direct() {
		if r.across, err = newAcross(pe, r.layout, cfg); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// direct reports whether all PEs can address each other's memory.
func (r *Reducer) direct() bool { return r.layout.Hosts() == 1 }

// Algorithms returns the algorithms that work for vectors of n elements here.
func (r *Reducer) Algorithms(n int) []Algorithm {
	return slices.DeleteFunc(slices.Clone(Algorithms), func(a Algorithm) bool { return r.cannot(a, n) != "" })
}

// cannot says why an algorithm does not work for vectors of n elements.
func (r *Reducer) cannot(a Algorithm, n int) string {
	switch {
	case !slices.Contains(Algorithms, a):
		return "there is no such algorithm"
	case a == LL && n > maxSmall:
		return fmt.Sprintf("it takes at most %d elements", maxSmall)
	case a == Lamport && r.resident == 0:
		return "the GPU has no room for a block"
	case a == Lamport && n > maxLamport:
		return fmt.Sprintf("it takes at most %d elements", maxLamport)
	case a == Direct1 && n > maxDirect1:
		return fmt.Sprintf("it takes at most %d elements", maxDirect1)
	case (a == Lamport || a == Direct1 || a == Direct2) && !r.direct():
		return "not all PEs can address each other's memory"
	case (a == AtOnce || a == Twice) && r.direct():
		return "all PEs are on one host"
	case a == AtOnce && n > r.across.most():
		return fmt.Sprintf("it takes at most %d elements", r.across.most())
	}
	return ""
}

// Choose returns the fastest algorithm for vectors of n elements that begin where a Vec4 may. Packets is
// faster than Small. It saves the 3 microseconds of TwoShot's barriers, and sends more with more than two
// PEs: up to 1 MB more is worth that. On 2 H200, 1 MB take 6.1 microseconds instead of 9.4, and 4 MB 15.8 instead of 19.4; on
// 4 H200, 512 KB take 8.0 instead of 9.0, and 1 MB 12.8 instead of 11.7. OneShot is never the fastest. Between
// hosts package scale says which one is.
func (r *Reducer) Choose(n int) Algorithm {
	const worth = 256 << 10
	pes := r.pe.NumPEs()
	switch more := n * (pes - 1) * (pes - 2) / pes; {
	case !r.direct():
		return r.chooseAcross(n)
	case more <= worth && r.cannot(Lamport, n) == "":
		return Lamport
	case n*(pes-1) <= maxSmall:
		return LL
	}
	return Direct2
}

// Reduce enqueues the sum of src over all PEs into dst, which may be src, on s. It can
// be captured in a graph, on all PEs alike.
func (r *Reducer) Reduce(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
	a := r.Choose(src.Len())
	if misplaced(a, dst, src) {
		if a = LL; r.cannot(a, src.Len()) != "" {
			a = RingPuts
		}
	}
	return r.launch(a, s, dst, src)
}

// misplaced reports whether an algorithm loads or stores vectors where none may begin.
func misplaced(a Algorithm, dst, src *gpurt.SymBuffer[float32]) bool {
	return (a == Lamport || a == Direct1 || a == Direct2) && (dst.Addr()|src.Addr())%(4*width) != 0
}

// ReduceBy is Reduce by a given algorithm.
func (r *Reducer) ReduceBy(a Algorithm, s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
	if why := r.cannot(a, src.Len()); why != "" {
		return fmt.Errorf("allreduce: %d elements by %q: %s", src.Len(), a, why)
	}
	if misplaced(a, dst, src) {
		return fmt.Errorf("allreduce: %q takes vectors that begin at multiples of %d bytes", a, 4*width)
	}
	return r.launch(a, s, dst, src)
}

// ReduceLeaves enqueues the sum of vectors over all PEs into dst, on s. leaves has one vector of each leaf of this PE, one
// after the other. The leaves of all PEs, in the order of the PEs, are eight, four or two, and all PEs have equally many.
// Then the bits of the sum are the same for all numbers of PEs, down to one that has all leaves: they are added up in a
// balanced binary tree. They are those of Reduce if each PE has one leaf. Sums of zeros may differ in sign, and the bits of
// vectors for which Reduce takes the ring, or of PEs that are shared out unevenly among hosts.
func (r *Reducer) ReduceLeaves(s *gpurt.Stream, dst, leaves *gpurt.SymBuffer[float32]) error {
	n := dst.Len()
	switch {
	case n == 0 && leaves.Len() == 0:
		return nil
	case n == 0 || leaves.Len() == 0 || leaves.Len()%n != 0:
		return fmt.Errorf("allreduce: the leaves have %d elements, which is no multiple of the %d of a sum", leaves.Len(), n)
	case leaves.Len() == n:
		return r.Reduce(s, dst, leaves)
	}
	if all := leaves.Len() / n * r.pe.NumPEs(); all > 8 || all&(all-1) != 0 {
		return fmt.Errorf("allreduce: %d leaves on each of %d PEs; all together are 2, 4 or 8", leaves.Len()/n, r.pe.NumPEs())
	}
	if err := r.k.AddLeaves(s, r.shape(n), dst, leaves); err != nil {
		return err
	}
	return r.Reduce(s, dst, dst)
}

// launch enqueues the sum by an algorithm that works for the length.
func (r *Reducer) launch(a Algorithm, s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error {
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
		if dst.Addr() == src.Addr() {
			return nil
		}
		return dst.CopyFromDevice(s, src)
	}
	switch a {
	case LL:
		threads := min(r.cfg.Threads, smallThreads, divide(n, 2*gpu.WarpSize)*gpu.WarpSize)
		return r.k.Small(s, gpurt.Grid(divide(n, r.room)).Block(threads), dst, src, r.words, r.room, llWords(pes, r.room), r.ticks)
	case Lamport:
		share, launch := r.packetShare(n), r.k.Packets
		if pes == 2 {
			launch = r.k.PacketsOfTwo
		}
		return launch(s, gpurt.Grid(divide(n, share)).Block(r.packetThreads(share)).Early(), dst, src, r.packets, r.turns, share, r.packetRoom)
	case Direct1:
		return r.k.OneShot(s, r.shape(divide(n, width)), dst, src, r.copies, r.once, r.cfg.Blocks, r.ticks)
	case Direct2:
		return r.k.TwoShot(s, r.shape(divide(n, width*pes)), dst, src, r.twice, r.cfg.Blocks, r.ticks)
	case AtOnce:
		x := &r.across
		return r.k.HostOnce(s, gpurt.Grid(divide(x.part(n), x.once.room)).Block(r.cfg.Threads), dst, src, x.once.stage, x.once.signals, x.meetings, x.at, x.mates, x.lane, x.once.room, x.blocks, r.ticks)
	case Twice:
		x := &r.across
		return r.k.HostTwice(s, gpurt.Grid(divide(x.part(n), x.twice.room*x.at.Hosts)).Block(r.cfg.Threads), dst, src, x.twice.stage, x.twice.signals, x.meetings, x.at, x.mates, x.lane, x.twice.room, x.blocks, r.ticks)
	}
	share := pes * r.cfg.Piece
	blocks := min(r.cfg.Blocks, divide(n, share))
	rounds := divide(n, blocks*share)
	return r.k.Ring(s, gpurt.Grid(blocks).Block(r.cfg.Threads), dst, src, r.stage, r.signals, r.cfg.Piece, r.ticks, rounds)
}

// preparePackets allocates what Packets needs for vectors of most elements.
func (r *Reducer) preparePackets(most int) (err error) {
	kernel := Packets
	if r.pe.NumPEs() == 2 {
		kernel = PacketsOfTwo
	}
	if r.resident, err = r.pe.MaxGrid(kernel, gpurt.LaunchConfig{}.Block(r.cfg.Threads)); err != nil || r.resident == 0 {
		return err
	}
	r.resident = min(r.resident, r.cfg.Blocks*lamportBlocks)
	r.packetRoom = ll.LamportRoom(r.packetShare(most) + 3)
	if r.packets, err = gpurt.AllocSym[ll.Packet](r.pe, ll.LamportPackets(r.pe.NumPEs(), r.resident, r.packetRoom)); err != nil {
		return err
	}
	r.turns, err = gpurt.Alloc[uint64](r.pe, r.resident)
	return err
}

// packetShare returns the number of elements of a block of Packets for vectors of n: a packet for each thread of a
// small block, and more where all blocks have so many.
func (r *Reducer) packetShare(n int) int {
	return max(width*r.small, divide(n, r.resident*width)*width)
}

// packetThreads returns the threads of a block of Packets.
func (r *Reducer) packetThreads(share int) int {
	return min(r.cfg.Threads, divide(share, width*gpu.WarpSize)*gpu.WarpSize)
}

// shape returns a launch with a thread for each of n items, at most as many as there
// are blocks for.
func (r *Reducer) shape(n int) gpurt.LaunchConfig {
	return gpurt.Grid(min(r.cfg.Blocks, divide(n, r.cfg.Threads))).Block(r.cfg.Threads)
}

// divide returns a/b, rounded up.
func divide(a, b int) int { return (a + b - 1) / b }
