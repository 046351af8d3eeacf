package main

import (
	"context"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	proof "github.com/gpuc-go/gpuc/internal/base/verdict"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/store/tempdir"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func checkCommand() *command {
	var flags compileFlags
	var asJSON bool
	var certificate string
	return &command{
		name:  "check",
		args:  "[flags] [package ...]",
		short: "report mistakes in kernels, and write nothing",
		long: `
Check compiles the kernels of each package, by default the one in the current directory.
It prints all messages of the compiler with file and line, and writes no files. An error
is something that kernels cannot do; a warning does not stop a build. To suppress a
warning, write a comment at the end of its line or in the line above: //gpu:ignore, the
name in parentheses after the message, and a reason.

-certificate file verifies a certificate of gpuc run -exhaustive. Check runs the program
of the package in every order again, and compares the kernels, their launches and
arguments, the executable, the executions, and the bounds and assumptions of the
verdict.

With gpuc as its tool, go vet reports the same, and also checks packages that only
launch kernels.

Examples:

	gpuc check
	gpuc check -json ./...
	gpuc check -certificate ring.cert ./examples/ring
	go vet -vettool=$(which gpuc) ./...
`,
		flags: func(fs *flag.FlagSet) {
			flags.declare(fs)
			fs.BoolVar(&asJSON, "json", false, "print JSON")
			fs.StringVar(&certificate, "certificate", "", "verify the certificate in this `file`")
		},
		run: func(ctx context.Context, e *env, args []string) error {
			opts := flags.options(e)
			if certificate != "" {
				if asJSON || len(args) > 1 {
					return usagef("-certificate file is for one package or executable, and prints no JSON")
				}
				return e.repeat(ctx, opts, certificate, append(args, ".")[0])
			}
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

// reproducible has the go command build the same executable from the same sources, wherever they lie and
// whatever else has been committed: a certificate has its checksum.
func reproducible(o build.Options) build.Options {
	o.Go.Env = slices.Clone(o.Go.Env)
	const flags = "-trimpath -buildvcs=false"
	i := slices.IndexFunc(o.Go.Env, func(s string) bool { return strings.HasPrefix(s, "GOFLAGS=") })
	if i < 0 {
		o.Go.Env = append(o.Go.Env, "GOFLAGS="+flags)
	} else {
		o.Go.Env[i] += " " + flags
	}
	return o
}

// repeat reaches the verdict of a certificate again, and says how it differs.
func (e *env) repeat(ctx context.Context, opts build.Options, file, target string) error {
	file = e.absolute(file)
	was, err := proof.LoadCertificate(file)
	if err != nil {
		return err
	}
	tmp, remove, err := tempdir.Dir("check")
	if err != nil {
		return err
	}
	defer remove()
	j := job{np: was.PEs, seed: was.Seed, transport: was.Transport, backend: gpurt.Check, exhaustive: was.Limit, certificate: filepath.Join(tmp, "certificate"), args: was.Arguments}
	if path, ok := e.executable(target); ok {
		j.path = path
	} else {
		j.path = filepath.Join(tmp, programName(target, e.Dir))
		if _, err := e.buildProgram(ctx, reproducible(opts), nil, j.path, target); err != nil {
			return err
		}
	}
	if err := e.start(ctx, j); err != nil {
		return err
	}
	now, err := proof.LoadCertificate(j.certificate)
	if err != nil {
		return fmt.Errorf("%s: the program has not reached a verdict in %d executions", file, was.Limit)
	}
	if err := was.Compare(now); err != nil {
		return fmt.Errorf("%s does not hold for this program:\n%w", file, err)
	}
	fmt.Fprintf(e.Stdout, "%s holds: %v\n", file, gpurt.Coverage{Executions: now.Executions, Ended: true, Complete: now.Complete})
	return nil
}
