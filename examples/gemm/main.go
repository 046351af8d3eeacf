// Command gemm multiplies matrices of bfloat16 in four ways: each thread on its own, by tiles
// in shared memory, by tensor cores, and by tensor cores that other warps feed. Each PE
// multiplies its own part of the rows, and checks it against plain Go:
//
//	gpuc run ./examples/gemm -m 300 -n 200 -k 100
//
// With -times it prints how long products take, and compares nothing. With -tune it looks for the fastest
// form of the product of kernels/gemm for each of some sizes, M x N x K, and keeps it for programs that call
// gemm.Tune:
//
//	gpuc run ./examples/gemm -tune 192x8192x4096,3000x3000x3000
//
// All of it is in package matmul. Tensor cores need sm_80 or newer.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/examples/gemm/matmul"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	var s matmul.Size
	flag.IntVar(&s.M, "m", 200, "`rows` of the first matrix")
	flag.IntVar(&s.N, "n", 150, "`columns` of the second matrix")
	flag.IntVar(&s.K, "k", 100, "`columns` of the first matrix, and rows of the second")
	times := flag.Int("times", 0, "how many `times` to multiply, to say how long it takes")
	tune := flag.String("tune", "", "look for the fastest form of products of these `sizes`")
	flag.Parse()
	if flag.NArg() > 0 || s.M < 0 || s.N < 0 || s.K < 0 || *times < 0 {
		fmt.Fprintln(os.Stderr, "gemm takes no arguments besides flags, and sizes and -times of 0 or more")
		os.Exit(2)
	}
	var sizes []matmul.Size
	if *tune != "" {
		var err error
		if sizes, err = matmul.ParseSizes(*tune); err != nil {
			fmt.Fprintln(os.Stderr, "-tune:", err)
			os.Exit(2)
		}
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error {
		if sizes != nil {
			return matmul.Tune(ctx, pe, sizes)
		}
		if *times > 0 {
			return matmul.Time(ctx, pe, s, *times)
		}
		return matmul.Run(ctx, pe, s)
	})
}
