// Package manifest describes a compiled package of kernels: all that the compiler knows of
// the kernels and the runtime needs to launch them. Compiler and runtime share nothing else.
// A manifest travels as JSON beside the portable NVVM IR.
//
// The manifest is the root of an artifact. It holds the hashes of the IR and of the sources,
// and a checksum of itself. The generated Go file repeats the checksum. So files that do not
// fit together are found before anything is launched. Start reading at Manifest;
// Encode and Decode are the only way to and from its file.
package manifest

import (
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// Version is the format that this build writes and reads. A change of the
// format, of the kernel ABI, of the device functions' prototypes or of the names of package
// intrinsic increments it.
const Version = 8

// Manifest describes the kernels of one Go package.
type Manifest struct {
	// Checksum is the hash of what follows it in the manifest's file. Encode and
	// Decode set it. It stands first.
	Checksum string `json:"checksum"`
	Version  int    `json:"version"`
	Package  string `json:"package"` // import path
	// Sources are the files of the package that hold kernels or helpers,
	// with the hash of their content when the kernels were compiled.
	Sources []Source `json:"sources"`
	// IRHash is the hash of the portable NVVM IR that belongs to it.
	IRHash  string       `json:"irHash"`
	Kernels []Kernel     `json:"kernels"`
	Sites   []fault.Site `json:"sites"`
	Config
	// Externs are the functions that have device code of their own, and Units
	// the files that hold it, in whole, so that the artifact is complete.
	Externs []Extern `json:"externs,omitempty"`
	Units   []Unit   `json:"units,omitempty"`
}

// Config is how kernels are compiled, the same for each architecture, ahead of time and where
// they are loaded.
type Config struct {
	// StrictFP rounds each product and each sum of the kernels and of their device code: none is
	// fused.
	StrictFP bool `json:"strictFP,omitempty"`
	// NoChecks leaves out bounds, nil, division and shift checks.
	NoChecks bool `json:"noChecks,omitempty"`
	// Trace says how much the kernels record of what they do (internal/base/trace); empty for
	// nothing.
	Trace string `json:"trace,omitempty"`
	// Transport is the name of the transport by which kernels that communicate do so
	// (internal/transport); empty for that of this gpuc.
	Transport string `json:"transport,omitempty"`
	// Sanitize has the kernels look for mistakes while they run (internal/sanitizer).
	Sanitize bool `json:"sanitized,omitempty"`
	// Debug leaves the code as it is written, and gives machine code the information that a
	// debugger reads. It does not go with Sanitize.
	Debug bool `json:"debug,omitempty"`
}

// Extern is a Go function under //gpu:extern.
type Extern struct {
	Func   string `json:"func"`   // the Go function
	Symbol string `json:"symbol"` // its name in C
	File   string `json:"file"`   // FileName of package fault
	Line   int    `json:"line"`
	// Unit is the name of the unit that defines it.
	Unit string `json:"unit"`
	// Result and Params are its C types (internal/base/extern).
	Result string   `json:"result"`
	Params []string `json:"params"`
}

// Unit is a file of device code.
type Unit struct {
	File string `json:"file"` // base name
	Kind string `json:"kind"` // internal/base/extern.Kind
	// Transport is the name of the transport whose functions it calls, so that the device library
	// is linked; empty if it calls none.
	Transport string `json:"transport,omitempty"`
	// Source is the content of a file of text, Code that of any other: JSON cannot
	// hold a string that is not UTF-8.
	Source string `json:"source,omitempty"`
	Code   []byte `json:"code,omitempty"`
}

// SetContent keeps the content of the file.
func (u *Unit) SetContent(b []byte) {
	if utf8.Valid(b) {
		u.Source = string(b)
	} else {
		u.Code = b
	}
}

// Content returns the content of the file.
func (u *Unit) Content() []byte {
	if u.Code != nil {
		return u.Code
	}
	return []byte(u.Source)
}

// OtherBuild is the error of a PE whose kernels of a package have another checksum than those of another PE.
func OtherBuild(importPath string, pe, other int) error {
	return fmt.Errorf("PE %d has another build of the kernels of %s than PE %d: their sources, or how they were compiled, differ; start the same executable everywhere", pe, importPath, other)
}

// Shmem reports whether the kernels need the device library.
func (m *Manifest) Shmem() bool {
	for _, u := range m.Units {
		if u.Transport != "" {
			return true
		}
	}
	return len(m.Ops()) > 0
}

// Ops returns the symbols of the device functions that the kernels call, sorted. If there are any,
// the device library is linked.
func (m *Manifest) Ops() []string {
	var all []string
	for i := range m.Kernels {
		all = append(all, m.Kernels[i].Ops...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Source is a source file and its SHA-256 in hexadecimal.
type Source struct {
	File string `json:"file"` // base name
	Hash string `json:"hash"`
}

// Kernel describes one kernel.
type Kernel struct {
	Name   string  `json:"name"`   // the Go function
	Symbol string  `json:"symbol"` // its name in the cubin
	File   string  `json:"file"`   // FileName of package fault
	Line   int     `json:"line"`
	Params []Param `json:"params"` // in order; t is not among them
	// MaxThreads and MinBlocks are the directive's launch bounds, or 0.
	MaxThreads int `json:"maxThreads,omitempty"`
	MinBlocks  int `json:"minBlocks,omitempty"`
	// Cluster is the extent of a cluster in blocks, x, y and z; empty for a kernel without
	// clusters.
	Cluster []int `json:"cluster,omitempty"`
	// SharedBytes is the static shared memory of one block.
	SharedBytes int `json:"sharedBytes,omitempty"`
	// Ops are the symbols of the device functions that it calls (internal/base/op), sorted.
	Ops []string `json:"ops,omitempty"`
	// Shmem says that it communicates, so that the module must be
	// registered with the host library of the transport before a launch.
	Shmem bool `json:"shmem,omitempty"`
	// Collective says that it waits for other PEs or for its whole grid, or is Resident: it
	// is refused when the grid cannot be resident as a whole.
	Collective bool `json:"collective,omitempty"`
	// Resident says that the directive asks for a grid that is resident as a whole.
	Resident bool `json:"resident,omitempty"`
	// Cooperative says that it uses what only a cooperative launch has: the
	// barrier of the grid.
	Cooperative bool `json:"cooperative,omitempty"`
	// Meets says that it may call an operation that all PEs of a team make together: a host
	// that meets the same PEs must wait for it first.
	Meets bool `json:"meets,omitempty"`
	// Prints says that it calls gpu.Printf.
	Prints bool `json:"prints,omitempty"`
	// Unsanitized says that a sanitized kernel is not looked at, since it synchronises in a
	// way that the sanitizer does not know.
	Unsanitized bool `json:"unsanitized,omitempty"`
	// Needs are the features that a target must have for it, in order. What a kernel
	// does in another way where a feature is missing is not among them.
	Needs []arch.Feature `json:"needs,omitempty"`
	// Prefers are the features that make it faster, in order, and for which it does the
	// same in another way where they are missing.
	Prefers []arch.Feature `json:"prefers,omitempty"`
}

// InCluster reports whether the kernel's blocks stand in clusters.
func (k *Kernel) InCluster() bool { return len(k.Cluster) > 0 }

// ClusterDim returns the extent of a cluster in blocks.
func (k *Kernel) ClusterDim() (x, y, z int) {
	if !k.InCluster() {
		return 1, 1, 1
	}
	return k.Cluster[0], k.Cluster[1], k.Cluster[2]
}

// WhyCoResident says why the whole grid of a Collective kernel must be resident.
func (k *Kernel) WhyCoResident() string {
	if k.Resident {
		return fmt.Sprintf("the kernel's directive says resident (%s:%d), so all its blocks must be resident at once", k.File, k.Line)
	}
	return "the kernel waits for other PEs or for its whole grid, so all its blocks must be resident at once"
}

// Kind is how a kernel parameter is passed.
//
// The parameter buffer holds, in order and each at its natural alignment: a
// scalar as itself (bool as one byte, int and uint as 8 bytes); a slice, Sym,
// Registered and Signals as address and length in elements, 8 bytes each; a Signal as its
// address; a Team as int32; a TensorMap as its description of 128 bytes at a multiple of
// 64, and the elements of a box, 8 bytes; a struct or array as its fields or elements,
// flattened. The address of the control block comes last. LayOut says where each lies.
type Kind string

const (
	Scalar     Kind = "scalar"
	Slice      Kind = "slice"
	Sym        Kind = "sym"
	Registered Kind = "registered"
	Signal     Kind = "signal"
	Signals    Kind = "signals"
	Team       Kind = "team"
	TensorMap  Kind = "tensormap"
	Struct     Kind = "struct"
	Array      Kind = "array"
	// Sanitizer is the last parameter of a sanitized kernel, which no source writes: the
	// addresses of the launch's descriptor and of the arena.
	Sanitizer Kind = "sanitizer"
)

// Param is one parameter, field or element of a kernel.
type Param struct {
	Name string `json:"name,omitempty"`
	Kind Kind   `json:"kind"`
	// Type is the Go type as the kernel writes it, for messages.
	Type string `json:"type"`
	// Size is the size in bytes of a scalar, or of one element of a slice,
	// Sym or Registered.
	Size int `json:"size,omitempty"`
	// Fields are the fields of a struct, or the one element of an array.
	Fields []Param `json:"fields,omitempty"`
	Len    int     `json:"len,omitempty"` // of an array
}

// CubinChecksum returns the checksum of machine code that was made ahead of time: it
// covers what it is for beside what it is. manifest is the checksum of the manifest,
// arch the architecture, transport that of the device library inside and its version, or empty.
func CubinChecksum(manifest, arch, transport string, image []byte) string {
	return Hash([]byte(strconv.Quote(manifest) + strconv.Quote(arch) + strconv.Quote(transport) + Hash(image)))
}
