// Package driver is the interface between the runtime's public API (package
// gpurt) and its back ends, internal/backend/emu and internal/backend/cuda. Sizes and offsets are
// in bytes. Every method that can fail names in its error what it was doing.
package driver

import (
	"context"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/hang"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/trace"
)

// Ender is a Device whose process must end in a way of its own, once its job has ended well.
type Ender interface {
	// EndProcess ends the process with code 0, or returns if it may end as all do.
	EndProcess()
}

// Device is one PE's GPU, or its emulation. All calls come from one goroutine
// at a time; for CUDA, from one locked OS thread.
type Device interface {
	Memories
	Teams
	Foreign
	Exporter
	NCCL
	Tensors

	Rank() int
	Size() int
	// Describe names the device for messages and results: "emulated", or
	// the GPU's name, driver and library versions.
	Describe() string
	// Versions returns the versions of what the device is and uses.
	Versions() Versions
	// Multiprocessors is how many blocks can run at the same time for every
	// one that fits on a multiprocessor.
	Multiprocessors() int
	// MaxShared is the most shared memory that a block can have, in bytes.
	MaxShared() int
	// MaxCluster is the most blocks that a cluster can have: 1 where there are no clusters.
	MaxCluster() int

	// Alloc returns memory of this PE that holds a copy of content, of so many bytes, or zeros if
	// that is nil.
	Alloc(bytes int, content []byte) (Mem, error)
	// AllocSym is Alloc of symmetric memory, on every PE with its own content unless o leaves that
	// open. It is collective: every PE calls it in the same order with the same size and options;
	// where is the caller's file:line, compared across PEs where the back end can. When it returns,
	// every PE's content is there. When ctx ends first, the error says which PEs have not come.
	AllocSym(ctx context.Context, bytes int, content []byte, o SymOptions, where string) (Mem, error)
	// Register makes memory of this PE known to the transport as the local side of
	// transfers, and Unregister ends that. m is a whole allocation.
	Register(ctx context.Context, m Mem) error
	Unregister(m Mem) error
	// Free releases memory. For symmetric memory it is collective, as AllocSym
	// is. Memory freed before is an error.
	Free(ctx context.Context, m Mem, where string) error

	// NewStream returns a stream of its own.
	NewStream() (Stream, error)
	// NewStreamWith is NewStream of a stream that is not as usual. The priority is
	// one of StreamPriorities.
	NewStreamWith(cfg StreamConfig) (Stream, error)
	// StreamPriorities returns the least and the greatest priority of a stream.
	// Lower numbers come first, so that the greatest is the lower number.
	StreamPriorities() (least, greatest int, err error)
	// Load prepares the kernels of an artifact.
	Load(ctx context.Context, a *Artifact) (Module, error)
	// Barrier waits on the host for every PE.
	Barrier(ctx context.Context) error
	// Gather waits on the host for every PE, and returns a word of each, by number. what is
	// what the PEs do, the same on all, and where the caller's file:line.
	Gather(ctx context.Context, word uint64, what, where string) ([]uint64, error)
	// Lost reports whether the device has failed for good, or was aborted, so that nothing
	// more can be done with it. Other errors leave it as it was.
	Lost() bool
	// Abort tells running kernels to end their waits, for good: the PE is
	// finished, and its streams' Sync return an error. It may be called from
	// any goroutine at any time, more than once, and does not wait.
	Abort()
	// Close waits for the streams and releases everything. After a failed
	// kernel or an Abort it does not wait for other PEs, and returns an
	// error only if it is of a kernel and no call has returned it before.
	Close() error
}

// Shrinker is implemented by devices of PEs that can go on after others have died.
type Shrinker interface {
	// Shrinks returns why PEs cannot go on, or nil. It changes nothing.
	Shrinks() error
	// Shrink ends what runs on the device, and returns that of the PE among those that are not dead, which
	// have new numbers in the old order. All of them call it. The old device is then closed.
	Shrink(ctx context.Context, dead []int) (Device, error)
}

// HangReporter is implemented by devices that can say what waits on them.
type HangReporter interface {
	// HangReport says what the host does, and which threads wait for what. It may be called
	// from any goroutine at any time, and takes a moment.
	HangReport() hang.PE
}

// ContextSwitcher is implemented by devices whose context is current on a thread only while it is
// used. All methods but Abort are called between Enter and Leave, which the same goroutine calls.
type ContextSwitcher interface {
	Enter() error
	Leave()
}

// Emulated is implemented by devices without a GPU.
type Emulated interface {
	// Interprets says that kernels run in their compiled form, and not as Go functions.
	Interprets() bool
}

// Versions are the versions of a device's parts; empty where there is no such part.
type Versions struct {
	// Driver is the release of the GPU driver, such as 580.159.04, and CUDA the newest
	// CUDA that it supports, such as 13.0.
	Driver, CUDA string
	// Transport is how PEs communicate and the version of the host library, such as nvshmem
	// 3.4.5, and Spec the version of OpenSHMEM that it
	// follows.
	Transport, Spec string
	// DeviceLibraries are the transports and versions of the device code in the loaded kernels.
	DeviceLibraries []string
	// Status is how far the host library has come: a value of gpurt.Status.
	Status int
}

