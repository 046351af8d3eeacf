package routing

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// apply applies this PE's experts to the rows as they arrive, and sends the results to
// where the tokens came from. The blocks take the rows of all pairs in turn. What is known
// of a row before it is there is computed before the wait.
func apply(t *gpu.Thread, l Layer, scale, bias []float32, m Memory, epoch uint64) {
	b, pes := t.Block(), uint32(shmem.NumPEs(t))
	pairs := l.Local * pes
	firsts := gpu.DynamicShared[uint32](t)[:pairs+1]
	rows := gpu.AsVec4(m.Rows.Local())
	awaitCounts(t, firsts, m, epoch)
	item := gpu.Shared[uint32](t) // of the block's present row
	for i := uint32(t.BlockIdx().X); i < firsts[pairs]; i += uint32(t.GridDim().X) {
		pair := find(firsts, i)
		e := expertRow{number: pair*l.Tokens + i - firsts[pair], home: int(pair % pes)}
		e.row, e.results = l.rows(rows, e.number, 1), gpu.AsVec4(m.Results.Peer(t, e.home))
		e.scale, e.bias = scale[pair/pes], bias[pair/pes]
		if b.Rank() == 0 {
			*item = said(shmem.SignalWaitUntil(t, m.Arrived.At(int(e.number)), shmem.CmpGE, word(epoch, 0)))
		}
		b.Sync()
		e.apply(t, l, m, *item, epoch)
	}
}

// awaitCounts waits for the counts of all pairs, and stores in firsts how many rows there
// are in the pairs before each, and last how many there are in all. One warp does it.
func awaitCounts(t *gpu.Thread, firsts []uint32, m Memory, epoch uint64) {
	if w := t.Warp(); t.Block().Rank() < gpu.WarpSize {
		pairs, sum := uint32(len(firsts)-1), uint32(0)
		for from := uint32(0); from < pairs; from += uint32(w.Size()) {
			pair, n := from+uint32(w.Rank()), uint32(0)
			if pair < pairs {
				at := m.Counts.At(int(half(pairs, epoch) + pair))
				n = said(shmem.SignalWaitUntilRelaxed(t, at, shmem.CmpGE, word(epoch, 0)))
			}
			end := sum + gpu.InclusiveScanAdd(w, n)
			if pair < pairs {
				firsts[pair] = end - n
			}
			sum = gpu.Broadcast(w, end, w.Size()-1)
		}
		if w.Rank() == 0 {
			firsts[pairs] = sum
		}
	}
	t.Block().Sync()
}

// find returns the pair that the ith of all rows belongs to.
func find(firsts []uint32, i uint32) uint32 {
	pair, beyond := uint32(0), uint32(len(firsts)-1)
	for beyond-pair > 1 {
		if middle := (pair + beyond) / 2; firsts[middle] <= i {
			pair = middle
		} else {
			beyond = middle
		}
	}
	return pair
}

// expertRow is a row that comes to an expert: its number and where it lies, the results of
// the PE that it comes from, if they can be addressed, and the expert's parameters.
type expertRow struct {
	number       uint32
	row, results []vec
	scale, bias  float32
	home         int
}

// inFlight is how many loads a thread has under way before it stores anything.
const inFlight = 4

// apply applies the expert to the row, and brings the result of an item home with a signal:
// straight from registers if that PE's memory can be addressed, and by way of the row
// otherwise.
func (e expertRow) apply(t *gpu.Thread, l Layer, m Memory, item uint32, epoch uint64) {
	x, y := e.row, e.row
	direct := len(e.results) != 0 && !l.Puts
	if direct {
		y = l.rows(e.results, item, 1)
	}
	b := t.Block()
	n := b.Size()
	for i := b.Rank(); i < len(x); i += inFlight * n {
		v0, v1, v2, v3 := at(x, i), at(x, i+n), at(x, i+2*n), at(x, i+3*n)
		store(y, i, v0, e.scale, e.bias)
		store(y, i+n, v1, e.scale, e.bias)
		store(y, i+2*n, v2, e.scale, e.bias)
		store(y, i+3*n, v3, e.scale, e.bias)
	}
	b.Sync()
	returned := m.Returned.At(int(item))
	if !direct {
		shmem.PutSignalNBI(b, l.row(m.Results, item), l.row(m.Rows, e.number), returned, epoch, shmem.SignalSet, e.home)
		return
	}
	if b.Rank() == 0 {
		shmem.Fence(t) // for the whole block
		shmem.SignalOp(t, returned, epoch, shmem.SignalSet, e.home)
	}
}

// at returns x[i], or zeros beyond the end.
func at(x []vec, i int) vec {
	if i < len(x) {
		return x[i]
	}
	return vec{}
}

// store stores in y[i], unless that is beyond the end, what the expert makes of v.
func store(y []vec, i int, v vec, scale, bias float32) {
	if i < len(y) {
		y[i] = vec{X: affine(v.X, scale, bias), Y: affine(v.Y, scale, bias), Z: affine(v.Z, scale, bias), W: affine(v.W, scale, bias)}
	}
}

func affine(x, scale, bias float32) float32 { return gpu.FMA(x, scale, bias) }
