package emu

import (
	"bytes"
	"fmt"
	"reflect"
	"runtime"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// sharedSite identifies shared memory: where it is asked for, and its type.
type sharedSite struct {
	file string
	line int
	typ  reflect.Type
}

// sharedKey is what is known of a call before its line is looked up.
type sharedKey struct {
	pc  uintptr
	typ reflect.Type
}

// sharedSites numbers the places that ask for shared memory, in the order in which they
// first do. A block keeps its memory by these numbers.
type sharedSites struct {
	w      *World
	calls  map[sharedKey]int
	places map[sharedSite]int
	sizes  []uintptr
}

// add returns the number of the place of a call that was not known.
func (s *sharedSites) add(key sharedKey) int {
	if s.calls == nil {
		s.calls, s.places = map[sharedKey]int{}, map[sharedSite]int{}
	}
	// A helper that was inlined twice has two addresses on one line.
	f, _ := runtime.CallersFrames([]uintptr{key.pc}).Next()
	place := sharedSite{f.File, f.Line, key.typ}
	site, ok := s.places[place]
	if !ok {
		site = len(s.places)
		s.places[place] = site
		s.sizes = append(s.sizes, key.typ.Size())
	}
	s.calls[key] = site
	return site
}

// serve finds the block's memory for a call of gpu.Shared.
func (s *sharedSites) serve(t *thread) {
	key := sharedKey{s.w.req.pc, s.w.req.typ}
	site, ok := s.calls[key]
	if !ok {
		if hasPointers(key.typ) {
			s.w.throw(t, &raised{kind: fault.Panic, text: fmt.Sprintf("gpu.Shared: %v holds pointers; shared memory takes numbers, and structs and arrays of them", key.typ)})
			return
		}
		site = s.add(key)
	}
	s.w.req.ptr = s.memory(t.b, site)
}

// memory returns the memory of a block for a place.
func (s *sharedSites) memory(b *block, site int) unsafe.Pointer {
	for len(b.shared) <= site {
		b.shared = append(b.shared, nil)
	}
	if b.shared[site] == nil {
		n, align := int(s.sizes[site]), sharedAlignment
		if s.w.cfg.Checker != nil {
			// Hooks of the sanitizer tell by the end of an address where in the memory of a block it is.
			align = max(align, sanitizer.SharedBytes(n))
		}
		b.shared[site] = poisonedBytes(n, align)
	}
	return b.shared[site]
}

// dynamicMemory returns the memory of a block that the launch sized.
func (b *block) dynamicMemory() unsafe.Pointer {
	if b.dynamic == nil {
		b.dynamic = poisonedBytes(b.k.dynamicShared, sharedAlignment)
	}
	return b.dynamic
}

// poison takes the values out of the shared memory of a block that has ended, so that a block
// of its cluster that still reaches it goes wrong.
func (s *sharedSites) poison(b *block) {
	for site := -1; site < len(b.shared); site++ {
		mem := s.bytes(b, site)
		copyQuietly(mem, bytes.Repeat([]byte{0xff}, len(mem)))
	}
}

// serveDynamic finds the block's memory that the launch sized.
func (s *sharedSites) serveDynamic(t *thread) {
	if typ := s.w.req.typ; typ.Size() == 0 || hasPointers(typ) {
		s.w.throw(t, &raised{kind: fault.Panic, text: fmt.Sprintf("gpu.DynamicShared: %v holds pointers, or nothing; shared memory takes numbers, and structs and arrays of them", typ)})
		return
	}
	s.w.req.ptr = t.b.dynamicMemory()
}

// sharedAlignment is that of shared memory, which copies of boxes of tensors may need.
const sharedAlignment = 1024

// poisonedBytes returns memory that holds no useful value: bytes of 0xff, which are
// NaN and -1. GPUs do not clear shared memory.
//
//go:norace
func poisonedBytes(n, align int) unsafe.Pointer {
	n = max(n, 1)
	p := alignedBytes(n, align)
	for i := range n {
		*(*byte)(unsafe.Add(p, i)) = 0xff
	}
	return p
}

// hasPointers says that values of the type hold addresses.
func hasPointers(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Array:
		return hasPointers(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if hasPointers(t.Field(i).Type) {
				return true
			}
		}
		return false
	case reflect.Pointer, reflect.UnsafePointer, reflect.Slice, reflect.String, reflect.Map, reflect.Chan, reflect.Func, reflect.Interface:
		return true
	}
	return false
}
