// Package transport says what the device library has to know about a way for
// kernels to communicate: how each operation of internal/base/op is done in C++. A
// transport is a package beside this one, such as internal/transport/nvshmem.
//
// Start reading at Transport.
package transport

import (
	"io/fs"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// Transport is a column of the table of operations.
type Transport struct {
	// Name is what messages call it.
	Name string
	// Part is what has its version, which is known by its headers.
	Part toolchain.Part
	// Use is what building the device library takes of a toolchain.
	Use toolchain.Use
	// Include are the parts of Use with headers, in the order in which they are searched.
	Include []toolchain.Part
	// Define are macros.
	Define []string
	// Shim holds the files NAME.cuh that Before, Core and OnDemand name.
	Shim fs.FS
	// System holds headers of the system that the device library includes by their paths
	// there and NVRTC does not have; nil if there are none.
	System fs.FS
	// Standard is the version of C++, empty for that of package nvrtc.
	Standard string
	// Headers are what the device library includes, between Before and Core.
	Headers []string
	// Before stands before the headers, and before code of the user that includes
	// them.
	Before string
	// Core follow the headers, in their order.
	Core []string
	// OnDemand are what the operations stand on that are compiled on demand.
	OnDemand []string
	// HostSymbols are the variables of a module that the transport's host library
	// looks up there.
	HostSymbols []string
	// Outside, if not nil, is how code of the user is compiled that includes the headers,
	// where this is not the way.
	Outside *Transport
	// Operations are how operations are done, by name.
	Operations map[string]Row
	// Call is how one without a body is done: the statements that call the
	// transport's own function.
	Call func(in op.Instance) string
}

// Row is how an operation is done.
type Row struct {
	// Body is C++, with the placeholders of op.Instance.Expand, and {cpp} for the C++
	// type of the elements. Its parameters are named as in Proto. Without one,
	// Transport.Call is used.
	Body string
	// Called says that kernels call the device function, which is large and takes
	// long; others are inlined.
	Called bool
	// OnDemand says that its device functions are many and large: they are
	// compiled for the kernels that call them, and are no part of the device
	// library that every kernel is linked with.
	OnDemand bool
}
