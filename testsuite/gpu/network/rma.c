/*
 * A network for NCCL between processes of one host: a plug-in for its remote memory access (ncclRmaPlugin_v14, NCCL
 * 2.30.7 and later) by TCP on loopback, below the proxy through which kernels reach other PEs (NCCL_GIN_TYPE=2). Memory
 * of the GPU is copied by the driver on a stream of its own, while kernels run. For tests, as libnccl-rma-tcp.so in
 * NCCL_RMA_PLUGIN (gpu run -network).
 *
 *   gcc -shared -fPIC -O2 -Wall -Wl,-soname,libnccl-rma-tcp.so -o libnccl-rma-tcp.so rma.c -ldl -lpthread
 *
 * Each two ranks have a connection, on which operations arrive in their order. A put is done when the other rank has
 * answered that it is in place; so a flush of NCCL says that here, which networks need not.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* The types are those of NCCL's plug-ins (rma_v14.h, net_v12.h). */
typedef int result; /* ncclResult_t */
enum { success = 0, system_error = 2 };
enum { host_memory = 1, gpu_memory = 2, increment = 1 };

typedef struct {
    char *name, *pci_path;
    uint64_t guid;
    int memories, global, flushes, mbps, port;
    float latency;
    int max_comms, max_receives, device_type, device_version;
    struct {
        int count, numbers[8];
    } virtual_devices;
    size_t max_p2p, max_collective;
    int max_requests;
    int16_t rail, plane;
} properties;

/* The driver, opened when memory of a GPU is first copied. */
static struct {
    int (*get)(void **context);
    int (*set)(void *context);
    int (*create)(void **stream, unsigned flags);
    int (*host)(void **memory, size_t bytes, unsigned flags);
    int (*out)(void *to, uint64_t from, size_t bytes, void *stream);
    int (*in)(uint64_t to, const void *from, size_t bytes, void *stream);
    int (*wait)(void *stream);
    void *context, *stream, *staging;
} gpu;

enum { staging_bytes = 4 << 20 };

typedef struct {
    uint32_t number; /* the same on all ranks, which register in one order */
    int kind;
    char *base;
    size_t bytes;
} region;

typedef struct {
    int done;
    region *to; /* of a get */
    uint64_t at;
} request;

enum { put, put_done, get, got };

/* What goes before the bytes of a message. */
typedef struct {
    uint8_t what, signals;
    uint32_t region, signal_region;
    uint64_t at, bytes, signal_at, value;
    request *request; /* of the rank that asked */
} header;

typedef struct message {
    struct message *next;
    size_t bytes, sent;
    char data[];
} message;

typedef struct {
    int fd;
    message *first, **last; /* to be sent */
    char *in;
    size_t have, room;
} connection;

typedef struct {
    int ranks, me;
    connection *links;
    region **regions;
    uint32_t count;
    bool failed;
} network;

/* NCCL calls from the thread of the program and from that of the proxy. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *driver(void *library, const char *name) {
    void *f = library ? dlsym(library, name) : NULL;
    if (f == NULL) fprintf(stderr, "libnccl-rma-tcp: the CUDA driver has no %s\n", name);
    return f;
}

/* Makes the context current that the first thread had. */
static bool use_gpu(void) {
    static __thread bool current;
    if (current) return true;
    if (gpu.context == NULL) {
        void *l = dlopen("libcuda.so.1", RTLD_NOW);
        if (!(gpu.get = driver(l, "cuCtxGetCurrent")) || !(gpu.set = driver(l, "cuCtxSetCurrent")) || !(gpu.create = driver(l, "cuStreamCreate")) ||
            !(gpu.host = driver(l, "cuMemHostAlloc")) || !(gpu.out = driver(l, "cuMemcpyDtoHAsync_v2")) || !(gpu.in = driver(l, "cuMemcpyHtoDAsync_v2")) ||
            !(gpu.wait = driver(l, "cuStreamSynchronize")))
            return false;
        if (gpu.get(&gpu.context) || gpu.create(&gpu.stream, 1 /* non-blocking */) || gpu.host(&gpu.staging, staging_bytes, 0)) return false;
    }
    return current = gpu.set(gpu.context) == 0;
}

