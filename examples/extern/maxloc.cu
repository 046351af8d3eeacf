// The device code of MaxLoc in extern.go: NVSHMEM's reduction of one pair, whose
// parts it compares by the first.
#include <nvshmem.h>
#include <nvshmemx.h>

// A Sym comes as an address and a number of elements, a Team as an int. The
// thread is left out: C has threadIdx.
extern "C" __device__ void maxloc(int team, double *dst, long long, const double *src, long long) {
    nvshmemx_double2_maxloc_reduce_block(team, (double2 *)dst, (const double2 *)src, 1);
}
