//go:build linux && (amd64 || arm64)

package dl

import (
	"debug/elf"
	"fmt"
	"os"
)

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
