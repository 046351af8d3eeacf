package dl

import (
	"runtime"
	"unsafe"
)

// CStrings is a C array of strings, const char **, whose memory stays where it
// is until Release.
type CStrings struct {
	pin  runtime.Pinner
	ptrs []*byte
}

// NewCStrings returns the strings as a C array.
func NewCStrings(list []string) *CStrings {
	c := &CStrings{}
	for _, s := range list {
		b := append([]byte(s), 0)
		c.pin.Pin(&b[0])
		c.ptrs = append(c.ptrs, &b[0])
	}
	if len(c.ptrs) > 0 {
		c.pin.Pin(&c.ptrs[0])
	}
	return c
}

// Len returns the number of strings.
func (c *CStrings) Len() int32 { return int32(len(c.ptrs)) }

// Ptr returns the address of the first pointer, or nil if there is none.
func (c *CStrings) Ptr() unsafe.Pointer {
	if len(c.ptrs) == 0 {
		return nil
	}
	return unsafe.Pointer(&c.ptrs[0])
}

// Release lets go of the memory.
func (c *CStrings) Release() { c.pin.Unpin() }
