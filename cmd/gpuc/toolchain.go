package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"text/tabwriter"
	"time"

	"github.com/schollz/progressbar/v3"

	"github.com/gpuc-go/gpuc/internal/nvidia/install"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
)

func toolchainCommand() *command {
	return &command{
		name:  "toolchain",
		short: "install, verify or list NVIDIA's libraries",
		long: `
To compile for a GPU, gpuc needs NVIDIA's libraries and headers: libNVVM with libdevice,
nvJitLink, NVRTC, the CUDA and CCCL headers, and NVSHMEM. None of them needs a GPU. gpuc
uses those that it finds on the machine ('gpuc doctor' says which), or installs pinned
sets of them for the current user.

A GPU host that only runs executables with machine code needs no compile libraries. Some
programs need another set:

	runtime            NVSHMEM's host library, for kernels that communicate
	nccl               NCCL, for programs that use package runtime/nccl
	cuda-12.8-headers  cuda.h of CUDA 12, to build programs that use runtime/gorgonia

The emulator and 'gpuc generate' need none of this.

Examples:

	gpuc toolchain install
	gpuc toolchain verify
	gpuc toolchain list
`,
		sub: []*command{toolchainInstallCommand(), toolchainVerifyCommand(), toolchainListCommand()},
	}
}

func toolchainInstallCommand() *command {
	return &command{
		name: "install", args: "[set ...]",
		long: `
Install downloads the named sets, or the default set, into gpuc's cache directory. They
come from the Python package index, and install checks each wheel against its pinned
hash. It does not need Python, but uses pip's settings: PIP_INDEX_URL and the other
variables, pip.conf, .netrc, and the variables for proxies. Without a network, use a
directory of wheels (PIP_FIND_LINKS).

If a set is already installed, install verifies it and repairs damaged files. It
continues an interrupted download.

The default set takes about 550 MB, runtime 45 MB, and nccl 200 MB. A GPU host that only
runs executables with machine code (gpuc build -arch) needs only runtime.

Examples:

	gpuc toolchain install
	gpuc toolchain install runtime
`,
		run: func(ctx context.Context, e *env, args []string) error {
			cfg, err := e.toolchainConfig()
			if err != nil {
				return err
			}
			sets, err := namedSets(args)
			if err != nil {
				return err
			}
			for _, set := range sets {
				bar := newDownload(e)
				outcome, err := install.Install(ctx, install.Options{
					Set: set.Name, CacheDir: cfg.CacheDir, Getenv: e.Getenv, Proxy: http.ProxyFromEnvironment,
					Log: bar, Progress: bar.show,
				})
				bar.done()
				if err != nil {
					return err
				}
				fmt.Fprintf(e.Stderr, "%s is %s\n", set.Name, map[install.Outcome]string{
					install.Intact: "installed", install.Installed: "now installed", install.Repaired: "repaired",
				}[outcome])
			}
			return nil
		},
	}
}

// namedSets returns the sets that arguments name, or else the default one.
func namedSets(args []string) ([]toolchain.Set, error) {
	if len(args) == 0 {
		args = []string{toolchain.DefaultSet}
	}
	var sets []toolchain.Set
	for _, name := range args {
		s, ok := toolchain.LookupSet(name)
		if !ok || name == "" {
			return nil, usagef("there is no set %q; the sets are %s; runtime stands for %s, nccl for %s", name, toolchain.SetNames(), toolchain.RuntimeSet, toolchain.NCCLSet)
		}
		sets = append(sets, s)
	}
	return sets, nil
}

func toolchainVerifyCommand() *command {
	return &command{
		name: "verify", args: "[set ...]",
		long: `
Verify compares size and SHA-256 of every file of the named sets, or of all installed
sets, with what was installed. If a file differs, the exit code is 1; gpuc toolchain
install repairs it.
`,
		run: func(ctx context.Context, e *env, args []string) error {
			cfg, err := e.toolchainConfig()
			if err != nil {
				return err
			}
			var sets []toolchain.Set
			if len(args) > 0 {
				if sets, err = namedSets(args); err != nil {
					return err
				}
			} else {
				sets = toolchain.Present(cfg.CacheDir)
			}
			if len(sets) == 0 {
				_, err := fmt.Fprintln(e.Stdout, "no toolchain is installed")
				return err
			}
			var errs []error
			for _, s := range sets {
				if err := toolchain.Verify(ctx, cfg.CacheDir, s); err != nil {
					errs = append(errs, err)
					continue
				}
				fmt.Fprintf(e.Stdout, "%s is as it was installed\n", s.Name)
			}
			return errors.Join(errs...)
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
		long:  "List prints the sets that can be installed, and the libraries that the next compilation would use.",
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

// download shows how much of a set has been fetched: a bar on a terminal, and
// elsewhere only the lines that are written to it.
type download struct {
	e   *env
	bar *progressbar.ProgressBar
}

func newDownload(e *env) *download { return &download{e: e} }

// Write prints lines about what happens, above the bar.
func (d *download) Write(p []byte) (int, error) {
	if d.bar != nil {
		d.bar.Clear()
	}
	fmt.Fprintf(d.e.Stderr, "%s", p)
	return len(p), nil
}

// show moves the bar; it is drawn some ten times a second.
func (d *download) show(_ string, done, total int64) {
	if !d.e.Terminal {
		return
	}
	if d.bar == nil {
		d.bar = progressbar.NewOptions64(total, progressbar.OptionSetWriter(d.e.Stderr), progressbar.OptionShowBytes(true),
			progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionClearOnFinish())
	}
	d.bar.Set64(done)
}

// done ends the bar; nothing of it stays.
func (d *download) done() {
	if d.bar != nil {
		d.bar.Exit()
		d.bar.Clear()
		d.bar = nil
	}
}
