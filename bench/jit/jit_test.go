package jit_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/bench/jit"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

// gpuc is a command that has a toolchain in a directory, as gpuc toolchain list -json
// tells.
func gpuc(t *testing.T) string {
	path := filepath.Join(t.TempDir(), "gpuc")
	script := "#!/bin/sh\necho '{\"sets\": [{\"dir\": \"" + filepath.Join(t.TempDir(), "toolchain", "a") + "\"}]}'\n"
	if err := os.WriteFile(path, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestMeasure(t *testing.T) {
	type start struct {
		program string
		files   int // in the cache, before
	}
	var order []start
	o := jit.Options{Gpuc: gpuc(t), Rounds: 2, Start: func(_ context.Context, program, dir string) (time.Duration, error) {
		have, err := filepath.Glob(filepath.Join(dir, "*.cubin"))
		if err != nil {
			return 0, err
		}
		order = append(order, start{program, len(have)})
		return time.Duration(len(order)) * time.Second, os.WriteFile(filepath.Join(dir, "x.cubin"), nil, 0o666)
	}}
	starts, err := jit.Measure(t.Context(), []jit.Program{{Name: "a"}, {Name: "b"}}, o)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]start{{"a", 0}, {"a", 1}, {"b", 0}, {"b", 1}, {"a", 0}, {"a", 1}, {"b", 0}, {"b", 1}}, order, cmp.AllowUnexported(start{})); diff != "" {
		t.Errorf("starts in order (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]jit.Start{{"a", []float64{1, 5}, []float64{2, 6}}, {"b", []float64{3, 7}, []float64{4, 8}}}, starts); diff != "" {
		t.Errorf("times (-want +got):\n%s", diff)
	}
	dir := t.TempDir()
	if err := jit.Write(dir, starts); err != nil {
		t.Fatal(err)
	}
	table, err := os.ReadFile(filepath.Join(dir, "jit.md"))
	if err != nil || !strings.Contains(string(table), "| a | 3.00 (1.00 to 5.00) | 4.00 (2.00 to 6.00) |") {
		t.Errorf("table %q, %v", table, err)
	}
}

func TestMeasureNamesTheProgramThatFails(t *testing.T) {
	broken := errors.New("no such architecture")
	start := func(context.Context, string, string) (time.Duration, error) { return 0, broken }
	_, err := jit.Measure(t.Context(), []jit.Program{{Name: "scan"}}, jit.Options{Gpuc: gpuc(t), Rounds: 1, Start: start})
	if !errors.Is(err, broken) || !strings.Contains(err.Error(), "scan") {
		t.Errorf("error %v, want one of scan", err)
	}
}

// TestProgramsLoad loads the kernels of all programs, emulated.
func TestProgramsLoad(t *testing.T) {
	for _, p := range jit.Programs {
		if _, err := jit.Load(t.Context(), gpurt.Emulator, p.Name); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
	}
	if _, err := jit.Load(t.Context(), gpurt.Emulator, "nothing"); err == nil || !strings.Contains(err.Error(), `"nothing"`) {
		t.Errorf("error %v, want one that names the program", err)
	}
}
