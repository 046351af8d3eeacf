package emurpc

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// device is the GPU of a PE of this process, which another process has.
type device struct {
	deviceStub
	client *Client
	rank   int
	host   *hostMemory
}

// What the types of the package implement, whose interfaces document the methods.
var (
	_ driver.Device   = (*device)(nil)
	_ driver.Emulated = (*device)(nil)
	_ driver.Module   = (*module)(nil)
	_ driver.ByBuffer = (*module)(nil)
	_ driver.Stream   = (*stream)(nil)
	_ driver.Graph    = (*graph)(nil)
)

func newDevice(c *Client, rank int) *device {
	d := &device{client: c, rank: rank, host: newHostMemory()}
	d.d = d
	return d
}

// memory is an allocation, as the process of its PE knows it.
type memory struct {
	d     *device
	id    uint64
	addr  uint64
	bytes int
	local []byte // of pinned memory
}

// made returns new memory for the runtime.
func (d *device) made(n newMem, err error) (driver.Mem, error) {
	if err != nil {
		return driver.Mem{}, err
	}
	m := &memory{d: d, id: n.ID, addr: n.Addr, bytes: n.Bytes}
	return driver.Mem{Addr: n.Addr, Bytes: n.Bytes, Sym: n.Sym, Handle: m}, nil
}

// pack returns memory as it travels.
func (d *device) pack(m driver.Mem) mem {
	if m.Handle == nil {
		return mem{}
	}
	h, ok := m.Handle.(*memory)
	if !ok || h.d != d {
		return mem{ID: ^uint64(0)} // which the other side refuses
	}
	lo := int(m.Addr - h.addr)
	return mem{h.id, lo, lo + m.Bytes}
}

// bytesOf returns the bytes of emulated memory.
func bytesOf(m driver.Mem) []byte { return unsafe.Slice((*byte)(m.Emu.Base), m.Bytes) }

func (d *device) Free(ctx context.Context, m driver.Mem, where string) error {
	err := d.free(ctx, d.pack(m), where)
	if h, ok := m.Handle.(*memory); ok && err == nil && h.local != nil {
		d.host.unpin(h)
		return unmap(h.local)
	}
	return err
}

func (g *served) free(ctx context.Context, m mem, where string) error {
	return g.freed(m, func(m driver.Mem) error { return g.dev.Free(ctx, m, where) })
}

func (d *device) FreeAsync(s driver.Stream, m driver.Mem, where string) error {
	return d.freeAsync(s, d.pack(m), where)
}

func (g *served) freeAsync(s driver.Stream, m mem, where string) error {
	return g.freed(m, func(m driver.Mem) error { return g.dev.FreeAsync(s, m, where) })
}

// freed takes the number from memory that free releases.
func (g *served) freed(t mem, free func(m driver.Mem) error) error {
	m, err := g.allocation(t.ID)
	if err != nil {
		return err
	}
	if err := free(m); err != nil {
		return err
	}
	g.drop(t.ID)
	return nil
}

func (d *device) Lost() bool {
	lost, err := d.lost()
	return lost || err != nil
}

func (g *served) lost() (bool, error) { return g.dev.Lost(), nil }

// Abort implements driver.Device. It does not wait.
func (d *device) Abort() {
	// If it cannot be sent, the GPU is gone.
	_ = d.client.conn.send(frame{Kind: frameAbort, PE: d.rank}, nil)
}

// Close implements driver.Device. A device that is gone is closed.
func (d *device) Close() error {
	if err := d.deviceStub.Close(); !errors.Is(err, errGone) {
		return err
	}
	return nil
}

func (d *device) Interprets() bool { return false }

// EncodeTensorMap implements driver.Tensors. The process of PE 0 finds the memory by its address.
func (d *device) EncodeTensorMap(addr uint64, _ driver.TensorType, m threadapi.TensorMap) ([driver.TensorMapWords]uint64, error) {
	words := m.Words()
	words[0] = addr
	return words, nil
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
var errNotShared = fmt.Errorf("%w: host and kernels use this memory at one address, so the process of the PE and that of PE 0, which has the emulated GPUs, must be on one host that runs Linux; use Alloc and copies, or run all PEs on one host", errors.ErrUnsupported)

func (d *device) AllocHost(bytes int, managed bool) (driver.Mem, error) {
	s, local, remove, err := share(bytes)
	if err != nil {
		return driver.Mem{}, err
	}
	defer remove()
	m, err := d.made(d.allocHost(s))
	if err != nil {
		return m, errors.Join(err, unmap(local))
	}
	h := m.Handle.(*memory)
	h.local = local
	d.host.pin(h)
	return m, nil
}

// hostAdopter is a device that takes memory of the process as memory of the host.
type hostAdopter interface{ AdoptHost(b []byte) driver.Mem }

func (g *served) allocHost(s shared) (newMem, error) {
	b, err := s.open()
	if err != nil {
		return newMem{}, err
	}
	n := g.keepMem(g.dev.(hostAdopter).AdoptHost(b), 1, s.Addr)
	g.mu.Lock()
	defer g.mu.Unlock()
	g.shares[n.ID] = b
	return n, nil
}

func (d *device) AllocSym(ctx context.Context, bytes int, content []byte, o driver.SymOptions, where string) (driver.Mem, error) {
	return d.made(d.allocSym(ctx, bytes, content, o, where))
}

func (g *served) allocSym(ctx context.Context, bytes int, content []byte, o driver.SymOptions, where string) (newMem, error) {
	m, err := g.dev.AllocSym(ctx, bytes, content, o, where)
	if err != nil {
		return newMem{}, err
	}
	return g.keepMem(m, o.Align, 0), nil
}

// Wrap implements driver.Foreign. The memory is the PE's, by its address here.
func (d *device) Wrap(addr uintptr, bytes int) (driver.Mem, error) {
	return d.made(d.wrap(uint64(addr), bytes))
}

func (g *served) wrap(addr uint64, bytes int) (newMem, error) {
	m, err := g.at(addr, bytes, false)
	if err != nil {
		return newMem{}, fmt.Errorf("%w: the emulated GPU of PE %d is in another process, which cannot use memory of this one; use AllocPinned, or run all PEs in one process", errors.ErrUnsupported, g.rank)
	}
	if m, err = g.dev.Wrap(m.Address(), bytes); err != nil {
		return newMem{}, err
	}
	return g.keepMem(m, 1, addr), nil
}

// Peer implements driver.Foreign. The PE's own memory keeps its address.
func (d *device) Peer(m driver.Mem, pe int) (driver.Mem, error) {
	return d.made(d.peer(m, pe, m.Addr))
}

func (g *served) peer(m driver.Mem, pe int, addr uint64) (newMem, error) {
	o, err := g.dev.Peer(m, pe)
	if err != nil {
		return newMem{}, err
	}
	if pe != g.rank {
		addr = 0
	}
	return g.keepMem(o, 1, addr), nil
}
