// Package cuda is the GPU back end of the runtime: one PE on one NVIDIA GPU,
// through the CUDA driver API and a transport (internal/transport), whose libraries are opened at run time. It loads
// kernels, launches them and brings their faults back as Go errors. It must not
// import the compiler's packages; what it knows of a kernel is in the manifest.
//
// # Threads
//
// A Device belongs to the goroutine that opened it. Open locks that goroutine
// to its OS thread, on which the CUDA context is then current, until Close; all
// calls but Abort are made from it. Calls go straight to the driver, without a
// hand-over to another thread, so that a launch costs what it costs in C. Only a
// long wait is done by a second thread, which touches nothing but an event.
//
// # Faults
//
// Each kernel has a control block in host-mapped memory (package fault), whose
// address is its last parameter. A check that fails inside a kernel leaves a
// record there and traps; the trap ends the CUDA context. From then on every
// call returns an error that names the first failure, and Close only lets go:
// neither the driver nor the host library can be shut down in order any more, and the
// process is expected to exit. Abort and the end of a context passed to Sync set
// the abort words of all control blocks, on which waits inside kernels end.
//
// # The transport
//
// The transport is initialised by Open when there is more than one PE; for a single PE
// only when symmetric memory or a kernel that communicates asks for it, so that
// a program on one GPU needs none and does not pay for its start. Symmetric
// memory is allocated and freed by all PEs together: every such call first
// exchanges what each PE is about to do, and where, so that PEs that are out of
// step get an error instead of a hang or corrupt memory.
//
// Start reading at Open (open.go), then device.go, stream.go, module.go and
// launch.go. Package cu is the driver as an interface, libcuda its
// implementation.
package cuda

import "github.com/gpuc-go/gpuc/internal/backend/driver"

// What the types of the package implement, whose interfaces document the methods.
var (
	_ driver.Device          = (*device)(nil)
	_ driver.HangReporter    = (*device)(nil)
	_ driver.Shrinker        = (*device)(nil)
	_ driver.ContextSwitcher = scopedDevice{}
	_ driver.Module          = (*module)(nil)
	_ driver.ByBuffer        = (*module)(nil)
	_ driver.Stream          = (*stream)(nil)
	_ driver.Event           = (*event)(nil)
	_ driver.Graph           = (*graph)(nil)
	_ driver.Condition       = (*condition)(nil)
	_ driver.Pool            = (*pool)(nil)
	_ driver.NCCLComm        = (*comm)(nil)
	_ driver.Registration    = (*registration)(nil)
	_ driver.Window          = (*window)(nil)

	_, _, _ driver.Handler = (*stream)(nil), (*event)(nil), (*graph)(nil)
)
