package libcuda

import (
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// conditionalNodeParams is a CUgraphNodeParams whose union is a CUDA_CONDITIONAL_NODE_PARAMS
// (cuda.h, CUgraphNodeParams_st), 256 bytes.
type conditionalNodeParams struct {
	kind   uint32
	_      [3]int32
	handle cu.ConditionHandle
	typ    cu.ConditionType
	size   uint32
	bodies unsafe.Pointer // an array of the driver's
	ctx    cu.Context
	_      [26]int64
}

// nodeConditional is CU_GRAPH_NODE_TYPE_CONDITIONAL.
const nodeConditional = 13

// lacksConditions reports whether the driver, before CUDA 12.4, lacks the functions for graphs that decide.
func (l *Library) lacksConditions() bool {
	return l.streamGetCaptureInfo == nil || l.streamUpdateCaptureDependencies == nil || l.streamBeginCaptureToGraph == nil || l.graphConditionalHandleCreate == nil || l.graphAddNode == nil
}

// point is where the next work that a stream captures will stand.
type point struct {
	g           cu.Graph
	deps, edges unsafe.Pointer // arrays of the driver's
	n           uint64
}

func (l *Library) point(s cu.Stream) (p point, r cu.Result) {
	var status int32
	var id uint64
	if r := l.streamGetCaptureInfo(s, &status, &id, &p.g, &p.deps, &p.edges, &p.n); r != cu.Success {
		return point{}, r
	}
	const active = 1 // CU_STREAM_CAPTURE_STATUS_ACTIVE
	if status != active {
		return point{}, cu.InvalidValue
	}
	return p, cu.Success
}

func (l *Library) ConditionCreate(s cu.Stream, c cu.Context) (cu.ConditionHandle, cu.Result) {
	if l.lacksConditions() {
		return 0, cu.NotSupported
	}
	p, r := l.point(s)
	if r != cu.Success {
		return 0, r
	}
	var h cu.ConditionHandle
	r = l.graphConditionalHandleCreate(&h, p.g, c, 0, 0)
	return h, r
}

func (l *Library) StreamAddCondition(s cu.Stream, c cu.Context, h cu.ConditionHandle, t cu.ConditionType, bodies int) ([]cu.Graph, cu.Result) {
	if l.lacksConditions() {
		return nil, cu.NotSupported
	}
	p, r := l.point(s)
	if r != cu.Success {
		return nil, r
	}
	params := &conditionalNodeParams{kind: nodeConditional, handle: h, typ: t, size: uint32(bodies), ctx: c}
	var node uintptr
	if r := l.graphAddNode(&node, p.g, (*uintptr)(p.deps), (*byte)(p.edges), p.n, params); r != cu.Success {
		return nil, r
	}
	const set = 1 // CU_STREAM_SET_CAPTURE_DEPENDENCIES
	if r := l.streamUpdateCaptureDependencies(s, &node, nil, 1, set); r != cu.Success {
		return nil, r
	}
	return slices.Clone(unsafe.Slice((*cu.Graph)(params.bodies), bodies)), cu.Success
}

func (l *Library) StreamBeginCaptureToGraph(s cu.Stream, g cu.Graph, mode uint32) cu.Result {
	if l.lacksConditions() {
		return cu.NotSupported
	}
	return l.streamBeginCaptureToGraph(s, g, nil, nil, 0, mode)
}
