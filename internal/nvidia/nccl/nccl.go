// Package nccl is the host side of NCCL: libnccl.so.2, opened at run time without cgo.
// It has the functions of version 2.28 and those that later versions added; what the
// opened library lacks is an error that names the version that has it.
//
// It knows nothing of PEs, buffers or streams, which are numbers here, and imports only
// internal/nvidia/dl. Start reading at Open and (*Library).Init; functions.go is the
// table of the library's functions.
//
// NCCL keeps the state of a group for each thread. So the calls of one group are made
// on one OS thread, on which the CUDA context of the communicator's GPU is current. The
// library reads its own environment variables (NCCL_DEBUG, NCCL_SOCKET_IFNAME,
// NCCL_NVLS_ENABLE and so on); Setenv sets them.
package nccl

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// SOName is the name of the library.
const SOName = "libnccl.so.2"

// oldest is the oldest version whose functions suffice.
var oldest = Version{2, 28, 0}

// Version is a version of NCCL.
type Version struct{ Major, Minor, Patch int }

// versionOf takes a version from its code, major*10000 + minor*100 + patch.
func versionOf(code int) Version { return Version{code / 10000, code / 100 % 100, code % 100} }

// String returns the version as NVIDIA writes it.
func (v Version) String() string { return fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Patch) }

// code returns the number that stands for the version in structures.
func (v Version) code() int { return v.Major*10000 + v.Minor*100 + v.Patch }

// Has reports whether v is as new as w.
func (v Version) Has(w Version) bool { return v.code() >= w.code() }

// Loaded returns the files of NCCL that the process has opened, by this package or others, in no order.
func Loaded() (paths []string, err error) {
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return nil, fmt.Errorf("look for the NCCL of this process: %w", err)
	}
	return mapped(string(maps)), nil
}

// mapped returns the files of NCCL in a list of mappings (proc_pid_maps(5)).
func mapped(maps string) (paths []string) {
	for line := range strings.Lines(maps) {
		i := strings.IndexByte(line, '/')
		if i < 0 {
			continue
		}
		path := strings.TrimSpace(line[i:])
		if strings.HasPrefix(filepath.Base(path), "libnccl.so") && !slices.Contains(paths, path) {
			paths = append(paths, path)
		}
	}
	return paths
}

// Library is the opened library.
type Library struct {
	path    string
	version Version
	fn      [numFunctions]uintptr
	caller  dl.Caller // of enqueue

	mu   sync.Mutex // calls that wait for other ranks come from other threads
	kept held       // what NCCL keeps pointers to

	errorString func(result int32) string `c:"ncclGetErrorString"` // const char *ncclGetErrorString(ncclResult_t result)
	lastError   func(comm uintptr) string `c:"ncclGetLastError"`   // const char *ncclGetLastError(ncclComm_t comm)
	// The library reads the environment of the C library, which Go does not change.
	setenv func(name, value string, overwrite int32) int32 `c:"setenv"` // int setenv(const char *name, const char *value, int overwrite), of the C library
}

// Open opens libnccl at path. Nothing of it needs a GPU.
func Open(path string) (*Library, error) {
	lib, err := dl.Open("NCCL", dl.Local, path)
	if err != nil {
		return nil, err
	}
	l := &Library{path: lib.Path}
	if err := lib.Bind(l); err != nil {
		return nil, err
	}
	var missing error
	for f := range functions {
		if l.fn[f], err = lib.Symbol(functions[f].name); err != nil && missing == nil && oldest.Has(functions[f].since) {
			missing = err
		}
	}
	if l.fn[getVersion] == 0 {
		return nil, missing
	}
	if l.version, err = l.readVersion(); err != nil {
		return nil, err
	}
	if !l.version.Has(oldest) {
		return nil, fmt.Errorf("NCCL %v (%s) is too old: version %v or newer is needed", l.version, l.path, oldest)
	}
	if missing != nil {
		return nil, missing
	}
	return l, nil
}

func (l *Library) readVersion() (Version, error) {
	var code outInt
	if err := l.call(getVersion, 0, code.addr()); err != nil {
		return Version{}, err
	}
	return versionOf(int(code.take())), nil
}

