package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"github.com/gpuc-go/gpuc/internal/build"
)

func buildCommand() *command {
	var (
		flags  compileFlags
		archs  archFlag
		out    string
		asJSON bool
		tests  bool
	)
	return &command{
		name:  "build",
		args:  "[-arch list] [-o file] [-test] [flags] [package]",
		short: "build a program, with machine code for GPUs if asked for",
		long: `
Build builds a command, by default the one in the working directory. First it
generates the kernels of the command and of the packages that it imports.

With -arch, machine code for the named architectures goes into the executable. Then
a GPU host needs no compiler to run it. Without -arch, the program compiles its
kernels when it first meets a GPU, and keeps the result. Either way it runs on
the emulator where there is no GPU. Making machine code needs NVIDIA's compile
libraries ('gpuc toolchain install'), but no GPU. A kernel that needs what one of the
architectures does not have is refused by name. Where a kernel has another way, the code takes it,
and build says so if a variant of the architecture has what the kernel prefers: code for sm_90a has
the matrix products of a warpgroup, which code for sm_90 does without.

With -test it builds the tests of a package, as go test -c does, into package.test. Such an executable
takes the flags of go test with -test. before their names, and -gpuc.backend=cuda to run on GPUs.

The machine code of kernels that communicate is for all transports whose parts the libraries have, and
the job chooses one when it starts. -transport restricts it to one, which the job then takes
(docs/transports.md).

With -debug kernels are not optimised, and cuda-gdb shows their Go lines and variables. The
executable names the source files where they lie now.

With -no-checks, -strict-fp, -debug, -sanitize, -transport or -trace-level only the executable holds the kernels that are
compiled this way; the generated files stay as they are.

Examples:

	gpuc build ./examples/ring
	gpuc build -arch sm_90,sm_100 -o ring ./examples/ring
	gpuc build -trace-level waits -o ring ./examples/ring
	gpuc build -test -arch sm_90 -o ring.test ./examples/ring
`,
		flags: func(fs *flag.FlagSet) {
			flags.declare(fs)
			flags.declareTrace(fs)
			flags.declareSanitize(fs)
			flags.declareDebug(fs)
			fs.Var(&archs, "arch", "`list` of GPU architectures to make machine code for, such as sm_90,sm_100")
			fs.StringVar(&out, "o", "", "write the executable to `file`")
			fs.BoolVar(&tests, "test", false, "build the tests of the package, in place of a command")
			fs.BoolVar(&asJSON, "json", false, "print what was built as JSON")
		},
		run: func(ctx context.Context, e *env, args []string) error {
			if len(args) > 1 {
				return usagef("one package at a time, not %d", len(args))
			}
			pattern := "."
			if len(args) == 1 {
				pattern = args[0]
			}
			opts := flags.options(e)
			opts.Test = tests
			prog, err := e.buildProgram(ctx, opts, archs, out, pattern)
			if err != nil {
				return err
			}
			for _, left := range prog.LeftOut {
				fmt.Fprintf(e.Stderr, "gpuc: note: %s\n", left)
			}
			if asJSON {
				return e.printJSON(prog.Cubins)
			}
			for _, c := range prog.Cubins {
				fmt.Fprintf(e.Stderr, "%s: %s for %s%s\n", c.Package, size(int64(c.Bytes)), c.Arch, by(c.Transport))
				for _, l := range c.Lacks {
					fmt.Fprintf(e.Stderr, "%s: the code for %s does without %s, which %s would use; for GPUs of %s build with -arch %s\n",
						c.Package, c.Arch, l.Feature, strings.Join(l.Kernels, ", "), l.Use, strings.Replace(archs.String(), c.Arch.SM(), l.Use.SM(), 1))
				}
			}
			return nil
		},
	}
}

// by says how machine code communicates.
func by(transport string) string {
	if transport == "" {
		return ""
	}
	return ", by " + transport
}

// buildProgram builds a program; errors in its kernels are printed.
func (e *env) buildProgram(ctx context.Context, opts build.Options, archs archFlag, out, pattern string) (*build.Program, error) {
	po := build.ProgramOptions{Options: opts, Out: out, Archs: archs}
	var err error
	if po.Cache, err = e.openCache(); err != nil {
		return nil, err
	}
	if len(archs) > 0 {
		if po.Toolchain, err = e.findToolchain(); err != nil {
			return nil, err
		}
	}
	p := newProgress(e, &po.Go)
	defer p.done()
	po.Progress = p.step
	prog, err := build.BuildProgram(ctx, po, pattern)
	p.done()
	if err != nil {
		return nil, err
	}
	for _, g := range prog.Packages {
		e.printDiags(g.Diags)
	}
	if prog.Failed() {
		return nil, errReported
	}
	return prog, nil
}
