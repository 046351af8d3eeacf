package main

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/build"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// compileFlags are the flags of every command that compiles kernels.
type compileFlags struct {
	tags   string
	extern []string
	config manifest.Config
}

func (f *compileFlags) declare(fs *flag.FlagSet) {
	fs.StringVar(&f.tags, "tags", "", "build `tags`, separated by commas")
	fs.BoolVar(&f.config.StrictFP, "strict-fp", false, "do not fuse a multiplication and an addition")
	fs.Func("extern", "`file` with device code (.cu or LTO-IR) for functions under //gpu:extern that name none; may be repeated", appendTo(&f.extern))
	fs.BoolVar(&f.config.NoChecks, "no-checks", false, "omit bounds, nil, division and shift checks")
	fs.Func("transport", "`name` of the transport of kernels: "+transports(), func(name string) error {
		f.config.Transport = name
		_, err := registry.Lookup(name)
		return err
	})
}

// transports lists the transports for a flag's description.
func transports() string {
	var list []string
	for _, t := range registry.All() {
		list = append(list, t.Name+" ("+t.Doc+")")
	}
	return strings.Join(list, ", ")
}

// declareTrace adds the flag for kernels that record what they do.
func (f *compileFlags) declareTrace(fs *flag.FlagSet) {
	fs.Func("trace-level", "build kernels that record for gpuc run -trace, at this `level`: waits or all", func(s string) error {
		level, err := trace.ParseLevel(s)
		f.config.Trace = string(level)
		return err
	})
}

// declareSanitize adds the flag for kernels that look for mistakes while they run.
func (f *compileFlags) declareSanitize(fs *flag.FlagSet) {
	fs.BoolVar(&f.config.Sanitize, "sanitize", false, "instrument kernels to report races and uses of freed or uninitialised memory while they run")
}

// declareDebug adds the flag for kernels that a debugger looks at.
func (f *compileFlags) declareDebug(fs *flag.FlagSet) {
	fs.BoolVar(&f.config.Debug, "debug", false, "do not optimise kernels, and let cuda-gdb show their lines and variables")
}

func (f *compileFlags) options(e *env) build.Options {
	o := build.Options{
		Go:     build.Go{Dir: e.Dir, Env: e.Environ(), Stderr: e.Stderr},
		Config: f.config,
		Extern: f.extern,
	}
	if f.tags != "" {
		o.Tags = strings.Split(f.tags, ",")
	}
	return o
}

// appendTo sets a flag that may be repeated.
func appendTo(list *[]string) func(string) error {
	return func(s string) error {
		*list = append(*list, s)
		return nil
	}
}

// archFlag is a list of architectures.
type archFlag []arch.Target

func (a *archFlag) String() string {
	names := make([]string, len(*a))
	for i, x := range *a {
		names[i] = x.SM()
	}
	return strings.Join(names, ",")
}

// Set adds the architectures of a list separated by commas; one that is named
// twice counts once.
func (a *archFlag) Set(s string) error {
	seen := map[arch.Target]bool{}
	for _, x := range *a {
		seen[x] = true
	}
	for name := range strings.SplitSeq(s, ",") {
		x, err := arch.Parse(name)
		if err != nil {
			return err
		}
		if !seen[x] {
			*a = append(*a, x)
		}
		seen[x] = true
	}
	return nil
}

// printDiags prints messages about the source, with file names relative to the
// working directory where that is shorter.
func (e *env) printDiags(diags diag.List) {
	for _, d := range diags {
		d.Pos.Filename = e.relative(d.Pos.Filename)
		fmt.Fprintln(e.Stderr, d)
	}
}

// absolute returns a path that is relative to the working directory as an absolute one.
func (e *env) absolute(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(e.Dir, path)
}

// relative returns a path relative to the working directory if it lies below.
func (e *env) relative(name string) string {
	if rel, err := filepath.Rel(e.Dir, name); err == nil && filepath.IsLocal(rel) {
		return rel
	}
	return name
}

// jsonDiag is a diagnostic for programs to read.
type jsonDiag struct {
	File     string   `json:"file,omitempty"`
	Line     int      `json:"line,omitempty"`
	Column   int      `json:"column,omitempty"`
	Severity string   `json:"severity"`
	Category string   `json:"category,omitempty"`
	Message  string   `json:"message"`
	Chain    []string `json:"chain,omitempty"`
}

func toJSON(diags diag.List) []jsonDiag {
	out := make([]jsonDiag, len(diags))
	for i, d := range diags {
		out[i] = jsonDiag{d.Pos.Filename, d.Pos.Line, d.Pos.Column, "error", string(d.Category), d.Msg, d.Chain}
		if d.Severity == diag.Warning {
			out[i].Severity = "warning"
		}
	}
	return out
}
