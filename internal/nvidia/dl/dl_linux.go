//go:build linux && (amd64 || arm64)

package dl

import (
	"debug/elf"
	"fmt"
	"os"
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
		if err := whole(path); err != nil {
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

// whole returns an error if a library's file does not hold all that its headers
// promise. The loader maps such a file, and the process dies of SIGBUS when it
// reaches what is not there.
func whole(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	fi, err := f.Stat()
	if err != nil {
		return err
	}
	size := uint64(fi.Size())
	// This reads the table of sections too, which stands at a library's end.
	lib, err := elf.NewFile(f)
	if err != nil {
		return fmt.Errorf("the file is damaged (%d bytes): %w", size, err)
	}
	for _, p := range lib.Progs {
		if p.Type == elf.PT_LOAD && (p.Off > size || p.Filesz > size-p.Off) {
			return fmt.Errorf("the file is cut off: it has %d bytes and needs %d", size, p.Off+p.Filesz)
		}
	}
	return nil
}

func syscall(fn uintptr, args []uintptr) uintptr {
	r, _, _ := purego.SyscallN(fn, args...)
	return r
}
