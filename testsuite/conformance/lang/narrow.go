package lang

import "github.com/gpuc-go/gpuc/dsl/gpu"

// Narrow is what the 16-bit floating-point types have in common.
type Narrow[T any] interface {
	gpu.Float16 | gpu.BFloat16
	Add(T) T
	Sub(T) T
	Mul(T) T
	Div(T) T
	FMA(T, T) T
	Neg() T
	Abs() T
	Sqrt() T
	Less(T) bool
	Equal(T) bool
	IsNaN() bool
	Float32() float32
}

// NarrowResults is how many numbers Narrows writes for each input.
const NarrowResults = 12

// Narrows applies the operations of a 16-bit type to x, y and z.
func Narrows[T Narrow[T]](out []T, one, x, y, z T) {
	out[0], out[1], out[2], out[3] = x.Add(y), x.Sub(y), x.Mul(y), x.Div(y)
	out[4], out[5] = x.FMA(y, z), x.FMA(y, x.Mul(y).Neg())
	out[6], out[7], out[8] = x.Neg(), x.Abs(), x.Abs().Sqrt()
	out[9] = x.Mul(y).Add(z) // two roundings
	out[10] = facts(one, x.Less(y), x.Equal(y), x.IsNaN(), x == y)
	out[11] = one
}

// facts counts the bools as digits of base two.
func facts[T Narrow[T]](one T, bs ...bool) T {
	var zero T
	n := zero
	for _, b := range bs {
		n = n.Add(n)
		if b {
			n = n.Add(one)
		}
	}
	return n
}

func narrowKernel[T Narrow[T]](t *gpu.Thread, one T, out, x, y, z []T, wide []float32) {
	tile := gpu.Shared[[64]T](t)
	r := t.Block().Rank()
	for i := range t.Grid().Stride(len(x)) {
		tile[r] = y[i] // only this thread's own element
		Narrows(out[i*NarrowResults:(i+1)*NarrowResults], one, x[i], tile[r], z[i])
		wide[i] = x[i].Float32()
	}
}

// Narrow16 applies the operations of Float16.
//
//gpu:kernel
func Narrow16(t *gpu.Thread, one gpu.Float16, out, x, y, z []gpu.Float16, wide []float32) {
	narrowKernel(t, one, out, x, y, z, wide)
}

// NarrowB16 applies the operations of BFloat16.
//
//gpu:kernel
func NarrowB16(t *gpu.Thread, one gpu.BFloat16, out, x, y, z []gpu.BFloat16, wide []float32) {
	narrowKernel(t, one, out, x, y, z, wide)
}

// Rounded is a float32 in every narrower type, and those as float32 again.
type Rounded struct {
	Half  gpu.Float16
	Brain gpu.BFloat16
	E4M3  gpu.Float8E4M3
	E5M2  gpu.Float8E5M2
	Back  [4]float32
}

// Round returns x in every narrower type.
func Round(x float32) Rounded {
	r := Rounded{Half: gpu.ToFloat16(x), Brain: gpu.ToBFloat16(x), E4M3: gpu.ToFloat8E4M3(x), E5M2: gpu.ToFloat8E5M2(x)}
	r.Back = [4]float32{r.Half.Float32(), r.Brain.Float32(), r.E4M3.Float32(), r.E5M2.Float32()}
	return r
}

// NarrowRounding rounds every element of in, scaled by scale.
//
//gpu:kernel
func NarrowRounding(t *gpu.Thread, scale gpu.Float8E5M2, bias gpu.Float8E4M3, out []Rounded, in []float32) {
	for i := range t.Grid().Stride(len(in)) {
		out[i] = Round(in[i]*scale.Float32() + bias.Float32())
	}
}
