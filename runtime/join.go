package gpurt

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// Bootstrap is how the PEs of a job on GPUs find each other.
type Bootstrap string

// The bootstraps. All but the first are the host library's own, for programs that were started by
// a launcher which offers them, such as mpirun or srun (NVSHMEM documentation,
// NVSHMEM_BOOTSTRAP). They need the libraries of that launcher.
const (
	BootstrapUID  Bootstrap = platform.UID // by JoinConfig.ID
	BootstrapMPI  Bootstrap = platform.MPI
	BootstrapPMI  Bootstrap = platform.PMI
	BootstrapPMI2 Bootstrap = platform.PMI2
	BootstrapPMIx Bootstrap = platform.PMIx
)

// JoinConfig says which PE of which job Join makes.
type JoinConfig struct {
	// Rank is the number of the PE, from 0 to Size-1, and Size is the number of PEs.
	// Bootstraps other than BootstrapUID know both; then they may be left 0.
	Rank, Size int
	// LocalRank numbers the PEs of this host from 0. It picks the GPU among those that
	// the process sees. BootstrapUID needs it; the others know it.
	LocalRank int
	// ID is what NewUniqueID has returned on one of the PEs. A job of one PE needs none.
	ID UniqueID
	// Bootstrap is how the PEs find each other; empty means BootstrapUID.
	Bootstrap Bootstrap

	// Config is as for Run. PEs and Grace do not count.
	Config
}

// Join makes the caller a PE of a job, without gpuc run and Main. It returns when all PEs
// have called it, or when ctx ends. The PE ends with Close, and then Join can be called
// again:
//
//	pe, err := gpurt.Join(ctx, gpurt.JoinConfig{Rank: rank, Size: size, LocalRank: local, ID: id})
//	if err != nil {
//		return err
//	}
//	defer pe.Close()
//
// On GPUs a process is one PE at a time, since NVSHMEM supports no more; OpenDevice gives
// a process further GPUs, which join no job. The goroutine that calls Join keeps its OS
// thread until Close, and nobody else may use the PE. In the emulator a process can be
// several PEs, each on a goroutine that calls Join. The process that has made the ID has the
// emulated GPUs of all, and its last Close waits for the PEs of other processes.
//
// Emulated PEs wait for each other as long as the variable GPUC_START_TIMEOUT says, 2 minutes
// without it, or until ctx ends; the error names those that are missing.
//
// When ctx ends, what waits on the PE ends with an error, for good. No launcher tells the
// other PEs of a failure then: that is the program's business. PE.Shrink has PEs go on after others have
// died.
func Join(ctx context.Context, cfg JoinConfig) (*PE, error) {
	pe, err := cfg.join(ctx)
	if err != nil {
		return nil, fmt.Errorf("join as PE %d of %d: %w", cfg.Rank, cfg.Size, err)
	}
	return pe, nil
}

func (cfg *JoinConfig) join(ctx context.Context) (*PE, error) {
	if err := cfg.complete(); err != nil {
		return nil, err
	}
	j := cfg.single(ctx)
	p, err := platform.Join(cfg.platform(j), platform.Joining{
		Rank: cfg.Rank, Size: cfg.Size, LocalRank: cfg.LocalRank, ID: platform.ID(cfg.ID), Bootstrap: string(cmp.Or(cfg.Bootstrap, BootstrapUID)),
	})
	if err != nil {
		return nil, err
	}
	return j.adopt(ctx, p, cfg.Rank)
}

// JoinNCCL makes the caller a PE of a job whose PEs are the ranks of a communicator that another library has
// made: comm is its ncclComm_t, such as torch's ProcessGroupNCCL._comm_ptr(). It returns when all ranks have
// called it. The PE has the rank's number and its GPU, a symmetric heap and kernels that communicate, and ends
// with Close, as that of Join does. The other library goes on using the communicator, which outlives the PE:
//
//	pe, err := gpurt.JoinNCCL(ctx, comm, gpurt.Config{})
//	if err != nil {
//		return err
//	}
//	defer pe.Close()
//
// The library's own memory becomes symmetric by RegisterSymmetric, if it comes from ncclMemAlloc, as that of
// torch's ProcessGroupNCCL.mem_allocator does. JoinNCCL, AllocSym, RegisterSymmetric, their opposites and Close
// are collective on the communicator: meanwhile the library must enqueue nothing on it. What it has enqueued
// and kernels of the PE are not ordered, but by streams (PE.WrapStream) or by waiting.
//
// The NCCL is that which the process has opened already, whatever GPUC_NCCL_LIBRARY and the toolchain say;
// the variable chooses among several. Emulated PEs have no communicator of NCCL: they join by NewUniqueID and
// Join, also in tests of a program that calls JoinNCCL.
func JoinNCCL(ctx context.Context, comm uintptr, cfg Config) (*PE, error) {
	pe, err := cfg.joinNCCL(ctx, comm)
	if err != nil {
		return nil, fmt.Errorf("join the ranks of a communicator: %w", err)
	}
	return pe, nil
}

