// NVSHMEM for the processes of a job.
#pragma once

#include <nvshmem.h>
#include <nvshmemx.h>

#include "job.h"

// init_nvshmem joins the job.
static inline void init_nvshmem(const Job &job) {
    setenv("NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME", "lo", 0);
    nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
    if (job.rank == 0 && nvshmemx_get_uniqueid(&id) != 0) {
        fprintf(stderr, "no NVSHMEM unique id\n");
        exit(1);
    }
    share(job, &id, sizeof id);
    nvshmemx_init_attr_t attr = NVSHMEMX_INIT_ATTR_INITIALIZER;
    nvshmemx_set_attr_uniqueid_args(job.rank, job.size, &id, &attr);
    if (nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, &attr) != 0 ||
        nvshmemx_init_status() < NVSHMEM_STATUS_IS_INITIALIZED) {
        fprintf(stderr, "rank %d: NVSHMEM did not initialise\n", job.rank);
        exit(1);
    }
}
