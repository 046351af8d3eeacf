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
Compiling for a GPU needs NVIDIA's libraries and headers: libNVVM with
libdevice, nvJitLink, NVRTC, the CUDA and CCCL headers, and NVSHMEM. None of them
needs a GPU. Gpuc uses those that it finds on the machine ('gpuc doctor' says
which), or installs pinned sets of them for the user alone. A GPU host that only
runs executables with machine code needs no compile libraries. For kernels that
communicate it needs NVSHMEM's host library, which is the set runtime. Programs that
use package runtime/nccl need NCCL there, which is the set nccl. Programs that use
package runtime/gorgonia are built with cuda.h of CUDA 12, which is the set
cuda-12.8-headers.

Running kernels on the emulator, and 'gpuc generate', need none of this.

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
Install brings the named sets into gpuc's cache directory, or the default set if none is
named. They come from the Python package index, and each wheel is checked against its
pinned hash. Python is not needed, but pip's settings count: PIP_INDEX_URL and the other
variables, pip.conf, .netrc, and the variables for proxies. Where there is no network, a
directory of wheels (PIP_FIND_LINKS) is enough.

If a set is installed already, install verifies it and repairs what is damaged. It does
not fetch again what an interrupted install has fetched.

The default set takes some 550 MB. On a GPU host that only runs executables with
machine code (gpuc build -arch), the set runtime is enough, which takes 45 MB. The set
nccl brings NCCL, 200 MB.

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
Verify compares every file of the named sets with what was installed, by size and
SHA-256. If no set is named, it takes all that are installed. Any difference makes the
exit code 1; gpuc toolchain install repairs it.
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
