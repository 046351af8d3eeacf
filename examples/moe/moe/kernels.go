package moe

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//go:generate go run ../../../cmd/gpuc generate

// Layer describes a layer of experts. Expert e lives on PE e%pes, as number e/pes of
// that PE's Local experts.
//
// A PE's rows for its experts lie by expert, then by the PE that they come from, with
// room for all Tokens of that PE: a token goes to an expert at most once, so that
// every PE can choose the row by itself.
type Layer struct {
	Tokens, Hidden, Experts, TopK, Local int
}

// Scratch is what the kernels of one layer pass on to each other. Everything that
// counts exists twice, for even and for odd epochs.
type Scratch struct {
	// Counts holds how many tokens this PE sends to each expert.
	Counts []int32
	// Rows holds, for each choice of each token, its row among those that this
	// PE sends to the expert.
	Rows []int32
	// Done counts the blocks that have sent their share.
	Done []uint32
	// Words carry the counts to the experts' PEs: by expert of the PE, then by
	// the PE that sends; in even and in odd epochs, one half each.
	Words shmem.Signals
	// Arrived counts, by expert of this PE and by sender, the rows that have
	// arrived, over all epochs; Seen is what of these belongs to the epochs
	// before.
	Arrived shmem.Signals
	Seen    []uint64
	// Back counts, by expert, the rows that have come back, and one more for
	// each epoch, over all epochs; Home is what of these belongs to the epochs
	// before. The one more keeps PEs together that have no tokens for each
	// other.
	Back shmem.Signals
	Home []uint64
}

// Route chooses for each token the TopK experts with the largest scores, the first
// of equal ones, and weights that are proportional to them. Scores are positive.
//
//gpu:kernel maxthreads=256
func Route(t *gpu.Thread, l Layer, scores []float32, chosen []int32, weights []float32) {
	for token := range t.Grid().Stride(l.Tokens) {
		row := scores[token*l.Experts : (token+1)*l.Experts]
		total := float32(0)
		for k := range l.TopK {
			best := -1
			for e := range l.Experts {
				if !taken(chosen[token*l.TopK:token*l.TopK+k], e) && (best < 0 || row[e] > row[best]) {
					best = e
				}
			}
			chosen[token*l.TopK+k] = int32(best)
			total += row[best]
		}
		for k := range l.TopK {
			weights[token*l.TopK+k] = row[chosen[token*l.TopK+k]] / total
		}
	}
}

func taken(chosen []int32, e int) bool {
	for _, c := range chosen {
		if int(c) == e {
			return true
		}
	}
	return false
}

// Dispatch sends every token to the PEs of the experts that it has chosen, one block
// for each row at a time, with a signal that counts the rows; the block that comes
// last sends how many there are.
//
//gpu:kernel maxthreads=256 minblocks=4
func Dispatch(t *gpu.Thread, l Layer, tokens, sent shmem.Sym[float32], chosen []int32, s Scratch, epoch uint32) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	counts := half(s.Counts, epoch)
	for item := t.BlockIdx().X; item < l.Tokens*l.TopK; item += t.GridDim().X {
		e := int(chosen[item])
		row := int32(0)
		if t.Block().Rank() == 0 {
			row = gpu.AtomicAdd(t, &counts[e], 1)
			gpu.Assert(t, int(row) < l.Tokens, "no token has chosen an expert twice")
			s.Rows[item] = row
		}
		row = gpu.Broadcast(t.Block(), row, 0)
		slot := (e/pes*pes+me)*l.Tokens + int(row)
		token := item / l.TopK
		shmem.PutSignalNBI(t.Block(), sent.Slice(slot*l.Hidden, (slot+1)*l.Hidden), tokens.Slice(token*l.Hidden, (token+1)*l.Hidden),
			s.Arrived.At(e/pes*pes+me), 1, shmem.SignalAdd, e%pes)
	}

	last := uint32(0)
	if t.Block().Rank() == 0 {
		last = gpu.AtomicAddExplicit(t, &s.Done[0], 1, gpu.AcqRel, gpu.ScopeDevice)
	}
	if int(gpu.Broadcast(t.Block(), last, 0)) != t.GridDim().X-1 {
		return
	}
	for e := range t.Block().Stride(l.Experts) {
		ll.Store(t, s.Words, wordOf(l, pes, e/pes*pes+me, epoch), epoch, counts[e], e%pes)
	}
	if t.Block().Rank() == 0 {
		s.Done[0] = 0
	}
}

