package sanitized

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Stream is what its PE calls on a stream of the inner device. As an argument of other calls, that
// stream itself stands for it.
type Stream struct {
	driver.Stream
	d *Device
	// What launches of the stream use in turn, and the version of the table.
	desc, threads, blocks, shared, vectors, table driver.Mem
	version                                       int
	// held is memory that enqueued copies use.
	held [][]byte
}

// Stream returns what to call in the place of a stream of the inner device.
func (d *Device) Stream(s driver.Stream) *Stream {
	d.streams[s] = &Stream{Stream: s, d: d}
	return d.streams[s]
}

// CopyIn implements driver.Stream, as the methods below do.
func (s *Stream) CopyIn(dst driver.Mem, src []byte) error {
	s.d.written(dst)
	return s.Stream.CopyIn(dst, src)
}

func (s *Stream) CopyDevice(dst, src driver.Mem) error {
	s.d.written(dst)
	return s.Stream.CopyDevice(dst, src)
}

func (s *Stream) CopyBox(dst, src driver.Box, width, height, depth int) error {
	s.d.written(dst.Mem)
	return s.Stream.CopyBox(dst, src, width, height, depth)
}

func (s *Stream) Zero(dst driver.Mem) error {
	s.d.written(dst)
	return s.Stream.Zero(dst)
}

func (s *Stream) Communicate(ctx context.Context, c *driver.HostCall) error {
	s.d.met = true
	switch o := c.Op; {
	case o.Collective() || len(o.Params) > 0 && o.Params[0] == op.DstLocal:
		s.d.written(c.Dst)
	case (o.Family == op.RMA || o.Family == op.Sig) && !o.Blocks && !s.d.told[c.PE]:
		if err := s.d.tell(ctx, c.PE); err != nil {
			return err
		}
	}
	return s.Stream.Communicate(ctx, c)
}

func (s *Stream) Sync(ctx context.Context) error {
	err := s.Stream.Sync(ctx)
	if err == nil {
		s.held = nil
	}
	return s.d.reported(err)
}

func (s *Stream) Done() (bool, error) {
	done, err := s.Stream.Done()
	if !done {
		return done, err
	}
	if err == nil {
		s.held = nil
	}
	return done, s.d.reported(err)
}

func (s *Stream) Close() error {
	delete(s.d.streams, s.Stream)
	return s.d.reported(s.Stream.Close())
}

// upload copies bytes to the beginning of memory that the launches of the stream use in turn.
func (s *Stream) upload(to driver.Mem, b []byte) error {
	if len(b) == 0 {
		return nil
	}
	s.held = append(s.held, b)
	return s.Stream.CopyIn(to.Slice(0, len(b)), b)
}
