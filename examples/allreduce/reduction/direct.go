package reduction

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

// vec is what a thread loads and stores at once.
type vec = gpu.Vec4[float32]

// width is the number of elements of a vec.
const width = 4

// OneShot adds up src over all PEs into dst, which may be src: every PE reads the
// vectors of all others from their memory. stage holds a copy of src, so that src
// may be written as soon as the launch is over, whoever still reads; each of at most
// blocks blocks has two parts of it, for its even and its odd epochs. signals has one
// signal for every block of every PE.
//
//gpu:kernel maxthreads=512 minblocks=1
func OneShot(t *gpu.Thread, dst, src []float32, stage shmem.Sym[float32], signals shmem.Signals, blocks int, ticks []uint64) {
	epoch, n, block := clock.Epoch(t, ticks), len(src), t.BlockIdx().X
	// The block copies what the same block of every PE will read.
	share := oneShotShare(n, t.GridDim().X)
	lo := min(block*share, n)
	hi := min(lo+share, n)
	if block == t.GridDim().X-1 {
		hi = n
	}
	x, sums := src[lo:hi], dst[lo:hi]
	room := stage.Len() / (2 * blocks)
	part := (2*block + int(epoch%2)) * room
	copied := stage.Slice(part, part+len(x))
	mine := copied.Local()
	whole := len(x) / width * width
	from, to := gpu.AsVec4(x[:whole]), gpu.AsVec4(mine[:whole])
	for i := range t.Block().Stride(len(to)) {
		to[i] = from[i]
	}
	for i := range t.Block().Stride(len(x) - whole) {
		mine[whole+i] = x[whole+i]
	}

	publish(t, signals, 0, blocks, epoch)

	pes := shmem.NumPEs(t)
	into := gpu.AsVec4(sums[:whole])
	for i := range t.Block().Stride(len(into)) {
		into[i] = total(t, copied.Slice(0, whole), i, pes)
	}
	for i := range t.Block().Stride(len(x) - whole) {
		sums[whole+i] = totalOne(t, copied, whole+i, pes)
	}
	clock.Advance(t, ticks, 1)
}

// oneShotShare is the number of elements of a block of OneShot, of a grid of so many;
// the last one has those that do not fill a vec besides.
func oneShotShare(n, grid int) int { return (n/width + grid - 1) / grid * width }

// TwoShot adds up src over all PEs into dst, which may be src: every PE adds up a
// part, from the memory of all PEs, and stores the sums to the memory of all PEs.
// Each element crosses a PE's link twice at most, as in a ring, but without going
// round. signals has two signals for every block of every PE, of at most blocks.
//
//gpu:kernel maxthreads=512 minblocks=2
func TwoShot(t *gpu.Thread, dst, src shmem.Sym[float32], signals shmem.Signals, blocks int, ticks []uint64) {
	epoch := clock.Epoch(t, ticks)
	arrive(t, signals, 0, blocks, epoch)

	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	whole := src.Len() / width
	lo, hi := whole*me/pes*width, whole*(me+1)/pes*width
	from, to := src.Slice(lo, hi), dst.Slice(lo, hi)
	rest := 0 // elements that do not fill a vec, for the last PE
	if me == pes-1 {
		rest = src.Len() - whole*width
	}

	// Every PE has come here, so that all src can be read and all dst written. What
	// was enqueued before this launch is visible to all.
	gather(t, signals, 0, blocks, epoch)
	for i := range t.Grid().Stride((hi - lo) / width) {
		sum := total(t, from, i, pes)
		for pe := range pes {
			gpu.AsVec4(to.Peer(t, pe))[i] = sum
		}
	}
	for i := range t.Grid().Stride(rest) {
		sum := totalOne(t, src, hi+i, pes)
		for pe := range pes {
			dst.Peer(t, pe)[hi+i] = sum
		}
	}

	// Every PE has stored its sums here, and has read src.
	publish(t, signals, 1, blocks, epoch)
	clock.Advance(t, ticks, 1)
}

// total returns the sum of vec i of x over all PEs, in the order of ll.Pairwise. It loads four at
// a time, since a load from a peer takes a microsecond.
func total(t *gpu.Thread, x shmem.Sym[float32], i, pes int) (sum vec) {
	for pe := 0; pe < pes; pe += 4 {
		four := gpu.AsVec4(x.Peer(t, pe))[i]
		var b, c, d vec
		if pe+1 < pes {
			b = gpu.AsVec4(x.Peer(t, pe+1))[i]
		}
		if pe+2 < pes {
			c = gpu.AsVec4(x.Peer(t, pe+2))[i]
		}
		if pe+3 < pes {
			d = gpu.AsVec4(x.Peer(t, pe+3))[i]
		}
		if pe+3 < pes {
			c = plus(c, d)
		}
		if pe+1 < pes {
			four = plus(four, b)
		}
		if pe+2 < pes {
			four = plus(four, c)
		}
		if pe == 0 {
			sum = four
		} else {
			sum = plus(sum, four)
		}
	}
	return sum
}

// totalOne is total for one element.
func totalOne(t *gpu.Thread, x shmem.Sym[float32], i, pes int) float32 {
	return ll.Pairwise(pes, func(pe int) float32 { return x.Peer(t, pe)[i] }, addTwo)
}

func addTwo(a, b float32) float32 { return a + b }

// plus adds two vecs.
func plus(a, b vec) vec { return vec{X: a.X + b.X, Y: a.Y + b.Y, Z: a.Z + b.Z, W: a.W + b.W} }

// publish meets the same block of every PE, with all that this block has stored.
func publish(t *gpu.Thread, signals shmem.Signals, place, blocks int, epoch uint64) {
	t.Block().Sync()
	if t.Block().Rank() < shmem.NumPEs(t) {
		shmem.Fence(t) // by those who signal, for all threads of the block
	}
	meet(t, signals, place, blocks, epoch)
}

// meet waits until the same block of every PE has come here. A launch has several
// places where blocks meet, numbered by place.
func meet(t *gpu.Thread, signals shmem.Signals, place, blocks int, epoch uint64) {
	arrive(t, signals, place, blocks, epoch)
	gather(t, signals, place, blocks, epoch)
}

// arrive is the first half of meet: it tells the same block of every PE that this one is
// here. What is computed between it and gather takes no time while others are on their way.
func arrive(t *gpu.Thread, signals shmem.Signals, place, blocks int, epoch uint64) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	word := (place*blocks+t.BlockIdx().X)*pes + me
	for pe := range t.Block().Stride(pes) {
		shmem.SignalOp(t, signals.At(word), epoch, shmem.SignalSet, pe)
	}
}

// gather is the second half of meet.
func gather(t *gpu.Thread, signals shmem.Signals, place, blocks int, epoch uint64) {
	pes := shmem.NumPEs(t)
	first := (place*blocks + t.BlockIdx().X) * pes
	for pe := range t.Block().Stride(pes) {
		shmem.SignalWaitUntil(t, signals.At(first+pe), shmem.CmpGE, epoch)
	}
	t.Block().Sync()
}
