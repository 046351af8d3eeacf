package coverage

import (
	"regexp"

	"github.com/gpuc-go/gpuc/internal/headers"
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
	{all(`nvshmem_global_exit`), true,
		"declared for the device, defined for the host alone; a kernel panics instead, which ends the job with its place"},
	{all(`nvshmem_info_get_(name|version)|nvshmemx_vendor_get_version_info`), false,
		"constants of the library that the kernel was linked with; gpuc doctor and the manifest say them"},
	{all(`nvshmemx_mc_ptr`), false,
		"an address of an NVLink multicast object"},
	{all(`nvshmemx::tile_(?:\w+_)?(?:allreduce|reduce|rooted_reduce|allgather|broadcast|collective_wait)(_warp|_warpgroup|_block)?`), false,
		"tile collectives stand on NVLink multicast (NVLS)"},
	{all(`nvshmemx::tile_(put|get)(_warp|_warpgroup|_block)?`), false,
		"C++ templates over a tensor's layout, from NVSHMEM 3.8 on; Put of each row of the tile does the same"},
	{all(`nvshmemx::make_(shape|stride|layout)`), false,
		"C++ helpers that make the layouts of tiles"},
	{all(`nvshmemx_barrier_warpgroup`), false,
		"four warps together are no scope of the kernel language; Barrier at block scope"},
	{all(`nvshmemx_\w*maxloc\w*`), false,
		"an extension for one type that the host has no counterpart for; examples/extern binds it"},
	{all(`nvshmemx?_half_atomic_\w+`), false,
		"atomics on half, from NVSHMEM 3.8 on; dsl/shmem has those that both versions have"},
	{all(`nvshmemx?_i(put|get)128(_warp|_block)?`), false,
		"no element type has 128 bits; IPut and IGet of 64-bit elements move the halves"},
	{all(`nvshmemx_put6_signal(_nbi)?_(warp|block)`), false,
		"the name of put16_signal, misspelt up to NVSHMEM 3.4; PutSignal of 16-bit elements"},
	{all(`nvshmemx_qp_\w+`), false,
		"chooses the queue pair of an InfiniBand NIC (IBGDA), without which the device library is built"},
	{all(`nvshmemx_flush(_warp|_block)?`), false,
		"makes sources reusable without completing the puts, from NVSHMEM 3.8 on; Quiet does both"},
	{all(`nvshmemx_(ask|give|release)_smem`), false,
		"lends NVSHMEM a block's shared memory for copies by TMA, from NVSHMEM 3.8 on"},
	{all(`nvshmemx_region_\w+`), false,
		"marks parts of a program for NVSHMEM's own measurements, from NVSHMEM 3.8 on"},
	{all(`nvshmemx_signal_counted_\w+`), false,
		"part of the counted signals of NVSHMEM 3.8, which its headers switch off"},
}

// excludedBy returns the number of the exclusion that names p, or -1.
func excludedBy(p headers.Proto) int {
	for i, e := range exclusions {
		if e.names.MatchString(p.Name) && (!e.undefined || !p.Defined) {
			return i
		}
	}
	return -1
}
