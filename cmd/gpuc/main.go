// Command gpuc compiles GPU kernels written in Go, runs the programs that
// launch them, and looks after the libraries that this needs.
//
// main.go and command.go hold what all commands share; every command has a file
// of its own. Nothing here is global: a command gets the streams, the directory
// and the environment that it may use in an env, so that tests run it like any
// other function.
package main

import (
	"fmt"
	"os"
	"runtime/debug"

	"golang.org/x/term"
)

func main() {
	os.Exit(mainCode())
}

// mainCode runs the command line of the process and returns its exit code.
func mainCode() int {
	if args := os.Args[1:]; isVetTool(args) {
		if err := vetTool(args); err != nil {
			fmt.Fprintln(os.Stderr, "gpuc:", err)
		}
		return exitFailure
	}
	ctx, stop := notify(os.Exit)
	defer stop()
	dir, err := os.Getwd()
	if err != nil {
		dir = "."
	}
	e := &env{
		Stdin:    os.Stdin,
		Stdout:   os.Stdout,
		Stderr:   os.Stderr,
		Dir:      dir,
		Getenv:   os.Getenv,
		Environ:  os.Environ,
		Terminal: term.IsTerminal(int(os.Stderr.Fd())) && os.Getenv("TERM") != "dumb",
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		e.Module = info.Main
	}
	return e.main(ctx, os.Args[1:])
}
