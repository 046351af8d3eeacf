package solver

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// The sides of a part.
const (
	above = 0
	below = 1
)

// haloSignals is the number of signals for halo rows of tiles segments.
func haloSignals(tiles int) int { return 4 * tiles }

// haloSignal returns the signal that says that a segment of the halo row on one
// side has arrived, in the state epoch of the field. Even and odd epochs
// have their own: a PE may send the next state before the last has arrived, but
// not the one after that, which takes an answer to the last.
func haloSignal(halo shmem.Signals, p Part, tile, side int, epoch uint64) shmem.Signal {
	return halo.At((int(epoch%2)*2+side)*p.Tiles + tile)
}

// sweep computes the block's share of the state epoch of the field, in next, from
// the state before, in cur, and returns the sum of the squares of the changes that
// the thread has made.
func sweep(t *gpu.Thread, next, cur shmem.Sym[float32], halo shmem.Signals, p Part, epoch uint64) float32 {
	changed := float32(0)
	for tile := t.BlockIdx().X; tile < p.Tiles; tile += t.GridDim().X {
		changed += sweepTile(t, next, cur, halo, p, tile, epoch)
	}
	return changed
}

// sweepTile is sweep for one segment of the columns. Of the rows, a block has a
// strip for each row of its threads.
//
// Blocks with the first or the last row of the part compute that first, and send
// it to the neighbour's halo at once, so that it travels while the rest is
// computed. They wait for no more than what their segment needs: a block whose
// neighbour has not come so far holds up no other.
func sweepTile(t *gpu.Thread, next, cur shmem.Sym[float32], halo shmem.Signals, p Part, tile int, epoch uint64) float32 {
	first, last := t.BlockIdx().Y == 0, t.BlockIdx().Y == t.GridDim().Y-1
	strips := t.GridDim().Y * t.BlockDim().Y
	strip := t.BlockIdx().Y*t.BlockDim().Y + t.ThreadIdx().Y
	lo, hi := p.Rows*strip/strips, p.Rows*(strip+1)/strips
	column := (tile*t.BlockDim().X + t.ThreadIdx().X) * columns

	changed := float32(0)
	if first || last {
		if t.Block().Rank() == 0 {
			if first {
				shmem.SignalWaitUntil(t, haloSignal(halo, p, tile, above, epoch-1), shmem.CmpGE, epoch-1)
			}
			if last {
				shmem.SignalWaitUntil(t, haloSignal(halo, p, tile, below, epoch-1), shmem.CmpGE, epoch-1)
			}
		}
		t.Block().Sync()
		if first && t.ThreadIdx().Y == 0 {
			changed += march(next.Local(), cur.Local(), p, column, 0, 1)
		}
		if last && t.ThreadIdx().Y == t.BlockDim().Y-1 && p.Rows > 1 {
			changed += march(next.Local(), cur.Local(), p, column, p.Rows-1, p.Rows)
		}
		t.Block().Sync()
		if first {
			send(t, next, halo, p, tile, below, epoch, 1, p.AboveRows+1, p.Above)
		}
		if last {
			send(t, next, halo, p, tile, above, epoch, p.Rows, 0, p.Below)
		}
	}
	return changed + march(next.Local(), cur.Local(), p, column, max(lo, 1), min(hi, p.Rows-1))
}

// send puts a segment of the memory row from into the row to of PE pe, which is its halo row on the given side. The source is written again in the next
// sweep but one: before that comes the neighbour's next state, which it can only
// send when it has this one.
func send(t *gpu.Thread, next shmem.Sym[float32], halo shmem.Signals, p Part, tile, side int, epoch uint64, from, to, pe int) {
	width := t.BlockDim().X * columns
	lo := tile * width
	hi := min(lo+width, p.Pitch)
	shmem.PutSignalNBI(t.Block(), next.Slice(to*p.Pitch+lo, to*p.Pitch+hi), next.Slice(from*p.Pitch+lo, from*p.Pitch+hi),
		haloSignal(halo, p, tile, side, epoch), epoch, shmem.SignalSet, pe)
}

// march computes the rows lo to hi of the thread's columns. It goes down the rows
// and keeps those above in registers, so that each row is loaded once.
func march(next, cur []float32, p Part, column, lo, hi int) float32 {
	if column >= p.Pitch || lo >= hi {
		return 0
	}
	changed := float32(0)
	up := load(cur, lo*p.Pitch+column)
	mid := load(cur, (lo+1)*p.Pitch+column)
	for row := lo; row < hi; row++ {
		at := (row+1)*p.Pitch + column
		down := load(cur, at+p.Pitch)
		// At the ends of a row these belong to other rows and are not used.
		left, right := cur[at-1], cur[at+columns]
		now := gpu4{
			X: (left + mid.Y + up.X + down.X) * 0.25,
			Y: (mid.X + mid.Z + up.Y + down.Y) * 0.25,
			Z: (mid.Y + mid.W + up.Z + down.Z) * 0.25,
			W: (mid.Z + right + up.W + down.W) * 0.25,
		}
		// The first and the last column are fixed.
		if column == 0 {
			now.X = mid.X
		}
		if column+columns >= p.Width {
			now = fixed(now, mid, p.Width-1-column)
		}
		store(next, at, now)
		changed += square(now.X-mid.X) + square(now.Y-mid.Y) + square(now.Z-mid.Z) + square(now.W-mid.W)
		up, mid = mid, down
	}
	return changed
}

// fixed returns now with the columns from n on as they are in mid.
func fixed(now, mid gpu4, n int) gpu4 {
	if n <= 0 {
		now.X = mid.X
	}
	if n <= 1 {
		now.Y = mid.Y
	}
	if n <= 2 {
		now.Z = mid.Z
	}
	if n <= 3 {
		now.W = mid.W
	}
	return now
}

func square(x float32) float32 { return x * x }

type gpu4 struct{ X, Y, Z, W float32 }

func load(x []float32, i int) gpu4 { return gpu4{x[i], x[i+1], x[i+2], x[i+3]} }
func store(x []float32, i int, v gpu4) {
	x[i], x[i+1], x[i+2], x[i+3] = v.X, v.Y, v.Z, v.W
}
