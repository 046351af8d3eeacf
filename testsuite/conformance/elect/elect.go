// Package elect holds the kernel with which the conformance tests elect a leader of a
// warp. It stands apart, since not every GPU can run it.
package elect

import "github.com/gpuc-go/gpuc/dsl/gpu"

//go:generate go run ../../../cmd/gpuc generate -compress

// Leaders writes the leader that each thread is told of, twice, and whether the thread is
// it. Threads of which gone is not 0 return before. Of the others, leaders count their
// warps.
//
//gpu:kernel
func Leaders(t *gpu.Thread, leaders []int, elected, gone []int32, warps []int) {
	i := t.Grid().Rank()
	if gone[i] != 0 {
		return
	}
	l, e := leaders[2*i:][:2], elected[2*i:][:2]
	var first, second bool
	l[0], first = gpu.Elect(t.Warp())
	l[1], second = gpu.Elect(t.Warp())
	if first {
		e[0] = 1
		gpu.AtomicAdd(t, &warps[0], 1)
	}
	if second {
		e[1] = 1
	}
}
