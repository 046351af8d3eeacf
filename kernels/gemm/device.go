package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// M is the rows of c that a warpgroup keeps in its registers.
type M [64]tile.Dim

// Job says what a kernel multiplies and what becomes of it. Run calls its methods.
type Job interface {
	// Next returns part number i, for a block whose previous part was p; false behind the last
	// part. p is Part{} at first. If it is Known, the consumers also ask for the part behind before they
	// multiply.
	Next(t *gpu.Thread, p Part, i int) (Part, bool)
	// Known reports whether Next reads no memory that earlier launches write. The producer then calls it while
	// these still end.
	Known() bool
	// Await waits until the rows of a for a part are there. All threads of the producer call it
	// before they load them.
	Await(t *gpu.Thread, p Part)
	// Aside is the work of the warps that neither load nor multiply: all of the producer's
	// warpgroup but the first.
	Aside(t *gpu.Thread)
	// Add returns number i of the sums, as tile.Pack has written them, that a warp of the consumers adds to
	// its own of a part, before it multiplies or, late, behind that; false behind the last.
	Add(t *gpu.Thread, p Part, late bool, i int) ([]gpu.BFloat16, bool)
	// Packed returns memory to which a warp of the consumers packs its sums of a part (tile.Pack), and
	// true; false where they are stored. It is called before anything of the part is written, and Send
	// behind the packing, with which the part ends.
	Packed(t *gpu.Thread, p Part) ([]gpu.BFloat16, bool)
	Send(t *gpu.Thread, p Part)
	// Lines returns the memory by which a warpgroup's sums of a part are added up over all PEs, and true;
	// false where they are not. What it needs from memory, Next has loaded before the block multiplies.
	Lines(t *gpu.Thread, p Part) (Lines, bool)
	// Plain returns a matrix and true if the sums of a part become its elements as they are: Store is
	// not called then. Row up of c is its first one. Otherwise it returns false. All threads get the
	// same answer.
	Plain(t *gpu.Thread, p Part) (to tile.Matrix[gpu.BFloat16], up int, ok bool)
	// Store takes sums of row r of c, from column c on.
	Store(t *gpu.Thread, p Part, r, c int, x [tile.Run]float32)
	// Done is called by each warp of the consumers behind Store.
	Done(t *gpu.Thread, p Part)
}

// Consumers returns the number of warpgroups of the block that multiply. One more loads.
func Consumers(t *gpu.Thread) int { return t.BlockDim().X/gpu.WarpgroupSize - 1 }

// Multiplies reports whether the thread is of one of these warpgroups.
func Multiplies(t *gpu.Thread) bool { return t.Block().Rank() >= gpu.WarpgroupSize }

// warps is the number of warps of a warpgroup.
const warps = gpu.WarpgroupSize / gpu.WarpSize

// WarpRows is the number of rows of a part that one warp stores.
const WarpRows = len(M{}) / warps

// ConsumerWarps returns the number of warps of the block that multiply.
func ConsumerWarps(t *gpu.Thread) int { return Consumers(t) * warps }

// ConsumerWarp returns the number of the thread's warp among those that multiply. Warp w stores
// the rows of a part from w*WarpRows on.
func ConsumerWarp(t *gpu.Thread) int { return t.Block().Rank()/gpu.WarpSize - warps }

// WarpSlot returns where the memory of a warp of the block's consumers begins, in memory with a slot for
// each such warp of all blocks. A slot has room for the warp's rows of a part, of width columns.
func WarpSlot(t *gpu.Thread, warp, width int) int {
	return (t.BlockIdx().X*ConsumerWarps(t) + warp) * WarpRows * width
}

