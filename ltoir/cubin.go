// Package ltoir takes portable NVVM IR and its manifest to machine code for one
// GPU architecture: libNVVM to LTO-IR, nvJitLink with the units of the device
// library that the manifest names, and a cache of the result.
//
// It needs no GPU, and it knows nothing of Go source. Start reading at Build.
package ltoir

import (
	"time"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// Request is what to build.
type Request struct {
	IR       []byte
	Manifest *manifest.Manifest
	Arch     arch.Target
	// LineInfo carries the line information of the IR into the cubin.
	LineInfo bool
	// StrictFP forbids contracting a product and a sum to one operation.
	StrictFP bool
	// Progress, if set, is told about steps that may take over a second.
	Progress func(msg string)
}

// Result is a linked cubin and how it came about.
type Result struct {
	Image []byte
	Arch  arch.Target
	// NVSHMEM is the version of the device library inside, such as 3.4.5;
	// empty if no kernel communicates.
	NVSHMEM string
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
