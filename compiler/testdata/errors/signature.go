// Package signature has kernels that the host could not launch.
package signature

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:kernel
func Results(t *gpu.Thread, s []int) int { return s[0] } // want "kernel Results has results"

//gpu:kernel
func NoThread(s []int) {} // want `the first parameter of kernel NoThread must be t \*gpu.Thread`

//gpu:kernel
func Value(t gpu.Thread) {} // want "the first parameter of kernel Value must be"

//gpu:kernel
func Generic[T any](t *gpu.Thread, s []T) {} // want "kernel Generic is generic"

type grid struct{}

//gpu:kernel
func (g grid) Method(t *gpu.Thread) {} // want "kernel Method is a method"

//gpu:kernel
func Variadic(t *gpu.Thread, s ...int) {} // want "kernel Variadic is variadic"

type list struct {
	next *list
	n    int
}

type callbacks struct{ f func() }

//gpu:kernel
func Types(t *gpu.Thread,
	a string, // want "parameter a of kernel Types: string has no counterpart on a GPU; kernels take scalars"
	b map[int]int, // want `parameter b of kernel Types: map\[int\]int cannot be passed to a GPU`
	c *int, // want `parameter c of kernel Types: \*int points into host memory; pass a slice of length 1`
	d any, // want "parameter d of kernel Types: any cannot be passed"
	e func(), // want "parameter e of kernel Types"
	f chan int, // want "parameter f of kernel Types"
	g []*int, // want "parameter g of kernel Types: .*memory shared with the GPU"
	h list, // want "parameter h of kernel Types: field next of list"
	i callbacks, // want "field f of callbacks"
	j shmem.Ptr[int32], // want "pass a shmem.Sym and take At"
	k gpu.Block, // want "take it from t in the kernel"
	v gpu.Vec4[float32], // want "gpu.Vec4.float32. cannot be passed by the host; pass its elements, or a slice"
	l uintptr, // want "uintptr has no counterpart"
	m [3]string, // want `element of \[3\]string: string has no counterpart .*; use bytes for text`
	n complex128, // want "complex128 has no counterpart .*; use a struct of two floats"
	o []string, // want "memory shared with the GPU .*, not string; use bytes for text, or a number that the host gives a meaning"
	p []complex64, // want "not complex64; use a struct of two floats"
	q [][]float32, // want `not \[\]float32; use an array of constant length, or one slice of all elements, indexed by row.columns . column`
	r []shmem.Signal, // want "not shmem.Signal; use shmem.Signals"
) {
}

//gpu:kernel
func Large(t *gpu.Thread, p [1000]int) {} // want "kernel Large: parameter p: the parameters take more than the 4088 bytes that a launch carries; pass a slice"

//gpu:kernel
func Overflow(t *gpu.Thread, p [1 << 61]int) {} // want "kernel Overflow: parameter p: the parameters take more than the 4088 bytes"

//gpu:kernel
func Nothing(t *gpu.Thread, p [1 << 20][1 << 20]struct{}) {} // want "kernel Nothing: parameter p: the parameters have more than 65536 fields and elements; pass a slice"

//gpu:kernel
func Fits(t *gpu.Thread, p [4000]bool) {}

//gpu:kernel maxthreads=0 // want `maxthreads needs a positive number`
func Zero(t *gpu.Thread) {}

//gpu:kernel maxthreads=2048 // want "more than the 1024 threads"
func Many(t *gpu.Thread) {}

//gpu:kernel threads=3 // want `does not know "threads=3"`
func Unknown(t *gpu.Thread) {}

//gpu:kernel resident=8 // want "resident takes no value; write //gpu:kernel resident"
func ResidentBlocks(t *gpu.Thread) {}

//gpu:kernel resident resident // want "resident appears twice in //gpu:kernel; keep one"
func ResidentTwice(t *gpu.Thread) {}

//gpu:kernel cluster=two // want `positive number of blocks for one to three dimensions, such as cluster=2 or cluster=2x1x2; got "two"`
func Cluster(t *gpu.Thread) {}

//gpu:kernel cluster=2x2x1x1 // want "one to three dimensions"
func Dimensions(t *gpu.Thread) {}

//gpu:kernel cluster=3x3 // want "cluster=3x3 is more than the 8 blocks"
func Blocky(t *gpu.Thread) {}

//gpu:kernel minblocks=2 // want "minblocks= has no effect without maxthreads="
func Blocks(t *gpu.Thread) {}

//gpu:kernel
//gpu:noalias z // want "names z, which is not a parameter of Alias"
//gpu:noalias n // want "names n, which is not a slice"
func Alias(t *gpu.Thread, x []int, n int) {}

//gpu:fp fast // want "//gpu:fp fast is not known" "applies to kernels; notKernel has no //gpu:kernel"
func notKernel() {}

//gpu:kernal // want "//gpu:kernal is not a directive"
func misspelt() {}

//gpu:kernel // want "belongs in the comment directly before a function"

//gpu:kernel
func Loops(t *gpu.Thread, s []int) {
	//gpu:unroll 0 // want "takes a factor from 1 to 1024"
	for i := range 4 {
		s[i] = i
	}
	//gpu:unroll 4 // want "the next line has none"
	s[0] = 1
}

//gpu:kernel maxthreads=1024 minblocks=3 // want "minblocks=3 blocks of maxthreads=1024 threads are more than the 2048 threads"
func Crowded(t *gpu.Thread) {}

// Spaced is no kernel. Text about gpu:kernel is none either:
// gpu:kernel marks functions.
//
// gpu:kernel maxthreads=128 // want "a directive has no space after the slashes; write //gpu:kernel maxthreads=128"
func Spaced(t *gpu.Thread) {}