// right is the right operand of a product: how its tiles are loaded, and how they are multiplied.
type right[N, K tile.Extent, E tile.Element] interface {
	// load loads what a part multiplies from element at of K on. All threads of the producer make the
	// call.
	load(t *gpu.Thread, pipe *tile.Pipeline, s int, p Part, at int)
	// loadBulk is load for one thread: for the blocks of the cluster, or for this one.
	loadBulk(pipe *tile.Pipeline, s int, p Part, at int, all bool)
	// prefetch has the GPU read what it needs to load.
	prefetch(t *gpu.Thread)
	// multiply starts the product of a and the tile of a stage.
	multiply(sums tile.Acc[M, N, float32, gpu.Warpgroup], a tile.Tile[M, K, E], s int)
}

// left is the left operand of a product: the tiles of the consumers, and a, loaded in boxes of A rows.
type left[A, K tile.Extent, E tile.Element] struct {
	tiles tile.Tiles[M, K, E]
	a     tile.Source[A, K, E]
}

// boxes returns how many boxes of a tile have rows of a part. What the others would load is not
// stored, so they are left out, and their rows of the tile keep what they have.
func (x left[A, K, E]) boxes(p Part) int {
	var box A
	if len(box) == len(M{}) {
		return 1
	}
	return int(uint32(min(p.EndRow-p.Row, len(M{}))+len(box)-1) / uint32(len(box)))
}

// clear sets to 0 what boxes may leave out. All threads of the consumers call it, which have nothing to do yet:
// if the block meets behind it, a launch takes 0.4 us longer. They meet the producer, which calls awaitCleared
// before it loads a.
func (x left[A, K, E]) clear(t *gpu.Thread) {
	var box A
	if len(box) < len(M{}) {
		tile.ClearBehind[A](t, x.tiles, t.Block().Rank()-gpu.WarpgroupSize, Consumers(t)*gpu.WarpgroupSize)
		x.awaitCleared(t)
	}
}

func (x left[A, K, E]) awaitCleared(t *gpu.Thread) {
	var box A
	if len(box) < len(M{}) {
		gpu.SyncNamed(t.Block(), cleared, Consumers(t)*gpu.WarpgroupSize+gpu.WarpSize)
	}
}

// load and loadBulk load tile number of the tiles, of consumer c, as those of right do.
func (x left[A, K, E]) load(t *gpu.Thread, pipe *tile.Pipeline, number, c int, p Part, at int) {
	var box A
	//gpu:unroll 1
	for i := range x.boxes(p) {
		tile.LoadAsync(t.Warp(), pipe, tile.Strip[A](x.tiles.At(number), i), x.a, p.A+c*len(M{})+i*len(box), at)
	}
}

func (x left[A, K, E]) loadBulk(pipe *tile.Pipeline, number, c int, p Part, at int, all bool) {
	var box A
	//gpu:unroll 1
	for i := range x.boxes(p) {
		loadBulk(pipe, tile.Strip[A](x.tiles.At(number), i), x.a, p.A+c*len(M{})+i*len(box), at, all)
	}
}

// asIs is a matrix of K rows of N elements.
type asIs[N, K tile.Extent, E tile.Element] struct {
	tiles tile.Tiles[K, N, E]
	b     tile.Source[K, N, E]
}

func (x asIs[N, K, E]) load(t *gpu.Thread, pipe *tile.Pipeline, s int, p Part, at int) {
	b := x.b
	b.Matrix.Rows = min(b.Matrix.Rows, p.EndB)
	tile.LoadAsync(t.Warp(), pipe, x.tiles.At(s), b, p.B+at, p.Col)
}

func (x asIs[N, K, E]) loadBulk(pipe *tile.Pipeline, s int, p Part, at int, all bool) {
	loadBulk(pipe, x.tiles.At(s), x.b, p.B+at, p.Col, all)
}

func (x asIs[N, K, E]) prefetch(t *gpu.Thread) { x.b.Prefetch(t) }

func (x asIs[N, K, E]) multiply(sums tile.Acc[M, N, float32, gpu.Warpgroup], a tile.Tile[M, K, E], s int) {
	tile.MMAAsync(sums, a, x.tiles.At(s))
}

