package emuproc

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

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
