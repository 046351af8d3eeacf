// NVSHMEM gives the heap that the PEs of a host share, in host memory, the same name on each host.
// Where hosts are namespaces of one machine (host.sh), these names must differ. This library, which
// LD_PRELOAD names, adds that of the host.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { longest = 256 };

static const char *of_host(const char *name, char buffer[longest]) {
	char host[64] = "";
	if (!strstr(name, "sysmem_symm_heap") && !strstr(name, "mps_shm_")) return name;
	gethostname(host, sizeof host - 1);
	snprintf(buffer, longest, "%s-%s", name, host);
	return buffer;
}

int shm_open(const char *name, int flags, mode_t mode) {
	char buffer[longest];
	int (*next)(const char *, int, mode_t);
	*(void **)&next = dlsym(RTLD_NEXT, "shm_open");
	return next(of_host(name, buffer), flags, mode);
}

int shm_unlink(const char *name) {
	char buffer[longest];
	int (*next)(const char *);
	*(void **)&next = dlsym(RTLD_NEXT, "shm_unlink");
	return next(of_host(name, buffer));
}
