package gpurt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/sanitized"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/platform"
	"github.com/gpuc-go/gpuc/runtime/internal/lines"
	"github.com/gpuc-go/gpuc/runtime/internal/osthread"
)

// PE is one processing element: a GPU of a job, or its emulation. A run function uses
// the device through the PE that it gets.
//
// A PE and everything made from it (buffers, streams, events, modules) belong to
// the goroutine that called the run function. Other goroutines may compute, but
// must hand device work to that one: the host library of the transport is used from a single thread.
type PE struct {
	dev driver.Device
	// sanitizer is dev once the PE has sanitized kernels, nil before.
	sanitizer *sanitized.Device
	// name tells the PE from others of the process: "PE 1", or "device 1" of OpenDevice.
	name string
	// alone says that it is of OpenDevice.
	alone  bool
	scoped driver.ContextSwitcher // dev, if it shares its thread with others
	stream *Stream
	// streams are those that are open.
	streams []*Stream
	// live are the allocations that are not freed.
	live allocations
	// launch is the launch that is being made, if any.
	launch Launch
	// world is the team of all PEs.
	world *Team
	// modules are those that are loaded, by their artifacts, and kernels their kernels.
	modules map[string]*loaded
	kernels []*Kernel
	// groups are the groups of calls of NCCL that are begun, one in the other.
	groups int
	// grouped are the calls of those groups.
	grouped []ncclNote
	// comm is the operation on a stream that is being made, if any.
	comm driver.HostCall

	// end is called when Close has ended the PE; nil if its run function ends it. platform is where the
	// device of such a PE comes from.
	end      func()
	platform platform.Platform
	// abort ends when another PE has failed; ctx is the run function's context.
	abort, ctx context.Context
	out, err   *lines.Writer

	busy atomic.Bool
	// calls counts the calls that use the device.
	calls atomic.Uint64
	// calling counts the functions of HostFunc that run.
	calling atomic.Int32
	closed  atomic.Bool
	// lost says that the device has failed for good, or a call that PEs make together. Later
	// ones may not work, even if the run function went on after the error.
	lost bool
	// thread is the OS thread that owns the PE, if one does.
	thread osthread.Thread
	// decoded is shared by the PEs of the process.
	decoded *decoded
	getenv  func(string) string // Config.Getenv
}

func newPE(j *job, dev driver.Device) (*PE, error) {
	pe := &PE{dev: dev, name: fmt.Sprintf("PE %d", dev.Rank()), abort: j.abort, out: j.out, err: j.stderr, thread: j.thread, decoded: j.decoded, getenv: j.getenv, modules: map[string]*loaded{}}
	pe.launch.buf = make([]byte, 0, paramCapacity)
	pe.scoped, _ = dev.(driver.ContextSwitcher)
	s, err := pe.NewStream()
	if err != nil {
		return nil, err
	}
	pe.stream = s
	pe.world = pe.TeamWorld()
	return pe, nil
}

// MyPE returns the number of this PE, from 0 to NumPEs()-1.
func (pe *PE) MyPE() int { return pe.dev.Rank() }

// NumPEs returns the number of PEs in the job.
func (pe *PE) NumPEs() int { return pe.dev.Size() }

// Device describes the device for results and messages: that it is emulated, with the seed, or the
// GPU's name with the versions of driver and libraries.
func (pe *PE) Device() string { return pe.dev.Describe() }

// Multiprocessors returns the number of multiprocessors of the GPU that this PE has. If
// the directive of a kernel says minblocks=b, b blocks of maxthreads threads are resident
// on each. So the blocks of a grid of b*Multiprocessors() blocks may wait for other PEs
// and for each other. An emulated GPU has 2.
func (pe *PE) Multiprocessors() int { return pe.dev.Multiprocessors() }

// MaxShared returns the most shared memory that a block can have on this PE's GPU, in bytes:
// static, and what LaunchConfig.DynamicShared gives. An emulated GPU has 227 KiB.
func (pe *PE) MaxShared() int { return pe.dev.MaxShared() }

// MaxCluster returns the most blocks that a cluster can have on this PE's GPU: 8, and 1 where the GPU has no clusters.
// An emulated GPU has them. See LaunchConfig.Clusters.
func (pe *PE) MaxCluster() int { return pe.dev.MaxCluster() }

// Stream returns the PE's first stream, which synchronous copies use as well.
func (pe *PE) Stream() *Stream { return pe.stream }

// NewStream returns a further stream, whose work is not ordered with that of
// other streams except by events.
func (pe *PE) NewStream() (_ *Stream, err error) {
	defer located(&err)
	return pe.newStream("create stream", "NewStream", func() (driver.Stream, error) { return pe.dev.NewStream() })
}

