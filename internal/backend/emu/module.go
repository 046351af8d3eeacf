package emu

import (
	"context"
	"errors"
	"fmt"
	"math"
	"sync"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// maxShared is how much shared memory a block of current GPUs has (CUDA programming guide, technical
// specifications per compute capability).
const maxShared = 227 << 10

// multiprocessors is how many an emulated GPU has.
const multiprocessors = 2

// module is a loaded artifact.
type module struct {
	p *pe
	m *manifest.Manifest
	// program runs the kernels in place of their functions, if there is a checker.
	program Program
}

// Load implements driver.Device. The emulator needs the manifest only.
func (d *device) Load(ctx context.Context, a *driver.Artifact) (driver.Module, error) {
	if a == nil || a.Manifest == nil {
		return nil, fmt.Errorf("load kernels: the artifact has no manifest; run gpuc generate")
	}
	for i := range a.Manifest.Kernels {
		if err := d.knowsPEs(); err != nil && a.Manifest.Kernels[i].Shmem {
			return nil, fmt.Errorf("kernel %s: %w", a.Manifest.Kernels[i].Name, err)
		}
	}
	if err := d.p.w.builds.note(a.Manifest, d.p.rank); err != nil {
		return nil, err
	}
	m := &module{p: d.p, m: a.Manifest}
	if c := d.p.w.cfg.Checker; c != nil {
		var err error
		if m.program, err = c.Load(a); err != nil {
			return nil, err
		}
	}
	return m, ctx.Err()
}

// builds are the packages of kernels that PEs have loaded, by import path.
type builds struct {
	mu sync.Mutex
	by map[string]build
}

// build is what a package was compiled to, and the first PE that has loaded it.
type build struct {
	checksum string
	pe       int
}

// note refuses a package of which another PE has loaded another build.
func (b *builds) note(m *manifest.Manifest, pe int) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	first, ok := b.by[m.Package]
	if !ok {
		b.by[m.Package] = build{m.Checksum, pe}
		return nil
	}
	if first.checksum != m.Checksum {
		return manifest.OtherBuild(m.Package, pe, first.pe)
	}
	return nil
}

func (m *module) Close() error { return nil }

func (m *module) Launch(on driver.Stream, k int, cfg driver.LaunchConfig, args *driver.Args) error {
	d, err := m.kernel(k)
	if err != nil {
		return err
	}
	s, ok := on.(*stream)
	if !ok || s.pe != m.p {
		return errors.New("the stream belongs to another device")
	}
	if args == nil || args.Run == nil {
		return errors.New("no function to run")
	}
	if err := checkLaunch(d, cfg); err != nil {
		return err
	}
	if err := m.p.w.refused(m.p.rank, d); err != nil {
		return err
	}
	var begin func(pe int, stream any) func(t *gpu.Thread)
	if m.program != nil {
		if begin, err = m.program.Launch(k, cfg, args.Params); err != nil {
			return err
		}
	}
	return s.put("launch "+d.Name, &item{kind: itemKernel, k: &kernel{stream: s, launch: launch{
		prepare: begin, w: m.p.w, pe: m.p, name: d.Name, run: args.Run,
		grid: cfg.Grid, dim: cfg.Block, blocks: cfg.Grid.Count(), size: cfg.Block.Count(), collective: d.Collective, meets: d.Meets, dynamicShared: cfg.DynamicShared, sharedBytes: d.SharedBytes + cfg.DynamicShared,
		cluster: clusterOf(d, cfg),
	}}})
}

// MaxGrid implements driver.Module. The multiprocessors are as large as any target's.
func (m *module) MaxGrid(k int, cfg driver.LaunchConfig) (int, error) {
	d, err := m.kernel(k)
	if err == nil {
		err = checkLaunch(d, cfg)
	}
	if err != nil {
		return 0, err
	}
	most := multiprocessors * arch.BlocksOfMultiprocessor(cfg.Block.Count(), d.SharedBytes+cfg.DynamicShared)
	return most - most%clusterOf(d, cfg).Count(), nil
}

// kernel returns a kernel by its number.
func (m *module) kernel(k int) (*manifest.Kernel, error) {
	if k < 0 || k >= len(m.m.Kernels) {
		return nil, fmt.Errorf("kernel number %d of %s: it has %d kernels; run gpuc generate", k, m.m.Package, len(m.m.Kernels))
	}
	return &m.m.Kernels[k], nil
}

// clusterOf returns the extent of the clusters of a launch.
func clusterOf(d *manifest.Kernel, cfg driver.LaunchConfig) threadapi.Dim3 {
	x, y, z := cfg.ClusterDim(d)
	return threadapi.Dim3{X: x, Y: y, Z: z}
}

// checkLaunch refuses what no GPU holds.
func checkLaunch(d *manifest.Kernel, cfg driver.LaunchConfig) error {
	blocks, threads, shared := cfg.Grid.Count(), cfg.Block.Count(), d.SharedBytes+cfg.DynamicShared
	if shared > maxShared {
		return fmt.Errorf("%d bytes of shared memory per block, %d of them by the launch; a GPU allows %d", shared, cfg.DynamicShared, maxShared)
	}
	// 2^31 blocks in x, and 2^16 each in y and z, fit an int64 together, but with the threads they
	// may not.
	if blocks > math.MaxInt/threads {
		return fmt.Errorf("grid of %d blocks of %d threads", blocks, threads)
	}
	if most := arch.MostBlocks(threads, shared); d.Collective && blocks > most {
		return fmt.Errorf("grid of %d blocks of %d threads: %s, and the largest GPU holds %d blocks of so many threads and %d bytes of shared memory",
			blocks, threads, d.WhyCoResident(), most, shared)
	}
	return nil
}
