// Package toolchain finds NVIDIA's compile libraries, CUDA's and NVSHMEM's
// headers on a machine, and checks that they belong together and are safe to open.
//
// No library is opened here: what a part is and which version it has is read from
// file names, package metadata and headers, so that a program can do it at every
// start. Of this module the package imports own alone. Start reading at Find and
// Need; the order of places is in places.go, the table of parts in parts.go, the
// pinned sets in sets.go, which package install brings into the user's cache.
package toolchain

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"sync"
)

// Environment variables that say where parts are.
const (
	// EnvToolchain is the directory of a toolchain (a Python site-packages
	// directory, a CUDA toolkit, or anything laid out like one), or the name
	// of an installed set. It must hold libNVVM and nvJitLink.
	EnvToolchain = "GPUC_TOOLCHAIN"
	// EnvLibNVVM, EnvNVJitLink and EnvNVRTC are the paths of single
	// libraries; libdevice is looked for around libNVVM, NVRTC's built-ins
	// beside NVRTC.
	EnvLibNVVM   = "GPUC_LIBNVVM"
	EnvNVJitLink = "GPUC_NVJITLINK"
	EnvNVRTC     = "GPUC_NVRTC"
	// EnvCUDAInclude is the directory of the CUDA headers.
	EnvCUDAInclude = "GPUC_CUDA_INCLUDE"
	// EnvNVSHMEM is a directory that holds NVSHMEM's include and lib.
	EnvNVSHMEM = "GPUC_NVSHMEM"
	// EnvNCCL is the path of libnccl.so.2.
	EnvNCCL = "GPUC_NCCL_LIBRARY"
	// EnvNVDisasm and EnvCuObjdump are the paths of the disassemblers.
	EnvNVDisasm  = "GPUC_NVDISASM"
	EnvCuObjdump = "GPUC_CUOBJDUMP"
	// EnvLLVMLite is the path of libllvmlite.so, with which tests run lowered
	// kernels on the CPU.
	EnvLLVMLite = "GPUC_LLVMLITE"
)

// Config says where to look. The zero Config looks at the system's directories
// alone.
type Config struct {
	// Getenv reads the environment; nil stands for an empty one.
	Getenv func(string) string
	// CacheDir is the directory below which sets are installed (cache.Dir).
	CacheDir string
	// Root, if set, is used instead of EnvToolchain.
	Root string
	// SystemRoot stands before the system's absolute paths; for tests.
	SystemRoot string
}

func (c Config) env(name string) string {
	if c.Getenv == nil {
		return ""
	}
	return c.Getenv(name)
}

// Found is a part and where it is.
type Found struct {
	Part Part `json:"part"`
	// Path is the file, or the directory of headers.
	Path string `json:"path"`
	// Version is such as 13.0.88, as exact as could be read; empty if unknown.
	Version string `json:"version,omitempty"`
	// From is the place it was found in, as in Place.Name.
	From string `json:"from"`
	// ID changes when the part does: a hash of path, size, modification time
	// and version.
	ID string `json:"id"`
}

// Toolchain is what is found on a machine. It may lack parts: Need says whether
// it suffices for a use. A part is looked for when it is first asked for, since
// the later places are slow to look at and mostly not needed. A Toolchain may be
// used by several goroutines.
type Toolchain struct {
	mu     sync.Mutex
	search search
	parts  map[Part]Found
	from   map[Part]Place
	tried  map[Part]bool
	// wrong are the parts whose variable names what does not exist. They are
	// not looked for elsewhere.
	wrong map[Part]error
}

// Part returns where a part is, and whether there is one.
func (tc *Toolchain) Part(p Part) (Found, bool) {
	tc.mu.Lock()
	defer tc.mu.Unlock()
	return tc.part(p)
}

// Path returns where a part is, or "".
func (tc *Toolchain) Path(p Part) string {
	f, _ := tc.Part(p)
	return f.Path
}

// Version returns the version of a part, or "" if it is unknown or missing.
func (tc *Toolchain) Version(p Part) string {
	f, _ := tc.Part(p)
	return f.Version
}

// Found returns all parts that there are.
func (tc *Toolchain) Found() []Found {
	var found []Found
	for _, in := range partTable {
		if f, ok := tc.Part(in.Part); ok {
			found = append(found, f)
		}
	}
	return found
}

// Identity returns a hash that changes when any of the parts that the uses need
// is replaced, moved, or appears.
func (tc *Toolchain) Identity(uses ...Use) string {
	h := sha256.New()
	for _, u := range uses {
		for _, p := range u.Parts {
			f, _ := tc.Part(p)
			fmt.Fprintf(h, "%s %s\n", p, f.ID)
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Use is something that a toolchain is needed for.
type Use struct {
	// Name completes "needed to ...".
	Name  string
	Parts []Part
}

// The uses of a toolchain.
var (
	// Compile is compiling kernels that do not communicate.
	Compile = Use{"compile kernels", []Part{LibNVVM, Libdevice, NVJitLink}}
	// DeviceLib is building the device library for kernels that
	// communicate, once for an architecture.
	DeviceLib = Use{"build the device library for kernels that communicate", []Part{NVRTC, NVRTCBuiltins, CUDAHeaders, CCCL, NVSHMEMHeaders}}
	// NCCLDeviceLib is the same for NCCL, of which it needs nothing.
	NCCLDeviceLib = Use{"build the device library for kernels that communicate by NCCL", []Part{NVRTC, NVRTCBuiltins, CUDAHeaders, CCCL}}
	// NCCLNetworkLib is the same where PEs are on other hosts.
	NCCLNetworkLib = Use{"build the device library for kernels that reach other hosts by NCCL", append(slices.Clone(NCCLDeviceLib.Parts), NCCLHeaders)}
	// NCCLNetwork is what that needs of NCCL.
	NCCLNetwork = Use{"reach other hosts by NCCL", []Part{NCCL, NCCLHeaders}}
	// DeviceCode compiles device code of the user (//gpu:extern).
	DeviceCode = Use{"compile the device code of functions under //gpu:extern", []Part{NVRTC, NVRTCBuiltins}}
	// Communicate is running kernels that communicate.
	Communicate = Use{"run kernels that communicate", []Part{NVSHMEMHost}}
	// CallNCCL is communicating by NCCL, from the host.
	CallNCCL = Use{"communicate by NCCL", []Part{NCCL}}
	// Disassemble is showing machine code.
	Disassemble = Use{"show machine code", []Part{NVDisasm}}
	// Execute is running lowered kernels on the CPU, in tests.
	Execute = Use{"run lowered kernels on the CPU", []Part{LLVMLite}}
)
