package reduction

import (
	"fmt"

	"github.com/gpuc-go/gpuc/examples/hosts"
	"github.com/gpuc-go/gpuc/examples/scale"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// across is what the sums over several hosts need on one PE.
type across struct {
	at Place
	// mates are the PEs of this host, lane those with its number on their hosts.
	mates, lane *gpurt.Buffer[int32]
	meetings    *gpurt.SignalBuffer
	blocks      int
	once, twice exchange
}

// exchange is what HostOnce or HostTwice sends: room elements for each block and host.
type exchange struct {
	room    int
	stage   *gpurt.SymBuffer[float32]
	signals *gpurt.SignalBuffer
}

// maxStage bounds the elements that HostOnce stages: it takes no longer vectors than that is
// enough for. HostTwice stages one part of the longest vector.
const maxStage = 16 << 20

// newAcross prepares sums over several hosts. It is collective.
func newAcross(pe *gpurt.PE, l *hosts.Layout, cfg Config) (x across, err error) {
	me := pe.MyPE()
	x.at = Place{Number: l.Number[me], Lanes: l.Lanes(), Most: l.Most(), Host: l.Host[me], Hosts: l.Hosts()}
	x.blocks = cfg.Blocks
	mates, lane := numbers(l.Members[x.at.Host]), []int32{}
	if x.at.Number < x.at.Lanes {
		for _, members := range l.Members {
			lane = append(lane, int32(members[x.at.Number]))
		}
	}
	if x.mates, err = gpurt.AllocFrom(pe, mates); err != nil {
		return x, err
	}
	if x.lane, err = gpurt.AllocFrom(pe, lane); err != nil {
		return x, err
	}
	if x.meetings, err = gpurt.AllocSignals(pe, 2*x.blocks*x.at.Most); err != nil {
		return x, err
	}
	part := x.part(cfg.MaxLen)
	if x.once, err = x.exchange(pe, min(divide(part, x.blocks), maxStage/(2*x.blocks*x.at.Hosts)), 2, 1); err != nil {
		return x, err
	}
	x.twice, err = x.exchange(pe, divide(part, x.blocks*x.at.Hosts), 1, 2)
	return x, err
}

// exchange returns what an exchange needs, with so many stages, and signals for each host and block.
func (x *across) exchange(pe *gpurt.PE, room, stages, signals int) (e exchange, err error) {
	e.room = max(room, 1)
	if e.stage, err = gpurt.AllocSym[float32](pe, stages*x.blocks*x.at.Hosts*e.room); err != nil {
		return e, fmt.Errorf("allreduce: memory for the parts of hosts: %w", err)
	}
	e.signals, err = gpurt.AllocSignals(pe, signals*x.blocks*x.at.Hosts)
	return e, err
}

// part returns the most elements of a PE's part of a vector of n.
func (x *across) part(n int) int { return divide(n, x.at.Lanes) }

// most returns the most elements that HostOnce takes.
func (x *across) most() int { return x.blocks * x.once.room * x.at.Lanes }

// chooseAcross returns the algorithm that the model says is the fastest between hosts.
func (r *Reducer) chooseAcross(n int) Algorithm {
	at := r.across.at
	job := scale.Job{Hosts: at.Hosts, PEs: r.pe.NumPEs(), Lanes: at.Lanes}
	names := map[string]Algorithm{scale.ReduceFlat: LL, scale.ReduceRing: RingPuts, scale.ReduceOnce: AtOnce, scale.ReduceTwice: Twice}
	for _, e := range scale.H200.AllReduce(job, 4*n) {
		if a := names[e.Algorithm]; r.cannot(a, n) == "" {
			return a
		}
	}
	return RingPuts
}

func numbers(list []int) []int32 {
	n := make([]int32, len(list))
	for i, x := range list {
		n[i] = int32(x)
	}
	return n
}
