package toolchain

import (
	_ "embed"
	"path/filepath"
	"slices"
	"strings"
)

// DefaultSet is the set that is installed and preferred unless told otherwise.
const DefaultSet = "cuda-13.0-nvshmem-3.4.5"

// TestToolsSet brings what only tests and gpuc inspect use: disassemblers and a
// shared LLVM.
const TestToolsSet = "test-tools"

// Set is a pinned set of Python wheels that makes up a toolchain.
type Set struct {
	Name string `json:"name"`
	// Doc is one sentence about it.
	Doc string `json:"doc"`
	// Compiler says that it is a toolchain to compile kernels with.
	Compiler bool `json:"compiler"`
	// Requirements is the text of a pip requirements file, with the SHA-256
	// of every wheel for x86_64 and aarch64.
	Requirements string `json:"-"`
	// Python, if set, is the Python version whose wheels are taken, whatever
	// version installs them: only their shared libraries are used.
	Python string `json:"-"`
}

var (
	//go:embed sets/cuda-13.0-nvshmem-3.4.5.txt
	cuda130 string
	//go:embed sets/cuda-13.5-nvshmem-3.8.0.txt
	cuda135 string
	//go:embed sets/test-tools.txt
	testTools string
)

// Sets returns every set, the default first.
func Sets() []Set {
	return []Set{
		{Name: DefaultSet, Doc: "CUDA 13.0 with NVSHMEM 3.4.5", Compiler: true, Requirements: cuda130},
		{Name: "cuda-13.5-nvshmem-3.8.0", Doc: "CUDA 13.5 with NVSHMEM 3.8.0", Compiler: true, Requirements: cuda135},
		{Name: TestToolsSet, Doc: "disassemblers and a shared LLVM, for gpuc inspect and tests", Requirements: testTools, Python: "3.11"},
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

// lookupSet returns the set of the given name; a slash in a name counts as a
// dash, and the empty name is the default set.
func lookupSet(name string) (Set, bool) {
	if name == "" {
		name = DefaultSet
	}
	name = strings.ReplaceAll(name, "/", "-")
	sets := Sets()
	i := slices.IndexFunc(sets, func(s Set) bool { return s.Name == name })
	if i < 0 {
		return Set{}, false
	}
	return sets[i], true
}

// setWith returns the name of the first set that brings a part.
func setWith(p Part) string {
	// Distribution names in requirements are written with dashes.
	dist := strings.ReplaceAll(info(p).Dist, "_", "-") + "=="
	for _, s := range Sets() {
		if strings.Contains("\n"+s.Requirements, "\n"+dist) {
			return s.Name
		}
	}
	return DefaultSet
}

// setDir returns the directory of an installed set.
func setDir(cacheDir, name string) string { return filepath.Join(cacheDir, "toolchains", name) }
