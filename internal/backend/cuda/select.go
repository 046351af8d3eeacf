package cuda

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// machineCode returns machine code of the artifact for this GPU: a cubin made
// ahead of time where one fits, or else one built here from the IR.
func (d *device) machineCode(ctx context.Context, a *driver.Artifact, communicates bool) (driver.Cubin, error) {
	c, rejected := d.pickCubin(a.Cubins, communicates)
	if c != nil {
		return *c, nil
	}
	gpu, err := a.Manifest.ForDevice(d.major, d.minor)
	if err != nil {
		return driver.Cubin{}, fmt.Errorf("%w: %w", driver.ErrUnsupported, err)
	}
	if a.IR == nil {
		return driver.Cubin{}, fmt.Errorf("the artifact has neither machine code that fits nor code to compile%s; run gpuc generate, or gpuc build -arch %s", because(rejected), gpu)
	}
	t, err := d.lookup(a.Manifest.Transport)
	if err != nil {
		return driver.Cubin{}, fmt.Errorf("kernels of %s: %w", a.Manifest.Package, err)
	}
	built, err := d.svc.build(ctx, a, gpu, t)
	if err != nil {
		return driver.Cubin{}, fmt.Errorf("compile for %s%s: %w", gpu, because(rejected), err)
	}
	if c, rejected = d.pickCubin([]driver.Cubin{built}, communicates); c == nil {
		return driver.Cubin{}, fmt.Errorf("what was compiled here cannot be used%s: the headers and the host library of %s must be of one installation", because(rejected), d.svc.transport.Title)
	}
	return built, nil
}

// pickCubin returns the best of the cubins that run on this GPU, with a device library that the
// host library accepts where they communicate, or nil and why each did not do.
func (d *device) pickCubin(cubins []driver.Cubin, communicate bool) (best *driver.Cubin, rejected []string) {
	var bestTarget arch.Target
	for i := range cubins {
		c := &cubins[i]
		a, err := arch.Parse(c.Arch)
		if err != nil {
			rejected = append(rejected, err.Error())
			continue
		}
		if !a.RunsOn(d.major, d.minor) {
			rejected = append(rejected, fmt.Sprintf("that for %s does not run on a GPU of compute capability %d.%d", a, d.major, d.minor))
			continue
		}
		if communicate {
			if why := d.unfit(c); why != "" {
				rejected = append(rejected, why)
				continue
			}
		}
		if best == nil || a.Better(bestTarget) {
			best, bestTarget = c, a
		}
	}
	return best, rejected
}

// unfit says why the host library does not work with a cubin, or "".
func (d *device) unfit(c *driver.Cubin) string {
	name, version, _ := strings.Cut(c.Transport, " ")
	t := d.svc.transport
	switch _, err := d.lookup(name); {
	case version == "":
		return fmt.Sprintf("that for %s does not say how it communicates", c.Arch)
	case err != nil:
		return fmt.Sprintf("that for %s communicates through %s, and this job through %s (GPUC_TRANSPORT)", c.Arch, name, t.Name)
	case !d.sym.lib.Runs(version):
		return fmt.Sprintf("that for %s was linked with %s %s, and this host has %s", c.Arch, t.Title, version, d.sym.lib.Version())
	}
	return ""
}

// lookup returns the transport that kernels name, or that of this job if they name none. Both have
// one host library.
func (d *device) lookup(name string) (*transport.Transport, error) {
	job := d.svc.transport
	if name == "" || name == job.Name {
		return job, nil
	}
	t, err := registry.Lookup(name)
	if err == nil && t.Family() != job.Family() {
		err = fmt.Errorf("they communicate through %s, and this job through %s; set GPUC_TRANSPORT=%s", name, job.Name, name)
	}
	return t, err
}

// unreachable returns why a kernel cannot be launched: it does not reach a PE whose memory this PE cannot address.
// nil if it reaches all.
func (m *module) unreachable(k *manifest.Kernel) error {
	d := m.d
	t, err := d.lookup(m.manifest.Transport)
	if err != nil || !k.Shmem {
		return err
	}
	why := t.Host.Far(t, d.getenv, k.Ops)
	if why == nil && t.Far.Refuses(k.Ops, 0) == "" {
		return nil
	}
	for pe := range d.job.Size {
		switch addr, err := d.sym.lib.Ptr(d.sym.board, pe); {
		case err != nil:
			return err
		case addr != 0:
		case why != nil:
			return fmt.Errorf("PE %d cannot address the memory of PE %d, and %w", d.job.Rank, pe, why)
		default:
			return errors.New(t.Far.Refuses(k.Ops, pe))
		}
	}
	return nil
}

// because lists why cubins were not used.
func because(rejected []string) string {
	if len(rejected) == 0 {
		return ""
	}
	return " (machine code in the program: " + strings.Join(rejected, "; ") + ")"
}
