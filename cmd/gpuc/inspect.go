package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/gpuc-go/gpuc/compiler"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

// defaultArch is what inspect shows unless told otherwise.
const defaultArch = "sm_90"

// stage is a form of the kernels that inspect can show.
type stage struct {
	name, doc string
	uses      []toolchain.Use // what it needs of a toolchain
	show      func(ctx context.Context, in *inspection) error
}

func stages() []stage {
	compile := []toolchain.Use{toolchain.Compile}
	disassemble := []toolchain.Use{toolchain.Compile, toolchain.Disassemble}
	return []stage{
		{"mir", "the compiler's intermediate representation, after all passes", nil, showMIR},
		{"ir", "portable NVVM IR", nil, showIR},
		{"ptx", "PTX, with calls into the device library", compile, showPTX},
		{"sass", "machine code with source lines, the device library linked in", disassemble, showSASS},
		{"stats", "registers, spills, shared memory and code size of each kernel, and the GPU features that it needs; by source line the checks left, generic accesses, and known bank conflicts", disassemble, showStats},
	}
}

// inspection is what a stage is shown of.
type inspection struct {
	e        *env
	g        *build.Generated
	arch     arch.Target
	asJSON   bool
	tc       *toolchain.Toolchain // nil for a stage that needs none
	progress *progress
}

func inspectCommand() *command {
	var flags compileFlags
	var asJSON bool
	var traceFile string
	archName := defaultArch
	chosen := map[string]*bool{}
	return &command{
		name:  "inspect",
		args:  "[-arch sm_90] -mir|-ir|-ptx|-sass|-stats [flags] [package] | -trace file [-json]",
		short: "show IR, PTX, machine code or statistics of kernels, or summarise a trace",
		long: `
Inspect compiles the kernels of a package, by default the one in the current directory,
and prints the form that a flag selects. It writes no files.

All forms except -mir and -ir need NVIDIA's compile libraries ('gpuc toolchain
install'). -sass and -stats also need the disassemblers ('gpuc toolchain install
inspect-tools', 5 MB, or a CUDA toolkit). None needs a GPU.

In the output of -stats, local loads and stores come from variables that did not fit
into registers. A check tested before a loop runs inside the loop only if that test
fails. An access to memory of a kind known at run time only is slower than an access to
global or shared memory. The device library and NVSHMEM have some such accesses, in
files that end in .cuh.

-trace summarises a trace of 'gpuc run -trace': where the time of the blocks goes on
each PE, which PE waits for which and where, and the critical path, the chain of work
and waits that determines how long the job takes. Instead of a file you can name the
directory with the parts of a trace.

Examples:

	gpuc inspect -ir ./examples/saxpy
	gpuc inspect -arch sm_100 -ptx ./examples/saxpy
	gpuc inspect -sass ./examples/ring
	gpuc inspect -stats -json ./examples/ring
	gpuc inspect -trace ring.json
`,
		flags: func(fs *flag.FlagSet) {
			fs.StringVar(&archName, "arch", defaultArch, "GPU `architecture`")
			for _, s := range stages() {
				chosen[s.name] = fs.Bool(s.name, false, "show "+s.doc)
			}
			fs.BoolVar(&asJSON, "json", false, "print -stats or -trace as JSON")
			fs.StringVar(&traceFile, "trace", "", "summarise the trace in this `file`")
			flags.declare(fs)
			flags.declareTrace(fs)
			flags.declareSanitize(fs)
			flags.declareDebug(fs)
		},
		run: func(ctx context.Context, e *env, args []string) error {
			var todo []stage
			for _, s := range stages() {
				if *chosen[s.name] {
					todo = append(todo, s)
				}
			}
			if traceFile != "" {
				if len(todo) > 0 || len(args) > 0 {
					return usagef("-trace file goes with -json alone")
				}
				return e.showTrace(traceFile, asJSON)
			}
			if len(todo) != 1 {
				return usagef("exactly one of %s and -trace is needed", stageNames())
			}
			if asJSON && todo[0].name != "stats" {
				return usagef("-json goes with -stats and -trace")
			}
			a, err := arch.Parse(archName)
			if err != nil {
				return usagef("%v", err)
			}
			if len(args) > 1 {
				return usagef("one package at a time, not %d", len(args))
			}
			tc, err := e.toolchainFor(todo[0].uses)
			if err != nil {
				return err
			}
			opts := flags.options(e)
			opts.DryRun = true
			pkg := "."
			if len(args) == 1 {
				pkg = args[0]
			}
			p := newProgress(e, &opts.Go)
			defer p.done()
			p.step("compiling the kernels of " + pkg)
			g, err := build.Generate(ctx, opts, pkg)
			p.done()
			if err == nil && len(g.Kernels) == 0 && !g.Diags.HasErrors() {
				err = build.ErrNoKernels
			}
			if errors.Is(err, build.ErrNoKernels) {
				return kernelsOfImports(ctx, opts, pkg, err)
			}
			if err != nil {
				return err
			}
			e.printDiags(g.Diags)
			if g.Diags.HasErrors() {
				return errReported
			}
			return todo[0].show(ctx, &inspection{e, g, a, asJSON, tc, p})
		},
	}
}

