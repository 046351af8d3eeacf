// Package norm adds up rows over all PEs, adds a residual, and normalises with RMSNorm, in
// one launch. A tensor-parallel language model does this after each row-parallel layer:
//
//	residual = residual + allreduce(x)
//	y = residual / sqrt(mean(residual²) + epsilon) * weight
//
// where the mean is that of a row (Zhang and Sennrich, "Root mean square layer normalization").
// Elements are of bfloat16, float16 or float32, and rows of any length. All sums are of float32: x
// is added up in the order of ll.Pairwise, then the residual is added, and the row is normalised before
// anything is rounded, but for TwoShot, which rounds the sums of x to elements.
//
// The bits of a row are the same on all PEs that have the same residual and weights, in
// every run, and over either transport. The number of rows of a launch determines how many
// threads add up the squares of a row, and Auto chooses the algorithm from it. The bits do
// not depend on the number of rows
//
//   - by Lamport with Cluster set, where all PEs address each other's memory and rows are a multiple of 16 bytes;
//   - by OneShot or TwoShot, if rows have at most 1024 elements, or Config.Rows is at most two for each multiprocessor.
//
// By OneShot, and with float32 by TwoShot, they are the same for 1, 2, 4 and 8 PEs if x of each PE is the sum, in the order of
// ll.Pairwise, of what as many of 8 PEs would have; elements of 16 bits would round that sum.
//
// A launch needs no barrier before or after it. All PEs make the same launches in the same order,
// and they can be captured in a graph.
//
// The package has run on two H100, and on two and four H200 (bench/README.md). Start reading at AllReduce, then at job in device.go.
package norm

