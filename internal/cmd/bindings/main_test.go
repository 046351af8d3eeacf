package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	_ "github.com/gpuc-go/gpuc/internal/nvidia/cu" // whose change runs the test again
)

func TestBindingsAreUpToDate(t *testing.T) {
	dir := filepath.FromSlash("../../nvidia/libcuda")
	want, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(dir, output))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(string(got), "\n")); diff != "" {
		t.Errorf("%s is not up to date; run go generate ./internal/nvidia/libcuda (-want +got):\n%s", output, diff)
	}
}
