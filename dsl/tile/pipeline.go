package tile

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Pipeline leads stages of shared memory from the threads that fill them to those that
// use them, and back. Each stage has two barriers (gpu.MBarrier): it is full when all copies
// into it are complete, and empty when all its users have released it. Every thread keeps in
// its own Pipeline which phase a barrier is in, and which stage comes next.
//
// The producer is a warp or a warpgroup; each of its threads makes the calls:
//
//	for at := 0; at < k; at += len(K{}) {
//		s := tile.Acquire(w, &pipe)
//		tile.LoadAsync(w, &pipe, as.At(s), a, row, at)
//		tile.LoadAsync(w, &pipe, bs.At(s), b, at, col)
//		tile.Commit(w, &pipe)
//	}
//
// and each thread of the consumers:
//
//	for at := 0; at < k; at += len(K{}) {
//		s := pipe.Wait()
//		tile.MMA(sums, as.At(s), bs.At(s))
//		pipe.Release()
//	}
//
// Several warps or warpgroups may produce: each of them acquires and commits every stage, and loads a part
// of it.
//
// Where Stages says that all sources are Bulk, one thread can fill the stages with fewer instructions,
// and blocks of a cluster can load for each other: see AcquireBulk.
//
// A Pipeline goes on from one loop to the next, so that a producer fills stages for the tile of
// the product that comes next while consumers still store the last one.
//
// The emulator completes copies late. A consumer that does not wait, and a stage that is
// released too early, give wrong results under some seeds, and are races.
type Pipeline struct {
	t    *gpu.Thread
	bars []gpu.MBarrier // full, then empty, of each stage
	bulk bool
	// stage is the one that this thread comes to next, and round how often it has gone round,
	// of which a barrier needs the lowest bit. They have 32 bits, since registers are scarce in
	// the loops that use them.
	count, stage, round uint32
	held                uint32 // stages before this one that have not been released
	// block is the number of the block among those that share the stages, and blocks how many they are.
	// turn is the number of the one that loads into the next stage for all.
	block, blocks, turn uint32
}

// Stages says how a Pipeline is used.
type Stages struct {
	// Count is the number of stages, 1 or more. Two keep a product busy while the next stage
	// is filled; more hide the latency of memory.
	Count int
	// Producers and Consumers are the numbers of threads that fill stages, and that use them:
	// whole warps.
	Producers, Consumers int
	// Bulk says that every Source of the loads is Bulk. One thread then arrives for each warp of the
	// producers.
	Bulk bool
	// Multicast says that the blocks of a cluster go through the same stages together, so that one can
	// load what all of them use (LoadMulticast). A stage is empty when the consumers of all of them have
	// released it. Where the target has no clusters, each block is alone.
	Multicast bool
}

// NewPipeline returns a pipeline whose stages are all empty. All threads of the block make the call
// together, and they meet in it (gpu.Block.Sync). Its barriers lie in the memory of m. It needs the
// feature mbarrier. If the stages are Shared, all threads of the cluster make the call together,
// and End at the end.
func NewPipeline(t *gpu.Thread, m *Memory, s Stages) Pipeline {
	if s.Count < 1 || s.Producers < gpu.WarpSize || s.Consumers < gpu.WarpSize || (s.Producers|s.Consumers)%gpu.WarpSize != 0 {
		panic("tile.NewPipeline: a pipeline has a stage or more, and producers and consumers that are whole warps")
	}
	p := Pipeline{t: t, bars: takeArray[gpu.MBarrier](m, 2*s.Count, 8), bulk: s.Bulk, count: uint32(s.Count), blocks: 1}
	if s.Multicast {
		block, blocks := ClusterOf(t)
		p.block, p.blocks = uint32(block), uint32(blocks)
	}
	full, empty := 2*s.Producers, s.Consumers/gpu.WarpSize*int(p.blocks)
	if s.Bulk {
		full = s.Producers / gpu.WarpSize
	} // else what is copied asynchronously, and what is stored
	initBarriers(t, p.bars, full, empty)
	syncInitialized(t, p.blocks)
	return p
}