func (cfg *Config) joinNCCL(ctx context.Context, comm uintptr) (*PE, error) {
	if err := cfg.complete(); err != nil {
		return nil, err
	}
	j := cfg.single(ctx)
	p, err := platform.JoinComm(cfg.platform(j), comm)
	if err != nil {
		return nil, err
	}
	return j.adopt(ctx, p, 0)
}

// Close ends a PE that Join, JoinNCCL, Shrink or OpenDevice has made: it waits for the work in its streams,
// and for the other PEs of the job to close, and releases everything. It returns what went
// wrong in the work. After a failure of the device, or the end of Join's context, it waits
// for nobody. Then a process cannot join again on a GPU, since its libraries cannot be shut down.
// The PE of a run function ends with that function, and has no use for Close.
func (pe *PE) Close() error {
	if pe == nil {
		return fmt.Errorf("close the PE: %w", errNoPE)
	}
	if pe.end == nil {
		return errors.New("close the PE: it ends with its run function")
	}
	if pe.closed.Load() {
		return fmt.Errorf("close the PE: %w", ErrClosed)
	}
	err := pe.refuse("Close")
	if err != nil {
		return fmt.Errorf("close the PE: %w", err)
	}
	if pe.abort.Err() == nil {
		err = pe.drain(pe.ctx)
	}
	if err := pe.enter("Close"); err != nil {
		return err
	}
	pe.closed.Store(true)
	defer pe.leave()
	if pe.lost {
		pe.dev.Abort()
	}
	if closeErr := pe.dev.Close(); err == nil && closeErr != nil && pe.abort.Err() == nil {
		err = closeError(closeErr)
	}
	pe.end()
	return err
}

// Shrink has the PEs of a job go on without those that have died. It is for PEs of Join and JoinNCCL, whose
// program finds out which PEs are dead. All others call it with the same numbers, and it returns when they
// have. Each gets a new PE on the same GPU, with a number in the old order and all that Join gives:
//
//	select {
//	case rank := <-died: // as the program has found out
//		stop(errors.New("a PE has died")) // ends the context of Join, and so what waits for the dead
//		pe, err = pe.Shrink(context.Background(), rank)
//	}
//
// Shrink refuses numbers that are wrong, a context that has ended, a stream that captures and a job that cannot
// shrink, and changes nothing then. Otherwise everything of the old PE ends, whatever becomes of the call: what runs
// on it, memory, signals, streams, events, teams, graphs, loaded kernels and communicators of package nccl. Its
// methods return ErrClosed afterwards. What the host has stays. So a program that wants to go on copies its data to the host from time to
// time, some of it to that of another PE, then allocates and loads anew, and resumes from there. Memory of the
// GPU that is not symmetric stays allocated until the process ends: free it before.
//
// The end of the context of the old PE has no effect on the new one, for which ctx is what that of Join is.
// A PE must be dead in the sense that its process has ended: what it still puts goes into memory that is in
// use again. If further PEs die meanwhile, Shrink waits for them until ctx ends. The program then calls it again,
// with their numbers too: of a PE that could not go on only Shrink and Close are of use.
//
// By nccl the heap stays where it is in the GPU's memory, and the new communicator is made by ncclCommShrink.
// A PE of a GPU goes on if nothing waits for the dead there. A kernel that does is ended by a trap, which takes the
// CUDA context with it, and a barrier or wait on a stream, or a call that all PEs make together, cannot be ended: the
// PE is lost then, and Shrink says so. What another library has enqueued on the communicator of JoinNCCL ends as
// well, and it must not use it again.
//
// By nvshmem Shrink is errors.ErrUnsupported. Emulated PEs shrink as long as the process lives that has made
// their id. There is no way for new PEs to come in, but for all to Close and Join again.
func (pe *PE) Shrink(ctx context.Context, dead ...int) (*PE, error) {
	n, err := pe.shrink(ctx, slices.Sorted(slices.Values(dead)))
	if err != nil {
		return nil, fmt.Errorf("go on without PEs %v: %w", dead, err)
	}
	return n, nil
}