// Apply waits for the tokens of this PE's experts, applies the experts to them, and
// sends the results back to where the tokens came from. scale and bias are the
// parameters of the experts here: this layer's experts compute scale*x + bias. Its
// dynamic shared memory has room for an int32 for each expert of the PE and each PE.
//
//gpu:kernel maxthreads=256 minblocks=4
func Apply(t *gpu.Thread, l Layer, sent, back shmem.Sym[float32], scale, bias []float32, s Scratch, epoch uint32) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	local := (l.Experts - me + pes - 1) / pes
	counts := gpu.DynamicShared[int32](t)[:local*pes]
	for pair := range t.Block().Stride(len(counts)) {
		n := ll.Await[int32](t, s.Words, wordOf(l, pes, pair, epoch), epoch)
		before := half(s.Seen, epoch)[pair]
		shmem.SignalWaitUntil(t, s.Arrived.At(pair), shmem.CmpGE, before+uint64(n))
		counts[pair] = n
		if t.BlockIdx().X == 0 {
			half(s.Seen, epoch+1)[pair] = before + uint64(n)
			shmem.SignalOp(t, s.Back.At(pair/pes*pes+me), 1, shmem.SignalAdd, pair%pes)
		}
	}
	t.Block().Sync()

	// The blocks take the rows of all experts in turn.
	item := t.BlockIdx().X
	for pair, n := range counts {
		expert, from := pair/pes, pair%pes
		for ; item < int(n); item += t.GridDim().X {
			slot := (pair*l.Tokens + item) * l.Hidden
			x := sent.Local()[slot : slot+l.Hidden]
			for i := range t.Block().Stride(l.Hidden) {
				x[i] = float32(x[i]*scale[expert]) + bias[expert]
			}
			t.Block().Sync()
			home := ((expert*pes+me)*l.Tokens + item) * l.Hidden
			shmem.PutSignalNBI(t.Block(), back.Slice(home, home+l.Hidden), sent.Slice(slot, slot+l.Hidden),
				s.Back.At(expert*pes+me), 1, shmem.SignalAdd, from)
		}
		item -= int(n)
	}
}

// Combine waits for the results of this PE's tokens, and adds up those of each token
// with its weights.
//
//gpu:kernel maxthreads=256 minblocks=4
func Combine(t *gpu.Thread, l Layer, out []float32, back shmem.Sym[float32], chosen []int32, weights []float32, s Scratch, epoch uint32) {
	counts := half(s.Counts, epoch)
	for e := range t.Block().Stride(l.Experts) {
		before, n := half(s.Home, epoch)[e], uint64(counts[e])
		shmem.SignalWaitUntil(t, s.Back.At(e), shmem.CmpGE, before+n+1)
		if t.BlockIdx().X == 0 {
			half(s.Home, epoch+1)[e] = before + n + 1
			half(s.Counts, epoch+1)[e] = 0
		}
	}
	t.Block().Sync()
	results := back.Local()
	for token := t.BlockIdx().X; token < l.Tokens; token += t.GridDim().X {
		for i := range t.Block().Stride(l.Hidden) {
			sum := float32(0)
			for k := range l.TopK {
				item := token*l.TopK + k
				slot := int(chosen[item])*l.Tokens + int(s.Rows[item])
				sum += float32(weights[item] * results[slot*l.Hidden+i])
			}
			out[token*l.Hidden+i] = sum
		}
	}
}

// wordOf returns the word for the count of a pair of expert and sender.
func wordOf(l Layer, pes, pair int, epoch uint32) int {
	return int(epoch%2)*l.Local*pes + pair
}

// half returns the half of x for even or for odd epochs.
func half[T any](x []T, epoch uint32) []T {
	n := len(x) / 2
	return x[int(epoch%2)*n : int(epoch%2)*n+n]
}
