package op

const specAMO = "NVSHMEM API, Atomic Memory Operations; OpenSHMEM 1.5 section 9.7"

// atomics are the atomics on symmetric memory. Integers are two's complement, so
// that one function of a width serves the signed and the unsigned.
var atomics = []Op{
	{Name: "AtomicFetch", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: NumberTypes32, Params: []Param{Ptr, PE}, Result: Elem1, Update: Keep,
		C: "nvshmem_uint{width}_atomic_fetch", Python: "atomic_fetch", Spec: specAMO,
		Doc: "reads one value of a peer atomically", Promise: doneOnReturn},
	{Name: "AtomicSet", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: NumberTypes32, Params: []Param{Ptr, Value, PE}, Update: Store,
		C: "nvshmem_uint{width}_atomic_set", Python: "atomic_set", Spec: specAMO,
		Doc: "writes one value of a peer atomically", Promise: arrivesLater},
	{Name: "AtomicSwap", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: NumberTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: Store,
		C: "nvshmem_uint{width}_atomic_swap", Python: "atomic_swap", Spec: specAMO,
		Doc: "writes one value of a peer atomically, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicCompareSwap", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Cond, Value, PE}, Result: Elem1, Update: CompareStore,
		C: "nvshmem_uint{width}_atomic_compare_swap", Python: "atomic_compare_swap", Spec: specAMO,
		Doc: "writes one value of a peer atomically if it equals another, and returns the old one", Promise: doneOnReturn},

	{Name: "AtomicInc", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, PE}, Update: Increment,
		C: "nvshmem_uint{width}_atomic_inc", Python: "atomic_inc", Spec: specAMO,
		Doc: "adds 1 to a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchInc", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, PE}, Result: Elem1, Update: Increment,
		C: "nvshmem_uint{width}_atomic_fetch_inc", Python: "atomic_fetch_inc", Spec: specAMO,
		Doc: "adds 1 to a value of a peer, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicAdd", Family: AMO, Scopes: ThreadOnly, Elem: ByType, Types: AddTypes, Params: []Param{Ptr, Value, PE}, Update: Add,
		C: "nvshmem_{type}_atomic_add", Python: "atomic_add", Spec: specAMO,
		Doc: "adds to a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchAdd", Family: AMO, Scopes: ThreadOnly, Elem: ByType, Types: AddTypes, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: Add,
		C: "nvshmem_{type}_atomic_fetch_add", Python: "atomic_fetch_add", Spec: specAMO,
		Doc: "adds to a value of a peer, and returns the old one", Promise: doneOnReturn},

	{Name: "AtomicAnd", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Update: BitAnd,
		C: "nvshmem_uint{width}_atomic_and", Python: "atomic_and", Spec: specAMO,
		Doc: "clears bits of a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchAnd", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: BitAnd,
		C: "nvshmem_uint{width}_atomic_fetch_and", Python: "atomic_fetch_and", Spec: specAMO,
		Doc: "clears bits of a value of a peer, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicOr", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Update: BitOr,
		C: "nvshmem_uint{width}_atomic_or", Python: "atomic_or", Spec: specAMO,
		Doc: "sets bits of a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchOr", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: BitOr,
		C: "nvshmem_uint{width}_atomic_fetch_or", Python: "atomic_fetch_or", Spec: specAMO,
		Doc: "sets bits of a value of a peer, and returns the old one", Promise: doneOnReturn},
	{Name: "AtomicXor", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Update: BitXor,
		C: "nvshmem_uint{width}_atomic_xor", Python: "atomic_xor", Spec: specAMO,
		Doc: "inverts bits of a value of a peer", Promise: arrivesLater},
	{Name: "AtomicFetchXor", Family: AMO, Scopes: ThreadOnly, Elem: ByWidth, Types: IntTypes32, Params: []Param{Ptr, Value, PE}, Result: Elem1, Update: BitXor,
		C: "nvshmem_uint{width}_atomic_fetch_xor", Python: "atomic_fetch_xor", Spec: specAMO,
		Doc: "inverts bits of a value of a peer, and returns the old one", Promise: doneOnReturn},
}
