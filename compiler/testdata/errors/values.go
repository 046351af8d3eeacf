// Package values uses types that kernels or symmetric memory do not have.
package values

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

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

type list struct {
	next *list
	n    int
}

//gpu:kernel
func Variables(t *gpu.Thread, out []int) {
	var s shmem.Sym[string]
	shmem.Put(t, s, s, 0) // want `uses shmem.Sym\[string\]: memory shared with the GPU holds .*, not string`
	out[0] = s.Len()      // want `uses shmem.Sym\[string\]: memory shared`
	var l shmem.Sym[list]
	out[1] = l.Local()[0].n // want `uses shmem.Sym\[values.list\]: memory shared`
	var p shmem.Ptr[*int]
	if shmem.G(t, p, 0) == nil { // want `uses shmem.Ptr\[\*int\]: memory shared with the GPU holds .*, not \*int`
		out[2] = 1
	}
}

type words[T shmem.Elem] struct{ s shmem.Sym[T] }

func (w words[T]) first(t *gpu.Thread) T { // want `uses a value of type .*words\[string\], which is not possible: memory shared with the GPU holds .*, not string`
	return shmem.G(t, w.s.At(0), 0) // want `uses shmem.Sym\[string\]: memory shared with the GPU holds .*, not string; .* \| called from Generic` `uses shmem.Ptr\[string\]: .*, not string`
}

//gpu:kernel
func Generic(t *gpu.Thread, out []bool) {
	var w words[string]
	out[0] = w.first(t) == w.first(t) // want `compares strings`
}

func at(s []int, i uintptr) int      { return s[i] }            // want "function at uses a value of type uintptr, .*use uint64 for a number"
func count(args ...any) int          { return len(args) }       // want `function count uses a value of type \[\]any, .*use a type parameter`
func isNil(m map[int]int) bool       { return m == nil }        // want "function isNil uses a value of type map.int.int, .*use a slice"
func empty() (c chan int, err error) { return }                 // want "function empty uses a value of type chan int, .*by signals"
func threadless(t *gpu.Thread) int   { return t.ThreadIdx().X } // never lowered with a wrong thread

// Signatures calls functions that use their parameters of such types little.
//
//gpu:kernel
func Signatures(t *gpu.Thread, out []int) {
	out[0] = at(out, 3) + count("value", out[0], 2.5)
	if isNil(nil) {
		out[1] = 1
	}
	empty()
	var names []string
	out[2] = len(names) // want `uses a value of type \[\]string, of which a GPU would have to pick a string at run time`
	var m map[int]int
	if m == nil { // want "kernel Signatures uses a value of type map.int.int"
		out[3] = 1
	}
	out[4] = 1 << uintptr(out[5]) // want "uses a value of type uintptr"
	out[6] = threadless(nil)      // want "uses a nil .gpu.Thread, which a GPU does not have; use that of the kernel"
}
