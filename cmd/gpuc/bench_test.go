package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// fakeBench notes how it is called, and leaves a report where one is asked for.
const fakeBench = `#!/bin/sh
echo "$(basename "$0") $*" | sed "s:$ROOT:ROOT:g" >>"$ROOT/calls"
case "$*" in *putbw*) exit 3 ;; esac
while [ $# -gt 0 ]; do
	if [ "$1" = -out ]; then mkdir -p "$2"; : >"$2/bench.json"; fi
	shift
done
`

// benchCalls runs b with fake programs, and returns how they were called.
func benchCalls(t *testing.T, b bench) (calls []string, stderr string, err error) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the fake programs are shell scripts")
	}
	root := t.TempDir()
	e, _, errOut := newEnv()
	e.Environ = func() []string { return append(os.Environ(), "ROOT="+root) }
	b.out, b.source, b.rounds = filepath.Join(root, "out"), root, 3
	b.program = func(_ context.Context, _ *env, _ *bench, _, pkg string) (string, error) {
		path := filepath.Join(root, filepath.Base(pkg))
		return path, os.WriteFile(path, []byte(fakeBench), 0o777)
	}
	err = b.run(t.Context(), e)
	text, _ := os.ReadFile(filepath.Join(root, "calls"))
	return strings.Split(strings.TrimSpace(string(text)), "\n"), errOut.String(), err
}

func TestBenchLeavesOutWhatTheMachineHasNot(t *testing.T) {
	calls, stderr, err := benchCalls(t, bench{
		parts: benchParts, noGPU: errors.New("no driver here"), noToolchain: errors.New("no libNVVM here"),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"benchemu -rounds 3 -out ROOT/out/emulator",
		"benchplot ROOT/out/emulator/bench.json",
	}
	if d := cmp.Diff(want, calls); d != "" {
		t.Errorf("calls (-want +got):\n%s", d)
	}
	for _, want := range []string{"compile is left out: no libNVVM here", "gpu is left out: no driver here"} {
		if !strings.Contains(stderr, want) {
			t.Errorf("it says\n%s\nwithout %q", stderr, want)
		}
	}
}

func TestBenchFirstMakesItsDirectory(t *testing.T) {
	e, _, _ := newEnv()
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	b := bench{parts: benchParts, out: filepath.Join(file, "out")}
	b.program = func(context.Context, *env, *bench, string, string) (string, error) {
		t.Fatal("it measures")
		return "", nil
	}
	if err := b.run(t.Context(), e); err == nil || !strings.Contains(err.Error(), "directory for the results") {
		t.Errorf("a directory that cannot be: %v", err)
	}
}

func TestBenchOnGPUs(t *testing.T) {
	calls, _, err := benchCalls(t, bench{parts: []string{"gpu"}, gpus: 4, np: 2, peers: []string{"-peer", "C++: ./peer"}})
	const run = "-ours ROOT/gpuc run -np "
	want := []string{
		"benchpair -np 1 -rounds 3 -bench saxpy,transpose,stencil,gemv,copy,jacobi,launch -out ROOT/out/single " + run + "1 -backend cuda ROOT/ours",
		"benchjit -gpuc ROOT/gpuc -rounds 3 -out ROOT/out",
		"benchpair -np 2 -rounds 3 -bench pingpong,notify,barrier,allreduce,alltoall,moe,jacobi,putbw -out ROOT/out/np2 " + run + "2 -backend cuda ROOT/ours -peer C++: ./peer",
		"benchplot ROOT/out/single/bench.json",
	}
	if d := cmp.Diff(want, calls); d != "" {
		t.Errorf("calls (-want +got):\n%s", d)
	}
	if err == nil || !strings.Contains(err.Error(), "measure gpu: exit status 3") {
		t.Errorf("a benchmark that fails: %v", err)
	}
}

func TestBenchOfMoreGPUsThanThereAre(t *testing.T) {
	_, stderr, err := benchCalls(t, bench{parts: []string{"gpu"}, gpus: 1, np: 2})
	if err != nil || !strings.Contains(stderr, "2 GPUs are asked for, and this machine shows 1") {
		t.Errorf("error %v, and it says\n%s", err, stderr)
	}
}

func TestBenchRefusesUnknownParts(t *testing.T) {
	e, _, stderr := newEnv()
	if code := e.main(t.Context(), []string{"bench", "-only", "emulator,nothing"}); code != exitUsage {
		t.Errorf("exit code %d", code)
	}
	if !strings.Contains(stderr.String(), "-only nothing: there are emulator, compile, gpu") {
		t.Errorf("it says %q", stderr)
	}
}
