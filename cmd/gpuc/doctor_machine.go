package main

import (
	"context"
	"errors"
	"fmt"
	"go/version"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	"github.com/gpuc-go/gpuc/internal/job/procgroup"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

// survey is the GPUs of the machine, as doctor needs to know them.
type survey struct {
	Release      string // of the driver, or empty
	Major, Minor int    // newest CUDA version that the driver supports
	GPUs         []gpuInfo
	Links        []gpuLink
}

// gpuLink is how two GPUs reach each other.
type gpuLink struct {
	A, B int
	// Peer says that kernels address the memory of the other, and Atomics that the link does
	// atomics, as NVLink does.
	Peer, Atomics bool
}

type gpuInfo struct {
	Name         string
	Major, Minor int // compute capability
	Memory       int // bytes
}

// minGo is the Go version that this module needs.
const minGo = "go1.26"

// examineGo looks for the go command, which packages need and executables do not.
func (e *env) examineGo(ctx context.Context) finding {
	f := finding{Name: "go", State: stateNote, Advice: "install Go to build packages; executables run without it"}
	path, err := exec.LookPath("go")
	if err != nil {
		f.Detail = "not on PATH"
		return f
	}
	cmd := exec.Command(path, "env", "GOVERSION")
	cmd.Dir, cmd.Env = e.Dir, e.Environ()
	var out strings.Builder
	cmd.Stdout = &out
	if err := procgroup.Run(ctx, cmd); err != nil {
		f.State, f.Detail = stateFail, fmt.Sprintf("%s does not work: %v", path, err)
		return f
	}
	v := strings.TrimSpace(out.String())
	f.Detail = v + " " + path
	if version.Compare(v, minGo) < 0 {
		f.Advice = minGo + " or later is needed to build packages; the go command fetches it where GOTOOLCHAIN allows that"
		return f
	}
	f.State, f.Advice = stateOK, ""
	return f
}

// examineGPU looks at the driver and the GPUs, and reports whether there are any.
func examineGPU(look func() (survey, error)) (fs []finding, have bool) {
	s, err := look()
	if len(s.GPUs) == 0 && err == nil {
		err = errors.New("the driver finds none")
	}
	if err != nil {
		return []finding{{"GPU", stateNote, err.Error(), "kernels run on the emulator here"}}, false
	}
	driver := finding{Name: "driver", State: stateOK, Detail: strings.TrimSpace(fmt.Sprintf("%s (CUDA %d.%d)", s.Release, s.Major, s.Minor))}
	if need, err := strconv.Atoi(toolchain.CUDAMajor); err == nil && s.Major < need {
		driver.State = stateFail
		driver.Advice = fmt.Sprintf("kernels are compiled with CUDA %s; install a driver that supports it (580 or later)", toolchain.CUDAMajor)
	}
	fs = append(fs, driver)
	for i, g := range s.GPUs {
		f := finding{Name: fmt.Sprintf("GPU %d", i), State: stateOK}
		a, err := arch.ForDevice(g.Major, g.Minor, nil)
		if err != nil {
			f.State, f.Detail, f.Advice = stateFail, fmt.Sprintf("%s: %v", g.Name, err), "use -backend emu, or hide the GPU through CUDA_VISIBLE_DEVICES"
		} else {
			f.Detail = fmt.Sprintf("%s, compute capability %d.%d, compiled for as %s", g.Name, g.Major, g.Minor, a)
		}
		fs = append(fs, f)
	}
	return fs, true
}

// examineToolchain looks at NVIDIA's libraries, one finding for each use.
func (e *env) examineToolchain(haveGPU bool) []finding {
	cfg, err := e.toolchainConfig()
	if err != nil {
		return []finding{{"toolchain", worse(haveGPU), err.Error(), ""}}
	}
	tc, err := toolchain.Locate(cfg)
	if err != nil {
		return []finding{{"toolchain", stateFail, err.Error(), "correct the variable, or unset it"}}
	}
	return append(examineUses(tc, haveGPU), examineTransport(tc, e.Getenv(jobenv.Transport)))
}

// examineTransport says how jobs on GPUs communicate, by the transport that a user names or the first
// that is there.
func examineTransport(tc *toolchain.Toolchain, name string) finding {
	t, err := registry.Choose(name, tc)
	switch {
	case err != nil:
		return finding{"transport", stateFail, fmt.Sprintf("%s: %v", jobenv.Transport, err), "correct the variable, or unset it"}
	case tc.Need(t.Host.Use) != nil:
		return finding{"transport", stateNote, "jobs of several PEs on GPUs need NVSHMEM or NCCL, and the library of " + t.Title + " is not here", "gpuc toolchain install runtime, or gpuc toolchain install nccl"}
	}
	return finding{Name: "transport", State: stateOK, Detail: fmt.Sprintf("jobs on GPUs communicate by %s; %s or -transport chooses another", t.Title, jobenv.Transport)}
}

func examineUses(tc *toolchain.Toolchain, haveGPU bool) (fs []finding) {
	// With the host library of a transport alone, executables with machine code run.
	noNCCL := tc.Need(toolchain.CallNCCL) != nil
	needCompiler := haveGPU && noNCCL && tc.Need(toolchain.Communicate) != nil
	for _, u := range []struct {
		name   string
		use    toolchain.Use
		needed bool
	}{
		{"compiler", toolchain.Compile, needCompiler},
		{"device library", toolchain.DeviceLib, needCompiler},
		{"NVSHMEM", toolchain.Communicate, haveGPU && noNCCL},
		{"NCCL", toolchain.CallNCCL, false},
		{"disassemblers", toolchain.Disassemble, false},
	} {
		fs = append(fs, examineUse(tc, u.name, u.use, u.needed))
	}
	return fs
}

// examineSets verifies the installed toolchains.
func (e *env) examineSets(ctx context.Context) (fs []finding) {
	cfg, err := e.toolchainConfig()
	if err != nil {
		return nil // said already
	}
	for _, s := range toolchain.Present(cfg.CacheDir) {
		f := finding{Name: s.Name, State: stateOK, Detail: "every file is as it was installed"}
		if err := toolchain.Verify(ctx, cfg.CacheDir, s); err != nil {
			f.State, f.Detail, f.Advice = stateFail, err.Error(), "gpuc toolchain install "+s.Name
		}
		fs = append(fs, f)
	}
	return fs
}

// examineUse says which parts there are for a use of the toolchain.
func examineUse(tc *toolchain.Toolchain, name string, use toolchain.Use, needed bool) finding {
	err := tc.Need(use)
	var missing *toolchain.NotFoundError
	switch {
	case errors.As(err, &missing):
		var parts []string
		for _, p := range missing.Missing {
			parts = append(parts, string(p))
		}
		advice := missing.Install()
		switch use.Name {
		case toolchain.Disassemble.Name, toolchain.CallNCCL.Name:
		case toolchain.Communicate.Name:
			advice += "; or gpuc toolchain install runtime, if only executables with machine code run here"
		default:
			if !needed {
				advice += "; executables with machine code (gpuc build -arch) run without"
			}
		}
		return finding{name, worse(needed), fmt.Sprintf("not found: %s; needed to %s", strings.Join(parts, ", "), use.Name), advice}
	case err != nil:
		return finding{Name: name, State: stateFail, Detail: err.Error()}
	}
	var lines []string
	for _, p := range use.Parts {
		f, _ := tc.Part(p)
		if strings.Contains(filepath.Base(f.Path), ".so") {
			if err := dl.CheckFile(f.Path); err != nil {
				return finding{name, worse(needed), fmt.Sprintf("%s (%s: %s): %v", p, f.From, f.Path, err), ""}
			}
		}
		lines = append(lines, fmt.Sprintf("%s %s (%s: %s)", p, f.Version, f.From, f.Path))
	}
	return finding{Name: name, State: stateOK, Detail: strings.Join(lines, "\n")}
}

// examineCache tries to write to the cache.
func (e *env) examineCache() finding {
	dir, err := cache.Dir(e.Getenv)
	if err != nil {
		return finding{"cache", stateFail, err.Error(), ""}
	}
	c := cache.Open(dir, cache.Options{})
	if err := c.Check(); err != nil {
		return finding{"cache", stateFail, err.Error(), "set " + cache.EnvDir + " to a directory of your own; until then kernels are compiled at every start"}
	}
	if err := tryToWrite(dir); err != nil {
		return finding{"cache", stateFail, err.Error(), "set " + cache.EnvDir + " to a directory that can be written to; until then kernels are compiled at every start"}
	}
	entries, err := c.List()
	if err != nil {
		return finding{"cache", stateFail, err.Error(), "correct it, or set " + cache.EnvDir + " to another directory"}
	}
	return finding{Name: "cache", State: stateOK, Detail: fmt.Sprintf("%s, %s, %s", dir, plural(len(entries), "entry", "entries"), size(total(entries)))}
}

// tryToWrite makes a directory, if it is not there, and a file in it.
func tryToWrite(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".doctor-*")
	if err != nil {
		return err
	}
	f.Close()
	return os.Remove(f.Name())
}