// kernelsOfImports returns the error for a command without kernels of its own, which
// names the packages that it has its kernels from.
func kernelsOfImports(ctx context.Context, opts build.Options, pkg string, none error) error {
	_, found, err := opts.Go.Program(ctx, pkg)
	if err != nil || len(found) == 0 {
		return none
	}
	var paths []string
	for _, f := range found {
		paths = append(paths, f.ImportPath)
	}
	return fmt.Errorf("%s has its kernels from other packages; inspect one of these: %s", pkg, strings.Join(paths, " "))
}

func stageNames() string {
	var names []string
	for _, s := range stages() {
		names = append(names, "-"+s.name)
	}
	return strings.Join(names, ", ")
}

// toolchainFor returns the toolchain of this machine, which suffices for the uses; nil for none. So
// what is missing is said, in one line, before anything is compiled.
func (e *env) toolchainFor(uses []toolchain.Use) (*toolchain.Toolchain, error) {
	if len(uses) == 0 {
		return nil, nil
	}
	cfg, err := e.toolchainConfig()
	if err != nil {
		return nil, err
	}
	tc, err := toolchain.Locate(cfg)
	if err != nil {
		return nil, err
	}
	for _, u := range uses {
		var missing *toolchain.NotFoundError
		if err := tc.Need(u); errors.As(err, &missing) {
			return nil, errors.New(missing.Line())
		} else if err != nil {
			return nil, err
		}
	}
	return tc, nil
}

func showMIR(_ context.Context, in *inspection) error {
	_, err := io.WriteString(in.e.Stdout, in.g.Program.String())
	return err
}

func showIR(_ context.Context, in *inspection) error {
	_, err := in.e.Stdout.Write(in.g.IR)
	return err
}

func showPTX(_ context.Context, in *inspection) error {
	ptx, err := in.g.PTX(in.tc, in.arch)
	if err != nil {
		return err
	}
	_, err = in.e.Stdout.Write(ptx)
	return err
}

func showSASS(ctx context.Context, in *inspection) error {
	image, err := in.cubin(ctx)
	if err != nil {
		return err
	}
	sass, err := build.SASS(ctx, in.tc, image)
	if err != nil {
		return err
	}
	_, err = in.e.Stdout.Write(sass)
	return err
}

// cubin links the kernels, through the cache.
func (in *inspection) cubin(ctx context.Context) ([]byte, error) {
	c, err := in.e.openCache()
	if err != nil {
		return nil, err
	}
	in.progress.step("linking for " + in.arch.SM())
	res, err := in.g.Cubin(ctx, in.tc, c, in.arch, in.progress.step)
	in.progress.done()
	if err != nil {
		return nil, err
	}
	return res.Image, nil
}

