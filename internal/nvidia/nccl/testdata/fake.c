// A library with NCCL's prototypes that notes how it was called last. OLDEST leaves out
// what version 2.28.3 lacks, CODE is the version that it says it has.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef CODE
#define CODE 23007
#endif

typedef struct ncclComm *ncclComm_t;
typedef struct ncclWindow_vidmem *ncclWindow_t;
typedef struct CUstream_st *cudaStream_t;
typedef struct { char internal[128]; } ncclUniqueId;
typedef int ncclResult_t;
typedef int ncclDataType_t;
typedef int ncclRedOp_t;
typedef struct { int opCnt, peer, sigIdx, ctx; } ncclWaitSignalDesc_t;
typedef struct {
	size_t size;
	unsigned int magic, version;
	int blocking, cgaClusterSize, minCTAs, maxCTAs;
	const char *netName;
	int splitShare, trafficClass;
	const char *commName;
	int collnetEnable, CTAPolicy, shrinkShare, nvlsCTAs, nChannelsPerNetPeer, nvlinkCentricSched;
	int graphUsageMode, numRmaCtx, maxP2pPeers, graphStreamOrdering;
} ncclConfig_t;

static char last[4096];
static int result, async[8], asyncs;

// note adds to what is said of the last call.
#define note(...) snprintf(last + strlen(last), sizeof last - strlen(last), __VA_ARGS__)
#define called(...) (last[0] = 0, note(__VA_ARGS__))
#define hex(x) (unsigned long long)(uintptr_t)(x)

const char *fake_last(void) { return last; }
void fake_result(int r) { result = r; }
// fake_async has ncclCommGetAsyncError give r after the results of earlier calls.
void fake_async(int r) { async[asyncs++] = r; }

static ncclResult_t made(ncclComm_t *comm) {
	if (result == 0 || result == 7) *comm = (ncclComm_t)0x7abcdef012;
	return result;
}

static void config(const ncclConfig_t *c) {
	if (!c) { note(" inherited"); return; }
	note(" %zu %x %u blocking %d", c->size, c->magic, c->version, c->blocking);
#define field(f) if (c->f != (int)0x80000000) note(" " #f " %d", c->f)
	field(cgaClusterSize); field(minCTAs); field(maxCTAs);
	if (c->netName) note(" net %s", c->netName);
	field(splitShare); field(trafficClass);
	if (c->commName) note(" name %s", c->commName);
	field(collnetEnable); field(CTAPolicy); field(shrinkShare); field(nvlsCTAs); field(nChannelsPerNetPeer);
	field(nvlinkCentricSched); field(graphUsageMode); field(numRmaCtx); field(maxP2pPeers); field(graphStreamOrdering);
}

