package emu_test

import (
	"context"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// benchmark runs a kernel b.N times on one PE.
func benchmark(b *testing.B, sh shape, setup func(h *host) (func(t *gpu.Thread), error)) {
	b.ReportAllocs()
	for rank, err := range run(b, emu.Config{PEs: 1, ResidentBlocks: 4}, func(h *host) error {
		kernel, err := setup(h)
		if err != nil {
			return err
		}
		b.ResetTimer()
		for range b.N {
			if err := h.runKernel(sh, kernel); err != nil {
				return err
			}
		}
		return nil
	}) {
		if err != nil {
			b.Fatalf("PE %d: %v", rank, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*sh.grid*sh.block), "ns/thread")
}

func BenchmarkEmptyKernel(b *testing.B) {
	benchmark(b, shape{grid: 256, block: 256}, func(h *host) (func(t *gpu.Thread), error) {
		return func(t *gpu.Thread) {}, nil
	})
}

func BenchmarkSaxpy(b *testing.B) {
	const n = 1 << 20
	benchmark(b, shape{grid: 16, block: 256}, func(h *host) (func(t *gpu.Thread), error) {
		x, _, err := local[float32](h, n)
		if err != nil {
			return nil, err
		}
		y, _, err := local[float32](h, n)
		return func(t *gpu.Thread) {
			for i := range t.Grid().Stride(len(y)) {
				y[i] += 2 * x[i]
			}
		}, err
	})
}

func BenchmarkJacobi(b *testing.B) {
	const n = 512
	benchmark(b, shape{grid: n * n / 256, block: 256}, func(h *host) (func(t *gpu.Thread), error) {
		x, _, err := local[float32](h, n*n)
		if err != nil {
			return nil, err
		}
		y, _, err := local[float32](h, n*n)
		return func(t *gpu.Thread) {
			i := t.Grid().Rank()
			r, c := i/n, i%n
			if r > 0 && r < n-1 && c > 0 && c < n-1 {
				y[i] = 0.25 * (x[i-1] + x[i+1] + x[i-n] + x[i+n])
			}
		}, err
	})
}

func BenchmarkBlockSync(b *testing.B) {
	benchmark(b, shape{grid: 16, block: 256}, func(h *host) (func(t *gpu.Thread), error) {
		return func(t *gpu.Thread) {
			for range 10 {
				t.Block().Sync()
			}
		}, nil
	})
}

func BenchmarkGridSync(b *testing.B) {
	benchmark(b, shape{grid: 64, block: 256, collective: true}, func(h *host) (func(t *gpu.Thread), error) {
		return func(t *gpu.Thread) {
			for range 10 {
				t.Grid().Sync()
			}
		}, nil
	})
}

func BenchmarkAtomicAdd(b *testing.B) {
	benchmark(b, shape{grid: 64, block: 256}, func(h *host) (func(t *gpu.Thread), error) {
		x, _, err := local[int32](h, 16)
		return func(t *gpu.Thread) {
			for i := range 10 {
				gpu.AtomicAdd(t, &x[i], 1)
			}
		}, err
	})
}

func BenchmarkP(b *testing.B) {
	benchmark(b, shape{grid: 16, block: 256}, func(h *host) (func(t *gpu.Thread), error) {
		x, _, err := symmetric[int32](h, 16*256)
		return func(t *gpu.Thread) {
			shmem.P(t, x.At(t.Grid().Rank()), 1, 0)
			shmem.Quiet(t.Block())
		}, err
	})
}

// benchmarkPEs has each of four PEs call body b.N times.
func benchmarkPEs(b *testing.B, body func(h *host) error) {
	b.ReportAllocs()
	mustRun(b, emu.Config{PEs: 4}, func(h *host) error {
		for range b.N {
			if err := body(h); err != nil {
				return err
			}
		}
		return nil
	})
}

func BenchmarkBarrierInKernels(b *testing.B) {
	benchmarkPEs(b, func(h *host) error {
		return h.runKernel(shape{grid: 1, block: 256, collective: true}, func(t *gpu.Thread) {
			for range 10 {
				shmem.BarrierAll(t.Block())
			}
		})
	})
}

func BenchmarkBarrierOnStreams(b *testing.B) {
	benchmarkPEs(b, func(h *host) error {
		if err := barrier(h.s, h.n); err != nil {
			return err
		}
		return h.s.Sync(context.Background())
	})
}

func BenchmarkBarrierOfHosts(b *testing.B) {
	benchmarkPEs(b, func(h *host) error { return h.dev.Barrier(context.Background()) })
}
