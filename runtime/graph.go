package gpurt

import (
	"errors"
	"fmt"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/op"
)

// Graph is work that was captured from a stream. It can be launched again and again,
// in a fraction of the time that enqueueing the work takes. On a GPU it is a CUDA graph.
//
// The launches in a graph keep the parameters that they had at the capture. So a number
// that grows from launch to launch cannot be a parameter: the kernel has to keep it in
// device memory.
type Graph struct {
	pe     *PE
	g      driver.Graph
	closed bool
}

// capturable is what can be enqueued during a capture, beside launches and the operations
// of op.HostTable.
var capturable = map[string]bool{"Zero": true, "CopyFromDevice": true}

// refuse returns an error if the stream captures, and what cannot be captured.
func (s *Stream) refuse(what string) error {
	if s.capturing && !capturable[what] && op.HostLookup(what) == nil {
		return fmt.Errorf("%s during Stream.Capture: only launches, Zero, CopyFromDevice and operations with other PEs, such as Put, can be captured", what)
	}
	return nil
}

// Capture returns the work that f enqueues on the stream as a graph. f may launch kernels
// and call Zero and CopyFromDevice; anything else on the stream is an error. Nothing is
// done before the graph is launched. If f returns an error, so does Capture.
//
// A program that needs several streams must make them before it captures kernels that
// wait for other PEs. While there is one stream, the launches of such kernels count on
// nothing else running on the GPU. A graph of them is refused once there are more streams.
func (s *Stream) Capture(f func() error) (*Graph, error) {
	if err := s.check(); err != nil {
		return nil, fmt.Errorf("Capture: %w", err)
	}
	c, ok := s.s.(driver.Capturer)
	if !ok {
		return nil, errors.New("Capture: this back end has no graphs")
	}
	if err := s.do("Capture", c.BeginCapture); err != nil {
		return nil, fmt.Errorf("begin a capture: %w", err)
	}
	s.capturing = true
	failed := f()
	s.capturing = false
	var g driver.Graph
	err := s.do("Capture", func() (err error) { g, err = c.EndCapture(); return err })
	switch {
	case failed != nil && err == nil:
		err = g.Close()
		return nil, errors.Join(failed, err)
	case failed != nil:
		return nil, failed
	case err != nil:
		return nil, fmt.Errorf("end a capture: %w", err)
	}
	return &Graph{pe: s.pe, g: g}, nil
}

// check returns why the graph cannot be used, or nil.
func (g *Graph) check() error {
	if g == nil || g.g == nil {
		return errors.New("graph is nil; use Stream.Capture")
	}
	if g.closed {
		return fmt.Errorf("graph: %w", ErrClosed)
	}
	return nil
}

// Launch enqueues the graph on a stream of the PE that captured it.
func (g *Graph) Launch(s *Stream) error {
	if err := g.check(); err != nil {
		return fmt.Errorf("launch a graph: %w", err)
	}
	if s != nil && s.pe != g.pe {
		return fmt.Errorf("launch a graph: the stream belongs to PE %d, the graph to PE %d", s.pe.MyPE(), g.pe.MyPE())
	}
	if err := s.do("Launch", func() error { return g.g.Launch(s.s) }); err != nil {
		return fmt.Errorf("launch a graph: %w", err)
	}
	return nil
}

// Close releases the graph. Launches of it must be done.
func (g *Graph) Close() error {
	if err := g.check(); err != nil {
		return fmt.Errorf("close a graph: %w", err)
	}
	if err := g.pe.enter("Close"); err != nil {
		return err
	}
	defer g.pe.leave()
	g.closed = true
	return g.pe.wrap(g.g.Close())
}
