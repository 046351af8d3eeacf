package cu

import "fmt"

// Result is a CUresult.
type Result int32

const (
	Success           Result = 0
	InvalidValue      Result = 1
	OutOfMemory       Result = 2
	NoDevice          Result = 100
	InvalidImage      Result = 200
	InvalidContext    Result = 201
	NoBinaryForGPU    Result = 209
	ECCUncorrectable  Result = 214
	NVLinkFailed      Result = 220
	Contained         Result = 226
	NotFound          Result = 500
	NotReady          Result = 600
	IllegalAddress    Result = 700
	OutOfResources    Result = 701
	LaunchTimeout     Result = 702
	ContextDestroyed  Result = 709
	Assert            Result = 710
	HardwareStack     Result = 714
	IllegalInstr      Result = 715
	MisalignedAddress Result = 716
	InvalidAddrSpace  Result = 717
	InvalidPC         Result = 718
	LaunchFailed      Result = 719
	CoopTooLarge      Result = 720
	TensorMemoryLeak  Result = 721
	NotSupported      Result = 801
	SystemNotReady    Result = 802
	DriverMismatch    Result = 803
	MPSTerminated     Result = 810
	ExternalDevice    Result = 911

	GraphExecUpdateFailure Result = 910
)

// Fatal reports whether the result says that a kernel or the hardware failed
// in a way after which the context cannot be used. cuda.h says so of all but the errors of
// memory and NVLink and the end of the context.
func (r Result) Fatal() bool {
	switch r {
	case ECCUncorrectable, NVLinkFailed, Contained, IllegalAddress, LaunchTimeout, ContextDestroyed, Assert,
		HardwareStack, IllegalInstr, MisalignedAddress, InvalidAddrSpace, InvalidPC, LaunchFailed, TensorMemoryLeak,
		MPSTerminated, ExternalDevice:
		return true
	}
	return false
}

// Error is a failed driver call.
type Error struct {
	Call string // such as cuMemAlloc
	Code Result
	// Name and Text are the driver's description of the code.
	Name, Text string
}

// Error returns, for example, "cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory".
func (e *Error) Error() string {
	if e.Name == "" {
		return fmt.Sprintf("%s: CUDA error %d", e.Call, e.Code)
	}
	if e.Text == "" {
		return fmt.Sprintf("%s: %s (%d)", e.Call, e.Name, e.Code)
	}
	return fmt.Sprintf("%s: %s (%d): %s", e.Call, e.Name, e.Code, e.Text)
}

// Check turns the result of a call into an error, nil for Success.
func Check(d Driver, call string, r Result) error {
	if r == Success {
		return nil
	}
	return &Error{Call: call, Code: r, Name: d.ErrorName(r), Text: d.ErrorString(r)}
}
