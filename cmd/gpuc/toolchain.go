package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"text/tabwriter"

	"github.com/gpuc-go/gpuc/internal/toolchain"
)

func toolchainCommand() *command {
	return &command{
		name:  "toolchain",
		short: "install or list NVIDIA's compile libraries",
		long: `
Compiling for a GPU needs NVIDIA's libraries and headers: libNVVM with
libdevice, nvJitLink, NVRTC, the CUDA and CCCL headers, and NVSHMEM. None of them
needs a GPU. Gpuc uses those that it finds on the machine ('gpuc doctor' says
which), or installs pinned sets of them for the user alone.

Running kernels on the emulator, and 'gpuc generate', need none of this.

Examples:

	gpuc toolchain install
	gpuc toolchain list
`,
		sub: []*command{toolchainInstallCommand(), toolchainListCommand()},
	}
}

func toolchainInstallCommand() *command {
	return &command{
		name: "install", args: "[set ...]",
		long: `
Install brings the named sets, or else the default one, into gpuc's cache
directory from the Python package index, through pip or uv, every file checked
against its pinned hash. A set that is there already is left as it is. The default
set takes some 550 MB.
`,
		run: func(ctx context.Context, e *env, args []string) error {
			cfg, err := e.toolchainConfig()
			if err != nil {
				return err
			}
			if len(args) == 0 {
				args = []string{toolchain.DefaultSet}
			}
			for _, set := range args {
				if !slices.ContainsFunc(toolchain.Sets(), func(s toolchain.Set) bool { return s.Name == set }) {
					return usagef("there is no set %q; the sets are %s", set, toolchain.SetNames())
				}
			}
			for _, set := range args {
				_, had := toolchain.Installed(cfg.CacheDir, set)
				err := toolchain.Install(ctx, toolchain.InstallOptions{
					Set: set, CacheDir: cfg.CacheDir, Getenv: e.Getenv, Environ: e.Environ(), Progress: e.Stderr,
				})
				if err != nil {
					return err
				}
				if had {
					fmt.Fprintf(e.Stderr, "%s is installed\n", set)
				}
			}
			return nil
		},
	}
}

// toolchainReport is what toolchain list knows.
type toolchainReport struct {
	Sets  []setReport       `json:"sets"`
	Parts []toolchain.Found `json:"parts"` // what a compile would use now
}

type setReport struct {
	toolchain.Set
	Default   bool   `json:"default"`
	Installed bool   `json:"installed"`
	Dir       string `json:"dir,omitempty"`
}

func toolchainListCommand() *command {
	var asJSON bool
	return &command{
		name: "list", args: "[-json]",
		long:  "List prints the sets that can be installed, and the libraries that a compile would use now.",
		flags: func(fs *flag.FlagSet) { fs.BoolVar(&asJSON, "json", false, "print JSON") },
		run: func(_ context.Context, e *env, args []string) error {
			if len(args) > 0 {
				return usagef("unexpected argument %q", args[0])
			}
			cfg, err := e.toolchainConfig()
			if err != nil {
				return err
			}
			tc, err := toolchain.Locate(cfg)
			if err != nil {
				return err
			}
			r := toolchainReport{Parts: append([]toolchain.Found{}, tc.Found()...)}
			for _, s := range toolchain.Sets() {
				sr := setReport{Set: s, Default: s.Name == toolchain.DefaultSet}
				if dir, ok := toolchain.Installed(cfg.CacheDir, s.Name); ok {
					sr.Dir, sr.Installed = dir, true
				}
				r.Sets = append(r.Sets, sr)
			}
			if asJSON {
				return e.printJSON(r)
			}
			return e.printToolchains(r)
		},
	}
}

func (e *env) printToolchains(r toolchainReport) error {
	w := tabwriter.NewWriter(e.Stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "Sets:")
	for _, s := range r.Sets {
		state := "not installed"
		if s.Installed {
			state = s.Dir
		}
		if s.Default {
			s.Doc += " (default)"
		}
		fmt.Fprintf(w, "  %s\t%s\t%s\n", s.Name, s.Doc, state)
	}
	fmt.Fprintln(w, "In use:")
	for _, f := range r.Parts {
		fmt.Fprintf(w, "  %s\t%s\t%s\n", f.Part, f.Version, f.Path)
	}
	if len(r.Parts) == 0 {
		fmt.Fprintln(w, "  nothing found; run gpuc toolchain install")
	}
	return w.Flush()
}
