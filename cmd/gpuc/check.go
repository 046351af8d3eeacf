package main

import (
	"context"
	"flag"

	"github.com/gpuc-go/gpuc/internal/build"
)

func checkCommand() *command {
	var flags compileFlags
	var asJSON bool
	return &command{
		name:  "check",
		args:  "[flags] [package ...]",
		short: "report what is wrong with kernels, and write nothing",
		long: `
Check compiles the kernels of each package, by default the one in the working
directory. It prints all messages of the compiler at once, with their places in the
source. It writes no files. An error names something that kernels cannot do; a
warning does not stop a build. The comment //gpu:ignore silences a warning in its
line, or in the line below: it names what stands in parentheses behind the message,
and gives the reason.

The command go vet says the same, and also looks at packages that only launch
kernels, if gpuc is its tool.

Examples:

	gpuc check
	gpuc check -json ./...
	go vet -vettool=$(which gpuc) ./...
`,
		flags: func(fs *flag.FlagSet) {
			flags.declare(fs)
			fs.BoolVar(&asJSON, "json", false, "print JSON")
		},
		run: func(ctx context.Context, e *env, args []string) error {
			opts := flags.options(e)
			opts.DryRun = true
			pkgs, err := e.kernelPackages(ctx, opts, args)
			if err != nil {
				return err
			}
			if opts, err = opts.Listing(ctx, pkgs); err != nil {
				return err
			}
			p := newProgress(e, &opts.Go)
			defer p.done()
			all := []jsonDiag{}
			failed := false
			for _, pkg := range pkgs {
				p.step("checking the kernels of " + pkg)
				g, err := build.Generate(ctx, opts, pkg)
				p.done()
				if err != nil {
					return err
				}
				failed = failed || g.Diags.HasErrors()
				if asJSON {
					all = append(all, toJSON(g.Diags)...)
				} else {
					e.printDiags(g.Diags)
				}
			}
			if asJSON {
				if err := e.printJSON(all); err != nil {
					return err
				}
			}
			if failed {
				return errReported
			}
			return nil
		},
	}
}
