// Package convert covers conversions and constants.
package convert

import "github.com/gpuc-go/gpuc/dsl/gpu"

type level uint16

const (
	low level = iota + 1
	mid
	high = 1<<16 - 1
)

//gpu:kernel
func Convert(t *gpu.Thread, i []int, f []float32, d []float64, u []uint8, l []level) {
	f[0] = float32(i[0])
	d[0] = float64(f[0])
	i[1] = int(d[0])
	u[0] = uint8(i[1])
	i[2] = int(int8(u[0]))
	f[1] = float32(d[0])
	l[0] = mid
	l[1] = level(high)
	u[1] = uint8(low) + 'a'
	d[1] = 1e300 * 1e-300
	u[2] = uint8(uint64(i[0]) >> 3)
}
