package emuproc

import (
	"context"
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// stream is a stream of a PE of this process.
type stream struct {
	d      *device
	id     uint64
	places bool
	// set is the work of the graph in the making that the stream takes part in.
	set *captured
}

// event is a point in a stream.
type event struct {
	d   *device
	id  uint64
	set *captured // that it was recorded for
}

// Requests of streams. ID is the stream's.
type (
	streamOut struct {
		ID     uint64
		Places bool
	}
	idIn struct {
		ID uint64
	}
	pairIn struct {
		ID, Other uint64
	}
	copyInIn struct {
		ID  uint64
		Dst mem
		Src hostSource
	}
	copyOutIn struct {
		ID  uint64
		Dst hostTarget
		Src mem
	}
	copyIn struct {
		ID       uint64
		Dst, Src mem
	}
	recordIn struct {
		ID      uint64
		Untimed bool
	}
	commIn struct {
		ID         uint64
		Op         string
		Team       driver.Team
		PE, Elem   int
		Dst, Src   mem
		Type       op.Type
		Reduction  op.Reduction
		Signal     mem
		Value      uint64
		SigOp, Cmp int32
		Where      string
	}
)

var methodNewStream = &method[driver.StreamConfig, streamOut]{"NewStream", func(_ context.Context, g *guest, cfg driver.StreamConfig) (streamOut, error) {
	s, err := g.dev.NewStreamWith(cfg)
	if err != nil {
		return streamOut{}, err
	}
	return streamOut{g.keep(s), s.Places()}, nil
}}

// NewStream implements driver.Device.
func (d *device) NewStream() (driver.Stream, error) { return d.NewStreamWith(driver.StreamConfig{}) }

// NewStreamWith implements driver.Device.
func (d *device) NewStreamWith(cfg driver.StreamConfig) (driver.Stream, error) {
	o, err := methodNewStream.call(context.Background(), d, cfg)
	if err != nil {
		return nil, err
	}
	return &stream{d: d, id: o.ID, places: o.Places}, nil
}

var methodPriorities = &method[none, [2]int]{"StreamPriorities", func(_ context.Context, g *guest, _ none) (p [2]int, err error) {
	p[0], p[1], err = g.dev.StreamPriorities()
	return p, err
}}

// StreamPriorities implements driver.Device.
func (d *device) StreamPriorities() (least, greatest int, err error) {
	p, err := methodPriorities.call(context.Background(), d, none{})
	return p[0], p[1], err
}

// copier is a stream that tells when a copy to the host is done.
type copier interface {
	CopyOutThen(dst []byte, src driver.Mem, done func()) error
	CopyBoxThen(dst, src driver.Box, width, height, depth int, done func()) error
}

// stream returns a stream of the PE.
func (g *guest) stream(id uint64) (driver.Stream, error) {
	return object[driver.Stream](g, id, "stream")
}

var methodCopyIn = &method[copyInIn, none]{"CopyIn", func(_ context.Context, g *guest, in copyInIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	dst, err := g.mem(in.Dst)
	if err != nil {
		return none{}, err
	}
	src, err := g.source(in.Src)
	if err != nil {
		return none{}, err
	}
	return none{}, s.CopyIn(dst, src)
}}

// CopyIn implements driver.Stream.
func (s *stream) CopyIn(dst driver.Mem, src []byte) error {
	from := s.d.host.source(src, s.set)
	_, err := methodCopyIn.call(context.Background(), s.d, copyInIn{s.id, s.d.pack(dst), from})
	if err != nil {
		s.d.host.forget(from.ID)
	}
	return err
}

var methodCopyOut = &method[copyOutIn, none]{"CopyOut", func(_ context.Context, g *guest, in copyOutIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	src, err := g.mem(in.Src)
	if err != nil {
		return none{}, err
	}
	dst, done, err := g.target(in.Dst)
	if err != nil {
		return none{}, err
	}
	return none{}, s.(copier).CopyOutThen(dst, src, done)
}}

// CopyOut implements driver.Stream.
func (s *stream) CopyOut(dst []byte, src driver.Mem) error {
	to := s.d.host.target(dst, s.set, func(b []byte) { copy(dst, b) })
	_, err := methodCopyOut.call(context.Background(), s.d, copyOutIn{s.id, to, s.d.pack(src)})
	if err != nil {
		s.d.host.forget(to.ID)
	}
	return err
}

var methodCopyDevice = &method[copyIn, none]{"CopyDevice", func(_ context.Context, g *guest, in copyIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	dst, err := g.mem(in.Dst)
	if err != nil {
		return none{}, err
	}
	src, err := g.mem(in.Src)
	if err != nil {
		return none{}, err
	}
	return none{}, s.CopyDevice(dst, src)
}}

// CopyDevice implements driver.Stream.
func (s *stream) CopyDevice(dst, src driver.Mem) error {
	_, err := methodCopyDevice.call(context.Background(), s.d, copyIn{s.id, s.d.pack(dst), s.d.pack(src)})
	return err
}

var methodZero = &method[copyIn, none]{"Zero", func(_ context.Context, g *guest, in copyIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	dst, err := g.mem(in.Dst)
	if err != nil {
		return none{}, err
	}
	return none{}, s.Zero(dst)
}}

// Zero implements driver.Stream.
func (s *stream) Zero(dst driver.Mem) error {
	_, err := methodZero.call(context.Background(), s.d, copyIn{ID: s.id, Dst: s.d.pack(dst)})
	return err
}

var methodRecord = &method[recordIn, uint64]{"Record", func(_ context.Context, g *guest, in recordIn) (uint64, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return 0, err
	}
	record := s.Record
	if in.Untimed {
		record = s.RecordUntimed
	}
	e, err := record()
	if err != nil {
		return 0, err
	}
	return g.keep(e), nil
}}