// Setenv sets a variable that the library reads, before the first communicator is made.
func (l *Library) Setenv(name, value string) error {
	if r := l.setenv(name, value, 1); r != 0 {
		return fmt.Errorf("set %s: status %d", name, r)
	}
	return nil
}

// Path returns where the library is.
func (l *Library) Path() string { return l.path }

// Version returns the version of the library.
func (l *Library) Version() Version { return l.version }

// Result is a result of NCCL's functions (ncclResult_t).
type Result int32

// Results that callers branch on.
const (
	Success      Result = 0
	InvalidUsage Result = 5
	RemoteError  Result = 6
	InProgress   Result = 7
)

// Error is a call of NCCL that failed.
type Error struct {
	// Call is the function, such as ncclAllReduce.
	Call   string
	Result Result
	// Text is what NCCL calls the result, and Last its message about the last error, which
	// may be empty.
	Text, Last string
}

// Error returns the call and NCCL's own words.
func (e *Error) Error() string {
	s := fmt.Sprintf("%s: %s (%d)", e.Call, e.Text, e.Result)
	if e.Last != "" {
		s += ": " + e.Last
	}
	return s
}

// ErrInProgress says that a communicator that does not block has begun what was asked,
// and that AsyncError will tell the end.
var ErrInProgress = errors.New("the call of NCCL is still in progress")

// LacksError says that a function is newer than the library.
type LacksError struct {
	What        string
	Since, Have Version
	Path        string
}

// Error says which version has the function.
func (e *LacksError) Error() string {
	return fmt.Sprintf("NCCL %v (%s) has no %s: NCCL %v has it", e.Have, e.Path, e.What, e.Since)
}

// Is reports that the error is errors.ErrUnsupported.
func (e *LacksError) Is(target error) bool { return target == errors.ErrUnsupported }

// Has returns an error if the library lacks a function.
func (l *Library) Has(f Function) error {
	if l.fn[f] == 0 {
		return &LacksError{functions[f].name, functions[f].since, l.version, l.path}
	}
	return nil
}

// call calls a function whose result is an ncclResult_t. comm is the communicator whose
// last error explains a failure, or 0. A pointer among the arguments points to memory
// that is pinned or that its caller keeps.
func (l *Library) call(f Function, comm Comm, args ...uintptr) error {
	if err := l.Has(f); err != nil {
		return err
	}
	return l.result(f, comm, new(dl.Caller).Call(l.fn[f], args...))
}

// enqueue is call of Functions that enqueue work, which one thread calls.
func (l *Library) enqueue(f Function, comm Comm, args ...uintptr) error {
	if err := l.Has(f); err != nil {
		return err
	}
	return l.result(f, comm, l.caller.Call(l.fn[f], args...))
}

// result returns the error of a function's result.
func (l *Library) result(f Function, comm Comm, r uintptr) error {
	switch Result(int32(r)) {
	case Success:
		return nil
	case InProgress:
		return ErrInProgress
	}
	return l.fail(functions[f].name, Result(int32(r)), comm)
}

func (l *Library) fail(call string, r Result, comm Comm) error {
	return &Error{call, r, l.errorString(int32(r)), l.lastError(uintptr(comm))}
}

// held is memory that NCCL knows by its address. The collector moves nothing, so a reference
// keeps it where it is. A runtime.Pinner ends the process when it is forgotten.
type held struct{ refs []any }

// Pin holds what pointer points to.
func (h *held) Pin(pointer any) { h.refs = append(h.refs, pointer) }

// keep holds what NCCL may write to after a call, or keeps a pointer to, as long as the library.
func (l *Library) keep(memory any) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.kept.Pin(memory)
}

// out is memory that a function of NCCL writes a value to.
type out[T any] struct {
	held
	v *T
}

type (
	outInt  = out[int32]
	outWord = out[uintptr]
)

// addr returns the address of the memory, which stays until take.
func (o *out[T]) addr() uintptr {
	o.v = new(T)
	o.Pin(o.v)
	return uintptr(unsafe.Pointer(o.v))
}

// take returns the value.
func (o *out[T]) take() T {
	defer runtime.KeepAlive(o)
	return *o.v
}
