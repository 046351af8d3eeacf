package cuda

import (
	"context"
	"errors"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport"
)

func (s *stream) Places() bool { return s.d.job.CheckCollectives }

func (s *stream) Communicate(ctx context.Context, c *driver.HostCall) error {
	if err := s.alive(); err != nil {
		return err
	}
	for _, m := range [...]*driver.Mem{&c.Dst, &c.Src, &c.Word} {
		if m.Handle == nil {
			continue
		}
		if _, err := s.d.owned(*m); err != nil {
			return err
		}
	}
	d := s.d
	if c.Op.Blocks && s.capture == nil {
		s.waits = c.Op
	}
	switch {
	case d.sym == nil:
		return nil // one PE without symmetric memory has nothing to wait for
	case d.sym.limited && !d.sym.lib.Shared(c.Op):
		return d.svc.transport.Host.Limited.OnStream
	case c.Op.Effect == op.Completes && !c.Op.Collective():
		return d.quiet(s)
	case c.Op.Collective():
		if err := d.compareCalls(ctx, s, c); err != nil {
			return err
		}
		return d.collective(s, c)
	}
	if c.Op.Blocks {
		if err := s.mark(); err != nil {
			return err
		}
	}
	if c.Op.NBI {
		if err := d.nbi.issue(s); err != nil {
			return err
		}
	}
	if c.Dst.Bytes == 0 && c.Op.Elem != op.NoElem {
		return d.signalAlone(s, c)
	}
	return d.sym.lib.OnStream(c.Op, s.operands(c, c.Dst.Bytes))
}

// signalAlone enqueues a transfer of no bytes: of a put with signal the signal is left.
func (d *device) signalAlone(s *stream, c *driver.HostCall) error {
	if c.Op.Family != op.Sig {
		return nil
	}
	return d.sym.lib.OnStream(hostSignalOp, s.operands(c, 0))
}

var hostSignalOp = op.HostLookup("SignalOp")

// operands returns the arguments of the host library's function, which the device has one of.
func (s *stream) operands(c *driver.HostCall, bytes int) *transport.Operands {
	a := &s.d.sym.operands
	*a = transport.Operands{Operands: op.OperandsAs(&c.Operands, address), Bytes: bytes, Stream: uintptr(s.h)}
	return a
}

// address returns memory as the GPU has it.
func address(m driver.Mem) uint64 { return m.Addr }

// collective enqueues an operation of the PEs of a team.
func (d *device) collective(s *stream, c *driver.HostCall) error {
	team := c.Team
	if c.Op.Family == op.SyncOp {
		if c.Op.Effect == op.Completes {
			if err := d.nbi.forget(d, s); err != nil {
				return err
			}
		}
		return d.inTurn(s, team, func() error { return d.sym.lib.OnStream(c.Op, s.operands(c, 0)) })
	}
	if c.Dst.Bytes == 0 || c.Src.Bytes == 0 {
		return nil
	}
	f := d.move
	if c.Op.Reduces() {
		f = d.reduce
	}
	return d.inTurn(s, team, func() error { return f(s, c) })
}

// move enqueues a collective that only moves data.
func (d *device) move(s *stream, c *driver.HostCall) error {
	return d.sym.lib.OnStream(c.Op, s.operands(c, c.Op.Part(c.Dst.Bytes, c.Src.Bytes, len(c.Members))))
}

// errCapturing: the host library may have streams of its own for transfers that are not waited for, which
// would become part of the capture.
var errCapturing = errors.New("another stream of the PE captures such operations; end its capture first")
