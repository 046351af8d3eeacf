// Command benchemu measures the emulator against plain Go code that computes the
// same, and writes the report to a directory.
//
//	benchemu -out results
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"

	"github.com/gpuc-go/gpuc/bench/emulated"
)

func main() {
	out := flag.String("out", "bench-results", "`directory` for bench.json and bench.md")
	rounds := flag.Int("rounds", 7, "interleaved rounds")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	rep, err := emulated.Measure(ctx, emulated.Full, *rounds, func(msg string) {
		fmt.Fprintf(os.Stderr, "%s %s\n", time.Now().Format(time.TimeOnly), msg)
	})
	if err == nil {
		err = rep.Write(*out)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchemu:", err)
		os.Exit(1)
	}
	fmt.Print(rep.Markdown())
}
