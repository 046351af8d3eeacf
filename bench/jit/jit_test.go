package jit_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
	var order []string
	program := func(name string) jit.Program {
		return jit.Program{Name: name, Load: func(*gpurt.PE) error {
			order = append(order, name)
			return nil
		}}
	}
	starts, err := jit.Measure(t.Context(), []jit.Program{program("a"), program("b")}, jit.Options{Gpuc: gpuc(t), Rounds: 2, Backend: gpurt.Emulator})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Fields("a a b b a a b b a a b b"), order); diff != "" {
		t.Errorf("loads in order (-want +got):\n%s", diff)
	}
	for i, s := range starts {
		if s.Program != []string{"a", "b"}[i] || len(s.Cold) != 2 || len(s.Warm) != 2 {
			t.Errorf("start %d is %+v, want two rounds of each", i, s)
		}
	}
	dir := t.TempDir()
	if err := jit.Write(dir, starts); err != nil {
		t.Fatal(err)
	}
	table, err := os.ReadFile(filepath.Join(dir, "jit.md"))
	if err != nil || !strings.Contains(string(table), "| program | cold | warm |") {
		t.Errorf("table %q, %v", table, err)
	}
}

func TestMeasureNamesTheProgramThatFails(t *testing.T) {
	broken := errors.New("no such architecture")
	_, err := jit.Measure(t.Context(), []jit.Program{{Name: "scan", Load: func(*gpurt.PE) error { return broken }}}, jit.Options{Gpuc: gpuc(t), Backend: gpurt.Emulator})
	if !errors.Is(err, broken) || !strings.Contains(err.Error(), "scan") {
		t.Errorf("error %v, want one of scan", err)
	}
}

// TestProgramsLoad loads the kernels of all programs, emulated.
func TestProgramsLoad(t *testing.T) {
	starts, err := jit.Measure(t.Context(), jit.Programs, jit.Options{Gpuc: gpuc(t), Rounds: 1, Backend: gpurt.Emulator})
	if err != nil || len(starts) != len(jit.Programs) {
		t.Errorf("%d starts, %v", len(starts), err)
	}
}
