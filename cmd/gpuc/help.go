package main

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

const overview = `gpuc compiles GPU kernels written in Go and runs the programs that launch them.

Usage:

	gpuc <command> [flags] [arguments]

The commands are:

%s
Use 'gpuc help <command>' for more about a command, and 'gpuc help environment'
for the environment variables.

Exit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted, 143 terminated.
`

func printOverview(w io.Writer) {
	var list strings.Builder
	for _, c := range commands() {
		fmt.Fprintf(&list, "\t%-10s  %s\n", c.name, c.short)
	}
	fmt.Fprintf(w, overview, list.String())
}

// printHelp prints the help of the command that args name.
func printHelp(w io.Writer, args []string) error {
	if len(args) == 0 {
		printOverview(w)
		return nil
	}
	if len(args) == 1 && args[0] == "environment" {
		fmt.Fprint(w, environmentHelp)
		return nil
	}
	cmds, path := commands(), "gpuc"
	var c *command
	for _, a := range args {
		if c = find(cmds, a); c == nil {
			return &usageError{"gpuc", fmt.Sprintf("unknown help topic %q", strings.Join(args, " "))}
		}
		cmds, path = c.sub, path+" "+c.name
	}
	c.print(w, path)
	return nil
}

// print writes the help of one command.
func (c *command) print(w io.Writer, path string) {
	fmt.Fprintf(w, "Usage:\n\n")
	if c.sub != nil {
		for _, s := range c.sub {
			fmt.Fprintf(w, "\t%s %s\n", path, strings.TrimSpace(s.name+" "+s.args))
		}
	} else {
		fmt.Fprintf(w, "\t%s\n", strings.TrimSpace(path+" "+c.args))
	}
	fmt.Fprintf(w, "\n%s\n", strings.TrimSpace(c.long))
	for _, s := range c.sub {
		fmt.Fprintf(w, "\n%s %s\n\n%s\n", path, s.name, strings.TrimSpace(s.long))
		s.printFlags(w, path+" "+s.name)
	}
	c.printFlags(w, path)
	fmt.Fprint(w, "\nExit codes: 0 success, 1 failure, 2 wrong usage, 130 interrupted, 143 terminated.\n")
}

func (c *command) printFlags(w io.Writer, path string) {
	var list strings.Builder
	c.flagSet(path).VisitAll(func(f *flag.Flag) {
		arg, usage := flag.UnquoteUsage(f)
		if arg != "" {
			arg = " " + arg
		}
		fmt.Fprintf(&list, "\t-%s%s\n\t\t%s\n", f.Name, arg, strings.ReplaceAll(usage, "\n", "\n\t\t"))
	})
	if list.Len() > 0 {
		fmt.Fprintf(w, "\nFlags:\n\n%s", list.String())
	}
}
