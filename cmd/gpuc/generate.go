package main

import (
	"context"
	"flag"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/build"
)

func generateCommand() *command {
	var flags compileFlags
	var check, asJSON bool
	var form build.Form
	return &command{
		name:  "generate",
		args:  "[flags] [package ...]",
		short: "compile kernels to portable IR and typed launch methods",
		long: `
Generate compiles the kernels of each package, by default the one in the current
directory, and writes these files beside them:

	gpuc_kernels.go    LoadKernels and one typed launch method per kernel
	gpuc_kernels.ll    the kernels as portable NVVM IR
	gpuc_kernels.json  the manifest: parameters, resources, places of checks

-compress writes the last two into one file, gpuc_kernels.zst; 'gpuc inspect -ir' shows
the IR. A package keeps its form until -compress or -compress=false changes it.

Commit the generated files together with the kernels: LoadKernels fails if the files
come from different runs. The files depend only on the source, and generate does not
touch files that would not change. It needs no GPU and no NVIDIA library. If kernels
have errors, generate still writes gpuc_kernels.go, so that the rest of the program
type-checks. Its LoadKernels then returns an error.

A pattern with ... matches all packages below that contain kernels.

Examples:

	gpuc generate
	gpuc generate ./...
	gpuc generate -check ./...
	//go:generate gpuc generate
`,
		flags: func(fs *flag.FlagSet) {
			flags.declare(fs)
			fs.BoolVar(&check, "check", false, "write nothing; fail if a file is not up to date")
			fs.BoolFunc("compress", "write IR and manifest to one compressed file, gpuc_kernels.zst", func(s string) error {
				on, err := strconv.ParseBool(s)
				form = build.Text
				if on {
					form = build.Compressed
				}
				return err
			})
			fs.BoolVar(&asJSON, "json", false, "print the result as JSON")
		},
		run: func(ctx context.Context, e *env, args []string) error {
			opts := flags.options(e)
			opts.DryRun, opts.Form = check, form
			dirs, err := e.kernelPackages(ctx, opts, args)
			if err != nil {
				return err
			}
			return e.generate(ctx, opts, dirs, asJSON)
		},
	}
}

// kernelPackages returns the packages that patterns name: as they are, unless
// they have to be looked for.
func (e *env) kernelPackages(ctx context.Context, opts build.Options, patterns []string) ([]string, error) {
	if len(patterns) == 0 {
		return []string{"."}, nil
	}
	var plain, wild []string
	for _, p := range patterns {
		if strings.Contains(p, "...") {
			wild = append(wild, p)
		} else {
			plain = append(plain, p)
		}
	}
	if len(wild) == 0 {
		return plain, nil
	}
	found, err := opts.Go.Packages(ctx, wild...)
	if err != nil {
		return nil, err
	}
	if len(found) == 0 && len(plain) == 0 {
		return nil, fmt.Errorf("%s: %w", strings.Join(wild, " "), build.ErrNoKernels)
	}
	for _, p := range found {
		plain = append(plain, p.ImportPath)
	}
	return plain, nil
}

// generatedReport is what generate -json prints for a package.
type generatedReport struct {
	Package     string     `json:"package"`
	Dir         string     `json:"dir"`
	Kernels     []string   `json:"kernels"`
	Changed     []string   `json:"changed"`
	Removed     []string   `json:"removed"`
	Diagnostics []jsonDiag `json:"diagnostics"`
}

func (e *env) generate(ctx context.Context, opts build.Options, pkgs []string, asJSON bool) error {
	opts, err := opts.Listing(ctx, pkgs)
	if err != nil {
		return err
	}
	p := newProgress(e, &opts.Go)
	defer p.done()
	reports := []generatedReport{}
	failed, stale := false, false
	for _, pkg := range pkgs {
		p.step("compiling the kernels of " + pkg)
		g, err := build.Generate(ctx, opts, pkg)
		p.done()
		if err != nil {
			return err
		}
		failed = failed || g.Diags.HasErrors()
		stale = stale || len(g.Changed)+len(g.Removed) > 0
		if asJSON {
			reports = append(reports, generatedReport{g.ImportPath, g.Dir, g.Kernels, append([]string{}, g.Changed...), append([]string{}, g.Removed...), toJSON(g.Diags)})
			continue
		}
		e.printDiags(g.Diags)
		for _, f := range g.Changed {
			name := e.relative(filepath.Join(g.Dir, f))
			if opts.DryRun {
				fmt.Fprintf(e.Stderr, "%s is not up to date; run gpuc generate %s\n", name, g.ImportPath)
			} else {
				fmt.Fprintf(e.Stderr, "wrote %s\n", name)
			}
		}
		for _, f := range g.Removed {
			name, why := e.relative(filepath.Join(g.Dir, f)), "belongs to another form of the compiled kernels"
			if len(g.Kernels) == 0 {
				why = "is of kernels that the package has no longer"
			}
			if opts.DryRun {
				fmt.Fprintf(e.Stderr, "%s %s; run gpuc generate %s\n", name, why, g.ImportPath)
			} else {
				fmt.Fprintf(e.Stderr, "removed %s, which %s\n", name, why)
			}
		}
	}
	if asJSON {
		if err := e.printJSON(reports); err != nil {
			return err
		}
	}
	if failed || opts.DryRun && stale {
		return errReported
	}
	return nil
}
