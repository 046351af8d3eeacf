// Package constraint has symmetric memory of what cannot be in it, and communicates from and
// to memory that is not symmetric.
package constraint

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

type point struct{ x, y int32 }

type named struct {
	at   point
	name string
}

type list struct {
	next *list
	n    int
}

//gpu:kernel
func Parameters(t *gpu.Thread,
	a shmem.Sym[[]float32], // want `\[\]float32 does not satisfy comparable; memory shared with the GPU holds integers, floats, bools, and structs and arrays of these`
	b shmem.Sym[map[int]int], // want `map\[int\]int does not satisfy comparable; memory shared with the GPU holds`
	c shmem.Registered[func()], // want `func\(\) does not satisfy comparable; memory shared`
) {
}

//gpu:kernel
func Elements(t *gpu.Thread,
	a shmem.Sym[string], // want `parameter a of kernel Elements: shmem.Sym\[string\]: memory shared with the GPU holds integers, floats, bools, and structs and arrays of these, not string`
	b shmem.Sym[named], // want `parameter b of kernel Elements: shmem.Sym\[named\]: .*, not string`
	c shmem.Sym[*point], // want `parameter c of kernel Elements: .*, not \*constraint.point`
	d shmem.Registered[list], // want `parameter d of kernel Elements: shmem.Registered\[list\]: .*, not \*constraint.list`
	e [2]shmem.Sym[any], // want `element of \[2\]shmem.Sym\[any\]: shmem.Sym\[any\]: .*, not any`
	f struct{ s shmem.Sym[complex64] }, // want `field s of .*: shmem.Sym\[complex64\]: .*, not complex64`
	g shmem.Sym[shmem.Signal], // want `parameter g of kernel Elements: .*, not`
	h shmem.Sym[shmem.Sym[int32]], // want `parameter h of kernel Elements: .*, not`
	i shmem.Sym[uintptr], // want `parameter i of kernel Elements: .*, not uintptr`
	j shmem.Sym[struct{}], // want `parameter j of kernel Elements: .*struct{} has no size; memory shared with the GPU holds what has`
	k shmem.Sym[[0]int32], // want `parameter k of kernel Elements: .*\[0\]int32 has no size`
	l shmem.Sym[chan int], // want `parameter l of kernel Elements: .*, not chan int`
) {
}

//gpu:kernel
func Numbers(t *gpu.Thread, s shmem.Sym[point], b shmem.Sym[bool]) {
	shmem.Reduce(t, shmem.TeamWorld, s, s, shmem.Sum)  // want `point does not satisfy shmem.Number`
	shmem.AtomicAdd(t, s.At(0), point{}, 0)            // want `point does not satisfy shmem.AtomicNumber`
	shmem.WaitUntil(t, b.At(0), shmem.CmpEQ, true)     // want `bool does not satisfy shmem.WaitElem`
	shmem.Reduce(t, shmem.TeamWorld, b, b, shmem.Prod) // want `bool does not satisfy shmem.Number`
}

//gpu:kernel
func Transfers(t *gpu.Thread, x shmem.Sym[int], s []int) {
	var local [4]int
	shmem.Put(t, x, local[:], 0) // want `does not satisfy shmem.LocalMem.*; the local side of a transfer is symmetric memory too, or registered: pass a shmem.Sym or a shmem.Registered`
	shmem.Put(t, s, x, 0)        // want `does not match shmem.Sym.*; what other PEs reach is symmetric memory: pass a shmem.Sym, which the host allocates by gpurt.AllocSym`
}

//gpu:kernel
func Waits(t *gpu.Thread, s []uint64, i []int) {
	shmem.WaitUntil(t, &i[0], shmem.CmpEQ, 1)       // want `does not match shmem.Ptr.*; waits and atomics take an element of symmetric memory: pass x.At.i. of a shmem.Sym`
	shmem.AtomicAdd(t, &i[0], 1, 0)                 // want `does not match shmem.Ptr.*; waits and atomics`
	shmem.SignalWaitUntil(t, &s[0], shmem.CmpGE, 1) // want `as shmem.Signal value.*; signals are symmetric memory: pass a shmem.Signal, which the host allocates by gpurt.AllocSignals`
}
