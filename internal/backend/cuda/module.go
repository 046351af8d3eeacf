package cuda

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// module implements driver.Module.
type module struct {
	d        *device
	h        cu.Module
	manifest *manifest.Manifest
	kernels  []*kernel
	blocks   *controlBlocks
	// transport is that of its machine code (driver.Cubin).
	transport string
	// registered says that the host library knows the module.
	registered bool
	closed     bool
}

func (d *device) Load(ctx context.Context, a *driver.Artifact) (driver.Module, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	m, err := d.load(ctx, a)
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (d *device) load(ctx context.Context, a *driver.Artifact) (*module, error) {
	if a.Manifest == nil || len(a.Manifest.Kernels) == 0 {
		return nil, errors.New("the artifact has no kernels; run gpuc generate")
	}
	communicates := false
	for i := range a.Manifest.Kernels {
		communicates = communicates || a.Manifest.Kernels[i].Shmem
	}
	if communicates {
		if err := d.openSymmetric(ctx); err != nil {
			return nil, err
		}
		if _, err := d.lookup(a.Manifest.Transport); err != nil {
			return nil, fmt.Errorf("kernels of %s: %w", a.Manifest.Package, err)
		}
	}
	c, err := d.machineCode(ctx, a, communicates)
	if err != nil {
		return nil, err
	}
	h, log, r := d.drv.ModuleLoad(c.Image)
	if err := d.check("cuModuleLoadDataEx", r); err != nil {
		if log != "" {
			err = fmt.Errorf("%w\n%s", err, log)
		}
		return nil, fmt.Errorf("machine code for %s: %w%s", c.Arch, err, d.tooOld(r))
	}
	m := &module{d: d, h: h, manifest: a.Manifest, transport: c.Transport}
	if err := m.prepare(communicates); err != nil {
		return nil, errors.Join(err, m.unload())
	}
	d.modules[m] = struct{}{}
	d.builds.note(a.Manifest)
	return m, nil
}

// tooOld says that the driver is older than the CUDA whose machine code it has refused, or "".
func (d *device) tooOld(r cu.Result) string {
	needs, _ := strconv.Atoi(toolchain.CUDAMajor)
	if r != cu.InvalidImage && r != cu.NoBinaryForGPU || d.version >= 1000*needs {
		return ""
	}
	v := d.Versions()
	return fmt.Sprintf("; the driver %ssupports CUDA %s, and this is machine code of CUDA %d: install a driver for CUDA %d.0 or later, or NVIDIA's package cuda-compat-%d-0 for the one that is here",
		strings.TrimPrefix(v.Driver+" ", " "), v.CUDA, needs, needs, needs)
}

// prepare finds the module's kernels, gives them their control blocks and makes
// the module known to the host library.
func (m *module) prepare(communicates bool) error {
	d := m.d
	var err error
	if m.blocks, err = d.newControlBlocks(m.manifest, communicates); err != nil {
		return err
	}
	for i := range m.manifest.Kernels {
		k, err := m.newKernel(&m.manifest.Kernels[i], m.blocks.addr+uint64(i*fault.BlockBytes))
		if err != nil {
			return err
		}
		m.kernels = append(m.kernels, k)
		d.prints = d.prints || m.manifest.Kernels[i].Prints
	}
	if communicates {
		if err := d.sym.lib.ModuleInit(uintptr(m.h)); err != nil {
			return err
		}
		m.registered = true
	}
	return m.trace()
}

// Close implements driver.Module. Its kernels must have ended.
func (m *module) Close() error {
	if m.closed {
		return nil
	}
	m.closed = true
	if m.d.lost != nil || m.d.closed {
		return nil
	}
	m.endTrace()
	delete(m.d.modules, m)
	return m.unload()
}

// unload takes the module from the host library and from the driver, in this order.
func (m *module) unload() error {
	var errs []error
	if m.registered && m.d.sym != nil {
		errs = append(errs, m.d.sym.lib.ModuleFinalize(uintptr(m.h)))
	}
	errs = append(errs, m.d.check("cuModuleUnload", m.d.drv.ModuleUnload(m.h)))
	if m.blocks != nil {
		errs = append(errs, m.d.freeControlBlocks(m.blocks))
	}
	return errors.Join(errs...)
}
