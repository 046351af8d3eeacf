/* The part of fake.c that is about memory. */
CUresult cuPointerGetAttributes(unsigned int n, CUpointer_attribute *a, void **data, CUdeviceptr p) {
	LOG("pointer %u %llx", n, p);
	for (unsigned i = 0; i < n; i++) switch (a[i]) {
	case CU_POINTER_ATTRIBUTE_MEMORY_TYPE: *(unsigned int *)data[i] = CU_MEMORYTYPE_DEVICE; break;
	case CU_POINTER_ATTRIBUTE_DEVICE_POINTER: *(CUdeviceptr *)data[i] = p; break;
	case CU_POINTER_ATTRIBUTE_IS_MANAGED: *(unsigned char *)data[i] = 1; break;
	case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *(int *)data[i] = 3; break;
	case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: *(CUdeviceptr *)data[i] = p - 16; break;
	case CU_POINTER_ATTRIBUTE_RANGE_SIZE: *(size_t *)data[i] = 0x300000003; break;
	default: return CUDA_ERROR_INVALID_VALUE;
	}
	OK;
}
CUresult cuStreamGetCtx(CUstream s, CUcontext *c) { LOG("context of %llx", P(s)); *c = (CUcontext)0x788888888; OK; }
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D *c, CUstream s) {
	LOG("3d %d %s %llx %zu %zu to %d %llx %llx %zu %zu: %zu %zu %zu on %llx",
		c->srcMemoryType, (const char *)c->srcHost, c->srcDevice, c->srcPitch, c->srcHeight,
		c->dstMemoryType, P(c->dstHost), c->dstDevice, c->dstPitch, c->dstHeight,
		c->WidthInBytes, c->Height, c->Depth, P(s));
	if (c->srcXInBytes || c->srcY || c->srcZ || c->srcLOD || c->srcArray || c->reserved0 ||
		c->dstXInBytes || c->dstY || c->dstZ || c->dstLOD || c->dstArray || c->reserved1) return CUDA_ERROR_INVALID_VALUE;
	OK;
}
CUresult cuMemAllocManaged(CUdeviceptr *p, size_t n, unsigned int flags) { LOG("managed %zu %u", n, flags); *p = 0x799999999; OK; }
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *p, CUdevice d) { LOG("default pool %d", d); *p = (CUmemoryPool)0x7A1; OK; }
CUresult cuMemPoolCreate(CUmemoryPool *p, const CUmemPoolProps *q) {
	LOG("pool %d %d %d %d %zu %d", q->allocType, q->handleTypes, q->location.type, q->location.id, q->maxSize, q->usage);
	*p = (CUmemoryPool)0x7A2; OK;
}
CUresult cuMemPoolDestroy(CUmemoryPool p) { LOG("pool destroy %llx", P(p)); OK; }
CUresult cuMemPoolTrimTo(CUmemoryPool p, size_t keep) { LOG("trim %llx %zu", P(p), keep); OK; }
CUresult cuMemPoolSetAttribute(CUmemoryPool p, CUmemPool_attribute a, void *v) { LOG("pool set %llx %d %llx", P(p), a, (unsigned long long)*(cuuint64_t *)v); OK; }
CUresult cuMemPoolGetAttribute(CUmemoryPool p, CUmemPool_attribute a, void *v) { LOG("pool get %llx %d", P(p), a); *(cuuint64_t *)v = 0x400000004; OK; }
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *d, size_t n, CUmemoryPool p, CUstream s) { LOG("from pool %zu %llx %llx", n, P(p), P(s)); *d = 0x7A3333333; OK; }
CUresult cuMemFreeAsync(CUdeviceptr d, CUstream s) { LOG("free async %llx %llx", d, P(s)); OK; }
CUresult cuIpcGetMemHandle(CUipcMemHandle *h, CUdeviceptr p) { LOG("ipc get %llx", P(p)); for (int i = 0; i < 8; i++) ((unsigned long long *)h)[i] = 0x700000001 + i; OK; }
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *p, CUipcMemHandle h, unsigned int flags) {
	unsigned long long *w = (unsigned long long *)&h;
	LOG("ipc open %llx to %llx %u", w[0], w[7], flags); *p = 0x7A7777777; OK;
}
CUresult cuIpcCloseMemHandle(CUdeviceptr p) { LOG("ipc close %llx", P(p)); OK; }
CUresult cuDeviceCanAccessPeer(int *can, CUdevice d, CUdevice peer) { LOG("can access %d %d", d, peer); *can = 1; OK; }
CUresult cuCtxEnablePeerAccess(CUcontext c, unsigned int flags) { LOG("enable peer %llx %u", P(c), flags); OK; }
#define PROP(p) p->type, p->requestedHandleTypes, p->location.type, p->location.id, p->allocFlags.gpuDirectRDMACapable
CUresult cuMemGetAllocationGranularity(size_t *n, const CUmemAllocationProp *p, CUmemAllocationGranularity_flags o) {
	LOG("granularity %d %d %d %d %d %d", PROP(p), o); *n = 0x200000; OK;
}
CUresult cuMemCreate(CUmemGenericAllocationHandle *h, size_t n, const CUmemAllocationProp *p, unsigned long long flags) {
	LOG("create %zu %d %d %d %d %d %llu", n, PROP(p), flags); *h = 0x7A4444444; OK;
}
CUresult cuMemRelease(CUmemGenericAllocationHandle h) { LOG("release %llx", h); OK; }
CUresult cuMemAddressReserve(CUdeviceptr *p, size_t n, size_t align, CUdeviceptr at, unsigned long long flags) {
	LOG("reserve %zu %zu %llx %llu", n, align, at, flags); *p = 0x7A5555555; OK;
}
CUresult cuMemAddressFree(CUdeviceptr p, size_t n) { LOG("address free %llx %zu", p, n); OK; }
CUresult cuMemMap(CUdeviceptr p, size_t n, size_t offset, CUmemGenericAllocationHandle h, unsigned long long flags) {
	LOG("map %llx %zu %zu %llx %llu", p, n, offset, h, flags); OK;
}
CUresult cuMemUnmap(CUdeviceptr p, size_t n) { LOG("unmap %llx %zu", p, n); OK; }
CUresult cuMemSetAccess(CUdeviceptr p, size_t n, const CUmemAccessDesc *d, size_t count) {
	LOG("access %llx %zu %d %d %d %zu", p, n, d->location.type, d->location.id, d->flags, count); OK;
}
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *h, void *p) { LOG("retain %llx", P(p)); *h = 0x7A6666666; OK; }
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *p, CUmemGenericAllocationHandle h) {
	LOG("properties %llx", h); memset(p, 0, sizeof *p); p->requestedHandleTypes = 9; OK;
}
