package emuproc

import (
	"context"
	"errors"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/engine"
)

// device is the GPU of a PE of this process, which another process has.
type device struct {
	l    *Link
	rank int
	host *hostMemory
}

func newDevice(l *Link, rank int) *device { return &device{l: l, rank: rank, host: newHostMemory()} }

func (d *device) Rank() int { return d.rank }
func (d *device) Size() int { return d.l.welcome.Size }

// Describe implements driver.Device.
func (d *device) Describe() string { return d.l.welcome.Describe }

// Versions implements driver.Device.
func (d *device) Versions() driver.Versions { return driver.Versions{Status: d.l.welcome.Status} }

// Multiprocessors implements driver.Device.
func (d *device) Multiprocessors() int { return d.l.welcome.Multiprocessors }

// MaxShared implements driver.Device.
func (d *device) MaxShared() int { return d.l.welcome.MaxShared }

// memory is an allocation, as the process of its PE knows it.
type memory struct {
	d     *device
	id    uint64
	addr  uint64
	bytes int
	local []byte // of pinned memory
}

// mem returns new memory for the runtime.
func (d *device) mem(n newMem) driver.Mem {
	m := &memory{d: d, id: n.ID, addr: n.Addr, bytes: n.Bytes}
	return driver.Mem{Addr: n.Addr, Bytes: n.Bytes, Sym: n.Sym, Handle: m}
}

// made is mem of memory that was asked for.
func (d *device) made(n newMem, err error) (driver.Mem, error) {
	if err != nil {
		return driver.Mem{}, err
	}
	return d.mem(n), nil
}

// pack returns memory as it travels.
func (d *device) pack(m driver.Mem) mem {
	h, ok := m.Handle.(*memory)
	if !ok || h.d != d {
		return mem{ID: ^uint64(0)} // which the other side refuses
	}
	lo := int(m.Addr - h.addr)
	return mem{h.id, lo, lo + m.Bytes}
}

// packAny is pack of memory that may be none.
func (d *device) packAny(m driver.Mem) mem {
	if m.Handle == nil {
		return mem{}
	}
	return d.pack(m)
}

// bytesOf returns the bytes of emulated memory.
func bytesOf(m driver.Mem) []byte { return unsafe.Slice((*byte)(m.Emu.Base), m.Bytes) }

// Requests for memory.
type (
	allocIn struct {
		Bytes   int
		Content []byte
		Filled  bool // with Content
		Where   string
	}
	freeIn struct {
		ID    uint64
		Where string
	}
	memIn struct {
		Mem   mem
		Where string
	}
)

var methodAlloc = &method[allocIn, newMem]{"Alloc", func(_ context.Context, g *guest, in allocIn) (newMem, error) {
	if in.Filled {
		return g.kept(g.dev.AllocFrom(in.Content))
	}
	return g.kept(g.dev.Alloc(in.Bytes))
}}

// kept is keepMem of memory that was asked for.
func (g *guest) kept(m driver.Mem, err error) (newMem, error) {
	if err != nil {
		return newMem{}, err
	}
	return g.keepMem(m, apart, 0), nil
}

// Alloc implements driver.Device.
func (d *device) Alloc(bytes int) (driver.Mem, error) {
	return d.alloc(context.Background(), methodAlloc, allocIn{Bytes: bytes})
}

// AllocFrom implements driver.Device.
func (d *device) AllocFrom(content []byte) (driver.Mem, error) {
	return d.alloc(context.Background(), methodAlloc, allocIn{Content: content, Filled: true})
}

func (d *device) alloc(ctx context.Context, m *method[allocIn, newMem], in allocIn) (driver.Mem, error) {
	return d.made(m.call(ctx, d, in))
}

var methodAllocSym = &method[allocIn, newMem]{"AllocSym", func(ctx context.Context, g *guest, in allocIn) (newMem, error) {
	if in.Filled {
		return g.kept(g.dev.AllocSymFrom(ctx, in.Content, in.Where))
	}
	return g.kept(g.dev.AllocSym(ctx, in.Bytes, in.Where))
}}

// AllocSym implements driver.Device.
func (d *device) AllocSym(ctx context.Context, bytes int, where string) (driver.Mem, error) {
	return d.alloc(ctx, methodAllocSym, allocIn{Bytes: bytes, Where: where})
}