// Mem is device memory. A sub-range shares Handle.
type Mem struct {
	// Addr is the device address; 0 on the emulator.
	Addr uint64
	// Emu is the emulated memory; zero on a GPU.
	Emu   threadapi.Mem
	Bytes int
	// Sym says that it is symmetric.
	Sym bool
	// Handle is the back end's record of the allocation.
	Handle any
}

// Slice returns the part of m from byte lo to byte hi.
func (m Mem) Slice(lo, hi int) Mem {
	s := m
	s.Bytes = hi - lo
	if m.Addr != 0 {
		s.Addr += uint64(lo)
	} else if m.Emu.Base != nil {
		s.Emu = m.Emu.Slice(uintptr(lo), uintptr(hi))
	}
	return s
}

// Artifact is a compiled package of kernels, as generated code embeds it.
type Artifact struct {
	Manifest *manifest.Manifest
	// IR returns the portable NVVM IR, which is decompressed for who compiles it; nil
	// if there is none.
	IR func() ([]byte, error)
	// Cubins are machine code made ahead of time, at most one per architecture.
	Cubins []Cubin
	// Functions return the kernels' functions, in the order of the manifest, for
	// emulated GPUs in another process. They capture nothing.
	Functions []func() any
}

// Cubin is linked machine code.
type Cubin struct {
	Arch string // such as sm_90
	// Transport is the transport of the device library inside and its version, such as
	// nvshmem 3.4.5; empty if no kernel communicates.
	Transport string
	Image     []byte
}

// Module is a loaded artifact.
type Module interface {
	// Launch enqueues kernel number k on s, in a shape that LaunchConfig.Check accepts. It
	// returns what can be known then: a block that the device does not hold, or
	// a collective launch that cannot be resident. What goes wrong in the
	// kernel comes from the stream's Sync, as *fault.Error if the kernel
	// reported it.
	Launch(s Stream, k int, cfg LaunchConfig, args *Args) error
	// MaxGrid returns how many blocks of a launch of kernel number k the device holds at once, a
	// whole number of clusters. The grid of cfg is that of one cluster.
	MaxGrid(k int, cfg LaunchConfig) (int, error)
	// Close unloads the module.
	Close() error
}

// ByBuffer is implemented by modules that take the arguments of a launch from
// Args.Params alone, so that Args.Run may be nil.
type ByBuffer interface{ ByBuffer() }

// StreamConfig says how a stream differs from others; the zero value is usual.
type StreamConfig struct {
	// Priority is between the two of StreamPriorities; 0 is usual.
	Priority int
	// Blocking orders the stream with the default stream of the device, which other
	// libraries may use.
	Blocking bool
}

// LaunchConfig is the shape of a launch.
type LaunchConfig struct {
	Grid, Block   threadapi.Dim3
	DynamicShared int // bytes per block
	// Early lets the launch begin before the one before on the stream has ended, where the
	// GPU can.
	Early bool
	// Cluster, if not 0, is the number of blocks in x that form a cluster, where the GPU has clusters
	// and the kernel says nothing of them.
	Cluster int
}

// ClusterDim returns the extent of the clusters of a launch of k.
func (c LaunchConfig) ClusterDim(k *manifest.Kernel) (x, y, z int) {
	if c.Cluster > 0 {
		return c.Cluster, 1, 1
	}
	return k.ClusterDim()
}

// Check returns why no GPU launches k in this shape, or nil. Module is given shapes that it
// accepts, and looks only at what its own GPU holds.
func (c LaunchConfig) Check(k *manifest.Kernel) error {
	grid, block := [3]int{c.Grid.X, c.Grid.Y, c.Grid.Z}, [3]int{c.Block.X, c.Block.Y, c.Block.Z}
	for i, axis := range [...]string{"x", "y", "z"} {
		gridMax, blockMax := arch.MaxGridY, arch.MaxBlockX
		if i == 0 {
			gridMax = arch.MaxGridX
		}
		if i == 2 {
			blockMax = arch.MaxBlockZ
		}
		if g := grid[i]; g < 1 || g > gridMax {
			return fmt.Errorf("a grid of %d blocks in %s; it must be 1 to %d", g, axis, gridMax)
		}
		if b := block[i]; b < 1 || b > blockMax {
			return fmt.Errorf("a block of %d threads in %s; it must be 1 to %d", b, axis, blockMax)
		}
	}
	threads := c.Block.Count()
	cx, cy, cz := k.ClusterDim()
	switch {
	case threads > arch.MaxBlockThreads:
		return fmt.Errorf("a block of %d threads; at most %d are possible", threads, arch.MaxBlockThreads)
	case k.MaxThreads > 0 && threads > k.MaxThreads:
		return fmt.Errorf("a block of %d threads, but the kernel's directive says maxthreads=%d (%s:%d)", threads, k.MaxThreads, k.File, k.Line)
	case c.Cluster < 0 || c.Cluster > arch.MaxCluster:
		return fmt.Errorf("clusters of %d blocks; they have 1 to %d", c.Cluster, arch.MaxCluster)
	case c.Cluster > 0 && k.InCluster():
		return fmt.Errorf("clusters of %d blocks, but the kernel's directive gives their extent (%s:%d); leave out one of them", c.Cluster, k.File, k.Line)
	case c.Cluster > 0 && c.Grid.X%c.Cluster != 0:
		return fmt.Errorf("a grid of %d blocks in x in clusters of %d; launch a multiple of that", c.Grid.X, c.Cluster)
	case c.Grid.X%cx != 0 || c.Grid.Y%cy != 0 || c.Grid.Z%cz != 0:
		return fmt.Errorf("a grid of %d x %d x %d blocks, but the kernel's directive says cluster=%dx%dx%d (%s:%d); launch a multiple of that", c.Grid.X, c.Grid.Y, c.Grid.Z, cx, cy, cz, k.File, k.Line)
	case c.DynamicShared < 0:
		return fmt.Errorf("%d bytes of dynamic shared memory", c.DynamicShared)
	}
	return nil
}

