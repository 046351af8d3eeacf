package moe

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

// FP8 does dispatch, both products and combine. The dynamic shared memory has SharedBytes. All blocks are
// resident: they wait for each other. The blocks of a cluster compute tiles that lie below each other, and load
// the weights for each other.
//
//gpu:kernel maxthreads=384 minblocks=1
func FP8(t *gpu.Thread, stages int, out []gpu.BFloat16, x shmem.Sym[gpu.Float8E4M3], xScales shmem.Sym[float32], topK []int32, weights []float32, rows, act tile.Source[gemm.M64, gemm.K128, gpu.Float8E4M3], gateUp, down tile.Source[gemm.N64, gemm.K128, gpu.Float8E4M3], gateUpScales, downScales []float32, s Shape, m Memory) {
	l := layer{Shape: s, m: m, x: x, xScales: xScales, topK: topK, epoch: clock.Epoch(t, m.Ticks)}
	l.tables = tablesIn(t, s, stageBytes(stages))
	if t.BlockIdx().X == 0 {
		l.route(t)
	}
	l.place(t)
	mem := tile.Dynamic(t)
	as := tile.Take[gemm.M64, gemm.K128, gpu.Float8E4M3](&mem, stages)
	bs := tile.Take[gemm.N128, gemm.K128, gpu.Float8E4M3](&mem, stages*consumers)
	scratch := tile.TakeScratch[float32](&mem, consumers*warps)
	pipe := tile.NewPipeline(t, &mem, tile.Stages{
		Count: stages, Producers: gpu.WarpSize, Consumers: consumers * gpu.WarpgroupSize,
		Bulk: rows.Bulk() && act.Bulk() && gateUp.Bulk() && down.Bulk(), Multicast: true,
	})
	if role := t.Block().Rank() / gpu.WarpgroupSize; role > 0 {
		// What comes from one lane is the same for the warp, as the compiler can see.
		number := gpu.Shuffle(t.Warp(), role-1, 0)
		l.consume(t, number, &pipe, as, bs, scratch.For(number*warps, warps), gateUpScales, downScales)
		l.combine(t, out, weights)
	} else if t.Block().Rank() < gpu.WarpSize {
		l.produce(t, &pipe, as, bs, rows, act, gateUp, down)
	} else {
		l.dispatch(t)
	}
	pipe.End()
	clock.Advance(t, m.Ticks, 1)
}

// consumers is the warpgroups of a block that multiply: the same rows by 128 rows of weights each.
const consumers = 2

// warps is the number of warps of a warpgroup.
const warps = gpu.WarpgroupSize / gpu.WarpSize

// stageBytes returns the dynamic shared memory of the stages of FP8, and SharedBytes all of it.
func stageBytes(stages int) int {
	stage := tile.TileBytes[gemm.M64, gemm.K128, gpu.Float8E4M3]() + consumers*tile.TileBytes[gemm.N128, gemm.K128, gpu.Float8E4M3]()
	return stages*stage + tile.ScratchBytes(consumers*warps) + tile.PipelineBytes(stages)
}

func SharedBytes(stages, experts, local int) int {
	return stageBytes(stages) + 4*tableWords(experts, local)
}

// layer is a launch, as a thread sees it.
type layer struct {
	Shape
	tables
	m       Memory
	x       shmem.Sym[gpu.Float8E4M3]
	xScales shmem.Sym[float32]
	topK    []int32
	epoch   uint64
}

// workTile is the tile of a product that a block computes at once: 128 columns of gate and 128 of up, or 256 of
// down.
type workTile struct {
	down bool
	// expert is the tile's expert, and first the number of the expert's first tile.
	expert, first int
	// round is how many tiles a block has had, or might have had, and up the number of all tiles of gate and up
	// for a tile of down.
	round, up int
	// row is the first row of the tile, end the end of the expert's rows, and n the number of the tile among
	// those beside it.
	row, end, n int
}

// tileM returns the rows of the tiles of a cluster.
func tileM(t *gpu.Thread) int {
	_, blocks := tile.ClusterOf(t)
	return blocks * len(gemm.M64{})
}

