package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPEsRunUnderComputeSanitizer(t *testing.T) {
	dir := t.TempDir()
	tool := filepath.Join(dir, "compute-sanitizer")
	if err := os.WriteFile(tool, []byte("#!/bin/sh\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	empty := t.TempDir()
	t.Setenv("PATH", empty)
	for name, test := range map[string]struct {
		vars map[string]string
		job  job
		want job
		err  string
	}{
		"not asked for": {job: job{path: "/prog", args: []string{"a"}}, want: job{path: "/prog", args: []string{"a"}}},
		"by variable": {vars: map[string]string{"GPUC_COMPUTE_SANITIZER": tool}, job: job{nvidia: "memcheck", path: "/prog", args: []string{"a"}},
			want: job{nvidia: "memcheck", backend: "cuda", path: tool, args: []string{"--tool", "memcheck", "--error-exitcode", "86", "/prog", "a"}}},
		"missing":        {job: job{nvidia: "racecheck"}, err: "it comes with the CUDA Toolkit"},
		"wrong path":     {vars: map[string]string{"GPUC_COMPUTE_SANITIZER": filepath.Join(empty, "none")}, job: job{nvidia: "racecheck"}, err: "GPUC_COMPUTE_SANITIZER: "},
		"on no GPU":      {job: job{nvidia: "memcheck", backend: "check"}, err: "looks at kernels on GPUs"},
		"in every order": {job: job{nvidia: "memcheck", exhaustive: 3}, err: "looks at kernels on GPUs"},
	} {
		t.Run(name, func(t *testing.T) {
			e := &env{Getenv: func(v string) string { return test.vars[v] }}
			j := test.job
			if _, err := os.Stat("/usr/local/cuda/bin/compute-sanitizer"); err == nil && name == "missing" {
				t.Skip("the tool is there")
			}
			err := e.underComputeSanitizer(&j)
			if (err == nil) != (test.err == "") || err != nil && !strings.Contains(err.Error(), test.err) {
				t.Fatalf("error %v, want one with %q", err, test.err)
			}
			if d := cmp.Diff(test.want, j, cmp.AllowUnexported(job{}, cluster{})); err == nil && d != "" {
				t.Errorf("-want +got:\n%s", d)
			}
		})
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
