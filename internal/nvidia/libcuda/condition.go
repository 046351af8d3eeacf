package libcuda

import (
	"slices"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// conditionFuncs are the driver's functions for graphs that decide; they are nil in drivers
// before CUDA 12.4.
type conditionFuncs struct {
	captureInfo    func(s cu.Stream, status *int32, id *uint64, g *cu.Graph, deps, edges *unsafe.Pointer, n *uint64) cu.Result    // CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)
	updateCapture  func(s cu.Stream, deps *uintptr, edges unsafe.Pointer, n uint64, flags uint32) cu.Result                       // CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)
	captureToGraph func(s cu.Stream, g cu.Graph, deps *uintptr, edges unsafe.Pointer, n uint64, mode uint32) cu.Result            // CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
	handleCreate   func(h *cu.ConditionHandle, g cu.Graph, c cu.Context, value, flags uint32) cu.Result                           // CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)
	addNode        func(node *uintptr, g cu.Graph, deps, edges unsafe.Pointer, n uint64, params *conditionalNodeParams) cu.Result // CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
}

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

func (f *conditionFuncs) bind(lib *dl.Library) error {
	return lib.Bind(
		dl.Func{Ptr: &f.captureInfo, Name: "cuStreamGetCaptureInfo_v3", Optional: true},
		dl.Func{Ptr: &f.updateCapture, Name: "cuStreamUpdateCaptureDependencies_v2", Optional: true},
		dl.Func{Ptr: &f.captureToGraph, Name: "cuStreamBeginCaptureToGraph", Optional: true},
		dl.Func{Ptr: &f.handleCreate, Name: "cuGraphConditionalHandleCreate", Optional: true},
		dl.Func{Ptr: &f.addNode, Name: "cuGraphAddNode_v2", Optional: true},
	)
}

// missing reports whether the driver lacks a function.
func (f *conditionFuncs) missing() bool {
	return f.captureInfo == nil || f.updateCapture == nil || f.captureToGraph == nil || f.handleCreate == nil || f.addNode == nil
}

// point is where the next work that a stream captures will stand.
type point struct {
	g           cu.Graph
	deps, edges unsafe.Pointer // arrays of the driver's
	n           uint64
}

func (f *conditionFuncs) point(s cu.Stream) (p point, r cu.Result) {
	var status int32
	var id uint64
	if r := f.captureInfo(s, &status, &id, &p.g, &p.deps, &p.edges, &p.n); r != cu.Success {
		return point{}, r
	}
	const active = 1 // CU_STREAM_CAPTURE_STATUS_ACTIVE
	if status != active {
		return point{}, cu.InvalidValue
	}
	return p, cu.Success
}

// ConditionCreate implements cu.Driver.
func (f *conditionFuncs) ConditionCreate(s cu.Stream, c cu.Context) (cu.ConditionHandle, cu.Result) {
	if f.missing() {
		return 0, cu.NotSupported
	}
	p, r := f.point(s)
	if r != cu.Success {
		return 0, r
	}
	var h cu.ConditionHandle
	r = f.handleCreate(&h, p.g, c, 0, 0)
	return h, r
}

// StreamAddCondition implements cu.Driver.
func (f *conditionFuncs) StreamAddCondition(s cu.Stream, c cu.Context, h cu.ConditionHandle, t cu.ConditionType, bodies int) ([]cu.Graph, cu.Result) {
	if f.missing() {
		return nil, cu.NotSupported
	}
	p, r := f.point(s)
	if r != cu.Success {
		return nil, r
	}
	params := &conditionalNodeParams{kind: nodeConditional, handle: h, typ: t, size: uint32(bodies), ctx: c}
	var node uintptr
	if r := f.addNode(&node, p.g, p.deps, p.edges, p.n, params); r != cu.Success {
		return nil, r
	}
	const set = 1 // CU_STREAM_SET_CAPTURE_DEPENDENCIES
	if r := f.updateCapture(s, &node, nil, 1, set); r != cu.Success {
		return nil, r
	}
	return slices.Clone(unsafe.Slice((*cu.Graph)(params.bodies), bodies)), cu.Success
}

// StreamBeginCaptureToGraph implements cu.Driver.
func (f *conditionFuncs) StreamBeginCaptureToGraph(s cu.Stream, g cu.Graph, mode uint32) cu.Result {
	if f.missing() {
		return cu.NotSupported
	}
	return f.captureToGraph(s, g, nil, nil, 0, mode)
}
