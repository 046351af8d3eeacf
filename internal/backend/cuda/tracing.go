package cuda

import (
	"fmt"
	"strings"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// Kernels that were compiled with a trace write records to rings after their control blocks
// (package trace has the layout), whether they are read or not. The host reads them when it
// waits, and when it closes the device.

// traced is what the host knows of the records of a module.
type traced struct {
	rings *trace.RingReader
	grids map[*manifest.Kernel]threadapi.Dim3 // of the last launches
	runs  map[ofBlock]run
}

// ofBlock is a block of a kernel of a module.
type ofBlock struct{ kernel, block int }

// run is the last run of a block: the number that its events have, and when it began.
type run struct {
	number int
	began  int64
}

// traces is what a device knows for its trace.
type traces struct {
	// begun counts the runs of blocks by their index, which tells them apart.
	begun map[[3]int]int
	// meetings counts the meetings of all PEs.
	meetings int
	// last is when the newest record that was read ends.
	last  int64
	clock *clock // nil until a module has one
}

// clock is the kernel that reads the timer.
type clock struct {
	m     *module
	fn    cu.Function
	cfg   cu.LaunchConfig
	param uint64
	size  uint64
	extra [5]uintptr
	at    unsafe.Pointer
}

// roomForTrace is what control blocks of so many bytes take with rings after them, at whatever
// address the memory begins.
func roomForTrace(bytes int) (int, error) {
	if bytes > trace.ClockAt {
		return 0, fmt.Errorf("the package has too many kernels for a trace; build it without -trace-level")
	}
	return 2*trace.RingsOffset + trace.RingsBytes, nil
}

// startTrace moves the control blocks to where the rings stand after them.
func (b *controlBlocks) startTrace() {
	pad := -b.addr & (trace.RingsOffset - 1)
	b.addr += pad
	b.host = unsafe.Add(b.alloc, pad)
	b.traced = &traced{
		rings: trace.NewRingReader(unsafe.Add(b.host, trace.RingsOffset)),
		grids: map[*manifest.Kernel]threadapi.Dim3{}, runs: map[ofBlock]run{},
	}
}

// trace begins to read the timer by a module that has kernels which record, and notes one that
// has none.
func (m *module) trace() error {
	d := m.d
	if d.job.Recorder == nil {
		return nil
	}
	if m.manifest.Trace == "" {
		d.job.Recorder.Note(fmt.Sprintf("the kernels of %s record nothing: build the program with gpuc build -trace-level", m.manifest.Package))
		return nil
	}
	if d.traces.clock != nil {
		return nil
	}
	c := &clock{m: m, at: unsafe.Add(m.blocks.host, trace.ClockAt), param: m.blocks.addr + trace.ClockAt, size: 8}
	var r cu.Result
	if c.fn, r = d.drv.ModuleFunction(m.h, trace.ClockKernel); r != cu.Success {
		return fmt.Errorf("the kernel that reads the timer: %w", d.check("cuModuleGetFunction", r))
	}
	c.cfg = cu.LaunchConfig{GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1, Stream: d.aux.h}
	c.extra = [5]uintptr{
		cu.ParamBufferPointer, uintptr(unsafe.Pointer(&c.param)),
		cu.ParamBufferSize, uintptr(unsafe.Pointer(&c.size)),
		cu.ParamEnd,
	}
	d.traces.clock = c
	d.readTimer()
	return nil
}

// endTrace takes over what the kernels have recorded, before the module goes.
func (m *module) endTrace() {
	if c := m.d.traces.clock; c != nil && c.m == m {
		m.d.readTimer()
		m.d.traces.clock = nil
	}
	m.d.readTraces()
}

// readings is how often the timer is read at a time: the quickest reading is the best.
const readings = 8

// readTimer reads the timer of the GPU between looks at the clock of the host.
func (d *device) readTimer() {
	c := d.traces.clock
	if c == nil || c.m.closed || d.lost != nil {
		return
	}
	number := (*uint32)(unsafe.Add(c.at, 8))
	for range readings {
		last := atomic.LoadUint32(number)
		before := time.Now().UnixNano()
		if d.drv.Launch(&c.cfg, c.fn, &c.extra) != cu.Success {
			return // the next call of the device tells why
		}
		for atomic.LoadUint32(number) == last {
			if d.drv.StreamQuery(d.aux.h) != cu.NotReady && atomic.LoadUint32(number) == last {
				return
			}
		}
		after := time.Now().UnixNano()
		d.job.Recorder.Reading(trace.Reading{PE: d.job.Rank, Before: before, Timer: int64(atomic.LoadUint64((*uint64)(c.at))), After: after})
	}
}

// meets notes when this PE comes to a call of all PEs, and when it leaves it.
func (d *device) meets() (left func()) {
	if d.job.Recorder == nil {
		return func() {}
	}
	d.traces.meetings++
	number, came := d.traces.meetings, time.Now().UnixNano()
	return func() {
		d.job.Recorder.Meeting(trace.Meeting{PE: d.job.Rank, Number: number, Came: came, Left: time.Now().UnixNano()})
	}
}

// readTraces takes over what kernels have recorded since it was called last. It may be called
// when the context is lost.
func (d *device) readTraces() {
	if d.job.Recorder == nil {
		return
	}
	for _, b := range d.tracedBlocks() {
		if dropped := b.traced.rings.Read(func(e trace.Entry) { d.traceEntry(b, &e) }); dropped > 0 {
			d.job.Recorder.Dropped(d.job.Rank, dropped)
		}
	}
	d.job.Recorder.Flush()
}

// tracedBlocks returns the control blocks of modules that record.
func (d *device) tracedBlocks() (list []*controlBlocks) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for b := range d.blocks {
		if b.traced != nil {
			list = append(list, b)
		}
	}
	return list
}

