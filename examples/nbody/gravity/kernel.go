package gravity

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate -compress

// Body is a point with a mass.
type Body struct{ X, Y, Z, Mass float32 }

// Velocity is the way of a body in a unit of time.
type Velocity struct{ X, Y, Z float32 }

// System is the bodies of one PE, and the room for those that come round the ring.
type System struct {
	// Bodies are two halves, for even and for odd epochs, with a row of N bodies for
	// each PE: row 0 holds this PE's own, row r those of the PE r places before it.
	Bodies shmem.Sym[Body]
	// Arrived counts, for each row, the parts of it that have arrived.
	Arrived shmem.Signals
	// Velocities are those of this PE's bodies.
	Velocities []Velocity
	N          int
}

// rows returns the half of an epoch.
func (s System) rows(epoch uint64) shmem.Sym[Body] {
	half := s.Bodies.Len() / 2
	lo := int(epoch%2) * half
	return s.Bodies.Slice(lo, lo+half)
}

// threads is the size of a block, of which each thread has one body.
const threads = 256

// softening keeps the pull of two bodies that meet finite.
const softening = 1e-4

// Step moves the bodies of all PEs by dt. All of them go round the ring: each PE sends
// on what it has got, and meanwhile adds up how it pulls its own. epoch is 1 for the
// first launch and grows by one with each.
//
// A PE that is a step ahead writes to the other half, and cannot be two ahead: it needs
// the bodies of all PEs, as the step before has left them.
//
//gpu:kernel maxthreads=256 minblocks=4
func Step(t *gpu.Thread, s System, dt float32, epoch uint64) {
	b, n := t.Block(), s.N
	block, blocks := t.BlockIdx().X, t.GridDim().X
	lo, hi := n*block/blocks, n*(block+1)/blocks // what this block sends
	pes := shmem.NumPEs(t)
	right := (shmem.MyPE(t) + 1) % pes
	now := s.rows(epoch)

	i := t.Grid().Rank()
	var own Body
	var pull Velocity
	if i < n {
		own = now.Local()[i]
	}
	for r := range pes {
		if r > 0 {
			if b.Rank() == 0 {
				shmem.SignalWaitUntil(t, s.Arrived.At(r), shmem.CmpGE, epoch*uint64(blocks))
			}
			b.Sync()
		}
		row := now.Slice(r*n, (r+1)*n)
		if r+1 < pes {
			next := now.Slice((r+1)*n, (r+2)*n)
			shmem.PutSignalNBI(b, next.Slice(lo, hi), row.Slice(lo, hi), s.Arrived.At(r+1), 1, shmem.SignalAdd, right)
		}
		for _, other := range row.Local() {
			x, y, z := other.X-own.X, other.Y-own.Y, other.Z-own.Z
			d := gpu.Rsqrt(x*x + y*y + z*z + softening)
			f := other.Mass * d * d * d
			pull.X += f * x
			pull.Y += f * y
			pull.Z += f * z
		}
	}
	if i < n {
		v := &s.Velocities[i]
		v.X += dt * pull.X
		v.Y += dt * pull.Y
		v.Z += dt * pull.Z
		s.rows(epoch + 1).Local()[i] = Body{own.X + dt*v.X, own.Y + dt*v.Y, own.Z + dt*v.Z, own.Mass}
	}
	shmem.Quiet(b)
}
