/* A driver that writes down how it was called. It is compiled against cuda.h, so
   that the C compiler checks the prototypes and the Go test the bindings. */
#include <cuda.h>
#include <stdio.h>
#include <string.h>

static char last[1024];
const char *fake_last(void) { return last; }

#define LOG(...) snprintf(last, sizeof last, __VA_ARGS__)
#define P(p) ((unsigned long long)(size_t)(p))
#define OK return CUDA_SUCCESS

CUresult cuGetErrorName(CUresult e, const char **s) {
	if (e != CUDA_ERROR_OUT_OF_MEMORY) return CUDA_ERROR_INVALID_VALUE;
	*s = "CUDA_ERROR_OUT_OF_MEMORY"; OK;
}
CUresult cuGetErrorString(CUresult e, const char **s) {
	if (e != CUDA_ERROR_OUT_OF_MEMORY) return CUDA_ERROR_INVALID_VALUE;
	*s = "out of memory"; OK;
}
CUresult cuInit(unsigned int flags) { LOG("cuInit %u", flags); OK; }
CUresult cuDriverGetVersion(int *v) { *v = 13000; OK; }
CUresult cuDeviceGetCount(int *n) { *n = 3; OK; }
CUresult cuDeviceGet(CUdevice *d, int ordinal) { *d = ordinal + 10; OK; }
CUresult cuDeviceGetName(char *name, int len, CUdevice d) { snprintf(name, len, "GPU %d of %d", d, len); OK; }
CUresult cuDeviceGetAttribute(int *v, CUdevice_attribute a, CUdevice d) { *v = 100 * a + d; OK; }
CUresult cuDeviceGetP2PAttribute(int *v, CUdevice_P2PAttribute a, CUdevice d, CUdevice peer) { LOG("p2p %d of %d and %d", a, d, peer); *v = 1; OK; }
CUresult cuDeviceTotalMem(size_t *n, CUdevice d) { LOG("total of %d", d); *n = 0x300000003; OK; }
CUresult cuDevicePrimaryCtxRetain(CUcontext *c, CUdevice d) { *c = (CUcontext)(size_t)(0x700000000 + d); OK; }
CUresult cuDevicePrimaryCtxRelease(CUdevice d) { LOG("release %d", d); OK; }
CUresult cuCtxSetCurrent(CUcontext c) { LOG("current %llx", P(c)); OK; }
CUresult cuCtxPushCurrent(CUcontext c) { LOG("push %llx", P(c)); OK; }
CUresult cuCtxPopCurrent(CUcontext *c) { *c = (CUcontext)0x755555556; LOG("pop"); OK; }
CUresult cuModuleLoadDataEx(CUmodule *m, const void *image, unsigned int n, CUjit_option *o, void **v) {
	if (n != 2 || o[0] != CU_JIT_ERROR_LOG_BUFFER || o[1] != CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) return CUDA_ERROR_INVALID_VALUE;
	snprintf(v[0], (size_t)v[1], "log of %s", (const char *)image);
	*m = (CUmodule)0x711111111; OK;
}
CUresult cuModuleUnload(CUmodule m) { LOG("unload %llx", P(m)); OK; }
CUresult cuModuleGetFunction(CUfunction *f, CUmodule m, const char *name) {
	LOG("function %llx %s", P(m), name); *f = (CUfunction)0x722222222; OK;
}
CUresult cuModuleGetGlobal(CUdeviceptr *p, size_t *n, CUmodule m, const char *name) {
	LOG("global %llx %s", P(m), name); *p = 0x733333334; *n = 0x944444444; OK;
}
CUresult cuFuncGetAttribute(int *v, CUfunction_attribute a, CUfunction f) { LOG("attribute %d %llx", a, P(f)); *v = 77; OK; }
CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute a, int v) { LOG("set %llx %d %d", P(f), a, v); OK; }
CUresult cuFuncGetParamInfo(CUfunction f, size_t i, size_t *offset, size_t *size) {
	if (i == 3) return CUDA_ERROR_INVALID_VALUE;
	*offset = 8 * i; *size = i == 2 ? 4 : 8; OK;
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction f, int threads, size_t shared) {
	LOG("occupancy %llx %d %zu", P(f), threads, shared); *n = 5; OK;
}
CUresult cuMemAlloc(CUdeviceptr *p, size_t n) { LOG("alloc %zu", n); *p = 0x733333333; OK; }
CUresult cuMemFree(CUdeviceptr p) { LOG("free %llx", p); OK; }
CUresult cuMemGetInfo(size_t *f, size_t *t) { *f = 0x100000001; *t = 0x200000002; OK; }
CUresult cuMemHostAlloc(void **p, size_t n, unsigned int flags) { LOG("host %zu %u", n, flags); *p = last; OK; }
CUresult cuMemHostGetDevicePointer(CUdeviceptr *d, void *p, unsigned int flags) { *d = P(p) + 1 + flags; OK; }
CUresult cuMemFreeHost(void *p) { LOG("host free %d", p == (void *)last); OK; }
CUresult cuMemcpyHtoDAsync(CUdeviceptr d, const void *s, size_t n, CUstream st) { LOG("in %llx %s %zu %llx", d, (const char *)s, n, P(st)); OK; }
CUresult cuMemcpyDtoHAsync(void *d, CUdeviceptr s, size_t n, CUstream st) { LOG("out %llx %zu %llx", s, n, P(st)); memset(d, 'x', n); OK; }
CUresult cuMemcpyDtoDAsync(CUdeviceptr d, CUdeviceptr s, size_t n, CUstream st) { LOG("copy %llx %llx %zu %llx", d, s, n, P(st)); OK; }
CUresult cuMemsetD8Async(CUdeviceptr d, unsigned char v, size_t n, CUstream st) { LOG("set %llx %d %zu %llx", d, v, n, P(st)); OK; }
CUresult cuStreamCreate(CUstream *s, unsigned int flags) { LOG("stream %u", flags); *s = (CUstream)0x744444444; OK; }
CUresult cuStreamCreateWithPriority(CUstream *s, unsigned int flags, int priority) { LOG("stream %u %d", flags, priority); *s = (CUstream)0x744444445; OK; }
CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) { *least = 1; *greatest = -5; OK; }
CUresult cuLaunchHostFunc(CUstream s, CUhostFn f, void *arg) { LOG("host func %llx", P(s)); f(arg); OK; }
CUresult cuStreamDestroy(CUstream s) { LOG("stream destroy %llx", P(s)); OK; }
CUresult cuStreamSynchronize(CUstream s) { LOG("stream sync %llx", P(s)); OK; }
CUresult cuStreamQuery(CUstream s) { LOG("query %llx", P(s)); return CUDA_ERROR_NOT_READY; }
CUresult cuStreamWaitEvent(CUstream s, CUevent e, unsigned int flags) { LOG("wait %llx %llx %u", P(s), P(e), flags); OK; }
CUresult cuStreamBeginCapture(CUstream s, CUstreamCaptureMode mode) { LOG("begin capture %llx %d", P(s), mode); OK; }
CUresult cuStreamEndCapture(CUstream s, CUgraph *g) { LOG("end capture %llx", P(s)); *g = (CUgraph)0x766666666; OK; }
CUresult cuGraphDestroy(CUgraph g) { LOG("graph destroy %llx", P(g)); OK; }
CUresult cuGraphClone(CUgraph *c, CUgraph g) { LOG("clone %llx", P(g)); *c = (CUgraph)0x766666667; OK; }
CUresult cuGraphExecUpdate(CUgraphExec e, CUgraph g, CUgraphExecUpdateResultInfo *info) {
	LOG("update %llx %llx", P(e), P(g));
	memset(info, 0xff, sizeof *info);
	info->result = CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
	return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
}
static CUgraphNode dependencies[2] = {(CUgraphNode)0x7AAAAAAA1, (CUgraphNode)0x7AAAAAAA2};
static CUgraphEdgeData edges[2];
CUresult cuStreamGetCaptureInfo(CUstream s, CUstreamCaptureStatus *status, cuuint64_t *id, CUgraph *g,
	const CUgraphNode **d, const CUgraphEdgeData **e, size_t *n) {
	*status = P(s) ? CU_STREAM_CAPTURE_STATUS_ACTIVE : CU_STREAM_CAPTURE_STATUS_NONE;
	*id = 7; *g = (CUgraph)(0x788888800 + P(s)); *d = dependencies; *e = edges; *n = 2; OK;
}
CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *h, CUgraph g, CUcontext c, unsigned int value, unsigned int flags) {
	LOG("condition %llx %llx %u %u", P(g), P(c), value, flags); *h = 0x799999999; OK;
}
static char node[512];
CUresult cuGraphAddNode(CUgraphNode *out, CUgraph g, const CUgraphNode *d, const CUgraphEdgeData *e, size_t n, CUgraphNodeParams *p) {
	static CUgraph bodies[3] = {(CUgraph)0x7BBBBBBB1, (CUgraph)0x7BBBBBBB2, (CUgraph)0x7BBBBBBB3};
	CUgraphNodeParams zero = {0};
	if (d != dependencies || e != edges || n != 2) return CUDA_ERROR_INVALID_VALUE;
	zero.type = p->type; zero.conditional = p->conditional;
	if (p->type != CU_GRAPH_NODE_TYPE_CONDITIONAL || memcmp(p, &zero, sizeof zero) != 0) return CUDA_ERROR_INVALID_VALUE;
	snprintf(node, sizeof node, "node %llx %llx %d %u %llx", P(g), (unsigned long long)p->conditional.handle,
		p->conditional.type, p->conditional.size, P(p->conditional.ctx));
	p->conditional.phGraph_out = bodies;
	*out = (CUgraphNode)0x7CCCCCCCC; OK;
}
CUresult cuStreamUpdateCaptureDependencies(CUstream s, CUgraphNode *d, const CUgraphEdgeData *e, size_t n, unsigned int flags) {
	if (n != 1 || *d != (CUgraphNode)0x7CCCCCCCC || e != NULL) return CUDA_ERROR_INVALID_VALUE;
	LOG("%s, then %llx %u", node, P(s), flags); OK;
}
CUresult cuStreamBeginCaptureToGraph(CUstream s, CUgraph g, const CUgraphNode *d, const CUgraphEdgeData *e, size_t n, CUstreamCaptureMode mode) {
	LOG("capture %llx to %llx %d %d %zu %d", P(s), P(g), d == NULL, e == NULL, n, mode); OK;
}
CUresult cuGraphInstantiateWithFlags(CUgraphExec *e, CUgraph g, unsigned long long flags) {
	LOG("instantiate %llx %llu", P(g), flags); *e = (CUgraphExec)0x777777777; OK;
}
CUresult cuGraphLaunch(CUgraphExec e, CUstream s) { LOG("graph launch %llx %llx", P(e), P(s)); OK; }
CUresult cuGraphExecDestroy(CUgraphExec e) { LOG("exec destroy %llx", P(e)); OK; }
CUresult cuEventCreate(CUevent *e, unsigned int flags) { LOG("event %u", flags); *e = (CUevent)0x755555555; OK; }
CUresult cuEventDestroy(CUevent e) { LOG("event destroy %llx", P(e)); OK; }
CUresult cuEventRecord(CUevent e, CUstream s) { LOG("record %llx %llx", P(e), P(s)); OK; }
CUresult cuEventQuery(CUevent e) { LOG("event query %llx", P(e)); OK; }
CUresult cuEventSynchronize(CUevent e) { LOG("event sync %llx", P(e)); OK; }
#undef cuEventElapsedTime
CUresult cuEventElapsedTime(float *ms, CUevent a, CUevent b) { LOG("elapsed %llx %llx", P(a), P(b)); *ms = 1.5f; OK; }
CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **params, void **extra) {
	if (params || extra[0] != CU_LAUNCH_PARAM_BUFFER_POINTER || extra[2] != CU_LAUNCH_PARAM_BUFFER_SIZE || extra[4] != CU_LAUNCH_PARAM_END)
		return CUDA_ERROR_INVALID_VALUE;
	LOG("launch %llx grid %u %u %u block %u %u %u shared %u stream %llx attr %u=%d value %d params %zu %s", P(f),
		c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ, c->sharedMemBytes, P(c->hStream),
		c->numAttrs, c->attrs->id, c->attrs->value.cooperative, *(size_t *)extra[3], (const char *)extra[1]);
	OK;
}

#include "memory.h"
