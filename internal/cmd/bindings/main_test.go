package main

import (
	"path/filepath"
	"testing"

	_ "github.com/gpuc-go/gpuc/internal/nvidia/cu" // whose change runs the test again
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

func TestBindingsAreUpToDate(t *testing.T) {
	dir := filepath.FromSlash("../../nvidia/libcuda")
	want, err := generate(dir)
	if err != nil {
		t.Fatal(err)
	}
	golden.Generated(t, filepath.Join(dir, output), "go generate ./internal/nvidia/libcuda", want)
}
