package gpurt

import "fmt"

// Status is how far the host library of the transport has come on a PE.
type Status int

// The values of Status.
const (
	// StatusNotInitialized: the PE has not needed the library yet, is a device of OpenDevice, or
	// has ended. A job of several PEs needs it from the start.
	StatusNotInitialized Status = iota
	// StatusBootstrapped: the PEs have met.
	StatusBootstrapped
	// StatusInitialized: it can be used.
	StatusInitialized
	// StatusLimitedMPG: it can be used, but PEs share GPUs without NVIDIA's
	// Multi-Process Service, and there are no teams but that of all PEs.
	StatusLimitedMPG
	// StatusFullMPG: it can be used, and PEs share GPUs.
	StatusFullMPG
)

// String returns the status in words.
func (s Status) String() string {
	names := [...]string{"not initialised", "bootstrapped", "initialised", "initialised, limited by shared GPUs", "initialised, with shared GPUs"}
	if s < 0 || int(s) >= len(names) {
		return fmt.Sprintf("status %d", int(s))
	}
	return names[s]
}

// Versions are the versions of what a PE runs on. A part that is missing has an empty
// one: the emulator has none.
type Versions struct {
	// Driver is the release of the GPU driver, such as 580.159.04.
	Driver string
	// CUDA is the newest version of CUDA that the driver supports, such as 13.0.
	CUDA string
	// Transport is how PEs communicate and the version of its host library, such as
	// nvshmem 3.4.5. It is empty until the PE uses it.
	Transport string
	// Spec is the version of the OpenSHMEM specification that the host library follows.
	Spec string
	// DeviceLibraries are the transports and versions of the device code in the kernels that
	// are loaded. Kernels with code that the host library does not accept do not load.
	DeviceLibraries []string
}

// Versions returns the versions of driver and libraries.
func (pe *PE) Versions() Versions {
	v := pe.dev.Versions()
	return Versions{Driver: v.Driver, CUDA: v.CUDA, Transport: v.Transport, Spec: v.Spec, DeviceLibraries: v.DeviceLibraries}
}

// Status returns how far the host library has come.
func (pe *PE) Status() Status {
	if pe.alone || pe.closed.Load() {
		return StatusNotInitialized
	}
	return Status(pe.dev.Versions().Status)
}
