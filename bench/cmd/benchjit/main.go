// Command benchjit measures on a GPU how long a program waits at its start for the
// kernels of an example, with and without what gpuc keeps in its cache.
//
//	benchjit -gpuc ./gpuc -out results
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"

	"github.com/gpuc-go/gpuc/bench/jit"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	o := jit.Options{Backend: gpurt.CUDA}
	flag.StringVar(&o.Gpuc, "gpuc", "gpuc", "the `command`")
	flag.IntVar(&o.Rounds, "rounds", 3, "rounds")
	out := flag.String("out", "bench-results", "`directory` for jit.json and jit.md")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	starts, err := jit.Measure(ctx, jit.Programs, o)
	if err == nil {
		err = jit.Write(*out, starts)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchjit:", err)
		os.Exit(1)
	}
	fmt.Print(jit.Markdown(starts))
}