// AllocSymFrom implements driver.Device.
func (d *device) AllocSymFrom(ctx context.Context, content []byte, where string) (driver.Mem, error) {
	return d.alloc(ctx, methodAllocSym, allocIn{Content: content, Filled: true, Where: where})
}

var methodRegister = &method[memIn, none]{"Register", func(ctx context.Context, g *guest, in memIn) (none, error) {
	m, err := g.mem(in.Mem)
	if err != nil {
		return none{}, err
	}
	return none{}, g.dev.Register(ctx, m)
}}

// Register implements driver.Device.
func (d *device) Register(ctx context.Context, m driver.Mem) error {
	_, err := methodRegister.call(ctx, d, memIn{Mem: d.pack(m)})
	return err
}

var methodUnregister = &method[memIn, none]{"Unregister", func(_ context.Context, g *guest, in memIn) (none, error) {
	m, err := g.mem(in.Mem)
	if err != nil {
		return none{}, err
	}
	return none{}, g.dev.Unregister(m)
}}

// Unregister implements driver.Device.
func (d *device) Unregister(m driver.Mem) error {
	_, err := methodUnregister.call(context.Background(), d, memIn{Mem: d.pack(m)})
	return err
}

var methodFree = &method[freeIn, none]{"Free", func(ctx context.Context, g *guest, in freeIn) (none, error) {
	m, err := object[driver.Mem](g, in.ID, "memory")
	if err != nil {
		return none{}, err
	}
	if err := g.dev.Free(ctx, m, in.Where); err != nil {
		return none{}, err
	}
	g.drop(in.ID)
	return none{}, nil
}}

// Free implements driver.Device.
func (d *device) Free(ctx context.Context, m driver.Mem, where string) error {
	_, err := methodFree.call(ctx, d, freeIn{ID: d.pack(m).ID, Where: where})
	if h, ok := m.Handle.(*memory); ok && err == nil && h.local != nil {
		d.host.unpin(h)
		return unmap(h.local)
	}
	return err
}

var methodBarrier = &method[none, none]{"Barrier", func(ctx context.Context, g *guest, _ none) (none, error) {
	return none{}, g.dev.Barrier(ctx)
}}

// Barrier implements driver.Device.
func (d *device) Barrier(ctx context.Context) error {
	_, err := methodBarrier.call(ctx, d, none{})
	return err
}

type gatherIn struct {
	Word        uint64
	What, Where string
}

var methodGather = &method[gatherIn, []uint64]{"Gather", func(ctx context.Context, g *guest, in gatherIn) ([]uint64, error) {
	return g.dev.Gather(ctx, in.Word, in.What, in.Where)
}}

// Gather implements driver.Device.
func (d *device) Gather(ctx context.Context, word uint64, what, where string) ([]uint64, error) {
	return methodGather.call(ctx, d, gatherIn{word, what, where})
}

var methodLost = &method[none, bool]{"Lost", func(_ context.Context, g *guest, _ none) (bool, error) {
	return g.dev.Lost(), nil
}}

// Lost implements driver.Device.
func (d *device) Lost() bool {
	lost, err := methodLost.call(context.Background(), d, none{})
	return lost || err != nil
}

// Abort implements driver.Device.
func (d *device) Abort() {
	// If it cannot be sent, the GPU is gone.
	_ = d.l.c.send(frame{Kind: frameAbort, PE: d.rank}, nil)
}

var methodClose = &method[none, none]{"Close", func(_ context.Context, g *guest, _ none) (none, error) {
	return none{}, g.dev.Close()
}}

// Close implements driver.Device. A device that is gone is closed.
func (d *device) Close() error {
	_, err := methodClose.call(context.Background(), d, none{})
	if errors.Is(err, errGone) {
		return nil
	}
	return err
}

// invoke calls a function that a stream has come to.
func (d *device) invoke(id uint64) {
	d.host.function(id)()
	// If it cannot be sent, the GPU is gone.
	_ = d.l.c.send(frame{Kind: frameReturned, PE: d.rank, ID: id}, d.host.returned(id))
}

// Interprets implements driver.Emulated.
func (d *device) Interprets() bool { return false }

// EncodeTensorMap implements driver.Tensors. The process of PE 0 finds the memory by its address.
func (d *device) EncodeTensorMap(addr uint64, _ driver.TensorType, m engine.TensorMap) ([driver.TensorMapWords]uint64, error) {
	words := m.Words()
	words[0] = addr
	return words, nil
}
