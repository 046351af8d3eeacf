package emuproc

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// errNoMemories is the error of GPUs that have no other kinds of memory.
var errNoMemories = errors.New("the device has no such memory")

// pool is a pool of a PE of this process.
type pool struct {
	d  *device
	id uint64
}

type (
	allocWithIn struct {
		Bytes   int
		Options driver.SymOptions
		Where   string
	}
	poolIn struct {
		Own     bool // the pool is new
		Options driver.PoolOptions
	}
	fromPoolIn struct {
		ID, Stream uint64
		Bytes      int
	}
	freeAsyncIn struct {
		ID, Stream uint64
		Where      string
	}
	trimIn struct {
		ID   uint64
		Keep int
	}
	peerIn struct {
		Mem mem
		PE  int
		// Addr is where the PE has the memory.
		Addr uint64
	}
	wrapIn struct {
		Addr  uint64
		Bytes int
	}
)

// memories returns the PE's device as one with other kinds of memory.
func (g *guest) memories() (driver.Memories, error) {
	m, ok := g.dev.(driver.Memories)
	if !ok {
		return nil, errNoMemories
	}
	return m, nil
}

var methodAllocHost = &method[shared, newMem]{"AllocHost", func(_ context.Context, g *guest, in shared) (newMem, error) {
	d, ok := g.dev.(interface{ AdoptHost([]byte) driver.Mem })
	if !ok {
		return newMem{}, errNoMemories
	}
	b, err := in.open()
	if err != nil {
		return newMem{}, err
	}
	n := g.keepMem(d.AdoptHost(b), 1, in.Addr)
	g.mu.Lock()
	defer g.mu.Unlock()
	g.shares[n.ID] = b
	return n, nil
}}

// AllocHost implements driver.Memories. Both processes map the same memory.
func (d *device) AllocHost(bytes int, managed bool) (driver.Mem, error) {
	s, local, remove, err := share(bytes)
	if err != nil {
		return driver.Mem{}, err
	}
	defer remove()
	n, err := methodAllocHost.call(context.Background(), d, s)
	if err != nil {
		return driver.Mem{}, errors.Join(err, unmap(local))
	}
	m := d.mem(n)
	h := m.Handle.(*memory)
	h.local = local
	d.host.pin(h)
	return m, nil
}

var methodAllocVirtual = &method[allocIn, newMem]{"AllocVirtual", func(_ context.Context, g *guest, in allocIn) (newMem, error) {
	d, err := g.memories()
	if err != nil {
		return newMem{}, err
	}
	return g.kept(d.AllocVirtual(in.Bytes))
}}

// AllocVirtual implements driver.Memories.
func (d *device) AllocVirtual(bytes int) (driver.Mem, error) {
	return d.alloc(context.Background(), methodAllocVirtual, allocIn{Bytes: bytes})
}

var methodAllocSymWith = &method[allocWithIn, newMem]{"AllocSymWith", func(ctx context.Context, g *guest, in allocWithIn) (newMem, error) {
	d, err := g.memories()
	if err != nil {
		return newMem{}, err
	}
	m, err := d.AllocSymWith(ctx, in.Bytes, in.Options, in.Where)
	if err != nil {
		return newMem{}, err
	}
	return g.keepMem(m, in.Options.Align, 0), nil
}}

// AllocSymWith implements driver.Memories.
func (d *device) AllocSymWith(ctx context.Context, bytes int, o driver.SymOptions, where string) (driver.Mem, error) {
	return d.made(methodAllocSymWith.call(ctx, d, allocWithIn{bytes, o, where}))
}

var methodRegisterSymmetric = &method[memIn, newMem]{"RegisterSymmetric", func(ctx context.Context, g *guest, in memIn) (newMem, error) {
	d, err := g.memories()
	if err != nil {
		return newMem{}, err
	}
	m, err := g.mem(in.Mem)
	if err != nil {
		return newMem{}, err
	}
	return g.kept(d.RegisterSymmetric(ctx, m, in.Where))
}}

// RegisterSymmetric implements driver.Memories.
func (d *device) RegisterSymmetric(ctx context.Context, m driver.Mem, where string) (driver.Mem, error) {
	return d.made(methodRegisterSymmetric.call(ctx, d, memIn{d.pack(m), where}))
}

