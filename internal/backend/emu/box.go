package emu

import (
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// boxCopy is a copy of planes of rows of bytes.
type boxCopy struct {
	dst, src             driver.Box
	width, height, depth int
}

func (s *stream) CopyBox(dst, src driver.Box, width, height, depth int) error {
	return s.CopyBoxThen(dst, src, width, height, depth, nil)
}

// CopyBoxThen is CopyBox that has done called as by CopyOutThen.
func (s *stream) CopyBoxThen(dst, src driver.Box, width, height, depth int, done func()) error {
	if src.Host != nil {
		src.Host = s.early(src.Host)
	}
	return s.put("copy an array", &item{kind: itemBox, box: &boxCopy{dst, src, width, height, depth}, done: done})
}

// boxBase returns the address of the first byte.
func boxBase(b driver.Box) unsafe.Pointer {
	if b.Host != nil {
		return bytesOf(b.Host)
	}
	return b.Mem.Emu.Base
}

//go:norace
func (c *boxCopy) do() {
	c.each(copyRow)
}

// each calls f with the rows of the destination and of the source, until it fails.
//
//go:norace
func (c *boxCopy) each(f func(dst, src unsafe.Pointer, n uintptr) error) error {
	dst, src := boxBase(c.dst), boxBase(c.src)
	for z := range c.depth {
		for y := range c.height {
			to := unsafe.Add(dst, z*c.dst.Plane+y*c.dst.Row)
			from := unsafe.Add(src, z*c.src.Plane+y*c.src.Row)
			if err := f(to, from, uintptr(c.width)); err != nil {
				return err
			}
		}
	}
	return nil
}

//go:norace
func copyRow(dst, src unsafe.Pointer, n uintptr) error {
	copy(view(dst, n), view(src, n))
	return nil
}
