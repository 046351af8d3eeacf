package ltoir

import (
	"bytes"
	"debug/elf"
	"fmt"
	"slices"
)

// machineCUDA is the machine of CUDA's ELF files (EM_CUDA).
const machineCUDA = 190

// Global are the names of what a cubin defines for others to look up, sorted.
type Global struct {
	Functions []string // kernels
	Variables []string
}

// Symbols returns the global symbols of a cubin. The error says that it is not
// one.
func Symbols(image []byte) (Global, error) {
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		return Global{}, fmt.Errorf("read cubin: %w", err)
	}
	if f.Machine != machineCUDA {
		return Global{}, fmt.Errorf("read cubin: its machine is %v, not CUDA", f.Machine)
	}
	syms, err := f.Symbols()
	if err != nil {
		return Global{}, fmt.Errorf("read cubin: %w", err)
	}
	var g Global
	for _, s := range syms {
		if elf.ST_BIND(s.Info) != elf.STB_GLOBAL || s.Section == elf.SHN_UNDEF {
			continue
		}
		switch elf.ST_TYPE(s.Info) {
		case elf.STT_FUNC:
			g.Functions = append(g.Functions, s.Name)
		case elf.STT_OBJECT:
			g.Variables = append(g.Variables, s.Name)
		}
	}
	slices.Sort(g.Functions)
	slices.Sort(g.Variables)
	return g, nil
}
