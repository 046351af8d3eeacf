package cuda

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// stream implements driver.Stream.
type stream struct {
	d *device
	h cu.Stream
	// foreign says that somebody else destroys it.
	foreign bool
	// end is the event that a long wait for the stream sleeps on.
	end cu.Event
	// keep holds the host memory of copies that may not be done. Memory of
	// the Go heap does not move, so holding it is all that is needed.
	keep held[[]byte]
	// launched are the kernels launched since the stream was last seen idle,
	// each at most once in a row; they are named when the GPU fails.
	launched []*kernel
	// waits is the last operation since then that waits for other PEs.
	waits *op.HostOp
	// comms are the communicators of which calls were enqueued since then.
	comms []*comm
	// calls are the functions of the host that may not have been called.
	calls held[*cu.HostFunc]
	// early says that one of them may have begun before the one before it has ended.
	early bool
	// contents are those of the graphs launched since the stream was last seen idle.
	contents []*content
	// capture is what takes the work that is enqueued, nil for the GPU.
	capture *capture
	// quieted is the event after its transfers that were handed to another stream
	// (quiet.go), and handed says that it has to wait for that.
	quieted cu.Event
	handed  bool
	// unmarked is the turn of its last operation, if that is a collective one and the event
	// after it is not recorded (barrier.go).
	unmarked *turn
	// meets is the turn of its kernels that meet other PEs, nil before the first one, and met
	// says that some were enqueued since the stream was last seen idle.
	meets  *turn
	met    bool
	closed bool
}

// held are things that work of a stream uses, in the order of the work.
type held[T any] struct {
	list []T
	gone int // those dropped in front
}

// end returns how many things there have been.
func (h *held[T]) end() int { return h.gone + len(h.list) }

// drop forgets the first n of the things that there have been.
func (h *held[T]) drop(n int) {
	n -= h.gone
	if n <= 0 {
		return
	}
	clear(h.list[:n])
	h.gone += n
	if n < len(h.list) {
		h.list = h.list[n:]
	} else {
		h.list = h.list[:0]
	}
}

var errStreamClosed = errors.New("the stream is closed")

func (d *device) NewStream() (driver.Stream, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	return d.newStream()
}

func (d *device) NewStreamWith(cfg driver.StreamConfig) (driver.Stream, error) {
	if err := d.alive(); err != nil {
		return nil, err
	}
	flags := uint32(cu.StreamNonBlocking)
	if cfg.Blocking {
		flags = 0
	}
	return d.adopt(d.drv.StreamCreateWithPriority(flags, cfg.Priority))
}

func (d *device) StreamPriorities() (least, greatest int, err error) {
	if err := d.alive(); err != nil {
		return 0, 0, err
	}
	least, greatest, r := d.drv.StreamPriorityRange()
	return least, greatest, d.check("cuCtxGetStreamPriorityRange", r)
}

func (d *device) newStream() (*stream, error) {
	return d.adopt(d.drv.StreamCreate(cu.StreamNonBlocking))
}

// adopt returns a stream that the driver has just made.
func (d *device) adopt(h cu.Stream, r cu.Result) (*stream, error) {
	if err := d.check("cuStreamCreate", r); err != nil {
		return nil, err
	}
	s := &stream{d: d, h: h}
	d.streams[s] = struct{}{}
	return s, nil
}

func (s *stream) alive() error {
	if s.closed {
		return errStreamClosed
	}
	return s.d.alive()
}

// endEvent records the event that is reached when the stream's work is done.
func (s *stream) endEvent() (cu.Event, error) {
	if s.end == 0 {
		e, r := s.d.drv.EventCreate(cu.EventBlockingSync | cu.EventDisableTiming)
		if err := s.d.check("cuEventCreate", r); err != nil {
			return 0, err
		}
		s.end = e
	}
	return s.end, s.d.check("cuEventRecord", s.d.drv.EventRecord(s.end, s.h))
}

// settle forgets what was kept for work that is done.
func (s *stream) settle() {
	s.keep.drop(s.keep.end())
	s.calls.drop(s.calls.end())
	clear(s.launched)
	s.launched = s.launched[:0]
	s.waits, s.early, s.met = nil, false, false
	s.contents, s.comms = nil, nil
}

// maxKeep is how many copies a stream keeps memory for, and how many functions and graphs it
// holds, before it looks whether they are done.
const maxKeep = 256

// bound forgets what was kept if that is n things or more, and the work is done.
func (s *stream) bound(n int) {
	if n >= maxKeep && s.d.drv.StreamQuery(s.h) == cu.Success {
		s.settle()
	}
}

