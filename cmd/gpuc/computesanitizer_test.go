//go:build unix

package main

import (
	"cmp"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/job/launcher"
)

// fakeComputeSanitizer takes arguments as the real tool does, runs the program and reports one
// mistake, for which it exits with the code that it was given.
const fakeComputeSanitizer = `#!/bin/sh
[ "$1" = --tool ] && tool=$2 && [ "$3 $4" = "--report-api-errors no" ] && [ "$5" = --error-exitcode ] && code=$6 || exit 1
shift 6
echo "========= COMPUTE-SANITIZER $tool"
"$@" || exit
echo "=========     at Smooth+0x2d0 in github.com/gpuc-go/gpuc/testsuite/halo/main.go:46"
exit "$code"
`

func TestPEsRunUnderComputeSanitizer(t *testing.T) {
	home, empty := t.TempDir(), t.TempDir()
	dir := filepath.Join(home, "bin")
	tool := filepath.Join(dir, "compute-sanitizer")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(tool, []byte(fakeComputeSanitizer), 0o700); err != nil {
		t.Fatal(err)
	}
	under := func(name string) job {
		return job{nvidia: nvidiaTool(name), backend: "cuda", path: tool, args: []string{"--tool", name, "--report-api-errors", "no", "--error-exitcode", "86", "/prog", "a"}}
	}
	for name, test := range map[string]struct {
		path string // PATH
		vars map[string]string
		job  job
		want job
		err  string
	}{
		"not asked for": {job: job{path: "/prog", args: []string{"a"}}, want: job{path: "/prog", args: []string{"a"}}},
		"by variable": {vars: map[string]string{"GPUC_COMPUTE_SANITIZER": tool},
			job: job{nvidia: "memcheck", path: "/prog", args: []string{"a"}}, want: under("memcheck")},
		"in PATH": {path: dir, job: job{nvidia: "racecheck", path: "/prog", args: []string{"a"}}, want: under("racecheck")},
		"in the toolkit": {vars: map[string]string{"CUDA_HOME": home},
			job: job{nvidia: "initcheck", path: "/prog", args: []string{"a"}}, want: under("initcheck")},
		"missing":        {job: job{nvidia: "racecheck"}, err: "it comes with the CUDA Toolkit"},
		"wrong path":     {vars: map[string]string{"GPUC_COMPUTE_SANITIZER": filepath.Join(empty, "none")}, job: job{nvidia: "racecheck"}, err: "GPUC_COMPUTE_SANITIZER: "},
		"on no GPU":      {job: job{nvidia: "memcheck", backend: "check"}, err: "looks at kernels on GPUs"},
		"in every order": {job: job{nvidia: "memcheck", exhaustive: 3}, err: "looks at kernels on GPUs"},
		"on other hosts": {job: job{nvidia: "memcheck", hosts: []launcher.Host{{Name: "a"}}}, err: "is for the PEs of this host"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("PATH", cmp.Or(test.path, empty))
			e := &env{Getenv: func(v string) string { return test.vars[v] }}
			j := test.job
			if _, err := os.Stat("/usr/local/cuda/bin/compute-sanitizer"); err == nil && name == "missing" {
				t.Skip("the tool is there")
			}
			err := e.underComputeSanitizer(&j)
			if (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
				t.Fatalf("error %v, want one with %q", err, test.err)
			}
			if d := gocmp.Diff(test.want, j, gocmp.AllowUnexported(job{}, cluster{})); err == nil && d != "" {
				t.Errorf("-want +got:\n%s", d)
			}
		})
	}
}

// TestComputeSanitizerRunsTheProgram runs what underComputeSanitizer makes of a job.
func TestComputeSanitizerRunsTheProgram(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "compute-sanitizer")
	if err := os.WriteFile(tool, []byte(fakeComputeSanitizer), 0o700); err != nil {
		t.Fatal(err)
	}
	e := &env{Getenv: func(v string) string { return map[string]string{"GPUC_COMPUTE_SANITIZER": tool}[v] }}
	j := job{nvidia: "racecheck", path: "/bin/echo", args: []string{"the program,", "-right"}}
	if err := e.underComputeSanitizer(&j); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(j.path, j.args...)
	out, err := cmd.Output()
	const want = "========= COMPUTE-SANITIZER racecheck\nthe program, -right\n=========     at Smooth+0x2d0 in github.com/gpuc-go/gpuc/testsuite/halo/main.go:46\n"
	if err == nil || cmd.ProcessState.ExitCode() != foundMistake || string(out) != want {
		t.Errorf("exit code %d, output\n%s\nwant %d and\n%s", cmd.ProcessState.ExitCode(), out, foundMistake, want)
	}
}

func TestComputeSanitizerFlagTakesATool(t *testing.T) {
	for in, want := range map[string]nvidiaTool{"true": "memcheck", "racecheck": "racecheck", "false": ""} {
		var got nvidiaTool
		if err := got.Set(in); err != nil || got != want {
			t.Errorf("%s: %q, %v, want %q", in, got, err, want)
		}
	}
	var got nvidiaTool
	if err := got.Set("leakcheck"); err == nil || !strings.Contains(err.Error(), "use memcheck, racecheck, initcheck, synccheck") {
		t.Errorf("error %v", err)
	}
}