import (
	"fmt"
	"math"
	"unsafe"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/ll"
	"github.com/gpuc-go/gpuc/kernels/internal/alloc"
	"github.com/gpuc-go/gpuc/kernels/internal/spread"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Algorithm is how rows are exchanged.
type Algorithm int

// The algorithms.
const (
	// Auto is OneShot for few bytes, and for up to two PEs, where TwoShot sends as much.
	Auto Algorithm = iota
	// OneShot has every PE send its rows to all others, and add up all rows.
	OneShot
	// TwoShot has every PE add up its shard of the rows, and send the sums to all others, rounded to
	// elements. So elements of 16 bits are rounded once more.
	TwoShot
	// Lamport is OneShot in packets whose data are their flags (ll.Lamport), for rows of a multiple of 16 bytes, where
	// all PEs can address each other's memory. Elsewhere it is OneShot. Auto takes it for few bytes.
	Lamport
)

// Config says what to compute.
type Config struct {
	// Rows is the number of rows that a launch has at most, and Hidden their length.
	Rows, Hidden int
	Epsilon      float32
	Algorithm    Algorithm
	// Cluster is the number of blocks that share a row in Lamport, a power of two up to 8, and 0 for a good one.
	Cluster int
}

// AllReduce is allreduces with residual and normalisation, on one PE.
type AllReduce[E Element] struct {
	pe        *gpurt.PE
	k         *Kernels
	cfg       Config
	x         *gpurt.SymBuffer[E]
	packets   []packetForm // those for few rows first
	few, many form[E]      // of other launches
	own       *alloc.List
}

// packetForm is launches by packets of so many rows at most.
type packetForm struct {
	rows, room, part, each int
	shape                  func(rows int) gpurt.LaunchConfig
	blocks                 int // of the largest launch
	packets                *gpurt.SymBuffer[ll.Packet]
	turns                  *gpurt.Buffer[uint64]
}

// form is launches of one shape, of so many rows at most, with the memory through which their PEs exchange.
type form[E Element] struct {
	rows       int
	shape      gpurt.LaunchConfig
	room, most int // see Problem
	in, sums   *gpurt.SymBuffer[E]
	link       LinkArgs
}

// New prepares launches. It is collective, and Config is the same on all PEs. Beside x, it takes
// memory for four times the rows of the largest launch by TwoShot, and for two times the rows
// that all PEs have in the largest launch by OneShot; likewise for the largest launch of few rows. Lamport takes
// memory for three times the rows that all PEs have, for each of up to eight sizes of launches, five on an H200.
func New[E Element](pe *gpurt.PE, cfg Config) (*AllReduce[E], error) {
	r, err := newAllReduce[E](pe, cfg)
	if err != nil {
		return nil, fmt.Errorf("norm: %w", err)
	}
	return r, nil
}

func newAllReduce[E Element](pe *gpurt.PE, cfg Config) (*AllReduce[E], error) {
	pes := pe.NumPEs()
	switch size := float64(cfg.Rows) * float64(cfg.Hidden); {
	case cfg.Rows < 0 || cfg.Hidden < 1:
		return nil, fmt.Errorf("%d rows of %d elements; there are 0 rows or more, of one element or more", cfg.Rows, cfg.Hidden)
	case float64(cfg.Rows)*float64(pes) > math.MaxInt32 || cfg.Hidden > math.MaxInt32 || size*float64(pes) > math.MaxInt64/64:
		return nil, fmt.Errorf("%d rows of %d elements on each of %d PEs are too many", cfg.Rows, cfg.Hidden, pes)
	case cfg.Algorithm < Auto || cfg.Algorithm > Lamport:
		return nil, fmt.Errorf("there is no algorithm %d", cfg.Algorithm)
	case cfg.Cluster < 0 || cfg.Cluster > 8 || cfg.Cluster&(cfg.Cluster-1) != 0:
		return nil, fmt.Errorf("clusters of %d blocks; they have 1, 2, 4 or 8", cfg.Cluster)
	case !(cfg.Epsilon >= 0):
		return nil, fmt.Errorf("an epsilon of %v; it is 0 or more", cfg.Epsilon)
	}
	r := &AllReduce[E]{pe: pe, cfg: cfg, own: alloc.New(pe)}
	var err error
	if r.k, err = LoadKernels(pe); err != nil {
		return nil, err
	}
	done, most := 0, r.packetRows()
	kernels := r.byPackets()
	for _, c := range clusters {
		blocks, each := c.blocks, 1
		if cfg.Cluster > 0 { // the number of rows must not determine how squares are added up
			blocks, each = cfg.Cluster, min(spread.DivideUp(cfg.Hidden/perPacket[E](), cfg.Cluster*maxThreads), len(kernels))
		}
		for ; each <= len(kernels) && done < min(most, c.rows); each++ {
			f, err := r.packetForm(min(most, c.rows), blocks, each)
			if err != nil {
				return nil, err
			}
			if f.shape != nil && f.rows > done {
				r.packets, done = append(r.packets, f), f.rows
			}
		}
	}
	r.x = alloc.Sym[E](r.own, cfg.Rows*cfg.Hidden)
	for i := range r.packets {
		f := &r.packets[i]
		f.packets = alloc.Sym[ll.Packet](r.own, ll.LamportPackets(pes, f.blocks, f.room))
		f.turns = alloc.Buffer[uint64](r.own, f.blocks)
	}
	if done == cfg.Rows && done > 0 {
		return r, r.own.Err()
	}
	r.few = r.form(min(cfg.Rows, fewBlocks*pe.Multiprocessors()), fewBlocks)
	if cfg.Rows > r.few.rows {
		r.many = r.form(cfg.Rows, manyBlocks)
	}
	return r, r.own.Err()
}

// clusters are the blocks that share a row, by the number of rows up to which that is the fastest way on two H200: the
// fewer rows, the more multiprocessors a row needs.
var clusters = []struct{ rows, blocks int }{{8, 8}, {32, 4}, {66, 2}, {math.MaxInt, 1}}

// packetRows returns the number of rows up to which launches are by packets. All PEs find the same. On two H200 packets
// are faster than puts up to 16 MB: 16 rows of 8192 elements of 16 bits take 4.5 microseconds instead of 12.8, and 512 rows
// 32.3 instead of 50.2. With more PEs each sends more than by TwoShot; up to 3 MB are worth that.
func (r *AllReduce[E]) packetRows() int {
	const most, worth, packetBytes = 16 << 20, 3 << 20, 16
	n := r.pe.NumPEs()
	switch {
	case n == 1 || r.cfg.Hidden%perPacket[E]() != 0 || r.pe.TeamShared().NumPEs() != n:
		return 0
	case r.cfg.Algorithm == Lamport:
		return r.cfg.Rows
	case r.cfg.Algorithm != Auto:
		return 0
	}
	row := r.cfg.Hidden / perPacket[E]() * packetBytes
	rows := min(r.cfg.Rows, most/row)
	if more := row * (n - 1) * (n - 2) / n; more > 0 {
		rows = min(rows, worth/more)
	}
	return rows
}

// packetForm prepares launches by packets of so many rows at most, whose threads have up to each packets of a row. It has fewer
// rows where another form is better for more, and no shape if the GPU has no room for a row. All blocks are resident.
func (r *AllReduce[E]) packetForm(rows, blocks, each int) (packetForm, error) {
	whole, kernels := r.cfg.Hidden/perPacket[E](), r.byPackets()
	for blocks = min(blocks, r.pe.MaxCluster()); blocks*maxThreads*each < whole; blocks *= 2 {
		if blocks == r.pe.MaxCluster() {
			return packetForm{}, nil
		}
	}
	part := spread.DivideUp(whole, blocks)
	threads := spread.DivideUp(spread.DivideUp(part, each), gpu.WarpSize) * gpu.WarpSize
	shape := func(grid int) gpurt.LaunchConfig { return gpurt.Grid(grid).Block(threads).Clusters(blocks).Early() }
	resident, err := r.pe.MaxGrid(kernels[each-1].kernel, shape(blocks))
	if err != nil || resident < blocks {
		return packetForm{}, err
	}
	groups := resident / blocks
	if each < len(kernels) && r.cfg.Cluster == 0 {
		rows = min(rows, groups)
	}
	grid := func(rows int) int { return min(rows, groups) * blocks }
	f := packetForm{rows: rows, part: part, each: each, shape: func(rows int) gpurt.LaunchConfig { return shape(grid(rows)) }, blocks: grid(rows)}
	f.room = spread.DivideUp(rows, min(rows, groups)) * part
	return f, nil
}

// A multiprocessor has room for two blocks of 512 threads, as the kernels' directives have it, or for four of 256.
// While one waits for memory or for its peers, another works. Four do more in the same time, if there are enough
// rows. For few rows, what counts is how soon a block has done one.
const (
	maxThreads = 512 // of the kernels' directives
	fewBlocks  = 2
	manyBlocks = 4
	// staticShared is more than what a block has of shared memory beside the rows that it keeps, and
	// what the GPU takes for a block.
	staticShared = 2 << 10
)

// form prepares launches of rows rows at most, by so many blocks on each multiprocessor.
func (r *AllReduce[E]) form(rows, blocks int) form[E] {
	pes, hidden := r.pe.NumPEs(), r.cfg.Hidden
	once, most := rows, 0 // the rows of the largest launches of either way
	if r.shards(rows) {
		once, most = 0, rows
		if r.cfg.Algorithm == Auto {
			once = min(r.fewRows(), rows)
		}
	}
	// A thread has four elements of a row, if a block may have so many threads. A row is kept in
	// shared memory as far as that goes.
	threads := min(spread.DivideUp(spread.DivideUp(hidden, width), gpu.WarpSize)*gpu.WarpSize, maxThreads*fewBlocks/blocks)
	grid := max(min(rows, blocks*r.pe.Multiprocessors()), 1)
	kept := min(spread.DivideUp(hidden, width), (r.pe.MaxShared()/blocks-staticShared)/(4*width))
	f := form[E]{rows: rows, room: max(once, spread.DivideUp(most, pes), 1), most: most}
	f.shape = gpurt.Grid(grid).Block(threads).DynamicShared(kept * 4 * width)
	f.link.Ticks = alloc.Buffer[uint64](r.own, grid)
	f.in = alloc.Sym[E](r.own, 2*pes*f.room*hidden)
	f.sums = alloc.Sym[E](r.own, 2*most*hidden)
	f.link.Arrived = alloc.Signals(r.own, pes*f.room)
	f.link.Summed = alloc.Signals(r.own, max(most, 1))
	return f
}

// fewRows is the number of rows up to which Auto is OneShot: this is not measured yet.
func (r *AllReduce[E]) fewRows() int {
	var e E
	const fewBytes = 512 << 10
	return min(fewBytes/(r.cfg.Hidden*int(unsafe.Sizeof(e))*max(r.pe.NumPEs()-1, 1)), r.cfg.Rows)
}

// shards reports whether a launch of so many rows is TwoShot.
func (r *AllReduce[E]) shards(rows int) bool {
	return r.cfg.Algorithm == TwoShot || r.cfg.Algorithm == Auto && r.pe.NumPEs() > 2 && rows > r.fewRows()
}

// X returns the memory of the rows to be added up, which the caller fills before a launch.
func (r *AllReduce[E]) X() *gpurt.SymBuffer[E] { return r.x }

// Run enqueues one launch for the first rows of X. before is the residual of these rows, and after
// gets the new one: it may be the same memory. weight has an element for each column. By packets all four begin at
// multiples of 16 bytes, as what Alloc returns does. Every PE calls it, with as many rows.
func (r *AllReduce[E]) Run(s *gpurt.Stream, rows int, y, after, before, weight gpurt.DeviceSlice[E]) error {
	n := rows * r.cfg.Hidden
	if rows < 0 || rows > r.cfg.Rows {
		return fmt.Errorf("norm: %d rows; there is memory for %d", rows, r.cfg.Rows)
	}
	vectors := r.cfg.Hidden%width == 0
	for _, m := range []struct {
		name string
		s    gpurt.DeviceSlice[E]
		want int
	}{{"y", y, n}, {"after", after, n}, {"before", before, n}, {"weight", weight, r.cfg.Hidden}} {
		if m.s == nil || m.s.Len() != m.want {
			return fmt.Errorf("norm: %s of %d elements is needed, for %d rows of %d", m.name, m.want, rows, r.cfg.Hidden)
		}
		vectors = vectors && m.s.Addr()%16 == 0
	}
	if rows == 0 {
		return nil
	}
	p := Problem{Rows: rows, Hidden: r.cfg.Hidden, Epsilon: r.cfg.Epsilon, Vectors: vectors}
	for i := range r.packets {
		if f := &r.packets[i]; rows <= f.rows {
			p.Room, p.Part = f.room, f.part
			if !vectors {
				return fmt.Errorf("norm: y, after, before and weight begin at multiples of 16 bytes, or Algorithm is OneShot or TwoShot")
			}
			return r.byPackets()[f.each-1].launch(s, f.shape(p.Rows), y, after, before, weight, r.x, f.packets, f.turns, p)
		}
	}
	f := &r.few
	if rows > f.rows {
		f = &r.many
	}
	p.Shards, p.Room, p.Most = r.shards(rows), f.room, f.most
	switch f := any(f).(type) {
	case *form[gpu.BFloat16]:
		return launch(s, r.k.BFloat16, f, p, r.x, y, after, before, weight)
	case *form[gpu.Float16]:
		return launch(s, r.k.Float16, f, p, r.x, y, after, before, weight)
	case *form[float32]:
		return launch(s, r.k.Float32, f, p, r.x, y, after, before, weight)
	}
	return fmt.Errorf("norm: no kernel for these elements") // Element has no others
}

// launcher is the launch method of a kernel.
type launcher[E Element] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, y, after, before, weight gpurt.DeviceSlice[E], x, in, sums *gpurt.SymBuffer[E], p Problem, l LinkArgs) error

