package cuda

import (
	"context"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// machineCode returns machine code of the artifact for this GPU: a cubin made
// ahead of time where one fits, or else one built here from the IR.
func (d *device) machineCode(ctx context.Context, a *driver.Artifact, communicates bool) (driver.Cubin, error) {
	var host *nvshmem.Version
	if communicates {
		v := d.sym.lib.Version()
		host = &v
	}
	c, rejected := pickCubin(a.Cubins, d.major, d.minor, host)
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
	built, err := d.svc.build(ctx, a, gpu)
	if err != nil {
		return driver.Cubin{}, fmt.Errorf("compile for %s%s: %w", gpu, because(rejected), err)
	}
	if c, rejected = pickCubin([]driver.Cubin{built}, d.major, d.minor, host); c == nil {
		return driver.Cubin{}, fmt.Errorf("what was compiled here cannot be used%s: the NVSHMEM headers and the NVSHMEM host library must be of one installation", because(rejected))
	}
	return built, nil
}

// pickCubin returns the best of the cubins that run on a GPU of the given
// compute capability, with a device library that the NVSHMEM host library
// accepts where one is given, or nil and why each did not do.
func pickCubin(cubins []driver.Cubin, major, minor int, host *nvshmem.Version) (best *driver.Cubin, rejected []string) {
	var bestTarget arch.Target
	for i := range cubins {
		c := &cubins[i]
		a, err := arch.Parse(c.Arch)
		if err != nil {
			rejected = append(rejected, err.Error())
			continue
		}
		if !a.RunsOn(major, minor) {
			rejected = append(rejected, fmt.Sprintf("that for %s does not run on a GPU of compute capability %d.%d", a, major, minor))
			continue
		}
		if host != nil {
			if why := unfit(c, *host); why != "" {
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

// unfit says why a cubin cannot be used with an NVSHMEM host library.
func unfit(c *driver.Cubin, host nvshmem.Version) string {
	v, err := nvshmem.ParseVersion(c.NVSHMEM)
	if err != nil {
		return fmt.Sprintf("that for %s does not say which NVSHMEM it was linked with", c.Arch)
	}
	if !host.Runs(v) {
		return fmt.Sprintf("that for %s was linked with NVSHMEM %v, and this host has %v", c.Arch, v, host)
	}
	return ""
}

// because lists why cubins were not used.
func because(rejected []string) string {
	if len(rejected) == 0 {
		return ""
	}
	return " (machine code in the program: " + strings.Join(rejected, "; ") + ")"
}
