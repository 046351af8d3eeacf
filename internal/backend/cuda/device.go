package cuda

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/nccl"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// services are what a device gets from outside. Tests replace them.
type services struct {
	// driver opens the CUDA driver.
	driver func() (cu.Driver, error)
	// transport is how PEs communicate, and host opens its host library.
	transport *transport.Transport
	host      func() (transport.Host, error)
	// adopt, if set, returns a host library whose PEs have met, which of them this one is, and its GPU.
	adopt func() (lib transport.Host, rank, size, gpu int, err error)
	// nccl opens NCCL.
	nccl func() (collectives, error)
	// build compiles and links an artifact's IR to machine code.
	build func(ctx context.Context, a *driver.Artifact, gpu arch.Target, t *transport.Transport) (driver.Cubin, error)
	// driverRelease returns the release of the installed driver, such as
	// 580.159.04, or "".
	driverRelease func() string
}

// limits are properties of a GPU that launches are checked against.
type limits struct {
	multiprocessors int // those for this PE
	pes             int // that share the GPU
	sharedOptin     int // bytes of shared memory a block can have at most
	pitch           int // most bytes from a row to the next in a copy of rows
	cooperative     bool
}

// device implements driver.Device.
type device struct {
	job     driver.Job
	svc     services
	drv     cu.Driver
	gpu     cu.Device
	ordinal int // of the GPU among those that the process sees
	ctx     cu.Context
	name    string
	major   int // compute capability
	minor   int
	version int // CUDA version that the driver supports, 1000*major + 10*minor
	lim     limits
	// aux carries the device's own work: zeroing, exchanges, barriers.
	aux     *stream
	streams map[*stream]struct{}
	modules map[*module]struct{}
	builds  builds
	// turns are the last operations of teams.
	turns turns
	nbi   nbi
	// spare are events for Record, and spareUntimed those for RecordUntimed.
	spare, spareUntimed []cu.Event
	// prints says that kernels of a module print.
	prints bool
	waiter *waiter
	setter *setter // of conditions, nil until it is needed
	// peers are the GPUs whose memory this one may address.
	peers map[int]cu.Device
	sym   *symState   // nil until the transport is initialised
	comm  collectives // NCCL, nil until it is opened
	comms map[*comm]struct{}
	// windows are those that are not closed, of communicators that have not ended.
	windows map[*window]struct{}
	group   driver.NCCLGroup
	// call and ncclCall are the call of NCCL that is being made, as the runtime and as NCCL
	// have it.
	call     [1]driver.NCCLCall
	ncclCall nccl.Call
	// bootstrapped is the host library if the PEs have met by a means of its own.
	bootstrapped transport.Host
	grace        time.Duration // abortGrace
	doings       hostState
	traces       traces

	// unread is host memory that a copy may still be written to.
	unread [][]byte
	// lost is the first failure after which the context cannot be used.
	lost   error
	closed bool

	// Abort is called from another goroutine.
	mu      sync.Mutex
	blocks  map[*controlBlocks]struct{}
	aborted bool

	// abort is closed by Abort.
	abort chan struct{}
}

