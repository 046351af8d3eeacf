package emu

import (
	"context"
	"fmt"
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// device is the GPU of one PE as its host sees it.
type device struct{ p *pe }

func (d *device) Rank() int { return d.p.rank }
func (d *device) Size() int { return len(d.p.w.pes) }

// Describe implements driver.Device. Programs print it beside times, which look like those of a GPU.
func (d *device) Describe() string {
	by := ""
	if d.p.w.cfg.Checker != nil {
		by = " of the back end check"
	}
	return fmt.Sprintf("emulated GPU%s, seed %d; its times are the CPU's", by, d.p.w.cfg.Seed)
}

// Versions implements driver.Device: an emulated GPU has no parts with versions.
func (d *device) Versions() driver.Versions { return driver.Versions{Status: initialized} }

// initialized is gpurt.StatusInitialized.
const initialized = 2

// Multiprocessors implements driver.Device. Few suffice to have several blocks
// at once; a program that fills the GPU shall be quick.
func (d *device) Multiprocessors() int { return multiprocessors }

func (d *device) MaxShared() int { return maxShared }

func (d *device) MaxCluster() int {
	if c := d.p.w.cfg.Checker; c != nil {
		return c.MaxCluster()
	}
	return arch.MaxCluster
}

func (d *device) Alloc(bytes int, content []byte) (driver.Mem, error) {
	m, err := d.alloc(bytes, true, useDevice)
	if err == nil {
		copy(view(m.Emu.Base, m.Emu.Bytes), content)
	}
	return m, err
}

// alloc returns memory of the PE for a use, which is zero; filled says that the program may rely
// on that.
func (d *device) alloc(bytes int, filled bool, use use) (driver.Mem, error) {
	if err := checkBytes("allocate memory", bytes, 1); err != nil {
		return driver.Mem{}, err
	}
	a := newAllocation(bytes, d.Size(), "")
	a.bases[d.p.rank] = alignedBytes(bytes, alignment)
	d.p.own(a, use)
	return d.p.w.notes.memory(a, filled).mem(d.p.rank), nil
}

func (d *device) AllocSym(ctx context.Context, bytes int, content []byte, o driver.SymOptions, where string) (driver.Mem, error) {
	if err := checkBytes("allocate symmetric memory at "+where, bytes, d.Size()); err != nil {
		return driver.Mem{}, err
	}
	what := fmt.Sprintf("allocate %d bytes of symmetric memory", bytes)
	if o != (driver.SymOptions{}) {
		how := "zeroed"
		if o.Uninitialized {
			how = "uninitialised"
		}
		what += fmt.Sprintf(", alignment %d, %s", o.Align, how)
	}
	return d.symmetric(ctx, what, bytes, !o.Uninitialized, func() unsafe.Pointer {
		p := alignedBytes(bytes, max(alignment, o.Align))
		if part := view(p, uintptr(bytes)); o.Uninitialized {
			unset(part)
		} else {
			copy(part, content)
		}
		return p
	}, where)
}

// symmetric makes the memory that base returns on each PE one symmetric object, unless a PE has
// none that its peers can map; filled says that a program may read it.
func (d *device) symmetric(ctx context.Context, what string, bytes int, filled bool, base func() unsafe.Pointer, where string) (driver.Mem, error) {
	if err := d.knowsPEs(); err != nil {
		return driver.Mem{}, err
	}
	type part struct {
		base func() unsafe.Pointer
		mem  driver.Mem
	}
	mine := &part{base: base}
	err := collectively(ctx, d.ofAll(what, where), mine, func(all []*part) error {
		a := newAllocation(bytes, len(all), where)
		a.sym = true
		for pe, o := range all {
			if a.bases[pe] = o.base(); a.bases[pe] == nil {
				return driver.ErrUnmappableElsewhere
			}
		}
		d.p.w.history.symmetric = append(d.p.w.history.symmetric, a)
		d.p.w.notes.memory(a, filled)
		d.p.w.images.keep(a)
		for pe, o := range all {
			o.mem = a.mem(pe)
		}
		return nil
	})
	return mine.mem, err
}

// Register implements driver.Device. Emulated memory is known to everybody.
func (d *device) Register(context.Context, driver.Mem) error { return d.knowsPEs() }

func (d *device) Unregister(driver.Mem) error { return nil }

func (d *device) Free(ctx context.Context, m driver.Mem, where string) error {
	a, ok := m.Handle.(*allocation)
	if !ok {
		return fmt.Errorf("free memory at %s: it was not allocated by this device", where)
	}
	if err := d.p.notInWindow(a); err != nil {
		return err
	}
	if a.from != nil {
		return d.closeFrom(a, where)
	}
	err := d.freeExported(a, where)
	if err == nil {
		d.p.disown(a)
	}
	if err == nil && a.sym {
		err = d.freeSym(ctx, a, where)
	}
	if c := d.p.w.cfg.Checker; c != nil && err == nil {
		c.Freed(a.bases[d.p.rank], where)
	}
	return err
}

// freeSym waits until every PE frees the memory.
func (d *device) freeSym(ctx context.Context, a *allocation, where string) error {
	c := d.ofAll(fmt.Sprintf("free the %d bytes of symmetric memory allocated at %s", a.bytes, a.where), where)
	c.about = a
	c.do = func([]*collective) error {
		d.p.w.history.freed(a)
		return nil
	}
	return c.wait(ctx)
}

func (d *device) Barrier(ctx context.Context) error {
	return d.ofAll("barrier on the host", "").wait(ctx)
}

func (d *device) Gather(ctx context.Context, word uint64, what, where string) ([]uint64, error) {
	type part struct {
		word uint64
		all  []uint64
	}
	mine := &part{word: word}
	err := collectively(ctx, d.ofAll(what, where), mine, func(all []*part) error {
		words := make([]uint64, len(all))
		for i, o := range all {
			words[i] = o.word
		}
		for _, o := range all {
			o.all = words
		}
		return nil
	})
	return mine.all, err
}

func (d *device) NewStream() (driver.Stream, error) { return d.p.newStream(), nil }

// NewStreamWith implements driver.Device. A priority is a hint, which the emulator does
// not take, and there is no default stream.
func (d *device) NewStreamWith(driver.StreamConfig) (driver.Stream, error) { return d.NewStream() }

// StreamPriorities implements driver.Device. They are those of current GPUs.
func (d *device) StreamPriorities() (least, greatest int, err error) { return 0, -5, nil }

func (d *device) Lost() bool {
	h := &d.p.w.hosts
	h.mu.Lock()
	defer h.mu.Unlock()
	return d.p.err != nil || d.p.aborts || h.ended != nil || h.lost
}

func (d *device) Abort() {
	w := d.p.w
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if d.p.aborts || d.p.closed {
		return
	}
	d.p.abort()
	if w.cfg.Together {
		for _, p := range w.pes {
			p.abort()
		}
	}
	w.hosts.summon()
}

// Lose says that the process of a PE has ended without a word: nobody will close its device.
func (w *World) Lose(rank int) {
	w.hosts.mu.Lock()
	defer w.hosts.mu.Unlock()
	if p := w.pes[rank]; !p.closed {
		p.gone = true
	}
}

// abort has the engine end the PE, and ends the calls of its host that concern hosts alone. The
// caller holds hosts.mu.
func (p *pe) abort() {
	if p.aborts || p.closed {
		return
	}
	w := p.w
	p.aborts, w.hosts.aborting = true, true
	if c := p.call; c != nil && c.coll != nil {
		w.hosts.release(c, fmt.Errorf("%s: %w; %s", c.what, errAborted, w.hosts.missing(c.coll)))
	} else if c != nil && c.closing {
		w.hosts.release(c, p.untold())
	}
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
	return p.w.hosts.wait(context.Background(), &hostCall{pe: p, what: "close the device", closing: true, met: func() (bool, error) {
		if slices.ContainsFunc(p.streams, func(s *stream) bool { return !s.empty() }) {
			return false, nil
		}
		return true, p.untold()
	}})
}

// checkBytes refuses an allocation on some PEs that would end the process, as Go
// does when memory runs out.
func checkBytes(what string, bytes, pes int) error {
	const probed = 1 << 28 // smaller ones are not worth a system call
	switch {
	case bytes < 0:
		return fmt.Errorf("%s: %d bytes", what, bytes)
	case bytes > 1<<40 || bytes*pes >= probed && !fits(bytes*pes):
		return fmt.Errorf("%s: out of memory: %d bytes on %d PE(s) exceed the memory of this machine", what, bytes, pes)
	}
	return nil
}

// knowsPEs returns an error if the device knows no other PEs.
func (d *device) knowsPEs() error {
	if d.p.w.cfg.Alone {
		return driver.ErrAlone
	}
	return nil
}

func (d *device) Interprets() bool { return d.p.w.cfg.Checker != nil }
