package cuda

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func (d *device) Handles() (driver.Handles, error) {
	if err := d.alive(); err != nil {
		return driver.Handles{}, err
	}
	return driver.Handles{Ordinal: d.ordinal, Device: int32(d.gpu), Context: uintptr(d.ctx)}, nil
}

func (d *device) Wrap(addr uintptr, bytes int) (driver.Mem, error) {
	if err := d.alive(); err != nil {
		return driver.Mem{}, err
	}
	at := uint64(addr)
	p, r := d.drv.PointerInfo(at)
	if err := d.check("cuPointerGetAttributes", r); err != nil {
		return driver.Mem{}, err
	}
	if err := d.addressable(p, at, bytes); err != nil {
		return driver.Mem{}, err
	}
	a := &allocation{d: d, addr: at, bytes: bytes, kind: kindForeign}
	return a.mem(), nil
}

// addressable returns why kernels cannot address bytes bytes from at on, or nil.
func (d *device) addressable(p cu.PointerInfo, at uint64, bytes int) error {
	_, enabled := d.peers[p.Ordinal]
	switch {
	case p.Type == 0:
		return errors.New("CUDA knows no memory there; pin host memory (cuMemHostAlloc, cuMemHostRegister), and copy memory of the Go heap")
	case p.Type == cu.MemoryDevice && !p.Managed && p.Ordinal != d.ordinal && !enabled:
		return fmt.Errorf("it is memory of GPU %d, and PE %d has GPU %d; copy it there, or call EnablePeerAccess(%d)", p.Ordinal, d.job.Rank, d.ordinal, p.Ordinal)
	case p.Device != at:
		return fmt.Errorf("kernels address it at %#x; pass that address", p.Device)
	}
	if end, allocated := at+uint64(bytes), p.Start+p.Bytes; p.Bytes > 0 && (at < p.Start || end > allocated) {
		return fmt.Errorf("the allocation there ends after %d bytes, and %d are needed", allocated-at, bytes)
	}
	return nil
}

func (d *device) WrapStream(handle uintptr) (driver.Stream, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	h := cu.Stream(handle)
	ctx, r := d.drv.StreamContext(h)
	if err := d.check("cuStreamGetCtx", r); err != nil {
		return nil, err
	}
	if ctx != d.ctx {
		return nil, fmt.Errorf("it is a stream of another context (%#x) than the primary one of GPU %d (%#x)", ctx, d.ordinal, d.ctx)
	}
	for s := range d.streams {
		if s.h == h {
			return nil, errors.New("the PE has this stream already")
		}
	}
	s := &stream{d: d, h: h, foreign: true}
	d.streams[s] = struct{}{}
	return s, nil
}

func (d *device) Peer(m driver.Mem, pe int) (driver.Mem, error) {
	a, err := d.owned(m)
	if err != nil {
		return driver.Mem{}, err
	}
	if !a.sym {
		return driver.Mem{}, errors.New("it is not symmetric memory")
	}
	addr, err := d.sym.lib.Ptr(a.addr, pe)
	if err != nil {
		return driver.Mem{}, err
	}
	if addr == 0 {
		return driver.Mem{}, fmt.Errorf("memory of PE %d: %w; use put and get", pe, driver.ErrUnreachable)
	}
	p := &allocation{d: d, addr: addr, bytes: a.bytes, kind: kindForeign, of: a}
	return p.mem(), nil
}

func (s *stream) Handle() uintptr { return uintptr(s.h) }
func (e *event) Handle() uintptr  { return uintptr(e.h) }
func (g *graph) Handle() uintptr  { return uintptr(g.exec) }
