//go:build linux && (amd64 || arm64)

package dl

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/ebitengine/purego"
)

func open(path string, mode Mode) (uintptr, error) {
	flags := purego.RTLD_NOW | purego.RTLD_LOCAL
	if mode == Global {
		flags = purego.RTLD_NOW | purego.RTLD_GLOBAL
	}
	// The loader searches for a plain name by itself.
	if strings.Contains(path, "/") {
		if err := CheckFile(path); err != nil {
			return 0, err
		}
	}
	// The loader keeps its error text per thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return purego.Dlopen(path, flags)
}

func symbol(handle uintptr, name string) (uintptr, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	return purego.Dlsym(handle, name)
}

// register turns purego's panics about types it cannot pass into errors.
func register(fptr any, addr uintptr) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	purego.RegisterFunc(fptr, addr)
	return nil
}

func syscall(fn uintptr, args []uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}