const char *ncclGetErrorString(ncclResult_t r) { return r == 4 ? "invalid argument" : r == 6 ? "remote process exited" : "unknown"; }
const char *ncclGetLastError(ncclComm_t c) { return c ? "the fake says why" : ""; }
ncclResult_t ncclGetVersion(int *v) { *v = CODE; return 0; }
ncclResult_t ncclGetUniqueId(ncclUniqueId *id) { for (int i = 0; i < 128; i++) id->internal[i] = i; return result; }
ncclResult_t ncclCommInitRankScalable(ncclComm_t *comm, int n, int me, int ids, ncclUniqueId *id, ncclConfig_t *c) {
	called("init %d of %d, %d ids %d..%d", me, n, ids, id->internal[0], id->internal[127]);
	config(c);
	return made(comm);
}
ncclResult_t ncclCommSplit(ncclComm_t p, int color, int key, ncclComm_t *comm, ncclConfig_t *c) {
	called("split %llx %d %d", hex(p), color, key);
	config(c);
	if (color == -1) { *comm = 0; return result; }
	return made(comm);
}
ncclResult_t ncclCommShrink(ncclComm_t p, int *ranks, int n, ncclComm_t *comm, ncclConfig_t *c, int flags) {
	called("shrink %llx without", hex(p));
	for (int i = 0; i < n; i++) note(" %d", ranks[i]);
	config(c);
	note(" flags %d", flags);
	return made(comm);
}
ncclResult_t ncclCommFinalize(ncclComm_t c) { called("finalize %llx", hex(c)); return result; }
ncclResult_t ncclCommDestroy(ncclComm_t c) { called("destroy %llx", hex(c)); return result; }
ncclResult_t ncclCommAbort(ncclComm_t c) { called("abort %llx", hex(c)); return result; }
ncclResult_t ncclCommGetAsyncError(ncclComm_t c, ncclResult_t *r) {
	*r = asyncs ? async[0] : 0;
	if (asyncs) memmove(async, async + 1, --asyncs * sizeof *async);
	return 0;
}
ncclResult_t ncclCommUserRank(const ncclComm_t c, int *r) { called("place %llx", hex(c)); *r = 3; return result; }
ncclResult_t ncclCommCuDevice(const ncclComm_t c, int *d) { called("device %llx", hex(c)); *d = 6; return result; }
ncclResult_t ncclCommCount(const ncclComm_t c, int *n) { *n = 5; return result; }
ncclResult_t ncclCommRegister(ncclComm_t c, void *p, size_t n, void **h) { called("register %llx %llx %zu", hex(c), hex(p), n); *h = (void *)0x77; return result; }
ncclResult_t ncclCommDeregister(ncclComm_t c, void *h) { called("deregister %llx %llx", hex(c), hex(h)); return result; }
ncclResult_t ncclCommWindowRegister(ncclComm_t c, void *p, size_t n, ncclWindow_t *w, int flags) { called("window %llx %llx %zu %d", hex(c), hex(p), n, flags); *w = (ncclWindow_t)0x88; return result; }
ncclResult_t ncclCommWindowDeregister(ncclComm_t c, ncclWindow_t w) { called("no window %llx %llx", hex(c), hex(w)); return result; }
ncclResult_t ncclMemAlloc(void **p, size_t n) { called("alloc %zu", n); *p = (void *)0x7abcdef012; return result; }
ncclResult_t ncclMemFree(void *p) { called("free %llx", hex(p)); return result; }
ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *op, void *x, ncclDataType_t t, int residence, ncclComm_t c) {
	if (residence) called("premul %g of %d for %llx", *(double *)x, t, hex(c));
	else called("premul at %llx of %d for %llx", hex(x), t, hex(c));
	*op = 9;
	return result;
}
ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t c) { called("no op %d %llx", op, hex(c)); return result; }
ncclResult_t ncclGroupStart(void) { called("("); return 0; }
ncclResult_t ncclGroupEnd(void) { note(" )"); return result; }
ncclResult_t ncclSend(const void *s, size_t n, ncclDataType_t t, int peer, ncclComm_t c, cudaStream_t st) { called("send %llx %zu %d to %d %llx %llx", hex(s), n, t, peer, hex(c), hex(st)); return result; }
ncclResult_t ncclRecv(void *d, size_t n, ncclDataType_t t, int peer, ncclComm_t c, cudaStream_t st) { called("recv %llx %zu %d from %d %llx %llx", hex(d), n, t, peer, hex(c), hex(st)); return result; }
#define reducing(f) ncclResult_t f(const void *s, void *d, size_t n, ncclDataType_t t, ncclRedOp_t op, ncclComm_t c, cudaStream_t st) { called(#f " %llx %llx %zu %d by %d %llx %llx", hex(s), hex(d), n, t, op, hex(c), hex(st)); return result; }
reducing(ncclAllReduce) reducing(ncclReduceScatter)
ncclResult_t ncclReduce(const void *s, void *d, size_t n, ncclDataType_t t, ncclRedOp_t op, int root, ncclComm_t c, cudaStream_t st) { called("reduce %llx %llx %zu %d by %d root %d %llx %llx", hex(s), hex(d), n, t, op, root, hex(c), hex(st)); return result; }
#define moving(f) ncclResult_t f(const void *s, void *d, size_t n, ncclDataType_t t, ncclComm_t c, cudaStream_t st) { called(#f " %llx %llx %zu %d %llx %llx", hex(s), hex(d), n, t, hex(c), hex(st)); return result; }
moving(ncclAllGather) moving(ncclAlltoAll)
#define rooted(f) ncclResult_t f(const void *s, void *d, size_t n, ncclDataType_t t, int root, ncclComm_t c, cudaStream_t st) { called(#f " %llx %llx %zu %d root %d %llx %llx", hex(s), hex(d), n, t, root, hex(c), hex(st)); return result; }
rooted(ncclBroadcast) rooted(ncclGather) rooted(ncclScatter)

#ifndef OLDEST
ncclResult_t ncclCommRevoke(ncclComm_t c, int flags) { called("revoke %llx %d", hex(c), flags); return result; }
ncclResult_t ncclCommGetUniqueId(ncclComm_t c, ncclUniqueId *id) { called("grow id %llx", hex(c)); id->internal[5] = 5; return result; }
ncclResult_t ncclCommGrow(ncclComm_t p, int n, const ncclUniqueId *id, int me, ncclComm_t *comm, ncclConfig_t *c) {
	called("grow %llx to %d as %d id %d", hex(p), n, me, id ? id->internal[127] : -1);
	config(c);
	return made(comm);
}
ncclResult_t ncclPutSignal(const void *s, size_t n, ncclDataType_t t, int peer, ncclWindow_t w, size_t off, int sig, int ctx, unsigned int flags, ncclComm_t c, cudaStream_t st) {
	called("put %llx %zu %d to %d window %llx %zu %d %d %u %llx %llx", hex(s), n, t, peer, hex(w), off, sig, ctx, flags, hex(c), hex(st));
	return result;
}
ncclResult_t ncclSignal(int peer, int sig, int ctx, unsigned int flags, ncclComm_t c, cudaStream_t st) { called("signal %d %d %d %u %llx %llx", peer, sig, ctx, flags, hex(c), hex(st)); return result; }
ncclResult_t ncclWaitSignal(int n, ncclWaitSignalDesc_t *d, ncclComm_t c, cudaStream_t st) {
	called("wait");
	for (int i = 0; i < n; i++) note(" %d of %d (%d %d)", d[i].opCnt, d[i].peer, d[i].sigIdx, d[i].ctx);
	note(" %llx %llx", hex(c), hex(st));
	return result;
}
#endif
