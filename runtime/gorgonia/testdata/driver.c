/* A CUDA driver with one GPU whose memory is the host's. Work on a stream is done when it
   is enqueued. As with NVIDIA's, most calls need a current context, which belongs to the
   thread, and a context that was destroyed is an error. driver.sh adds what is missing
   here; such functions are not supported. */
#include <cuda.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { FREE, MEMORY, STREAM, EVENT };

struct CUctx_st {
	int live, primary;
};

struct object {
	enum kind kind;
	char *at; /* memory, or the handle itself */
	size_t bytes;
	CUcontext ctx;
};

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static struct object objects[4096];
static CUcontext primary;
static int retained;
static _Thread_local CUcontext stack[16];
static _Thread_local int depth; /* stack[depth] is current */

#define CHECK(cond, error) do { if (!(cond)) return CUDA_ERROR_##error; } while (0)
#define CURRENT() CHECK(stack[depth], INVALID_CONTEXT); CHECK(stack[depth]->live, CONTEXT_IS_DESTROYED)

/* find returns the object that p belongs to. */
static struct object *find(enum kind kind, const void *p) {
	struct object *found = NULL;
	pthread_mutex_lock(&mu);
	for (struct object *o = objects; o < objects + sizeof objects / sizeof *objects && !found; o++)
		if (o->kind == kind && (const char *)p >= o->at && (const char *)p < o->at + o->bytes) found = o;
	pthread_mutex_unlock(&mu);
	return found;
}

static void *make(enum kind kind, size_t bytes) {
	void *at = NULL;
	pthread_mutex_lock(&mu);
	for (struct object *o = objects; o < objects + sizeof objects / sizeof *objects && !at; o++)
		if (o->kind == FREE && (at = aligned_alloc(256, (bytes + 255) & ~(size_t)255))) {
			memset(at, 0x5a, bytes);
			*o = (struct object){kind, at, bytes, stack[depth]};
		}
	pthread_mutex_unlock(&mu);
	return at;
}

static CUresult end(enum kind kind, void *at) {
	struct object *o = find(kind, at);
	CHECK(o && o->at == at, INVALID_VALUE);
	o->kind = FREE;
	free(at);
	return CUDA_SUCCESS;
}

/* usable says why work on n bytes at p cannot be enqueued on a stream. */
static CUresult usable(CUdeviceptr p, size_t n, CUstream s) {
	CURRENT();
	struct object *o = find(MEMORY, (void *)p), *stream = find(STREAM, s);
	CHECK(o && (char *)p + n <= o->at + o->bytes && (!s || stream), INVALID_VALUE);
	CHECK(!s || stream->ctx == stack[depth], INVALID_HANDLE);
	return CUDA_SUCCESS;
}

static CUresult copy(void *d, const void *s, size_t n, CUdeviceptr p, CUdeviceptr q, CUstream stream) {
	CUresult r = usable(p, n, stream);
	if (!r) r = usable(q, n, stream);
	if (!r) memmove(d, s, n);
	return r;
}

static CUresult fill(CUdeviceptr d, unsigned v, int size, size_t n, CUstream s) {
	CUresult r = usable(d, n * size, s);
	for (size_t i = 0; !r && i < n; i++) memcpy((char *)d + i * size, &v, size);
	return r;
}

