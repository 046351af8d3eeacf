package fault

import (
	"fmt"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// CallError is an error of a call of the program, with its place.
type CallError struct {
	Where string // file:line
	Err   error
}

func (e *CallError) Error() string { return e.Where + ": " + e.Err.Error() }

// Unwrap returns Err.
func (e *CallError) Unwrap() error { return e.Err }

// CallFailed returns err as that of the program's call that is going on, which what names.
func CallFailed(what string, err error) error {
	where := CallPlace()
	if e, ok := err.(*CallError); ok && e.Where == where {
		err = e.Err // of a call by which this one is made
	}
	return &CallError{where, fmt.Errorf("%s: %w", what, err)}
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
		case strings.HasSuffix(f.File, "_test.go"), !slices.Contains(hostPackages, pkg) && pkg != module+"/internal/base/fault" && pkg != "runtime" && !strings.HasPrefix(filepath.Base(f.File), "gpuc_kernels"):
			return fmt.Sprintf("%s:%d", FrameFile(f), f.Line)
		case !more:
			return UnknownPlace
		}
	}
}