func (s *stream) record(untimed bool) (driver.Event, error) {
	id, err := methodRecord.call(context.Background(), s.d, recordIn{s.id, untimed})
	if err != nil {
		return nil, err
	}
	return &event{s.d, id, s.set}, nil
}

// Record implements driver.Stream.
func (s *stream) Record() (driver.Event, error) { return s.record(false) }

// RecordUntimed implements driver.Stream.
func (s *stream) RecordUntimed() (driver.Event, error) { return s.record(true) }

var methodWait = &method[pairIn, none]{"Wait", func(_ context.Context, g *guest, in pairIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	e, err := object[driver.Event](g, in.Other, "event")
	if err != nil {
		return none{}, err
	}
	return none{}, s.Wait(e)
}}

// Wait implements driver.Stream.
func (s *stream) Wait(e driver.Event) error {
	o, ok := e.(*event)
	if !ok || o.d != s.d {
		return errors.New("wait for an event: it belongs to another device")
	}
	if _, err := methodWait.call(context.Background(), s.d, pairIn{s.id, o.id}); err != nil {
		return err
	}
	if s.set == nil {
		s.join(o.set)
	}
	return nil
}

var methodCommunicate = &method[commIn, none]{"Communicate", func(ctx context.Context, g *guest, in commIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	c := driver.Comm{
		Op: op.HostLookup(in.Op), Team: in.Team, PE: in.PE, Elem: in.Elem, Type: in.Type, Reduction: in.Reduction,
		Value: in.Value, SigOp: in.SigOp, Cmp: in.Cmp, Where: in.Where,
	}
	if c.Op == nil {
		return none{}, fmt.Errorf("there is no operation %q", in.Op)
	}
	for _, m := range []struct {
		to   *driver.Mem
		from mem
	}{{&c.Dst, in.Dst}, {&c.Src, in.Src}, {&c.Signal, in.Signal}} {
		if *m.to, err = g.mem(m.from); err != nil {
			return none{}, err
		}
	}
	return none{}, s.Communicate(ctx, &c)
}}

// Communicate implements driver.Communicator.
func (s *stream) Communicate(ctx context.Context, c *driver.Comm) error {
	_, err := methodCommunicate.call(ctx, s.d, commIn{
		ID: s.id, Op: c.Op.Name, Team: c.Team, PE: c.PE, Elem: c.Elem, Dst: s.d.packAny(c.Dst), Src: s.d.packAny(c.Src), Type: c.Type,
		Reduction: c.Reduction, Signal: s.d.packAny(c.Signal), Value: c.Value, SigOp: c.SigOp, Cmp: c.Cmp, Where: c.Where,
	})
	return err
}

// Places implements driver.Communicator.
func (s *stream) Places() bool { return s.places }

var methodCallHost = &method[pairIn, none]{"CallHost", func(_ context.Context, g *guest, in pairIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	return none{}, s.CallHost(func() { g.s.invoke(g, in.Other) })
}}

// CallHost implements driver.Stream.
func (s *stream) CallHost(f func()) error {
	id := s.d.host.call(f, s.set)
	_, err := methodCallHost.call(context.Background(), s.d, pairIn{s.id, id})
	if err != nil {
		s.d.host.forget(id)
	}
	return err
}

var methodSync = onObject("Stream.Sync", "stream", driver.Stream.Sync)

// Sync implements driver.Stream.
func (s *stream) Sync(ctx context.Context) error {
	_, err := methodSync.call(ctx, s.d, idIn{s.id})
	return err
}

