package cubin

import (
	"bytes"
	"debug/elf"
	"fmt"
)

// machineCUDA is the machine of CUDA's ELF files (EM_CUDA).
const machineCUDA = 190

// Symbols returns the names of the global functions of a cubin. The error says
// that it is not one.
func Symbols(image []byte) (map[string]bool, error) {
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		return nil, fmt.Errorf("read cubin: %w", err)
	}
	if f.Machine != machineCUDA {
		return nil, fmt.Errorf("read cubin: its machine is %v, not CUDA", f.Machine)
	}
	syms, err := f.Symbols()
	if err != nil {
		return nil, fmt.Errorf("read cubin: %w", err)
	}
	names := map[string]bool{}
	for _, s := range syms {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && elf.ST_BIND(s.Info) == elf.STB_GLOBAL && s.Section != elf.SHN_UNDEF {
			names[s.Name] = true
		}
	}
	return names, nil
}
