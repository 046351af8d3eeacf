package faults

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// IndexBehind writes s[i] where i is below the length: the check that is left is that i
// is not negative.
//
//gpu:kernel
func IndexBehind(t *gpu.Thread, at At, r1, r2 shmem.Registered[int32], i int, s []int32) {
	if at.here(t) && i < len(s) {
		s[i] = 1 // fault: behind
	}
}
