// Package together holds mistakes that different parts of the compiler find, which
// are reported at once.
package together

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Refused(t *gpu.Thread, s []int) {
	s = append(s, 1) // want "append"
	if t.ThreadIdx().X == 0 {
		shmem.BarrierAll(t.Block()) // not looked at: what precedes it has no meaning
	}
}

//gpu:kernel
func Mistyped(t *gpu.Thread, s []int) {
	s[0] = "one" // want "cannot use"
}

//gpu:kernel
func Chosen(t *gpu.Thread, s []int) {
	fs := [2]func() int{one, two} // want "uses a value of type \\[2\\]func\\(\\) int, of which"
	s[0] = fs[s[1]]()
}

func one() int { return 1 }
func two() int { return 2 }

//gpu:kernel
func Divergent(t *gpu.Thread, s []int) {
	if t.ThreadIdx().X == 0 {
		shmem.BarrierAll(t.Block()) // want "kernel Divergent calls .* at block scope where only some threads of the block come"
	}
	s[0] = 1
}

//gpu:kernel
func Large(t *gpu.Thread, s []int) { // want "kernel Large uses 65536 bytes of static shared memory; a block has 49152; take less, or dynamic shared memory, of which a block can have more: gpu.DynamicShared, or tile.Take for tiles; "
	a := gpu.Shared[[4096]int](t)
	b := gpu.Shared[[4096]int](t)
	a[s[0]&4095], b[s[1]&4095] = 1, 2
	s[2] = a[s[3]&4095] + b[s[4]&4095]
}

//gpu:kernel
func Larger(t *gpu.Thread, s []int) {
	a := gpu.Shared[[8192]int](t) // want "calls gpu.Shared for 65536 bytes; a block has 49152 bytes of static shared memory; take less, or dynamic shared memory, of which a block can have more: gpu.DynamicShared, or tile.Take for tiles; "
	s[0] = a[s[1]&8191]
}

//gpu:kernel
func Fine(t *gpu.Thread, s []int) { s[0] = 1 }