var methodStreamDone = &method[idIn, bool]{"Stream.Done", func(_ context.Context, g *guest, in idIn) (bool, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return false, err
	}
	return s.Done()
}}

// Done implements driver.Stream.
func (s *stream) Done() (bool, error) {
	return methodStreamDone.call(context.Background(), s.d, idIn{s.id})
}

var methodEventDone = &method[idIn, bool]{"Event.Done", func(_ context.Context, g *guest, in idIn) (bool, error) {
	e, err := object[driver.Event](g, in.ID, "event")
	if err != nil {
		return false, err
	}
	return e.Done()
}}

// Done implements driver.Event.
func (e *event) Done() (bool, error) {
	return methodEventDone.call(context.Background(), e.d, idIn{e.id})
}

var methodCloseStream = onObject("Stream.Close", "stream", func(o driver.Stream, _ context.Context) error { return o.Close() })

// Close implements driver.Stream.
func (s *stream) Close() error {
	_, err := methodCloseStream.call(context.Background(), s.d, idIn{s.id})
	return err
}

var methodSyncEvent = onObject("Event.Sync", "event", driver.Event.Sync)

// Sync implements driver.Event.
func (e *event) Sync(ctx context.Context) error {
	_, err := methodSyncEvent.call(ctx, e.d, idIn{e.id})
	return err
}

var methodSince = &method[pairIn, float64]{"Event.Since", func(_ context.Context, g *guest, in pairIn) (float64, error) {
	e, err := object[driver.Event](g, in.ID, "event")
	if err != nil {
		return 0, err
	}
	earlier, err := object[driver.Event](g, in.Other, "event")
	if err != nil {
		return 0, err
	}
	return e.Since(earlier)
}}

// Since implements driver.Event.
func (e *event) Since(earlier driver.Event) (float64, error) {
	o, ok := earlier.(*event)
	if !ok || o.d != e.d {
		return 0, errors.New("time between events: they belong to different devices")
	}
	return methodSince.call(context.Background(), e.d, pairIn{e.id, o.id})
}

var methodCloseEvent = &method[idIn, none]{"Event.Close", func(_ context.Context, g *guest, in idIn) (none, error) {
	e, err := object[driver.Event](g, in.ID, "event")
	if err != nil {
		return none{}, err
	}
	g.drop(in.ID)
	return none{}, e.Close()
}}

// Close implements driver.Event.
func (e *event) Close() error {
	_, err := methodCloseEvent.call(context.Background(), e.d, idIn{e.id})
	return err
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

type boxIn struct {
	ID                   uint64
	Dst, Src             boxSide
	Width, Height, Depth int
}

var methodCopyBox = &method[boxIn, none]{"CopyBox", func(_ context.Context, g *guest, in boxIn) (none, error) {
	s, err := g.stream(in.ID)
	if err != nil {
		return none{}, err
	}
	dst, src := driver.Box{Row: in.Dst.Row, Plane: in.Dst.Plane}, driver.Box{Row: in.Src.Row, Plane: in.Src.Plane}
	var done func()
	if in.Dst.Host {
		dst.Host, done, err = g.target(in.Dst.To)
	} else {
		dst.Mem, err = g.mem(in.Dst.Mem)
	}
	if err != nil {
		return none{}, err
	}
	if in.Src.Host {
		src.Host, err = g.source(in.Src.From)
	} else {
		src.Mem, err = g.mem(in.Src.Mem)
	}
	if err != nil {
		return none{}, err
	}
	return none{}, s.(copier).CopyBoxThen(dst, src, in.Width, in.Height, in.Depth, done)
}}

// CopyBox implements driver.BoxCopier.
func (s *stream) CopyBox(dst, src driver.Box, width, height, depth int) error {
	to, from := boxSide{Row: dst.Row, Plane: dst.Plane}, boxSide{Row: src.Row, Plane: src.Plane}
	h := s.d.host
	if dst.Host != nil {
		to.Host = true
		to.To = h.target(dst.Host, s.set, func(b []byte) { copyRows(dst.Host, b, dst, width, height, depth) })
	} else {
		to.Mem = s.d.pack(dst.Mem)
	}
	if src.Host != nil {
		from.Host = true
		from.From = h.source(src.Host, s.set)
	} else {
		from.Mem = s.d.pack(src.Mem)
	}
	_, err := methodCopyBox.call(context.Background(), s.d, boxIn{s.id, to, from, width, height, depth})
	if err != nil {
		h.forget(to.To.ID)
		h.forget(from.From.ID)
	}
	return err
}
