// The queues of the NIC. NVSHMEM's host library fills this in where it finds it in a
// module, and else leaves the module to the host's proxy.
__constant__ nvshmemi_ibgda_device_state_t nvshmemi_ibgda_device_state_d;
