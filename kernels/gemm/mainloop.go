package gemm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

// Run multiplies a and b work tile by work tile: block i of a grid of n blocks computes tiles i, i+n and
// so on (a persistent kernel). Its first warp, the producer, loads tiles of a and b ahead. Each warpgroup
// after the first is a consumer, and multiplies 64 rows. k is the columns of a. All threads of the block
// call Run together.
//
// The dynamic shared memory holds the stages of a pipeline (see SharedBytes). The kernel's directive has
// maxthreads. The kernel may be launched Early (LaunchConfig of package runtime) if, before the call, it
// uses no memory that earlier launches write. Run lets the next launch begin.
//
// Rows of a are loaded in boxes of M64 or of M16 rows. Boxes without rows of a work tile are left out.
func Run[A, N, K tile.Extent, E tile.Element, J Kernel](t *gpu.Thread, stages int, j J, a tile.Source[A, K, E], b tile.Source[K, N, E], k int) {
	runRowMajorB(t, stages, policy{tilesPerStage: tilesPerStageOf[A](), loadBFirst: true}, j, a, b, k)
}

func runRowMajorB[A, N, K tile.Extent, E tile.Element, J Kernel](t *gpu.Thread, stages int, pol policy, j J, a tile.Source[A, K, E], b tile.Source[K, N, E], k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[M64, K, E](&mem, stages*pol.tilesPerStage*Consumers(t))
	bs := tile.Take[K, N, E](&mem, stages*pol.tilesPerStage)
	run[N](t, &mem, stages, a.Bulk() && b.Bulk(), pol, j, operandA[A, K, E]{as, a}, rowMajorB[N, K, E]{bs, b}, k)
}

// RunTransposed is Run for a matrix b of N rows of K elements, as weights are usually kept. The rows of b
// by which a WorkTile multiplies begin at RowB+Col, and end at EndRowB.
func RunTransposed[A, N, K tile.Extent, E tile.Element, J Kernel](t *gpu.Thread, stages int, j J, a tile.Source[A, K, E], b tile.Source[N, K, E], k int) {
	runColMajorB(t, stages, policy{tilesPerStage: tilesPerStageOf[A](), loadBFirst: true}, j, a, b, k)
}

func runColMajorB[A, N, K tile.Extent, E tile.Element, J Kernel](t *gpu.Thread, stages int, pol policy, j J, a tile.Source[A, K, E], b tile.Source[N, K, E], k int) {
	mem := tile.Dynamic(t)
	as := tile.Take[M64, K, E](&mem, stages*pol.tilesPerStage*Consumers(t))
	bs := tile.Take[N, K, E](&mem, stages*pol.tilesPerStage)
	run[N](t, &mem, stages, a.Bulk() && b.Bulk(), pol, j, operandA[A, K, E]{as, a}, colMajorB[N, K, E]{bs, b}, k)
}

func run[N, A, K tile.Extent, E tile.Element, J Kernel, R operandB[N, K, E]](t *gpu.Thread, mem *tile.Memory, stages int, bulk bool, pol policy, j J, a operandA[A, K, E], b R, k int) {
	if t.Block().Rank() == 0 {
		a.source.Prefetch(t)
		b.prefetch(t)
	}
	consumers := Consumers(t)
	out := pol.epilogueMemory(consumers * warps)
	scratch := tile.TakeScratch[float32](mem, out.scratch)
	cluster := tile.NewClusterScratch[N, float32](t, mem, out.cluster)
	pipe := tile.NewPipeline(t, mem, tile.Stages{
		Count: stages, Producers: gpu.WarpSize, Consumers: consumers * gpu.WarpgroupSize, Bulk: bulk, Multicast: pol.multicast != noMulticast && !pol.splitK,
	})
	gpu.LaunchDependents(t)
	runRole[N](t, stages, pol, j, &pipe, a, b, scratch, &cluster, k)
	pipe.End()
	cluster.End()
}

// runRole does the work of the thread's warp: consumer, producer or communication.
func runRole[N, A, K tile.Extent, E tile.Element, J Kernel, R operandB[N, K, E]](t *gpu.Thread, stages int, pol policy, j J, pipe *tile.Pipeline, a operandA[A, K, E], b R, scratch tile.Scratch[float32], cluster *tile.ClusterScratch[float32], k int) {
	role := t.Block().Rank() / gpu.WarpgroupSize
	if role > 0 {
		a.clear(t)
		gpu.GridDependencyWait(t)
		// What comes from one lane is the same for the warp, as the compiler can see.
		consume[N](t, pol, gpu.Shuffle(t.Warp(), role-1, 0), j, pipe, a.tiles, b, scratch, cluster, k)
		return
	}
	if t.Block().Rank() < gpu.WarpSize {
		produce[N](t, stages, pol, j, pipe, a, b, k)
	} else {
		gpu.GridDependencyWait(t)
		j.Communicate(t)
	}
}