/* Copies to a region, or out of it. */
static bool copy(const region *r, uint64_t at, char *bytes, size_t n, bool out) {
    if (at > r->bytes || n > r->bytes - at) {
        fprintf(stderr, "libnccl-rma-tcp: %zu bytes at %#lx of a region of %#zx bytes\n", n, (unsigned long)at, r->bytes);
        return false;
    }
    if (r->kind == host_memory) {
        memcpy(out ? bytes : r->base + at, out ? r->base + at : bytes, n);
        return true;
    }
    if (!use_gpu()) return false;
    for (size_t done = 0, part; done < n; done += part) {
        part = n - done < staging_bytes ? n - done : staging_bytes;
        uint64_t there = (uint64_t)r->base + at + done;
        if (!out) memcpy(gpu.staging, bytes + done, part);
        int failed = out ? gpu.out(gpu.staging, there, part, gpu.stream) : gpu.in(there, gpu.staging, part, gpu.stream);
        if (failed || (failed = gpu.wait(gpu.stream))) {
            fprintf(stderr, "libnccl-rma-tcp: copy %zu bytes at %#lx: CUDA error %d\n", part, (unsigned long)there, failed);
            return false;
        }
        if (out) memcpy(bytes + done, gpu.staging, part);
    }
    return true;
}

/* Appends a message, and returns where its bytes are to be written. */
static char *post(connection *l, const header *h, size_t bytes) {
    message *m = malloc(sizeof *m + sizeof *h + bytes);
    if (m == NULL) abort();
    m->next = NULL;
    m->bytes = sizeof *h + bytes;
    m->sent = 0;
    memcpy(m->data, h, sizeof *h);
    *l->last = m;
    l->last = &m->next;
    return m->data + sizeof *h;
}

/* Puts bytes in place here, and then updates the signal. */
static bool deliver(network *n, const header *h, char *bytes) {
    if (h->bytes && !copy(n->regions[h->region], h->at, bytes, h->bytes, false)) return false;
    if (!h->signals) return true;
    uint64_t word;
    region *r = n->regions[h->signal_region];
    if (!copy(r, h->signal_at, (char *)&word, sizeof word, true)) return false;
    word += h->value;
    return copy(r, h->signal_at, (char *)&word, sizeof word, false);
}

static bool handle(network *n, connection *l, header *h, char *bytes) {
    header answer = {.request = h->request};
    switch (h->what) {
    case put:
        answer.what = put_done;
        if (!deliver(n, h, bytes)) return false;
        post(l, &answer, 0);
        return true;
    case get:
        answer.what = got;
        answer.bytes = h->bytes;
        return copy(n->regions[h->region], h->at, post(l, &answer, h->bytes), h->bytes, true);
    case got:
        if (!copy(h->request->to, h->request->at, bytes, h->bytes, false)) return false;
    }
    h->request->done = 1;
    return true;
}

/* Sends and receives what it can without waiting. A rank that has gone sends nothing more; NCCL learns of that by
 * other ways. */
static bool progress(network *n) {
    for (int i = 0; i < n->ranks; i++) {
        connection *l = &n->links[i];
        for (message *m; l->fd >= 0 && (m = l->first) != NULL;) {
            ssize_t k = send(l->fd, m->data + m->sent, m->bytes - m->sent, MSG_DONTWAIT | MSG_NOSIGNAL);
            if (k < 0) {
                if (errno != EAGAIN) l->fd = -1;
                break;
            }
            if ((m->sent += k) < m->bytes) continue;
            if ((l->first = m->next) == NULL) l->last = &l->first;
            free(m);
        }
        while (l->fd >= 0) {
            if (l->room - l->have < 1 << 16 && (l->in = realloc(l->in, l->room = 2 * l->room + (1 << 17))) == NULL) abort();
            ssize_t k = recv(l->fd, l->in + l->have, l->room - l->have, MSG_DONTWAIT);
            if (k <= 0) break;
            l->have += k;
        }
        size_t at = 0;
        for (header h; l->have - at >= sizeof h; at += sizeof h + (h.what == put || h.what == got ? h.bytes : 0)) {
            memcpy(&h, l->in + at, sizeof h);
            if ((h.what == put || h.what == got) && l->have - at < sizeof h + h.bytes) break;
            if (h.region >= n->count || h.signal_region >= n->count) break; /* registered there, and not yet here */
            if (!handle(n, l, &h, l->in + at + sizeof h)) return false;
        }
        if (at) memmove(l->in, l->in + at, l->have -= at);
    }
    return true;
}

