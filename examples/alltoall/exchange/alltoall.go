// Package exchange exchanges blocks between all PEs by one kernel:
//
//   - Exchange puts each block to its PE with a signal. A thread block sends a share
//     of a block, and waits for the same share from another PE.
//   - Relay is for several hosts: what a host's PEs send to one PE of another host
//     travels in one message.
//
// New and Exchange are what programs and benchmarks call; Exchange only launches, and takes the
// kernel that is fastest for the length.
package exchange

import (
	"fmt"

	"github.com/gpuc-go/gpuc/examples/hosts"
	"github.com/gpuc-go/gpuc/examples/scale"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says how to launch.
type Config struct {
	// Blocks is the most thread blocks of a launch, 0 for as many as there are
	// multiprocessors.
	Blocks int
	// Threads is the number of threads of a block, 0 for a good one.
	Threads int
	// Relayed is the most elements from a PE to another that Relay takes, for which
	// there is memory where there are several hosts. 0 is a good number, and a negative
	// one means that nothing is relayed.
	Relayed int
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
	relay   relay
}

// relay is what Relay needs on one PE, all nil without it.
type relay struct {
	job         scale.Job
	most        int // PEs of the largest host
	first, host *gpurt.Buffer[int32]
	stage       *gpurt.SymBuffer[float32]
	signals     *gpurt.SignalBuffer
}

// relayedElems is the most elements that are relayed, if the program does not say so: the memory
// for it is that of an exchange.
const relayedElems = 4 << 10

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
	if x.ticks, err = gpurt.Alloc[uint64](pe, x.rows*pe.NumPEs()); err != nil {
		return nil, err
	}
	if x.cfg.Relayed == 0 {
		x.cfg.Relayed = relayedElems
	}
	return x, x.prepareRelay()
}

// prepareRelay allocates what Relay needs, where it can be used.
func (x *Exchanger) prepareRelay() error {
	l, err := hosts.Find(x.pe)
	if err != nil {
		return fmt.Errorf("alltoall: %w", err)
	}
	if l.Hosts() == 1 || l.Most() == 1 || !l.Consecutive() || x.cfg.Relayed < 0 {
		return nil
	}
	pes := x.pe.NumPEs()
	first, host := make([]int32, l.Hosts()+1), make([]int32, pes)
	first[l.Hosts()] = int32(pes)
	slots := 0
	for h, members := range l.Members {
		first[h] = int32(members[0])
		slots = max(slots, (l.Most()+len(members)-1)/len(members)*len(members))
	}
	for p, h := range l.Host {
		host[p] = int32(h)
	}
	r := &x.relay
	r.job, r.most = scale.Job{PEs: pes, Hosts: l.Hosts(), Lanes: l.Lanes()}, l.Most()
	if r.first, err = gpurt.AllocFrom(x.pe, first); err != nil {
		return err
	}
	if r.host, err = gpurt.AllocFrom(x.pe, host); err != nil {
		return err
	}
	if r.signals, err = gpurt.AllocSignals(x.pe, relaySignals(pes, l.Hosts(), r.most)); err != nil {
		return err
	}
	if r.stage, err = gpurt.AllocSym[float32](x.pe, l.Hosts()*slots*x.cfg.Relayed); err != nil {
		return fmt.Errorf("alltoall: memory for what is relayed: %w", err)
	}
	return nil
}

// relays reports whether blocks of n elements are relayed: where the model says that it is
// faster.
func (x *Exchanger) relays(n int) bool {
	return x.relay.stage != nil && n <= x.cfg.Relayed && scale.H200.AllToAll(x.relay.job, 4*n)[0].Algorithm == scale.ExchangeRelayed
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
	if r := &x.relay; x.relays(n) {
		return x.k.Relay(s, gpurt.Grid(pes).Block(x.cfg.Threads), dst, src, r.stage, n, r.most, r.first, r.host, r.signals, x.ticks)
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
