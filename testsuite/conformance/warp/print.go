package warp

import "github.com/gpuc-go/gpuc/dsl/gpu"

type celsius float32

// Print prints values of every kind in one thread, and one line in each other.
//
//gpu:kernel
func Print(t *gpu.Thread, x []float32, n int, yes bool) {
	r := t.Grid().Rank()
	if r > 0 {
		gpu.Printf(t, "thread %d\n", r)
		return
	}
	gpu.Printf(t, "100%% of %s, %5d|%-5d|%05d|%+d|%x\n", "it", n, int8(-n), uint8(n), int16(n), int8(-n))
	gpu.Printf(t, "%v %v %.2f %e %c %t %6t|\n", x[0], celsius(x[1]), float64(x[2]), x[3], 'A'+rune(n), yes, !yes)
	gpu.Printf(t, "%g %g %g\n", x[4]/x[5], -x[4]/x[5], x[5]/x[5])
	gpu.Printf(t, "no verb\n")
}
