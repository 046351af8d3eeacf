/*
 * A stand-in for GDRCopy (libgdrapi.so.2) where symmetric memory lies on the host. NVSHMEM's
 * transports make atomics and signals on the processor of their target, through a mapping of the
 * GPU's memory by GDRCopy, which needs a kernel module. Memory of the host needs no mapping: here
 * each address is its own. gpu run -network uses it; it must not be used for memory of a GPU.
 *
 *   gcc -shared -fPIC -O2 -Wall -Wl,-soname,libgdrapi.so.2 -o libgdrapi.so.2 gdrcopy.c
 */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The types are those of gdrapi.h, version 2.4. */
typedef void *gdr_t;
typedef struct { unsigned long h; } gdr_mh_t;
typedef struct {
    uint64_t va;
    uint64_t mapped_size;
    uint32_t page_size;
    uint64_t tm_cycles;
    uint32_t cycles_per_ms;
    unsigned mapped : 1;
    unsigned wc_mapping : 1;
} gdr_info_t;

struct range {
    unsigned long addr;
    size_t size;
};

static struct range *range_of(gdr_mh_t handle) { return (struct range *)handle.h; }

gdr_t gdr_open(void) {
    static int opened;
    return &opened;
}

int gdr_close(gdr_t g) {
    (void)g;
    return 0;
}

int gdr_pin_buffer(gdr_t g, unsigned long addr, size_t size, uint64_t token, uint32_t space, gdr_mh_t *handle) {
    struct range *r = malloc(sizeof *r);
    (void)g, (void)token, (void)space;
    if (r == NULL) return ENOMEM;
    r->addr = addr;
    r->size = size;
    handle->h = (unsigned long)r;
    return 0;
}

int gdr_unpin_buffer(gdr_t g, gdr_mh_t handle) {
    (void)g;
    free(range_of(handle));
    return 0;
}

int gdr_map(gdr_t g, gdr_mh_t handle, void **va, size_t size) {
    (void)g;
    if (size > range_of(handle)->size) return EINVAL;
    *va = (void *)range_of(handle)->addr;
    return 0;
}

int gdr_unmap(gdr_t g, gdr_mh_t handle, void *va, size_t size) {
    (void)g, (void)handle, (void)va, (void)size;
    return 0;
}

int gdr_get_info_v2(gdr_t g, gdr_mh_t handle, gdr_info_t *info) {
    (void)g;
    memset(info, 0, sizeof *info);
    info->va = range_of(handle)->addr;
    info->mapped_size = range_of(handle)->size;
    info->page_size = 4096;
    info->mapped = 1;
    return 0;
}

/* The name before version 2.4. */
int gdr_get_info(gdr_t g, gdr_mh_t handle, gdr_info_t *info) { return gdr_get_info_v2(g, handle, info); }

int gdr_copy_to_mapping(gdr_mh_t handle, void *there, const void *here, size_t size) {
    (void)handle;
    memcpy(there, here, size);
    return 0;
}

int gdr_copy_from_mapping(gdr_mh_t handle, void *here, const void *there, size_t size) {
    (void)handle;
    memcpy(here, there, size);
    return 0;
}

void gdr_runtime_get_version(int *major, int *minor) {
    *major = 2;
    *minor = 4;
}

int gdr_driver_get_version(gdr_t g, int *major, int *minor) {
    gdr_runtime_get_version(major, minor);
    return g == NULL ? EINVAL : 0;
}
