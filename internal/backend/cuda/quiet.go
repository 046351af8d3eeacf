package cuda

import (
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// A host library may perform the transfers that a stream does not wait for (nbi) on streams of its
// own, which all streams of the program share: NVSHMEM does. Quiet on a stream has that stream wait for them,
// and the library then forgets them: Quiet on another stream would no longer wait. So if several
// streams have issued such transfers, a stream of the device's own waits for them first, and
// each of the others waits for that.

// nbi is what the device knows of transfers that streams do not wait for.
type nbi struct {
	// issued are the streams that have issued some since their last Quiet.
	issued map[*stream]struct{}
	// capturing is the stream that has issued some in a capture.
	capturing *stream
	// waiter, made when it is needed, waits for transfers of several streams.
	waiter *stream
}

// issue notes a transfer.
func (n *nbi) issue(s *stream) error {
	if n.capturing != nil && n.capturing != s {
		return errCapturing
	}
	if s.capture != nil {
		n.capturing = s
		return nil
	}
	n.issued[s] = struct{}{}
	return nil
}

var hostQuiet = op.HostLookup("Quiet")

// quiet enqueues Quiet.
func (d *device) quiet(s *stream) error {
	if err := d.nbi.forget(d, s); err != nil {
		return err
	}
	return d.quietNow(s)
}

// quietNow enqueues the library's quiet.
func (d *device) quietNow(s *stream) error {
	a := &d.sym.operands
	a.Stream = uintptr(s.h)
	return d.sym.lib.OnStream(hostQuiet, a)
}

// forget prepares for an operation that completes the transfers of s, and after which the library
// has forgotten all.
func (n *nbi) forget(d *device, s *stream) error {
	switch {
	case n.capturing == s:
		n.capturing = nil
		return nil
	case n.capturing != nil:
		return errCapturing
	case s.capture != nil:
		return nil
	}
	_, own := n.issued[s]
	if others := len(n.issued) > 1 || len(n.issued) == 1 && !own; others {
		if err := n.hand(d); err != nil {
			return err
		}
	}
	delete(n.issued, s)
	if !s.handed {
		return nil
	}
	s.handed = false
	return d.check("cuStreamWaitEvent", d.drv.StreamWaitEvent(s.h, s.quieted))
}

// hand has the device's own stream wait for all transfers, so that the library may forget them.
// The streams that have issued them wait for that stream at their next Quiet.
func (n *nbi) hand(d *device) error {
	if len(n.issued) == 0 {
		return nil
	}
	if n.waiter == nil {
		w, err := d.newStream()
		if err != nil {
			return err
		}
		n.waiter = w
	}
	if err := d.quietNow(n.waiter); err != nil {
		return err
	}
	for s := range n.issued {
		if s.quieted == 0 {
			e, r := d.drv.EventCreate(cu.EventDisableTiming)
			if err := d.check("cuEventCreate", r); err != nil {
				return err
			}
			s.quieted = e
		}
		s.handed = true
		if err := d.check("cuEventRecord", d.drv.EventRecord(s.quieted, n.waiter.h)); err != nil {
			return err
		}
	}
	clear(n.issued)
	return nil
}