func (s *stream) hold(b []byte) {
	if s.capture != nil {
		s.capture.keep = append(s.capture.keep, b)
		return
	}
	s.bound(len(s.keep.list))
	s.keep.list = append(s.keep.list, b)
}

func (s *stream) CopyIn(dst driver.Mem, src []byte) error {
	if err := s.begin(dst); err != nil {
		return err
	}
	if len(src) != dst.Bytes {
		return sizesDiffer(dst.Bytes, len(src))
	}
	if len(src) == 0 {
		return nil
	}
	s.hold(src)
	return s.d.check("cuMemcpyHtoDAsync", s.d.drv.CopyHtoD(dst.Addr, unsafe.Pointer(&src[0]), len(src), s.h))
}

func (s *stream) CopyOut(dst []byte, src driver.Mem) error {
	if err := s.begin(src); err != nil {
		return err
	}
	if len(dst) != src.Bytes {
		return sizesDiffer(len(dst), src.Bytes)
	}
	if len(dst) == 0 {
		return nil
	}
	s.hold(dst)
	return s.d.check("cuMemcpyDtoHAsync", s.d.drv.CopyDtoH(unsafe.Pointer(&dst[0]), src.Addr, len(dst), s.h))
}

func (s *stream) CopyDevice(dst, src driver.Mem) error {
	if err := s.begin(dst); err != nil {
		return err
	}
	if _, err := s.d.owned(src); err != nil {
		return fmt.Errorf("source: %w", err)
	}
	if dst.Bytes != src.Bytes {
		return sizesDiffer(dst.Bytes, src.Bytes)
	}
	if dst.Bytes == 0 {
		return nil
	}
	return s.d.check("cuMemcpyDtoDAsync", s.d.drv.CopyDtoD(dst.Addr, src.Addr, dst.Bytes, s.h))
}

func (s *stream) Zero(dst driver.Mem) error {
	if err := s.begin(dst); err != nil {
		return err
	}
	if dst.Bytes == 0 {
		return nil
	}
	return s.d.check("cuMemsetD8Async", s.d.drv.MemsetD8(dst.Addr, 0, dst.Bytes, s.h))
}

// begin checks that work on m can be enqueued.
func (s *stream) begin(m driver.Mem) error {
	if err := s.alive(); err != nil {
		return err
	}
	_, err := s.d.owned(m)
	return err
}

func sizesDiffer(dst, src int) error {
	return fmt.Errorf("destination has %d bytes, source has %d", dst, src)
}

func (s *stream) CallHost(f func()) error {
	if err := s.alive(); err != nil {
		return err
	}
	if err := s.mark(); err != nil {
		return err
	}
	call := &cu.HostFunc{Call: f}
	if c := s.capture; c != nil {
		c.calls = append(c.calls, call)
	} else {
		s.bound(len(s.calls.list))
		s.calls.list = append(s.calls.list, call)
	}
	return s.d.check("cuLaunchHostFunc", s.d.drv.LaunchHostFunc(s.h, call))
}

func (s *stream) Sync(ctx context.Context) error {
	if err := s.alive(); err != nil {
		return err
	}
	if err := s.d.wait(ctx, target{s: s}); err != nil {
		return err
	}
	return s.passed()
}

func (s *stream) Done() (bool, error) {
	if err := s.alive(); err != nil {
		return false, err
	}
	done, err := s.d.done(target{s: s})
	if done && err == nil {
		err = s.passed()
	}
	return done, err
}

// passed lets go of what the stream's work has used, which is done.
func (s *stream) passed() error {
	s.settle()
	if s.d.prints {
		return s.d.check("cuStreamSynchronize", s.d.drv.FlushPrints(s.h))
	}
	return nil
}

// Close implements driver.Stream. It waits for the stream's work.
func (s *stream) Close() error {
	if s.closed {
		return nil
	}
	if s.d.lost != nil || s.d.closed {
		s.closed = true
		return nil
	}
	err := s.Sync(context.Background())
	if s.d.lost == nil {
		s.destroy()
	}
	s.closed = true
	return err
}

// destroy gives the stream back without waiting for it.
func (s *stream) destroy() {
	s.closed, s.unmarked = true, nil // nothing has to wait for it any more
	delete(s.d.streams, s)
	s.settle()
	if s.meets != nil {
		s.d.drv.EventDestroy(s.meets.reached)
	}
	for _, e := range []cu.Event{s.end, s.quieted} {
		if e != 0 {
			s.d.drv.EventDestroy(e)
		}
	}
	delete(s.d.nbi.issued, s)
	if !s.foreign {
		s.d.drv.StreamDestroy(s.h)
	}
}