// open makes the device of a job. The calling goroutine stays locked to its OS
// thread until Close, or is unlocked when open fails.
func open(ctx context.Context, job driver.Job, svc services) (_ *device, err error) {
	if job.Bootstrap == "" && svc.adopt == nil && (job.Size < 1 || job.Rank < 0 || job.Rank >= job.Size) {
		return nil, fmt.Errorf("open GPU: PE %d of %d does not exist", job.Rank, job.Size)
	}
	drv, err := svc.driver()
	if err != nil {
		return nil, err
	}
	d := &device{
		job: job, svc: svc, drv: drv, grace: abortGrace,
		streams: map[*stream]struct{}{},
		modules: map[*module]struct{}{},
		blocks:  map[*controlBlocks]struct{}{},
		turns:   map[int32]*turn{},
		comms:   map[*comm]struct{}{},
		windows: map[*window]struct{}{},
		peers:   map[int]cu.Device{},
		nbi:     nbi{issued: map[*stream]struct{}{}},
		traces:  traces{begun: map[[3]int]int{}},
		abort:   make(chan struct{}),
	}
	d.doings.pause = func() { time.Sleep(hangReportTime) }
	runtime.LockOSThread()
	defer func() {
		if err == nil {
			return
		}
		d.release()
		if !d.job.Alone {
			return
		}
		if d.ctx != 0 {
			drv.CtxPopCurrent()
		}
		runtime.UnlockOSThread()
	}()
	if err := d.bootstrap(); err != nil {
		return nil, err
	}
	if err := d.pick(); err != nil {
		return nil, err
	}
	if d.aux, err = d.newStream(); err != nil {
		return nil, err
	}
	if d.job.Size > 1 {
		if err := d.openSymmetric(ctx); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// pick takes the GPU of the job's LocalRank, or its share of one, and makes the
// primary context current.
func (d *device) pick() error {
	n, err := count(d.drv)
	if err != nil {
		return err
	}
	number := d.job.LocalRank
	d.lim.pes = 1
	if d.job.Oversubscribe {
		number %= n
		d.lim.pes = (d.job.Size + n - 1) / n
	}
	if d.job.OwnGPU && n == 1 {
		number = 0
	}
	if d.job.Alone && (number < 0 || number >= n) {
		return fmt.Errorf("there is no GPU %d; this process sees %d, numbered from 0", number, n)
	}
	if number < 0 || number >= n {
		return fmt.Errorf("PE %d needs GPU %d, but this host has %d (numbered from 0): every PE needs a GPU of its own, so start at most %d on this host, emulate them, or set GPUC_OVERSUBSCRIBE=1 to let them share GPUs", d.job.Rank, number, n, n)
	}
	var r cu.Result
	d.ordinal = number
	if d.gpu, r = d.drv.DeviceGet(number); r != cu.Success {
		return cu.Check(d.drv, "cuDeviceGet", r)
	}
	if d.name, r = d.drv.DeviceName(d.gpu); r != cu.Success {
		return cu.Check(d.drv, "cuDeviceGetName", r)
	}
	if d.version, r = d.drv.DriverVersion(); r != cu.Success {
		return cu.Check(d.drv, "cuDriverGetVersion", r)
	}
	coop := 0
	for _, a := range []struct {
		to   *int
		attr cu.DeviceAttribute
	}{
		{&d.major, cu.ComputeCapabilityMajor},
		{&d.minor, cu.ComputeCapabilityMinor},
		{&d.lim.multiprocessors, cu.MultiprocessorCount},
		{&d.lim.sharedOptin, cu.MaxSharedPerBlockOptin},
		{&d.lim.pitch, cu.MaxPitch},
		{&coop, cu.CooperativeLaunch},
	} {
		if *a.to, r = d.drv.DeviceAttribute(a.attr, d.gpu); r != cu.Success {
			return cu.Check(d.drv, fmt.Sprintf("cuDeviceGetAttribute(%d)", a.attr), r)
		}
	}
	d.lim.cooperative = coop != 0
	// The grids of all PEs fit beside each other: one that starts as a whole must not need
	// the room of a block that waits for it.
	d.lim.multiprocessors = max(1, d.lim.multiprocessors/d.lim.pes)
	c, r := d.drv.PrimaryCtxRetain(d.gpu)
	if r != cu.Success {
		return fmt.Errorf("use GPU %d (%s): %w", number, d.name, cu.Check(d.drv, "cuDevicePrimaryCtxRetain", r))
	}
	d.ctx = c
	if d.job.Alone {
		return cu.Check(d.drv, "cuCtxPushCurrent", d.drv.CtxPushCurrent(c))
	}
	return cu.Check(d.drv, "cuCtxSetCurrent", d.drv.CtxSetCurrent(c))
}

func (d *device) Rank() int            { return d.job.Rank }
func (d *device) Size() int            { return d.job.Size }
func (d *device) Multiprocessors() int { return d.lim.multiprocessors }
func (d *device) MaxShared() int       { return d.lim.sharedOptin }

func (d *device) MaxCluster() int {
	if d.major < clusterMajor {
		return 1
	}
	return arch.MaxCluster
}

// Describe returns, for example,
// "NVIDIA H200 (sm_90), driver 580.159.04 (CUDA 13.0), NVSHMEM 3.4.5".
func (d *device) Describe() string {
	v := d.Versions()
	s := fmt.Sprintf("%s (sm_%d%d), driver ", d.name, d.major, d.minor)
	if v.Driver != "" {
		s += v.Driver + " "
	}
	s += fmt.Sprintf("(CUDA %s)", v.CUDA)
	if d.sym != nil {
		s += ", " + d.svc.transport.Title + " " + d.sym.lib.Version()
	}
	return s
}

func (d *device) Versions() driver.Versions {
	v := driver.Versions{Driver: d.svc.driverRelease(), CUDA: fmt.Sprintf("%d.%d", d.version/1000, d.version%1000/10)}
	if d.sym != nil {
		v.Transport, v.Spec, v.Status = d.svc.transport.Name+" "+d.sym.lib.Version(), d.sym.lib.Spec(), int(d.sym.lib.Status())
	}
	seen := map[string]bool{"": true}
	for m := range d.modules {
		if !seen[m.transport] {
			seen[m.transport] = true
			v.DeviceLibraries = append(v.DeviceLibraries, m.transport)
		}
	}
	slices.Sort(v.DeviceLibraries)
	return v
}

var errClosed = errors.New("the PE is closed")

// alive returns an error when nothing more can be done with the device.
func (d *device) alive() error {
	switch {
	case d.closed:
		return errClosed
	case d.lost != nil:
		return fmt.Errorf("the GPU cannot be used after an earlier failure: %w", d.lost)
	}
	return nil
}

func (d *device) Lost() bool { return d.lost != nil || d.isAborted() }

// check turns the result of a driver call into an error. A result that ends
// the context makes the device lost, and the error is then the kernel's own
// report where there is one.
func (d *device) check(call string, r cu.Result) error {
	if r == cu.Success {
		return nil
	}
	err := cu.Check(d.drv, call, r)
	if r.Fatal() {
		return d.lose(err)
	}
	if r == cu.InvalidContext {
		return fmt.Errorf("%w; a PE is used only by the goroutine that it was passed to", err)
	}
	return err
}

func (d *device) Abort() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.aborted {
		return
	}
	d.aborted = true
	for b := range d.blocks {
		b.setAbort(1)
	}
	close(d.abort)
}

// Close implements driver.Device. It waits for the work that is enqueued, and
// returns its error; then it waits for the other PEs, since the host library can only be
// shut down by all together.
func (d *device) Close() error {
	if d.closed {
		return nil
	}
	err := d.shutdown()
	defer func() { d.closed = true }()
	if d.lost != nil || d.isAborted() || err != nil {
		// The libraries' own clean-up would hang or end the
		// process; the operating system does it instead.
		d.unlock()
		return err
	}
	d.release()
	return nil
}

func (d *device) isAborted() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.aborted
}

