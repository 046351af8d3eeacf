package gpurt

import (
	"context"
	"fmt"
	"io"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// Names of the back ends.
const (
	// Emulator runs PEs without a GPU: in this process, or in several that share them out.
	Emulator = jobenv.Emulator
	// Check is the emulator with an engine that interprets the compiled kernels and looks
	// for races and other mistakes in ordering; docs/checking.md says which it finds.
	Check = jobenv.Check
	// CUDA runs one PE per process on an NVIDIA GPU.
	CUDA = jobenv.CUDA
)

// world is the emulated machine that the PEs of this process share.
type world interface {
	Device(rank int) driver.Device
}

// backends are the implementations behind Run; tests put others in their place.
type backends struct {
	// emulate makes an emulated machine; out gets what kernels print.
	emulate func(cfg *Config, out *lockedWriter, log io.Writer) world
	// available returns why there is no GPU to use, or nil.
	available func() error
	// uniqueID returns what the PEs of a job on GPUs share to find each other.
	uniqueID func(transport string, getenv func(string) string) ([]byte, error)
	// openAlone opens a GPU that joins no job.
	openAlone func(ctx context.Context, job driver.Job) (driver.Device, error)
	// open makes this process a PE on a GPU.
	open func(ctx context.Context, job driver.Job) (driver.Device, error)
}

// Available returns nil if the named back end can be used on this machine. Otherwise it
// returns an ErrUnavailable that says why not and what to do.
func Available(backend string) error { return system().check(backend) }

// check returns why a back end cannot be used, or nil.
func (b *backends) check(name string) error {
	switch name {
	case Emulator:
		return nil
	case Check:
		if race.Enabled {
			return fmt.Errorf("back end check: %w: the program is built with -race, which looks at Go code; build it without", ErrUnavailable)
		}
		return nil
	case CUDA:
		if err := b.available(); err != nil {
			return fmt.Errorf("back end cuda: %w: %w; GPUC_BACKEND=emu runs the program without a GPU", ErrUnavailable, err)
		}
		return nil
	}
	return fmt.Errorf("%w: there is no back end %q; use %s, %s or %s", ErrUnavailable, name, Emulator, Check, CUDA)
}

// choose returns the back end to use. If none is asked for, that is CUDA where there is a
// GPU and the job has one PE or was started by the launcher, and the emulator otherwise.
func (b *backends) choose(cfg *Config) (string, error) {
	if cfg.Backend != "" {
		return cfg.Backend, b.check(cfg.Backend)
	}
	if cfg.link == nil && cfg.PEs > 1 && cfg.started == nil {
		return Emulator, nil
	}
	if b.available() == nil {
		return CUDA, nil
	}
	if cfg.link != nil || cfg.started != nil {
		return "", b.check(CUDA)
	}
	return Emulator, nil
}
