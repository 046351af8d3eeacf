package experts

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/gemm"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Shape is the shape of a launch. An item is one of the TopK choices of a token.
type Shape struct {
	Experts, TopK int
	Tokens        int // of this PE in this launch
	Room          int // the items of a PE at most
	K, N          int // the elements of a token and of a result
}

// Memory is what the PEs pass on to each other. A signal is set to what says the epoch of its
// launch, and never reset.
//
// The rows of an expert stand one behind the other: first those of PE 0, then those of PE 1. All
// PEs tell all others how many tokens they have for each expert, and so all know where each row
// belongs. An expert begins at a multiple of the rows of a part: a tile that reaches beyond its last
// row reaches no rows of others, which are written meanwhile.
//
// A PE sends rows and results when it has the counts of all PEs: then all have ended the launch
// before, and nobody reads what came in it. Counts are there twice, for even and odd epochs. A PE
// that sends those of a launch has ended the one before, for which it needed all counts, and so all
// PEs have ended the one before that.
type Memory struct {
	// Rows holds the tokens that have come to this PE's experts, and Results what experts made of
	// the tokens of this PE, by item.
	Rows, Results shmem.Sym[gpu.BFloat16]
	// Out has room for the rows of each warp that multiplies, before they are sent.
	Out shmem.Sym[gpu.BFloat16]
	// Mine is how many items of this PE have chosen each expert, and Counts that of all PEs.
	Mine, Counts shmem.Sym[uint32]
	// Told says that the counts of a PE are there, Arrived that a row is there, and which item of
	// all PEs it is, and Returned that the columns of a part of an item's result are there.
	Told, Arrived, Returned shmem.Signals
	// Taken counts the places that this PE has used of each expert, for even and odd epochs.
	Taken []uint32
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// layer is a job of package gemm: the products of this PE's experts.
type layer struct {
	gemm.Whole
	s      Shape
	tokens shmem.Sym[gpu.BFloat16]
	chosen []int32
	e      gemm.Epilogue
	m      Memory
	epoch  uint64
	// In shared memory, for each expert: at which row it begins on its PE, how many rows it has,
	// and how many of these are of PEs before this one.
	base, rows, before []uint32
}

// width is the columns of a part.
const width = len(gemm.WideN{})

// announce counts the items of this PE for each expert, and tells all PEs. One block does it.
func announce(t *gpu.Thread, s Shape, chosen []int32, m Memory, epoch uint64) {
	b, me, pes := t.Block(), shmem.MyPE(t), shmem.NumPEs(t)
	mine, next := m.Mine.Local(), m.Taken[half(epoch+1)*s.Experts:][:s.Experts]
	for e := range b.Stride(s.Experts) {
		mine[e], next[e] = 0, 0
	}
	b.Sync()
	for i := range b.Stride(s.Tokens * s.TopK) {
		e := int(chosen[i])
		gpu.Assert(t, e < s.Experts, "a chosen expert is one of the layer's")
		if e >= 0 {
			gpu.AtomicAdd(t, &mine[e], 1)
		}
	}
	b.Sync()
	at := (half(epoch)*pes + me) * s.Experts
	for d := range pes {
		shmem.PutSignal(b, m.Counts.Slice(at, at+s.Experts), m.Mine, m.Told.At(me), epoch, shmem.SignalSet, spread.Behind(me, d, pes))
	}
}

// find waits for the counts of all PEs, and computes the places of the rows.
func (j layer) find(t *gpu.Thread) {
	b, me, pes, n := t.Block(), shmem.MyPE(t), shmem.NumPEs(t), j.s.Experts
	for pe := range b.Stride(pes) {
		shmem.SignalWaitUntil(t, j.m.Told.At(pe), shmem.CmpGE, j.epoch)
	}
	b.Sync()
	counts := j.m.Counts.Local()[half(j.epoch)*pes*n:][:pes*n]
	for e := range b.Stride(n) {
		before, rows := uint32(0), uint32(0)
		for pe := range pes {
			if pe == me {
				before = rows
			}
			rows += counts[pe*n+e]
		}
		j.rows[e], j.before[e] = rows, before
	}
	b.Sync()
	height := gemm.Consumers(t) * len(gemm.M{})
	for pe := range b.Stride(pes) {
		at := 0
		lo, hi := spread.Shard(n, pe, pes)
		for e := lo; e < hi; e++ {
			j.base[e] = uint32(at)
			at += spread.DivideUp(int(j.rows[e]), height) * height
		}
	}
	b.Sync()
}

// Next has a group for each expert of this PE.
func (j layer) Next(t *gpu.Thread, p gemm.Part, i int) (gemm.Part, bool) {
	first, end := spread.Shard(j.s.Experts, shmem.MyPE(t), shmem.NumPEs(t))
	for first+p.Group < end {
		e := first + p.Group
		next, ok := p.Within(t, i, int(j.base[e]), int(j.base[e]+j.rows[e]), j.s.N, width)
		if ok {
			next.B, next.EndB = next.Group*j.s.K, (next.Group+1)*j.s.K
			return next, true
		}
		p = next
	}
	return p, false
}

// Await waits for the rows of the part. A put with signal delivers its data before its signal; each
// lane acquires what it waits for, and Warp.Sync lets the lane know that starts the loads.
func (j layer) Await(t *gpu.Thread, p gemm.Part) {
	w := t.Warp()
	for row := p.Row + w.Rank(); row < min(p.Row+gemm.Consumers(t)*len(gemm.M{}), p.EndRow); row += w.Size() {
		shmem.SignalWaitUntil(t, j.m.Arrived.At(row), shmem.CmpGE, word(j.epoch, 0))
	}
	w.Sync()
	tile.FenceArrived(t)
}

// Aside sends this PE's tokens to the experts. The warps of all blocks take the items in turn.
func (j layer) Aside(t *gpu.Thread) {
	me, pes, w := shmem.MyPE(t), shmem.NumPEs(t), t.Warp()
	taken := j.m.Taken[half(j.epoch)*j.s.Experts:][:j.s.Experts]
	for i := t.BlockIdx().X*gemm.AsideWarps + gemm.AsideWarp(t); i < j.s.Tokens*j.s.TopK; i += t.GridDim().X * gemm.AsideWarps {
		e := int(j.chosen[i])
		if e < 0 {
			continue
		}
		place := uint32(0)
		if w.Rank() == 0 {
			place = gpu.AtomicAdd(t, &taken[e], 1)
		}
		row := int(j.base[e] + j.before[e] + gpu.Broadcast(w, place, 0))
		from := i / j.s.TopK * j.s.K
		shmem.PutSignalNBI(w, j.m.Rows.Slice(row*j.s.K, (row+1)*j.s.K), j.tokens.Slice(from, from+j.s.K),
			j.m.Arrived.At(row), word(j.epoch, uint32(me*j.s.Room+i)), shmem.SignalSet, spread.Owner(e, j.s.Experts, pes))
	}
	shmem.Quiet(w)
}

// Store keeps results in the warp's memory.
func (j layer) Store(t *gpu.Thread, p gemm.Part, r, c int, x [tile.Run]float32) {
	if r < p.EndRow && c < j.s.N {
		j.e.Apply(p.Group*j.s.N+c, &x)
		at := (r-p.Row-gemm.ConsumerWarp(t)*gemm.WarpRows)*width + c - p.Col
		tile.StoreRun(j.m.Out.Local()[gemm.WarpSlot(t, gemm.ConsumerWarp(t), width)+at:][:tile.Run], x)
	}
}

// Done sends the warp's rows to the PEs that they belong to. One fence stands between all puts of
// the warp and their signals, of which each lane sends one.
func (j layer) Done(t *gpu.Thread, p gemm.Part) {
	w := t.Warp()
	w.Sync() // all lanes have stored
	row := p.Row + gemm.ConsumerWarp(t)*gemm.WarpRows
	rows := min(gemm.WarpRows, p.EndRow-row)
	if rows <= 0 {
		return
	}
	item := uint32(0) // that of row w.Rank()
	if w.Rank() < rows {
		item = uint32(shmem.SignalWaitUntil(t, j.m.Arrived.At(row+w.Rank()), shmem.CmpGE, word(j.epoch, 0)))
	}
	room := uint32(j.s.Room)
	cols := min(width, j.s.stride()-p.Col)
	for r := range rows {
		of := gpu.Shuffle(w, item, r)
		from, to := gemm.WarpSlot(t, gemm.ConsumerWarp(t), width)+r*width, int(of%room)*j.s.stride()+p.Col
		shmem.Put(w, j.m.Results.Slice(to, to+cols), j.m.Out.Slice(from, from+cols), int(of/room))
	}
	shmem.Fence(w)
	if w.Rank() < rows {
		part := int(item%room)*j.s.across() + p.Col/width
		shmem.SignalOp(t, j.m.Returned.At(part), j.epoch, shmem.SignalSet, int(item/room))
	}
}

// combine adds up the results of each token with their weights, in the order in which it has chosen
// the experts. A warp takes the columns of a part at a time, for which it waits.
func (j layer) combine(t *gpu.Thread, out []gpu.BFloat16, weights []float32) {
	w, across := t.Warp(), j.s.across()
	warps := t.BlockDim().X / gpu.WarpSize
	results := gpu.AsVec4(j.m.Results.Local())
	for i := t.BlockIdx().X*warps + t.Block().Rank()/gpu.WarpSize; i < j.s.Tokens*across; i += t.GridDim().X * warps {
		token, part := i/across, i%across
		first := token * j.s.TopK
		for k := range w.Stride(j.s.TopK) {
			if j.chosen[first+k] >= 0 {
				shmem.SignalWaitUntil(t, j.m.Returned.At((first+k)*across+part), shmem.CmpGE, j.epoch)
			}
		}
		w.Sync()
		c := part*width + w.Rank()*tile.Run // the lanes have one run each
		if c >= j.s.N {
			continue
		}
		var sum [tile.Run]float32
		for k := range j.s.TopK {
			if j.chosen[first+k] >= 0 {
				at := ((first+k)*j.s.stride() + c) / 4
				weigh(&sum, weights[first+k], results[at], results[at+1])
			}
		}
		tile.StoreRun(out[token*j.s.N+c:][:min(tile.Run, j.s.N-c)], sum)
	}
}

// weigh adds the elements of a and b with a weight to sums.
func weigh(sum *[tile.Run]float32, w float32, a, b gpu.Vec4[gpu.BFloat16]) {
	for i, x := range [tile.Run]gpu.BFloat16{a.X, a.Y, a.Z, a.W, b.X, b.Y, b.Z, b.W} {
		sum[i] = gpu.FMA(w, x.Float32(), sum[i])
	}
}

// stride is the elements from one result to the next: whole runs.
func (s Shape) stride() int { return spread.DivideUp(s.N, tile.Run) * tile.Run }

// across is the number of parts side by side.
func (s Shape) across() int { return spread.DivideUp(s.N, width) }

// word is a signal's value that says n.
func word(epoch uint64, n uint32) uint64 { return epoch<<32 | uint64(n) }

// half is which of two halves belongs to an epoch.
func half(epoch uint64) int { return int(epoch & 1) }

// tables is how many numbers find computes for an expert.
const tables = 3

// Apply sends tokens to experts, multiplies, sends the results back, and adds them up. Behind what
// gemm.Run takes, the dynamic shared memory has room for three numbers for each expert. All blocks
// are resident: what they send, they send before they wait for results.
//
//gpu:kernel maxthreads=384 minblocks=1
func Apply(t *gpu.Thread, stages int, out []gpu.BFloat16, tokens shmem.Sym[gpu.BFloat16], chosen []int32, weights []float32, a tile.Source[gemm.M, gemm.K64, gpu.BFloat16], b tile.Source[gemm.K64, gemm.WideN, gpu.BFloat16], s Shape, e gemm.Epilogue, m Memory) {
	epoch := clock.Epoch(t, m.Ticks)
	if t.BlockIdx().X == 0 {
		announce(t, s, chosen, m, epoch)
	}
	used := gemm.SharedBytes[gemm.WideN, gemm.K64, gpu.BFloat16](gemm.Consumers(t), stages) / 4
	behind := gpu.DynamicShared[uint32](t)[used:][:tables*s.Experts]
	j := layer{gemm.Whole{}, s, tokens, chosen, e, m, epoch, behind[:s.Experts], behind[s.Experts:][:s.Experts], behind[2*s.Experts:][:s.Experts]}
	j.find(t)
	gemm.Run(t, stages, j, a, b, s.K)
	j.combine(t, out, weights)
	clock.Advance(t, m.Ticks, 1)
}