// newStream returns the stream that f makes in the call what, which does.
func (pe *PE) newStream(does, what string, f func() (driver.Stream, error)) (*Stream, error) {
	var s driver.Stream
	if err := pe.on(what, func() (err error) { s, err = f(); return err }); err != nil {
		return nil, fmt.Errorf("%s: %w", does, err)
	}
	st := &Stream{pe: pe, s: s, queue: s, failed: new(hostFailure)}
	if pe.sanitizer != nil {
		st.s = pe.sanitizer.Stream(s)
	}
	pe.streams = append(pe.streams, st)
	return st, nil
}

// sanitize prepares the PE for sanitized kernels.
func (pe *PE) sanitize() {
	if pe.sanitizer != nil {
		return
	}
	var before []driver.Mem
	for _, number := range pe.live.numbers() {
		n := pe.live.live[number]
		before = append(before, driver.Mem{Addr: n.address, Bytes: n.Bytes, Sym: n.Symmetric})
	}
	pe.sanitizer = sanitized.Around(pe.dev, before, pe.comm.Op != nil, func(report error) { pe.Logf("%v", report) })
	pe.dev = pe.sanitizer
	for _, s := range pe.streams {
		s.s = pe.sanitizer.Stream(s.queue)
	}
}

// drain waits for the work that the run function left in streams, so that a failure in
// that work is reported. If the device has failed before, the run function knows.
func (pe *PE) drain(ctx context.Context) error {
	for _, s := range pe.streams {
		if pe.lost {
			return nil
		}
		if err := s.sync(ctx); err != nil {
			return fmt.Errorf("work left in a stream: %w", err)
		}
	}
	return nil
}

// Barrier waits on the host until every PE has called it. It does not wait for
// work in streams; see Stream.Barrier for that. But it waits for kernels of this PE that call
// barriers or other collective operations of a team, since those on the host and in
// kernels share memory. So do all calls in which hosts meet, such as AllocSym, Free and SplitStrided.
func (pe *PE) Barrier(ctx context.Context) error {
	if err := pe.withPEs(ctx, "Barrier", func(ctx context.Context) error { return pe.dev.Barrier(ctx) }); err != nil {
		return fault.AtCall(fmt.Errorf("barrier: %w", err))
	}
	return nil
}

// Printf writes a line to standard output with the PE's number in front, for
// example "PE 2: 8 elements". Lines of different PEs do not mix.
func (pe *PE) Printf(format string, args ...any) { pe.print(pe.out, format, args) }

// Logf writes a line to standard error with the PE's number in front.
func (pe *PE) Logf(format string, args ...any) { pe.print(pe.err, format, args) }

func (pe *PE) print(w *lines.Writer, format string, args []any) {
	prefix := fault.Prefix(pe.MyPE())
	text := strings.TrimSuffix(fmt.Sprintf(format, args...), "\n")
	text = prefix + strings.ReplaceAll(text, "\n", "\n"+prefix) + "\n"
	_, _ = io.WriteString(w, text) // the end of the PE says what is lost
}

// enter marks the PE as in use, and refuses a second goroutine and other
// threads. what names the call for the error.
func (pe *PE) enter(what string) error {
	if pe == nil {
		return fmt.Errorf("%s: %w", what, errNoPE)
	}
	if err := pe.enterFast(what); err != nil {
		return err
	}
	if !pe.thread.Calls() {
		pe.leave()
		return fmt.Errorf("%s on PE %d: %w", what, pe.MyPE(), ErrConcurrent)
	}
	return nil
}

// enterFast is enter without the check of the thread, which may be a system call, unless
// functions of HostFunc run.
func (pe *PE) enterFast(what string) error {
	if pe.calling.Load() > 0 && !pe.thread.Calls() {
		return fmt.Errorf("%s on PE %d, which a function of HostFunc must not use: %w", what, pe.MyPE(), ErrConcurrent)
	}
	if !pe.busy.CompareAndSwap(false, true) {
		return fmt.Errorf("%s on PE %d: %w", what, pe.MyPE(), ErrConcurrent)
	}
	pe.calls.Add(1)
	if pe.closed.Load() {
		pe.busy.Store(false)
		return fmt.Errorf("%s on PE %d, which has ended: %w", what, pe.MyPE(), ErrClosed)
	}
	if pe.scoped == nil {
		return nil
	}
	if err := pe.scoped.Enter(); err != nil {
		pe.busy.Store(false)
		return fmt.Errorf("%s on PE %d: %w", what, pe.MyPE(), err)
	}
	return nil
}

// ended returns an error if the PE has ended.
func (pe *PE) ended() error {
	if pe.closed.Load() {
		return fmt.Errorf("PE %d has ended: %w", pe.MyPE(), ErrClosed)
	}
	return nil
}

