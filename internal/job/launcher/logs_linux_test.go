package launcher

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAFullDiskOfLogsIsNamed: a job goes on if a log cannot be written, and all that its PEs print
// is still shown. At the end the path and the cause are told.
func TestAFullDiskOfLogsIsNamed(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("/dev/full", filepath.Join(dir, "pe-1.log")); err != nil {
		t.Fatal(err)
	}
	out := new(syncBuffer)
	cfg := helperJob(t, "print", 2, out)
	cfg.LogDir = dir
	err := Run(t.Context(), cfg)
	want := "keep the output: write " + filepath.Join(dir, "pe-1.log") + ": no space left on device"
	if err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	for _, line := range []string{"PE 1: hello\n", "PE 1: again\n", "PE 1: no newline\n"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("output %q lacks %q", out, line)
		}
	}
	s, err := NewSplits(dir, 2)
	if err != nil {
		t.Fatal(err)
	}
	var shown strings.Builder
	w := s.Writer(&shown)
	for range 2 {
		if _, err := io.WriteString(w, "PE 1: hello\n"); err != nil {
			t.Errorf("one process: %v", err)
		}
	}
	if err := s.Close(); err == nil || err.Error() != want || shown.String() != "PE 1: hello\nPE 1: hello\n" {
		t.Errorf("one process: %v; shown %q", err, &shown)
	}
}
