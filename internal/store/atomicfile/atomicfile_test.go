package atomicfile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWrite(t *testing.T) {
	full := errors.New("no space")
	for _, tt := range []struct {
		name  string
		write func(io.Writer) error
		want  string
		err   error
	}{
		{"whole", func(w io.Writer) error { _, err := io.WriteString(w, "new"); return err }, "new", nil},
		{"half", func(w io.Writer) error { io.WriteString(w, "ne"); return full }, "old", full},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			name := filepath.Join(dir, "file")
			if err := os.WriteFile(name, []byte("old"), 0o600); err != nil {
				t.Fatal(err)
			}
			if err := Write(name, "file.", 0o644, tt.write); !errors.Is(err, tt.err) {
				t.Fatalf("got error %v, want %v", err, tt.err)
			}
			got, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, string(got)); diff != "" {
				t.Errorf("file (-want +got):\n%s", diff)
			}
			if list, err := os.ReadDir(dir); err != nil || len(list) != 1 {
				t.Errorf("the directory has %v (%v), want the file alone", list, err)
			}
		})
	}
}

func TestWriteToNoDirectory(t *testing.T) {
	err := Write(filepath.Join(t.TempDir(), "none", "file"), "file.", 0o644, func(io.Writer) error { return nil })
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("got %v, want that the directory does not exist", err)
	}
}
