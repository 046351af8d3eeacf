package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
	"time"
)

// Exit codes.
const (
	exitOK      = 0
	exitFailure = 1
	exitUsage   = 2
	// 128 and the signal's number: see interruption.
)

// env is what a command may use of its surroundings.
type env struct {
	Stdin          io.Reader
	Stdout, Stderr io.Writer
	// Dir is the working directory.
	Dir string
	// Getenv and Environ read the environment.
	Getenv  func(string) string
	Environ func() []string
	// Module is the module that gpuc was built from, with a sum where the go
	// command has installed it as a version.
	Module debug.Module
	// Terminal says that Stderr is one on which progress may be drawn.
	Terminal bool
}

// command is one command of the tool, or of another command.
type command struct {
	name  string
	args  string // synopsis of what follows the name
	short string // one line for the list of commands
	long  string // what it does, with examples
	// flags declares the command's flags.
	flags func(fs *flag.FlagSet)
	run   func(ctx context.Context, e *env, args []string) error
	// sub are the commands of a command that only groups others.
	sub []*command
}

// commands returns all commands in the order in which help lists them.
func commands() []*command {
	return []*command{
		newCommand(),
		buildCommand(),
		runCommand(),
		agentCommand(),
		generateCommand(),
		checkCommand(),
		inspectCommand(),
		benchCommand(),
		doctorCommand(),
		toolchainCommand(),
		cacheCommand(),
		versionCommand(),
		completionCommand(),
	}
}

// usageError is a command line that makes no sense; the exit code is 2.
type usageError struct {
	path string // the command, as in "gpuc cache"
	msg  string
}

func (u *usageError) Error() string {
	return fmt.Sprintf("%s: %s\nRun '%s' for usage.", u.path, u.msg, strings.Replace(u.path, "gpuc", "gpuc help", 1))
}

// errReported ends a command with exit code 1 when everything that there is to
// say was printed.
var errReported = errors.New("failed")

// exitStatus ends a command with the exit code of a program that it has run, when everything that
// there is to say was printed.
type exitStatus int

func (s exitStatus) Error() string {
	return fmt.Sprintf("the program ended with exit status %d", int(s))
}

// main runs a command line and returns the exit code.
func (e *env) main(ctx context.Context, args []string) int {
	err := e.dispatch(ctx, args)
	var usage *usageError
	var status exitStatus
	code := exitFailure
	var ended *interruption
	if errors.As(context.Cause(ctx), &ended) {
		code = ended.exitCode()
	}
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &usage):
		fmt.Fprintln(e.Stderr, usage)
		return exitUsage
	case errors.Is(err, errReported):
		return code
	case errors.As(err, &status):
		if ended == nil {
			code = int(status)
		}
		return code
	case ended != nil && errors.Is(err, context.Canceled):
		fmt.Fprintf(e.Stderr, "gpuc: %v\n", ended)
		return code
	}
	for _, said := range []string{"go.mod file not found", "does not contain main module"} { // by the go command
		if strings.Contains(err.Error(), said) {
			err = fmt.Errorf("%s is in no Go module; make one with 'gpuc new NAME', or change to the folder of yours", e.Dir)
		}
	}
	fmt.Fprintf(e.Stderr, "gpuc: %v\n", err)
	return code
}

func (e *env) dispatch(ctx context.Context, args []string) error {
	if len(args) == 0 {
		printOverview(e.Stderr)
		return &usageError{"gpuc", "a command is needed"}
	}
	switch args[0] {
	case "help":
		return printHelp(e.Stdout, args[1:])
	case "-h", "-help", "--help":
		printOverview(e.Stdout)
		return nil
	case "-version", "--version":
		args = append([]string{"version"}, args[1:]...)
	}
	return e.runAmong(ctx, "gpuc", commands(), args)
}

// runAmong finds the command that args name among cmds and runs it.
func (e *env) runAmong(ctx context.Context, path string, cmds []*command, args []string) error {
	c := find(cmds, args[0])
	if c == nil {
		return &usageError{path, fmt.Sprintf("unknown command %q", args[0]) + nearest(args[0], strings.Split(names(cmds), ", "))}
	}
	path += " " + c.name
	args = args[1:]
	if c.sub != nil {
		if len(args) == 0 {
			return &usageError{path, "one of " + names(c.sub) + " is needed"}
		}
		if isHelp(args[0]) {
			c.print(e.Stdout, path)
			return nil
		}
		return e.runAmong(ctx, path, c.sub, args)
	}
	fs := c.flagSet(path)
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			c.print(e.Stdout, path)
			return nil
		}
		return &usageError{path, wrongValue(fs, err.Error())}
	}
	err := c.run(ctx, e, fs.Args())
	if u, ok := err.(*usageError); ok && u.path == "" {
		u.path = path
	}
	return err
}

// wrongValue adds to what package flag says of a value what the flag wants, and of a flag that there is
// not which one is meant.
func wrongValue(fs *flag.FlagSet, msg string) string {
	if typed, ok := strings.CutPrefix(msg, "flag provided but not defined: -"); ok {
		var flags []string
		fs.VisitAll(func(f *flag.Flag) { flags = append(flags, "-"+f.Name) })
		return msg + nearest("-"+typed, flags)
	}
	rest, ok := strings.CutSuffix(msg, ": parse error")
	if !ok {
		return msg
	}
	name := rest[strings.LastIndex(rest, " -")+2:]
	f := fs.Lookup(name)
	if f == nil {
		return msg
	}
	wants := "a number"
	if g, ok := f.Value.(flag.Getter); ok {
		switch g.Get().(type) {
		case time.Duration:
			wants = "a time such as 30s or 5m"
		case uint, uint64:
			wants = "a number that is not negative"
		case bool:
			wants = "true or false, or leave it out"
		}
	}
	return rest + ": use " + wants
}

// usagef returns a usage error of the command that runs.
func usagef(format string, args ...any) error {
	return &usageError{msg: fmt.Sprintf(format, args...)}
}

func (c *command) flagSet(path string) *flag.FlagSet {
	fs := flag.NewFlagSet(path, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	if c.flags != nil {
		c.flags(fs)
	}
	return fs
}

func find(cmds []*command, name string) *command {
	for _, c := range cmds {
		if c.name == name {
			return c
		}
	}
	return nil
}

func names(cmds []*command) string {
	ns := make([]string, len(cmds))
	for i, c := range cmds {
		ns[i] = c.name
	}
	return strings.Join(ns, ", ")
}

func isHelp(arg string) bool { return arg == "-h" || arg == "-help" || arg == "--help" }

// printJSON writes v for programs to read.
func (e *env) printJSON(v any) error {
	enc := json.NewEncoder(e.Stdout)
	enc.SetIndent("", "\t")
	return enc.Encode(v)
}
