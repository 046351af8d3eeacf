package fault

const module = "github.com/gpuc-go/gpuc"

// GPUPath is the import path of dsl/gpu.
const GPUPath = module + "/dsl/gpu"

// ReportedAtCall reports whether what goes wrong in the functions of a package is reported where the
// user's code calls them: the lines of the kernel language itself say nothing to its user.
func ReportedAtCall(importPath string) bool {
	switch importPath {
	case GPUPath, module + "/dsl/tile", module + "/dsl/bulk", module + "/dsl/shmem", module + "/dsl/shmem/raw":
		return true
	}
	return false
}
