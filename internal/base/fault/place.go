package fault

import "strings"

const module = "github.com/gpuc-go/gpuc"

// GPUPath is the import path of dsl/gpu.
const GPUPath = module + "/dsl/gpu"

// OnePath is what threads are to do that make a call together.
const OnePath = "all threads make such a call in the same line, by the same calls of functions, so no branch may part them"

// Apart tells two paths of calls apart, as lines of the source with the innermost one first. It
// returns how the first goes on where it differs from the other, and the other: "here, called at
// ring.go:9", or "here" alone, and "ring.go:5, called at ring.go:12".
func Apart(here, there []string) (own, others string) {
	common := 0
	for common < len(here)-1 && common < len(there)-1 && here[len(here)-1-common] == there[len(there)-1-common] {
		common++
	}
	here, there = here[:max(len(here)-common, 0)], there[:max(len(there)-common, 0)]
	const called = ", called at "
	own = " here"
	if len(here) > 1 {
		own += called + strings.Join(here[1:], called)
	}
	return own, strings.Join(there, called)
}

// ReportedAtCall reports whether what goes wrong in the functions of a package is reported where the
// user's code calls them: the lines of the kernel language itself say nothing to its user.
func ReportedAtCall(importPath string) bool {
	switch importPath {
	case GPUPath, module + "/dsl/tile", module + "/dsl/bulk", module + "/dsl/shmem", module + "/dsl/shmem/raw":
		return true
	}
	return false
}
