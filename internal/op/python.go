package op

// python are the names of the operations in the device API of NVSHMEM4Py 0.4
// (nvshmem.core.device.numba and .cute), where that has them; the others are
// there under C's names (nvshmem.bindings.device).
var python = map[string]string{
	"MyPE": "my_pe", "NumPEs": "n_pes", "TeamMyPE": "team_my_pe", "TeamNumPEs": "team_n_pes",
	"Put": "put", "PutNBI": "put_nbi", "Get": "get", "GetNBI": "get_nbi", "P": "p", "G": "g", "Peer": "get_peer_array",
	"PutSignal": "put_signal", "PutSignalNBI": "put_signal_nbi", "SignalOp": "signal_op", "SignalWaitUntil": "signal_wait",
	"AtomicFetch": "atomic_fetch", "AtomicSet": "atomic_set", "AtomicSwap": "atomic_swap", "AtomicCompareSwap": "atomic_compare_swap",
	"AtomicInc": "atomic_inc", "AtomicFetchInc": "atomic_fetch_inc", "AtomicAdd": "atomic_add", "AtomicFetchAdd": "atomic_fetch_add",
	"AtomicAnd": "atomic_and", "AtomicFetchAnd": "atomic_fetch_and", "AtomicOr": "atomic_or", "AtomicFetchOr": "atomic_fetch_or",
	"AtomicXor": "atomic_xor", "AtomicFetchXor": "atomic_fetch_xor",
	"Fence": "fence", "Quiet": "quiet",
	"Barrier": "barrier", "BarrierAll": "barrier_all", "Sync": "sync", "SyncAll": "sync_all",
	"Reduce": "reduce", "ReduceScatter": "reducescatter", "Broadcast": "broadcast", "FCollect": "fcollect", "AllToAll": "alltoall",
}

// Python returns the operation's name in NVSHMEM4Py's device API at thread scope;
// at the scopes of a group _warp and _block are appended. It is empty where only
// the bindings have the operation.
func (o *Op) Python() string { return python[o.Name] }
