package op

const specAMO = "NVSHMEM API, Atomic Memory Operations; OpenSHMEM 1.5 section 9.7"

// atomics are the atomics on symmetric memory. Integers are two's complement, so
// that one function of a width serves the signed and the unsigned.
var atomics = []Op{
	{Name: "AtomicFetch", Update: Keep, Params: []Param{Ptr, PE}, Result: Elem1, Elem: ByWidth, Types: NumberTypes32, C: "nvshmem_uint{width}_atomic_fetch", Body: "return gpuc_amo_fetch<uint{width}_t>(ptr, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "reads one value of a peer atomically"},
	{Name: "AtomicSet", Update: Store, Params: []Param{Ptr, Value, PE}, Elem: ByWidth, Types: NumberTypes32, C: "nvshmem_uint{width}_atomic_set", Body: "gpuc_amo_set<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "writes one value of a peer atomically"},
	{Name: "AtomicSwap", Update: Store, Params: []Param{Ptr, Value, PE}, Result: Elem1, Elem: ByWidth, Types: NumberTypes32, C: "nvshmem_uint{width}_atomic_swap", Body: "return gpuc_amo_swap<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "writes one value of a peer atomically, and returns the old one"},
	{Name: "AtomicCompareSwap", Update: CompareStore, Params: []Param{Ptr, Cond, Value, PE}, Result: Elem1, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_compare_swap", Body: "return gpuc_amo_compare_swap<uint{width}_t>(ptr, cond, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "writes one value of a peer atomically if it equals another, and returns the old one"},

	{Name: "AtomicInc", Update: Increment, Params: []Param{Ptr, PE}, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_inc", Body: "gpuc_amo_add<uint{width}_t>(ptr, 1, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "adds 1 to a value of a peer"},
	{Name: "AtomicFetchInc", Update: Increment, Params: []Param{Ptr, PE}, Result: Elem1, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_fetch_inc", Body: "return gpuc_amo_fetch_add<uint{width}_t>(ptr, 1, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "adds 1 to a value of a peer, and returns the old one"},
	{Name: "AtomicAdd", Update: Add, Params: []Param{Ptr, Value, PE}, Elem: ByType, Types: AddTypes, C: "nvshmem_{type}_atomic_add", Body: "gpuc_amo_add<{cpp}>(ptr, gpuc_from_bits<{cpp}>(value), pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "adds to a value of a peer"},
	{Name: "AtomicFetchAdd", Update: Add, Params: []Param{Ptr, Value, PE}, Result: Elem1, Elem: ByType, Types: AddTypes, C: "nvshmem_{type}_atomic_fetch_add", Body: "return gpuc_to_bits(gpuc_amo_fetch_add<{cpp}>(ptr, gpuc_from_bits<{cpp}>(value), pe));",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "adds to a value of a peer, and returns the old one"},

	{Name: "AtomicAnd", Update: BitAnd, Params: []Param{Ptr, Value, PE}, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_and", Body: "gpuc_amo_and<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "clears bits of a value of a peer"},
	{Name: "AtomicFetchAnd", Update: BitAnd, Params: []Param{Ptr, Value, PE}, Result: Elem1, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_fetch_and", Body: "return gpuc_amo_fetch_and<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "clears bits of a value of a peer, and returns the old one"},
	{Name: "AtomicOr", Update: BitOr, Params: []Param{Ptr, Value, PE}, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_or", Body: "gpuc_amo_or<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "sets bits of a value of a peer"},
	{Name: "AtomicFetchOr", Update: BitOr, Params: []Param{Ptr, Value, PE}, Result: Elem1, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_fetch_or", Body: "return gpuc_amo_fetch_or<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "sets bits of a value of a peer, and returns the old one"},
	{Name: "AtomicXor", Update: BitXor, Params: []Param{Ptr, Value, PE}, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_xor", Body: "gpuc_amo_xor<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "inverts bits of a value of a peer"},
	{Name: "AtomicFetchXor", Update: BitXor, Params: []Param{Ptr, Value, PE}, Result: Elem1, Elem: ByWidth, Types: IntTypes32, C: "nvshmem_uint{width}_atomic_fetch_xor", Body: "return gpuc_amo_fetch_xor<uint{width}_t>(ptr, value, pe);",
		Family: AMO, Scopes: ThreadOnly, Spec: specAMO, Doc: "inverts bits of a value of a peer, and returns the old one"},
}