// next returns the tile of a block after p, whose first one comes after workTile{}, and false after the last. The
// tiles of gate and up come first, and then those of down: what these multiply has been computed meanwhile.
// Tiles that lie below each other, of the same weights, follow each other.
func (l layer) next(t *gpu.Thread, p workTile) (workTile, bool) {
	tileM := tileM(t)
	in, blocks := tile.ClusterOf(t)
	number, clusters := spread.Quotient(t.BlockIdx().X, blocks), spread.Quotient(t.GridDim().X, blocks)
	for {
		i, beside := p.round*clusters+number, l.Inner/block
		if p.down {
			i, p.round = p.downTile(number, clusters, max(spread.Quotient(l.Hidden, l.Inner), 1))
			beside = (l.Hidden + 2*block - 1) / (2 * block)
		}
		for ; p.expert < l.local(t); p.expert++ {
			base, end := l.rowsOf(p.expert, tileM)
			below := spread.DivideUp(end-base, tileM)
			if at := i - p.first; at < below*beside {
				n := spread.Quotient(at, below)
				p.row, p.end, p.n = base+(at-n*below)*tileM+in*len(gemm.M64{}), end, n
				p.round++
				return p, true
			}
			p.first += below * beside
		}
		if p.down {
			return p, false
		}
		p = workTile{down: true, round: p.round, up: p.first}
	}
}

// downTile returns the number of the tile of down that a cluster computes next, and its round. A tile of gate and up
// takes as long as some of down, and in their last round some clusters have none: these begin with so many tiles
// of down, and the others come after that, so that all end together.
func (p workTile) downTile(number, clusters, asLong int) (i, round int) {
	full := spread.Quotient(p.up, clusters)
	rest := p.up - full*clusters
	round = p.round
	if number < rest {
		round = max(round, full+asLong)
	}
	r := round - full
	if r < asLong {
		return r*(clusters-rest) + number - rest, round
	}
	return asLong*(clusters-rest) + (r-asLong)*clusters + number, round
}

// weightRow returns the first of the 64 rows of weights for half 0 or 1 of the columns of a consumer: of gate
// and up, or of down.
func (l layer) weightRow(p workTile, consumer, half int) int {
	if p.down {
		return p.expert*l.Hidden + (2*p.n+consumer)*block + half*len(gemm.N64{})
	}
	return (2*p.expert+half)*l.Inner + p.n*block + consumer*len(gemm.N64{})
}

// k returns the length of the rows that a tile multiplies.
func (l layer) k(p workTile) int {
	if p.down {
		return l.Inner
	}
	return l.Hidden
}

// produce loads the operands of all work tiles of the block.
func (l layer) produce(t *gpu.Thread, pipe *tile.Pipeline, as tile.Tiles[gemm.M64, gemm.K128, gpu.Float8E4M3], bs tile.Tiles[gemm.N128, gemm.K128, gpu.Float8E4M3], rows, act tile.Source[gemm.M64, gemm.K128, gpu.Float8E4M3], gateUp, down tile.Source[gemm.N64, gemm.K128, gpu.Float8E4M3]) {
	var p workTile
	for {
		next, ok := l.next(t, p)
		if !ok {
			return
		}
		p = next
		l.await(t, p)
		if p.down {
			l.load(t, pipe, p, as, bs, act, down)
		} else {
			l.load(t, pipe, p, as, bs, rows, gateUp)
		}
	}
}

// await waits for the rows that a tile multiplies: all rows of the expert, so that blocks that multiply by the
// same weights begin together, or what the tiles of gate and up have made of these rows.
func (l layer) await(t *gpu.Thread, p workTile) {
	w := t.Warp()
	if w.Rank() == 0 {
		if p.down {
			shmem.SignalWaitUntil(t, l.ready(p), shmem.CmpGE, uint64(l.Inner/block*consumers*warps))
		} else {
			base, end := l.rowsOf(p.expert, tileM(t))
			shmem.SignalWaitUntil(t, l.m.Arrived.At(half(l.epoch)*l.local(t)+p.expert), shmem.CmpGE, uint64(end-base))
		}
		tile.FenceArrived(t)
	}
	w.Sync()
}

// ready is the signal that counts the warps that have stored what down multiplies in a tile.
func (l layer) ready(p workTile) shmem.Signal {
	return l.m.Ready.At(half(l.epoch)*(l.m.Ready.Len()/2) + p.row/len(gemm.M64{}))
}

// load loads the operands of a work tile.
func (l layer) load(t *gpu.Thread, pipe *tile.Pipeline, p workTile, as tile.Tiles[gemm.M64, gemm.K128, gpu.Float8E4M3], bs tile.Tiles[gemm.N128, gemm.K128, gpu.Float8E4M3], a tile.Source[gemm.M64, gemm.K128, gpu.Float8E4M3], b tile.Source[gemm.N64, gemm.K128, gpu.Float8E4M3]) {
	w, k := t.Warp(), l.k(p)
	if !pipe.Bulk() {
		for at := 0; at < k; at += block {
			s := tile.Acquire(w, pipe)
			//gpu:unroll 1
			for i := range 2 * consumers {
				tile.LoadAsync(w, pipe, tile.Strip[gemm.N64](bs.At(s*consumers+i/2), i%2), b, l.weightRow(p, i/2, i%2), at)
			}
			tile.LoadAsync(w, pipe, as.At(s), a, p.row, at)
			tile.Commit(w, pipe)
		}
		return
	}
	if w.Rank() == 0 {
		const bytes = (len(gemm.M64{}) + consumers*len(gemm.N128{})) * block
		//gpu:unroll 1
		for at := 0; at < k; at += block {
			s := pipe.AcquireBulk(bytes)
			//gpu:unroll 1
			for i := range 2 * consumers {
				tile.LoadMulticast(pipe, tile.Strip[gemm.N64](bs.At(s*consumers+i/2), i%2), b, l.weightRow(p, i/2, i%2), at)
			}
			tile.LoadBulk(pipe, as.At(s), a, p.row, at)
			pipe.CommitBulk()
		}
	}
	w.Sync()
}