func (pe *PE) shrink(ctx context.Context, dead []int) (*PE, error) {
	if err := pe.enter("Shrink"); err != nil {
		return nil, err
	}
	defer pe.leave()
	p, ok := pe.platform.(platform.Shrinker)
	switch {
	case pe.alone:
		return nil, ErrAlone
	case pe.end == nil:
		return nil, errors.New("the PE belongs to its run function, whose job ends when one fails; use a PE of Join")
	case !ok:
		return nil, errors.ErrUnsupported
	case len(dead) == 0:
		return nil, errors.New("pass the numbers of the PEs that have died")
	}
	if err := pe.refuse("Shrink"); err != nil {
		return nil, err
	}
	for i, rank := range dead {
		if rank < 0 || rank >= pe.NumPEs() || rank == pe.MyPE() || i > 0 && rank == dead[i-1] {
			return nil, fmt.Errorf("name each dead PE of the %d once, and not this one, %d", pe.NumPEs(), pe.MyPE())
		}
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("the context has ended; pass a context other than that of Join: %w", context.Cause(ctx))
	}
	rank, _ := transport.Without(pe.MyPE(), pe.NumPEs(), dead)
	next, err := p.Shrink(dead)
	if err != nil {
		return nil, err
	}
	n, err := (&job{decoded: pe.decoded, abort: ctx, getenv: pe.getenv, out: pe.out, stderr: pe.err}).adopt(ctx, next, rank)
	if err != nil {
		pe.lost = true
		return nil, err
	}
	pe.closed.Store(true)
	_ = pe.dev.Close() // what it knows of is work that was to end
	pe.end()
	return n, nil
}

// UniqueID names a job that PEs are to join. It is text without spaces, which a program
// passes on by its own means: a file, a socket, a variable of the environment. Whoever has it can
// join, so it is a secret: package fmt, logs and encoders write the name of the job alone. To pass
// it on, convert it: string(id).
type UniqueID string

// String returns the name of the job, without what lets a process join it.
func (id UniqueID) String() string { return platform.ID(id).Redacted() }

// GoString implements fmt.GoStringer, as String.
func (id UniqueID) GoString() string { return id.String() }

// Format implements fmt.Formatter, for all verbs as String.
func (id UniqueID) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, id.String()) }

// MarshalText implements encoding.TextMarshaler, as String.
func (id UniqueID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// NewUniqueID returns the id of a new job, for Join. One PE calls it and tells the others,
// and its process lives until all have joined. In the emulator it lives until all have closed:
// it has the emulated GPUs of all. The variable GPUC_BACKEND says where the
// job is to run. Without it that is on GPUs if there is one, and in the emulator otherwise.
func NewUniqueID() (UniqueID, error) {
	backend, err := jobenv.Backend(os.Getenv)
	if err != nil {
		return "", err
	}
	return Config{Backend: backend}.NewUniqueID()
}

// NewUniqueID is the function of that name for the back end that the configuration names.
func (cfg Config) NewUniqueID() (UniqueID, error) {
	err := cfg.complete()
	var id platform.ID
	if err == nil {
		id, err = platform.NewID(cfg.platform(cfg.single(context.Background())))
	}
	if err != nil {
		return "", fmt.Errorf("make a unique id: %w", err)
	}
	return UniqueID(id), nil
}

// DeviceConfig says which device OpenDevice opens.
type DeviceConfig struct {
	// Ordinal numbers the GPUs that the process sees, from 0. In the emulator every
	// number is a device of its own.
	Ordinal int

	// Config is as for Run. PEs and Grace do not count.
	Config
}

// OpenDevice opens a device that joins no job, as PE 0 of 1. A process can open several, on
// one goroutine or on many, and use each from one goroutine at a time; it can also be a PE
// of Main or Join beside them. In a job a process is one PE, on one GPU, since the libraries by
// which GPUs communicate (NVSHMEM) support no more. So on a device of OpenDevice all that concerns other PEs is
// ErrAlone: symmetric memory, registration, teams, barriers, communication on streams, and
// kernels that communicate. Data goes from one device to another through the host's memory.
// Close ends the device. The end of ctx ends what waits on it.
func OpenDevice(ctx context.Context, cfg DeviceConfig) (*PE, error) {
	pe, err := cfg.open(ctx)
	if err != nil {
		return nil, fmt.Errorf("open device %d: %w", cfg.Ordinal, err)
	}
	return pe, nil
}

func (cfg *DeviceConfig) open(ctx context.Context) (*PE, error) {
	if cfg.Ordinal < 0 {
		return nil, errors.New("devices are numbered from 0")
	}
	if err := cfg.complete(); err != nil {
		return nil, err
	}
	j := cfg.single(ctx)
	p, err := platform.OpenAlone(cfg.platform(j), cfg.Ordinal)
	if err != nil {
		return nil, err
	}
	pe, err := j.adopt(ctx, p, 0)
	if err == nil {
		pe.name, pe.alone = fmt.Sprintf("device %d", cfg.Ordinal), true
	}
	return pe, err
}

// knowsPEs returns an error if the PE is a device of OpenDevice.
func (pe *PE) knowsPEs() error {
	if pe.alone {
		return ErrAlone
	}
	return nil
}