// transposed is a matrix of N rows of K elements.
type transposed[N, K tile.Extent, E tile.Element] struct {
	tiles tile.Tiles[N, K, E]
	b     tile.Source[N, K, E]
}

func (x transposed[N, K, E]) load(t *gpu.Thread, pipe *tile.Pipeline, s int, p Part, at int) {
	b := x.b
	b.Matrix.Rows = min(b.Matrix.Rows, p.EndB)
	tile.LoadAsync(t.Warp(), pipe, x.tiles.At(s), b, p.B+p.Col, at)
}

func (x transposed[N, K, E]) loadBulk(pipe *tile.Pipeline, s int, p Part, at int, all bool) {
	loadBulk(pipe, x.tiles.At(s), x.b, p.B+p.Col, at, all)
}

func (x transposed[N, K, E]) prefetch(t *gpu.Thread) { x.b.Prefetch(t) }

func (x transposed[N, K, E]) multiply(sums tile.Acc[M, N, float32, gpu.Warpgroup], a tile.Tile[M, K, E], s int) {
	tile.MMAAsync(sums, a, x.tiles.At(s).T())
}

// Run multiplies a and b part by part: block i of a grid of n blocks does parts i, i+n and so on.
// The first warp of a block loads tiles of a and b ahead, each warpgroup but the first
// multiplies M rows. k is the columns of a. All threads of the block call it together.
//
// The dynamic shared memory holds the stages of a pipeline (see SharedBytes). The kernel's
// directive has maxthreads. The kernel may be launched Early (LaunchConfig of package runtime) if,
// before the call, it uses no memory that earlier launches write. Run lets the next launch begin.
//
// Rows of a are loaded in boxes of M or of M16, which leave out rows that a part does not have.
func Run[A, N, K tile.Extent, E tile.Element, J Job](t *gpu.Thread, stages int, j J, a tile.Source[A, K, E], b tile.Source[K, N, E], k int) {
	runAsIs(t, stages, sharing{depth: depth[A](), early: true}, j, a, b, k)
}

func runAsIs[A, N, K tile.Extent, E tile.Element, J Job](t *gpu.Thread, stages int, share sharing, j J, a tile.Source[A, K, E], b tile.Source[K, N, E], k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[M, K, E](&mem, stages*share.depth*Consumers(t))
	bs := tile.Take[K, N, E](&mem, stages*share.depth)
	run[N](t, &mem, stages, a.Bulk() && b.Bulk(), share, j, left[A, K, E]{as, a}, asIs[N, K, E]{bs, b}, k)
}

// RunTransposed is Run for a matrix b of N rows of K elements, as weights are usually kept. B and EndB
// of a Part are the first of the rows of b that belong to it, and their end: Col is added.
func RunTransposed[A, N, K tile.Extent, E tile.Element, J Job](t *gpu.Thread, stages int, j J, a tile.Source[A, K, E], b tile.Source[N, K, E], k int) {
	runTransposed(t, stages, sharing{depth: depth[A](), early: true}, j, a, b, k)
}

func runTransposed[A, N, K tile.Extent, E tile.Element, J Job](t *gpu.Thread, stages int, share sharing, j J, a tile.Source[A, K, E], b tile.Source[N, K, E], k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[M, K, E](&mem, stages*share.depth*Consumers(t))
	bs := tile.Take[N, K, E](&mem, stages*share.depth)
	run[N](t, &mem, stages, a.Bulk() && b.Bulk(), share, j, left[A, K, E]{as, a}, transposed[N, K, E]{bs, b}, k)
}

