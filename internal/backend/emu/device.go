package emu

import (
	"context"
	"fmt"
	"strings"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// device is the GPU of one PE as its host sees it.
type device struct{ p *pe }

func (d *device) Rank() int { return d.p.rank }
func (d *device) Size() int { return len(d.p.w.pes) }

// Describe implements driver.Device.
func (d *device) Describe() string {
	return fmt.Sprintf("emulated GPU, seed %d", d.p.w.cfg.Seed)
}

// Versions implements driver.Device: an emulated GPU has no parts with versions.
func (d *device) Versions() driver.Versions { return driver.Versions{Status: initialized} }

// initialized is NVSHMEM_STATUS_IS_INITIALIZED.
const initialized = 2

// Multiprocessors implements driver.Device. Few suffice to have several blocks
// at once; a program that fills the GPU shall be quick.
func (d *device) Multiprocessors() int { return 2 }

// Alloc implements driver.Device.
func (d *device) Alloc(bytes int) (driver.Mem, error) {
	return d.alloc(bytes, true)
}

// alloc returns memory of the PE, which is zero; filled says that the program may rely on
// that.
func (d *device) alloc(bytes int, filled bool) (driver.Mem, error) {
	if err := checkBytes("allocate memory", bytes, 1); err != nil {
		return driver.Mem{}, err
	}
	a := newAllocation(bytes, d.Size(), false, "", func(pe int) bool { return pe == d.p.rank })
	return d.p.w.noteMemory(a, filled).mem(d.p.rank), nil
}

// AllocFrom implements driver.Device.
func (d *device) AllocFrom(content []byte) (driver.Mem, error) {
	m, err := d.Alloc(len(content))
	if err == nil {
		copy(view(m.Emu.Base, m.Emu.Bytes), content)
	}
	return m, err
}

// AllocSym implements driver.Device.
func (d *device) AllocSym(ctx context.Context, bytes int, where string) (driver.Mem, error) {
	return d.allocSym(ctx, &collective{kind: "AllocSym", bytes: bytes, where: where})
}

// AllocSymFrom implements driver.Device.
func (d *device) AllocSymFrom(ctx context.Context, content []byte, where string) (driver.Mem, error) {
	return d.allocSym(ctx, &collective{kind: "AllocSym", bytes: len(content), content: content, where: where})
}

func (d *device) allocSym(ctx context.Context, c *collective) (driver.Mem, error) {
	if err := d.knowsPEs(); err != nil {
		return driver.Mem{}, err
	}
	if err := checkBytes("allocate symmetric memory at "+c.where, c.bytes, d.Size()); err != nil {
		return driver.Mem{}, err
	}
	err := d.collective(ctx, c)
	return c.out, err
}

// Register implements driver.Device. Emulated memory is known to everybody.
func (d *device) Register(context.Context, driver.Mem) error { return d.knowsPEs() }

// Unregister implements driver.Device.
func (d *device) Unregister(driver.Mem) error { return nil }

// Free implements driver.Device.
func (d *device) Free(ctx context.Context, m driver.Mem, where string) error {
	a, ok := m.Handle.(*allocation)
	if !ok {
		return fmt.Errorf("free memory at %s: it was not allocated by this device", where)
	}
	if a.use == usePinned {
		d.p.unpin(a)
	}
	err := a.free(d.p.rank, where)
	if err == nil && a.sym {
		err = d.collective(ctx, &collective{kind: "Free", bytes: a.bytes, alloc: a, where: where})
	}
	if c := d.p.w.cfg.Checker; c != nil && err == nil {
		c.Freed(a.bases[d.p.rank], where)
	}
	return err
}

// Barrier implements driver.Device.
func (d *device) Barrier(ctx context.Context) error {
	return d.collective(ctx, &collective{kind: "Barrier"})
}

// NewStream implements driver.Device.
func (d *device) NewStream() (driver.Stream, error) { return d.p.newStream(), nil }

// NewStreamWith implements driver.Device. A priority is a hint, which the emulator does
// not take, and there is no default stream.
func (d *device) NewStreamWith(driver.StreamConfig) (driver.Stream, error) { return d.NewStream() }

// StreamPriorities implements driver.Device. They are those of current GPUs.
func (d *device) StreamPriorities() (least, greatest int, err error) { return 0, -5, nil }

// Lost implements driver.Device.
func (d *device) Lost() bool {
	h := &d.p.w.hosts
	h.mu.Lock()
	defer h.mu.Unlock()
	return d.p.err != nil || d.p.aborts || h.ended != nil || h.lost
}

// Abort implements driver.Device.
func (d *device) Abort() {
	p := d.p
	w := p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if p.aborts || p.closed {
		return
	}
	p.aborts, w.hosts.aborting = true, true
	if c := p.call; c != nil && c.coll != nil {
		w.hosts.release(c, fmt.Errorf("%s: %w; %s", c.what, errAborted, w.missing(c.coll)))
	} else if c != nil && c.closing {
		w.hosts.release(c, p.untold())
	}
	w.hosts.summon()
}

// Close implements driver.Device. It waits for the work that is enqueued, unless
// a kernel of the device has failed.
func (d *device) Close() error {
	p := d.p
	p.w.hosts.mu.Lock()
	closed := p.closed
	p.w.hosts.mu.Unlock()
	if closed {
		return nil
	}
	return p.w.wait(context.Background(), &hostCall{pe: p, what: "close the device", closing: true, met: func() (bool, error) {
		for _, s := range p.streams {
			if !s.empty() {
				return false, nil
			}
		}
		return true, p.untold()
	}})
}

func (d *device) collective(ctx context.Context, c *collective) error {
	return d.p.w.wait(ctx, &hostCall{pe: d.p, what: c.String(), coll: c, met: func() (bool, error) { return c.done, c.err }})
}

// checkBytes refuses an allocation on some PEs that would end the process, as Go
// does when memory runs out.
func checkBytes(what string, bytes, pes int) error {
	const probed = 1 << 28 // smaller ones are not worth a system call
	switch {
	case bytes < 0:
		return fmt.Errorf("%s: %d bytes", what, bytes)
	case bytes > 1<<40 || bytes*pes >= probed && !fits(bytes*pes):
		return fmt.Errorf("%s: out of memory: %d bytes on %d PE(s) are more than this machine gives", what, bytes, pes)
	}
	return nil
}

// collective is a call that all PEs make together.
type collective struct {
	kind    string
	bytes   int
	content []byte // what the PE's part of new memory is to hold, nil for zeros
	alloc   *allocation
	options driver.SymOptions // of new memory
	base    unsafe.Pointer    // of the PE's memory that is registered
	where   string
	team    *teamCall // if it is about a team
	comm    *commCall // if it is about a communicator
	id      driver.NCCLID
	out     driver.Mem
	done    bool
	err     error
}

// String returns the call for messages.
func (c *collective) String() string {
	var s string
	switch c.kind {
	case "AllocSym":
		s = fmt.Sprintf("allocate %d bytes of symmetric memory", c.bytes)
	case "AllocSymWith":
		how := "zeroed"
		if c.options.Uninitialized {
			how = "uninitialised"
		}
		s = fmt.Sprintf("allocate %d bytes of symmetric memory, alignment %d, %s", c.bytes, c.options.Align, how)
	case "RegisterSymmetric":
		s = fmt.Sprintf("register %d bytes as symmetric memory", c.bytes)
	case "Barrier":
		s = "barrier on the host"
	case "Free":
		s = fmt.Sprintf("free the %d bytes of symmetric memory allocated at %s", c.bytes, c.alloc.where)
	default:
		s = c.kind
	}
	if c.where != "" {
		s += " at " + c.where
	}
	return s
}

// apart says that not all PEs of the job make the call, but those of a team or a
// communicator.
func (c *collective) apart() bool { return c.team != nil || c.comm != nil }

// matches says that two PEs make the same call.
func (c *collective) matches(o *collective) bool {
	return c.kind == o.kind && c.bytes == o.bytes && c.alloc == o.alloc && c.options == o.options
}

// matchCollectives performs the call that all PEs make together, and refuses
// calls that can never meet: after one that a PE makes differently, or when a PE
// has closed its device. The caller holds mu.
func (w *World) matchCollectives() {
	w.matchTeamCalls()
	w.matchCommCalls()
	var first *collective
	same, all := true, true
	var names []string
	for _, p := range w.pes {
		switch {
		case p.closed:
			names = append(names, fmt.Sprintf("PE %d has closed its device", p.rank))
			same = false
		case p.call == nil || p.call.coll == nil || p.call.coll.done || p.call.coll.apart():
			all = false
		default:
			c := p.call.coll
			names = append(names, fmt.Sprintf("PE %d: %v", p.rank, c))
			if first == nil {
				first = c
			}
			same = same && c.matches(first)
		}
	}
	if first == nil || !all {
		return
	}
	var out *allocation
	var id driver.NCCLID
	if same && first.kind == shareCommID {
		id = w.comms.newID(nil)
	}
	if same {
		out = w.symmetricOf(first)
	}
	if out != nil {
		w.noteMemory(out, !first.options.Uninitialized)
	}
	var errs together
	for _, p := range w.pes {
		if p.closed {
			continue
		}
		c := p.call.coll
		c.done = true
		c.id = id
		switch {
		case !same:
			c.err = errs.as(p.rank, fmt.Errorf("%v: %w; every PE must make this call, in the same order and with the same size: %s", c, driver.ErrNotSymmetric, strings.Join(names, "; ")))
		case p.err != nil:
			c.err = p.err
		case out != nil:
			c.out = out.mem(p.rank)
			copy(view(out.bases[p.rank], uintptr(out.bytes)), c.content)
		}
	}
}

// knowsPEs returns an error if the device knows no other PEs.
func (d *device) knowsPEs() error {
	if d.p.w.cfg.Alone {
		return driver.ErrAlone
	}
	return nil
}

// symmetricOf returns the memory that a call of all PEs makes, nil if it makes none.
func (w *World) symmetricOf(c *collective) *allocation {
	switch c.kind {
	case "AllocSym":
		return newAllocation(c.bytes, len(w.pes), true, c.where, func(int) bool { return true })
	case "AllocSymWith":
		a := newAllocation(0, len(w.pes), true, c.where, func(int) bool { return false })
		a.bytes = c.bytes
		for pe := range a.bases {
			a.bases[pe] = alignedBytes(c.bytes, max(alignment, c.options.Align))
			if c.options.Uninitialized {
				unset(a.bases[pe], c.bytes)
			}
		}
		return a
	case "RegisterSymmetric":
		a := newAllocation(0, len(w.pes), true, c.where, func(int) bool { return false })
		a.bytes = c.bytes
		for _, p := range w.pes {
			a.bases[p.rank] = p.call.coll.base
		}
		return a
	}
	return nil
}