// produce loads the operands of all work tiles of the block.
func produce[N, A, K tile.Extent, E tile.Element, J Kernel, R operandB[N, K, E]](t *gpu.Thread, stages int, pol policy, j J, pipe *tile.Pipeline, a operandA[A, K, E], b R, k int) {
	var p WorkTile
	known, first := j.Static(), true
	if !known {
		gpu.GridDependencyWait(t)
	}
	for i, step := pol.schedule(t); ; i += step {
		next, ok := j.Next(t, p, i)
		if !ok {
			if first {
				a.awaitCleared(t)
			}
			return
		}
		p = blockTile[N, K](t, pol, next, k)
		from, to := p.rangeK(k)
		begun := 0
		if first {
			if known && !pol.prefetchB {
				gpu.GridDependencyWait(t)
			}
			if pol.prefetchB || pol.loadBFirst {
				begun = loadFirstB[N, A](t, stages, pol, pipe, p, b, a.boxes(p), from, to)
			}
			if pol.prefetchB {
				gpu.GridDependencyWait(t)
			}
			a.awaitCleared(t)
			first = false
		}
		j.AwaitA(t, p)
		if !pipe.Bulk() {
			loadTiles[N](t, pol.tilesPerStage, pipe, p, a, b, from, to)
			continue
		}
		if t.Warp().Rank() == 0 {
			loadTilesBulk[N](t, pol, pipe, p, a, b, from, to, begun)
		}
		t.Warp().Sync()
	}
}

