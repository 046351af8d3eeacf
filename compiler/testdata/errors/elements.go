// Package elements uses symmetric memory of what cannot be in it.
package elements

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

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
	out[1] = l.Local()[0].n // want `uses shmem.Sym\[elements.list\]: memory shared`
	var p shmem.Ptr[*int]
	if shmem.G(t, p, 0) == nil { // want `uses shmem.Ptr\[\*int\]: memory shared with the GPU holds .*, not \*int`
		out[2] = 1
	}
}

type words[T shmem.Elem] struct{ s shmem.Sym[T] }

func (w words[T]) first(t *gpu.Thread) T { // want `uses a value of type .*words\[string\], which is not possible: memory shared with the GPU holds .*, not string`
	return shmem.G(t, w.s.At(0), 0) // want `uses shmem.Sym\[string\]: memory shared with the GPU holds .*, not string \| called from Generic` `uses shmem.Ptr\[string\]: .*, not string`
}

//gpu:kernel
func Generic(t *gpu.Thread, out []bool) {
	var w words[string]
	out[0] = w.first(t) == w.first(t) // want `compares strings`
}