CUresult cuInit(unsigned flags) { return CUDA_SUCCESS; }
CUresult cuDriverGetVersion(int *v) { *v = 13000; return CUDA_SUCCESS; }
CUresult cuGetErrorName(CUresult e, const char **s) { *s = "CUDA_ERROR"; return CUDA_SUCCESS; }
CUresult cuGetErrorString(CUresult e, const char **s) { *s = "an error of the driver of tests"; return CUDA_SUCCESS; }
CUresult cuDeviceGetCount(int *n) { *n = 1; return CUDA_SUCCESS; }
CUresult cuDeviceGet(CUdevice *d, int ordinal) { CHECK(ordinal == 0, INVALID_DEVICE); *d = 0; return CUDA_SUCCESS; }
CUresult cuDeviceGetName(char *name, int len, CUdevice d) { snprintf(name, len, "the driver of tests"); return CUDA_SUCCESS; }
CUresult cuDeviceGetAttribute(int *v, CUdevice_attribute a, CUdevice d) {
	*v = a == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR ? 9 : a == CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR ? 0 : 1024;
	return CUDA_SUCCESS;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *c, CUdevice d) {
	CHECK(d == 0, INVALID_DEVICE);
	pthread_mutex_lock(&mu);
	if (!retained++) {
		primary = calloc(1, sizeof *primary);
		*primary = (struct CUctx_st){1, 1};
	}
	*c = primary;
	pthread_mutex_unlock(&mu);
	return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRelease(CUdevice d) {
	pthread_mutex_lock(&mu);
	CUresult r = retained ? CUDA_SUCCESS : CUDA_ERROR_INVALID_CONTEXT;
	if (retained && !--retained) primary->live = 0;
	pthread_mutex_unlock(&mu);
	return r;
}
CUresult cuDevicePrimaryCtxReset(CUdevice d) { if (primary) primary->live = 0; return CUDA_SUCCESS; }
CUresult cuDevicePrimaryCtxGetState(CUdevice d, unsigned *flags, int *active) { *flags = 0; *active = retained > 0; return CUDA_SUCCESS; }

CUresult cuCtxCreate(CUcontext *c, unsigned flags, CUdevice d) {
	*c = calloc(1, sizeof **c);
	(*c)->live = 1;
	return cuCtxPushCurrent(*c);
}
CUresult cuCtxDestroy(CUcontext c) {
	CHECK(c && c->live, INVALID_CONTEXT);
	c->live = 0;
	if (stack[depth] == c) stack[depth] = NULL;
	return CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext c) { stack[depth] = c; return CUDA_SUCCESS; }
CUresult cuCtxGetCurrent(CUcontext *c) { *c = stack[depth]; return CUDA_SUCCESS; }
CUresult cuCtxPushCurrent(CUcontext c) { CHECK(depth < 15, INVALID_VALUE); stack[++depth] = c; return CUDA_SUCCESS; }
CUresult cuCtxPopCurrent(CUcontext *c) { CHECK(depth, INVALID_CONTEXT); *c = stack[depth--]; return CUDA_SUCCESS; }
CUresult cuCtxGetDevice(CUdevice *d) { CURRENT(); *d = 0; return CUDA_SUCCESS; }
CUresult cuCtxSynchronize(void) { CURRENT(); return CUDA_SUCCESS; }
CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) { CURRENT(); *least = *greatest = 0; return CUDA_SUCCESS; }