func showStats(ctx context.Context, in *inspection) error {
	image, err := in.cubin(ctx)
	if err != nil {
		return err
	}
	kernels, err := in.g.Stats(ctx, in.tc, image)
	if err != nil {
		return err
	}
	ptx, err := in.g.PTX(in.tc, in.arch)
	if err != nil {
		return err
	}
	in.g.AddConflicts(kernels, ptx)
	checks := in.g.ChecksLeft()
	if in.asJSON {
		return in.e.printJSON(struct {
			Package   string               `json:"package"`
			Arch      arch.Target          `json:"arch"`
			Bytes     int                  `json:"bytes"`
			Kernels   []build.KernelStats  `json:"kernels"`
			Checks    []build.LineChecks   `json:"checks"`
			Unchecked []compiler.Unchecked `json:"unchecked,omitempty"`
		}{in.g.ImportPath, in.arch, len(image), kernels, append([]build.LineChecks{}, checks...), in.g.Unchecked})
	}
	w := tabwriter.NewWriter(in.e.Stdout, 0, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "registers\tstack\tlocal loads\tlocal stores\tshared\tbarriers\tinstructions\tcode\t  kernel")
	for _, k := range kernels {
		fmt.Fprintf(w, "%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\t  %s\n", k.Registers, k.Stack, k.LocalLoads, k.LocalStores, k.Shared, k.Barriers, k.Instructions, size(int64(k.CodeBytes)), k.Kernel)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(in.e.Stdout, "\ncubin of %s for %s\n", size(int64(len(image))), in.arch)
	printNeeds(in.e.Stdout, kernels)
	printProducts(in.e.Stdout, kernels)
	printRoles(in.e.Stdout, kernels)
	printChecks(in.e.Stdout, checks)
	printUnchecked(in.e.Stdout, in.g.Unchecked)
	printGeneric(in.e.Stdout, kernels)
	printConflicts(in.e.Stdout, kernels)
	return nil
}

// printConflicts lists the accesses to shared memory by which lanes meet in banks.
func printConflicts(w io.Writer, kernels []build.KernelStats) {
	n := 0
	for _, k := range kernels {
		for _, c := range k.Conflicts {
			n += c.Count
		}
	}
	fmt.Fprintf(w, "\n%s to shared memory known to meet in banks\n", plural(n, "access", "accesses"))
	for _, k := range kernels {
		for _, c := range k.Conflicts {
			op := c.Op
			if op == "load" || op == "store" {
				op = plural(c.Count, op, op+"s")
			} else {
				op = fmt.Sprint(c.Count, " ", op)
			}
			fmt.Fprintf(w, "%s:%d: %s of %d bytes, %d times as long as without (%s)\n", c.File, c.Line, op, c.Bytes, c.Turns, k.Kernel)
		}
	}
}

// printNeeds lists the features that targets must have.
func printNeeds(w io.Writer, kernels []build.KernelStats) {
	for _, k := range kernels {
		for _, f := range k.Needs {
			fmt.Fprintf(w, "%s needs %s (%s)\n", k.Kernel, f, f.Where())
		}
	}
}

// printRoles lists the registers that warps hand to each other.
func printRoles(w io.Writer, kernels []build.KernelStats) {
	for _, k := range kernels {
		var list []string
		for _, r := range k.Roles {
			list = append(list, fmt.Sprintf("%s %d", map[bool]string{true: "take", false: "keep"}[r.Takes], r.Registers))
		}
		if len(list) > 0 {
			fmt.Fprintf(w, "%s hands over registers: its warps %s each thread\n", k.Kernel, strings.Join(list, ", and "))
		}
	}
}

// printProducts lists the instructions of tensor cores.
func printProducts(w io.Writer, kernels []build.KernelStats) {
	for _, k := range kernels {
		var list []string
		for _, t := range k.Tensor {
			list = append(list, fmt.Sprintf("%d %s", t.Count, t.Name))
		}
		if len(list) == 0 {
			continue
		}
		groups := ""
		if k.Groups > 0 {
			groups = " in " + plural(k.Groups, "group", "groups")
		}
		fmt.Fprintf(w, "%s multiplies by %s%s\n", k.Kernel, strings.Join(list, ", "), groups)
		if k.Serialised {
			fmt.Fprintf(w, "%s: each product of a warpgroup waits for the one before; keep what it reads and writes out of use until it is complete, and take no check that may fail in between\n", k.Kernel)
		}
		if k.UnderWay > 0 {
			fmt.Fprintf(w, "%s starts products with %s under way, and loads and stores %s of local memory from the first to the last\n", k.Kernel, plural(k.UnderWay, "group", "groups"), plural(k.BetweenProducts, "word", "words"))
		}
	}
}

// printChecks lists the checks that are left, and those that run only where the
// test before a loop fails.
func printChecks(w io.Writer, checks []build.LineChecks) {
	for _, part := range []struct {
		title string
		kinds func(build.LineChecks) []string
	}{
		{"left", func(c build.LineChecks) []string { return c.Checks }},
		{"tested before a loop", func(c build.LineChecks) []string { return c.Tested }},
	} {
		n := 0
		for _, c := range checks {
			n += len(part.kinds(c))
		}
		fmt.Fprintf(w, "\n%s %s\n", plural(n, "check", "checks"), part.title)
		for _, c := range checks {
			if kinds := part.kinds(c); len(kinds) > 0 {
				fmt.Fprintf(w, "%s:%d: %s (%s)\n", c.File, c.Line, strings.Join(kinds, ", "), c.Func)
			}
		}
	}
}

// printUnchecked lists the functions that make no checks.
func printUnchecked(w io.Writer, all []compiler.Unchecked) {
	if len(all) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s under //gpu:unchecked\n", plural(len(all), "function", "functions"))
	for _, u := range all {
		fmt.Fprintf(w, "%s:%d: %s\n", u.File, u.Line, u.Func)
	}
}

// printGeneric lists the generic accesses to memory.
func printGeneric(w io.Writer, kernels []build.KernelStats) {
	n := 0
	for _, k := range kernels {
		for _, l := range k.Generic {
			n += l.Loads + l.Stores + l.Atomics
		}
	}
	fmt.Fprintf(w, "\n%s to memory of a kind known at run time only\n", plural(n, "access", "accesses"))
	for _, k := range kernels {
		for _, l := range k.Generic {
			var what []string
			for _, c := range []struct {
				n         int
				one, many string
			}{{l.Loads, "load", "loads"}, {l.Stores, "store", "stores"}, {l.Atomics, "atomic", "atomics"}} {
				if c.n > 0 {
					what = append(what, plural(c.n, c.one, c.many))
				}
			}
			fmt.Fprintf(w, "%s:%d: %s (%s)\n", l.File, l.Line, strings.Join(what, ", "), k.Kernel)
		}
	}
}
