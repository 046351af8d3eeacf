// Command transpose transposes a matrix whose rows, and whose columns behind it, are
// shared out among the PEs. Each PE checks its part against plain Go:
//
//	gpuc run -np 4 ./examples/transpose -rows 5000 -cols 3000
//
// All of it is in package matrix.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/examples/transpose/matrix"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	rows := flag.Int("rows", 201, "`rows` of the matrix")
	cols := flag.Int("cols", 150, "`columns` of the matrix")
	flag.Parse()
	if flag.NArg() > 0 || *rows < 0 || *cols < 0 {
		fmt.Fprintln(os.Stderr, "transpose takes no arguments besides flags, and sizes of 0 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return matrix.Run(ctx, pe, *rows, *cols) })
}