// scales are those of rows in blocks of 128 elements: number i of row r is data[r*row+i*step].
type scales struct {
	data      []float32
	row, step int
}

// consume multiplies, as consumer number. The products of 128 elements of k are sums of their own, which are
// multiplied by their scales and added to those of the tile.
func (l layer) consume(t *gpu.Thread, number int, pipe *tile.Pipeline, as tile.Tiles[gemm.M64, gemm.K128, gpu.Float8E4M3], bs tile.Tiles[gemm.N128, gemm.K128, gpu.Float8E4M3], scratch tile.Scratch[float32], gateUpScales, downScales []float32) {
	g := t.Warpgroup()
	sums := tile.Zero[gemm.M64, gemm.N128, float32](g)
	part := tile.Zero[gemm.M64, gemm.N128, float32](g)
	var p workTile
	odd := 0
	for {
		next, ok := l.next(t, p)
		if !ok {
			return
		}
		p = next
		ks := l.k(p) / block
		of, weights := scales{l.m.RowScales.Local(), ks, 1}, gateUpScales
		if p.down {
			of, weights = scales{l.m.ActScales, 1, l.m.From.Len()}, downScales
		}
		last := len(weights) - ks // of columns that no expert has, the scales do not matter
		left := weights[min(l.weightRow(p, number, 0)/block*ks, last):][:ks]
		right := weights[min(l.weightRow(p, number, 1)/block*ks, last):][:ks]
		row, each, step := uint32(p.row), uint32(of.row), uint32(of.step) // no memory holds 1<<32 scales
		sums.Map(func(float32) float32 { return 0 })
		pipe.Wait() // the scales of the rows are there too then
		//gpu:unroll 1
		for k := range ks {
			u, v := tile.FillRows[gemm.M64](g, left[k]), tile.FillRows[gemm.M64](g, right[k])
			scale := tile.FillRows[gemm.M64](g, float32(0))
			scale.MapAt(func(r int, _ float32) float32 { return of.data[(row+uint32(r))*each+uint32(k)*step] })
			s := pipe.Wait() // scales are loaded meanwhile
			tile.ProductAsync(part, as.At(s), bs.At(s*consumers+number).T())
			tile.AwaitMMA(part, 0)
			pipe.Release()
			u.MapRows(scale, mul)
			v.MapRows(scale, mul)
			tile.SliceCols[gemm.N64](sums, 0).MapRowsWith(tile.SliceCols[gemm.N64](part, 0), u, fma)
			tile.SliceCols[gemm.N64](sums, 1).MapRowsWith(tile.SliceCols[gemm.N64](part, 1), v, fma)
		}
		if p.down {
			l.send(t, p, number, sums, scratch)
		} else {
			l.activate(t, p, number, odd, sums, scratch)
			odd ^= 1
		}
	}
}

func mul(x, y float32) float32    { return x * y }
func fma(x, y, v float32) float32 { return gpu.FMA(y, v, x) }

// peaks are the largest elements of the rows of a tile that each consumer has computed: of even and of odd
// tiles, so that one barrier is enough.
type peaks [2][consumers][len(gemm.M64{})]float32

