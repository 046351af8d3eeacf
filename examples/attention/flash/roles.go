package flash

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

// job is what a kernel computes. The number of a warpgroup's first query is row.
type job[H tile.Extent] interface {
	// items is the number of items, and item returns one of them.
	items(t *gpu.Thread) int
	item(t *gpu.Thread, number int) item
	// key and value are the sources of keys and values.
	key() tile.Source[K, H, gpu.BFloat16]
	value() tile.Source[K, H, gpu.BFloat16]
	// begin sets the state of a warpgroup before it goes past keys, and end keeps what has become
	// of it. It may use out.
	begin(t *gpu.Thread, a state[H], i item, row int)
	end(t *gpu.Thread, a state[H], out tile.Tile[Q, H, gpu.BFloat16], i item, row int)
}

// item is what a block computes at a time: the queries from row on, len(Q{}) for each consumer, of
// those before end. They are taken past two runs of keys, one after the other.
type item struct {
	row, end int
	keys     [2]span
}

// span is keys and values that queries are taken past: the rows of their sources at which they begin,
// and how many there are. The first query of the item sees as many of them as seen says, and each of
// the next queries sees more of them. The numbers have 32 bits, since registers are scarce.
type span struct{ keys, values, n, seen, more int32 }

// last returns how many of the keys some of the first queries see.
func (s span) last(queries int32) int32 { return max(min(s.n, s.seen+s.more*(queries-1)), 0) }

// steps returns the number of tiles of keys that some of the first queries see.
func (s span) steps(queries int32) int32 {
	return int32((uint32(s.last(queries)) + uint32(len(K{})) - 1) / uint32(len(K{})))
}

// steps returns the number of tiles of keys that the queries of the item see in the first run, and in both.
func (i item) steps(t *gpu.Thread) (first, all int32) {
	queries := int32(consumers(t) * len(Q{}))
	first = i.keys[0].steps(queries)
	return first, first + i.keys[1].steps(queries)
}

// stepsOf returns after how many steps the queries of a warpgroup, from one of the item on, have seen all
// keys that they see.
func (i item) stepsOf(first, from int32) int32 {
	queries := min(int32(i.end-i.row), from+int32(len(Q{})))
	if queries <= from {
		return 0
	}
	if n := i.keys[1].steps(queries); n > 0 {
		return first + n
	}
	return i.keys[0].steps(queries)
}

// step returns the run and the key in it at which a step begins.
func (i item) step(first, n int32) (s span, at int32) {
	if n < first {
		return i.keys[0], n * int32(len(K{}))
	}
	return i.keys[1], (n - first) * int32(len(K{}))
}

// consumers returns the number of warpgroups of the block that multiply, for Q queries each, and
// consumer which of them is the thread's. The first warpgroup of the block loads.
func consumers(t *gpu.Thread) int { return t.BlockDim().X/gpu.WarpgroupSize - 1 }
func consumer(t *gpu.Thread) int  { return t.Block().Rank()/gpu.WarpgroupSize - 1 }

// most returns the largest number of warpgroups that multiply. Heads of 64 elements leave registers
// for three: half of their time goes to weights, and the more warpgroups, the more products meanwhile.
func most[H tile.Extent]() int {
	var dim H
	if len(dim) == len(H64{}) {
		return 3
	}
	return 2
}

// room is the block's shared memory. Tiles of keys and values go through the stages of pipe in the
// order in which they are multiplied. A stage of asked is the queries of an item, and its number: the
// queries of the next item come while this one is computed. The output takes the place of the queries.
type room[H tile.Extent] struct {
	queries     tile.Tiles[Q, H, gpu.BFloat16]
	tiles       tile.Tiles[K, H, gpu.BFloat16]
	asked, pipe tile.Pipeline
	numbers     []int
}

// ahead is the number of items that a block has queries of, and numberBytes is what their numbers
// take, at the end.
const (
	ahead       = 2
	numberBytes = 8 * ahead
)

// SharedBytes returns the dynamic shared memory for so many consumers and stages.
func SharedBytes[H tile.Extent](consumers, stages int) int {
	return ahead*consumers*tile.TileBytes[Q, H, gpu.BFloat16]() + stages*tile.TileBytes[K, H, gpu.BFloat16]() + tile.PipelineBytes(ahead+stages) + numberBytes
}

