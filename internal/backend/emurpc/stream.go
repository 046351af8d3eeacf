package emurpc

import "github.com/gpuc-go/gpuc/internal/backend/driver"

// stream is a stream of a PE of this process.
type stream struct {
	streamStub
	// capture is what the stream takes part in, nil if it does not capture.
	capture *capture
}

// event is a point in a stream.
type event struct {
	eventStub
	capture *capture // in which it was recorded
}

// copier is a stream that tells when a copy to the host is done.
type copier interface {
	CopyOutThen(dst []byte, src driver.Mem, done func()) error
	CopyBoxThen(dst, src driver.Box, width, height, depth int, done func()) error
}

func (s *stream) CopyIn(dst driver.Mem, src []byte) error {
	from := s.d.host.source(src, s.capture)
	return s.d.host.withdrawIf(s.d.copyIn(s, dst, from), from.ID)
}

func (g *served) copyIn(s driver.Stream, dst driver.Mem, src hostSource) error {
	b, err := g.source(src)
	if err != nil {
		return err
	}
	return s.CopyIn(dst, b)
}

func (s *stream) CopyOut(dst []byte, src driver.Mem) error {
	to := s.d.host.target(dst, s.capture, func(b []byte) { copy(dst, b) })
	return s.d.host.withdrawIf(s.d.copyOut(s, to, src), to.ID)
}

func (g *served) copyOut(s driver.Stream, dst hostTarget, src driver.Mem) error {
	b, done, err := g.target(dst)
	if err != nil {
		return err
	}
	return s.(copier).CopyOutThen(b, src, done)
}

// boxSide is one side of a copy of boxes: memory of the device, or of the host to copy from
// or to.
type boxSide struct {
	Mem        mem
	Host       bool
	From       hostSource
	To         hostTarget
	Row, Plane int
}

func (s *stream) CopyBox(dst, src driver.Box, width, height, depth int) error {
	to, from := boxSide{Mem: s.d.pack(dst.Mem), Row: dst.Row, Plane: dst.Plane}, boxSide{Mem: s.d.pack(src.Mem), Row: src.Row, Plane: src.Plane}
	if dst.Host != nil {
		to.Host = true
		to.To = s.d.host.target(dst.Host, s.capture, func(b []byte) { copyRows(dst.Host, b, dst, width, height, depth) })
	}
	if src.Host != nil {
		from.Host = true
		from.From = s.d.host.source(src.Host, s.capture)
	}
	return s.d.host.withdrawIf(s.d.copyBox(s, to, from, width, height, depth), to.To.ID, from.From.ID)
}

func (g *served) copyBox(s driver.Stream, to, from boxSide, width, height, depth int) error {
	dst, src := driver.Box{Row: to.Row, Plane: to.Plane}, driver.Box{Row: from.Row, Plane: from.Plane}
	var done func()
	var err error
	if to.Host {
		dst.Host, done, err = g.target(to.To)
	} else {
		dst.Mem, err = g.mem(to.Mem)
	}
	if err != nil {
		return err
	}
	if from.Host {
		src.Host, err = g.source(from.From)
	} else {
		src.Mem, err = g.mem(from.Mem)
	}
	if err != nil {
		return err
	}
	return s.(copier).CopyBoxThen(dst, src, width, height, depth, done)
}

func (s *stream) CallHost(f func()) error {
	id := s.d.host.addFunction(f, s.capture)
	return s.d.host.withdrawIf(s.d.callHost(s, id), id)
}

func (g *served) callHost(s driver.Stream, function uint64) error {
	return s.CallHost(func() { g.s.invoke(g, function) })
}

// invoke calls a function that a stream has come to.
func (d *device) invoke(id uint64) {
	d.host.function(id)()
	// If it cannot be sent, the GPU is gone.
	_ = d.client.conn.send(frame{Kind: frameReturned, PE: d.rank, ID: id}, d.host.returned(id))
}

func (s *stream) Record() (driver.Event, error) { return s.recorded(s.streamStub.Record()) }

func (s *stream) RecordUntimed() (driver.Event, error) {
	return s.recorded(s.streamStub.RecordUntimed())
}

func (s *stream) recorded(e driver.Event, err error) (driver.Event, error) {
	if err == nil {
		e.(*event).capture = s.capture
	}
	return e, err
}

// Wait implements driver.Stream. The stream then takes part in the making of a graph as the
// event does.
func (s *stream) Wait(e driver.Event) error {
	err := s.streamStub.Wait(e)
	if err == nil && s.capture == nil {
		s.join(e.(*event).capture)
	}
	return err
}
