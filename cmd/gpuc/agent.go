package main

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/job/launcher"
)

func agentCommand() *command {
	return &command{
		name:  "agent",
		args:  "[listen|dial]",
		short: "start PEs for gpuc run on another host",
		long: `
Agent is what gpuc run -hosts starts on each host. It receives the program and what is to be
started on its standard input, and answers on its standard output. When its input ends, it
ends everything that it has started. With listen and dial it tries a connection between two
hosts for gpuc doctor -hosts. Users do not call it.

Example, which asks whether gpuc is installed on a host:
	ssh node1 gpuc agent </dev/null
`,
		run: func(ctx context.Context, e *env, args []string) error {
			switch {
			case len(args) == 0:
				return launcher.Agent(ctx, e.Stdin, e.Stdout, e.Environ())
			case args[0] == "listen" && len(args) == 1:
				return e.probeListen(ctx)
			case args[0] == "dial" && len(args) == 1:
				return e.probeDial(ctx)
			}
			return usagef("unexpected argument %q", args[0])
		},
	}
}
