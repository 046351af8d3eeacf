package toolchain

import (
	_ "embed"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// DefaultSet is the set that is installed and preferred unless told otherwise.
const DefaultSet = "cuda-13.0-nvshmem-3.4.5"

// RuntimeSet is what the short name "runtime" stands for: the library that
// executables need at run time, of the same version as in the default set.
const RuntimeSet = "runtime-nvshmem-3.4.5"

// NCCLSet is what the short name "nccl" stands for: the version that PyTorch 2.11 brings.
const NCCLSet = "nccl-2.28.9"

// InspectToolsSet brings the disassemblers, which gpuc inspect shows machine code with.
const InspectToolsSet = "inspect-tools"

// TestToolsSet brings what tests use: the disassemblers and a shared LLVM.
const TestToolsSet = "test-tools"

// Headers12Set brings cuda.h of CUDA 12, which programs on gorgonia.org/cu are built with.
const Headers12Set = "cuda-12.8-headers"

// Set is a pinned set of Python wheels, or of some of their files, that makes up a
// toolchain or a part of one.
type Set struct {
	Name string `json:"name"`
	// Doc is one sentence about it.
	Doc string `json:"doc"`
	// Compiler says that it is a toolchain to compile kernels with.
	Compiler bool `json:"compiler"`
	// Uses are what the set suffices for.
	Uses []Use `json:"-"`

	// Pins has one line for each wheel: processor, SHA-256, bytes, file name.
	Pins string `json:"-"`
	// dists are the distributions that are taken of the pins; all if empty.
	dists []string
	// files are patterns of the files that are taken of the wheels, beside their
	// metadata; all if empty.
	files []string
}

// Wheel is a pinned file of the Python package index.
type Wheel struct {
	SHA256 string
	Bytes  int64
	File   string
}

// Dist returns the distribution that the wheel is of, as in its file name.
func (w Wheel) Dist() string {
	dist, _, _ := strings.Cut(w.File, "-")
	return dist
}

var (
	//go:embed sets/cuda-13.0-nvshmem-3.4.5.txt
	cuda130 string
	//go:embed sets/cuda-13.5-nvshmem-3.8.0.txt
	cuda135 string
	//go:embed sets/cuda-12.8-headers.txt
	cuda128 string
	//go:embed sets/nccl-2.28.9.txt
	nccl228 string
	//go:embed sets/nccl-2.30.7.txt
	nccl230 string
	//go:embed sets/nccl-2.32.3.txt
	nccl232 string
	//go:embed sets/test-tools.txt
	testTools string
)

// Sets returns every set, the default first.
func Sets() []Set {
	compile := []Use{Compile, DeviceLib, Communicate}
	// The host library opens its bootstraps and transports by itself.
	nvshmem, shared := []string{info(NVSHMEMHost).Dist}, []string{"nvidia/nvshmem/lib/*.so.*"}
	library := []string{"nvidia/nccl/lib/*.so.*"}
	headers := []string{"nvidia/nccl/lib/*.so.*", "nvidia/nccl/include/*.h", "nvidia/nccl/include/nccl_device/*.h", "nvidia/nccl/include/nccl_device/*/*.h", "nvidia/nccl/include/nccl_device/*/*/*.h"}
	disassemblers := []string{info(NVDisasm).Dist, info(CuObjdump).Dist}
	return []Set{
		{Name: DefaultSet, Doc: "CUDA 13.0 with NVSHMEM 3.4.5", Compiler: true, Uses: compile, Pins: cuda130},
		{Name: "cuda-13.5-nvshmem-3.8.0", Doc: "CUDA 13.5 with NVSHMEM 3.8.0", Compiler: true, Uses: compile, Pins: cuda135},
		{Name: RuntimeSet, Doc: "what executables with machine code need on a GPU host, of NVSHMEM 3.4.5", Uses: []Use{Communicate}, Pins: cuda130, dists: nvshmem, files: shared},
		{Name: "runtime-nvshmem-3.8.0", Doc: "the same of NVSHMEM 3.8.0", Uses: []Use{Communicate}, Pins: cuda135, dists: nvshmem, files: shared},
		{Name: NCCLSet, Doc: "NCCL 2.28.9 for CUDA 13, for package runtime/nccl", Uses: []Use{CallNCCL}, Pins: nccl228, files: library},
		{Name: "nccl-2.30.7", Doc: "NCCL 2.30.7, which also puts, signals and grows, with the headers of its network", Uses: []Use{CallNCCL, NCCLNetwork}, Pins: nccl230, files: headers},
		{Name: "nccl-2.32.3", Doc: "NCCL 2.32.3, with the headers of its network", Uses: []Use{CallNCCL, NCCLNetwork}, Pins: nccl232, files: headers},
		{Name: Headers12Set, Doc: "cuda.h of CUDA 12.8, to build programs that use package runtime/gorgonia", Pins: cuda128, files: []string{"nvidia/cuda_runtime/include/cuda.h"}},
		{Name: InspectToolsSet, Doc: "disassemblers, for gpuc inspect -sass and -stats", Uses: []Use{Disassemble}, Pins: testTools, dists: disassemblers},
		{Name: TestToolsSet, Doc: "disassemblers and a shared LLVM, for the tests of gpuc itself", Uses: []Use{Disassemble, Execute}, Pins: testTools},
	}
}

// SetNames returns the names of all sets, separated by commas.
func SetNames() string {
	var names []string
	for _, s := range Sets() {
		names = append(names, s.Name)
	}
	return strings.Join(names, ", ")
}

// LookupSet returns the set of the given name: a slash in a name counts as a dash,
// "runtime" stands for RuntimeSet, "nccl" for NCCLSet, and the empty name for the default
// set.
func LookupSet(name string) (Set, bool) {
	switch name {
	case "":
		name = DefaultSet
	case "runtime":
		name = RuntimeSet
	case "nccl":
		name = NCCLSet
	}
	name = strings.ReplaceAll(name, "/", "-")
	sets := Sets()
	i := slices.IndexFunc(sets, func(s Set) bool { return s.Name == name })
	if i < 0 {
		return Set{}, false
	}
	return sets[i], true
}

// Wheels returns the wheels of the set for a processor, named as GOARCH.
func (s Set) Wheels(goarch string) (ws []Wheel) {
	for line := range strings.Lines(s.Pins) {
		var arch string
		var w Wheel
		if n, _ := fmt.Sscanf(line, "%s %s %d %s", &arch, &w.SHA256, &w.Bytes, &w.File); n < 4 || arch != goarch {
			continue
		}
		if len(s.dists) == 0 || slices.Contains(s.dists, w.Dist()) {
			ws = append(ws, w)
		}
	}
	return ws
}

// Takes reports whether the set has a file of one of its wheels.
func (s Set) Takes(file string) bool {
	root, _, _ := strings.Cut(file, "/")
	if len(s.files) == 0 || strings.HasSuffix(root, ".dist-info") {
		return true
	}
	return slices.ContainsFunc(s.files, func(pattern string) bool {
		ok, _ := path.Match(pattern, file)
		return ok
	})
}

// setWith returns the name of the first set that brings a part.
func setWith(p Part) string {
	for _, s := range Sets() {
		if slices.ContainsFunc(s.Uses, func(u Use) bool { return slices.Contains(u.Parts, p) }) {
			return s.Name
		}
	}
	return DefaultSet
}

// Dir returns the directory of a set that is installed in a cache directory.
func (s Set) Dir(cacheDir string) string { return filepath.Join(SetsDir(cacheDir), s.Name) }

// SetsDir returns the directory of all installed sets.
func SetsDir(cacheDir string) string { return filepath.Join(cacheDir, "toolchains") }

// Present returns the sets of which there is a directory, whatever is in it.
func Present(cacheDir string) (sets []Set) {
	for _, s := range Sets() {
		if isDir(s.Dir(cacheDir)) {
			sets = append(sets, s)
		}
	}
	return sets
}

// Installed returns the directory of a set and whether it is installed as this
// build of gpuc pins it. Whether its files are whole is for Verify to say.
func Installed(cacheDir, set string) (dir string, ok bool) {
	s, known := LookupSet(set)
	if !known {
		return "", false
	}
	dir = s.Dir(cacheDir)
	r, err := ReadRecord(dir)
	return dir, err == nil && r.isOf(s)
}
