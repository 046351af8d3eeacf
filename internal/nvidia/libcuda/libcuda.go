// Package libcuda implements cu.Driver with NVIDIA's libcuda.so.1, opened at
// run time without cgo. It opens the library and nothing else: which device is
// used and what is done with it is package cuda's business.
//
// Start reading at Open. The functions and their C prototypes are in prototypes.txt, from which
// most methods are generated.
package libcuda

import (
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

//go:generate go run ../../cmd/bindings

// SOName is the name of the library that the GPU driver installs.
const SOName = "libcuda.so.1"

var _ cu.Driver = (*Library)(nil)

// Library is the opened driver library.
type Library struct {
	functions

	fflush func(f uintptr) int32 `c:"?fflush"` // int fflush(FILE *stream), of the C library that the driver prints with

	// Called by address, since they are on the path of every launch and wait.
	launchKernelEx  uintptr `c:"cuLaunchKernelEx"`   // CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)
	streamQuery     uintptr `c:"cuStreamQuery"`      // CUresult cuStreamQuery(CUstream hStream)
	streamWaitEvent uintptr `c:"cuStreamWaitEvent"`  // CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)
	eventRecord     uintptr `c:"cuEventRecord"`      // CUresult cuEventRecord(CUevent hEvent, CUstream hStream)
	eventQuery      uintptr `c:"cuEventQuery"`       // CUresult cuEventQuery(CUevent hEvent)
	eventSync       uintptr `c:"cuEventSynchronize"` // CUresult cuEventSynchronize(CUevent hEvent)

	caller dl.Caller // of the functions that are called often
}

// Open opens libcuda.so.1 where the system's loader finds it. It does not
// initialise the driver. The error says what to do.
func Open() (*Library, error) {
	lib, err := dl.Open("the CUDA driver library", dl.Local, SOName)
	if err != nil {
		return nil, err
	}
	return bind(lib)
}

func bind(lib *dl.Library) (*Library, error) {
	l := new(Library)
	if err := lib.Bind(l); err != nil {
		return nil, err
	}
	return l, nil
}
