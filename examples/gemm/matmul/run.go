package matmul

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// element is a small whole number, so that sums are exact in any order.
func element(row, col int) float32 { return float32((row*31+col*17)%15 - 7) }

// Run multiplies matrices of small whole numbers by each kernel. Each PE has some of the rows
// of the first matrix and all of the second, and compares its part with plain Go.
func Run(ctx context.Context, pe *gpurt.PE, size Size) error {
	p, err := newProducts(ctx, pe, size)
	if err != nil {
		return err
	}
	want, got, nan := plain(p.first, p.part), make([]float32, p.c.Len()), make([]float32, p.c.Len())
	for i := range nan {
		nan[i] = float32(math.NaN())
	}
	for _, k := range p.kernels {
		if err := p.c.CopyFrom(ctx, nan); err != nil {
			return err
		}
		if err := k.multiply(pe.Stream()); err != nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		if err := p.c.CopyTo(ctx, got); err != nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		for i := range want {
			if got[i] != want[i] {
				return fmt.Errorf("%s: element %d,%d is %v, want %v", k.name, p.first+i/size.N, i%size.N, got[i], want[i])
			}
		}
	}
	pe.Printf("ok, rows %d to %d of %d x %d x %d on %s\n", p.first, p.first+p.part.M, size.M, size.K, size.N, pe.Device())
	return nil
}

// Time multiplies by each kernel so often, and prints how long a product took. It compares nothing,
// so that it can take sizes that plain Go takes hours for.
func Time(ctx context.Context, pe *gpurt.PE, size Size, times int) error {
	p, err := newProducts(ctx, pe, size)
	if err != nil {
		return err
	}
	for _, k := range p.kernels {
		if err := k.multiply(pe.Stream()); err != nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		took, err := pe.Stream().Time(ctx, func() error {
			for range times {
				if err := k.multiply(pe.Stream()); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		pe.Printf("%s: %v for %d x %d x %d on %s\n", k.name, took/time.Duration(times), p.part.M, p.part.K, p.part.N, pe.Device())
	}
	return nil
}

// products is a PE's part of the product by each kernel.
type products struct {
	first   int // row of the whole product
	part    Size
	c       *gpurt.Buffer[float32]
	kernels []kernel
}

type kernel struct {
	name     string
	multiply func(*gpurt.Stream) error
}

func newProducts(ctx context.Context, pe *gpurt.PE, size Size) (*products, error) {
	if m, n, k := float64(size.M)+1, float64(size.N)+1, float64(size.K)+1; max(m*n, m*k, n*k) > math.MaxInt64/64 {
		return nil, fmt.Errorf("gemm: matrices of %d x %d by %d x %d elements are too large", size.M, size.K, size.K, size.N)
	}
	kernels, err := LoadKernels(pe)
	if err != nil {
		return nil, err
	}
	lo, hi := size.M*pe.MyPE()/pe.NumPEs(), size.M*(pe.MyPE()+1)/pe.NumPEs()
	part := Size{hi - lo, size.N, size.K}
	// Before memory of the host: where there is too little this is an error.
	a, err := gpurt.Alloc[gpu.BFloat16](pe, part.M*part.K)
	if err != nil {
		return nil, err
	}
	b, err := gpurt.Alloc[gpu.BFloat16](pe, part.K*part.N)
	if err != nil {
		return nil, err
	}
	c, err := gpurt.Alloc[float32](pe, part.M*part.N)
	if err != nil {
		return nil, err
	}
	if err := a.CopyFrom(ctx, matrix(lo, part.M, part.K)); err != nil {
		return nil, err
	}
	if err := b.CopyFrom(ctx, matrix(0, part.K, part.N)); err != nil {
		return nil, err
	}
	piped, err := newPiped(kernels, a, b, part)
	if err != nil {
		return nil, err
	}
	p := &products{lo, part, c, nil}
	for _, k := range []struct {
		name   string
		launch launch
		cfg    gpurt.LaunchConfig
	}{
		{"Naive", kernels.Naive, blocks(part, edge, edge, edge*edge)},
		{"Shared", kernels.Shared, blocks(part, edge, edge, edge*edge)},
		{"Tensor", kernels.Tensor, blocks(part, len(M{}), len(N{}), gpu.WarpgroupSize)},
		{"Piped", piped, blocks(part, len(M{}), len(N{}), 2*gpu.WarpgroupSize).DynamicShared(PipedBytes())},
	} {
		p.kernels = append(p.kernels, kernel{k.name, func(s *gpurt.Stream) error { return k.launch(s, k.cfg, c, a, b, part) }})
	}
	return p, nil
}

// launch is the launch of a kernel.
type launch func(*gpurt.Stream, gpurt.LaunchConfig, gpurt.DeviceSlice[float32], gpurt.DeviceSlice[gpu.BFloat16], gpurt.DeviceSlice[gpu.BFloat16], Size) error

// newPiped returns the launch of Piped for the matrices in a and b: the kernel takes them as
// sources of tiles, which the host makes once.
func newPiped(k *Kernels, a, b *gpurt.Buffer[gpu.BFloat16], s Size) (launch, error) {
	as, err := gpurt.ArrayOn(a, gpurt.Shape(s.M, s.K))
	if err != nil {
		return nil, err
	}
	bs, err := gpurt.ArrayOn(b, gpurt.Shape(s.K, s.N))
	if err != nil {
		return nil, err
	}
	at, err := gpurt.NewTileSource[M, K](as, gpurt.TileSourceOptions{})
	if err != nil {
		return nil, err
	}
	bt, err := gpurt.NewTileSource[K, N](bs, gpurt.TileSourceOptions{})
	if err != nil {
		return nil, err
	}
	return func(st *gpurt.Stream, cfg gpurt.LaunchConfig, c gpurt.DeviceSlice[float32], _, _ gpurt.DeviceSlice[gpu.BFloat16], s Size) error {
		return k.Piped(st, cfg, c, at, bt, s)
	}, nil
}

// matrix returns rows of elements, from a row on.
func matrix(first, rows, cols int) []gpu.BFloat16 {
	m := make([]gpu.BFloat16, rows*cols)
	for i := range m {
		m[i] = gpu.ToBFloat16(element(first+i/cols, i%cols))
	}
	return m
}

// plain returns the product of the matrices that Run makes.
func plain(first int, s Size) []float32 {
	c := make([]float32, s.M*s.N)
	for i := range c {
		for k := range s.K {
			c[i] += element(first+i/s.N, k) * element(k, i%s.N)
		}
	}
	return c
}
