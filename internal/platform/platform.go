// Package platform opens the devices of the PEs of a process. A Platform is one of: emulated GPUs
// of this process (inprocess.go), emulated GPUs that the processes of a job share (spread.go),
// emulated GPUs of PEs that join one by one (join.go; they meet in meeting.go), and a GPU (gpu.go). Package gpurt runs PEs
// on it, without knowing which it is.
//
// What started the process is a Process (process.go), and how processes find each other stands in
// rendezvous.go. The package must not import gpurt. Start reading at Platform and New.
package platform

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/check"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/race"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// Platform has the devices of the PEs of this process.
type Platform interface {
	// PEs returns which PEs of the job are those of this process: count from first on.
	PEs() (first, count int)
	// Open returns the device of one of them. It may wait for other PEs until ctx ends.
	Open(ctx context.Context, rank int) (driver.Device, error)
	// OneThread reports whether a device belongs to the OS thread that opens it.
	OneThread() bool
	// HangReport says what the PEs of this process do, or all PEs if their devices are here, or
	// nothing if another process says it. It may be called from any goroutine.
	HangReport() []hang.PE
	// End is called when the PEs have ended.
	End()
}

// Shrinker is a Platform whose PE can go on after others have died.
type Shrinker interface {
	// Shrink returns the platform of the PE among those that are not dead. Its Open waits for all of them. On
	// a GPU that closes the device.
	Shrink(dead []int) (Platform, error)
}

// Config says where PEs run. Fields that gpurt.Config has too are as there, with defaults filled in.
type Config struct {
	Backend                         string
	PEs                             int
	Hosts                           []int
	Seed                            uint64
	HangTimeout                     time.Duration
	Oversubscribe, CheckCollectives bool
	Transport, Trace, TraceLevel    string
	Grace                           time.Duration
	Getenv                          func(name string) string
	// Kernels returns what takes what the kernels of a PE print; several says that the process has
	// several PEs. Stderr takes messages.
	Kernels func(several bool) func(pe int) io.Writer
	Stderr  io.Writer
	// Aborted ends when the job does, with the cause.
	Aborted context.Context
	// Checks says how the back end check works.
	Checks check.Config
	// Process is what started this process, and System what the machine has.
	Process *Process
	System  *System

	// alone says that the device knows no other PEs.
	alone bool
	// localPEs is how many of the PEs whose kernels print here are PEs of this process.
	localPEs int
	// hostOf is the emulated host of each PE, if Hosts do not say it and there are several.
	hostOf []int
	// recorder, if set, takes the events of this process. recorded, if set, says when there are
	// no more.
	recorder *trace.Recorder
	recorded func() <-chan struct{}
}

// System has the back ends of a machine. Tests put others in their place.
type System struct {
	// Emulate makes emulated GPUs.
	Emulate func(cfg *Config) World
	// Available returns why there is no GPU to use, or nil.
	Available func() error
	// UniqueID returns what the PEs of a job on GPUs share to find each other.
	UniqueID func(transport string, getenv func(string) string) ([]byte, error)
	// OpenAlone opens a GPU that joins no job.
	OpenAlone func(ctx context.Context, job driver.Job) (driver.Device, error)
	// Open makes this process a PE on a GPU.
	Open func(ctx context.Context, job driver.Job) (driver.Device, error)
}

// World is the emulated GPUs of the PEs of a job.
type World interface {
	Device(rank int) driver.Device
}

// ErrUnavailable is the error of back ends that this machine does not have.
var ErrUnavailable = driver.ErrUnavailable

// Check returns why a back end cannot be used, or nil.
func (s *System) Check(name string) error {
	switch name {
	case jobenv.Emulator:
		return nil
	case jobenv.Check:
		if race.Enabled {
			return fmt.Errorf("back end check: %w: the program is built with -race, which looks at Go code; build it without", ErrUnavailable)
		}
		return nil
	case jobenv.CUDA:
		if err := s.Available(); err != nil {
			return fmt.Errorf("back end cuda: %w: %w; GPUC_BACKEND=emu runs the program without a GPU", ErrUnavailable, err)
		}
		return nil
	}
	return fmt.Errorf("%w: there is no back end %q; use %s, %s or %s", ErrUnavailable, name, jobenv.Emulator, jobenv.Check, jobenv.CUDA)
}

// Choose returns the back end to use. If none is asked for, that is CUDA where there is a
// GPU and the job has one PE or was started by a launcher, and the emulator otherwise.
func (cfg *Config) Choose() (string, error) {
	launched := !cfg.Process.Alone()
	switch {
	case cfg.Backend != "":
		return cfg.Backend, cfg.System.Check(cfg.Backend)
	case !launched && cfg.PEs > 1:
		return jobenv.Emulator, nil
	case launched:
		return jobenv.CUDA, cfg.System.Check(jobenv.CUDA)
	case cfg.System.Available() == nil:
		return jobenv.CUDA, nil
	}
	return jobenv.Emulator, nil
}

// New returns the platform of a process whose PEs start together.
func New(cfg *Config) (Platform, error) {
	var err error
	if cfg.Backend, err = cfg.Choose(); err != nil {
		return nil, err
	}
	p := cfg.Process
	if err := jobenv.CheckPEs(cfg.PEs, cfg.Backend); err != nil {
		return nil, err
	}
	switch {
	case jobenv.Emulated(cfg.Backend) && p.Bootstrap != "":
		return nil, fmt.Errorf("%s=%s is for PEs on GPUs; emulated PEs meet through %s: leave the variable unset", jobenv.Bootstrap, p.Bootstrap, UID)
	case jobenv.Emulated(cfg.Backend) && p.Link != nil:
		return newSpread(cfg)
	case jobenv.Emulated(cfg.Backend):
		return newInProcess(cfg)
	case p.Alone() && cfg.PEs > 1:
		return nil, fmt.Errorf("%d PEs on GPUs need a process each; start them with gpuc run -np %d", cfg.PEs, cfg.PEs)
	}
	return newGPU(cfg)
}

// OpenAlone returns the platform of a device that joins no job.
func OpenAlone(cfg *Config, ordinal int) (Platform, error) {
	cfg.PEs, cfg.Process, cfg.alone = 1, new(Process), true
	var err error
	if cfg.Backend, err = cfg.Choose(); err != nil {
		return nil, err
	}
	if jobenv.Emulated(cfg.Backend) {
		return &inProcess{cfg: cfg, world: cfg.System.Emulate(cfg)}, nil
	}
	job := cfg.job()
	job.LocalRank = ordinal
	return &gpu{cfg: cfg, job: job, open: cfg.System.OpenAlone}, nil
}

// opening is what PEs do that have no devices yet.
func opening(first, count int) (pes []hang.PE) {
	for i := range count {
		pes = append(pes, hang.PE{Rank: first + i, State: hang.Waits, Does: "open the device", Together: "open the device"})
	}
	return pes
}