// activate stores the product of silu(gate) and up as elements of 8 bits, with a scale for each row of the tile.
func (l layer) activate(t *gpu.Thread, p workTile, number, odd int, sums tile.Acc[gemm.M64, gemm.N128, float32, gpu.Warpgroup], scratch tile.Scratch[float32]) {
	gate := tile.SliceCols[gemm.N64](sums, 0)
	gate.MapWith(tile.SliceCols[gemm.N64](sums, 1), func(gate, up float32) float32 {
		if l.Clamp > 0 {
			gate, up = min(gate, l.Clamp), max(min(up, l.Clamp), -l.Clamp)
		}
		return gate * device.Sigmoid(gate) * up
	})
	all := &gpu.Shared[peaks](t)[odd]
	scale := gate.FoldRows(func(x, y float32) float32 { return max(gpu.Abs(x), gpu.Abs(y)) })
	tile.StoreRows(scale, all[number][:], 0)
	gpu.SyncNamed(t.Block(), together, consumers*gpu.WarpgroupSize)
	scale.MapRows(tile.RowsOf[gemm.M64](t.Warpgroup(), all[1-number][:], 0), func(x, y float32) float32 {
		return max(x, y, leastPeak) * (1 / largest)
	})
	if number == 0 {
		tile.StoreRows(scale, l.m.ActScales[p.n*l.m.From.Len():][:p.end], p.row)
	}
	scale.Map(func(x float32) float32 { return 1 / x })
	gate.MapRows(scale, mul)
	tile.Visit(gate, scratch, func(r, c int, x [tile.VecLen]float32) {
		if r += p.row; r < p.end {
			at := r*l.Inner + p.n*block + number*len(gemm.N64{}) + c
			to := gpu.AsVec4(l.m.Act[at:][:tile.VecLen])
			to[0], to[1] = quantised(x[0], x[1], x[2], x[3]), quantised(x[4], x[5], x[6], x[7])
		}
	})
	w := t.Warp()
	shmem.Fence(w)
	if w.Rank() == 0 {
		shmem.SignalOp(t, l.ready(p), 1, shmem.SignalAdd, shmem.MyPE(t))
	}
}

// largest is the largest Float8E4M3, and leastPeak what a block of smaller elements is scaled by.
const largest, leastPeak = 448.0, 1e-4

func quantised(a, b, c, d float32) gpu.Vec4[gpu.Float8E4M3] {
	return gpu.Vec4[gpu.Float8E4M3]{X: gpu.ToFloat8E4M3(a), Y: gpu.ToFloat8E4M3(b), Z: gpu.ToFloat8E4M3(c), W: gpu.ToFloat8E4M3(d)}
}

// send stores the results of a tile to the PEs that their tokens belong to.
func (l layer) send(t *gpu.Thread, p workTile, number int, sums tile.Acc[gemm.M64, gemm.N128, float32, gpu.Warpgroup], scratch tile.Scratch[float32]) {
	from := l.m.From.Local()
	tile.Visit(sums, scratch, func(r, c int, x [tile.VecLen]float32) {
		r, c = r+p.row, c+(2*p.n+number)*block
		if r < p.end && c < l.Hidden {
			pe, item := origin(from[r])
			tile.StoreVec(l.m.Results.MustPeer(t, pe)[item*l.Hidden+c:][:tile.VecLen], x)
		}
	})
}

// combine waits until all blocks of all PEs have sent their results, and adds up those of each token with their
// weights, in the order in which it has chosen the experts. The consumers make the call.
func (l layer) combine(t *gpu.Thread, out []gpu.BFloat16, weights []float32) {
	w, pes := t.Warp(), shmem.NumPEs(t)
	shmem.Quiet(w)
	gpu.SyncNamed(t.Block(), together, consumers*gpu.WarpgroupSize)
	if gemm.ConsumerWarp(t) == 0 {
		for pe := range w.Stride(pes) {
			shmem.SignalOp(t, l.m.Done.At(shmem.MyPE(t)), 1, shmem.SignalAdd, pe)
		}
	}
	for pe := range w.Stride(pes) {
		blocks := l.counts(t, pe)[l.Experts]
		shmem.SignalWaitUntil(t, l.m.Done.At(pe), shmem.CmpGE, l.epoch*uint64(blocks))
	}
	w.Sync()
	const each = gpu.WarpSize * tile.VecLen // columns of a warp
	across := (l.Hidden + each - 1) / each
	results := gpu.AsVec4(l.m.Results.Local())
	for i := t.BlockIdx().X*consumers*warps + gemm.ConsumerWarp(t); i < l.Tokens*across; i += t.GridDim().X * consumers * warps {
		token, c := i/across, i%across*each+w.Rank()*tile.VecLen
		if c >= l.Hidden {
			continue
		}
		var sum [tile.VecLen]float32
		for k := 0; k < l.TopK; k += ahead {
			var x [ahead][2]gpu.Vec4[gpu.BFloat16]
			var weight [ahead]float32
			//gpu:unroll
			for j := range ahead {
				if item := token*l.TopK + k + j; k+j < l.TopK && l.topK[item] >= 0 {
					at := (item*l.Hidden + c) / 4
					x[j][0], x[j][1], weight[j] = results[at], results[at+1], weights[item]
				}
			}
			//gpu:unroll
			for j := range ahead {
				device.Weigh(&sum, weight[j], x[j][0], x[j][1])
			}
		}
		tile.StoreVec(out[token*l.Hidden+c:][:tile.VecLen], sum)
	}
}

// together is the named barrier of the consumers.
const together = 1

// ahead is how many results a thread loads at a time.
const ahead = 8