func run[N, A, K tile.Extent, E tile.Element, J Job, R right[N, K, E]](t *gpu.Thread, mem *tile.Memory, stages int, bulk bool, share sharing, j J, a left[A, K, E], b R, k int) {
	if t.Block().Rank() == 0 {
		a.a.Prefetch(t)
		b.prefetch(t)
	}
	consumers := Consumers(t)
	out := share.outlet(consumers * warps)
	scratch := tile.TakeScratch[float32](mem, out.scratch)
	exchange := tile.NewExchange[N, float32](t, mem, out.exchange)
	pipe := tile.NewPipeline(t, mem, tile.Stages{
		Count: stages, Producers: gpu.WarpSize, Consumers: consumers * gpu.WarpgroupSize, Bulk: bulk, Shared: share.loads != apart && !share.divided,
	})
	gpu.LaunchDependents(t)
	work[N](t, stages, share, j, &pipe, a, b, scratch, &exchange, k)
	pipe.End()
	exchange.End()
}

// work does what the thread's warp is for.
func work[N, A, K tile.Extent, E tile.Element, J Job, R right[N, K, E]](t *gpu.Thread, stages int, share sharing, j J, pipe *tile.Pipeline, a left[A, K, E], b R, scratch tile.Scratch[float32], exchange *tile.Exchange[float32], k int) {
	role := t.Block().Rank() / gpu.WarpgroupSize
	if role > 0 {
		a.clear(t)
		gpu.GridDependencyWait(t)
		// What comes from one lane is the same for the warp, as the compiler can see.
		consume[N](t, share, gpu.Shuffle(t.Warp(), role-1, 0), j, pipe, a.tiles, b, scratch, exchange, k)
		return
	}
	if t.Block().Rank() < gpu.WarpSize {
		produce[N](t, stages, share, j, pipe, a, b, k)
	} else {
		gpu.GridDependencyWait(t)
		j.Aside(t)
	}
}

// produce loads the tiles of all parts of the block.
func produce[N, A, K tile.Extent, E tile.Element, J Job, R right[N, K, E]](t *gpu.Thread, stages int, share sharing, j J, pipe *tile.Pipeline, a left[A, K, E], b R, k int) {
	var p Part
	known, first := j.Known(), true
	if !known {
		gpu.GridDependencyWait(t)
	}
	for i, step := share.numbers(t); ; i += step {
		next, ok := j.Next(t, p, i)
		if !ok {
			if first {
				a.awaitCleared(t)
			}
			return
		}
		p = part[N, K](t, share, next, k)
		from, to := p.inner(k)
		begun := 0
		if first {
			if known && !share.ready {
				gpu.GridDependencyWait(t)
			}
			if share.ready || share.early {
				begun = begin[N, A](t, stages, share, pipe, p, b, a.boxes(p), from, to)
			}
			if share.ready {
				gpu.GridDependencyWait(t)
			}
			a.awaitCleared(t)
			first = false
		}
		j.Await(t, p)
		if !pipe.Bulk() {
			fill[N](t, share.depth, pipe, p, a, b, from, to)
			continue
		}
		if t.Warp().Rank() == 0 {
			fillBulk[N](t, share, pipe, p, a, b, from, to, begun)
		}
		t.Warp().Sync()
	}
}

// fill loads the tiles of a part from element from of K on. All threads of the producer make the call.
func fill[N, A, K tile.Extent, E tile.Element, R right[N, K, E]](t *gpu.Thread, depth int, pipe *tile.Pipeline, p Part, a left[A, K, E], b R, from, to int) {
	var kd K
	consumers := Consumers(t)
	for at := from; at < to; {
		s := tile.Acquire(t.Warp(), pipe)
		//gpu:unroll
		for d := range depth {
			//gpu:unroll 1
			for c := range consumers {
				a.load(t, pipe, (s*depth+d)*consumers+c, c, p, at)
			}
			b.load(t, pipe, s*depth+d, p, at)
			at += len(kd)
		}
		tile.Commit(t.Warp(), pipe)
	}
}

