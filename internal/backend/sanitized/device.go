// Package sanitized runs sanitized kernels on the devices of other back ends. A Device gives each of
// their launches a descriptor of the PE's memory, and makes errors of what their hooks report. Package
// sanitizer has the layout of what both sides use; its hooks are in internal/sanitizer/hooks. Start
// reading at Around. The package imports no back end.
package sanitized

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// Sizes of what the sanitizer uses.
const (
	// arenaCells is how much memory the cells of symmetric memory take, in bytes, and gpuArenaCells on GPUs.
	arenaCells, gpuArenaCells = 16 << 20, 256 << 20
	// clockRows are how many blocks of a PE clocks know.
	clockRows = 160
	// tableBits is the logarithm of how many words may publish something.
	tableBits = 8
	// clocks is how many threads may have a clock of their own.
	clocks = 512
	// sharedBytes bounds the bytes of cells for shared memory.
	sharedBytes = 1 << 30
)

// Device is a device that runs sanitized kernels, beside others.
type Device struct {
	driver.Device
	regions
	log func(error)

	// arena is symmetric memory for the hooks of all PEs. It has no bytes before the first load.
	arena driver.Mem
	// reports are the host's, so that they outlive a kernel that fails.
	reports driver.Mem
	// launches is how many there have been, and last are the last ones, by their numbers.
	launches int
	last     [sanitizer.LaunchMask + 1]launched
	modules  []*module
	sites    int
	streams  map[driver.Stream]*Stream
	// own is the stream on which the sanitizer itself sends, nil before.
	own driver.Stream
	// sent says that streams had sent to other PEs before Around, and told which PEs know that
	// streams of this one send to them.
	sent bool
	told map[int]bool
	// met says that a stream has had to do with other PEs since the last launch.
	met bool
}

// launched is a launch, for reports. The first one has number 1.
type launched struct {
	kernel string
	cfg    driver.LaunchConfig
}

// Around returns a device for sanitized kernels that has the memory, the streams and all else of d. The
// caller uses it in the place of d from then on, and Stream for what it calls on each of d's streams.
// before is the memory that there is already, and sent says that streams have communicated already. log
// takes all reports but the first one, which the next Sync returns.
func Around(d driver.Device, before []driver.Mem, sent bool, log func(error)) *Device {
	s := &Device{Device: d, regions: regions{maps: map[any]driver.Mem{}, foreign: map[any]bool{}, spare: map[int][]uint64{}}, log: log, sent: sent, met: sent, streams: map[driver.Stream]*Stream{}, told: map[int]bool{}}
	for _, m := range before {
		s.add(m, true)
	}
	return s
}

// filled adds new memory that kernels may read, and open adds memory that has to be written before.
func (d *Device) filled(m driver.Mem, err error) (driver.Mem, error) { return d.added(m, true, err) }
func (d *Device) open(m driver.Mem, err error) (driver.Mem, error)   { return d.added(m, false, err) }

func (d *Device) added(m driver.Mem, filled bool, err error) (driver.Mem, error) {
	if err == nil {
		d.add(m, filled)
	}
	return m, err
}

// Alloc implements driver.Device, as the methods below do.
func (d *Device) Alloc(n int, content []byte) (driver.Mem, error) {
	return d.filled(d.Device.Alloc(n, content))
}
func (d *Device) AllocVirtual(n int) (driver.Mem, error) { return d.filled(d.Device.AllocVirtual(n)) }
func (d *Device) AllocNCCL(n int) (driver.Mem, error)    { return d.filled(d.Device.AllocNCCL(n)) }

func (d *Device) AllocHost(n int, managed bool) (driver.Mem, error) {
	return d.filled(d.Device.AllocHost(n, managed))
}

func (d *Device) AllocSym(ctx context.Context, n int, content []byte, o driver.SymOptions, where string) (driver.Mem, error) {
	m, err := d.Device.AllocSym(ctx, n, content, o, where)
	return d.added(m, !o.Uninitialized, err)
}

func (d *Device) RegisterSymmetric(ctx context.Context, m driver.Mem, where string) (driver.Mem, error) {
	sym, err := d.filled(d.Device.RegisterSymmetric(ctx, m, where))
	if err == nil {
		d.written(m)
		d.registered(sym, m)
	}
	return sym, err
}

