package norm

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/kernels/clock"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
)

//go:generate go run ../../cmd/gpuc generate -compress

// Element is the types of the elements of rows.
type Element interface {
	gpu.BFloat16 | gpu.Float16 | float32
}

// Problem is what a launch computes.
type Problem struct {
	Rows, Hidden int
	Epsilon      float32
	// Shards has every PE add up its shard of the rows, and send the sums to all others.
	// Otherwise every PE sends its rows to all others, and all add up all rows.
	Shards bool
	// Vectors says that all rows begin where a Vec4 may.
	Vectors bool
	// Room is the number of rows that In has room for, of each PE, and Most the number of rows that
	// Sums has room for. By packets Room is the packets of a block, and Part those of a row.
	Room, Most, Part int
}

// Link is the memory through which PEs exchange what is not elements. A signal is set to the epoch
// of its launch, and never reset.
//
// In and Sums are there twice, for even and odd epochs. A PE ends a launch when it has all sums,
// and so when all PEs have begun the launch, and have ended the one before. So what it sends in the
// next launch meets nobody who still reads what came in the one before.
type Link struct {
	// Arrived says that a row of a PE is in its place in In, and Summed that a sum is there.
	Arrived, Summed shmem.Signals
	// Ticks is the clock of the launches (package clock), with a word for each block.
	Ticks []uint64
}

// job is a launch. y, after, before and weight are memory of this PE alone: the result, the new
// residual and the old one, which may be the same memory, and the weights of the columns. x has this
// PE's rows, in those that come from other PEs, and sums the sums by shards.
type job[E Element] struct {
	y, after, before, weight []E
	x, in, sums              shmem.Sym[E]
	p                        Problem
	l                        Link
	epoch                    uint64
}

// run is the kernels. A block takes whole rows. All blocks are resident, and the same block of all PEs sends and
// awaits in the same order: what it waits for is sent before anything that waits for its own.
func run[E Element](t *gpu.Thread, y, after, before, weight []E, x, in, sums shmem.Sym[E], p Problem, l Link) {
	j := job[E]{y, after, before, weight, x, in, sums, p, l, clock.Epoch(t, l.Ticks)}
	if p.Shards {
		j.byShards(t)
	} else {
		j.atOnce(t)
	}
	shmem.Quiet(t.Block())
	clock.Advance(t, l.Ticks, 1)
}

// atOnce sends each row to all other PEs, and adds it up. A block of all PEs does the same rows in the same
// order: while it waits for a row, other blocks of its multiprocessor send or normalise.
func (j job[E]) atOnce(t *gpu.Thread) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	for row := t.BlockIdx().X; row < j.p.Rows; row += t.GridDim().X {
		for d := 1; d < pes; d++ {
			j.send(t, row, row, spread.After(me, d, pes))
		}
		j.awaitRow(t, row)
		j.normalize(t, row, func(i int) four { return j.sum(t, row, row, i) })
	}
}

// byShards sends rows to the PEs that add them up, beginning with the next PE, adds up this PE's,
// and sends their sums to all others. Everybody normalises all rows: a row has the sum of one PE,
// rounded to an element, so all PEs have the same result.
func (j job[E]) byShards(t *gpu.Thread) {
	me, pes := shmem.MyPE(t), shmem.NumPEs(t)
	lo, hi := spread.Shard(j.p.Rows, me, pes)
	others := j.p.Rows - (hi - lo)
	for i := t.BlockIdx().X; i < others; i += t.GridDim().X {
		row := spread.After(hi, i, j.p.Rows)
		to := spread.Owner(row, j.p.Rows, pes)
		first, _ := spread.Shard(j.p.Rows, to, pes)
		j.send(t, row, row-first, to)
	}
	for row := lo + t.BlockIdx().X; row < hi; row += t.GridDim().X {
		j.awaitRow(t, row-lo)
		sums := j.sums.Slice(j.sumsOf(row), j.sumsOf(row)+j.p.Hidden)
		for i := t.Block().Rank() * width; i < j.p.Hidden; i += t.Block().Size() * width {
			j.store(sums.Local(), i, j.sum(t, row, row-lo, i))
		}
		t.Block().Sync() // all have stored before the puts
		for d := 1; d < pes; d++ {
			shmem.PutSignalNBI(t.Block(), sums, sums, j.l.Summed.At(row), j.epoch, shmem.SignalSet, spread.After(me, d, pes))
		}
		j.normalize(t, row, func(i int) four { return j.load(sums.Local(), i) })
	}
	for i := t.BlockIdx().X; i < others; i += t.GridDim().X {
		row := spread.After(hi, i, j.p.Rows)
		if t.Block().Rank() == 0 {
			shmem.SignalWaitUntil(t, j.l.Summed.At(row), shmem.CmpGE, j.epoch)
		}
		t.Block().Sync()
		sums := j.sums.Local()[j.sumsOf(row):][:j.p.Hidden]
		j.normalize(t, row, func(i int) four { return j.load(sums, i) })
	}
}

