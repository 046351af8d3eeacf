// Package ltoir takes portable NVVM IR and its manifest to machine code for one
// GPU architecture: libNVVM to LTO-IR, nvJitLink with the units of the device
// library that the manifest names, and a cache of the result.
//
// It needs no GPU, and it knows nothing of Go source. Start reading at Build.
package ltoir

import (
	"bytes"
	"debug/elf"
	"fmt"
	"slices"
	"time"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Request is what to build.
type Request struct {
	IR       []byte
	Manifest *manifest.Manifest
	Arch     arch.Target
	// Transport is how the kernels communicate, if they do.
	Transport *transport.Transport
	// Progress, if set, is told about steps that may take over a second.
	Progress func(msg string)
}

// Result is a linked cubin and how it came about.
type Result struct {
	Image []byte
	Arch  arch.Target
	// Transport is the transport of the device library inside and its version, such as
	// nvshmem 3.4.5; empty if no kernel communicates.
	Transport string
	// CacheHit says that the cubin came from the cache as it is.
	CacheHit bool
	// Stages are the times that were spent, in order.
	Stages []Stage
}

// Stage is a step of a build, its time and its memory.
type Stage struct {
	Name string        `json:"name"`
	Time time.Duration `json:"time"`
	// PeakBytes is the most memory that the process had up to the end of the
	// stage; 0 where that is not known.
	PeakBytes int64 `json:"peakBytes,omitempty"`
}

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
