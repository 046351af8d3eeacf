// Command gemv multiplies a matrix by a vector, in float32 and in bfloat16. Each PE
// has some of the rows and the whole vector, and checks its part against plain Go:
//
//	gpuc run -np 2 ./examples/gemv -rows 4096 -cols 4096
//
// All of it is in package matvec.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/examples/gemv/matvec"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	rows := flag.Int("rows", 300, "`rows` of the matrix")
	cols := flag.Int("cols", 1001, "`columns` of the matrix")
	flag.Parse()
	if flag.NArg() > 0 || *rows < 0 || *cols < 0 {
		fmt.Fprintln(os.Stderr, "gemv takes no arguments besides flags, and sizes of 0 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return matvec.Run(ctx, pe, *rows, *cols) })
}
