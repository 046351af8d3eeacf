//go:build !linux

package gpurt

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// errNoGPUs is why operating systems other than Linux have no GPU back end.
var errNoGPUs = errors.New("GPUs are supported on Linux only")

// system returns the back ends of this machine: the emulator alone.
func system() *backends {
	return &backends{
		emulate:   emulate,
		available: func() error { return errNoGPUs },
		uniqueID:  func(string, func(string) string) ([]byte, error) { return nil, errNoGPUs },
		openAlone: func(context.Context, driver.Job) (driver.Device, error) { return nil, errNoGPUs },
		open:      func(context.Context, driver.Job) (driver.Device, error) { return nil, errNoGPUs },
	}
}

// threadID returns 0: there are GPUs on Linux only, and only they need one thread.
func threadID() int { return 0 }

func threadPointer() uintptr { return 0 }