CUresult cuMemAlloc(CUdeviceptr *p, size_t n) { CURRENT(); *p = (CUdeviceptr)make(MEMORY, n); CHECK(*p, OUT_OF_MEMORY); return CUDA_SUCCESS; }
CUresult cuMemFree(CUdeviceptr p) { CURRENT(); return end(MEMORY, (void *)p); }
CUresult cuMemGetInfo(size_t *f, size_t *t) { CURRENT(); *f = *t = 1 << 30; return CUDA_SUCCESS; }
CUresult cuMemHostAlloc(void **p, size_t n, unsigned flags) { return cuMemAlloc((CUdeviceptr *)p, n); }
CUresult cuMemHostGetDevicePointer(CUdeviceptr *d, void *p, unsigned flags) { *d = (CUdeviceptr)p; return CUDA_SUCCESS; }
CUresult cuMemFreeHost(void *p) { return cuMemFree((CUdeviceptr)p); }
CUresult cuMemcpyHtoD(CUdeviceptr d, const void *s, size_t n) { return copy((void *)d, s, n, d, d, NULL); }
CUresult cuMemcpyDtoH(void *d, CUdeviceptr s, size_t n) { return copy(d, (void *)s, n, s, s, NULL); }
CUresult cuMemcpyHtoDAsync(CUdeviceptr d, const void *s, size_t n, CUstream st) { return copy((void *)d, s, n, d, d, st); }
CUresult cuMemcpyDtoHAsync(void *d, CUdeviceptr s, size_t n, CUstream st) { return copy(d, (void *)s, n, s, s, st); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr d, CUdeviceptr s, size_t n, CUstream st) { return copy((void *)d, (void *)s, n, d, s, st); }
CUresult cuMemsetD8Async(CUdeviceptr d, unsigned char v, size_t n, CUstream s) { return fill(d, v, 1, n, s); }
CUresult cuMemsetD32(CUdeviceptr d, unsigned v, size_t n) { return fill(d, v, 4, n, NULL); }
CUresult cuMemsetD32Async(CUdeviceptr d, unsigned v, size_t n, CUstream s) { return fill(d, v, 4, n, s); }
CUresult cuPointerGetAttributes(unsigned n, CUpointer_attribute *a, void **data, CUdeviceptr p) {
	struct object *o = find(MEMORY, (void *)p);
	for (unsigned i = 0; i < n; i++) switch (a[i]) {
	case CU_POINTER_ATTRIBUTE_MEMORY_TYPE: *(unsigned *)data[i] = o ? CU_MEMORYTYPE_DEVICE : 0; break;
	case CU_POINTER_ATTRIBUTE_DEVICE_POINTER: *(CUdeviceptr *)data[i] = o ? p : 0; break;
	case CU_POINTER_ATTRIBUTE_IS_MANAGED: *(unsigned char *)data[i] = 0; break;
	case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *(int *)data[i] = o ? 0 : -2; break;
	case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: *(CUdeviceptr *)data[i] = o ? (CUdeviceptr)o->at : 0; break;
	case CU_POINTER_ATTRIBUTE_RANGE_SIZE: *(size_t *)data[i] = o ? o->bytes : 0; break;
	default: return CUDA_ERROR_INVALID_VALUE;
	}
	return CUDA_SUCCESS;
}

CUresult cuStreamCreate(CUstream *s, unsigned flags) { CURRENT(); *s = make(STREAM, 1); CHECK(*s, OUT_OF_MEMORY); return CUDA_SUCCESS; }
CUresult cuStreamCreateWithPriority(CUstream *s, unsigned flags, int priority) { return cuStreamCreate(s, flags); }
CUresult cuStreamDestroy(CUstream s) { return end(STREAM, s); }
CUresult cuStreamSynchronize(CUstream s) { CURRENT(); CHECK(!s || find(STREAM, s), INVALID_HANDLE); return CUDA_SUCCESS; }
CUresult cuStreamQuery(CUstream s) { return cuStreamSynchronize(s); }
CUresult cuStreamWaitEvent(CUstream s, CUevent e, unsigned flags) { return cuStreamSynchronize(s); }
CUresult cuStreamGetCtx(CUstream s, CUcontext *c) {
	struct object *o = find(STREAM, s);
	CHECK(!s || o, INVALID_HANDLE);
	*c = s ? o->ctx : stack[depth];
	return CUDA_SUCCESS;
}
CUresult cuEventCreate(CUevent *e, unsigned flags) { CURRENT(); *e = make(EVENT, 1); CHECK(*e, OUT_OF_MEMORY); return CUDA_SUCCESS; }
CUresult cuEventDestroy(CUevent e) { return end(EVENT, e); }
CUresult cuEventRecord(CUevent e, CUstream s) { return cuStreamSynchronize(s); }
CUresult cuEventQuery(CUevent e) { return CUDA_SUCCESS; }
CUresult cuEventSynchronize(CUevent e) { return CUDA_SUCCESS; }
