package transport

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// HostHalf is what a transport is on the host.
type HostHalf struct {
	// Use is what the host library takes of a toolchain.
	Use toolchain.Use
	// Open opens the library of a toolchain that has Use. getenv looks up variables of gpuc's own.
	Open func(tc *toolchain.Toolchain, getenv func(string) string) (Host, error)
	// Adopt opens the library that has made a communicator, whose ranks are to be the PEs, and says which of
	// them this process is and the number of its GPU. Host.Complete does the rest. It is nil where there are
	// no communicators.
	Adopt func(comm uintptr, getenv func(string) string) (h Host, rank, size, device int, err error)
	// Interface is the variable by which users choose the network interface by which PEs meet, and
	// Variables are the beginnings of all variables that the library reads.
	Interface string
	Variables []string
	// Check returns why PEs cannot communicate as their environment is set, or nil.
	Check func(getenv func(string) string) error
	// Far returns why kernels that call the device functions ops do not reach PEs whose memory
	// they cannot address, as the environment is set; nil if they do. kernels is their transport.
	Far func(kernels *Transport, getenv func(string) string, ops []string) error
	// Granule returns what the size of memory that becomes a part of the symmetric heap is a
	// multiple of, in bytes, and the variable of the environment that says so.
	Granule func(getenv func(string) string) (bytes int, variable string, err error)
	// ReduceLimits are those of reductions on streams, as the environment is set.
	ReduceLimits func(getenv func(string) string) ReduceLimits
	// TooSoon returns what may be wrong, as the environment is set, when a barrier on a stream
	// has not waited for all PEs: the end of a message, or "".
	TooSoon func(getenv func(string) string) string
	// NoRoom is the error of an allocation for which the symmetric heap has no room. It says
	// how the heap becomes larger.
	NoRoom error
	// Limited says what there is not with the status LimitedMPG.
	Limited Limited
}

// Limited are the errors of what a host half does not do where PEs share GPUs in part.
type Limited struct {
	OnStream error // an operation for which Host.Shared is false
	Teams    error // teams but that of all PEs
	Capture  error // barriers and collectives in a graph
}

// ReduceLimits are the limits of one call of a reduction on a stream.
type ReduceLimits struct {
	// ScatterBytes is how many bytes of source a reduce-scatter takes.
	ScatterBytes int
	// InPlacePEs is how many PEs can reduce in place.
	InPlacePEs int
	// Pairs says that an even number of elements of 4 bytes must begin at a multiple of 8 bytes.
	Pairs bool
}

// Host is an open host library. A process is one PE of it. All methods are called from one OS
// thread, on which a CUDA context is current from Init on.
type Host interface {
	// Version returns the version of the library, such as 3.4.5, and Spec that of the OpenSHMEM
	// specification that it follows.
	Version() string
	Spec() string
	// Runs reports whether the library works with a version of the device half.
	Runs(device string) bool
	// Status returns how far the library has come.
	Status() Status

	// UniqueID returns the bytes that every PE passes to Init; one PE makes them. UseInterface
	// has the PEs meet by a network interface, unless the environment names one.
	UniqueID() ([]byte, error)
	UseInterface(name string) error
	Init(rank, size int, id []byte) error
	// Bootstrap has the PEs meet by a launcher's own means in place of an id, and Complete does
	// the rest of Init once a CUDA context is current. local is the number among the PEs of the host.
	Bootstrap(name string, getenv func(string) string) (rank, size, local int, err error)
	Complete() error
	// Finalize ends the use of the library, collectively, and Exit the process, with code 0.
	Finalize() error
	Exit()

	// Malloc and Align return the address of symmetric memory, not zeroed, or 0 where there is no room.
	// They and Free are collective, and barriers.
	Malloc(bytes int) (uint64, error)
	Align(alignment, bytes int) (uint64, error)
	Free(addr uint64) error
	// RegisterSymmetric makes memory of each PE a part of the symmetric heap and returns its
	// address there, collectively.
	RegisterSymmetric(addr uint64, bytes int) (uint64, error)
	UnregisterSymmetric(addr uint64, bytes int) error
	// Register makes memory of this PE usable as the local side of transfers.
	Register(addr uint64, bytes int) error
	Unregister(addr uint64) error
	// Ptr returns where this PE can address symmetric memory of another, or 0.
	Ptr(addr uint64, pe int) (uint64, error)

	// ModuleInit hands the library's state to a loaded CUmodule with the device half, and
	// ModuleFinalize takes it back before the module is unloaded.
	ModuleInit(module uintptr) error
	ModuleFinalize(module uintptr) error

	// OnStream enqueues an operation, and Shared reports whether it can with the status
	// LimitedMPG.
	OnStream(o *op.HostOp, a *Operands) error
	Shared(o *op.HostOp) bool
	// Unlimited reports whether reductions of a team have none of the transport's ReduceLimits.
	// Multicast reports whether its PEs may read each other's memory while they reduce, before
	// all have come. heap is an address in the symmetric heap.
	Unlimited(team int32, t op.Type, r op.Reduction, heap uint64) bool
	Multicast(team int32, heap uint64) bool

	// TeamMembers returns the PEs of a team of which this PE is a member, or none of a team that
	// this PE has not. SplitStrided, Split2D and NewTeam return NoTeam where this PE is no member.
	TeamMembers(team int32) ([]int, error)
	SplitStrided(parent int32, start, stride, size, contexts int) (int32, error)
	Split2D(parent int32, xRange, xContexts, yContexts int) (x, y int32, err error)
	// TeamID returns an id from which NewTeam makes a team.
	TeamID() (uint64, error)
	NewTeam(id uint64, me, n, contexts int) (int32, error)
	TeamContexts(team int32) (int, error)
	DestroyTeam(team int32) error
}

// Shrinker is a Host whose PEs can go on after others have died.
type Shrinker interface {
	// Shrink returns the Host of the PEs without the dead, which have new numbers in the old order. All
	// of them call it, and then Complete. It waits for them until ctx ends. Nothing else is done with this one.
	Shrink(ctx context.Context, dead []int) (Host, error)
}

// Build compiles kernels, which are NVVM IR, and links them with the device half of a transport for this process's GPU.
type Build func(t *Transport, ir []byte, m *manifest.Manifest) (image []byte, err error)

// Linker is a Host that has kernels of its own which are linked with the device half.
type Linker interface {
	// LinkBy says how, before Init or Complete.
	LinkBy(Build)
}

// Without returns the number of a PE among those of size that are left without the dead, and how many are.
func Without(rank, size int, dead []int) (int, int) {
	before := 0
	for _, pe := range dead {
		if pe < rank {
			before++
		}
	}
	return rank - before, size - len(dead)
}

// NoTeam is the number of no team.
const NoTeam = -1

// Status is how far a host library has come. Its values are those of gpurt.Status.
type Status int

// The values of Status.
const (
	NotInitialized Status = iota
	Bootstrapped          // the PEs have met
	Initialized
	LimitedMPG // initialised; PEs share GPUs, and there is less
	FullMPG    // initialised; PEs share GPUs by NVIDIA's Multi-Process Service
)

// Started reports whether a status means that the library is initialised.
func (s Status) Started() bool { return s >= Initialized && s <= FullMPG }

// Operands are the arguments of an operation that the host enqueues on a stream, with addresses of
// the GPU.
type Operands struct {
	op.Operands[uint64]
	// Bytes is the size of a transfer, and for collectives that of each PE's part (op.Op.Part).
	Bytes  int
	Stream uintptr
}
