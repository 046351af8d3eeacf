package gpurt

import (
	"fmt"
	"slices"
)

// used is what work of a graph needs as long as it can be launched: memory, kernels and
// teams.
type used interface {
	// unusable returns why it cannot be used any more, or nil.
	unusable() error
}

func (a *allocation) unusable() error { return a.err }
func (t *Team) unusable() error       { return t.usable() }

func (m *Module) unusable() error {
	if m.closed {
		return fmt.Errorf("kernels of %s: %w", m.man.Package, ErrClosed)
	}
	return nil
}

// uses notes what the graph in the making needs, if there is one.
func (s *Stream) uses(u used) {
	if s == nil || s.capture == nil {
		return
	}
	c := s.capture
	for c.outer != nil {
		c = c.outer
	}
	if !slices.Contains(c.uses, u) {
		c.uses = append(c.uses, u)
	}
}

// usesViews is uses of memory.
func (s *Stream) usesViews(views ...*view) {
	if s == nil || s.capture == nil {
		return
	}
	for _, v := range views {
		if v != nil && v.a != nil {
			s.uses(v.a)
		}
	}
}

// Uses notes that work on the stream needs x and may write it, and that the stream meets other PEs. It
// is for packages of this module.
func Uses[T any](s *Stream, x DeviceSlice[T]) {
	if x == nil {
		return
	}
	v := x.deviceSlice()
	s.usesViews(v)
	if v.exists() {
		v.a.pe.sanitizer.met = true
		v.written()
	}
}

// unusable returns why the work cannot be done any more, or nil.
func (c *capture) unusable() error {
	for _, u := range c.uses {
		if err := u.unusable(); err != nil {
			return fmt.Errorf("its work needs what is gone: %w", err)
		}
	}
	return nil
}
