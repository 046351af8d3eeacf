package collective

import (
	"context"
	"fmt"
	"time"

	"github.com/gpuc-go/gpuc/bench/control"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// buffers are the source and the target of a collective.
type buffers struct {
	pe       *gpurt.PE
	k        *Kernels
	src, dst *gpurt.SymBuffer[float32]
	wrong    *gpurt.Buffer[uint64]
	graphs   map[string]*gpurt.Graph
}

func newBuffers(pe *gpurt.PE) (*buffers, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	return &buffers{pe: pe, k: k, wrong: wrong, graphs: map[string]*gpurt.Graph{}}, err
}

// allocate makes room for n elements, once; it is collective.
func (b *buffers) allocate(n int) (err error) {
	if b.src != nil {
		if n > b.src.Len() {
			return fmt.Errorf("more elements than in the first round")
		}
		return nil
	}
	if b.src, err = gpurt.AllocSym[float32](b.pe, n); err != nil {
		return err
	}
	b.dst, err = gpurt.AllocSym[float32](b.pe, n)
	return err
}

// aux is the shape of the kernels around the measured ones.
func aux(p control.Params) gpurt.LaunchConfig { return gpurt.Grid(int(p["fill"])).Block(512) }

// collective is what a round measures. Call works on slots one after the other, which
// at describes, and check counts what is wrong in all of the target that was used.
type collective struct {
	key   string // of its graph
	at    slots
	call  func(s *gpurt.Stream, dst, src *gpurt.SymBuffer[float32]) error
	check func(dst *gpurt.SymBuffer[float32], seed uint64) error
}

// round runs one round, launch by launch and in a graph, with new data and a check
// for each.
func (b *buffers) round(ctx context.Context, p control.Params, c collective) (control.Values, error) {
	used := c.at.count * c.at.stride
	if err := b.allocate(max(int(p["window"])/elemBytes, used)); err != nil {
		return nil, err
	}
	st, seed, calls := b.pe.Stream(), uint64(p["seed"]), int(p["calls"])
	dst, src := c.at.of(b.dst), c.at.of(b.src)
	call := func(i int) error { return c.call(st, dst[i%len(dst)], src[i%len(src)]) }
	var values control.Values
	err := b.checked(ctx, p, c, seed, used, func() (err error) {
		values, err = TimeEager(ctx, st, int(p["warm"]), calls, call)
		return err
	})
	if err == nil {
		err = b.checked(ctx, p, c, seed+1, used, func() error {
			return TimeGraph(ctx, st, b.graphs, fmt.Sprint(c.key, calls), calls, call, values)
		})
	}
	return values, err
}

// checked fills the source, has the calls made, and counts what is wrong.
func (b *buffers) checked(ctx context.Context, p control.Params, c collective, seed uint64, used int, calls func() error) error {
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
	// Others may still read what the next data is written over.
	if err := b.pe.Barrier(ctx); err != nil {
		return err
	}
	if err := c.check(b.dst.Slice(0, used), seed); err != nil {
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

// slots are where calls read and write, one after the other: so many that small
// calls do not go to the same lines again, within the window. All in elements.
type slots struct{ count, stride, size int }

const elemBytes = 4

// slotsOf returns the slots of calls that work on size elements.
func slotsOf(p control.Params, size int) slots {
	s := slots{size: size}
	s.stride = max(s.size, 32)
	s.count = min(max(int(p["window"])/elemBytes/s.stride, 1), int(p["calls"]))
	return s
}

// of returns the parts of b that calls work on, one after the other.
func (s slots) of(b *gpurt.SymBuffer[float32]) []*gpurt.SymBuffer[float32] {
	parts := make([]*gpurt.SymBuffer[float32], s.count)
	for i := range parts {
		parts[i] = b.Slice(i*s.stride, i*s.stride+s.size)
	}
	return parts
}

// TimeGraph adds to values graph_us, the time of each of calls calls in a graph, which
// is launched once before. Graphs are kept in graphs by their key.
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
	again, err := TimeEager(ctx, st, 1, 1, func(int) error { return g.Launch(st) })
	if err != nil {
		return err
	}
	values["graph_us"] = again["eager_us"] / float64(calls)
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
