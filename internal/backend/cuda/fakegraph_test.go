package cuda

import "github.com/gpuc-go/gpuc/internal/nvidia/cu"

func (f *fakeDriver) StreamBeginCapture(s cu.Stream, mode uint32) cu.Result {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return r
	}
	if mode != cu.CaptureThreadLocal || f.streams[s].capture != 0 {
		return cu.InvalidValue
	}
	f.streams[s].capture = cu.Graph(f.handle())
	return cu.Success
}

func (f *fakeDriver) StreamEndCapture(s cu.Stream) (cu.Graph, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	g := f.streams[s].capture
	f.streams[s].capture = 0
	f.graphs++
	return g, cu.Success
}

func (f *fakeDriver) GraphDestroy(cu.Graph) cu.Result {
	defer f.mu.Unlock()
	f.graphs--
	return f.call()
}

func (f *fakeDriver) GraphInstantiate(g cu.Graph) (cu.GraphExec, cu.Result) {
	defer f.mu.Unlock()
	if r := f.call(); r != cu.Success {
		return 0, r
	}
	f.execs++
	return cu.GraphExec(g), cu.Success
}

func (f *fakeDriver) GraphLaunch(cu.GraphExec, cu.Stream) cu.Result {
	defer f.mu.Unlock()
	f.graphLaunches++
	return f.call()
}

func (f *fakeDriver) GraphExecDestroy(cu.GraphExec) cu.Result {
	defer f.mu.Unlock()
	f.execs--
	return f.call()
}
