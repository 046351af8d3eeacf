package cuda

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// fakeGraph is what was captured: the names of the operations, in order.
type fakeGraph struct {
	ops   []string
	calls []*cu.HostFunc
	// conditions are the nodes that decide, each also an operation.
	conditions []*fakeCondition
	// gone says that the capture of this body did not end.
	gone bool
}

// fakeCapture is a graph in the making; streams join it by an event.
type fakeCapture struct {
	origin cu.Stream
	g      *fakeGraph
	to     cu.Graph // the graph if it exists
}

// captured keeps an operation if the stream captures. The caller holds mu.
func (f *fakeDriver) captured(s cu.Stream, op string) bool {
	c := f.streams[s].capture
	if c == nil {
		return false
	}
	c.g.ops = append(c.g.ops, op)
	return true
}

func (f *fakeDriver) StreamBeginCapture(s cu.Stream, mode uint32) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	if mode != cu.CaptureRelaxed || f.streams[s].capture != nil {
		return cu.InvalidValue
	}
	f.streams[s].capture = &fakeCapture{origin: s, g: &fakeGraph{}}
	return cu.Success
}

func (f *fakeDriver) StreamEndCapture(s cu.Stream) (cu.Graph, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	c := f.streams[s].capture
	if c == nil || c.origin != s {
		return 0, cu.InvalidValue
	}
	for _, o := range f.streams {
		if o.capture == c {
			o.capture = nil
		}
	}
	if c.to != 0 && f.unjoined {
		c.g.gone = true
		return 0, 904 // CUDA_ERROR_STREAM_CAPTURE_UNJOINED
	}
	if c.to != 0 {
		return c.to, cu.Success
	}
	return f.newGraph(c.g), cu.Success
}

func (f *fakeDriver) newGraph(g *fakeGraph) cu.Graph {
	h := cu.Graph(f.handle())
	f.graphs[h] = g
	return h
}

func (f *fakeDriver) GraphDestroy(g cu.Graph) cu.Result {
	defer f.mu.Unlock()
	f.graphs[g].sound()
	delete(f.graphs, g)
	return f.call()
}

func (f *fakeDriver) GraphClone(g cu.Graph) (cu.Graph, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if len(f.graphs[g].conditions) > 0 {
		return 0, cu.NotSupported
	}
	return f.newGraph(f.graphs[g]), cu.Success
}

func (f *fakeDriver) GraphInstantiate(g cu.Graph) (cu.GraphExec, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if !f.graphs[g].sound() {
		return 0, cu.InvalidValue
	}
	e := cu.GraphExec(f.handle())
	f.execs[e] = f.graphs[g]
	return e, cu.Success
}

func (f *fakeDriver) GraphExecUpdate(e cu.GraphExec, g cu.Graph) (cu.UpdateResult, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	if !slices.Equal(f.execs[e].ops, f.graphs[g].ops) {
		return 2, cu.GraphExecUpdateFailure
	}
	f.execs[e] = f.graphs[g]
	return 0, cu.Success
}

// GraphLaunch calls the functions of the host in the graph; its other work counts as done.
func (f *fakeDriver) GraphLaunch(e cu.GraphExec, _ cu.Stream) cu.Result {
	f.graphLaunches++
	r := f.call()
	calls := f.execs[e].calls
	f.mu.Unlock()
	for _, h := range calls {
		h.Call()
	}
	return r
}

func (f *fakeDriver) GraphExecDestroy(e cu.GraphExec) cu.Result {
	defer f.mu.Unlock()
	delete(f.execs, e)
	return f.call()
}

// LaunchHostFunc calls the function at once, unless the stream captures.
func (f *fakeDriver) LaunchHostFunc(s cu.Stream, h *cu.HostFunc) cu.Result {
	r := f.call()
	kept := f.captured(s, "host function")
	if kept {
		c := f.streams[s].capture
		c.g.calls = append(c.g.calls, h)
	}
	f.mu.Unlock()
	if r == cu.Success && !kept {
		h.Call()
	}
	return r
}
