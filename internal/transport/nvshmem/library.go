package nvshmem

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// SOName is the name of the host library.
const SOName = "libnvshmem_host.so.3"

// ErrNotInitialized is returned by calls that need Init first.
var ErrNotInitialized = errors.New("NVSHMEM is not initialised")

// Version is a version of NVSHMEM.
type Version struct{ Major, Minor, Patch int }

// ParseVersion reads a version such as 3.4.5.
func ParseVersion(s string) (Version, error) {
	parts := strings.Split(s, ".")
	var n [3]int
	if len(parts) < 2 || len(parts) > 3 {
		return Version{}, fmt.Errorf("NVSHMEM version %q is not of the form 3.4.5", s)
	}
	for i, p := range parts {
		v, err := strconv.Atoi(p)
		if err != nil || v < 0 {
			return Version{}, fmt.Errorf("NVSHMEM version %q is not of the form 3.4.5", s)
		}
		n[i] = v
	}
	return Version{n[0], n[1], n[2]}, nil
}

// String returns the version as NVIDIA writes it.
func (v Version) String() string { return fmt.Sprintf("%d.%d.%d", v.Major, v.Minor, v.Patch) }

// Runs reports whether a host library of version v accepts modules that were
// linked with the device library of version dev: the same major version and no
// newer minor version.
func (v Version) Runs(dev Version) bool { return dev.Major == v.Major && dev.Minor <= v.Minor }

// Library is the opened host library.
type Library struct {
	path    string
	version Version
	state   state
	rank    int
	size    int
	// starts counts the calls that initialise, of which the library wants as many to end.
	starts int
	// uid and attr stay where they are from Init on: the library keeps a
	// pointer to the one inside the other.
	uid  *uniqueID
	attr *initAttr
	team teamFuncs
	heap heapFuncs
	// stream holds the functions that enqueue operations on streams.
	stream onStream
	nccl   viaNCCL
	boot   bootFuncs
	// contextCurrent reports whether a CUDA context is current on this thread.
	contextCurrent func() bool
	// openPlugin opens the first of the candidates.
	openPlugin func(candidates ...string) error

	vendorVersion    func(major, minor, patch *int32)   `c:"nvshmemx_vendor_get_version_info"` // void nvshmemx_vendor_get_version_info(int *major, int *minor, int *patch)
	myPE             func() int32                       `c:"nvshmem_my_pe"`                    // int nvshmem_my_pe()
	nPEs             func() int32                       `c:"nvshmem_n_pes"`                    // int nvshmem_n_pes()
	specVersion      func(major, minor *int32)          `c:"nvshmem_info_get_version"`         // void nvshmem_info_get_version(int *major, int *minor)
	malloc           func(bytes uint64) uint64          `c:"nvshmem_malloc"`                   // void *nvshmem_malloc(size_t size)
	free             func(p uint64)                     `c:"nvshmem_free"`                     // void nvshmem_free(void *ptr)
	bufferRegister   func(p uint64, bytes uint64) int32 `c:"nvshmemx_buffer_register"`         // int nvshmemx_buffer_register(void *addr, size_t length)
	bufferUnregister func(p uint64) int32               `c:"nvshmemx_buffer_unregister"`       // int nvshmemx_buffer_unregister(void *addr)
	ptr              func(p uint64, pe int32) uint64    `c:"nvshmem_ptr"`                      // void *nvshmem_ptr(const void *ptr, int pe)
	cumoduleInit     func(module uintptr) int32         `c:"nvshmemx_cumodule_init"`           // int nvshmemx_cumodule_init(CUmodule module)
	cumoduleFinalize func(module uintptr) int32         `c:"nvshmemx_cumodule_finalize"`       // int nvshmemx_cumodule_finalize(CUmodule module)
}

// Open opens the host library at path and binds its functions; it initialises
// nothing. Its symbols become global, since NVSHMEM's own plug-ins look for
// them.
func Open(path string) (*Library, error) {
	lib, err := dl.Open("the NVSHMEM host library", dl.Global, path)
	if err != nil {
		return nil, err
	}
	l := &Library{path: path, contextCurrent: contextCurrent, openPlugin: openPlugin, stream: onStream{lib: lib, found: map[function]uintptr{}}}
	if err := lib.Bind(l); err != nil {
		return nil, err
	}
	var major, minor, patch int32
	l.vendorVersion(&major, &minor, &patch)
	l.version = Version{int(major), int(minor), int(patch)}
	if l.version.Major != 3 {
		return nil, fmt.Errorf("%s is NVSHMEM %v; version 3 is supported", path, l.version)
	}
	return l, nil
}

// Version returns the version of the host library.
func (l *Library) Version() string { return l.version.String() }

// Runs reports whether the library accepts modules that were linked with a version of the device
// library.
func (l *Library) Runs(device string) bool {
	v, err := ParseVersion(device)
	return err == nil && l.version.Runs(v)
}

func (l *Library) ready() error {
	if l.state != initialized {
		return ErrNotInitialized
	}
	return nil
}