// shutdown ends everything that other PEs take part in.
func (d *device) shutdown() error {
	defer d.lastTraces()
	if d.lost != nil || d.isAborted() {
		return nil
	}
	for s := range d.streams {
		if err := s.Sync(context.Background()); err != nil {
			return err
		}
	}
	d.readTimer()
	if d.sym == nil {
		d.closeComms()
		return nil
	}
	if err := d.agree(context.Background(), opClose, 0, ""); err != nil {
		return err
	}
	d.closeComms()
	for m := range d.modules {
		if err := m.Close(); err != nil {
			return err
		}
	}
	sym := d.sym
	d.sym = nil
	return sym.lib.Finalize()
}

// release gives back what the device holds, in order. Errors do not matter any
// more: the context goes with it.
func (d *device) release() {
	for m := range d.modules {
		m.Close()
	}
	d.setter.unload(d)
	for s := range d.streams {
		s.destroy()
	}
	for _, e := range slices.Concat(d.spare, d.spareUntimed) {
		d.drv.EventDestroy(e)
	}
	for _, t := range d.turns {
		d.drv.EventDestroy(t.reached)
	}
	d.waiter.stop()
	for _, peer := range d.peers {
		d.drv.PrimaryCtxRelease(peer)
	}
	if d.ctx != 0 {
		d.drv.PrimaryCtxRelease(d.gpu)
	}
	d.unlock()
}

// unlock lets the goroutine have other threads, unless it has them between its uses of the
// device anyway.
func (d *device) unlock() {
	if !d.job.Alone {
		runtime.UnlockOSThread()
	}
}
