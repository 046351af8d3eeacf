package single

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/bench/control"
	"github.com/gpuc-go/gpuc/examples/gemv/matvec"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// scale is the factor of Saxpy.
const scale = 0.5

// shared is what the benchmarks share: two buffers, as large as the largest
// benchmark that ran needs, and the kernels.
type shared struct {
	pe    *gpurt.PE
	k     *Kernels
	gemv  *matvec.Kernels
	a, b  *gpurt.Buffer[float32]
	wrong *gpurt.Buffer[uint64]
}

// Bench is one benchmark.
type Bench struct {
	s *shared
	// setUp fills the buffers and returns a launch of the kernel and one of
	// the check of what the given number of launches left.
	setUp func(s *shared, p control.Params) (launch func() error, check func(times int) error, err error)
	// oneByOne is for what is not launched in a graph.
	oneByOne bool
}

// New loads the kernels and returns the benchmarks by name. The buffers come
// with the first round.
func New(pe *gpurt.PE) (map[string]*Bench, error) {
	k, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	g, err := matvec.LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	wrong, err := gpurt.Alloc[uint64](pe, 1)
	if err != nil {
		return nil, err
	}
	s := &shared{pe: pe, k: k, gemv: g, wrong: wrong}
	return map[string]*Bench{
		"copy": {s, setUpCopy, true}, "saxpy": {s, setUpSaxpy, false}, "transpose": {s, setUpTranspose, false},
		"stencil": {s, setUpStencil, false}, "gemv": {s, setUpGemv, false}, "gemv4": {s, setUpGemv4, false},
	}, nil
}

// buffers returns the two buffers with n and m elements, filled with the patterns
// of seed and seed+1.
func (s *shared) buffers(n, m int, p control.Params) (a, b *gpurt.Buffer[float32], err error) {
	for _, x := range []struct {
		buf  **gpurt.Buffer[float32]
		n    int
		out  **gpurt.Buffer[float32]
		seed uint64
	}{{&s.a, n, &a, uint64(p["seed"])}, {&s.b, m, &b, uint64(p["seed"]) + 1}} {
		if *x.buf == nil || (*x.buf).Len() < x.n {
			if *x.buf != nil {
				if err := (*x.buf).Free(); err != nil {
					return nil, nil, err
				}
			}
			if *x.buf, err = gpurt.Alloc[float32](s.pe, x.n); err != nil {
				return nil, nil, err
			}
		}
		*x.out = (*x.buf).Slice(0, x.n)
		if err := s.k.Fill(s.pe.Stream(), auxiliary(p), *x.out, x.seed); err != nil {
			return nil, nil, err
		}
	}
	return a, b, nil
}

// auxiliary is the shape of the kernels that fill and check.
func auxiliary(p control.Params) gpurt.LaunchConfig {
	return gpurt.Grid(int(p["fill"])).Block(512)
}

// Round fills the buffers, launches the kernel twice as often as asked, measures the
// second half, and checks the result. Kernels are launched in a graph, where the host's
// part of a launch does not count: small data takes no longer than that. The driver
// copies faster outside of one. All take the parameters seed, fill (blocks of the kernels
// around the measured one), times and blocks or w and h.
func (b *Bench) Round(ctx context.Context, p control.Params) (_ control.Values, err error) {
	s, times := b.s.pe.Stream(), int(p["times"])
	launch, check, err := b.setUp(b.s, p)
	if err != nil {
		return nil, err
	}
	half := func() error {
		for range times {
			if err := launch(); err != nil {
				return err
			}
		}
		return nil
	}
	if !b.oneByOne {
		var graph *gpurt.Graph
		if graph, err = s.Capture(half); err != nil {
			return nil, err
		}
		defer func() { err = errors.Join(err, graph.Close()) }()
		half = func() error { return graph.Launch(s) }
	}
	if err := half(); err != nil {
		return nil, err
	}
	elapsed, err := s.Time(ctx, half)
	if err != nil {
		return nil, err
	}
	if err := b.s.wrong.Zero(s); err != nil {
		return nil, err
	}
	if err := check(2 * times); err != nil {
		return nil, err
	}
	var wrong [1]uint64
	if err := b.s.wrong.CopyTo(ctx, wrong[:]); err != nil {
		return nil, err
	}
	if wrong[0] != 0 {
		return nil, fmt.Errorf("%d elements are wrong", wrong[0])
	}
	return control.Values{"us": float64(elapsed.Nanoseconds()) / 1e3 / float64(times)}, nil
}

