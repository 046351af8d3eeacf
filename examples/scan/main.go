// Command scan computes the running sums of a vector that is shared out among the PEs.
// Each PE checks its part against plain Go:
//
//	gpuc run -np 4 ./examples/scan -n 10000000
//
// All of it is in package prefix.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/examples/scan/prefix"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	n := flag.Int("n", 20_001, "`elements` of the vector")
	flag.Parse()
	if flag.NArg() > 0 || *n < 0 {
		fmt.Fprintln(os.Stderr, "scan takes no arguments besides flags, and a length of 0 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return prefix.Run(ctx, pe, *n) })
}
