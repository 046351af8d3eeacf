// Package solver solves Laplace's equation on a rectangle by Jacobi's method, with
// the rows shared out among the PEs: every point becomes the mean of its four
// neighbours, again and again. The first and the last column are fixed, and the
// last row has the first one below it. The problem is that of NVIDIA's
// multi-gpu-programming-models.
//
// One kernel, Step, does a whole iteration: it computes the rows, exchanges halo
// rows with the neighbours by puts with signals, and adds up the norm of the
// changes over all PEs. Solve does all iterations in one launch.
//
// For a program, New, Reset, Run and Rows are all there is. Benchmarks use Enqueue,
// which only launches. The kernels stand in kernels.go; start reading at Step.
package solver

import (
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Config says what to solve.
type Config struct {
	// Width and Height are the size of the field.
	Width, Height int
	// NormEvery is how many iterations pass from one that measures the norm to
	// the next; 0 means that none does.
	NormEvery int
	// Tolerance ends a run one iteration after one whose norm was measured and
	// was at most this; a negative one means that none does.
	Tolerance float64
	// Persistent does a run in one launch instead of one for each iteration.
	Persistent bool
	// Graph launches so many iterations at a time as a CUDA graph, which repeats
	// them; 0 means none. The number is even, and so is that of the measurements
	// among them.
	Graph int
}

// Status is what a run did.
type Status struct {
	// Iterations counts those since Reset.
	Iterations int
	// Norm is the norm, the root of the sum of squares, of the changes in the
	// last iteration that measured it; NaN if none has.
	Norm float64
	// Converged says that the norm was within the tolerance.
	Converged bool
}

// Solver is a field on one PE. Its methods are collective, but for Part.
type Solver struct {
	cfg    Config
	pe     *gpurt.PE
	k      *Kernels
	part   Part
	layout Layout
	shape  gpurt.LaunchConfig
	// states is the memory of the states of even and of odd epochs.
	states [2]*gpurt.SymBuffer[float32]
	halo   *gpurt.SignalBuffer
	norm   NormArgs
	clock  *gpurt.Buffer[uint64]
	graphs map[phase]*gpurt.Graph
	total  *gpurt.Buffer[float64]
	stop   *gpurt.Buffer[uint64]
	// epoch is the state that the field is in, or will be when the stream is
	// done; first is that of Reset.
	epoch, first uint64
	// half is that of the sums for the next measurement, pending the one of the
	// last if it has not been collected, else 0; measuredAt is the epoch of it.
	half, pending uint32
	measuredAt    uint64
	status        Status
}

// New returns a solver whose field is to be set by Reset. It is collective.
func New(pe *gpurt.PE, cfg Config) (*Solver, error) {
	if cfg.Width < 0 || cfg.Height < 0 || cfg.NormEvery < 0 {
		return nil, fmt.Errorf("jacobi: a field of %d by %d points, with a norm every %d iterations; none of these may be negative", cfg.Width, cfg.Height, cfg.NormEvery)
	}
	if cfg.Width > maxSide || cfg.Height > maxSide {
		return nil, fmt.Errorf("jacobi: a field of %d by %d points; at most %d in each direction are possible", cfg.Width, cfg.Height, maxSide)
	}
	if cfg.Graph < 0 || cfg.Graph%(2*max(cfg.NormEvery, 1)) != 0 || cfg.Graph > 0 && cfg.Persistent {
		return nil, fmt.Errorf("jacobi: graphs of %d iterations, with a norm every %d; that has to be a multiple of %d, and 0 in one launch", cfg.Graph, cfg.NormEvery, 2*max(cfg.NormEvery, 1))
	}
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	me, pes := pe.MyPE(), pe.NumPEs()
	s := &Solver{cfg: cfg, pe: pe, k: k, half: 1, graphs: map[phase]*gpurt.Graph{}, part: partOf(cfg.Width, cfg.Height, me, pes)}
	grid := gridOf(cfg, pes, pe.Multiprocessors()*minBlocks)
	s.layout = layoutOf(s.part, cfg.Height, me, pes, grid)
	s.shape = gpurt.Grid(grid.wide, grid.strips).Block(grid.x, grid.y)
	for i := range s.states {
		// The PEs with the most rows are the first.
		if s.states[i], err = gpurt.AllocSym[float32](pe, (rowsOf(cfg.Height, 0, pes)+2)*s.part.Pitch); err != nil {
			return nil, fmt.Errorf("jacobi: memory for the field: %w", err)
		}
	}
	if s.halo, err = gpurt.AllocSignals(pe, haloSignals(grid.tiles)); err != nil {
		return nil, err
	}
	return s, s.allocNorm(grid.wide * grid.strips)
}

// grid is the shape of a launch: blocks of x by y threads, of which wide stand side
// by side over the columns and strips one below the other over the rows. Of these, short
// at the top and one at the bottom have something else to do, and fewer rows.
type grid struct{ x, y, wide, strips, tiles, short int }

// gridOf returns the shape for at most blocks blocks. It is the same on every PE,
// since halo rows are sent and awaited segment by segment.
func gridOf(cfg Config, pes, blocks int) grid {
	groups := (cfg.Width + columns - 1) / columns
	g := grid{x: maxThreads, short: 1}
	if cfg.NormEvery > 0 {
		g.short++ // the one that collects the norm
	}
	for g.x > gpu.WarpSize && g.x/2 >= groups {
		g.x /= 2
	}
	// A part has this many rows at least; a block has one for each row of its
	// threads, or it has all.
	rows := cfg.Height / pes
	g.y = maxThreads / g.x
	for g.y > 1 && g.y > rows {
		g.y /= 2
	}
	g.tiles = max(1, (groups+g.x-1)/g.x)
	g.wide = min(g.tiles, blocks)
	g.strips = 1
	if rows > 1 {
		g.strips = max(1, min(blocks/g.wide, (rows+(g.short+1)*haloRows)/(g.y*haloRows)))
	}
	return g
}

func (s *Solver) allocNorm(blocks int) (err error) {
	if s.norm.Sums, err = gpurt.Alloc[float64](s.pe, 2*blocks); err != nil {
		return err
	}
	if s.total, err = gpurt.Alloc[float64](s.pe, 1); err != nil {
		return err
	}
	if s.stop, err = gpurt.Alloc[uint64](s.pe, 2); err != nil {
		return err
	}
	s.norm.Total, s.norm.Stop = s.total, s.stop
	if s.norm.Count, err = gpurt.Alloc[uint32](s.pe, 1); err != nil {
		return err
	}
	if s.clock, err = gpurt.Alloc[uint64](s.pe, 2); err != nil {
		return err
	}
	s.norm.Words, err = gpurt.AllocSignals(s.pe, normWords(s.pe.NumPEs()))
	return err
}

// Reference does iterations of Jacobi's method in plain Go on the whole field and
// returns it.
func Reference(width, height, iterations int, initial func(x, y int) float32) []float32 {
	cur := make([]float32, width*height)
	for i := range cur {
		cur[i] = initial(i%width, i/width)
	}
	next := make([]float32, len(cur))
	for range iterations {
		for y := range height {
			row := cur[y*width : (y+1)*width]
			up := cur[(y+height-1)%height*width:][:width]
			down := cur[(y+1)%height*width:][:width]
			now := next[y*width : (y+1)*width]
			copy(now, row)
			for x := 1; x < width-1; x++ {
				now[x] = (row[x-1] + row[x+1] + up[x] + down[x]) * 0.25
			}
		}
		cur, next = next, cur
	}
	return cur
}