var methodPool = &method[poolIn, uint64]{"Pool", func(_ context.Context, g *guest, in poolIn) (uint64, error) {
	d, err := g.memories()
	if err != nil {
		return 0, err
	}
	var o *driver.PoolOptions
	if in.Own {
		o = &in.Options
	}
	p, err := d.Pool(o)
	if err != nil {
		return 0, err
	}
	return g.keep(p), nil
}}

// Pool implements driver.Memories.
func (d *device) Pool(o *driver.PoolOptions) (driver.Pool, error) {
	in := poolIn{Own: o != nil}
	if o != nil {
		in.Options = *o
	}
	id, err := methodPool.call(context.Background(), d, in)
	if err != nil {
		return nil, err
	}
	return &pool{d, id}, nil
}

var methodAllocFrom = &method[fromPoolIn, newMem]{"Pool.Alloc", func(_ context.Context, g *guest, in fromPoolIn) (newMem, error) {
	p, err := object[driver.Pool](g, in.ID, "pool")
	if err != nil {
		return newMem{}, err
	}
	s, err := g.stream(in.Stream)
	if err != nil {
		return newMem{}, err
	}
	return g.kept(p.Alloc(s, in.Bytes))
}}

// Alloc implements driver.Pool.
func (p *pool) Alloc(on driver.Stream, bytes int) (driver.Mem, error) {
	s, ok := on.(*stream)
	if !ok || s.d != p.d {
		return driver.Mem{}, fmt.Errorf("the stream is not one of PE %d", p.d.rank)
	}
	return p.d.made(methodAllocFrom.call(context.Background(), p.d, fromPoolIn{p.id, s.id, bytes}))
}

var methodFreeAsync = &method[freeAsyncIn, none]{"FreeAsync", func(_ context.Context, g *guest, in freeAsyncIn) (none, error) {
	d, err := g.memories()
	if err != nil {
		return none{}, err
	}
	m, err := object[driver.Mem](g, in.ID, "memory")
	if err != nil {
		return none{}, err
	}
	s, err := g.stream(in.Stream)
	if err != nil {
		return none{}, err
	}
	if err := d.FreeAsync(s, m, in.Where); err != nil {
		return none{}, err
	}
	g.drop(in.ID)
	return none{}, nil
}}

// FreeAsync implements driver.Memories.
func (d *device) FreeAsync(on driver.Stream, m driver.Mem, where string) error {
	s, ok := on.(*stream)
	if !ok || s.d != d {
		return fmt.Errorf("the stream is not one of PE %d", d.rank)
	}
	_, err := methodFreeAsync.call(context.Background(), d, freeAsyncIn{d.pack(m).ID, s.id, where})
	return err
}

var methodTrim = &method[trimIn, none]{"Pool.Trim", func(_ context.Context, g *guest, in trimIn) (none, error) {
	p, err := object[driver.Pool](g, in.ID, "pool")
	if err != nil {
		return none{}, err
	}
	return none{}, p.Trim(in.Keep)
}}

// Trim implements driver.Pool.
func (p *pool) Trim(keep int) error {
	_, err := methodTrim.call(context.Background(), p.d, trimIn{p.id, keep})
	return err
}

var methodUsage = &method[idIn, driver.PoolUsage]{"Pool.Usage", func(_ context.Context, g *guest, in idIn) (driver.PoolUsage, error) {
	p, err := object[driver.Pool](g, in.ID, "pool")
	if err != nil {
		return driver.PoolUsage{}, err
	}
	return p.Usage()
}}

// Usage implements driver.Pool.
func (p *pool) Usage() (driver.PoolUsage, error) {
	return methodUsage.call(context.Background(), p.d, idIn{p.id})
}

var methodClosePool = onObject("Pool.Close", "pool", func(o driver.Pool, _ context.Context) error { return o.Close() })

// Close implements driver.Pool.
func (p *pool) Close() error {
	_, err := methodClosePool.call(context.Background(), p.d, idIn{p.id})
	return err
}

