package nvshmem

import (
	"slices"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
)

// viaNCCL is what is known of whether the library passes collectives on to NCCL.
type viaNCCL struct {
	// used is the library's variable that says so, nil where it is not known.
	used   *int32
	looked bool
	// multicast returns 0 if the team has no multicast memory. It is nil where the library
	// lacks it.
	multicast func(team int32, heap uint64) uint64 // void *nvshmemx_mc_ptr(nvshmem_team_t team, const void *ptr)
}

// readVersions are those whose condition for NCCL is known: it was read in the source of
// 3.4.5 (src/host/coll/cpu_coll.cpp, rdxn/rdxn.h and reducescatter/reducescatter.h), and the
// tests find the same in the machine code of all of them.
var readVersions = []Version{{3, 4, 5}, {3, 8, 0}}

// ncclVariable is set at initialisation, if the library was built for NCCL, finds it and may
// use it. It stays so until the library is finalised.
const ncclVariable = "nvshmemi_use_nccl"

// Unlimited reports whether Reduce and ReduceScatter of a team are certain to be passed
// on to NCCL, which has none of the limits of NVSHMEM's own code. The library does that if it uses NCCL, NCCL has the type and the reduction, and
// the team has no memory for multicast. heap is an address in the symmetric heap.
func (l *Library) Unlimited(team int32, t op.Type, r op.Reduction, heap uint64) bool {
	return ncclHas(t, r) && l.usesNCCL() && !l.Multicast(team, heap)
}

// ncclHas reports whether the library has a type and a reduction of NCCL for its own.
func ncclHas(t op.Type, r op.Reduction) bool {
	return !r.Bitwise() && t != op.TypeInt16 && t != op.TypeUint16
}

func (l *Library) usesNCCL() bool {
	if l.ready() != nil || !slices.Contains(readVersions, l.version) {
		return false
	}
	n := &l.nccl
	if !n.looked {
		n.looked = true
		// Where it is not found, nothing is certain.
		if p, err := l.stream.lib.Hidden(ncclVariable, 4); err == nil {
			n.used = (*int32)(p)
		}
	}
	return n.used != nil && *n.used == 1
}

// Multicast reports whether the PEs of a team may read each other's memory by NVLink multicast
// while they reduce. heap is an address in the symmetric heap.
func (l *Library) Multicast(team int32, heap uint64) bool {
	return l.ready() != nil || l.nccl.multicast == nil || l.nccl.multicast(team, heap) != 0
}

func (n *viaNCCL) bind(lib *dl.Library) error {
	return lib.Bind(dl.Func{Ptr: &n.multicast, Name: "nvshmemx_mc_ptr", Optional: true})
}
