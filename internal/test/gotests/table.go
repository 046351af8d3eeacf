package gotests

import "regexp"

// Few are the files of the short comparison.
var Few = []string{
	"src/cmd/compile/internal/test/divconst_test.go",
	"src/cmd/compile/internal/test/float_test.go",
	"src/cmd/compile/internal/test/shift_test.go",
	"src/cmd/compile/internal/test/testdata/arith_test.go",
	"src/cmd/compile/internal/test/testdata/array_test.go",
	"src/cmd/compile/internal/test/testdata/copy_test.go",
	"src/cmd/compile/internal/test/testdata/ctl_test.go",
	"src/cmd/compile/internal/test/testdata/fp_test.go",
	"src/cmd/compile/internal/test/testdata/loadstore_test.go",
	"src/cmd/compile/internal/test/testdata/zero_test.go",
	"test/checkbce.go",
	"test/codegen/mathbits.go",
	"test/codegen/memcombine.go",
	"test/codegen/slices.go",
	"test/escape_slice.go",
	"test/fuse.go",
	"test/nilptr5.go",
}

// Exception says how a function is compared that cannot be for every input.
type Exception struct {
	Why Why
	// Max is the largest number that the function gets; 0 is any.
	Max uint64
	// AnyFailure says that a failure counts as equal to another.
	AnyFailure bool
	// Skip says that it is not called.
	Skip bool
}

// Why is why a function cannot be compared for every input. docs/language.md says more
// of what Go leaves open.
type Why string

const (
	conversion Why = "the result of a conversion out of range is that of the machine"
	carry      Why = "what math/bits does with a carry above 1 is undefined"
	long       Why = "a loop runs as often as an argument says"
	endless    Why = "it never returns"
	dropped    Why = "the Go compiler leaves out a check that must fail, with the unused variable after it"
	empty      Why = "the Go compiler reports the index 0 for any index of an array of length 0"
	double     Why = "the Go compiler's double shift on amd64 forgets one operand where the count is 0"
	order      Why = "two things fail at once, and Go leaves open which comes first"
)

var exceptions = []struct {
	file      string
	functions *regexp.Regexp
	Exception
}{
	{"src/cmd/compile/internal/test/float_test.go", regexp.MustCompile(`^cvt\d+$`), Exception{Why: conversion, Max: 100}},
	{"src/cmd/compile/internal/test/testdata/fp_test.go", regexp.MustCompile(`^F(32|64)to[IU]\d+_ssa$`), Exception{Why: conversion, Max: 100}},
	{"test/func.go", regexp.MustCompile(`^(T\.m10|f4)$`), Exception{Why: conversion, Max: 100}},
	{"test/fixedbugs/bug011.go", regexp.MustCompile(`^T\.m$`), Exception{Why: conversion, Max: 100}},
	{"test/heapsampling.go", regexp.MustCompile(`^scaleHeapSample$`), Exception{Why: conversion, Skip: true}},
	{"test/fixedbugs/issue39651.go", regexp.MustCompile(`^f$`), Exception{Why: conversion, Max: 100}},
	{"test/typeparam/typeswitch3.go", regexp.MustCompile(`^myfloat\.foo$`), Exception{Why: conversion, Max: 100}},
	{"test/typeparam/typeswitch4.go", regexp.MustCompile(`^myfloat\.foo$`), Exception{Why: conversion, Max: 100}},
	{"test/ken/robfunc.go", regexp.MustCompile(`^(T\.m10|f4)$`), Exception{Why: conversion, Max: 100}},
	{"test/codegen/math.go", regexp.MustCompile(`^outOfBoundsConv$`), Exception{Why: conversion, Skip: true}},

	{"test/codegen/mathbits.go", regexp.MustCompile(`^(Add|Sub)(64)?[CR]?$`), Exception{Why: carry, Max: 1}},

	{"test/codegen/compare_and_branch.go", regexp.MustCompile(`^[su]i(32|64)x8$`), Exception{Why: long, Max: 100}},
	{"test/fixedbugs/bug368.go", regexp.MustCompile(`^f$`), Exception{Why: long, Max: 100}},
	{"test/codegen/schedule.go", regexp.MustCompile(`^f$`), Exception{Why: long, Max: 100}},
	{"test/opt_branchlikely.go", regexp.MustCompile(`^f$`), Exception{Why: long, Max: 100}},
	{"test/codegen/condmove.go", regexp.MustCompile(`^cmovfloatint2$`), Exception{Why: long, Max: 100}},

	{"test/escape_closure.go", regexp.MustCompile(`^ClosureCallArgs[12]$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/bug076.go", regexp.MustCompile(`^(f|main)$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/bug077.go", regexp.MustCompile(`^main$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue15838.dir/a.go", regexp.MustCompile(`^(F|T\.M)[13]$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue17005.go", regexp.MustCompile(`^Drotmg$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue19678.go", regexp.MustCompile(`^g$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue19783.go", regexp.MustCompile(`^Spin$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue29218.go", regexp.MustCompile(`^f$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue32454.go", regexp.MustCompile(`^f$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue33903.go", regexp.MustCompile(`^f$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue34520.go", regexp.MustCompile(`^f$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue35652.go", regexp.MustCompile(`^[ef]$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue45948.go", regexp.MustCompile(`^f$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue52907.go", regexp.MustCompile(`^([fg]\[\w+\]|main)$`), Exception{Why: endless, Skip: true}},
	{"test/fixedbugs/issue61895.go", regexp.MustCompile(`^main$`), Exception{Why: endless, Skip: true}},
	{"test/loopbce.go", regexp.MustCompile(`^(bce1|d4|d5|nobce3)$`), Exception{Why: endless, Skip: true}},

	{"test/fixedbugs/issue19671.go", regexp.MustCompile(`^f$`), Exception{Why: dropped, Skip: true}},

	{"test/fixedbugs/issue77604.go", regexp.MustCompile(`^f$`), Exception{Why: dropped, Skip: true}},
	{"test/fixedbugs/issue48092.go", regexp.MustCompile(`^A\.Get$`), Exception{Why: empty, AnyFailure: true}},

	{"test/codegen/shift.go", regexp.MustCompile(`^check128bitShifts$`), Exception{Why: double, Skip: true}},

	{"test/codegen/arithmetic.go", regexp.MustCompile(`^MulMemSrc$`), Exception{Why: order, AnyFailure: true}},
	{"test/codegen/memcombine.go", regexp.MustCompile(`^load_op_merge$`), Exception{Why: order, AnyFailure: true}},
}

// ExceptionOf returns how a function is compared.
func ExceptionOf(file, function string) Exception {
	for _, e := range exceptions {
		if e.file == file && e.functions.MatchString(function) {
			return e.Exception
		}
	}
	return Exception{}
}