// CanAccessPeer implements driver.Memories.
func (d *device) CanAccessPeer(int) (bool, error) { return false, driver.ErrNoHandle }

// EnablePeerAccess implements driver.Memories.
func (d *device) EnablePeerAccess(int) error { return driver.ErrNoHandle }

// Handles implements driver.Foreign.
func (d *device) Handles() (driver.Handles, error) { return driver.Handles{}, driver.ErrNoHandle }

var methodWrap = &method[wrapIn, newMem]{"Wrap", func(_ context.Context, g *guest, in wrapIn) (newMem, error) {
	d, ok := g.dev.(driver.Foreign)
	m, err := g.at(in.Addr, in.Bytes, false)
	if !ok || err != nil {
		return newMem{}, fmt.Errorf("%w: the emulated GPU of PE %d is in another process, which cannot use memory of this one; take AllocPinned, or run all PEs in one process", errors.ErrUnsupported, g.rank)
	}
	w, err := d.Wrap(m.Address(), in.Bytes)
	if err != nil {
		return newMem{}, err
	}
	return g.keepMem(w, 1, in.Addr), nil
}}

// Wrap implements driver.Foreign. The memory is the PE's, by its address here.
func (d *device) Wrap(addr uintptr, bytes int) (driver.Mem, error) {
	return d.made(methodWrap.call(context.Background(), d, wrapIn{uint64(addr), bytes}))
}

// WrapStream implements driver.Foreign.
func (d *device) WrapStream(uintptr) (driver.Stream, error) { return nil, driver.ErrNoHandle }

var methodPeer = &method[peerIn, newMem]{"Peer", func(_ context.Context, g *guest, in peerIn) (newMem, error) {
	d, ok := g.dev.(driver.Foreign)
	if !ok {
		return newMem{}, driver.ErrUnreachable
	}
	m, err := g.mem(in.Mem)
	if err != nil {
		return newMem{}, err
	}
	o, err := d.Peer(m, in.PE)
	if err != nil {
		return newMem{}, err
	}
	if in.PE == g.rank {
		return g.keepMem(o, 1, in.Addr), nil
	}
	return g.keepMem(o, apart, 0), nil
}}

// Peer implements driver.Foreign.
func (d *device) Peer(m driver.Mem, pe int) (driver.Mem, error) {
	return d.made(methodPeer.call(context.Background(), d, peerIn{d.pack(m), pe, m.Addr}))
}

type openIn struct {
	Handle []byte
	Bytes  int
}

var methodExport = &method[mem, []byte]{"Export", func(_ context.Context, g *guest, in mem) ([]byte, error) {
	d, ok := g.dev.(driver.Exporter)
	if !ok {
		return nil, errNoMemories
	}
	m, err := g.mem(in)
	if err != nil {
		return nil, err
	}
	return d.Export(m)
}}

// Export implements driver.Exporter.
func (d *device) Export(m driver.Mem) ([]byte, error) {
	return methodExport.call(context.Background(), d, d.pack(m))
}

var methodOpen = &method[openIn, newMem]{"Open", func(_ context.Context, g *guest, in openIn) (newMem, error) {
	d, ok := g.dev.(driver.Exporter)
	if !ok {
		return newMem{}, errNoMemories
	}
	return g.kept(d.Open(in.Handle, in.Bytes))
}}

// Open implements driver.Exporter.
func (d *device) Open(handle []byte, bytes int) (driver.Mem, error) {
	return d.made(methodOpen.call(context.Background(), d, openIn{handle, bytes}))
}

// shared is memory of the host that two processes map.
type shared struct {
	// Path is the file behind it, of Bytes bytes, which begins with Mark until both have it: on
	// another host, or in another container, the path may be of another file.
	Path  string
	Bytes int
	Mark  []byte
	// Addr is where the process of the PE has it.
	Addr uint64
}

// errNotShared is the error of memory that host and kernels use at one address, where they
// are processes that have no memory in common.
var errNotShared = fmt.Errorf("%w: host and kernels use this memory at one address, so the process of the PE and that of PE 0, which has the emulated GPUs, must be on one host that runs Linux; take Alloc and copies, or run all PEs on one host", errors.ErrUnsupported)
