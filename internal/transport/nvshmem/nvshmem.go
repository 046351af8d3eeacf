// Package nvshmem is NVSHMEM as a transport. The device half is thin wrappers over its
// headers, since libNVVM and nvJitLink cannot read what NVSHMEM ships compiled for the
// architectures that matter (RATIONALE.md): what the heap looks like, where a peer's memory is and how NVSHMEM's state is read
// stands in shim, and nowhere else. The host half is libnvshmem_host.so.3, opened at run time
// without cgo: symmetric memory, modules, teams and operations on streams. It guards the calls
// that would end the process when they are made at the wrong time.
//
// The package knows nothing of kernels or of how the unique id travels between the PEs. Start
// reading at Transport; table.go holds its rows and what NVSHMEM calls them. The host half
// begins at Open and (*Library).Init.
//
// NVSHMEM's thread level is "serialized": all methods of Library are called from one OS
// thread, on which a CUDA context is current from Init on. The library reads
// its own environment variables (NVSHMEM_SYMMETRIC_SIZE, NVSHMEM_DISABLE_NVLS,
// NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME and so on); this package sets those that choose a
// bootstrap, and no others.
package nvshmem

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/transport"
	"github.com/gpuc-go/gpuc/internal/transport/shim"
)

//go:embed shim/*.cuh
var files embed.FS

// system are headers of the system that NVSHMEM's headers include where kernels can drive a NIC, and
// that NVRTC does not have.
//
//go:embed system
var system embed.FS

// Transport returns NVSHMEM's column. The public headers are not used: they hold
// every collective for every type, and take most of the time to compile.
func Transport() *transport.Transport {
	own, err := fs.Sub(files, "shim")
	if err != nil {
		panic(err) // the folder is embedded
	}
	return &transport.Transport{
		Name:    "nvshmem",
		Title:   "NVSHMEM",
		Doc:     "NVSHMEM; between hosts a thread on the CPU drives the NIC",
		Prefix:  "nvshmem",
		Part:    toolchain.NVSHMEMHeaders,
		Use:     toolchain.DeviceLib,
		Include: []toolchain.Part{toolchain.NVSHMEMHeaders, toolchain.CUDAHeaders, toolchain.CCCL},
		// An assertion would carry the path of a header of this machine into the cubin.
		Define: []string{"NDEBUG"},
		Headers: []string{
			"non_abi/nvshmem_version.h",
			"non_abi/device/pt-to-pt/transfer_device.cuh", // defines what others call
			"device/nvshmem_defines.h",
			"device/nvshmemx_defines.h",
			"non_abi/device/coll/barrier.cuh",
		},
		Shim:     shim.With(own),
		Before:   "prelude",
		Core:     shim.Core("state", "team"),
		OnDemand: shim.OnDemand,
		// nvshmemx_cumodule_init looks them up.
		HostSymbols: []string{"nvshmemi_device_state_d", "nvshmemi_device_lib_version_d"},
		Operations:  rows(),
		Parts:       parts,
		Call:        call,
		Host:        &hostHalf,
		Columns:     []transport.Column{columnC, columnPython, columnShared},
	}
}

// nicName is the name of IBGDA's column.
const nicName = "nvshmem-ibgda"

// IBGDA returns the column of kernels that can drive a NIC by themselves. Where the host
// library has not set up queues for that, they ask its proxy as others do. Code of the user
// calls the transports through functions that the device library defines, and is
// compiled as ever.
func IBGDA() *transport.Transport {
	t := Transport()
	t.Name, t.Base = nicName, t.Name
	t.Doc = "NVSHMEM; between hosts kernels can drive the NIC themselves, if NVSHMEM_IB_ENABLE_IBGDA=1"
	t.Outside = Transport()
	t.Before = "ibgda"
	headers, err := fs.Sub(system, "system")
	if err != nil {
		panic(err) // it is embedded
	}
	t.System = headers
	t.Standard = "c++20" // for designated initialisers in NVSHMEM's headers
	t.HostSymbols = append(t.HostSymbols, "nvshmemi_ibgda_device_state_d")
	return t
}

// call calls the function of NVSHMEM. A warp of which threads have returned, or take
// another way, is none to NVSHMEM: one thread acts for it.
func call(in op.Instance) string {
	params, result := in.Proto()
	var args []string
	for _, p := range params {
		args = append(args, argument(p, in.Width))
	}
	call := fmt.Sprintf("%s(%s);", Functions(in)[0], strings.Join(args, ", "))
	switch {
	case in.Scope == op.Warp:
		alone := op.Instance{Op: in.Op, Scope: op.Thread, Width: in.Width}
		return fmt.Sprintf("if (gpuc_whole_warp()) {\n        %s\n        return;\n    }\n    gpuc_group_warp::meet();\n    if (gpuc_group_warp::first()) %s(%s);\n    gpuc_group_warp::meet();",
			call, alone.Symbol(), strings.Join(args, ", "))
	case result != op.CVoid:
		return "return " + call
	}
	return call
}

// argument returns a parameter as NVSHMEM's function takes it.
func argument(p op.CParam, width int) string {
	switch p.Name {
	case "sig":
		return "static_cast<uint64_t *>(sig)"
	case "ptr":
		return fmt.Sprintf("static_cast<uint%d_t *>(ptr)", width)
	}
	return p.Name
}
