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
	q := new(queued) // want "it is a channel or holds one; threads of a block share data through gpu.Shared"
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
func empty() (c chan int, err error) { return }                 // want "function empty uses a value of type chan int, .*through puts and signals"
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

type page [1 << 20]int64

// Pages copies arrays that local memory cannot hold, where no variable has their type.
//
//gpu:kernel
func Pages(t *gpu.Thread, x, y []page, out []int64) {
	for _, v := range x[0] { // want "Pages holds a copy of an array of 8388608 bytes; a GPU thread has room for 131072, take the elements where they are, by a slice or a pointer"
		out[0] += v
	}
	for i := range x[0] {
		out[0] += x[0][i]
	}
	for _, v := range &x[0] {
		out[0] += v
	}
	x[1] = y[0] // want "Pages holds a copy of an array"
}

type late struct {
	n int32
	v gpu.Vec4[float32] // at 4
}

type short struct {
	v gpu.Vec4[float32]
	n int32 // in an array the next vector stands at 20
}

type plain struct{ X, Y, Z, W float32 }

//gpu:kernel
func Places(t *gpu.Thread, x []float32, p []plain) {
	var a late // want "uses a value of type .*late, whose field v of vectors is at offset 4, which is not a multiple of 16; put it first"
	a.v.X = x[0]
	x[1] = a.v.X
	var b [2]short                   // want "uses a value of type .*short, of 20 bytes, so that vectors in arrays of it are misaligned; pad it to a multiple of 16"
	x[2] = b[1].v.Y                  // want "of 20 bytes"
	v := (*gpu.Vec4[float32])(&p[0]) // want "takes a pointer to .*plain for one to a vector, which needs a larger alignment; use gpu.AsVec4"
	x[3] = v.X
}

//gpu:kernel
func Views(t *gpu.Thread, x []float32, b []bool) {
	_ = gpu.View[bool](x)                 // want "calls gpu.View: bool holds bools, whose bytes are 0 or 1, while those of a view can be any; use uint8"
	_ = gpu.View[uint8](b)                // want "holds bools"
	_ = gpu.View[[2]struct{ ok bool }](x) // want "holds bools"
	_ = gpu.View[*int32](x)               // want `calls gpu.View: memory shared with the GPU holds integers, floats, bools, and structs and arrays of these, not \*int32`
	_ = gpu.View[struct{}](x)             // want "has no size"
	var local [8]uint8
	gpu.View[float32](local[:4])[0] = x[0] // want `calls gpu.View of a local variable, which is aligned to 1 bytes, for values aligned to 4; make the variable an array of float32, and view that as uint8`
	x[1] = float32(local[2])
}

//gpu:kernel
func Hints(t *gpu.Thread, x []int32, a [][2]int32, h gpu.CacheHint) {
	x[0] = gpu.LoadCached(t, &x[1], h)                  // want "calls gpu.LoadCached with a hint that it does not have; use one of the constants of gpu.CacheHint that are for it, which must be known at compile time"
	gpu.StoreCached(t, &x[0], 1, gpu.CacheReadOnly)     // want "calls gpu.StoreCached with a hint that it does not have"
	x[2] = gpu.LoadCached(t, &a[0], gpu.CacheGlobal)[1] // want "calls gpu.LoadCached of a type that holds an array; take the elements one by one, or a gpu.Vec4"
}

//gpu:kernel
func Reduced(t *gpu.Thread, x []int32) {
	x[0] = gpu.Reduce(t.Warp(), x, func(a, b []int32) []int32 { return a })[1] // want "gpu.Reduce.*memory shared with the GPU holds integers, floats, bools"
}

//gpu:kernel
func Dynamic(t *gpu.Thread, x []float32) {
	s := gpu.DynamicShared[[]float32](t) // want "calls gpu.DynamicShared"
	x[0] = s[0][0]
}

type particle struct {
	pos  gpu.Vec4[float32]
	kind int16
}

//gpu:kernel
func Particles(t *gpu.Thread, ps []particle, h struct{ ps []particle }, out []int16) { // want "uses a value of type ..values.particle, of 20 bytes, so that vectors in arrays of it are misaligned; pad it to a multiple of 16"
	s := gpu.Shared[[4]particle](t)                            // want "uses a value of type .*particle, of 20 bytes, "
	d := gpu.DynamicShared[particle](t)                        // want "uses a value of type .*particle, of 20 bytes, "
	out[0] = s[0].kind + d[0].kind + ps[0].kind + h.ps[0].kind // want "uses a value of type .*particle"
}