static result init(void **context, uint64_t id, void *log) {
    (void)id, (void)log;
    *context = &gpu;
    return success;
}

static result devices(int *count) {
    *count = 1;
    return success;
}

static result get_properties(int device, properties *p) {
    static char name[] = "tcp";
    *p = (properties){.name = name, .guid = 1, .memories = host_memory | gpu_memory, .mbps = 10000, .max_comms = 1024, .max_receives = 1, .device_type = 2, .device_version = 100, .virtual_devices = {1, {device}}, .max_p2p = 1 << 30, .max_collective = 1 << 30, .max_requests = 1, .rail = -1, .plane = -1};
    return success;
}

static result start_listening(void *context, int device, void *handle, void **listening) {
    (void)context, (void)device;
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t n = sizeof a;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (void *)&a, n) || listen(fd, SOMAXCONN) || getsockname(fd, (void *)&a, &n)) return system_error;
    memcpy(handle, &a, sizeof a);
    *listening = (void *)(intptr_t)fd;
    return success;
}

/* Each rank connects to those before it, and takes the connections of those after it. */
static result connect_all(void *context, void *handles[], int ranks, int me, void *listening, void **out) {
    (void)context;
    network *n = calloc(1, sizeof *n);
    if (n == NULL || (n->links = calloc(ranks, sizeof *n->links)) == NULL) return system_error;
    n->ranks = ranks;
    n->me = me;
    for (int i = 0; i < ranks; i++) n->links[i] = (connection){.fd = -1, .last = &n->links[i].first};
    for (int i = 0, one = 1; i < ranks; i++) {
        if (i == me) continue;
        int who = i, fd;
        if (i < me) {
            fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            if (fd < 0 || connect(fd, handles[i], sizeof(struct sockaddr_in)) || write(fd, &me, sizeof me) != sizeof me) return system_error;
        } else {
            fd = accept4((int)(intptr_t)listening, NULL, NULL, SOCK_CLOEXEC);
            if (fd < 0 || recv(fd, &who, sizeof who, MSG_WAITALL) != sizeof who || who <= me || who >= ranks) return system_error;
        }
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
        n->links[who].fd = fd;
    }
    *out = n;
    return success;
}

static result create_context(void *n, void *config, void **context) {
    (void)config;
    *context = n;
    return success;
}

static result register_memory(void *network_, void *data, size_t bytes, int kind, uint64_t flags, void **out) {
    (void)flags;
    network *n = network_;
    pthread_mutex_lock(&mutex);
    region *r = malloc(sizeof *r);
    region **all = realloc(n->regions, (n->count + 1) * sizeof *all);
    if (r == NULL || all == NULL) abort();
    *r = (region){n->count, kind, data, bytes};
    n->regions = all;
    n->regions[n->count++] = r;
    *out = r;
    if (kind != host_memory) use_gpu(); /* a thread of the proxy has no context to take */
    pthread_mutex_unlock(&mutex);
    return success;
}

static result register_buffer(void *n, void *data, size_t bytes, int kind, uint64_t offset, int fd, uint64_t flags, void **out) {
    (void)offset, (void)fd;
    return register_memory(n, data, bytes, kind, flags, out);
}

static result deregister(void *n, void *r) {
    (void)n, (void)r; /* others may still address it by its number */
    return success;
}

