// Package matrix8 holds kernels that multiply matrices of 8-bit floats, which fewer targets
// do than package matrix needs.
package matrix8

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/testsuite/conformance/matrix"
)

//go:generate go run ../../../cmd/gpuc generate -compress

//gpu:kernel maxthreads=128
func E4M3(t *gpu.Thread, way int, c []float32, a, b []gpu.Float8E4M3, s matrix.Size) {
	eight(t, way, c, a, b, s)
}

//gpu:kernel maxthreads=128
func E5M2(t *gpu.Thread, way int, c []float32, a, b []gpu.Float8E5M2, s matrix.Size) {
	eight(t, way, c, a, b, s)
}

func eight[E gpu.Float8E4M3 | gpu.Float8E5M2](t *gpu.Thread, way int, c []float32, a, b []E, s matrix.Size) {
	switch way {
	case 0:
		matrix.NT[matrix.D16, matrix.D16, matrix.D32](t, t.Warp(), c, a, b, s)
	case 1:
		matrix.NT[matrix.D64, matrix.D96, matrix.D64](t, t.Warpgroup(), c, a, b, s)
	}
}
