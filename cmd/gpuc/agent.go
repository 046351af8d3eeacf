package main

import (
	"context"

	"github.com/gpuc-go/gpuc/internal/job/launcher"
)

func agentCommand() *command {
	return &command{
		name:  "agent",
		short: "start PEs for gpuc run on another host",
		long: `
Agent is what gpuc run -hosts starts on each host. It receives the program and what is to be
started on its standard input, and answers on its standard output. When its input ends, it
ends everything that it has started. It is not for users.
`,
		run: func(ctx context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("unexpected argument %q", args[0])
			}
			return launcher.Agent(ctx, e.Stdin, e.Stdout, e.Environ())
		},
	}
}
