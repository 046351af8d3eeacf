//go:build !linux

package gpurt

import (
	"context"

	"github.com/gpuc-go/gpuc/runtime/internal/driver"
)

// system returns the back ends of this machine: the emulator alone.
func system() *backends {
	return &backends{
		emulate:   emulate,
		available: func() error { return errNoGPUs },
		open:      func(context.Context, driver.Job) (driver.Device, error) { return nil, errNoGPUs },
	}
}
