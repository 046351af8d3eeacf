//go:build !linux

package platform

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// errNoGPUs is why operating systems other than Linux have no GPU back end.
var errNoGPUs = errors.New("GPUs are supported on Linux only")

// ThisSystem returns the back ends of this machine: the emulator alone.
func ThisSystem() *System {
	open := func(context.Context, driver.Job) (driver.Device, error) { return nil, errNoGPUs }
	return &System{
		Emulate:   emulate,
		Available: func() error { return errNoGPUs },
		UniqueID:  func(string, func(string) string) ([]byte, error) { return nil, errNoGPUs },
		OpenAlone: open, Open: open,
	}
}
