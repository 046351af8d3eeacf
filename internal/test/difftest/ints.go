// Package difftest holds kernels that only compute. Its test compiles them, runs
// what came out on the CPU and compares with the same functions run natively.
//
// Every kernel calls a plain function once per element, so that the test can call
// that function directly.
package difftest

import "github.com/gpuc-go/gpuc/dsl/gpu"

type integer interface {
	int8 | int16 | int32 | int64 | int | uint8 | uint16 | uint32 | uint64 | uint
}

// intResults is the number of results of intOps.
const intResults = 40

// intOps computes every operation on integers; b is not zero.
func intOps[T integer](a, b T, s uint64, out []T) {
	out[0] = a + b
	out[1] = a - b
	out[2] = a * b
	out[3] = a / b
	out[4] = a % b
	out[5] = a & b
	out[6] = a | b
	out[7] = a ^ b
	out[8] = a &^ b
	out[9] = a << s
	out[10] = a >> s
	out[11] = a << uint8(s)
	out[12] = a >> uint16(s)
	out[13] = -a
	out[14] = ^a
	out[15] = truth[T](a == b)
	out[16] = truth[T](a != b)
	out[17] = truth[T](a < b)
	out[18] = truth[T](a <= b)
	out[19] = truth[T](a > b)
	out[20] = truth[T](a >= b)
	out[21] = min(a, b)
	out[22] = max(a, b, 3)
	out[23] = a / 7
	out[24] = a % 10
	out[25] = a << 3
	out[26] = a >> 5
	out[27] = a >> 7 << 6 >> 1
	out[28] = a / 8
	out[29] = a % 16
	out[30] = a*5 - b*3
	out[31] = truth[T](a > 3 && b < 5 || a == b)
	out[32] = (a + 1) * (b - 1)
	out[33] = T(s)
	out[34] = 1 << (s & 31)
	out[35] = a + T(int8(s))
	x := a
	x += b
	x *= a
	x -= 9
	x ^= b
	x <<= 2
	x++
	out[36] = x
	out[37] = a / (b | 1)
	out[38] = a - a/b*b - a%b
	out[39] = ^(a | ^b)
}

func truth[T integer](b bool) T {
	if b {
		return 1
	}
	return 0
}

func intsAt[T integer](t *gpu.Thread, a, b []T, s []uint64, out []T) {
	for i := range t.Grid().Stride(len(a)) {
		intOps(a[i], b[i], s[i], out[i*intResults:(i+1)*intResults])
	}
}

//gpu:kernel
func IntsInt8(t *gpu.Thread, a, b []int8, s []uint64, out []int8) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsInt16(t *gpu.Thread, a, b []int16, s []uint64, out []int16) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsInt32(t *gpu.Thread, a, b []int32, s []uint64, out []int32) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsInt64(t *gpu.Thread, a, b []int64, s []uint64, out []int64) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsInt(t *gpu.Thread, a, b []int, s []uint64, out []int) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsUint8(t *gpu.Thread, a, b []uint8, s []uint64, out []uint8) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsUint16(t *gpu.Thread, a, b []uint16, s []uint64, out []uint16) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsUint32(t *gpu.Thread, a, b []uint32, s []uint64, out []uint32) { intsAt(t, a, b, s, out) }

//gpu:kernel
func IntsUint64(t *gpu.Thread, a, b []uint64, s []uint64, out []uint64) { intsAt(t, a, b, s, out) }

// convResults is the number of results of convOps.
const convResults = 14

// convOps converts an integer to every numeric type.
func convOps[T integer](a T, out []uint64) {
	out[0] = uint64(int8(a))
	out[1] = uint64(int16(a))
	out[2] = uint64(int32(a))
	out[3] = uint64(int64(a))
	out[4] = uint64(uint8(a))
	out[5] = uint64(uint16(a))
	out[6] = uint64(uint32(a))
	out[7] = uint64(a)
	out[8] = uint64(int(a))
	out[9] = uint64(float32bits(float32(a)))
	out[10] = float64bits(float64(a))
	out[11] = float64bits(float64(float32(a)))
	out[12] = uint64(int8(uint16(int32(a))))
	out[13] = uint64(uint32(int8(a)))
}

func convAt[T integer](t *gpu.Thread, a []T, out []uint64) {
	for i := range t.Grid().Stride(len(a)) {
		convOps(a[i], out[i*convResults:(i+1)*convResults])
	}
}

//gpu:kernel
func ConvInt8(t *gpu.Thread, a []int8, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvInt16(t *gpu.Thread, a []int16, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvInt32(t *gpu.Thread, a []int32, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvInt64(t *gpu.Thread, a []int64, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvUint8(t *gpu.Thread, a []uint8, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvUint16(t *gpu.Thread, a []uint16, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvUint32(t *gpu.Thread, a []uint32, out []uint64) { convAt(t, a, out) }

//gpu:kernel
func ConvUint64(t *gpu.Thread, a []uint64, out []uint64) { convAt(t, a, out) }