// setUpCopy takes n. The driver copies: what it reaches is how fast memory can be read
// and written.
func setUpCopy(s *shared, p control.Params) (launch func() error, check func(int) error, err error) {
	n, seed := int(p["n"]), uint64(p["seed"])
	src, dst, err := s.buffers(n, n, p)
	if err != nil {
		return nil, nil, err
	}
	launch = func() error { return dst.CopyFromDevice(s.pe.Stream(), src) }
	check = func(int) error {
		return s.k.CheckTranspose(s.pe.Stream(), auxiliary(p), dst, n, 1, seed, s.wrong)
	}
	return launch, check, nil
}

// setUpSaxpy takes n and blocks.
func setUpSaxpy(s *shared, p control.Params) (launch func() error, check func(int) error, err error) {
	n, seed := int(p["n"]), uint64(p["seed"])
	y, x, err := s.buffers(n, n, p)
	if err != nil {
		return nil, nil, err
	}
	cfg := gpurt.Grid(int(p["blocks"])).Block(256)
	launch = func() error { return s.k.Saxpy(s.pe.Stream(), cfg, y, x, scale) }
	check = func(times int) error {
		return s.k.CheckSaxpy(s.pe.Stream(), auxiliary(p), y, seed, seed+1, scale, times, s.wrong)
	}
	return launch, check, nil
}

// setUpTranspose takes w and h.
func setUpTranspose(s *shared, p control.Params) (launch func() error, check func(int) error, err error) {
	w, h, seed := int(p["w"]), int(p["h"]), uint64(p["seed"])
	src, dst, err := s.buffers(w*h, w*h, p)
	if err != nil {
		return nil, nil, err
	}
	cfg := gpurt.Grid((w+tile-1)/tile, (h+tile-1)/tile).Block(tile, tileRows)
	launch = func() error { return s.k.Transpose(s.pe.Stream(), cfg, dst, src, w, h) }
	check = func(int) error {
		return s.k.CheckTranspose(s.pe.Stream(), auxiliary(p), dst, w, h, seed, s.wrong)
	}
	return launch, check, nil
}

// setUpStencil takes w, h and rows, the rows of a block.
func setUpStencil(s *shared, p control.Params) (launch func() error, check func(int) error, err error) {
	w, h, rows, seed := int(p["w"]), int(p["h"]), int(p["rows"]), uint64(p["seed"])
	src, dst, err := s.buffers(w*h, w*h, p)
	if err != nil {
		return nil, nil, err
	}
	cfg := gpurt.Grid((w+255)/256, (h+rows-1)/rows).Block(256)
	launch = func() error { return s.k.Stencil(s.pe.Stream(), cfg, dst, src, w, h, rows) }
	check = func(int) error {
		return s.k.CheckStencil(s.pe.Stream(), auxiliary(p), dst, w, h, seed, seed+1, s.wrong)
	}
	return launch, check, nil
}

// setUpGemv takes w, h and blocks.
func setUpGemv(s *shared, p control.Params) (launch func() error, check func(int) error, err error) {
	return s.gemvBy(s.k.Gemv, p)
}

// setUpGemv4 takes w, a multiple of 4, h and blocks; its kernel is that of the example
// gemv, which reads by vectors.
func setUpGemv4(s *shared, p control.Params) (launch func() error, check func(int) error, err error) {
	return s.gemvBy(s.gemv.Float32, p)
}

// gemvKernel is the launch method of a matrix-vector product.
type gemvKernel func(s *gpurt.Stream, cfg gpurt.LaunchConfig, dst, m, v gpurt.DeviceSlice[float32]) error

func (s *shared) gemvBy(kernel gemvKernel, p control.Params) (launch func() error, check func(int) error, err error) {
	w, h, seed := int(p["w"]), int(p["h"]), uint64(p["seed"])
	m, both, err := s.buffers(w*h, w+h, p)
	if err != nil {
		return nil, nil, err
	}
	v, dst := both.Slice(0, w), both.Slice(w, w+h)
	cfg := gpurt.Grid(int(p["blocks"])).Block(256)
	launch = func() error { return kernel(s.pe.Stream(), cfg, dst, m, v) }
	check = func(int) error {
		return s.k.CheckGemv(s.pe.Stream(), auxiliary(p), dst, w, seed, seed+1, s.wrong)
	}
	return launch, check, nil
}
