package report

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSetsAreReadable reads the sets of results that are kept: each has figures, and a
// table of each benchmark in its README.
func TestSetsAreReadable(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "results", "*", SetFile))
	if err != nil || len(files) == 0 {
		t.Fatalf("no sets of results: %v", err)
	}
	for _, file := range files {
		set, err := ReadSet(file)
		if err != nil {
			t.Error(err)
			continue
		}
		if len(set) == 0 {
			t.Errorf("%s holds no report", file)
		}
		tables, err := os.ReadFile(filepath.Join(filepath.Dir(file), "README.md"))
		if err != nil {
			t.Error(err)
		}
		for name, rep := range set {
			if len(rep.Results) == 0 && len(rep.Startup) == 0 {
				t.Errorf("%s: %s has no figures", file, name)
			}
			if !strings.Contains(string(tables), "\n## "+name+"\n") {
				t.Errorf("%s: the README has no tables of %s", file, name)
			}
		}
	}
}

func TestDamagedSetIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), SetFile)
	if err := os.WriteFile(file, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if set, err := ReadSet(file); err == nil {
		t.Errorf("read %v from what is not compressed", set)
	}
}