// initBarriers makes the memory barriers, by turns for so many arrivals. Up to four warps make some of them each:
// they take a thread long, and nobody can begin before. The threads are compared one by one: where they are those
// of lane 0, ptxas no longer sees in kernels/fused that one thread loads, and puts a loop over threads around
// each load, by which a product and allreduce of 512 rows took 223 us on two H200 in place of 186.
func initBarriers(t *gpu.Thread, bars []gpu.MBarrier, even, odd int) {
	const w = gpu.WarpSize
	rank := uint32(t.Block().Rank())
	if rank != 0 && rank != w && rank != 2*w && rank != 3*w {
		return
	}
	warps := min(uint32(t.Block().Size())/w, 4)
	//gpu:unroll 1
	for i := rank / w; i < uint32(len(bars)); i += warps {
		count := even
		if i%2 == 1 {
			count = odd
		}
		barrierAt(bars, int(i)).Init(t, count)
	}
}

// syncInitialized is a barrier of the cluster's threads, or of the block's if it is alone, after barriers have been
// initialized. It makes earlier stores visible to the thread's own block only.
func syncInitialized(t *gpu.Thread, blocks uint32) {
	t.Block().Sync()
	if blocks > 1 {
		if gpu.Has(gpu.Clusters) {
			t.Cluster().SyncRelaxed() // Sync would take 0.3 us longer on an H200
		}
	}
}

// meetCluster has the threads of the cluster's blocks meet.
func meetCluster(t *gpu.Thread) {
	if gpu.Has(gpu.Clusters) {
		t.Cluster().Sync()
	}
}

// End ends the use of a Pipeline whose stages are Shared: another block may still load into this
// one's memory, which must not return before. All threads of the cluster make the call together.
func (p *Pipeline) End() {
	if p.blocks > 1 {
		meetCluster(p.t)
	}
}

// ClusterOf returns the number of the thread's block in its cluster, and the number of blocks of the
// cluster: 0 and 1 where the target has no clusters.
func ClusterOf(t *gpu.Thread) (block, blocks int) {
	if gpu.Has(gpu.Clusters) {
		return t.Cluster().BlockRank(), t.Cluster().NumBlocks()
	}
	return 0, 1
}

// PipelineBytes returns the shared memory of the barriers of a pipeline of n stages.
func PipelineBytes(n int) int { return 16 * n }

func (p *Pipeline) full() *gpu.MBarrier  { return barrierAt(p.bars, int(2*p.stage)) }
func (p *Pipeline) empty() *gpu.MBarrier { return barrierAt(p.bars, int(2*p.stage+1)) }

// next goes to the next stage.
func (p *Pipeline) next() {
	p.stage++
	if p.stage == p.count {
		p.stage = 0
		p.round ^= 1
	}
	p.turn++
	if p.turn == p.blocks {
		p.turn = 0
	}
}

// Acquire waits until the next stage is empty, and returns its number. All threads of the producer
// call it.
func Acquire[G Loader](_ G, p *Pipeline) int {
	p.empty().Wait(p.t, int(p.round^1))
	return int(p.stage)
}

// Next returns the number of the next stage, and does not wait: for a stage that a copy of the Pipeline has
// acquired, into which more is loaded now.
func (p *Pipeline) Next() int { return int(p.stage) }

// Commit says that all loads into the stage have been started. All threads of the producer
// call it. The stage is full when they are complete.
func Commit[G Loader](_ G, p *Pipeline) {
	if !p.bulk {
		p.full().ArriveWhenCopied(p.t)
		p.full().Arrive(p.t)
	} else {
		w := p.t.Warp()
		w.Sync() // so that no lane falls behind by two phases, which look alike
		if w.Rank() == 0 {
			p.full().Arrive(p.t)
		}
	}
	p.next()
}

// Wait waits until the next stage is full, and returns its number. A consumer calls it.
func (p *Pipeline) Wait() int {
	p.full().Wait(p.t, int(p.round))
	if !p.bulk {
		fenceProxyArrived(p.t)
	}
	return int(p.stage)
}

// Hold goes on to the next stage and keeps this one, which a product under way still reads
// (MMAAsync). Release gives it back later. A thread holds fewer stages than there are.
func (p *Pipeline) Hold() {
	p.held++
	p.next()
}