// Args are the arguments of a launch.
type Args struct {
	// Params is the parameter buffer as package manifest describes it,
	// without the control block, which the back end appends; for a GPU.
	Params []byte
	// Tensors are those among the parameters, in their order, if the kernel is sanitized.
	Tensors []Tensor
	// Run calls the kernel with its arguments bound; for the emulator.
	Run func(t *gpu.Thread)
}

// Stream is an ordered queue of work.
type Stream interface {
	Communicator
	Capturer
	BoxCopier

	// CopyIn and CopyOut copy between host and device in the stream's order;
	// the host memory must not be touched until the stream is synchronised.
	CopyIn(dst Mem, src []byte) error
	CopyOut(dst []byte, src Mem) error
	// CopyDevice copies within the PE's memory.
	CopyDevice(dst, src Mem) error
	// Zero sets memory to zero.
	Zero(dst Mem) error
	// Record returns an event that is reached when the work enqueued so far
	// is done; Wait makes later work wait for it.
	Record() (Event, error)
	// RecordUntimed is Record of an event that Since refuses.
	RecordUntimed() (Event, error)
	Wait(e Event) error
	// CallHost has f called, on a goroutine or thread of the back end, when the
	// work enqueued so far is done; later work waits for its end. f does not panic
	// and does not use the device.
	CallHost(f func()) error
	// Sync waits until the stream's work is done, and returns the first
	// error of it. When ctx ends first, running kernels are told to end
	// their waits, and the error wraps ctx's.
	Sync(ctx context.Context) error
	// Done is Sync without waiting: it reports whether the work is done, or has failed.
	Done() (bool, error)
	Close() error
}

// Event is a point in a stream.
type Event interface {
	// Sync waits for the event.
	Sync(ctx context.Context) error
	// Done reports whether it is reached.
	Done() (bool, error)
	// Since returns the time in nanoseconds from an earlier event on the
	// same device to this one; both must have been reached.
	Since(earlier Event) (float64, error)
	Close() error
}

// Job says which PE of how many a back end is to be.
type Job struct {
	Rank, Size int
	// LocalRank numbers the PEs of this host; it picks the GPU.
	LocalRank int
	// Bootstrap is one of the host library's own bootstraps, by which the PEs meet instead of
	// by ShareID; it says Rank, Size and LocalRank. Empty is none.
	Bootstrap string
	// Comm, if not 0, is a communicator of NCCL that another library has made. The PEs are its ranks, and
	// it says Rank, Size and LocalRank.
	Comm uintptr
	// OwnGPU lets the process take the only GPU that it sees, whatever LocalRank is: some
	// launchers show each process its own.
	OwnGPU bool
	// Interface is the network interface that reaches the other PEs. The host library's bootstrap uses
	// it unless the user has chosen one. Empty leaves the choice to that.
	Interface string
	// Alone makes a device without a transport, beside which the process may have others.
	// It is a ContextSwitcher on a GPU, and no thread owns it.
	Alone bool
	// Oversubscribe lets PEs share GPUs in turn where there are more of them
	// than GPUs.
	Oversubscribe bool
	// CheckCollectives has the PEs compare the collective operations on streams.
	CheckCollectives bool
	// Transport is the name of how the PEs communicate, empty for the first one that the machine has.
	Transport string
	// ShareID returns on every PE the bytes that create returned on PE 0.
	ShareID func(ctx context.Context, create func() ([]byte, error)) ([]byte, error)
	// Seed is the emulator's.
	Seed uint64
	// Getenv looks up configuration: where libraries and the cache are. Nil
	// means that no variable is set.
	Getenv func(name string) string
	// Progress, if set, is told about steps that may take over a second.
	Progress func(msg string)
	// Recorder, if set, takes what kernels record of what they do.
	Recorder *trace.Recorder
}
