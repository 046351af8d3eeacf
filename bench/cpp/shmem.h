// NVSHMEM for the processes of a job.
#pragma once

#include <nvshmem.h>
#include <nvshmemx.h>

#include "job.h"

// init_nvshmem joins the job.
void init_nvshmem(const Job &job);
