package collective

import (
	"context"
	"fmt"

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
