package fault

// This file knows whose code a package is, and names places of the source in messages: the compiler knows
// the import path of a file, the emulator and the host the frame of a stack, and all say the same.

import (
	"fmt"
	"path"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
)

const module = "github.com/gpuc-go/gpuc"

// GPUPath is the import path of dsl/gpu.
const GPUPath = module + "/dsl/gpu"

// Prefix returns what stands before every line of a PE's output.
func Prefix(pe int) string { return fmt.Sprintf("PE %d: ", pe) }

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
	case "math", "math/bits", GPUPath, module + "/dsl/tile", module + "/dsl/bulk", module + "/dsl/shmem", module + "/dsl/shmem/raw":
		return true
	}
	return false
}

// FileName returns how messages name the source file with the given import path or directory and
// base name: with the last element of the path in front, as in ring/kernel.go.
func FileName(file string) string {
	file = strings.ReplaceAll(file, `\`, "/")
	if dir := path.Base(path.Dir(file)); dir != "." && dir != "/" {
		return dir + "/" + path.Base(file)
	}
	return path.Base(file)
}

// FrameFile returns FileName of the file of a frame.
func FrameFile(f runtime.Frame) string {
	if root := rootPackages()[strings.TrimSuffix(PackageOf(f.Function), "_test")]; root != "" {
		return FileName(root + "/" + path.Base(f.File))
	}
	return FileName(f.File)
}

// rootPackages maps the names that frames have for packages in the root of a module, whose
// directory may have any name, to their import paths.
var rootPackages = sync.OnceValue(func() map[string]string {
	roots := map[string]string{}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return roots
	}
	for _, m := range append(info.Deps, &info.Main) {
		roots[m.Path] = m.Path
	}
	roots["main"] = roots[info.Path]
	return roots
})

// PackageOf returns the import path in the name of a function.
func PackageOf(function string) string {
	name, _, _ := strings.Cut(function, "[")
	slash := strings.LastIndexByte(name, '/') + 1
	dot := strings.IndexByte(name[slash:], '.')
	if dot < 0 {
		return name
	}
	return name[:slash+dot]
}

// UnknownPlace is the place of a call that no program has made.
const UnknownPlace = "unknown place"

// hostPackages are the packages that a program calls on the host.
var hostPackages = []string{module + "/runtime", module + "/runtime/nccl", module + "/runtime/dlpack", module + "/runtime/gorgonia"}

// CallPlace returns the place where the program has called the host's packages, as in
// ring/main.go:12. Launch methods are of these packages: gpuc generate has written them.
func CallPlace() string {
	var pcs [16]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs[:])])
	for {
		f, more := frames.Next()
		switch pkg := PackageOf(f.Function); {
		case strings.HasSuffix(f.File, "_test.go"), !slices.Contains(hostPackages, pkg) && pkg != module+"/internal/base/fault" && pkg != "runtime" && !strings.HasPrefix(path.Base(f.File), "gpuc_kernels"):
			return fmt.Sprintf("%s:%d", FrameFile(f), f.Line)
		case !more:
			return UnknownPlace
		}
	}
}
