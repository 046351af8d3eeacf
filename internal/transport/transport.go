// Package transport says what the rest has to know about a way for kernels to
// communicate: how each operation of internal/base/op is done in C++, what the host does for
// it, and what documents say of it. A transport is a package beside this one, such as
// internal/transport/nvshmem.
//
// Start reading at Transport; Host is what runs on the host.
package transport

import (
	"cmp"
	"fmt"
	"io/fs"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// Transport is a column of the table of operations.
type Transport struct {
	// Name is what flags, manifests and machine code call it: letters, digits and hyphens.
	Name string
	// Title is what messages and documents call it, and Doc what its kernels do, in the help.
	Title, Doc string
	// Base is the name of the transport of which this is a variant: one with another device half,
	// and the same host half. It is empty for all others.
	Base string
	// Prefix begins the names that the transport's headers declare, by which code of the user
	// that calls them is known. A variant has that of its base. It is empty where there are no headers.
	Prefix string
	// Part is what has its version, which is known by its headers; Version is that of the device half
	// itself, where it has one. A device half with both has both, as VERSION-PART's.
	Part    toolchain.Part
	Version string
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
	// Texts, if not nil, returns the headers in the directory of Part by the names by which they are included,
	// in a form that NVRTC takes.
	Texts func(dir string) (map[string]string, error)
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
	// Parts are the bodies of the parts of operations, as in Row.
	Parts map[*op.Part]string
	// Call is how one without a body is done: the statements that call the
	// transport's own function.
	Call func(in op.Instance) string
	// Host is the half of the family on the host.
	Host *HostHalf
	// Far is how operations are done at PEs whose memory cannot be addressed.
	Far op.FarTable
	// Columns are what documents say of the operations.
	Columns []Column
}

// Family returns the name of the transport that has t's host half.
func (t *Transport) Family() string { return cmp.Or(t.Base, t.Name) }

// Column is a column in the documents' tables of operations.
type Column struct {
	Title string
	// Doc says what the column holds, and HostDoc what it holds for operations on streams. One
	// that is empty leaves the column out there.
	Doc, HostDoc string
	Cell         func(o *op.Op) string
	HostCell     func(o *op.HostOp) string
}

// Row is how an operation is done.
type Row struct {
	// Body is C++, with the placeholders of Expand. Its parameters are named as in Proto.
	// Without one, Transport.Call is used.
	Body string
	// Called says that kernels call the device function, which is large and takes
	// long; others are inlined.
	Called bool
	// OnDemand says that its device functions are many and large: they are
	// compiled for the kernels that call them, and are no part of the device
	// library that every kernel is linked with.
	OnDemand bool
}

// Expand returns text with its placeholders filled in: {scope} is "_warp" or "_block", empty
// at thread scope; {width} is the element width in bits, {cpp} the C++ type of the elements
// and {reduction} the reduction.
func Expand(in op.Instance, text string) string {
	scope := ""
	if in.Scope != op.Thread {
		scope = "_" + in.Scope.String()
	}
	return strings.NewReplacer("{scope}", scope, "{width}", fmt.Sprint(in.Width), "{cpp}", cpp(in.Type), "{reduction}", in.Reduction.String()).Replace(text)
}

// cpp returns the C++ type of elements.
func cpp(t op.Type) string {
	switch t {
	case op.TypeFloat16:
		return "half"
	case op.TypeBFloat16:
		return "__nv_bfloat16"
	case op.TypeFloat32:
		return "float"
	case op.TypeFloat64:
		return "double"
	}
	return t.String() + "_t"
}
