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
	o := jit.Options{Start: jit.StartSelf}
	flag.StringVar(&o.Gpuc, "gpuc", "gpuc", "the `command`")
	flag.IntVar(&o.Rounds, "rounds", 3, "rounds")
	out := flag.String("out", "bench-results", "`directory` for jit.json and jit.md")
	load := flag.String("load", "", "load the kernels of this `program` alone, and print how long it takes")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, o, *out, *load); err != nil {
		fmt.Fprintln(os.Stderr, "benchjit:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, o jit.Options, out, load string) error {
	if load != "" {
		took, err := jit.Load(ctx, gpurt.CUDA, load)
		if err == nil {
			fmt.Println(took)
		}
		return err
	}
	starts, err := jit.Measure(ctx, jit.Programs, o)
	if err != nil {
		return err
	}
	fmt.Print(jit.Markdown(starts))
	return jit.Write(out, starts)
}
