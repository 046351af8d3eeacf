package gpurt

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// DeviceConfig says which device OpenDevice opens.
type DeviceConfig struct {
	// Ordinal numbers the GPUs that the process sees, from 0. In the emulator every
	// number is a device of its own.
	Ordinal int

	// Config is as for Run. PEs and Grace do not count.
	Config
}

// OpenDevice opens a device that joins no job, as PE 0 of 1. A process can open several, on
// one goroutine or on many, and use each from one goroutine at a time; it can also be a PE
// of Main or Join beside them. In a job a process is one PE, on one GPU, since the libraries by
// which GPUs communicate (NVSHMEM) support no more. So on a device of OpenDevice all that concerns other PEs is
// ErrAlone: symmetric memory, registration, teams, barriers, communication on streams, and
// kernels that communicate. Data goes from one device to another through the host's memory.
// Close ends the device. The end of ctx ends what waits on it.
func OpenDevice(ctx context.Context, cfg DeviceConfig) (*PE, error) {
	pe, err := cfg.open(ctx)
	if err != nil {
		return nil, fmt.Errorf("open device %d: %w", cfg.Ordinal, err)
	}
	return pe, nil
}

func (cfg *DeviceConfig) open(ctx context.Context) (*PE, error) {
	if cfg.Ordinal < 0 {
		return nil, errors.New("devices are numbered from 0")
	}
	cfg.PEs, cfg.alone, cfg.link, cfg.started = 1, true, nil, nil
	if err := cfg.complete(); err != nil {
		return nil, err
	}
	backend, err := cfg.on.choose(&cfg.Config)
	if err != nil {
		return nil, err
	}
	j := &job{abort: ctx, out: &lockedWriter{w: cfg.Stdout}, stderr: &lockedWriter{w: cfg.Stderr}}
	var dev driver.Device
	if jobenv.Emulated(backend) {
		dev = cfg.on.emulate(&cfg.Config, j.out, j.stderr).Device(0)
	} else {
		d := cfg.job()
		d.LocalRank = cfg.Ordinal
		if dev, err = cfg.on.openAlone(ctx, d); err != nil {
			return nil, err
		}
	}
	pe, err := j.adopt(ctx, dev, func() {})
	if err == nil {
		pe.name, pe.alone = fmt.Sprintf("device %d", cfg.Ordinal), true
	}
	return pe, err
}

// knowsPEs returns an error if the PE is a device of OpenDevice.
func (pe *PE) knowsPEs() error {
	if pe.alone {
		return ErrAlone
	}
	return nil
}

// adopt returns the PE of a device that the caller of Join or OpenDevice is to close. ended
// is called when it has.
func (j *job) adopt(ctx context.Context, dev driver.Device, ended func()) (*PE, error) {
	pe, err := newPE(j, dev)
	if err != nil {
		ended()
		return nil, errors.Join(err, dev.Close())
	}
	pe.ctx = context.WithValue(ctx, peKey{}, pe)
	unwatch := context.AfterFunc(ctx, dev.Abort)
	pe.end = func() { unwatch(); ended() }
	return pe, nil
}
