package cu

// CaptureRelaxed is a CUstreamCaptureMode: the threads of the process may go on with calls
// that concern other streams or none, such as those that allocate memory.
const CaptureRelaxed = 2

// Graphs is the part of Driver that is about graphs.
type Graphs interface {
	// StreamBeginCapture has what this thread enqueues on the stream kept in a
	// graph until StreamEndCapture.
	StreamBeginCapture(s Stream, mode uint32) Result
	StreamEndCapture(s Stream) (Graph, Result)
	GraphDestroy(g Graph) Result
	GraphClone(g Graph) (Graph, Result)
	GraphInstantiate(g Graph) (GraphExec, Result)
	GraphLaunch(g GraphExec, s Stream) Result
	// GraphExecUpdate puts the parameters of g in the place of those of e. With
	// GraphExecUpdateFailure why says what differs otherwise, and e is as it was.
	GraphExecUpdate(e GraphExec, g Graph) (why UpdateResult, r Result)
	GraphExecDestroy(g GraphExec) Result
}

// UpdateResult is a CUgraphExecUpdateResult.
type UpdateResult int32

// String returns what differs.
func (u UpdateResult) String() string {
	if s, ok := updateResults[u]; ok {
		return s
	}
	return "the driver does not say what differs"
}

var updateResults = map[UpdateResult]string{
	2: "the operations or their order differ",
	3: "an operation is of another kind",
	4: "a kernel is another one",
	5: "the operands of an operation cannot be exchanged",
	6: "an operation is of a kind that cannot be updated",
	7: "a kernel cannot be exchanged for this one",
	8: "the attributes of a launch differ, such as whether it is cooperative",
}
