package heat

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Part is what a PE holds of the body: Planes planes of NY rows of NX points, of
// which the first has number First of NZ in the whole body. In memory a halo plane
// lies before and behind them.
type Part struct {
	NX, NY, NZ, Planes, First int
	// Lower and Upper are the PEs with the planes next to this PE's, or -1.
	// LowerPlanes is the number of planes of PE Lower.
	Lower, Upper, LowerPlanes int
	// Segments is the number of parts in which a plane is sent.
	Segments int
}

// Sides of a part.
const (
	lower = 0
	upper = 1
)

// maxThreads is what the kernel's directive says.
const maxThreads = 256

// Step computes the state epoch of the body, in next, from the state before, in cur.
//
// The first 2*Segments blocks have a segment each of the first or the last plane,
// which they compute and send to the neighbour; the others compute what lies
// between, meanwhile. A segment depends on the same segment of the halo plane alone,
// so that its block waits for nothing else. halo has a signal for each segment of
// both halo planes, for even and for odd epochs: a neighbour may send the next state
// before this PE has seen the last, but not the one after that, which takes an
// answer.
//
//gpu:kernel maxthreads=256 minblocks=4
func Step(t *gpu.Thread, next, cur shmem.Sym[float32], halo shmem.Signals, p Part, keep, share float32, epoch uint64) {
	if block := t.BlockIdx().X; block < 2*p.Segments {
		edge(t, next, cur, halo, p, block/2, block%2, keep, share, epoch)
		return
	}
	points := p.NX * p.NY
	first := 2 * p.Segments * t.BlockDim().X
	for i := t.Grid().Rank() - first; i < points; i += t.Grid().Size() - first {
		column(next.Local(), cur.Local(), p, i, 1, p.Planes-1, keep, share)
	}
}

// edge computes a segment of the first or the last plane, and sends it.
func edge(t *gpu.Thread, next, cur shmem.Sym[float32], halo shmem.Signals, p Part, segment, side int, keep, share float32, epoch uint64) {
	plane, neighbour, to := 0, p.Lower, p.LowerPlanes+1
	if side == upper {
		plane, neighbour, to = p.Planes-1, p.Upper, 0
	}
	if side == lower || p.Planes > 1 {
		// A part of one plane has it on both sides.
		wait(t, halo, p, segment, side, epoch)
		if p.Planes == 1 {
			wait(t, halo, p, segment, upper, epoch)
		}
		lo, hi := segmentRange(p, segment)
		for i := range t.Block().Stride(hi - lo) {
			column(next.Local(), cur.Local(), p, lo+i, plane, plane+1, keep, share)
		}
		t.Block().Sync()
		send(t, next, halo, p, segment, side, plane, neighbour, to, epoch)
		if p.Planes == 1 {
			send(t, next, halo, p, segment, upper, plane, p.Upper, 0, epoch)
		}
	}
}

// wait waits until the segment of the halo plane has arrived in the state before
// epoch.
func wait(t *gpu.Thread, halo shmem.Signals, p Part, segment, side int, epoch uint64) {
	if t.Block().Rank() == 0 && (side == lower && p.Lower >= 0 || side == upper && p.Upper >= 0) {
		shmem.SignalWaitUntil(t, signal(halo, p, segment, side, epoch-1), shmem.CmpGE, epoch-1)
	}
	t.Block().Sync()
}

// send puts a segment of a plane into plane to of the neighbour's memory, if there
// is one: its halo plane on the other side. The source is written again in the next
// step but one; before that comes the neighbour's next state, which it can only send
// when it has this one.
func send(t *gpu.Thread, next shmem.Sym[float32], halo shmem.Signals, p Part, segment, side, plane, neighbour, to int, epoch uint64) {
	if neighbour < 0 {
		return
	}
	points := p.NX * p.NY
	lo, hi := segmentRange(p, segment)
	shmem.PutSignalNBI(t.Block(), next.Slice(to*points+lo, to*points+hi), next.Slice((plane+1)*points+lo, (plane+1)*points+hi),
		signal(halo, p, segment, 1-side, epoch), epoch, shmem.SignalSet, neighbour)
}

// signal returns the signal for a segment of the halo plane on a side.
func signal(halo shmem.Signals, p Part, segment, side int, epoch uint64) shmem.Signal {
	return halo.At((int(epoch%2)*2+side)*p.Segments + segment)
}

// segmentRange returns the points of a plane that belong to a segment.
func segmentRange(p Part, segment int) (lo, hi int) {
	points := p.NX * p.NY
	return points * segment / p.Segments, points * (segment + 1) / p.Segments
}

// column computes point i of the planes lo to hi. It goes through the planes and
// keeps the points before and behind in registers.
func column(next, cur []float32, p Part, i, lo, hi int, keep, share float32) {
	if lo >= hi {
		return
	}
	x, y := i%p.NX, i/p.NX
	side := x == 0 || x == p.NX-1 || y == 0 || y == p.NY-1
	points := p.NX * p.NY
	at := (lo+1)*points + i
	before, here := cur[at-points], cur[at]
	for plane := lo; plane < hi; plane++ {
		behind := cur[at+points]
		now := here
		if z := p.First + plane; !side && z > 0 && z < p.NZ-1 {
			sum := before + behind + cur[at-p.NX] + cur[at+p.NX] + cur[at-1] + cur[at+1]
			// The conversions keep the compilers from fusing the product and
			// the sum, so that every machine rounds alike.
			now = float32(keep*here) + float32(share*sum)
		}
		next[at] = now
		before, here = here, behind
		at += points
	}
}
