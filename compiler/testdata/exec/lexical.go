package exec

import (
	"math"

	"github.com/gpuc-go/gpuc/dsl/gpu"
)

// Identifiers hold letters of any script, and share a package with names that differ in
// one letter or in case alone.
//
//gpu:kernel
func Größe(t *gpu.Thread, in, out []int64) {
	αβ, αβ2, Αβ, _x9 := in[0], in[1], in[2], in[3]
	out[0] = αβ - αβ2*3 + Αβ*5 - _x9*7
	世界 := func(é int64) int64 { return é ^ αβ }
	out[1] = 世界(in[4])
	// Predeclared identifiers are no keywords.
	len, int, nil := in[5], in[6], in[7]
	out[2] = len + int*2 + nil*4
}

// Literals are written in every form that Go has.
//
//gpu:kernel
func Literals(t *gpu.Thread, in, out []int64) {
	out[0] = 0b1010_1010 + 0o17 + 017 + 0xBad_Face + 1_000_000
	out[1] = in[0] + 'a' + '\n' + '\x7f' + '\u12e4' + '\U00101234' + '本' + '\''
	out[2] = int64(math.Float64bits(0x1p-2 + 0x1.Fp+0 + 1e3 + .25 + 1_0.5e-1 + 0x.8p1 + 6.67428e-11))
	out[3] = int64(math.Float32bits(float32(in[1]&7) * 0x1.000002p0))
	const text = "short" + `raw \n` + "\xff\u00e9\"" // constant strings have a length
	out[4] = int64(len(text))
	const huge = 1 << 100 // constants have any size
	out[5] = huge >> 98
	out[6] = in[2] & (huge>>60 - 1)
	const third = 1.0 / 3
	out[7] = int64(math.Float32bits(float32(third))) ^ int64(math.Float64bits(third*3))
	const z = 'a' + 1.0 + 0i // an untyped constant of any kind with a value that fits
	out[8] = z
}
