package errors

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Copies(t *gpu.Thread, x []int16, y [][3]int32, n int) {
	s := gpu.Shared[int16](t)
	gpu.CopyAsync(t, s, &x[0]) // want "calls gpu.CopyAsync for values of 2 bytes; it copies 4, 8 or 16"
	v := gpu.Shared[[3]int32](t)
	gpu.CopyAsyncPart(t, v, &y[0], 4) // want "calls gpu.CopyAsyncPart for values of 12 bytes"
	gpu.CopyAsyncWait(t, n)           // want "calls gpu.CopyAsyncWait with a number of groups that is no constant from 0 to 7"
	gpu.BulkWait(t, 8)                // want "calls gpu.BulkWait with a number of groups that is no constant from 0 to 7"
	gpu.BulkWaitRead(t, -1)           // want "calls gpu.BulkWaitRead with a number of groups"
}

//gpu:kernel
func Registers(t *gpu.Thread, n int) {
	gpu.IncMaxRegisters(t.Warp(), 100) // want "calls gpu.IncMaxRegisters with a number of registers that is no constant from 24 to 256, a multiple of 8"
	gpu.DecMaxRegisters(t.Warp(), n)   // want "calls gpu.DecMaxRegisters with a number"
}

//gpu:kernel
func Map(t *gpu.Thread, m gpu.TensorMap[[]int, [2]int]) {} // want "holds integers, floats, bools"

//gpu:kernel
func Barrier(t *gpu.Thread, b gpu.MBarrier) {} // want "gpu.MBarrier cannot be passed by the host"
