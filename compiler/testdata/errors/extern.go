package kernels

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/shmem"
)

//gpu:extern // want `lacks the function's name in C`
func noName(x int) {}

//gpu:extern a-b // want `"a-b" is not a C identifier`
func badName(x int) {}

//gpu:extern gpuc_put_block extern.cu // want `names with gpuc_ or __ at the beginning are taken`
func takenName(x int) {}

//gpu:extern add extern.cu blocking // want `does not know "blocking"`
func badWord(x int) {}

//gpu:extern add extern.cu needs=elect,telepathy // want `unknown feature "telepathy"; use one of bf16, cluster, elect, `
func unknownFeature(x int) {}

//gpu:extern add extern.cu needs= // want `unknown feature ""; use one of`
func noFeature(x int) {}

//gpu:extern add extern.cu // want `generic is generic`
func generic[T int | uint](x T) {}

//gpu:extern add extern.cu // want `variadic is variadic`
func variadic(x ...int) {}

type receiver int

//gpu:extern add extern.cu // want `method is a method`
func (r receiver) method(x int) {}

//
//gpu:extern add extern.cu // want `both is a kernel, which the host launches`
//gpu:kernel
func both(t *gpu.Thread, x []int) {}

func misplaced() {
	//gpu:extern add extern.cu // want `belongs in the comment directly before a function`
}

//gpu:extern lost lost.cu // want `cannot read the device code of lost in lost.cu: no such file`
func lost(x int) {}

//gpu:extern away // want `names no file for away; write //gpu:extern away file.cu, or pass the file with -extern`
func away(x int) {}

//gpu:extern absent extern.cu // want `extern.cu does not hold absent`
func absent(x int) {}

//gpu:extern coded extern.bc // want `extern.bc is LLVM bitcode`
func coded(x int) {}

//gpu:extern add /lib/extern.cu // want `names the absolute path`
func absolute(x int) {}

//gpu:extern add extern.cu // want `parameter s of words has type string, for which C has no equal`
func words(s string) {}

//gpu:extern add extern.cu // want `parameter b of truth has type bool`
func truth(b bool) {}

//gpu:extern add extern.cu // want `parameter p of record has type struct`
func record(p struct{ x, y int }) {}

//gpu:extern add extern.cu // want `parameter h of half is a gpu.Float16 by value, which C\+\+ passes as a struct`
func half(h gpu.Float16) {}

//gpu:extern add extern.cu // want `two has 2 results, and a C function one`
func two(x int) (int, int) { return x, x }

//gpu:extern add extern.cu // want `the result of pointer is not a number`
func pointer(x *int) *int { return x }

//gpu:extern add extern.cu
func add(t *gpu.Thread, dst []float32, sym shmem.Sym[uint8], p shmem.Ptr[int16], sig shmem.Signal, team shmem.Team, n int8) uint16 {
	return 0
}

//gpu:extern add extern.cu // want `other and add \(command-line-arguments/extern.go:\d+\) give add different types`
func other(x int) {}

//gpu:extern Kernel extern.cu // want `Kernel is the name of a kernel`
func kernelName(x int) {}

// unused has no file either, but no kernel calls it.
//
//gpu:extern unused
func unused(x int) {}

//gpu:kernel
func Kernel(t *gpu.Thread, x []float32, s shmem.Sym[uint8], p shmem.Sym[int16], sig shmem.Signal) {
	lost(1)
	away(1)
	absent(1)
	coded(1)
	absolute(1)
	words("a")
	truth(true)
	record(struct{ x, y int }{1, 2})
	half(gpu.ToFloat16(1))
	two(1)
	i := 1
	pointer(&i)
	x[0] = float32(add(t, x, s, p.At(0), sig, shmem.TeamWorld, 3))
	other(1)
	kernelName(1)
}
