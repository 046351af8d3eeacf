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
// side has arrived, in a state of the field. Those of even and of odd epochs
// have their own: a PE may send the next state before the last has arrived, but
// not the one after that, which takes an answer to the last.
func haloSignal(halo shmem.Signals, p Part, tile, side, odd int) shmem.Signal {
	return halo.At((odd*2+side)*p.Tiles + tile)
}

// vec is what a thread loads and stores at once.
type vec = gpu.Vec4[float32]

// field is the memory of both states of the field.
type field struct {
	sym    shmem.Sym[float32]
	points []float32
	vecs   []vec // the same
}

func fieldIn(sym shmem.Sym[float32]) field {
	return field{sym, sym.Local(), gpu.AsVec4(sym.Local())}
}

// sweep computes the block's share of the state epoch of the field from the state
// before, and returns the sum of the squares of the changes that the thread has made.
// odd is 1 of odd epochs.
func sweep(t *gpu.Thread, f field, halo shmem.Signals, p Part, odd int, epoch func() uint64) float32 {
	changed := float32(0)
	for tile := t.BlockIdx().X; tile < p.Tiles; tile += t.GridDim().X {
		changed += sweepTile(t, f, halo, p, tile, odd, epoch)
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
func sweepTile(t *gpu.Thread, f field, halo shmem.Signals, p Part, tile, odd int, epoch func() uint64) float32 {
	first, last := t.BlockIdx().Y == 0, t.BlockIdx().Y == t.GridDim().Y-1
	strip := t.BlockIdx().Y*t.BlockDim().Y + t.ThreadIdx().Y
	lo, hi := p.strip(strip), p.strip(strip+1)
	group := tile*t.BlockDim().X + t.ThreadIdx().X

	changed := float32(0)
	if first || last {
		now := epoch()
		if t.Block().Rank() == 0 {
			if first {
				shmem.SignalWaitUntil(t, haloSignal(halo, p, tile, above, 1-odd), shmem.CmpGE, now-1)
			}
			if last {
				shmem.SignalWaitUntil(t, haloSignal(halo, p, tile, below, 1-odd), shmem.CmpGE, now-1)
			}
		}
		t.Block().Sync()
		if first && t.ThreadIdx().Y == 0 {
			changed += march(f, p, group, 0, 1, odd)
		}
		if last && t.ThreadIdx().Y == t.BlockDim().Y-1 && p.Rows > 1 {
			changed += march(f, p, group, p.Rows-1, p.Rows, odd)
		}
		t.Block().Sync()
		if first {
			send(t, f, halo, p, tile, below, odd, now, 1, p.AboveRows+1, p.Above)
		}
		if last {
			send(t, f, halo, p, tile, above, odd, now, p.Rows, 0, p.Below)
		}
	}
	return changed + march(f, p, group, max(lo, 1), min(hi, p.Rows-1), odd)
}

// send puts a segment of the memory row from into the row to of PE pe, which is its
// halo row on the given side. The source is written again in the next sweep but one:
// before that comes the neighbour's next state, which it can only send when it has
// this one.
func send(t *gpu.Thread, f field, halo shmem.Signals, p Part, tile, side, odd int, epoch uint64, from, to, pe int) {
	width := t.BlockDim().X * columns
	lo := tile * width
	hi := min(lo+width, p.Pitch)
	state := p.state(odd) * columns
	src, dst := state+from*p.Pitch, state+to*p.Pitch
	shmem.PutSignalNBI(t.Block(), f.sym.Slice(dst+lo, dst+hi), f.sym.Slice(src+lo, src+hi),
		haloSignal(halo, p, tile, side, odd), epoch, shmem.SignalSet, pe)
}

// march computes the rows lo to hi of the thread's columns. It goes down the rows
// and keeps those above in registers, so that each row is loaded once; and it goes
// two rows at a time, so that enough loads are under way.
func march(f field, p Part, group, lo, hi, odd int) float32 {
	if group >= p.Vecs || lo >= hi {
		return 0
	}
	column := group * columns
	inside := column > 0 && column+columns < p.Width
	// The neighbours in the row. What lies before its first and behind its last
	// point may be a halo row for which nobody has waited, and is not used.
	before, behind := -1, columns
	if group == 0 {
		before = 0
	}
	if group == p.Vecs-1 {
		behind = 0
	}
	changed := float32(0)
	row := (lo+1)*p.Vecs + group
	at, into := p.state(1-odd)+row, p.state(odd)+row
	up, mid := f.vecs[at-p.Vecs], f.vecs[at]
	rows := hi - lo
	for ; rows >= 2; rows -= 2 {
		below := at + p.Vecs
		down, last := f.vecs[below], f.vecs[below+p.Vecs]
		left, right := f.points[at*columns+before], f.points[at*columns+behind]
		left2, right2 := f.points[below*columns+before], f.points[below*columns+behind]
		now, now2 := mean(up, mid, down, left, right), mean(mid, down, last, left2, right2)
		if !inside {
			now, now2 = fixed(now, mid, column, p.Width), fixed(now2, down, column, p.Width)
		}
		f.vecs[into], f.vecs[into+p.Vecs] = now, now2
		changed += distance(now, mid) + distance(now2, down)
		up, mid = down, last
		at, into = below+p.Vecs, into+p.Vecs+p.Vecs
	}
	if rows > 0 {
		now := mean(up, mid, f.vecs[at+p.Vecs], f.points[at*columns+before], f.points[at*columns+behind])
		if !inside {
			now = fixed(now, mid, column, p.Width)
		}
		f.vecs[into] = now
		changed += distance(now, mid)
	}
	return changed
}

// mean returns the means of the neighbours of four points.
func mean(up, mid, down vec, left, right float32) vec {
	return vec{
		X: (left + mid.Y + up.X + down.X) * 0.25,
		Y: (mid.X + mid.Z + up.Y + down.Y) * 0.25,
		Z: (mid.Y + mid.W + up.Z + down.Z) * 0.25,
		W: (mid.Z + right + up.W + down.W) * 0.25,
	}
}

// fixed returns now, of the columns from column on, with the first and the last
// column of the field as they are in mid, and what lies behind.
func fixed(now, mid vec, column, width int) vec {
	if column == 0 {
		now.X = mid.X
	}
	if column >= width-1 {
		now.X = mid.X
	}
	if column+1 >= width-1 {
		now.Y = mid.Y
	}
	if column+2 >= width-1 {
		now.Z = mid.Z
	}
	if column+3 >= width-1 {
		now.W = mid.W
	}
	return now
}

// distance returns the sum of the squared differences.
func distance(a, b vec) float32 {
	x, y, z, w := a.X-b.X, a.Y-b.Y, a.Z-b.Z, a.W-b.W
	return x*x + y*y + z*z + w*w
}
