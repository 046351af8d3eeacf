// Package build turns the kernels of a Go package into what a program embeds and
// launches. It runs the compiler, and writes the artifact and the typed launch methods
// beside the kernels. It also builds executables, and makes machine code for them ahead
// of time if asked to.
//
// It is the floor above the compiler, the device library and the linker, and
// must not import the commands above it. It reads no environment: everything
// arrives in Options.
//
// Start reading at Generate; artifact.go says which files there are, stub.go makes the generated Go file, program.go
// the executables that carry machine code.
package build

// The files that Generate writes beside the kernels: the first, and either the next two
// or one that holds both compressed.
const (
	StubFile     = "gpuc_kernels.go"
	IRFile       = "gpuc_kernels.ll"
	ManifestFile = "gpuc_kernels.json"
	ArchiveFile  = "gpuc_kernels.gz"
)

// Import paths that generated code and the discovery of kernels refer to.
const (
	modulePath  = "github.com/gpuc-go/gpuc"
	gpuPath     = modulePath + "/dsl/gpu"
	shmemPath   = modulePath + "/dsl/shmem"
	runtimePath = modulePath + "/runtime"
)