// send sends a row of this PE to its place in In of another PE.
func (j job[E]) send(t *gpu.Thread, row, slot, to int) {
	me := shmem.MyPE(t)
	at := j.place(t, me, slot)
	shmem.PutSignalNBI(t.Block(), j.in.Slice(at, at+j.p.Hidden), j.x.Slice(row*j.p.Hidden, (row+1)*j.p.Hidden), j.l.Arrived.At(me*j.p.Room+slot), j.epoch, shmem.SignalSet, to)
}

// place returns where the row of a PE lies in In, and sumsOf where the sum of a row lies in Sums.
func (j job[E]) place(t *gpu.Thread, pe, slot int) int {
	return ((j.half()*shmem.NumPEs(t)+pe)*j.p.Room + slot) * j.p.Hidden
}
func (j job[E]) sumsOf(row int) int { return (j.half()*j.p.Most + row) * j.p.Hidden }
func (j job[E]) half() int          { return int(j.epoch & 1) }

// awaitRow waits for the row of all other PEs in a slot. Each thread that waits acquires, and the
// barrier lets the block know.
func (j job[E]) awaitRow(t *gpu.Thread, slot int) {
	for pe := range t.Block().Stride(shmem.NumPEs(t)) {
		if pe != shmem.MyPE(t) {
			shmem.SignalWaitUntil(t, j.l.Arrived.At(pe*j.p.Room+slot), shmem.CmpGE, j.epoch)
		}
	}
	t.Block().Sync()
}

// sum adds up elements of a row from i on, in the order of ll.Pairwise.
func (j job[E]) sum(t *gpu.Thread, row, slot, i int) four {
	return ll.Pairwise(shmem.NumPEs(t), func(pe int) four {
		from := j.in.Local()
		at := j.place(t, pe, slot)
		if pe == shmem.MyPE(t) {
			from, at = j.x.Local(), row*j.p.Hidden
		}
		return j.load(from[at:][:j.p.Hidden], i)
	}, plus)
}

// normalize adds the residual to the sums of a row, and writes the new residual and the normalised
// row. The float32 sums are kept in shared memory between the two passes, as many as there is
// room for; others are computed again.
//
// A thread adds up the squares of its elements from left to right, and gpu.ReduceAdd adds up what
// the threads have. The size of the block depends on the length of the row alone, so all PEs add
// in the same order.
func (j job[E]) normalize(t *gpu.Thread, row int, sums func(i int) four) {
	b, n := t.Block(), j.p.Hidden
	kept := gpu.DynamicShared[four](t)
	before, after, y := j.before[row*n:][:n], j.after[row*n:][:n], j.y[row*n:][:n]
	squares := float32(0)
	for i := b.Rank(); i*width < n; i += b.Size() {
		v := plus(sums(i*width), j.load(before, i*width))
		if i < len(kept) {
			kept[i] = v
		}
		squares += v.X * v.X
		squares += v.Y * v.Y
		squares += v.Z * v.Z
		squares += v.W * v.W // what is after the row's end is 0
	}
	factor := gpu.Rsqrt(gpu.ReduceAdd(b, squares)/float32(n) + j.p.Epsilon)
	for i := b.Rank(); i*width < n; i += b.Size() {
		var v four
		if i < len(kept) {
			v = kept[i]
		} else {
			v = plus(sums(i*width), j.load(before, i*width))
		}
		j.store(after, i*width, v)
		w := j.load(j.weight, i*width)
		j.store(y, i*width, four{X: v.X * factor * w.X, Y: v.Y * factor * w.Y, Z: v.Z * factor * w.Z, W: v.W * factor * w.W})
	}
}

