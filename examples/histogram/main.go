// Command histogram counts the bytes of a text that is shared out among the PEs. PE 0
// gets the counts of all, and checks them against plain Go:
//
//	gpuc run -np 4 ./examples/histogram -bytes 100000000
//
// All of it is in package bins.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/examples/histogram/bins"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	n := flag.Int("bytes", 100_003, "`bytes` of the text")
	flag.Parse()
	if flag.NArg() > 0 || *n < 0 {
		fmt.Fprintln(os.Stderr, "histogram takes no arguments besides flags, and a length of 0 or more")
		os.Exit(2)
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return bins.Run(ctx, pe, *n) })
}