func (d *Device) Open(handle []byte, n int) (driver.Mem, error) {
	return d.theirs(d.filled(d.Device.Open(handle, n)))
}

func (d *Device) Wrap(addr uintptr, n int) (driver.Mem, error) {
	return d.theirs(d.vacant(d.Device.Wrap(addr, n)))
}

func (d *Device) Peer(m driver.Mem, pe int) (driver.Mem, error) {
	return d.vacant(d.Device.Peer(m, pe))
}

func (d *Device) Free(ctx context.Context, m driver.Mem, where string) error {
	return d.released(m, d.Device.Free(ctx, m, where))
}

func (d *Device) FreeAsync(s driver.Stream, m driver.Mem, where string) error {
	return d.released(m, d.Device.FreeAsync(s, m, where))
}

func (d *Device) Pool(o *driver.PoolOptions) (driver.Pool, error) {
	p, err := d.Device.Pool(o)
	return pool{p, d}, err
}

// pool is a pool whose memory hooks know.
type pool struct {
	driver.Pool
	d *Device
}

func (p pool) Alloc(s driver.Stream, n int) (driver.Mem, error) { return p.d.open(p.Pool.Alloc(s, n)) }

func (d *Device) EnqueueNCCL(c driver.NCCLCall) error {
	d.met = true
	d.written(c.Dst)
	d.written(c.Src)
	return d.Device.EnqueueNCCL(c)
}

// Load loads sanitized kernels as well. It is collective for the first of them.
func (d *Device) Load(ctx context.Context, a *driver.Artifact) (driver.Module, error) {
	if !a.Manifest.Sanitize {
		return d.Device.Load(ctx, a)
	}
	e, emulated := d.Device.(driver.Emulated)
	if emulated && !e.Interprets() {
		return nil, errors.New("sanitized kernels run on GPUs and on the back end check; the emulator runs the Go functions, which look for nothing")
	}
	inner, err := d.Device.Load(ctx, a)
	if err != nil {
		return nil, err
	}
	m, err := d.module(inner, a.Manifest)
	if err == nil && d.arena.Bytes == 0 {
		if err = d.prepareArena(ctx, emulated); err != nil {
			err = fmt.Errorf("memory of the sanitizer: %w", err)
		}
	}
	return m, err
}

// prepareArena allocates what the hooks of all launches share.
func (d *Device) prepareArena(ctx context.Context, emulated bool) (err error) {
	cells := gpuArenaCells
	if emulated {
		cells = arenaCells
	}
	d.next = sanitizer.CellsAt(d.Size(), clockRows, tableBits)
	d.words = d.next + cells/8
	if d.arena, err = d.Device.AllocSym(ctx, d.words*8, nil, driver.SymOptions{}, "the sanitizer"); err != nil {
		return err
	}
	if d.reports, err = d.Device.AllocHost((sanitizer.ReportHead+sanitizer.ReportCount*sanitizer.ReportWords)*8, false); err != nil {
		return err
	}
	for i := range d.list {
		d.place(&d.list[i])
	}
	for pe := range d.Size() {
		if d.sent {
			err = errors.Join(err, d.tell(ctx, pe))
		}
	}
	return err
}

var signalOp, quiet = op.HostLookup("SignalOp"), op.HostLookup("Quiet")

// tell has the hooks of a PE know that streams send to it: what these write and publish there has no
// hooks. The PE knows before the first operation begins.
func (d *Device) tell(ctx context.Context, pe int) error {
	d.told[pe] = true
	if d.own == nil {
		var err error
		if d.own, err = d.Device.NewStream(); err != nil {
			return err
		}
	}
	word := d.arena.Slice(8*sanitizer.ArenaHosts, 8*sanitizer.ArenaHosts+8)
	return errors.Join(
		d.own.Communicate(ctx, &driver.HostCall{Op: signalOp, Where: "the sanitizer", Operands: driver.Operands{PE: pe, Word: word, Value: 1, SigOp: int32(shmem.SignalSet)}}),
		d.own.Communicate(ctx, &driver.HostCall{Op: quiet, Where: "the sanitizer"}),
		d.own.Sync(ctx))
}
