package cuda

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/libcuda"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
	"github.com/gpuc-go/gpuc/ltoir"
)

// ErrNoGPU is wrapped by Available's error where the driver works and finds no
// GPU.
var ErrNoGPU = errors.New("no GPU")

// Available returns nil where the CUDA driver is installed and finds a GPU, and
// otherwise why not.
func Available() error {
	_, err := DeviceCount()
	return err
}

// DeviceCount returns the number of GPUs that this process can use, at least 1.
func DeviceCount() (int, error) {
	drv, err := openDriver()
	if err != nil {
		return 0, err
	}
	return count(drv)
}

// Open returns the GPU back end for one PE of a job: the GPU numbered
// job.LocalRank among those that the process sees (CUDA_VISIBLE_DEVICES). With
// more than one PE it is collective, since it initialises the transport. The calling
// goroutine is locked to its OS thread until the device is closed, and is the
// only one that may use the device.
//
// job.Getenv says where the toolchain and the cache are (packages toolchain and
// cache); the host library reads its own variables from the process's environment.
func Open(ctx context.Context, job driver.Job) (driver.Device, error) {
	svc, err := system(job)
	if err != nil {
		return nil, err
	}
	d, err := open(ctx, job, svc)
	if err != nil {
		return nil, err
	}
	return d, nil
}

// UniqueID returns the bytes that the PEs of a job share to find each other, by a transport as in
// driver.Job. It needs the host library of the transport, and no GPU. The process that calls it has to
// live until all have met.
func UniqueID(transport string, getenv func(string) string) ([]byte, error) {
	m := &machine{getenv, nil}
	t, err := m.choose(transport)
	if err != nil {
		return nil, err
	}
	lib, err := m.host(t)
	if err != nil {
		return nil, err
	}
	return lib.UniqueID()
}

// system returns the services of this machine.
func system(job driver.Job) (services, error) {
	getenv := job.Getenv
	if getenv == nil {
		getenv = func(string) string { return "" }
	}
	s := &machine{getenv, job.Progress}
	if job.Comm != 0 {
		t := registry.Adopting()
		job.Transport = cmp.Or(job.Transport, t.Name)
		if by, err := registry.Lookup(job.Transport); err != nil || by.Family() != t.Name {
			return services{}, fmt.Errorf("the communicator belongs to %s, and the job communicates through %s; leave GPUC_TRANSPORT unset", t.Title, job.Transport)
		}
	}
	t, err := s.choose(job.Transport)
	if err != nil {
		return services{}, err
	}
	svc := services{driver: openDriver, transport: t, host: func() (transport.Host, error) { return s.host(t) }, nccl: s.nccl, build: s.build, driverRelease: driverRelease}
	if job.Comm != 0 {
		svc.adopt = func() (transport.Host, int, int, int, error) { return t.Host.Adopt(job.Comm, getenv) }
	}
	return svc, nil
}

// openDriver opens and initialises the CUDA driver.
func openDriver() (cu.Driver, error) {
	drv, err := libcuda.Open()
	if err != nil {
		return nil, fmt.Errorf("no NVIDIA GPU driver: %w", err)
	}
	if r := drv.Init(); r != cu.Success {
		return nil, initError(drv, r)
	}
	return drv, nil
}

// initError says what to do about a driver that does not start.
func initError(drv cu.Driver, r cu.Result) error {
	err := cu.Check(drv, "cuInit", r)
	switch r {
	case cu.NoDevice:
		return fmt.Errorf("%w: %w; CUDA_VISIBLE_DEVICES may hide them", ErrNoGPU, err)
	case cu.DriverMismatch:
		return fmt.Errorf("%w: the driver library and the kernel module are of different releases; restart the machine or reinstall the driver", err)
	case cu.SystemNotReady:
		return fmt.Errorf("%w: on machines with NVSwitch the fabric manager must be running", err)
	}
	return err
}

// count returns the number of GPUs, at least 1.
func count(drv cu.Driver) (int, error) {
	n, r := drv.DeviceCount()
	if err := cu.Check(drv, "cuDeviceGetCount", r); err != nil {
		return 0, err
	}
	if n == 0 {
		return 0, fmt.Errorf("%w: the driver finds none; CUDA_VISIBLE_DEVICES may hide them", ErrNoGPU)
	}
	return n, nil
}

// machine finds the libraries of this machine when they are needed.
type machine struct {
	getenv   func(string) string
	progress func(string)
}

func (m *machine) config() toolchain.Config {
	// Without a directory for the cache nothing is installed in one either,
	// and the other places still count.
	dir, err := cache.Dir(m.getenv)
	if err != nil {
		dir = ""
	}
	return toolchain.Config{Getenv: m.getenv, CacheDir: dir}
}

// choose returns the transport of the given name, or without one that of which this machine has the
// host library.
func (m *machine) choose(name string) (*transport.Transport, error) {
	var tc *toolchain.Toolchain
	if name == "" {
		tc, _ = toolchain.Locate(m.config()) // an error is told where the library is opened
	}
	return registry.Choose(name, tc)
}

// host opens the host library of a transport.
func (m *machine) host(t *transport.Transport) (transport.Host, error) {
	tc, err := toolchain.Locate(m.config())
	if err != nil {
		return nil, err
	}
	if err := tc.Need(t.Host.Use); err != nil {
		return nil, err
	}
	return t.Host.Open(tc, m.getenv)
}

// CommAvailable returns nil if NCCL can be opened, and otherwise why not. getenv says
// where libraries are, as driver.Job does.
func CommAvailable(getenv func(string) string) error {
	_, err := (&machine{getenv: getenv}).nccl()
	return err
}

// nccl opens NCCL.
func (m *machine) nccl() (collectives, error) {
	tc, err := toolchain.Locate(m.config())
	if err != nil {
		return nil, err
	}
	if err := tc.Need(toolchain.CallNCCL); err != nil {
		return nil, fmt.Errorf("%w: %w", driver.ErrUnavailable, err)
	}
	lib, err := nccl.Open(tc.Path(toolchain.NCCL))
	if err != nil {
		return nil, err
	}
	return lib, nil
}

// build compiles and links an artifact's IR, or takes the result from the cache.
func (m *machine) build(ctx context.Context, a *driver.Artifact, gpu arch.Target, t *transport.Transport) (driver.Cubin, error) {
	cfg := m.config()
	tc, err := toolchain.Find(cfg)
	if err != nil {
		return driver.Cubin{}, err
	}
	var c *cache.Cache
	if cfg.CacheDir != "" {
		c = cache.Open(cfg.CacheDir, cache.Options{Warn: func(err error) { m.tell(fmt.Sprintf("the cache is not used: %v", err)) }})
	}
	ir, err := a.IR()
	if err != nil {
		return driver.Cubin{}, err
	}
	res, err := ltoir.Build(ctx, tc, c, ltoir.Request{
		IR: ir, Manifest: a.Manifest, Arch: gpu, Transport: t, Progress: m.tell,
	})
	if err != nil {
		return driver.Cubin{}, err
	}
	return driver.Cubin{Arch: res.Arch.SM(), Transport: res.Transport, Image: res.Image}, nil
}

func (m *machine) tell(msg string) {
	if m.progress != nil {
		m.progress(msg)
	}
}