// launch launches the kernel for elements of E: x is the rows, and slices are the y, after, before and weight of Run.
func launch[E Element](s *gpurt.Stream, k launcher[E], f *form[E], p Problem, x any, slices ...any) error {
	var d [4]gpurt.DeviceSlice[E]
	for i := range d {
		d[i] = slices[i].(gpurt.DeviceSlice[E])
	}
	return k(s, f.shape, d[0], d[1], d[2], d[3], x.(*gpurt.SymBuffer[E]), f.in, f.sums, p, f.link)
}

// Free releases the memory. It is collective, and no stream may still use it.
func (r *AllReduce[E]) Free() error { return r.own.Free() }

// packetLauncher is the launch method of a kernel of packets.
type packetLauncher[E Element] func(s *gpurt.Stream, cfg gpurt.LaunchConfig, y, after, before, weight gpurt.DeviceSlice[E], x *gpurt.SymBuffer[E], packets *gpurt.SymBuffer[ll.Packet], turns gpurt.DeviceSlice[uint64], p Problem) error

// packetKernel is a kernel by packets, and its launch method.
type packetKernel[E Element] struct {
	kernel any
	launch packetLauncher[E]
}

// byPackets returns the kernels by packets for elements of E: that whose threads have one packet of a row and, for two PEs,
// that whose threads have up to two.
func (r *AllReduce[E]) byPackets() []packetKernel[E] {
	k := r.k
	var kernels, launches [3]any // for any number of PEs, and two for two
	var e E
	switch any(e).(type) {
	case gpu.BFloat16:
		kernels = [3]any{BFloat16Packets, BFloat16PacketsOfTwo, BFloat16PairsOfTwo}
		launches = [3]any{packetLauncher[gpu.BFloat16](k.BFloat16Packets), packetLauncher[gpu.BFloat16](k.BFloat16PacketsOfTwo), packetLauncher[gpu.BFloat16](k.BFloat16PairsOfTwo)}
	case gpu.Float16:
		kernels = [3]any{Float16Packets, Float16PacketsOfTwo, Float16PairsOfTwo}
		launches = [3]any{packetLauncher[gpu.Float16](k.Float16Packets), packetLauncher[gpu.Float16](k.Float16PacketsOfTwo), packetLauncher[gpu.Float16](k.Float16PairsOfTwo)}
	case float32:
		kernels = [3]any{Float32Packets, Float32PacketsOfTwo, Float32PairsOfTwo}
		launches = [3]any{packetLauncher[float32](k.Float32Packets), packetLauncher[float32](k.Float32PacketsOfTwo), packetLauncher[float32](k.Float32PairsOfTwo)}
	}
	var all []packetKernel[E]
	for i, launch := range launches {
		all = append(all, packetKernel[E]{kernels[i], launch.(packetLauncher[E])}) // Element has no others
	}
	if r.pe.NumPEs() == 2 {
		return all[1:]
	}
	return all[:1]
}
