package libcuda

import (
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// graphFuncs are the driver's functions for graphs.
type graphFuncs struct {
	beginCapture     func(s cu.Stream, mode uint32) cu.Result                          // CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
	endCapture       func(s cu.Stream, g *cu.Graph) cu.Result                          // CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
	graphDestroy     func(g cu.Graph) cu.Result                                        // CUresult cuGraphDestroy(CUgraph hGraph)
	graphClone       func(clone *cu.Graph, g cu.Graph) cu.Result                       // CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
	graphInstantiate func(e *cu.GraphExec, g cu.Graph, flags uint64) cu.Result         // CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)
	graphLaunch      func(e cu.GraphExec, s cu.Stream) cu.Result                       // CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)
	graphExecUpdate  func(e cu.GraphExec, g cu.Graph, info *graphUpdateInfo) cu.Result // CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)
	graphExecDestroy func(e cu.GraphExec) cu.Result                                    // CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)
}

// graphUpdateInfo is a CUgraphExecUpdateResultInfo.
type graphUpdateInfo struct {
	result              cu.UpdateResult
	errorNode, fromNode uintptr
}

func (f *graphFuncs) bind(lib *dl.Library) error {
	return lib.Bind(
		dl.Func{Ptr: &f.beginCapture, Name: "cuStreamBeginCapture_v2"},
		dl.Func{Ptr: &f.endCapture, Name: "cuStreamEndCapture"},
		dl.Func{Ptr: &f.graphDestroy, Name: "cuGraphDestroy"},
		dl.Func{Ptr: &f.graphClone, Name: "cuGraphClone"},
		dl.Func{Ptr: &f.graphInstantiate, Name: "cuGraphInstantiateWithFlags"},
		dl.Func{Ptr: &f.graphLaunch, Name: "cuGraphLaunch"},
		dl.Func{Ptr: &f.graphExecUpdate, Name: "cuGraphExecUpdate_v2"},
		dl.Func{Ptr: &f.graphExecDestroy, Name: "cuGraphExecDestroy"},
	)
}

// StreamBeginCapture implements cu.Driver.
func (f *graphFuncs) StreamBeginCapture(s cu.Stream, mode uint32) cu.Result {
	return f.beginCapture(s, mode)
}

// StreamEndCapture implements cu.Driver.
func (f *graphFuncs) StreamEndCapture(s cu.Stream) (cu.Graph, cu.Result) {
	var g cu.Graph
	r := f.endCapture(s, &g)
	return g, r
}

// GraphDestroy implements cu.Driver.
func (f *graphFuncs) GraphDestroy(g cu.Graph) cu.Result { return f.graphDestroy(g) }

// GraphClone implements cu.Driver.
func (f *graphFuncs) GraphClone(g cu.Graph) (cu.Graph, cu.Result) {
	var clone cu.Graph
	r := f.graphClone(&clone, g)
	return clone, r
}

// GraphInstantiate implements cu.Driver.
func (f *graphFuncs) GraphInstantiate(g cu.Graph) (cu.GraphExec, cu.Result) {
	var e cu.GraphExec
	r := f.graphInstantiate(&e, g, 0)
	return e, r
}

// GraphLaunch implements cu.Driver.
func (f *graphFuncs) GraphLaunch(e cu.GraphExec, s cu.Stream) cu.Result { return f.graphLaunch(e, s) }

// GraphExecUpdate implements cu.Driver.
func (f *graphFuncs) GraphExecUpdate(e cu.GraphExec, g cu.Graph) (cu.UpdateResult, cu.Result) {
	var info graphUpdateInfo
	r := f.graphExecUpdate(e, g, &info)
	return info.result, r
}

// GraphExecDestroy implements cu.Driver.
func (f *graphFuncs) GraphExecDestroy(e cu.GraphExec) cu.Result { return f.graphExecDestroy(e) }