// run computes items until there are none left. A block takes the next one when it has loaded the
// last one, so that blocks which get short items compute more of them.
func run[H tile.Extent, J job[H]](t *gpu.Thread, stages int, j J, q tile.Source[Q, H, gpu.BFloat16], tickets []uint64) {
	var x room[H]
	mem := tile.Dynamic(t)
	x.queries = tile.Take[Q, H, gpu.BFloat16](&mem, ahead*consumers(t))
	x.tiles = tile.Take[K, H, gpu.BFloat16](&mem, stages)
	all := gpu.DynamicShared[int](t)
	x.numbers = all[len(all)-ahead:]
	threads := consumers(t) * gpu.WarpgroupSize
	x.asked = tile.NewPipeline(t, &mem, tile.Stages{Count: ahead, Producers: gpu.WarpSize, Consumers: threads, Bulk: q.Bulk()})
	x.pipe = tile.NewPipeline(t, &mem, tile.Stages{Count: stages, Producers: gpu.WarpSize, Consumers: threads, Bulk: j.key().Bulk() && j.value().Bulk()})
	// Where a target can, threads hand over registers: one of three warpgroups has 168 at first, and one
	// of four 128, which are too few for those that multiply. ptxas hands none over in a module with
	// functions of the device library, so the kernels of this package communicate with nobody.
	if t.Block().Rank() < gpu.WarpgroupSize {
		if most[H]() == 3 {
			tile.RegDealloc(t.Warp(), 32)
		} else {
			tile.RegDealloc(t.Warp(), 56)
		}
		if t.Block().Rank() < gpu.WarpSize {
			produce(t, &x, j, q, tickets)
		}
		return
	}
	if most[H]() == 3 {
		tile.RegAlloc(t.Warp(), 160)
	} else {
		tile.RegAlloc(t.Warp(), 224)
	}
	consume(t, &x, j)
}

// produce loads the queries, keys and values of items, by a warp. A step multiplies the keys of a tile
// and the values of the tile before.
func produce[H tile.Extent, J job[H]](t *gpu.Thread, x *room[H], j J, q tile.Source[Q, H, gpu.BFloat16], tickets []uint64) {
	w := t.Warp()
	for {
		number := ticket(t, tickets, j.items(t)+t.GridDim().X)
		s := tile.Acquire(w, &x.asked)
		if w.Rank() == 0 {
			x.numbers[s] = number
		}
		if number >= j.items(t) {
			tile.Commit(w, &x.asked)
			return
		}
		i := j.item(t, number)
		for c := range consumers(t) {
			tile.LoadAsync(w, &x.asked, x.queries.At(s*consumers(t)+c), q, i.row+c*len(Q{}), 0)
		}
		tile.Commit(w, &x.asked)
		first, all := i.steps(t)
		for n := int32(0); n <= all && all > 0; n++ {
			if n < all {
				s, at := i.step(first, n)
				load(w, x, j.key(), s.keys+at, s.keys+s.n)
			}
			if n > 0 {
				s, at := i.step(first, n-1)
				load(w, x, j.value(), s.values+at, s.values+s.n)
			}
		}
	}
}

// load loads a tile of the rows before end.
func load[H tile.Extent](w gpu.Warp, x *room[H], src tile.Source[K, H, gpu.BFloat16], row, end int32) {
	if !x.pipe.Bulk() {
		src.Matrix.Rows = min(src.Matrix.Rows, int(end))
		tile.LoadAsync(w, &x.pipe, x.tiles.At(tile.Acquire(w, &x.pipe)), src, int(row), 0)
		tile.Commit(w, &x.pipe)
	} else if w.Rank() == 0 {
		s := x.pipe.AcquireBulk(tile.BulkBytes[K, H, gpu.BFloat16]())
		tile.LoadBulk(&x.pipe, x.tiles.At(s), src, int(row), 0)
		x.pipe.CommitBulk()
	}
}

// ticket returns the number of the next item. Each block draws one that is no item, so a launch draws
// all tickets, and the next launch begins with the first one again.
func ticket(t *gpu.Thread, tickets []uint64, all int) int {
	n := 0
	if t.Warp().Rank() == 0 {
		n = int(gpu.AtomicAdd(t, &tickets[0], 1) % uint64(all))
	}
	return gpu.Shuffle(t.Warp(), n, 0)
}