// Spec returns the version of the OpenSHMEM specification that the library follows.
func (l *Library) Spec() string {
	var major, minor int32
	l.specVersion(&major, &minor)
	return fmt.Sprintf("%d.%d", major, minor)
}

// Malloc returns the address of symmetric memory, not zeroed, or 0 where the
// symmetric heap has no room. It is collective, with the same size everywhere,
// and a barrier.
func (l *Library) Malloc(bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	return l.malloc(uint64(bytes)), nil
}

// Free releases symmetric memory. It is collective.
func (l *Library) Free(addr uint64) error {
	if err := l.ready(); err != nil {
		return err
	}
	l.free(addr)
	return nil
}

// Register makes memory of this PE, which is not symmetric, usable as the local side
// of transfers.
func (l *Library) Register(addr uint64, bytes int) error {
	if err := l.ready(); err != nil {
		return err
	}
	if r := l.bufferRegister(addr, uint64(bytes)); r != 0 {
		return fmt.Errorf("nvshmemx_buffer_register of %d bytes: status %d; NVSHMEM_DEBUG=INFO says more", bytes, r)
	}
	return nil
}

// Unregister ends what Register began.
func (l *Library) Unregister(addr uint64) error {
	if err := l.ready(); err != nil {
		return err
	}
	if r := l.bufferUnregister(addr); r != 0 {
		return fmt.Errorf("nvshmemx_buffer_unregister: status %d; NVSHMEM_DEBUG=INFO says more", r)
	}
	return nil
}

// Ptr returns the address at which this PE can load and store the symmetric
// object at addr of the given PE, or 0 if it cannot.
func (l *Library) Ptr(addr uint64, pe int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	return l.ptr(addr, int32(pe)), nil
}

// ModuleInit hands the library's state to a loaded CUmodule that contains the
// device library.
func (l *Library) ModuleInit(module uintptr) error {
	if err := l.ready(); err != nil {
		return err
	}
	if r := l.cumoduleInit(module); r != 0 {
		return fmt.Errorf("nvshmemx_cumodule_init: status %d; the device library that was linked into the kernels may not fit NVSHMEM %v of this host", r, l.version)
	}
	return nil
}

// ModuleFinalize takes the state back, before the module is unloaded: another
// module at the same address would get none.
func (l *Library) ModuleFinalize(module uintptr) error {
	if err := l.ready(); err != nil {
		return err
	}
	if r := l.cumoduleFinalize(module); r != 0 {
		return fmt.Errorf("nvshmemx_cumodule_finalize: status %d", r)
	}
	return nil
}

// unsafeBytes returns the memory of *v.
func unsafeBytes[T any](v *T) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(v)), unsafe.Sizeof(*v))
}

// heapFuncs are the host library's functions for the symmetric heap beside malloc and free.
type heapFuncs struct {
	align               func(alignment, bytes uint64) uint64             `c:"nvshmem_align"`                         // void *nvshmem_align(size_t alignment, size_t size)
	registerSymmetric   func(p uint64, bytes uint64, flags int32) uint64 `c:"?nvshmemx_buffer_register_symmetric"`   // void *nvshmemx_buffer_register_symmetric(void *buf_ptr, size_t size, int flags)
	unregisterSymmetric func(p uint64, bytes uint64) int32               `c:"?nvshmemx_buffer_unregister_symmetric"` // int nvshmemx_buffer_unregister_symmetric(void *mmap_ptr, size_t size)
}

// Align is Malloc of memory whose address is a multiple of alignment: a power of two, and a
// multiple of 8.
func (l *Library) Align(alignment, bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	return l.heap.align(uint64(alignment), uint64(bytes)), nil
}

// RegisterSymmetric maps memory of each PE into its symmetric heap, and returns the address
// there. It is collective, with the same size everywhere. The memory is made by cuMemCreate
// with a handle that can be exported, and the size is a multiple of the heap's granularity:
// for other memory the library gives up its heap.
func (l *Library) RegisterSymmetric(addr uint64, bytes int) (uint64, error) {
	if err := l.ready(); err != nil {
		return 0, err
	}
	if l.heap.registerSymmetric == nil || l.heap.unregisterSymmetric == nil {
		return 0, fmt.Errorf("NVSHMEM %v does not register symmetric memory (nvshmemx_buffer_register_symmetric)", l.version)
	}
	p := l.heap.registerSymmetric(addr, uint64(bytes), 0)
	if p == 0 {
		return 0, fmt.Errorf("nvshmemx_buffer_register_symmetric of %d bytes failed, and the symmetric heap can no longer be used; NVSHMEM_DEBUG=INFO says more", bytes)
	}
	return p, nil
}

// UnregisterSymmetric ends what RegisterSymmetric began; addr is what that returned. It is
// collective.
func (l *Library) UnregisterSymmetric(addr uint64, bytes int) error {
	if err := l.ready(); err != nil {
		return err
	}
	if r := l.heap.unregisterSymmetric(addr, uint64(bytes)); r != 0 {
		return fmt.Errorf("nvshmemx_buffer_unregister_symmetric: status %d; NVSHMEM_DEBUG=INFO says more", r)
	}
	return nil
}
