//go:build !linux || !(amd64 || arm64)

package dl

import (
	"errors"
	"fmt"
	"runtime"
)

var errUnsupported = fmt.Errorf("opening NVIDIA libraries is not supported on %s/%s (only on linux/amd64 and linux/arm64): %w",
	runtime.GOOS, runtime.GOARCH, errors.ErrUnsupported)

func open(string, Mode) (uintptr, error) { return 0, errUnsupported }

func symbol(uintptr, string) (uintptr, error) { return 0, errUnsupported }

func register(any, uintptr) error { return errUnsupported }

// syscall is never reached: no function has an address.
func syscall(uintptr, []uintptr) uintptr { panic(errUnsupported) }
