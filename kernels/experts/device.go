package experts

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/device"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Shape is the shape of a launch. An item is one of the TopK choices of a token.
type Shape struct {
	Experts, TopK int
	Tokens        int // of this PE in this launch
	MaxItems      int // the items of a PE at most
	K, N          int // the elements of a token and of a result
}

// Memory is what the PEs pass on to each other.
//
// A PE sends its items in the order of their experts (Shape.visited). The rows of an expert stand one after
// the other: first those of PE 0, then those of PE 1, each in the order of that PE. All PEs tell all others
// how many items they have for each expert, and which is the first of them, and so all know where each row
// and each result belongs, and that those of neighbours are neighbours. An expert begins at a multiple of
// the rows of a work tile: a tile of a that reaches beyond its last row reaches no rows of others, which are written
// meanwhile.
//
// A PE sends rows and results when it has the counts of all PEs: then all have ended the launch
// before, and nobody reads what came in it. Counts are there twice, for even and odd epochs. A PE
// that sends those of a launch has ended the one before, for which it needed all counts, and so all
// PEs have ended the one before that. RowsArrived is there twice too: in a launch a PE sets those of the next
// one to 0.
type Memory struct {
	// Rows holds the tokens that have come to this PE's experts, and Results what experts made of
	// the tokens of this PE, in its order.
	Rows, Results shmem.Sym[gpu.BFloat16]
	// SendBuffer has room for the rows of each warp that multiplies, before they are sent.
	SendBuffer shmem.Sym[gpu.BFloat16]
	// Counts has the counts of all PEs (see counts). Each sends its own from their place to the same place.
	Counts shmem.Sym[uint32]
	// CountsArrived says that the counts of a PE are there, and ResultsArrived that the columns of a tile of a result
	// are, by the epoch of the launch. RowsArrived counts the rows of an expert of this PE that are there.
	CountsArrived, RowsArrived, ResultsArrived shmem.Signals
	// Order has the items of this PE in its order, and Place which one each item is.
	Order, Place []int32
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// counts says how many items of a PE have chosen each expert, and which in the order of the PE is the first
// of them. After the last expert, first has the number of items.
type counts struct{ items, first []uint32 }

// countWords returns how many numbers the counts of a PE have.
func countWords(experts int) int { return 2*experts + 1 }

// countsIn returns the counts of PE pe in memory with those of several PEs.
func countsIn(mem []uint32, pe, experts int) counts {
	mem = mem[pe*countWords(experts):][:countWords(experts)]
	return counts{mem[:experts], mem[experts:]}
}

// layer is a Kernel of package gemm: the products of this PE's experts.
type layer struct {
	gemm.NoReduction
	s      Shape
	tokens shmem.Sym[gpu.BFloat16]
	chosen []int32
	e      gemm.Elementwise
	m      Memory
	epoch  uint64
	// all are the counts of all PEs.
	all []uint32
	tables
}

// tables are numbers for each expert, in shared memory: at which row it begins, if all PEs had one memory,
// how many rows it has, which row on its PE that of item 0 of this PE's order would be, and where this PE's
// items of it end.
type tables struct{ base, rows, to, end []uint32 }

// tableWords returns how many numbers the tables have.
func tableWords(experts int) int { return 4 * experts }

// tablesIn returns the tables in memory.
func tablesIn(mem []uint32, experts int) tables {
	return tables{mem[:experts], mem[experts:][:experts], mem[2*experts:][:experts], mem[3*experts:][:experts]}
}

// tileN is the columns of a work tile.
const tileN = len(gemm.N256{})

// visits returns how many places visited has, and visited the expert at a place in the order in which this PE
// sends items; false if there is none. One of its own comes first, then one of each PE after it, and so
// round. So all PEs begin with the first of theirs, and rows arrive in the order in which they are multiplied.
func (s Shape) visits(pes int) int { return s.maxLocalExperts(pes) * pes }

func (s Shape) visited(t *gpu.Thread, place int) (e int, ok bool) {
	pes := shmem.NumPEs(t)
	lo, hi := spread.Shard(s.Experts, spread.After(shmem.MyPE(t), place%pes, pes), pes)
	e = lo + place/pes
	return e, e < hi
}

// eachItem calls f for the items of this PE that have an expert. The threads of the block share them, those of
// the first warp come last, and each has several loads under way.
func (s Shape) eachItem(b gpu.Block, chosen []int32, f func(i, e int)) {
	items := s.Tokens * s.TopK
	for from := spread.After(b.Rank(), b.Size()-gpu.WarpSize, b.Size()); from < items; from += ahead * b.Size() {
		var x [ahead]int32
		//gpu:unroll
		for k := range ahead {
			x[k] = -1
			if i := from + k*b.Size(); i < items {
				x[k] = chosen[i]
			}
		}
		//gpu:unroll
		for k := range ahead {
			if x[k] >= 0 {
				f(from+k*b.Size(), int(x[k]))
			}
		}
	}
}

// exchangeCounts counts the items of this PE for each expert, tells all PEs, and puts the items in order. One
// block does it: its own PE gets the signal when the order is there too.
func exchangeCounts(t *gpu.Thread, s Shape, chosen []int32, m Memory, epoch uint64, x tables) {
	b, me, pes := t.Block(), shmem.MyPE(t), shmem.NumPEs(t)
	items, first := x.rows, x.to
	for e := range b.Stride(s.Experts) {
		items[e] = 0
	}
	b.Sync()
	s.eachItem(b, chosen, func(_, e int) {
		gpu.Assert(t, e < s.Experts, "a chosen expert is one of the layer's")
		gpu.AtomicAddExplicit(t, &items[e], 1, gpu.Relaxed, gpu.ScopeBlock)
	})
	b.Sync()
	mine := countsIn(m.Counts.Local(), parity(epoch)*pes+me, s.Experts)
	if b.Rank() < gpu.WarpSize {
		total := device.Scan(t.Warp(), s.visits(pes), func(i int) uint32 {
			if e, ok := s.visited(t, i); ok {
				return items[e]
			}
			return 0
		}, func(i int, before uint32) {
			if e, ok := s.visited(t, i); ok {
				first[e] = before
				mine.items[e], mine.first[e] = items[e], before
			}
		})
		if b.Rank() == 0 {
			mine.first[s.Experts] = total
		}
	}
	b.Sync()
	if w := t.Warp(); b.Rank() < gpu.WarpSize { // while the others put the items in order
		n := countWords(s.Experts)
		own := m.Counts.Slice((parity(epoch)*pes+me)*n, (parity(epoch)*pes+me+1)*n)
		for d := 1; d < pes; d++ {
			shmem.PutSignal(w, own, own, m.CountsArrived.At(me), epoch, shmem.SignalSet, spread.After(me, d, pes))
		}
	}
	s.eachItem(b, chosen, func(i, e int) {
		q := gpu.AtomicAddExplicit(t, &first[e], 1, gpu.Relaxed, gpu.ScopeBlock)
		m.Order[q], m.Place[i] = int32(i), int32(q)
	})
	for e := range b.Stride(s.maxLocalExperts(pes)) {
		shmem.SignalOp(t, m.RowsArrived.At(parity(epoch+1)*s.maxLocalExperts(pes)+e), 0, shmem.SignalSet, me)
	}
	shmem.Quiet(b)
	if b.Rank() == 0 {
		shmem.SignalOp(t, m.CountsArrived.At(me), epoch, shmem.SignalSet, me)
	}
}

// computeOffsets waits for the counts of all PEs, and computes the places of the rows.
func (j layer) computeOffsets(t *gpu.Thread) {
	b, me, pes := t.Block(), shmem.MyPE(t), shmem.NumPEs(t)
	for pe := range b.Stride(pes) {
		shmem.SignalWaitUntil(t, j.m.CountsArrived.At(pe), shmem.CmpGE, j.epoch)
	}
	b.Sync()
	for e := range b.Stride(j.s.Experts) {
		before, rows := uint32(0), uint32(0)
		for pe := range pes {
			if pe == me {
				before = rows
			}
			rows += countsIn(j.all, pe, j.s.Experts).items[e]
		}
		mine := countsIn(j.all, me, j.s.Experts)
		j.rows[e], j.to[e], j.end[e] = rows, before-mine.first[e], mine.first[e]+mine.items[e]
	}
	height := gemm.Consumers(t) * len(gemm.M64{})
	b.Sync()
	if b.Rank() < gpu.WarpSize {
		device.Scan(t.Warp(), j.s.Experts, func(e int) uint32 { return uint32(spread.DivideUp(int(j.rows[e]), height) * height) }, func(e int, before uint32) { j.base[e] = before })
	}
	b.Sync()
	for e := range b.Stride(j.s.Experts) {
		lo, _ := spread.Shard(j.s.Experts, spread.Owner(e, j.s.Experts, pes), pes)
		j.to[e] += j.base[e] - j.base[lo]
	}
	b.Sync()
}

func (layer) Static() bool { return false }

// Next has a group for each expert of this PE.
func (j layer) Next(t *gpu.Thread, p gemm.WorkTile, i int) (gemm.WorkTile, bool) {
	first, end := spread.Shard(j.s.Experts, shmem.MyPE(t), shmem.NumPEs(t))
	for first+p.Group < end {
		e := first + p.Group
		at := int(j.base[e] - j.base[first])
		next, ok := p.Within(t, i, at, at+int(j.rows[e]), j.s.N, tileN)
		if ok {
			next.EndRowB = next.RowB + j.s.K
			return next, true
		}
		p = next
		p.RowB += j.s.K // Group*K would be computed again for each load
	}
	return p, false
}

// AwaitA waits for all rows of the expert: blocks that multiply by the same columns of it begin together, so
// that these come from memory once. The signal is updated after a fence, so who has seen the count sees the
// rows. The wait is an acquire of the first lane, which fences the asynchronous proxy, whose loads it
// starts; the other lanes, which load where there is no such proxy, know by Warp.Sync.
func (j layer) AwaitA(t *gpu.Thread, p gemm.WorkTile) {
	w := t.Warp()
	if w.Rank() == 0 {
		first, _ := spread.Shard(j.s.Experts, shmem.MyPE(t), shmem.NumPEs(t))
		shmem.SignalWaitUntil(t, j.rowsArrived(t, p.Group), shmem.CmpGE, uint64(j.rows[first+p.Group]))
		tile.FenceArrived(t)
	}
	w.Sync()
}

// maxLocalExperts returns the most experts that a PE has.
func (s Shape) maxLocalExperts(pes int) int { return spread.DivideUp(s.Experts, pes) }

// rowsArrived returns the signal of an expert, of which its PE has so many before it.
func (j layer) rowsArrived(t *gpu.Thread, local int) shmem.Signal {
	return j.m.RowsArrived.At(parity(j.epoch)*j.s.maxLocalExperts(shmem.NumPEs(t)) + local)
}

// senders send results, and the communication warps after them tokens.
const senders gemm.Senders = 1

// Communicate sends this PE's tokens to the experts, and results to the PEs that they belong to.
func (j layer) Communicate(t *gpu.Thread) {
	if gemm.CommWarp(t) < int(senders) {
		gemm.SendTiles(t, senders, j)
	} else {
		j.dispatch(t)
	}
}

// maxRowsPerSignal is how many tokens a warp sends at most before a signal. The fence between them waits for all that
// the multiprocessor has sent.
const maxRowsPerSignal = 8

// dispatch sends the items of this PE. The warps of all blocks take them in turn.
func (j layer) dispatch(t *gpu.Thread) {
	w, pes := t.Warp(), shmem.NumPEs(t)
	items := int(countsIn(j.all, shmem.MyPE(t), j.s.Experts).first[j.s.Experts])
	warps := t.GridDim().X * (gemm.CommWarps - int(senders))
	number := (gemm.CommWarp(t)-int(senders))*t.GridDim().X + t.BlockIdx().X
	n := max(min(spread.DivideUp(items, warps), maxRowsPerSignal), 1)
	for at := number * n; at < items; at += warps * n {
		for q, end := at, min(at+n, items); q < end; {
			e := int(j.chosen[j.m.Order[q]])
			owner, rows, last := spread.Owner(e, j.s.Experts, pes), 0, min(end, int(j.end[e]))
			for ; q < last; q++ {
				row, from := int(j.to[e]+uint32(q))*j.s.K, int(j.m.Order[q])/j.s.TopK*j.s.K
				shmem.PutNBI(w, j.m.Rows.Slice(row, row+j.s.K), j.tokens.Slice(from, from+j.s.K), owner)
				rows++
			}
			shmem.Fence(w)
			if w.Rank() == 0 {
				first, _ := spread.Shard(j.s.Experts, owner, pes)
				shmem.SignalOp(t, j.rowsArrived(t, e-first), uint64(rows), shmem.SignalAdd, owner)
			}
		}
	}
	shmem.Quiet(w)
}

// PackTo has the results of a tile wait until what was in the warps' memory has been sent.
func (j layer) PackTo(t *gpu.Thread, p gemm.WorkTile) (x []gpu.BFloat16, ok bool) {
	senders.AwaitSent(t, p)
	return x, false
}

// Store keeps results in the warp's memory.
func (j layer) Store(t *gpu.Thread, p gemm.WorkTile, r, c int, x [tile.VecLen]float32) {
	if r < p.EndRow && c < j.s.N {
		j.e.Apply(p.Group*j.s.N+c, &x)
		at := (r-p.Row-gemm.ConsumerWarp(t)*gemm.WarpRows)*tileN + c - p.Col
		tile.StoreVec(j.m.SendBuffer.Local()[gemm.WarpSlot(t, gemm.ConsumerWarp(t), tileN)+at:][:tile.VecLen], x)
	}
}

func (j layer) StoreDone(t *gpu.Thread, _ gemm.WorkTile) { senders.HandOff(t) }

func (layer) Sends(*gpu.Thread, gemm.WorkTile) bool { return true }

// Send sends the rows of some warps of the consumers to the PEs that they belong to: those of a PE
// are neighbours there too. One fence stands between all puts and their signals.
func (j layer) Send(t *gpu.Thread, p gemm.WorkTile, first, end int) {
	w := t.Warp()
	lo, hi := p.Row+first*gemm.WarpRows, min(p.Row+end*gemm.WarpRows, p.EndRow)
	cols := min(tileN, j.s.stride()-p.Col)
	j.eachSource(t, p.Group, lo, hi, func(row, rows, q, pe int) {
		from, to := gemm.WarpSlot(t, 0, tileN)+(row-p.Row)*tileN, q*j.s.stride()+p.Col
		shmem.PutTile(w, j.m.Results.Slice(to, to+(rows-1)*j.s.stride()+cols), j.m.SendBuffer.Slice(from, from+(rows-1)*tileN+cols), j.s.stride(), tileN, rows, cols, pe)
	})
	shmem.Fence(w)
	j.eachSource(t, p.Group, lo, hi, func(_, rows, q, pe int) {
		for i := range w.Stride(rows) {
			shmem.SignalOp(t, j.m.ResultsArrived.At((q+i)*j.s.tilesN()+p.Col/tileN), j.epoch, shmem.SignalSet, pe)
		}
	})
}

// eachSource calls f for the rows from lo up to, not including, hi of an expert of this PE: for those of each PE
// that they come from, and with the place of the first of them in the order of that PE.
func (j layer) eachSource(t *gpu.Thread, local, lo, hi int, f func(row, rows, q, pe int)) {
	pes := shmem.NumPEs(t)
	own, _ := spread.Shard(j.s.Experts, shmem.MyPE(t), pes)
	e := own + local
	at := int(j.base[e] - j.base[own])
	for pe := range pes {
		c := countsIn(j.all, pe, j.s.Experts)
		from, to := max(lo, at), min(hi, at+int(c.items[e]))
		if from < to {
			f(from, to-from, int(c.first[e])+from-at, pe)
		}
		at += int(c.items[e])
	}
}

// combine adds up the results of each token with their weights, in the order in which it has chosen
// the experts. A warp takes the columns of a tile at a time, for which it waits.
func (j layer) combine(t *gpu.Thread, out []gpu.BFloat16, weights []float32) {
	w, across := t.Warp(), j.s.tilesN()
	warps := t.BlockDim().X / gpu.WarpSize
	for i := t.BlockIdx().X*warps + t.Block().Rank()/gpu.WarpSize; i < j.s.Tokens*across; i += t.GridDim().X * warps {
		token, part := i/across, i%across
		c := part*tileN + w.Rank()*tile.VecLen // the lanes have one run each
		var sum [tile.VecLen]float32
		for k := 0; k < j.s.TopK; k += ahead {
			j.add(t, &sum, token*j.s.TopK+k, min(j.s.TopK-k, ahead), part, min(c, j.s.stride()-tile.VecLen), weights)
		}
		if c < j.s.N {
			tile.StoreVec(out[token*j.s.N+c:][:min(tile.VecLen, j.s.N-c)], sum)
		}
	}
}

// ahead is how many loads a thread has under way.
const ahead = 8

// add adds column c and those after it of n items, from one on, when their part is there. Lane i waits
// for that of item i.
func (j layer) add(t *gpu.Thread, sum *[tile.VecLen]float32, item, n, part, c int, weights []float32) {
	w := t.Warp()
	q, weight := int32(-1), float32(0)
	if i := w.Rank(); i < n && j.chosen[item+i] >= 0 {
		q, weight = j.m.Place[item+i], weights[item+i]
		shmem.SignalWaitUntil(t, j.m.ResultsArrived.At(int(q)*j.s.tilesN()+part), shmem.CmpGE, j.epoch)
	}
	w.Sync()
	results := gpu.AsVec4(j.m.Results.Local())
	var x [ahead][2]gpu.Vec4[gpu.BFloat16]
	//gpu:unroll
	for i := range ahead {
		if from := gpu.Shuffle(w, q, i); from >= 0 {
			at := (int(from)*j.s.stride() + c) / 4
			x[i][0], x[i][1] = results[at], results[at+1]
		}
	}
	//gpu:unroll
	for i := range ahead {
		device.Weigh(sum, gpu.Shuffle(w, weight, i), x[i][0], x[i][1])
	}
}

// stride is the elements from one result to the next: whole runs.
func (s Shape) stride() int { return spread.DivideUp(s.N, tile.VecLen) * tile.VecLen }

// tilesN is the number of tiles side by side.
func (s Shape) tilesN() int { return spread.DivideUp(s.N, tileN) }

// parity is which of two halves belongs to an epoch.
func parity(epoch uint64) int { return int(epoch & 1) }

// Apply sends tokens to experts, multiplies, sends the results back, and adds them up. After what
// gemm.Run takes, the dynamic shared memory has room for the tables. All blocks are resident: what they
// send, they send before they wait for results.
//
//gpu:kernel maxthreads=384 minblocks=1
func Apply(t *gpu.Thread, stages int, out []gpu.BFloat16, tokens shmem.Sym[gpu.BFloat16], chosen []int32, weights []float32, a tile.Source[gemm.M64, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.N256, gpu.BFloat16], s Shape, e gemm.Elementwise, m Memory) {
	epoch := clock.Epoch(t, m.Ticks)
	used := gemm.SharedBytes[gemm.M64, gemm.N256, gemm.K64, gpu.BFloat16](gemm.Consumers(t), stages) / 4
	x := tablesIn(gpu.DynamicShared[uint32](t)[used:], s.Experts)
	if t.BlockIdx().X == 0 {
		exchangeCounts(t, s, chosen, m, epoch, x)
	}
	all := m.Counts.Local()[parity(epoch)*shmem.NumPEs(t)*countWords(s.Experts):]
	j := layer{gemm.NoReduction{}, s, tokens, chosen, e, m, epoch, all, x}
	j.computeOffsets(t)
	gemm.Run(t, stages, j, a, b, s.K)
	j.combine(t, out, weights)
	clock.Advance(t, m.Ticks, 1)
}
