// Command attention computes attention of random numbers in bfloat16 on tensor cores: full or
// causal, with heads that share keys and values, and sequences of any length. The PEs share out
// the heads. Each checks its part against plain Go:
//
//	gpuc run -np 2 ./examples/attention -heads 4 -kvheads 2 -queries 100 -keys 150 -causal
//
// With -ring a sequence is spread over the PEs. Each has as many tokens as -queries says, and the
// keys and values go round:
//
//	gpuc run -np 4 ./examples/attention -ring -queries 80 -causal
//
// All of it is in package flash. Tensor cores need sm_80 or newer.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/gpuc-go/gpuc/examples/attention/flash"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func main() {
	var s flash.Shape
	flag.IntVar(&s.Batch, "batch", 1, "`number` of sequences")
	flag.IntVar(&s.Heads, "heads", 4, "`number` of heads of queries")
	flag.IntVar(&s.KVHeads, "kvheads", 2, "`number` of heads of keys and values")
	flag.IntVar(&s.Queries, "queries", 100, "`number` of queries of a sequence")
	flag.IntVar(&s.Keys, "keys", 100, "`number` of keys and values of a sequence")
	flag.BoolVar(&s.Causal, "causal", false, "a query sees the keys that are not behind it")
	head := flag.Int("head", 64, "`elements` of a head: 64 or 128")
	ring := flag.Bool("ring", false, "spread a sequence over the PEs, with -queries tokens on each")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "attention takes no arguments besides flags")
		os.Exit(2)
	}
	run := flash.Run
	if *ring {
		run, s.Keys = flash.RunRing, s.Queries
	}
	gpurt.Main(func(ctx context.Context, pe *gpurt.PE) error { return run(ctx, pe, s, *head) })
}