// stageBytes returns the bytes that are loaded into a stage, with so many boxes of a for each consumer.
func stageBytes[N, A, K tile.Extent, E tile.Element](depth, consumers, boxes int) int {
	return depth * (consumers*boxes*tile.BulkBytes[A, K, E]() + tile.BulkBytes[K, N, E]())
}

// begin loads what the first stages take of b, for which nobody has to wait, and returns their number.
// fillBulk loads their part of a.
func begin[N, A, K tile.Extent, E tile.Element, R right[N, K, E]](t *gpu.Thread, stages int, share sharing, pipe *tile.Pipeline, p Part, b R, boxes, from, to int) int {
	var kd K
	if !pipe.Bulk() {
		return 0
	}
	depth := share.depth
	n := min(stages, spread.DivideUp(to-from, depth*len(kd)))
	if t.Warp().Rank() == 0 {
		ahead, bytes := *pipe, stageBytes[N, A, K, E](depth, Consumers(t), boxes)
		//gpu:unroll 1
		for range n {
			s := ahead.AcquireBulk(bytes)
			//gpu:unroll
			for d := range depth {
				b.loadBulk(&ahead, s*depth+d, p, from, share.loads == below)
				from += len(kd)
			}
			ahead.CommitBulk()
		}
	}
	return n
}

// fillBulk is fill by one thread, which loads for the blocks of the cluster what they share. It stands
// twice: what a stage costs here limits products of few columns, and blocks that share nothing need not
// look who loads.
func fillBulk[N, A, K tile.Extent, E tile.Element, R right[N, K, E]](t *gpu.Thread, share sharing, pipe *tile.Pipeline, p Part, a left[A, K, E], b R, from, to, begun int) {
	var kd K
	consumers := Consumers(t)
	depth := share.depth
	bytes := stageBytes[N, A, K, E](depth, consumers, a.boxes(p))
	//gpu:unroll 1
	for ; begun > 0; begun-- { // b is under way
		//gpu:unroll 1
		for d := range depth {
			//gpu:unroll 1
			for c := range consumers {
				a.loadBulk(pipe, (pipe.Next()*depth+d)*consumers+c, c, p, from, share.loads == beside)
			}
			from += len(kd)
		}
		pipe.CommitBulk()
	}
	if _, blocks := share.cluster(t); blocks > 1 {
		//gpu:unroll 1
		for at := from; at < to; {
			s := pipe.AcquireBulk(bytes)
			//gpu:unroll
			for d := range depth {
				//gpu:unroll 1
				for c := range consumers {
					a.loadBulk(pipe, (s*depth+d)*consumers+c, c, p, at, share.loads == beside)
				}
				b.loadBulk(pipe, s*depth+d, p, at, share.loads == below)
				at += len(kd)
			}
			pipe.CommitBulk()
		}
		return
	}
	//gpu:unroll 1
	for at := from; at < to; {
		s := pipe.AcquireBulk(bytes)
		//gpu:unroll
		for d := range depth {
			number := s*depth + d
			a.loadBulk(pipe, number*consumers, 0, p, at, false)
			//gpu:unroll 1
			for c := 1; c < consumers; c++ {
				a.loadBulk(pipe, number*consumers+c, c, p, at, false)
			}
			b.loadBulk(pipe, number, p, at, false)
			at += len(kd)
		}
		pipe.CommitBulk()
	}
}

