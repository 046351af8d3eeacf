package shmem

import "github.com/gpuc-go/gpuc/dsl/gpu"

// PutSharedSignal puts src, in shared memory, to dst on PE pe, and then updates sig there, as
// PutSignal does. It returns when src may be written again. One thread calls it for the
// whole range, whose bytes are a multiple of 16, and which starts at a multiple of 16 bytes.
// Whoever has written src calls gpu.FenceProxyAsyncShared and synchronises with the thread before.
//
// Where this GPU can address the peer's memory, a bulk copy goes there. Other peers get the
// data by way of via, symmetric memory of the same length that nobody else uses meanwhile. It
// needs the feature tma.
func PutSharedSignal[T Elem](t *gpu.Thread, dst Sym[T], src []T, via Sym[T], sig Signal, value uint64, op SigOp, pe int) {
	if peer := dst.Peer(t, pe); len(peer) > 0 {
		gpu.BulkStore(t, peer, src)
		gpu.BulkCommit(t)
		gpu.BulkWait(t, 0)
		Fence(t)
		SignalOp(t, sig, value, op, pe)
		return
	}
	copy(via.Local(), src)
	PutSignal(t, dst, via, sig, value, op, pe)
}
