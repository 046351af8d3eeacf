package libcuda

import "github.com/gpuc-go/gpuc/internal/nvidia/cu"

// StreamBeginCapture implements cu.Driver.
func (l *Library) StreamBeginCapture(s cu.Stream, mode uint32) cu.Result {
	return l.beginCapture(s, mode)
}

// StreamEndCapture implements cu.Driver.
func (l *Library) StreamEndCapture(s cu.Stream) (cu.Graph, cu.Result) {
	var g cu.Graph
	r := l.endCapture(s, &g)
	return g, r
}

// GraphDestroy implements cu.Driver.
func (l *Library) GraphDestroy(g cu.Graph) cu.Result { return l.graphDestroy(g) }

// GraphInstantiate implements cu.Driver.
func (l *Library) GraphInstantiate(g cu.Graph) (cu.GraphExec, cu.Result) {
	var e cu.GraphExec
	r := l.graphInstantiate(&e, g, 0)
	return e, r
}

// GraphLaunch implements cu.Driver.
func (l *Library) GraphLaunch(e cu.GraphExec, s cu.Stream) cu.Result { return l.graphLaunch(e, s) }

// GraphExecDestroy implements cu.Driver.
func (l *Library) GraphExecDestroy(e cu.GraphExec) cu.Result { return l.graphExecDestroy(e) }