// lastTraces takes over what is left. Of a device that has failed it tells of the blocks that have
// begun and not ended, which may have recorded nothing else.
func (d *device) lastTraces() {
	d.readTraces()
	if d.job.Recorder == nil || d.lost == nil && !d.isAborted() {
		return
	}
	for _, b := range d.tracedBlocks() {
		for at, r := range b.traced.runs {
			e := d.eventOf(b, at)
			e.Kind, e.Name, e.Start, e.End, e.Launch, e.Unfinished = trace.Kernel, e.Kernel, r.began, max(r.began, d.traces.last), r.number, true
			d.job.Recorder.Event(e)
		}
	}
	d.job.Recorder.Flush()
}

// eventOf returns an event of a block, of which nothing else is known.
func (d *device) eventOf(b *controlBlocks, at ofBlock) *trace.Event {
	k := &b.manifest.Kernels[at.kernel]
	grid := b.traced.grids[k]
	x, y := max(grid.X, 1), max(grid.Y, 1)
	return &trace.Event{PE: d.job.Rank, Kernel: k.Name, Block: [3]int{at.block % x, at.block / x % y, at.block / x / y}}
}

// traceEntry makes an event of a record.
func (d *device) traceEntry(b *controlBlocks, r *trace.Entry) {
	if r.Kernel >= len(b.manifest.Kernels) {
		return // of another manifest
	}
	at := ofBlock{r.Kernel, r.Block}
	e := d.eventOf(b, at)
	e.Start, e.End, e.Thread, e.To, e.Value = int64(r.Start), int64(r.End), r.Thread, r.PE, r.Value
	d.traces.last = max(d.traces.last, e.End)
	switch r.Site {
	case trace.MarkBegin:
		d.traces.begun[e.Block]++
		b.traced.runs[at] = run{d.traces.begun[e.Block], e.Start}
		return
	case trace.MarkEnd:
		run, ok := b.traced.runs[at]
		if !ok {
			return // its beginning was dropped
		}
		e.Kind, e.Name, e.Start, e.Launch, e.To, e.Thread = trace.Kernel, e.Kernel, run.began, run.number, 0, 0
		delete(b.traced.runs, at)
		d.job.Recorder.Event(e)
		return
	}
	if int(r.Site) >= len(b.manifest.Sites) {
		return
	}
	s := &b.manifest.Sites[r.Site]
	e.Launch = b.traced.runs[at].number
	e.Name, _, _ = strings.Cut(s.Text, " of ")
	e.File, e.Line = s.File, s.Line
	if s.Kind == fault.Span {
		e.Kind, e.Name = trace.Span, s.Text
	} else if o := op.Lookup(e.Name); o != nil {
		e.Kind = trace.KindOf(o)
	}
	e.Word = d.doings.placeOf(r.At)
	d.job.Recorder.Event(e)
}

// placeOf returns an address of symmetric memory as a number that is the same on all PEs, or 0.
func (s *hostState) placeOf(address uint64) uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, n := range s.named {
		if off := address - n.addr; off < uint64(n.bytes) {
			return uint64(n.serial)<<40 | off
		}
	}
	return 0
}
