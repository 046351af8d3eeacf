package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// This file runs the PEs under NVIDIA's Compute Sanitizer.

// nvidiaTool is the flag -compute-sanitizer[=tool]; empty if it is not given.
type nvidiaTool string

// nvidiaTools are the tools of Compute Sanitizer.
var nvidiaTools = []string{"memcheck", "racecheck", "initcheck", "synccheck"}

func (t *nvidiaTool) String() string { return string(*t) }

// IsBoolFlag lets the flag stand without a tool.
func (t *nvidiaTool) IsBoolFlag() bool { return true }

func (t *nvidiaTool) Set(s string) error {
	switch {
	case s == "true":
		s = nvidiaTools[0]
	case s == "false":
		s = ""
	case !slices.Contains(nvidiaTools, s):
		return fmt.Errorf("there is no tool %q of Compute Sanitizer; use %s", s, strings.Join(nvidiaTools, ", "))
	}
	*t = nvidiaTool(s)
	return nil
}

// sanitizerVar names the program compute-sanitizer.
const sanitizerVar = "GPUC_COMPUTE_SANITIZER"

// foundMistake is the exit code of a PE in which the tool has found a mistake.
const foundMistake = 86

// findComputeSanitizer returns the path of compute-sanitizer.
func (e *env) findComputeSanitizer() (string, error) {
	if name := e.Getenv(sanitizerVar); name != "" {
		path, err := exec.LookPath(name)
		if err != nil {
			return "", fmt.Errorf("%s: %w", sanitizerVar, err)
		}
		return filepath.Abs(path)
	}
	const name = "compute-sanitizer"
	tried := []string{"PATH"}
	if path, err := exec.LookPath(name); err == nil {
		return filepath.Abs(path)
	}
	dirs := []string{e.Getenv("CUDA_HOME"), e.Getenv("CUDA_PATH"), "/usr/local/cuda"}
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		path := filepath.Join(dir, "bin", name)
		if st, err := os.Stat(path); err == nil && st.Mode().IsRegular() {
			return path, nil
		}
		tried = append(tried, filepath.Dir(path))
	}
	return "", fmt.Errorf("there is no %s in %s; it comes with the CUDA Toolkit (package cuda-sanitizer-13-0 of NVIDIA's repositories, or nvidia/label/cuda-13.0.0::cuda-sanitizer-api of conda); install it, or set %s to its path", name, strings.Join(tried, ", "), sanitizerVar)
}

// underComputeSanitizer has the PEs of the job run under the tool that was asked for. Kernels have
// line information in any case, which the tool reads from their machine code. Calls of the driver that fail
// are not its reports: NVSHMEM, NCCL and the runtime ask for what there may not be, a hundred times in a
// right program, and what matters the program says itself.
func (e *env) underComputeSanitizer(j *job) error {
	if j.nvidia == "" {
		return nil
	}
	if jobenv.Emulated(j.backend) || j.exhaustive > 0 {
		return usagef("-compute-sanitizer looks at kernels on GPUs; without one, -backend check finds mistakes")
	}
	if len(j.hosts) > 0 {
		return usagef("-compute-sanitizer is for the PEs of this host; leave out -hosts")
	}
	tool, err := e.findComputeSanitizer()
	if err != nil {
		return err
	}
	j.backend = gpurt.CUDA
	j.args = append([]string{"--tool", string(j.nvidia), "--report-api-errors", "no", "--error-exitcode", fmt.Sprint(foundMistake), j.path}, j.args...)
	j.path = tool
	return nil
}
