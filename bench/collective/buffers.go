package collective

import (
	"context"
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// Memory is a buffer of either kind: a *gpurt.SymBuffer[float32], or a
// *gpurt.Buffer[float32].
type Memory[B any] interface {
	gpurt.DeviceSlice[float32]
	Slice(lo, hi int) B
}

// Buffers are the source and the target of a collective.
type Buffers[B Memory[B]] struct {
	pe       *gpurt.PE
	k        *Kernels
	alloc    func(pe *gpurt.PE, n int) (B, error)
	src, dst B
	size     int // elements of each
	wrong    *gpurt.Buffer[uint64]
	graphs   map[string]*gpurt.Graph
}

// NewBuffers loads the kernels. The memory comes from alloc, with the first round.
func NewBuffers[B Memory[B]](pe *gpurt.PE, alloc func(pe *gpurt.PE, n int) (B, error)) (*Buffers[B], error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	return &Buffers[B]{pe: pe, k: k, alloc: alloc, wrong: wrong, graphs: map[string]*gpurt.Graph{}}, err
}

// PE returns the PE of the buffers.
func (b *Buffers[B]) PE() *gpurt.PE { return b.pe }

// allocate makes room for n elements, once; it is collective.
func (b *Buffers[B]) allocate(n int) (err error) {
	if b.size > 0 {
		if n > b.size {
			return fmt.Errorf("more elements than in the first round")
		}
		return nil
	}
	if b.src, err = b.alloc(b.pe, n); err != nil {
		return err
	}
	if b.dst, err = b.alloc(b.pe, n); err != nil {
		return err
	}
	b.size = n
	return nil
}

// aux is the shape of the kernels around the measured ones.
func aux(p control.Params) gpurt.LaunchConfig { return gpurt.Grid(int(p["fill"])).Block(512) }

// Work is what a round measures. Call works on slots one after the other, which At
// describes, and Check counts what is wrong in all of the target that was used.
type Work[B Memory[B]] struct {
	Key   string // of its graph
	At    Slots
	Call  func(s *gpurt.Stream, dst, src B) error
	Check func(dst B, seed uint64) error
}

// Round runs one round, launch by launch and in a graph, with new data and a check
// for each.
func (b *Buffers[B]) Round(ctx context.Context, p control.Params, w Work[B]) (control.Values, error) {
	used := w.At.count * w.At.Stride
	if err := b.allocate(max(int(p["window"])/elemBytes, used)); err != nil {
		return nil, err
	}
	st, seed, calls := b.pe.Stream(), uint64(p["seed"]), int(p["calls"])
	dst, src := of(w.At, b.dst, w.At.Dst), of(w.At, b.src, w.At.Src)
	call := func(i int) error { return w.Call(st, dst[i%len(dst)], src[i%len(src)]) }
	var values control.Values
	err := b.checked(ctx, p, w, seed, used, func() (err error) {
		values, err = TimeEager(ctx, st, int(p["warm"]), calls, call)
		return err
	})
	if err == nil {
		err = b.checked(ctx, p, w, seed+1, used, func() error {
			return TimeGraph(ctx, st, b.graphs, fmt.Sprint(w.Key, calls), calls, call, values)
		})
	}
	return values, err
}

// Sums is the check of a sum over all PEs: each slot of the target has that of the
// elements of the sources from first on.
func (b *Buffers[B]) Sums(p control.Params, at Slots, first int) func(dst B, seed uint64) error {
	return func(dst B, seed uint64) error {
		return b.k.CheckSums(b.pe.Stream(), aux(p), dst, at.Dst, at.Stride, shifted(seed, first), b.pe.NumPEs(), b.wrong)
	}
}

// Blocks is the check of an exchange: of the blocks of n elements in each slot, which are
// as many as there are PEs, number p is block me of PE p.
func (b *Buffers[B]) Blocks(p control.Params, at Slots, n, me int) func(dst B, seed uint64) error {
	return func(dst B, seed uint64) error {
		return b.k.CheckBlocks(b.pe.Stream(), aux(p), dst, n, at.Stride, seed, me, b.pe.NumPEs(), b.wrong)
	}
}

// Copies is the check that each slot of the target is that of PE from.
func (b *Buffers[B]) Copies(p control.Params, at Slots, from int) func(dst B, seed uint64) error {
	return func(dst B, seed uint64) error {
		return b.k.CheckBlocks(b.pe.Stream(), aux(p), dst, at.Dst, at.Stride, ofPE(seed, from), 0, 1, b.wrong)
	}
}

// shifted returns the seed with which element i is what element first+i is with seed.
func shifted(seed uint64, first int) uint64 { return seed + uint64(first)*2654435761 }

// ofPE returns the seed with which PE 0 contributes what PE pe does with seed.
func ofPE(seed uint64, pe int) uint64 { return seed + uint64(pe)*77777 }

// checked fills the source, has the calls made, and counts what is wrong.
func (b *Buffers[B]) checked(ctx context.Context, p control.Params, w Work[B], seed uint64, used int, calls func() error) error {
	st := b.pe.Stream()
	if err := b.k.Fill(st, aux(p), b.src.Slice(0, used), b.dst.Slice(0, used), seed, b.pe.MyPE()); err != nil {
		return err
	}
	if err := b.wrong.Zero(st); err != nil {
		return err
	}
	if err := st.Sync(ctx); err != nil {
		return err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return err
	}
	if err := calls(); err != nil {
		return err
	}
	// Puts have to arrive, and others may still read what the next data is written over.
	if err := st.Quiet(); err != nil {
		return err
	}
	if err := st.Sync(ctx); err != nil {
		return err
	}
	if err := b.pe.Barrier(ctx); err != nil {
		return err
	}
	if err := w.Check(b.dst.Slice(0, used), seed); err != nil {
		return err
	}
	var wrong [1]uint64
	if err := b.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return err
	}
	if wrong[0] != 0 {
		return fmt.Errorf("%d elements are wrong", wrong[0])
	}
	return nil
}

