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
func haloSignal(halo shmem.Signals, l Layout, tile, side, odd int32) shmem.Signal {
	return halo.At(int((odd*2+side)*l.Tiles + tile))
}

// vec is what a thread loads and stores at once.
type vec = gpu.Vec4[float32]

// state is the memory of a state of the field, also as vectors.
type state struct {
	points shmem.Sym[float32]
	vecs   []vec
}

// statesIn returns two states, of one length: a check of the one is one of the other.
func statesIn(next, cur shmem.Sym[float32]) (to, from state) {
	cur = cur.Slice(0, next.Len())
	return state{next, gpu.AsVec4(next.Local())}, state{cur, gpu.AsVec4(cur.Local())}
}

// sweep computes the block's share of the next state of the field from the current
// one, which is that of the epoch before, and returns the sum of the squares of the
// changes that the thread has made. odd is 1 if the next epoch is odd.
func sweep(t *gpu.Thread, next, cur state, halo shmem.Signals, l Layout, odd int32, before func() uint64) float32 {
	changed := float32(0)
	for tile := int32(t.BlockIdx().X); tile < l.Tiles; tile += int32(t.GridDim().X) {
		changed += sweepTile(t, next, cur, halo, l, tile, odd, before)
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
func sweepTile(t *gpu.Thread, next, cur state, halo shmem.Signals, l Layout, tile, odd int32, before func() uint64) float32 {
	y := level(t)
	first, last := y == 0, y == uint32(t.GridDim().Y)-1
	strip := int32(y*uint32(t.BlockDim().Y)) + int32(t.ThreadIdx().Y)
	lo, hi := l.strip(strip), l.strip(strip+1)
	group := uint32(tile)*uint32(t.BlockDim().X) + uint32(t.ThreadIdx().X)

	changed := float32(0)
	if first || last {
		up, down := haloSignal(halo, l, tile, above, 1-odd), haloSignal(halo, l, tile, below, 1-odd)
		epoch := before()
		if t.Block().Rank() == 0 {
			if first {
				shmem.SignalWaitUntil(t, up, shmem.CmpGE, epoch)
			}
			if last {
				shmem.SignalWaitUntil(t, down, shmem.CmpGE, epoch)
			}
		}
		t.Block().Sync()
		if first && t.ThreadIdx().Y == 0 {
			changed += edge(next, cur, l, group, 0)
		}
		if last && t.ThreadIdx().Y == t.BlockDim().Y-1 && l.Rows > 1 {
			changed += edge(next, cur, l, group, l.Rows-1)
		}
		t.Block().Sync()
		if first {
			send(t, next, halo, l, tile, below, odd, epoch+1, 1, l.AboveRows+1, l.Above)
		}
		if last {
			send(t, next, halo, l, tile, above, odd, epoch+1, l.Rows, 0, l.Below)
		}
	}
	return changed + march(next, cur, l, group, max(lo, 1), min(hi, l.Rows-1))
}

// level returns which of the blocks one below the other this is: the first is the last
// of them, and the others follow from the top. Blocks start in their order, and those that
// wait for halo rows and collect the norm should not start late.
func level(t *gpu.Thread) uint32 {
	y, levels := uint32(t.BlockIdx().Y)-1, uint32(t.GridDim().Y)
	return min(y, y+levels) // a number below 0 is larger without a sign
}

// send puts a segment of the memory row from into the row to of PE pe, which is its
// halo row on the given side. The source is written again in the next sweep but one:
// before that comes the neighbour's next state, which it can only send when it has
// this one.
func send(t *gpu.Thread, s state, halo shmem.Signals, l Layout, tile, side, odd int32, epoch uint64, from, to, pe int32) {
	width := uint32(t.BlockDim().X)
	lo := uint32(tile) * width
	n := int(min(width, l.Vecs-lo)) * columns
	src := (int(from)*int(l.Vecs) + int(lo)) * columns
	dst := (int(to)*int(l.Vecs) + int(lo)) * columns
	shmem.PutSignalNBI(t.Block(), s.points.Slice(dst, dst+n), s.points.Slice(src, src+n),
		haloSignal(halo, l, tile, side, odd), epoch, shmem.SignalSet, int(pe))
}

// thread is what a thread needs to know of its columns.
type thread struct {
	group, column uint32
	// inside says that none of them is the first or the last of the field.
	inside bool
	// The neighbours in the row stand that far from the first column. What lies before
	// the row's first and after its last point may be a halo row for which nobody has
	// waited, and is not used.
	before, behind int
}

func (l Layout) thread(group uint32) thread {
	c := thread{group: group, column: group * columns, before: -1, behind: columns}
	c.inside = c.column > 0 && c.column+columns < l.Width
	if group == 0 {
		c.before = 0
	}
	if group == l.Vecs-1 {
		c.behind = 0
	}
	return c
}

// edge computes one row of the thread's columns.
func edge(next, cur state, l Layout, group uint32, row int32) float32 {
	if group >= l.Vecs {
		return 0
	}
	at := (int(row)+1)*int(l.Vecs) + int(group)
	return line(next, cur, l, l.thread(group), at, cur.vecs[at-int(l.Vecs)], cur.vecs[at])
}

// march computes the rows lo to hi of the thread's columns. It goes down the rows
// and keeps those above in registers, so that each row is loaded once; and it goes
// two rows at a time, so that enough loads are under way.
func march(next, cur state, l Layout, group uint32, lo, hi int32) float32 {
	if group >= l.Vecs || lo >= hi {
		return 0
	}
	c := l.thread(group)
	changed := float32(0)
	points, vecs := cur.points.Local(), int(l.Vecs)
	at := (int(lo)+1)*vecs + int(group)
	up, mid := cur.vecs[at-vecs], cur.vecs[at]
	rows := hi - lo
	for ; rows >= 2; rows -= 2 {
		below := at + vecs
		down, last := cur.vecs[below], cur.vecs[below+vecs]
		left, right := points[at*columns+c.before], points[at*columns+c.behind]
		left2, right2 := points[below*columns+c.before], points[below*columns+c.behind]
		now, now2 := mean(up, mid, down, left, right), mean(mid, down, last, left2, right2)
		if !c.inside {
			now, now2 = fixed(now, mid, c.column, l.Width), fixed(now2, down, c.column, l.Width)
		}
		next.vecs[at], next.vecs[below] = now, now2
		changed += distance(now, mid) + distance(now2, down)
		up, mid = down, last
		at = below + vecs
	}
	if rows > 0 {
		changed += line(next, cur, l, c, at, up, mid)
	}
	return changed
}

// line computes the vector at of the next state. Of the current one, mid is there, and up
// above it.
func line(next, cur state, l Layout, c thread, at int, up, mid vec) float32 {
	points := cur.points.Local()
	now := mean(up, mid, cur.vecs[at+int(l.Vecs)], points[at*columns+c.before], points[at*columns+c.behind])
	if !c.inside {
		now = fixed(now, mid, c.column, l.Width)
	}
	next.vecs[at] = now
	return distance(now, mid)
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
// column of the field as they are in mid, and what lies after.
func fixed(now, mid vec, column, width uint32) vec {
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