static result keep(void *x) {
    (void)x;
    return success;
}

static result close_all(void *network_) {
    network *n = network_;
    for (int i = 0; i < n->ranks; i++)
        if (n->links[i].fd >= 0) close(n->links[i].fd);
    return success;
}

static result stop_listening(void *listening) {
    close((int)(intptr_t)listening);
    return success;
}

/* Does an operation whose other rank is this one. */
static bool here(network *n, const header *h, const region *from, uint64_t at, const region *to, uint64_t to_at) {
    char *bytes = malloc(h->bytes + 1);
    bool ok = bytes != NULL && (h->bytes == 0 || copy(from, at, bytes, h->bytes, true));
    if (ok) ok = h->what == put ? deliver(n, h, bytes) : copy(to, to_at, bytes, h->bytes, false);
    free(bytes);
    return ok;
}

/* Begins an operation that reads from one region and writes to another. */
static result start(network *n, int pe, header h, region *from, uint64_t at, region *to, uint64_t to_at, void **out) {
    request *r = calloc(1, sizeof *r);
    if (r == NULL) return system_error;
    *r = (request){pe == n->me, to, to_at};
    h.request = *out = r;
    size_t bytes = h.what == put ? h.bytes : 0;
    pthread_mutex_lock(&mutex);
    bool ok;
    if (pe == n->me) {
        ok = here(n, &h, from, at, to, to_at);
    } else {
        char *data = post(&n->links[pe], &h, bytes);
        ok = bytes == 0 || copy(from, at, data, bytes, true);
    }
    n->failed |= !ok;
    pthread_mutex_unlock(&mutex);
    return ok ? success : system_error;
}

static result put_signal(void *n, int context, uint64_t at, void *from, size_t bytes, uint64_t to_at, void *to, uint32_t pe, uint64_t signal_at, void *signal, uint64_t value, uint32_t how, bool strong, void **out) {
    (void)context, (void)strong;
    header h = {.what = put, .bytes = bytes, .at = to_at};
    if (bytes) h.region = ((region *)to)->number;
    if (signal) {
        h.signals = 1;
        h.signal_region = ((region *)signal)->number;
        h.signal_at = signal_at;
        h.value = how == increment ? 1 : value;
    }
    return start(n, pe, h, from, at, to, to_at, out);
}

static result put_bytes(void *n, int context, uint64_t at, void *from, size_t bytes, uint64_t to_at, void *to, uint32_t pe, void **out) {
    return put_signal(n, context, at, from, bytes, to_at, to, pe, 0, NULL, 0, 0, false, out);
}

static result get_bytes(void *n, int context, uint64_t at, void *from, size_t bytes, uint64_t to_at, void *to, uint32_t pe, void **out) {
    (void)context;
    header h = {.what = get, .bytes = bytes, .at = at, .region = ((region *)from)->number};
    return start(n, pe, h, from, at, to, to_at, out);
}

static result flush(void *n, int context, void *r, uint32_t pe, void **out) {
    (void)n, (void)context, (void)r, (void)pe;
    *out = NULL; /* what has arrived was copied by the driver */
    return success;
}

static result test(void *n, void *r, int *done) {
    (void)n;
    pthread_mutex_lock(&mutex);
    *done = r == NULL || ((request *)r)->done;
    if (*done) free(r);
    pthread_mutex_unlock(&mutex);
    return success;
}

static result work(void *network_) {
    network *n = network_;
    pthread_mutex_lock(&mutex);
    n->failed |= !progress(n);
    pthread_mutex_unlock(&mutex);
    return n->failed ? system_error : success;
}

static result last_error(void *n, bool *failed) {
    *failed = ((network *)n)->failed;
    return success;
}

__attribute__((visibility("default"))) struct {
    const char *name;
    void *functions[20];
} ncclRmaPlugin_v14 = {"tcp", {init, devices, get_properties, start_listening, connect_all, create_context, register_memory, register_buffer, deregister, keep, close_all, stop_listening, put_bytes, put_signal, get_bytes, flush, test, work, last_error, keep}};
