package cu

// ConditionHandle is a CUgraphConditionalHandle: a number that kernels of a graph set, and by
// which a node of it decides.
type ConditionHandle uint64

// ConditionType is a CUgraphConditionalNodeType.
type ConditionType uint32

const (
	ConditionIf     ConditionType = 0
	ConditionWhile  ConditionType = 1
	ConditionSwitch ConditionType = 2
)

// Conditions is the part of Driver that is about graphs whose nodes decide what is done.
// Drivers before CUDA 12.4 return NotSupported.
type Conditions interface {
	// ConditionCreate returns a handle for the graph that the stream captures.
	ConditionCreate(s Stream, c Context) (ConditionHandle, Result)
	// StreamAddCondition adds to the graph that the stream captures a node that
	// decides by the handle. It follows what was captured on the stream, and is
	// followed by what comes next. The bodies are empty graphs of the node's.
	StreamAddCondition(s Stream, c Context, h ConditionHandle, t ConditionType, bodies int) ([]Graph, Result)
	// StreamBeginCaptureToGraph is StreamBeginCapture into a graph that exists, whose
	// StreamEndCapture returns the same graph.
	StreamBeginCaptureToGraph(s Stream, g Graph, mode uint32) Result
}