// Slots are where calls read and write, one after the other: so many that small
// calls do not go to the same lines again, within the window. All in elements.
type Slots struct {
	count int
	// Dst and Src are what a call uses of a slot, and Stride is the distance of two.
	Dst, Src, Stride int
}

const elemBytes = 4

// SlotsOf returns the slots of calls that write dst and read src elements.
func SlotsOf(p control.Params, dst, src int) Slots {
	s := Slots{Dst: dst, Src: src, Stride: max(dst, src, 32)}
	s.count = min(max(int(p["window"])/elemBytes/s.Stride, 1), int(p["calls"]))
	return s
}

// of returns the parts of b that calls work on, one after the other, of n elements each.
func of[B Memory[B]](s Slots, b B, n int) []B {
	parts := make([]B, s.count)
	for i := range parts {
		parts[i] = b.Slice(i*s.Stride, i*s.Stride+n)
	}
	return parts
}

// Replays is how often a graph is launched before it is timed, and then timed. A single replay would
// measure the start of the graph too, which takes as long as a short collective.
const Replays = 4

// TimeGraph adds to values graph_us, the time of each of calls calls in a graph. Graphs are kept in
// graphs by their key.
func TimeGraph(ctx context.Context, st *gpurt.Stream, graphs map[string]*gpurt.Graph, key string, calls int, call func(i int) error, values control.Values) error {
	g := graphs[key]
	if g == nil {
		var err error
		g, err = st.Capture(func() error {
			for i := range calls {
				if err := call(i); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		graphs[key] = g
	}
	steady, err := TimeEager(ctx, st, Replays, Replays, func(int) error { return g.Launch(st) })
	if err != nil {
		return err
	}
	values["graph_us"] = steady["eager_us"] / float64(calls)
	return nil
}

// TimeEager measures calls calls after warm ones: eager_us is the time of each on the
// device, host_us that of enqueueing it.
func TimeEager(ctx context.Context, st *gpurt.Stream, warm, calls int, call func(i int) error) (control.Values, error) {
	repeat := func(n int) error {
		for i := range n {
			if err := call(i); err != nil {
				return err
			}
		}
		return nil
	}
	if err := repeat(warm); err != nil {
		return nil, err
	}
	// Puts of the calls may go where those before went, and must not overtake them.
	if err := st.Quiet(); err != nil {
		return nil, err
	}
	var host time.Duration
	device, err := st.Time(ctx, func() error {
		defer func(begin time.Time) { host = time.Since(begin) }(time.Now())
		return repeat(calls)
	})
	if err != nil {
		return nil, err
	}
	each := func(t time.Duration) float64 { return float64(t.Nanoseconds()) / 1e3 / float64(calls) }
	return control.Values{"eager_us": each(device), "host_us": each(host)}, nil
}
