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
		short: "build a program, optionally with machine code for GPUs",
		long: `
Build builds a command, by default the one in the current directory. First it generates
the kernels of the command and of the packages that it imports.

With -arch, the executable contains machine code for the named architectures, and a GPU
host needs no compiler to run it. Without -arch, the program compiles its kernels when
it first runs on a GPU, and caches the result. Either way, it runs on the emulator if
there is no GPU. To build machine code you need NVIDIA's compile libraries ('gpuc
toolchain install'), but no GPU. If a kernel needs a feature that an architecture lacks,
build fails and names the kernel. If the kernel has a fallback, build uses it, and says
so if a variant of the architecture has the feature. For example, sm_90a has matrix
instructions for warpgroups, and sm_90 does not.

-test builds the tests of a package into package.test, as go test -c does. The
executable takes the flags of go test with the prefix -test., and -gpuc.backend=cuda to
run on GPUs.

For kernels that communicate, build makes machine code for each transport that the
libraries support, and the job chooses one when it starts. -transport restricts it to
one (docs/transports.md).

-debug does not optimise kernels, and lets cuda-gdb show their Go lines and variables.
The executable refers to the source files at their present paths.

-no-checks, -strict-fp, -debug, -sanitize, -transport and -trace-level affect only the
executable, not the generated files.

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
			fs.Var(&archs, "arch", "`list` of GPU architectures to compile for, such as sm_90,sm_100")
			fs.StringVar(&out, "o", "", "write the executable to `file`")
			fs.BoolVar(&tests, "test", false, "build the tests of a package instead of a command")
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