// consume multiplies for one of the warpgroups that do.
func consume[N, K tile.Extent, E tile.Element, J Job, R right[N, K, E]](t *gpu.Thread, share sharing, number int, j J, pipe *tile.Pipeline, as tile.Tiles[M, K, E], b R, scratch tile.Scratch[float32], exchange *tile.Exchange[float32], k int) {
	var kd K
	consumers := Consumers(t)
	sums := tile.Zero[M, N, float32](t.Warpgroup())
	var p Part
	first, step := share.numbers(t)
	for i := first; ; i = int(uint32(i + step)) { // 32 bits: registers are scarce
		next, ok := j.Next(t, p, i)
		if !ok {
			return
		}
		p = part[N, K](t, share, next, k).narrow()
		// Whether this is the last part is asked while the first tile comes. Behind the stores it would take as
		// long as they do, and the next launch needs the multiprocessor.
		last := false
		if j.Known() {
			_, more := j.Next(t, p, i+step)
			last = !more
		}
		sums.Map(func(float32) float32 { return 0 })
		add(t, j, p, sums, false)
		if from, to := p.inner(k); from < to {
			depth := share.depth
			s := pipe.Wait() * depth
			//gpu:unroll
			for d := range depth {
				b.multiply(sums, as.At((s+d)*consumers+number), s+d)
			}
			pipe.Hold()
			//gpu:unroll 1
			for more := (uint32(to-from) - 1) / uint32(depth*len(kd)); more > 0; more-- {
				s := pipe.Wait() * depth
				//gpu:unroll
				for d := range depth {
					b.multiply(sums, as.At((s+d)*consumers+number), s+d)
				}
				pipe.Hold()
				if depth == 1 { // the products before have read their stage
					tile.AwaitMMA(sums, 1)
				} else {
					tile.AwaitMMA(sums, 2)
				}
				pipe.Release()
			}
			tile.AwaitMMA(sums, 0)
			pipe.Release()
		}
		add(t, j, p, sums, true)
		addOverPEs(t, j, p, sums, number)
		if x, ok := j.Packed(t, p); ok {
			tile.Pack(sums, x)
			j.Send(t, p)
			continue
		}
		if row := p.Row + number*len(M{}); share.divided {
			tile.DrainCluster(sums, exchange, number*warps, p.EndRow-row, func(r, c int, x [tile.Run]float32) {
				j.Store(t, p, row+r, p.Col+c, x)
			})
		} else {
			leave(t, j, p, sums, scratch.For(number*warps, warps), row)
		}
		j.Done(t, p)
		if last {
			return
		}
	}
}

// add adds what a job has for the sums of a part.
func add[N tile.Extent, J Job](t *gpu.Thread, j J, p Part, sums tile.Acc[M, N, float32, gpu.Warpgroup], late bool) {
	//gpu:unroll 1
	for i := 0; ; i++ {
		x, ok := j.Add(t, p, late, i)
		if !ok {
			return
		}
		tile.AddPacked(sums, x)
	}
}

// leave hands over the sums of a part from a row on.
func leave[N tile.Extent, J Job](t *gpu.Thread, j J, p Part, sums tile.Acc[M, N, float32, gpu.Warpgroup], by tile.Scratch[float32], row int) {
	to, up, ok := j.Plain(t, p)
	if !ok || !tile.StoreBy(sums, by, to, row-up, p.Col) {
		tile.Drain(sums, by, func(r, c int, x [tile.Run]float32) { j.Store(t, p, row+r, p.Col+c, x) })
	}
}

// SharedBytes returns the dynamic shared memory of Run for blocks of so many consumers, stages, boxes of
// A rows, and tiles of N columns and K elements.
func SharedBytes[A, N, K tile.Extent, E tile.Element](consumers, stages int) int {
	return sharedBytes[N, K, E](consumers, stages, sharing{depth: depth[A]()})
}

func sharedBytes[N, K tile.Extent, E tile.Element](consumers, stages int, s sharing) int {
	out := s.outlet(consumers * warps)
	return stages*s.depth*StageBytes[N, K, E](consumers) + tile.ScratchBytes(out.scratch) + tile.ExchangeBytes[N](out.exchange) + tile.PipelineBytes(stages)
}

// StageBytes returns the shared memory of one stage.
func StageBytes[N, K tile.Extent, E tile.Element](consumers int) int {
	return consumers*tile.TileBytes[M, K, E]() + tile.TileBytes[K, N, E]()
}