// loadTiles loads the operands of a work tile for the elements of K from from up to, not including, to.
// All threads of the producer warp make the call.
func loadTiles[N, A, K tile.Extent, E tile.Element, R operandB[N, K, E]](t *gpu.Thread, depth int, pipe *tile.Pipeline, p WorkTile, a operandA[A, K, E], b R, from, to int) {
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

// loadFirstB loads b into the first stages, for which nobody has to wait, and returns their number.
// loadTilesBulk loads a into them.
func loadFirstB[N, A, K tile.Extent, E tile.Element, R operandB[N, K, E]](t *gpu.Thread, stages int, pol policy, pipe *tile.Pipeline, p WorkTile, b R, boxes, from, to int) int {
	var kd K
	if !pipe.Bulk() {
		return 0
	}
	depth := pol.tilesPerStage
	n := min(stages, spread.DivideUp(to-from, depth*len(kd)))
	if t.Warp().Rank() == 0 {
		ahead, bytes := *pipe, stageBytes[N, A, K, E](depth, Consumers(t), boxes)
		//gpu:unroll 1
		for range n {
			s := ahead.AcquireBulk(bytes)
			//gpu:unroll
			for d := range depth {
				b.loadBulk(&ahead, s*depth+d, p, from, pol.multicast == multicastB)
				from += len(kd)
			}
			ahead.CommitBulk()
		}
	}
	return n
}

// loadTilesBulk is loadTiles by one thread, which loads for the blocks of the cluster what they share. In
// the first stages, begun of them, b is under way. The loop is written twice: what a stage costs here
// limits products of few columns, and blocks that share nothing need not look who loads.
func loadTilesBulk[N, A, K tile.Extent, E tile.Element, R operandB[N, K, E]](t *gpu.Thread, pol policy, pipe *tile.Pipeline, p WorkTile, a operandA[A, K, E], b R, from, to, begun int) {
	var kd K
	consumers := Consumers(t)
	depth := pol.tilesPerStage
	bytes := stageBytes[N, A, K, E](depth, consumers, a.boxes(p))
	//gpu:unroll 1
	for ; begun > 0; begun-- { // b is under way
		//gpu:unroll 1
		for d := range depth {
			//gpu:unroll 1
			for c := range consumers {
				a.loadBulk(pipe, (pipe.Next()*depth+d)*consumers+c, c, p, from, pol.multicast == multicastA)
			}
			from += len(kd)
		}
		pipe.CommitBulk()
	}
	if _, blocks := pol.cluster(t); blocks > 1 {
		//gpu:unroll 1
		for at := from; at < to; {
			s := pipe.AcquireBulk(bytes)
			//gpu:unroll
			for d := range depth {
				//gpu:unroll 1
				for c := range consumers {
					a.loadBulk(pipe, (s*depth+d)*consumers+c, c, p, at, pol.multicast == multicastA)
				}
				b.loadBulk(pipe, s*depth+d, p, at, pol.multicast == multicastB)
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

// consume multiplies, as consumer number.
func consume[N, K tile.Extent, E tile.Element, J Kernel, R operandB[N, K, E]](t *gpu.Thread, pol policy, number int, j J, pipe *tile.Pipeline, as tile.Tiles[M64, K, E], b R, scratch tile.Scratch[float32], cluster *tile.ClusterScratch[float32], k int) {
	var kd K
	consumers := Consumers(t)
	sums := tile.Zero[M64, N, float32](t.Warpgroup())
	var p WorkTile
	first, step := pol.schedule(t)
	for i := first; ; i = int(uint32(i + step)) { // 32 bits: registers are scarce
		next, ok := j.Next(t, p, i)
		if !ok {
			return
		}
		p = blockTile[N, K](t, pol, next, k).narrow()
		// Whether this is the last work tile is asked while the first operands come. After the stores it would
		// take as long as they do, and the next launch needs the multiprocessor.
		last := false
		if j.Static() {
			_, more := j.Next(t, p, i+step)
			last = !more
		}
		sums.Map(func(float32) float32 { return 0 })
		accumulate(t, j, p, sums, false)
		if from, to := p.rangeK(k); from < to {
			depth := pol.tilesPerStage
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
		accumulate(t, j, p, sums, true)
		allReduceLL(t, j, p, sums, number)
		if x, ok := j.PackTo(t, p); ok {
			tile.Pack(sums, x)
			j.PackDone(t, p)
			continue
		}
		if row := p.Row + number*len(M64{}); pol.splitK {
			tile.ReduceCluster(sums, cluster, number*warps, p.EndRow-row, func(r, c int, x [tile.VecLen]float32) {
				j.Store(t, p, row+r, p.Col+c, x)
			})
		} else {
			storeSums(t, j, p, sums, scratch.For(number*warps, warps), row)
		}
		j.StoreDone(t, p)
		if last {
			return
		}
	}
}

// accumulate adds what the kernel has for the sums of a tile.
func accumulate[N tile.Extent, J Kernel](t *gpu.Thread, j J, p WorkTile, sums tile.Acc[M64, N, float32, gpu.Warpgroup], late bool) {
	//gpu:unroll 1
	for i := 0; ; i++ {
		x, ok := j.Accumulate(t, p, late, i)
		if !ok {
			return
		}
		tile.AddPacked(sums, x)
	}
}

// storeSums stores the sums of a consumer, whose first row is row of c.
func storeSums[N tile.Extent, J Kernel](t *gpu.Thread, j J, p WorkTile, sums tile.Acc[M64, N, float32, gpu.Warpgroup], by tile.Scratch[float32], row int) {
	to, up, ok := j.StoreDirect(t, p)
	if !ok || !tile.StoreThrough(sums, by, to, row-up, p.Col) {
		tile.Visit(sums, by, func(r, c int, x [tile.VecLen]float32) { j.Store(t, p, row+r, p.Col+c, x) })
	}
}

// SharedBytes returns the dynamic shared memory of Run in bytes, for blocks of so many consumers and
// stages, boxes of A rows, and tiles of N columns and K elements.
func SharedBytes[A, N, K tile.Extent, E tile.Element](consumers, stages int) int {
	return sharedBytes[N, K, E](consumers, stages, policy{tilesPerStage: tilesPerStageOf[A]()})
}

func sharedBytes[N, K tile.Extent, E tile.Element](consumers, stages int, s policy) int {
	out := s.epilogueMemory(consumers * warps)
	return stages*s.tilesPerStage*StageBytes[N, K, E](consumers) + tile.ScratchBytes(out.scratch) + tile.ClusterScratchBytes[N](out.cluster) + tile.PipelineBytes(stages)
}

// StageBytes returns the shared memory of one stage.
func StageBytes[N, K tile.Extent, E tile.Element](consumers int) int {
	return consumers*tile.TileBytes[M64, K, E]() + tile.TileBytes[K, N, E]()
}