func (pe *PE) leave() {
	if pe.scoped != nil {
		pe.scoped.Leave()
	}
	pe.busy.Store(false)
}

// peKey is the context key under which the context of a run function holds its PE.
type peKey struct{}

// on runs f, which calls the driver, and marks its error. what names the call.
func (pe *PE) on(what string, f func() error) error {
	if err := pe.enter(what); err != nil {
		return err
	}
	defer pe.leave()
	return pe.wrap(f())
}

// together is on of a call that PEs make together.
func (pe *PE) together(what string, f func() error) error {
	if err := pe.enter(what); err != nil {
		return err
	}
	defer pe.leave()
	return pe.wrapTogether(f())
}

// withPEs is together of a PE of a job, with a context that ends with ctx and when another PE fails.
func (pe *PE) withPEs(ctx context.Context, what string, f func(context.Context) error) error {
	return pe.together(what, func() error {
		if err := pe.knowsPEs(); err != nil {
			return fault.Refuse(err)
		}
		ctx, done := pe.join(ctx)
		defer done()
		return f(ctx)
	})
}

// join returns a context that ends with ctx and when another PE fails.
func (pe *PE) join(ctx context.Context) (context.Context, func()) {
	if ctx == nil {
		ctx = context.Background()
	}
	if ctx.Value(peKey{}) == pe {
		return ctx, func() {}
	}
	ctx, cancel := context.WithCancelCause(ctx)
	stop := context.AfterFunc(pe.abort, func() { cancel(context.Cause(pe.abort)) })
	return ctx, func() { stop(); cancel(nil) }
}

// wrap notes whether the device has failed for good with an error, and marks the error if it
// came after the job had been aborted.
func (pe *PE) wrap(err error) error {
	if err != nil && pe.dev.Lost() {
		pe.lost = true
	}
	return pe.mark(err)
}

// wrapTogether is wrap of an error of a call that PEs make together. Even if the device is as
// good as before, the others may have made the call. If it was refused, or a library lacks it,
// nothing has failed.
func (pe *PE) wrapTogether(err error) error {
	var n *driver.NCCLError
	if err == nil || fault.Refused(err) || errors.As(err, &n) && n.Refused() || errors.Is(err, errors.ErrUnsupported) {
		return err
	}
	pe.lost = true
	return pe.mark(err)
}

func (pe *PE) mark(err error) error {
	if err == nil || pe.abort.Err() == nil || causedBy(pe.abort, pe.MyPE()) || fault.Joint(err) != nil {
		return err
	}
	return &fault.Report{Err: err, Because: context.Cause(pe.abort)}
}

// Status is how far the host library of the transport has come on a PE.
type Status int

// The values of Status.
const (
	// StatusNotInitialized: the PE has not needed the library yet, is a device of OpenDevice, or
	// has ended. A job of several PEs needs it from the start.
	StatusNotInitialized Status = iota
	// StatusBootstrapped: the PEs have met.
	StatusBootstrapped
	// StatusInitialized: it can be used.
	StatusInitialized
	// StatusLimitedMPG: it can be used, but PEs share GPUs without NVIDIA's
	// Multi-Process Service, and there are no teams but that of all PEs.
	StatusLimitedMPG
	// StatusFullMPG: it can be used, and PEs share GPUs.
	StatusFullMPG
)

// String returns the status in words.
func (s Status) String() string {
	names := [...]string{"not initialised", "bootstrapped", "initialised", "initialised, limited by shared GPUs", "initialised, with shared GPUs"}
	if s < 0 || int(s) >= len(names) {
		return fmt.Sprintf("status %d", int(s))
	}
	return names[s]
}

// Versions are the versions of what a PE runs on. A part that is missing has an empty
// one: the emulator has none.
type Versions struct {
	// Driver is the release of the GPU driver, such as 580.159.04.
	Driver string
	// CUDA is the newest version of CUDA that the driver supports, such as 13.0.
	CUDA string
	// Transport is how PEs communicate and the version of its host library, such as
	// nvshmem 3.4.5. It is empty until the PE uses it.
	Transport string
	// Spec is the version of the OpenSHMEM specification that the host library follows.
	Spec string
	// DeviceLibraries are the transports and versions of the device code in the kernels that
	// are loaded. Kernels with code that the host library does not accept do not load.
	DeviceLibraries []string
}

// Versions returns the versions of driver and libraries.
func (pe *PE) Versions() Versions {
	v := pe.dev.Versions()
	return Versions{Driver: v.Driver, CUDA: v.CUDA, Transport: v.Transport, Spec: v.Spec, DeviceLibraries: v.DeviceLibraries}
}

// Status returns how far the host library has come.
func (pe *PE) Status() Status {
	if pe.alone || pe.closed.Load() {
		return StatusNotInitialized
	}
	return Status(pe.dev.Versions().Status)
}
