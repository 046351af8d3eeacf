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