// Release gives a stage back, to be filled again: the one that is held longest, or else the last
// one of Wait. All threads of a consumer's warp call it.
func (p *Pipeline) Release() {
	p.t.Warp().Sync() // some lanes arrive for all
	if p.held == 0 {
		p.release(p.stage)
		p.next()
		return
	}
	at := p.stage - p.held
	if p.stage < p.held {
		at += p.count
	}
	p.release(at)
	p.held--
}

// release tells the blocks that fill a stage that the warp has read it.
func (p *Pipeline) release(stage uint32) {
	rank, empty := p.t.Warp().Rank(), barrierAt(p.bars, int(2*stage+1))
	if p.blocks > 1 {
		if gpu.Has(gpu.Clusters) {
			if rank < int(p.blocks) {
				arriveAt(p.t, empty, rank)
			}
		}
	} else if rank == 0 {
		empty.Arrive(p.t)
	}
}

// LoadAsync starts a copy of the part of src whose first element is in row and col, which may be
// negative, to dst, which belongs to the stage that the producer has acquired. What lies outside the
// matrix becomes 0. All threads of the producer call it together. If src is Bulk, one of them starts
// the copy by the tensor memory accelerator, and col is a multiple of 16 bytes (gpu.TensorLoad):
// otherwise the emulator and the back end check say so, and a GPU stops at an illegal instruction. If
// it is not, each thread copies a part: by cp.async in pieces of 16 bytes where rows begin at multiples
// of 16 bytes, and element by element where they do not.
func LoadAsync[R, C Extent, E Element, G Loader](g G, p *Pipeline, dst Tile[R, C, E], src Source[R, C, E], row, col int) {
	if src.Bulk() {
		if g.Rank() == 0 {
			p.full().ExpectTx(p.t, BulkBytes[R, C, E]())
			LoadBulk(p, dst, src, row, col)
		}
		return
	}
	if p.bulk {
		panic("tile.LoadAsync of a source that is not Bulk, by a pipeline whose Stages say that all are")
	}
	m := src.Matrix
	per := 128 / gpu.BitSize[E]()
	chunks := extent[C]() / per
	n := extent[R]() * chunks
	if (m.Stride|col)%per == 0 && aligned(m.Data) {
		//gpu:unroll 4
		for i := g.Rank(); i < n; i += g.Size() {
			r, c := i/chunks, i%chunks*per
			to := dst.offset(r, c)
			y, x := row+r, col+c
			valid := 0
			if y >= 0 && y < m.Rows && x >= 0 && x < m.Cols {
				valid = min(m.Cols-x, per)
			}
			from := y*m.Stride + x
			if valid == 0 {
				from = 0
			}
			copyChunkAsync(p.t, within(dst.data, to, per), m.Data[from:from+valid])
		}
		return
	}
	for i := g.Rank(); i < n; i += g.Size() {
		r, c := i/chunks, i%chunks*per
		to := dst.offset(r, c)
		for e := range per {
			var x E
			if inside(m, row+r, col+c+e) {
				x = m.Data[(row+r)*m.Stride+col+c+e]
			}
			dst.data[to+e] = x
		}
	}
}

// RegDealloc returns registers of the warp's threads to the block, so that each thread keeps n, where the
// target can do so (gpu.DecMaxRegisters). A producer needs few. All warps of a warpgroup make the call,
// in a kernel whose directive has maxthreads; n is a constant.
func RegDealloc(w gpu.Warp, n int) {
	if gpu.Has(gpu.SetMaxNReg) {
		gpu.DecMaxRegisters(w, n)
	}
}

// RegAlloc takes registers that other warps have returned, so that each of the warp's threads has n, where
// the target can do so (gpu.IncMaxRegisters).
func RegAlloc(w gpu.Warp, n int) {
	if gpu.Has(gpu.SetMaxNReg) {
		gpu.IncMaxRegisters(w, n)
	}
}

// FenceArrived is for loads of what this GPU or a peer writes to global memory while the kernel
// runs. A thread calls it when it knows of the writes, such as by a signal that it has waited
// for, and before it starts the loads by LoadAsync. Without it, loads by the tensor memory
// accelerator may miss the writes (gpu.FenceProxyAsyncGlobal).
func FenceArrived(t *gpu.Thread) {
	if gpu.Has(gpu.TMA) {
		gpu.FenceProxyAsyncGlobal(t)
	}
}
