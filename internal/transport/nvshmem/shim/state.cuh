// What NVSHMEM's host library fills in when a module is registered with it. A
// second copy in the link would be left empty, so it stands in a unit of its own.
__constant__ nvshmemi_device_host_state_t nvshmemi_device_state_d;
__constant__ nvshmemi_version_t nvshmemi_device_lib_version_d = {
    NVSHMEM_VENDOR_MAJOR_VERSION, NVSHMEM_VENDOR_MINOR_VERSION, NVSHMEM_VENDOR_PATCH_VERSION};
