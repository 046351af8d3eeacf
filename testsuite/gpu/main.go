// Command gpu runs tests, examples, shows and benchmarks on GPU hosts that need no Go:
//
//	go run ./testsuite/gpu dist     # here: the folder dist/gpu, with this command in it, and its archive
//	./gpu run                       # on the GPU host, in the unpacked folder
//	go run ./testsuite/gpu collect out-np2 # here: files what the run wrote
//
// Each has flags, which -h lists. Start reading at run.go: a run is a table of steps.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// commands are what the first argument names. own and pairs are how run starts jobs that have
// shared memory of their own.
var commands = map[string]func(ctx context.Context, args []string) error{
	"dist": dist, "run": runAll, "collect": collect, "own": own, "pairs": somePairs,
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := command(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}

// command runs a command and returns its exit code.
func command(ctx context.Context, args []string) int {
	if len(args) == 0 || commands[args[0]] == nil {
		fmt.Fprintln(os.Stderr, "usage: gpu dist|run|collect [FLAG...]")
		return 2
	}
	switch err := commands[args[0]](ctx, args[1:]); {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return 0
	default:
		fmt.Fprintf(os.Stderr, "%s: %v\n", args[0], err)
		return 1
	}
}

// parse parses the flags of a command.
func parse(fs *flag.FlagSet, args []string) error {
	fs.Init("gpu "+fs.Name(), flag.ContinueOnError)
	return fs.Parse(args)
}
