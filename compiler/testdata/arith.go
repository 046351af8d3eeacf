// Package arith covers operators on all numeric types.
package arith

import "github.com/gpuc-go/gpuc/dsl/gpu"

type celsius float32

const freezing celsius = -0.5

//gpu:kernel
func Ints(t *gpu.Thread, i8 []int8, u8 []uint8, i16 []int16, u32 []uint32, i64 []int64, n int, k uint8) {
	i8[0] = i8[1]/i8[2] + i8[3]%i8[4]
	u8[0] = u8[1]<<k | u8[2]>>3&^u8[3]
	i16[0] = -i16[1] * i16[2] >> n
	u32[0] = ^u32[1] ^ u32[2]
	i64[0] = i64[1] - i64[2]<<(n&63)
	i64[1] += int64(n) / 7
	if i64[0] < i64[1] || u32[0] >= u32[1] && i8[0] != i8[1] {
		i64[2]++
	}
}

//gpu:kernel
func Floats(t *gpu.Thread, f []float32, d []float64, c []celsius) {
	f[0] = f[1]*f[2] + f[3]
	f[1] = float32(f[1]*f[2]) + f[3]
	x := f[1] * f[2]
	f[2] = float32(x) + f[3]
	d[0] = -d[1] / d[2]
	c[0] += freezing
	if f[0] != f[1] {
		f[2] = min(f[0], f[1], 2)
	}
	d[3] = max(d[0], d[1])
}

//gpu:kernel
//gpu:fp strict
func Strict(t *gpu.Thread, f []float32) {
	f[0] = f[1]*f[2] + f[3]
}
