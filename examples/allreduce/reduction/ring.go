package reduction

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
)

// Ring adds up src over all PEs into dst, which may be src, by a ring: a piece of
// the vector goes round all PEs, each of which adds its own, and then the sum goes
// round. At any time every PE sends one piece and receives another, so that each
// element crosses a PE's link twice at most, however many PEs there are.
//
// Each block does that for a share of the vector, and knows nothing of the other
// blocks: while one waits for its neighbour, others keep the link busy. It takes
// its share in rounds of pes*piece elements, a piece for each PE. stage holds what
// arrives on the way to the sum, pes-1 pieces for each block. signals has
// 2*(pes-1) signals for each block, one for each step, which carry the epoch of the
// round; every block does rounds rounds.
//
// A step of a round overwrites what the same step of the round before has sent
// here. The neighbour may do so as soon as its own round is over: the sums that end
// it have this PE's summands in them, so that everything sent here was read.
//
//gpu:kernel maxthreads=512 minblocks=1
func Ring(t *gpu.Thread, dst, src, stage shmem.Sym[float32], signals shmem.Signals, piece int, ticks []uint64, rounds int) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	right := (me + 1) % pes
	block := t.BlockIdx().X
	slots := stage.Slice(block*(pes-1)*piece, (block+1)*(pes-1)*piece)
	first := block * 2 * (pes - 1)

	for r := range rounds {
		round := clock.Epoch(t, ticks) + uint64(r)
		base := (r*t.GridDim().X + block) * pes * piece
		for step := range pes - 1 {
			// The piece that this PE sends came from the left in the step
			// before, but in the first step.
			lo, hi := pieceRange(base, piece, (me-step+pes)%pes, dst.Len())
			sum(t, dst.Local()[lo:hi], src.Local()[lo:hi], slots, signals, first, piece, round, step)
			shmem.PutSignal(t.Block(), slots.Slice(step*piece, step*piece+hi-lo), dst.Slice(lo, hi),
				signals.At(first+step), round, shmem.SignalSet, right)
		}
		for step := range pes - 1 {
			lo, hi := pieceRange(base, piece, (me+1-step+pes)%pes, dst.Len())
			if step == 0 {
				// The last summands, to the piece that has been round.
				sum(t, dst.Local()[lo:hi], src.Local()[lo:hi], slots, signals, first, piece, round, pes-1)
			} else {
				await(t, signals.At(first+pes-2+step), round)
			}
			shmem.PutSignal(t.Block(), dst.Slice(lo, hi), dst.Slice(lo, hi),
				signals.At(first+pes-1+step), round, shmem.SignalSet, right)
		}
		await(t, signals.At(first+2*(pes-1)-1), round)
	}
	clock.Advance(t, ticks, rounds)
}

// pieceRange returns the elements of piece number i after base, of a vector of n.
func pieceRange(base, piece, i, n int) (lo, hi int) {
	lo = min(base+i*piece, n)
	return lo, min(lo+piece, n)
}

// sum stores in dst the sum of src and what arrived in the step before step. In
// step 0 nothing did.
func sum(t *gpu.Thread, dst, src []float32, slots shmem.Sym[float32], signals shmem.Signals, first, piece int, round uint64, step int) {
	if step == 0 {
		for i := range t.Block().Stride(len(dst)) {
			dst[i] = src[i]
		}
	} else {
		await(t, signals.At(first+step-1), round)
		arrived := slots.Local()[(step-1)*piece:][:len(dst)]
		for i := range t.Block().Stride(len(dst)) {
			dst[i] = arrived[i] + src[i]
		}
	}
	t.Block().Sync()
}

// await waits until a signal has come to round, for the block.
func await(t *gpu.Thread, signal shmem.Signal, round uint64) {
	if t.Block().Rank() == 0 {
		shmem.SignalWaitUntil(t, signal, shmem.CmpGE, round)
	}
	t.Block().Sync()
}
