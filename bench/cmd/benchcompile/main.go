// Command benchcompile measures how long gpuc takes from source to machine code, and
// how much memory, with and without what it keeps in its cache.
//
//	benchcompile -gpuc ./gpuc -out results ./examples/ring ./examples/jacobi
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"

	"github.com/gpuc-go/gpuc/bench/compile"
)

func main() {
	var o compile.Options
	flag.StringVar(&o.Gpuc, "gpuc", "gpuc", "the `command`")
	flag.StringVar(&o.Dir, "dir", ".", "`directory` of the module")
	flag.StringVar(&o.Arch, "arch", "sm_90", "`architecture` of the machine code")
	flag.IntVar(&o.Warm, "warm", 3, "warm starts of each program")
	out := flag.String("out", "bench-results", "`directory` for compile.json and compile.md")
	flag.Parse()
	o.Programs = flag.Args()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	starts, err := compile.Measure(ctx, o, func(msg string) {
		fmt.Fprintf(os.Stderr, "%s %s\n", time.Now().Format(time.TimeOnly), msg)
	})
	if err == nil {
		err = compile.Write(*out, starts)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchcompile:", err)
		os.Exit(1)
	}
	fmt.Print(compile.Markdown(starts))
}
