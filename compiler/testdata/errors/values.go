package values

import "github.com/gpuc-go/gpuc/dsl/gpu"

type shape interface{ area() int }

type (
	drawn  struct{ s shape }
	queued struct{ c chan int }
	named  struct{ m map[int]int }
	wave   struct{ z complex64 }
	raw    struct{ at uintptr }
)

// Holders declares variables of types that hold what kernels do not have.
//
//gpu:kernel
func Holders(t *gpu.Thread, out []int) {
	d := new(drawn)  // want "uses a value of type .values.drawn, which kernels do not have: it is an interface or holds one; use a type parameter or the type itself"
	q := new(queued) // want "it is a channel or holds one; threads of a block share data by gpu.Shared"
	n := new(named)  // want "it is a map or holds one; use a slice passed by the host, or an array"
	w := new(wave)   // want "it is a complex number or holds one; use a struct of two floats"
	r := new(raw)    // want "it is an address without a type or holds one; use uint64 for a number"
	_, _, _, _, _ = d, q, n, w, r
	out[0] = 1
}
