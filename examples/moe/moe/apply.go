package moe

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// apply applies this PE's experts to the rows as they arrive, and sends the results to
// where the tokens came from. The blocks take the rows of all pairs in turn.
func apply(t *gpu.Thread, l Layer, scale, bias []float32, m Memory, epoch uint64) {
	b, pes := t.Block(), shmem.NumPEs(t)
	firsts := gpu.DynamicShared[int32](t)[:l.Local*pes+1]
	awaitCounts(t, firsts, m, epoch)
	item := gpu.Shared[int32](t) // of the block's present row
	for i := t.BlockIdx().X; i < int(firsts[len(firsts)-1]); i += t.GridDim().X {
		pair := find(firsts, i)
		row := pair*l.Tokens + i - int(firsts[pair])
		if b.Rank() == 0 {
			*item = int32(said(shmem.SignalWaitUntil(t, m.Arrived.At(row), shmem.CmpGE, word(epoch, 0))))
		}
		b.Sync()
		to := int(*item)
		expert, home := split(pair, pes)
		applyRow(t, l, l.row(m.Rows, row), l.row(m.Results, to), scale[expert], bias[expert], m.Returned.At(to), epoch, home)
	}
}

// awaitCounts waits for the counts of all pairs, and stores in firsts how many rows there
// are in the pairs before each, and last how many there are in all. One warp does it.
func awaitCounts(t *gpu.Thread, firsts []int32, m Memory, epoch uint64) {
	if w := t.Warp(); t.Block().Rank() < warpSize {
		pairs, sum := len(firsts)-1, 0
		for from := 0; from < pairs; from += w.Size() {
			pair, n := from+w.Rank(), 0
			if pair < pairs {
				at := m.Counts.At(half(pairs, epoch) + pair)
				n = said(shmem.SignalWaitUntilRelaxed(t, at, shmem.CmpGE, word(epoch, 0)))
			}
			end := sum + gpu.InclusiveScanAdd(w, n)
			if pair < pairs {
				firsts[pair] = int32(end - n)
			}
			sum = gpu.Broadcast(w, end, w.Size()-1)
		}
		if w.Rank() == 0 {
			firsts[pairs] = int32(sum)
		}
	}
	t.Block().Sync()
}

// find returns the pair that the ith of all rows belongs to.
func find(firsts []int32, i int) int {
	pair, beyond := 0, len(firsts)-1
	for beyond-pair > 1 {
		if middle := (pair + beyond) / 2; int(firsts[middle]) <= i {
			pair = middle
		} else {
			beyond = middle
		}
	}
	return pair
}

// inFlight is how many loads a thread has under way before it stores anything.
const inFlight = 4

// applyRow applies an expert to a row, and brings the result to PE home with a signal:
// straight from registers if that PE's memory can be addressed, and by way of the row
// otherwise.
func applyRow(t *gpu.Thread, l Layer, row, result shmem.Sym[float32], scale, bias float32, returned shmem.Signal, epoch uint64, home int) {
	x := gpu.AsVec4(row.Local())
	y := gpu.AsVec4(result.Peer(t, home))
	direct := len(y) == len(x) && !l.Puts
	if !direct {
		y = x
	}
	b := t.Block()
	n := b.Size()
	for i := b.Rank(); i < len(x); i += inFlight * n {
		v0, v1, v2, v3 := at(x, i), at(x, i+n), at(x, i+2*n), at(x, i+3*n)
		store(y, i, v0, scale, bias)
		store(y, i+n, v1, scale, bias)
		store(y, i+2*n, v2, scale, bias)
		store(y, i+3*n, v3, scale, bias)
	}
	b.Sync()
	if !direct {
		shmem.PutSignalNBI(b, result, row, returned, epoch, shmem.SignalSet, home)
		return
	}
	if b.Rank() == 0 {
		shmem.Fence(t) // for the whole block
		shmem.SignalOp(t, returned, epoch, shmem.SignalSet, home)
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

// affine is rounded after the product too, as plain Go does it.
func affine(x, scale, bias float32) float32 { return float32(x*scale) + bias }
