//go:build linux || darwin

package build

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/faultcount"
	"github.com/gpuc-go/gpuc/internal/test/fulldisk"
)

// TestAFullDiskLeavesTheGeneratedFilesWhole has the disk be full at each byte of generated files
// that are written anew. The error names the file and the cause, and all files are as before.
func TestAFullDiskLeavesTheGeneratedFilesWhole(t *testing.T) {
	fulldisk.Run(t, func() { aFullDiskLeavesTheGeneratedFilesWhole(t) })
}

func aFullDiskLeavesTheGeneratedFilesWhole(t *testing.T) {
	before := map[string]string{"gpuc_kernels.go": "package old", "gpuc_kernels.json": "{}"}
	outs := []output{
		{Name: "gpuc_kernels.go", Data: []byte("package kernels // new")}, {Name: "gpuc_kernels.json", Data: []byte(`{"version": 2}`)},
		{Name: "gpuc_kernels.ll", Data: []byte("target triple = nvptx64, and so on")},
	}
	read := func(dir string) map[string]string {
		got := map[string]string{}
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			b, err := os.ReadFile(filepath.Join(dir, e.Name()))
			if err != nil {
				t.Fatal(err)
			}
			got[e.Name()] = string(b)
		}
		return got
	}
	var n faultcount.Counts
	for at := 0; at < len(outs[2].Data); at += faultcount.Step(5) {
		dir := t.TempDir()
		for name, text := range before {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		var err error
		fulldisk.At(t, int64(at), func() { _, err = writeAll(dir, outs) })
		n.Injected++
		if err != nil && strings.Contains(err.Error(), fulldisk.Cause) && strings.Contains(err.Error(), "gpuc_kernels.") {
			n.Named++
		} else {
			t.Errorf("full at byte %d: error %v", at, err)
		}
		if d := cmp.Diff(before, read(dir)); d != "" {
			t.Errorf("full at byte %d: files (-before +after):\n%s", at, d)
		}
	}
	faultcount.Row(t, "the disk is full while generated files are written", n)
}
