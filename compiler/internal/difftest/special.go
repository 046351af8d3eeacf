package difftest

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

func specialAt[T float32 | float64](t *gpu.Thread, x, y, out []T) {
	for i := range t.Grid().Stride(len(x)) {
		lang.Special(out[i*lang.SpecialResults:(i+1)*lang.SpecialResults], x[i], y[i])
	}
}

//gpu:kernel
func SpecialFloat32(t *gpu.Thread, x, y, out []float32) { specialAt(t, x, y, out) }

//gpu:kernel
func SpecialFloat64(t *gpu.Thread, x, y, out []float64) { specialAt(t, x, y, out) }

//gpu:kernel
func StdSpecial(t *gpu.Thread, x, y, out []float64) {
	for i := range t.Grid().Stride(len(x)) {
		lang.StdSpecial(out[i*lang.StdSpecialResults:(i+1)*lang.StdSpecialResults], x[i], y[i])
	}
}
