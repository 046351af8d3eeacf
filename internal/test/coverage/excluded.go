package coverage

import (
	"regexp"
)

// exclusion leaves functions out, with the reason.
type exclusion struct {
	// names is a pattern that matches the whole of a name.
	names *regexp.Regexp
	// undefined restricts the line to functions that no header defines for
	// the device.
	undefined bool
	reason    string
}

func all(pattern string) *regexp.Regexp { return regexp.MustCompile("^(?:" + pattern + ")$") }

// exclusions is the list of what is left out. The first line that matches a
// function counts.
var exclusions = []exclusion{
	{all(`.*_on_stream|nvshmemx_(barrier|sync)_all_on_stream`), true,
		"a call of the host that the headers declare for the device too, without defining it there"},
	{all(`nvshmem_\w+_alltoalls`), true,
		"declared for the device, defined nowhere, and gone in NVSHMEM 3.8"},
	{all(`nvshmem_half_atomic_(fetch|set|swap)`), true,
		"declared for the device, defined nowhere; AtomicAdd and AtomicFetchAdd of Float16 are"},
	{all(`nvshmem_global_exit`), true,
		"declared for the device, defined for the host alone; a kernel panics instead, which ends the job with its place"},
	{all(`nvshmem_info_get_(name|version)|nvshmemx_vendor_get_version_info`), false,
		"constants of the library that the kernel was linked with; gpuc doctor and the manifest say them"},
	{all(`nvshmemx_mc_ptr`), false,
		"an address of an NVLink multicast object"},
	{all(`nvshmemx::tile_(?:\w+_)?(?:allreduce|reduce|rooted_reduce|allgather|broadcast|collective_wait)(_warp|_warpgroup|_block)?`), false,
		"tile collectives take no algorithm but those of NVLink multicast: tile_coll_algo_t (device_host/nvshmem_tensor.h) has NVLS_ ones alone"},
	{all(`nvshmemx_barrier_warpgroup|nvshmemx::tile_(put|get)_warpgroup`), false,
		"four warps together are not a scope of the kernel language; the same at warp or block scope"},
	{all(`nvshmemx::make_(shape|stride|layout)`), false,
		"makes a type at compile time, for C++ templates; dsl/shmem/raw writes a Tensor with its shape and strides"},
	{all(`nvshmemx_\w*maxloc\w*`), false,
		"an extension for one type that the host has no counterpart for; examples/extern binds it"},
	{all(`nvshmemx_put6_signal(_nbi)?_(warp|block)`), false,
		"the name of put16_signal, misspelt up to NVSHMEM 3.4; PutSignal of 16-bit elements"},
	{all(`nvshmemx_qp_\w+`), false,
		"names a queue pair of a NIC that the GPU drives (IBGDA, GPUNetIO); the function without _qp chooses one, and over NVLink does the same"},
	{all(`nvshmemx_(ask|give|release)_smem`), false,
		"lends NVSHMEM a block's shared memory for its own copies by TMA, from NVSHMEM 3.8 on; puts of a group copy by themselves"},
	{all(`nvshmemx_region_\w+`), false,
		"a hint that non-blocking transfers may be batched for a NIC that the GPU drives, from NVSHMEM 3.8 on; without a region each is sent at once"},
	{all(`nvshmemx_signal_counted_\w+`), false,
		"part of the counted signals of NVSHMEM 3.8, which its headers switch off"},
}

// excludedBy returns the number of the exclusion that names p, or -1.
func excludedBy(p Proto) int {
	for i, e := range exclusions {
		if e.names.MatchString(p.Name) && (!e.undefined || !p.Defined) {
			return i
		}
	}
	return -1
}
