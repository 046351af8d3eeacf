// Package vectors puts vectors where they cannot be loaded at once.
package vectors

import "github.com/gpuc-go/gpuc/dsl/gpu"

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
	var a late // want "uses a value of type .*late, whose field v of vectors stands at offset 4, and not at a multiple of 16; put it first"
	a.v.X = x[0]
	x[1] = a.v.X
	var b [2]short                   // want "uses a value of type .*short, of 20 bytes, in arrays of which its vectors stand at odd places; fill it up to a multiple of 16"
	x[2] = b[1].v.Y                  // want "of 20 bytes"
	v := (*gpu.Vec4[float32])(&p[0]) // want "takes a pointer to .*plain for one to a vector, which may stand at fewer places; use gpu.AsVec4"
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
	gpu.View[float32](local[:4])[0] = x[0] // want `calls gpu.View of a local variable, which stands at multiples of 1 bytes, for values that stand at multiples of 4; make the variable an array of float32, and view that as uint8`
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
func Particles(t *gpu.Thread, ps []particle, h struct{ ps []particle }, out []int16) { // want "uses a value of type ..vectors.particle, of 20 bytes, in arrays of which its vectors stand at odd places; fill it up to a multiple of 16"
	s := gpu.Shared[[4]particle](t)                            // want "uses a value of type .*particle, of 20 bytes, "
	d := gpu.DynamicShared[particle](t)                        // want "uses a value of type .*particle, of 20 bytes, "
	out[0] = s[0].kind + d[0].kind + ps[0].kind + h.ps[0].kind // want "uses a value of type .*particle"
}
