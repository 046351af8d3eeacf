package gpurt

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/platform"
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
	if err := cfg.complete(); err != nil {
		return nil, err
	}
	j := cfg.single(ctx)
	p, err := platform.OpenAlone(cfg.platform(j), cfg.Ordinal)
	if err != nil {
		return nil, err
	}
	pe, err := j.adopt(ctx, p, 0)
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