// four is elements that a thread takes at once, as many as width says.
type four = gpu.Vec4[float32]

const width = 4

func plus(x, y four) four { return four{X: x.X + y.X, Y: x.Y + y.Y, Z: x.Z + y.Z, W: x.W + y.W} }

// load returns elements of a row from i on, and 0 after its end.
func (j job[E]) load(row []E, i int) four {
	if j.p.Vectors {
		v := gpu.AsVec4(row)[i/width]
		return four{X: wide(v.X), Y: wide(v.Y), Z: wide(v.Z), W: wide(v.W)}
	}
	return four{X: at(row, i), Y: at(row, i+1), Z: at(row, i+2), W: at(row, i+3)}
}

// at returns an element of a row, and 0 after its end.
func at[E Element](row []E, i int) float32 {
	if i < len(row) {
		return wide(row[i])
	}
	return 0
}

// store rounds elements of a row from i on, and leaves out what is after its end.
func (j job[E]) store(row []E, i int, x four) {
	if j.p.Vectors {
		gpu.AsVec4(row)[i/width] = gpu.Vec4[E]{X: round[E](x.X), Y: round[E](x.Y), Z: round[E](x.Z), W: round[E](x.W)}
		return
	}
	put(row, i, x.X)
	put(row, i+1, x.Y)
	put(row, i+2, x.Z)
	put(row, i+3, x.W)
}

// put stores an element of a row, unless that is after its end.
func put[E Element](row []E, i int, x float32) {
	if i < len(row) {
		row[i] = round[E](x)
	}
}

// wide returns an element as a float32.
func wide[E Element](x E) float32 {
	switch x := any(x).(type) {
	case gpu.BFloat16:
		return x.Float32()
	case gpu.Float16:
		return x.Float32()
	case float32:
		return x
	}
	return 0
}

// round returns the nearest element.
func round[E Element](x float32) (y E) {
	switch any(y).(type) {
	case gpu.BFloat16:
		return gpu.FromBits[E](gpu.Bits(gpu.ToBFloat16(x)))
	case gpu.Float16:
		return gpu.FromBits[E](gpu.Bits(gpu.ToFloat16(x)))
	}
	return gpu.FromBits[E](gpu.Bits(x))
}

// BFloat16 adds up x over all PEs, adds the residual before, writes that to after, and writes the
// normalised rows to y. All its blocks are resident.
//
//gpu:kernel maxthreads=512 minblocks=2
func BFloat16(t *gpu.Thread, y, after, before, weight []gpu.BFloat16, x, in, sums shmem.Sym[gpu.BFloat16], p Problem, l Link) {
	run(t, y, after, before, weight, x, in, sums, p, l)
}

// Float16 is BFloat16 for elements of float16.
//
//gpu:kernel maxthreads=512 minblocks=2
func Float16(t *gpu.Thread, y, after, before, weight []gpu.Float16, x, in, sums shmem.Sym[gpu.Float16], p Problem, l Link) {
	run(t, y, after, before, weight, x, in, sums, p, l)
}

// Float32 is BFloat16 for elements of float32.
//
//gpu:kernel maxthreads=512 minblocks=2
func Float32(t *gpu.Thread, y, after, before, weight []float32, x, in, sums shmem.Sym[float32], p Problem, l Link) {
	run(t, y, after, before, weight, x, in, sums, p, l)
}
