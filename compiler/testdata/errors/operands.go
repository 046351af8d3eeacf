// Package operands passes numbers where the operations of dsl/shmem take constants.
package operands

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Operands(t *gpu.Thread, x shmem.Sym[int32], sig shmem.Signal) {
	shmem.SignalOp(t, sig, 1, 7, 0)     // want "calls shmem.SignalOp with 7, which is not a signal operation; use one of SignalSet and SignalAdd"
	shmem.SignalWaitUntil(t, sig, 6, 1) // want "calls shmem.SignalWaitUntil with 6, which is not a comparison; use one of CmpEQ"
	shmem.WaitUntil(t, x.At(0), -1, 1)  // want "calls shmem.WaitUntil with -1, which is not a comparison"
	shmem.TestAll(t, x, nil, shmem.CmpGE, 1)
}

const nobody = -1

//gpu:kernel
func PEs(t *gpu.Thread, x shmem.Sym[int32], sig shmem.Signal, pe int) {
	shmem.P(t, x.At(0), 1, nobody)                        // want "calls shmem.P for PE -1, which no job has; PEs are numbered from 0"
	shmem.AtomicAdd(t, x.At(0), 1, 1<<40)                 // want "calls shmem.AtomicAdd for PE 1099511627776, which no job has"
	shmem.SignalOp(t, sig, 1, shmem.SignalSet, -2)        // want "calls shmem.SignalOp for PE -2"
	x.Local()[0] = int32(len(x.Peer(t, -3)))              // want "calls shmem.Peer for PE -3"
	shmem.Broadcast(t.Block(), shmem.TeamWorld, x, x, -4) // want "calls shmem.Broadcast for PE -4"
	shmem.Put(t.Block(), x, x, pe-1)
	send(t, x, -1)
	if nobody >= 0 {
		shmem.P(t, x.At(0), 1, nobody)
		for range pe {
			shmem.P(t, x.At(nobody), 1, nobody)
		}
	}
	if nobody < 0 {
		return
	} else {
		shmem.P(t, x.At(0), 1, nobody)
	}
}

// send may be told that there is nobody.
func send(t *gpu.Thread, x shmem.Sym[int32], pe int) {
	if pe >= 0 {
		shmem.P(t, x.At(0), 1, pe)
	}
}

//gpu:kernel
func Lengths(t *gpu.Thread, x shmem.Sym[int32], sig shmem.Signals, n int) {
	b := t.Block()
	shmem.Put(b, x.Slice(0, 4), x.Slice(4, 9), 0)                             // want "calls shmem.Put with a destination of 4 elements and a source of 5; both must have the same length"
	shmem.GetNBI(b, x.Slice(0, 4), x.Slice(4, 7), 0)                          // want "calls shmem.GetNBI with a destination of 4 elements and a source of 3"
	shmem.Reduce(b, shmem.TeamWorld, x.Slice(0, 1), x.Slice(0, 2), shmem.Sum) // want "calls shmem.Reduce with a destination of 1 elements and a source of 2"
	shmem.FCollect(b, shmem.TeamWorld, x.Slice(0, 4), x.Slice(4, 6))
	shmem.Put(b, x.Slice(0, 4), x.Slice(n, 9), 0)
	shmem.Put(b, x.Slice(1, 4), x.Slice(6, 9), 0)
	shmem.P(t, x.At(-1), 1, 0)                           // want "takes element -1 of a Sym; the first is 0"
	shmem.SignalOp(t, sig.At(-1), 1, shmem.SignalSet, 0) // want "takes element -1 of a Signals"
	shmem.Put(b, x.Slice(-1, n), x, 0)                   // want "slices a Sym from -1 to a variable"
	shmem.Put(b, x.Slice(3, 2), x, 0)                    // want "slices a Sym from 3 to 2; the first may not be negative or larger than the second"
	shmem.IPut(t, x, x, 0, 2, n, 0)                      // want "calls shmem.IPut with the stride 0; it is at least 1"
	shmem.IGet(t, x, x, 1, 2, -n-1+n, 0)
	shmem.IGet(t, x, x, 1, 2, -1, 0)       // want "calls shmem.IGet for -1 elements, which is negative"
	shmem.PutTile(b, x, x, 4, 4, -1, 2, 0) // want "calls shmem.PutTile for -1 elements, which is negative"
	shmem.Quiet(b)
}

//gpu:kernel
func Copies(t *gpu.Thread, x []int16, y [][3]int32, n int) {
	s := gpu.Shared[int16](t)
	gpu.CopyAsync(t, s, &x[0]) // want "calls gpu.CopyAsync for values of 2 bytes; it copies 4, 8 or 16"
	v := gpu.Shared[[3]int32](t)
	gpu.CopyAsyncPart(t, v, &y[0], 4) // want "calls gpu.CopyAsyncPart for values of 12 bytes"
	gpu.CopyAsyncWait(t, n)           // want "calls gpu.CopyAsyncWait with a number of groups that is not a constant from 0 to 7"
	gpu.BulkWait(t, 8)                // want "calls gpu.BulkWait with a number of groups that is not a constant from 0 to 7"
	gpu.BulkWaitRead(t, -1)           // want "calls gpu.BulkWaitRead with a number of groups"
}

//gpu:kernel
func Registers(t *gpu.Thread, n int) {
	gpu.IncMaxRegisters(t.Warp(), 100) // want "calls gpu.IncMaxRegisters with a number of registers that is not a constant multiple of 8 from 24 to 256"
	gpu.DecMaxRegisters(t.Warp(), n)   // want "calls gpu.DecMaxRegisters with a number"
}

//gpu:kernel
func Map(t *gpu.Thread, m gpu.TensorMap[[]int, [2]int]) {} // want "holds integers, floats, bools"

//gpu:kernel
func Barrier(t *gpu.Thread, b gpu.MBarrier) {} // want "gpu.MBarrier cannot be passed by the host"
