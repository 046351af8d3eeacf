// What NVSHMEM's host library fills in when a module is registered with it. A
// second copy in the link would be left empty, so it stands in a unit of its own.
__constant__ nvshmemi_device_host_state_t nvshmemi_device_state_d;
__constant__ nvshmemi_version_t nvshmemi_device_lib_version_d = {
    NVSHMEM_VENDOR_MAJOR_VERSION, NVSHMEM_VENDOR_MINOR_VERSION, NVSHMEM_VENDOR_PATCH_VERSION};

// Signal operations, comparisons and teams are passed on as kernels have them.
static_assert(GPUC_SIGNAL_SET == NVSHMEM_SIGNAL_SET && GPUC_SIGNAL_ADD == NVSHMEM_SIGNAL_ADD, "signal operations");
static_assert(GPUC_CMP_EQ == NVSHMEM_CMP_EQ && GPUC_CMP_NE == NVSHMEM_CMP_NE && GPUC_CMP_GT == NVSHMEM_CMP_GT, "comparisons");
static_assert(GPUC_CMP_LE == NVSHMEM_CMP_LE && GPUC_CMP_LT == NVSHMEM_CMP_LT && GPUC_CMP_GE == NVSHMEM_CMP_GE, "comparisons");
static_assert(GPUC_TEAM_WORLD == NVSHMEM_TEAM_WORLD, "teams");
