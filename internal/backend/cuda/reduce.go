package cuda

import (
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/transport"
)

// scratchBytes is how much symmetric memory a PE has for reductions that go in pieces.
const scratchBytes = 1 << 19

// reduction is a reduction that is being enqueued.
type reduction struct {
	*driver.HostCall
	d    *device
	s    *stream
	elem int // bytes of an element
}

// reduce enqueues a reduction, in pieces around the limits of the transport. With multicast a PE
// may read the sources of others before they have come to the call.
func (d *device) reduce(s *stream, c *driver.HostCall) error {
	r := &reduction{HostCall: c, d: d, s: s, elem: c.Type.Bits() / 8}
	switch {
	case r.within() || d.sym.lib.Unlimited(c.Team, c.Type, c.Reduction, d.sym.board):
		return r.call(c.Op, c.Dst.Addr, c.Src.Addr, c.Dst.Bytes)
	case c.Op.Lengths == op.WholeSrc:
		return d.inTurn(s, scratchTurn, r.scatter)
	case r.mixes():
		return d.inTurn(s, scratchTurn, r.apart)
	}
	return r.pairs(c.Dst.Addr, c.Src.Addr, c.Dst.Bytes)
}

// within reports whether one call is within the limits.
func (r *reduction) within() bool {
	if r.Op.Lengths == op.WholeSrc {
		return r.Src.Bytes <= r.d.sym.limits.ScatterBytes
	}
	return !r.mixes() && !r.splits(r.Dst.Addr, r.Src.Addr, r.Dst.Bytes)
}

// mixes reports whether more PEs reduce in place than can.
func (r *reduction) mixes() bool {
	return r.Dst.Addr == r.Src.Addr && len(r.Members) > r.d.sym.limits.InPlacePEs
}

// splits reports whether a call may take pairs that begin between words.
func (r *reduction) splits(dst, src uint64, bytes int) bool {
	return r.d.sym.limits.Pairs && r.elem == 4 && (dst|src)%8 != 0 && bytes%8 == 0
}

// scatter does a reduce-scatter of a piece of each PE's part after the other.
func (r *reduction) scatter() error {
	n := len(r.Members)
	piece := min(r.d.sym.limits.ScatterBytes, scratchBytes) / n / r.elem * r.elem
	if piece == 0 {
		return r.parts()
	}
	return pieces(r.Dst.Bytes, piece, func(at uint64, bytes int) error {
		if err := r.gather(r.Src.Addr+at, bytes); err != nil {
			return err
		}
		if err := r.copied(); err != nil {
			return err
		}
		return r.call(r.Op, r.Dst.Addr+at, r.d.sym.scratch, bytes)
	})
}

// gather copies bytes at src, and as many in the parts after it, to the scratch memory.
func (r *reduction) gather(src uint64, bytes int) error {
	n, part := len(r.Members), r.Dst.Bytes
	if part <= r.d.lim.pitch {
		return r.d.check("cuMemcpy3DAsync", r.d.drv.Copy3D(&cu.Memcpy3D{
			SrcType: cu.MemoryDevice, SrcDevice: src, SrcPitch: uint64(part),
			DstType: cu.MemoryDevice, DstDevice: r.d.sym.scratch, DstPitch: uint64(bytes),
			WidthInBytes: uint64(bytes), Height: uint64(n), Depth: 1,
		}, r.s.h))
	}
	for j := range n {
		if err := r.copy(r.d.sym.scratch+uint64(j*bytes), src+uint64(j*part), bytes); err != nil {
			return err
		}
	}
	return nil
}

// parts reduces the parts of all PEs to all, one after the other, and keeps this PE's. The PEs
// meet before each piece: others may write to the scratch memory before this PE has come to the
// call.
func (r *reduction) parts() error {
	part := r.Dst.Bytes
	for j, pe := range r.Members {
		src := r.Src.Addr + uint64(j*part)
		err := pieces(part, scratchBytes, func(at uint64, n int) error {
			if err := r.meet(); err != nil {
				return err
			}
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

// apart does a reduction in place from copies of the source.
func (r *reduction) apart() error {
	return pieces(r.Dst.Bytes, scratchBytes, func(at uint64, n int) error {
		if err := r.copy(r.d.sym.scratch, r.Src.Addr+at, n); err != nil {
			return err
		}
		if err := r.copied(); err != nil {
			return err
		}
		return r.pairs(r.Dst.Addr+at, r.d.sym.scratch, n)
	})
}

// copied has the PEs meet when all have copied to their scratch memory, if others may read it
// before this PE has come to the call.
func (r *reduction) copied() error {
	if !r.d.sym.lib.Multicast(r.Team, r.d.sym.board) {
		return nil
	}
	return r.meet()
}

// meet has the streams of the team's PEs wait for each other.
func (r *reduction) meet() error {
	return r.d.sym.lib.OnStream(hostSync, &transport.Operands{Stream: uintptr(r.s.h), Operands: op.Operands[uint64]{Team: r.Team}})
}

// pieces calls f for each piece of bytes.
func pieces(bytes, piece int, f func(at uint64, n int) error) error {
	for at := 0; at < bytes; at += piece {
		if err := f(uint64(at), min(piece, bytes-at)); err != nil {
			return err
		}
	}
	return nil
}

// pairs enqueues a reduction of bytes to all PEs. An odd number of elements is never taken
// in pairs.
func (r *reduction) pairs(dst, src uint64, bytes int) error {
	if r.splits(dst, src, bytes) {
		if err := r.call(hostReduce, dst, src, bytes-4); err != nil {
			return err
		}
		last := uint64(bytes - 4)
		return r.call(hostReduce, dst+last, src+last, 4)
	}
	return r.call(hostReduce, dst, src, bytes)
}

var (
	hostReduce = op.HostLookup("Reduce")
	hostSync   = op.HostLookup("Sync")
)

// call enqueues a part of bytes.
func (r *reduction) call(o *op.HostOp, dst, src uint64, bytes int) error {
	a := r.s.operands(r.HostCall, bytes)
	a.Dst, a.Src = dst, src
	return r.d.sym.lib.OnStream(o, a)
}

func (r *reduction) copy(dst, src uint64, bytes int) error {
	return r.d.check("cuMemcpyDtoDAsync", r.d.drv.CopyDtoD(dst, src, bytes, r.s.h))
}
