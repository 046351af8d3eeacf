package cuda

import (
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// scratchBytes is how much symmetric memory a PE has for reductions that go in pieces.
const scratchBytes = 1 << 19

// reduction is a reduction that is being enqueued.
type reduction struct {
	*driver.Comm
	d    *device
	s    *stream
	elem int // bytes of an element
}

// reduce enqueues a reduction. NVSHMEM 3.4 to 3.8 have limits, which its headers show
// (non_abi/device/coll), and around which it goes in pieces:
//
//   - A reduction of an even number of elements of 4 bytes may take them in pairs, which
//     must not begin between words of 8 bytes.
//   - A reduction in place of three PEs and more sends elements that are reduced already.
//   - A reduce-scatter writes past NVSHMEM's scratch memory if that does not hold the source
//     twice.
func (d *device) reduce(s *stream, c *driver.Comm) error {
	r := &reduction{Comm: c, d: d, s: s, elem: c.Type.Bits() / 8}
	switch {
	case c.Op.Lengths == op.WholeSrc && c.Src.Bytes > d.sym.room:
		return d.inTurn(s, scratchTurn, r.scatter)
	case c.Op.Lengths == op.WholeSrc:
		return r.call(c.Op, c.Dst.Addr, c.Src.Addr, c.Dst.Bytes)
	case c.Dst.Addr == c.Src.Addr && len(c.Team.Members) > 2:
		return d.inTurn(s, scratchTurn, func() error {
			return r.pieces(c.Dst.Bytes, func(at uint64, n int) error {
				if err := r.copy(d.sym.scratch, c.Src.Addr+at, n); err != nil {
					return err
				}
				return r.pairs(c.Dst.Addr+at, d.sym.scratch, n)
			})
		})
	}
	return r.pairs(c.Dst.Addr, c.Src.Addr, c.Dst.Bytes)
}

// scatter reduces the parts of all PEs, one after the other, and keeps this PE's.
func (r *reduction) scatter() error {
	part := r.Dst.Bytes
	for j, pe := range r.Team.Members {
		src := r.Src.Addr + uint64(j*part)
		err := r.pieces(part, func(at uint64, n int) error {
			if err := r.pairs(r.d.sym.scratch, src+at, n); err != nil || pe != r.d.job.Rank {
				return err
			}
			return r.copy(r.Dst.Addr+at, r.d.sym.scratch, n)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// pieces calls f for each piece of bytes that fits into the scratch memory.
func (r *reduction) pieces(bytes int, f func(at uint64, n int) error) error {
	for at := 0; at < bytes; at += scratchBytes {
		if err := f(uint64(at), min(scratchBytes, bytes-at)); err != nil {
			return err
		}
	}
	return nil
}

// pairs enqueues a reduction of bytes to all PEs. An odd number of elements is never taken
// in pairs.
func (r *reduction) pairs(dst, src uint64, bytes int) error {
	all := hostReduce
	if r.elem == 4 && (dst|src)%8 != 0 && bytes%8 == 0 {
		if err := r.call(all, dst, src, bytes-4); err != nil {
			return err
		}
		last := uint64(bytes - 4)
		return r.call(all, dst+last, src+last, 4)
	}
	return r.call(all, dst, src, bytes)
}

var hostReduce = op.HostLookup("Reduce")

// call calls NVSHMEM for a part of bytes.
func (r *reduction) call(o *op.HostOp, dst, src uint64, bytes int) error {
	a := r.s.operands(r.Comm, bytes/r.elem)
	a.Dst, a.Src = dst, src
	return r.d.sym.lib.OnStream(op.HostInstance{Op: o, Type: r.Type, Reduction: r.Reduction}, a)
}

func (r *reduction) copy(dst, src uint64, bytes int) error {
	return r.d.check("cuMemcpyDtoDAsync", r.d.drv.CopyDtoD(dst, src, bytes, r.s.h))
}
