// Package faultcount compares what tests that inject faults have counted with the table in
// docs/reliability.md. With -faults.update a test writes its row anew. Only tests may import the
// package: it registers that flag. Start reading at Row.
package faultcount

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var (
	update = flag.Bool("faults.update", false, "write the counts to docs/reliability.md")
	// All has tests inject every fault of their kind, and not a sample.
	all = flag.Bool("faults.all", false, "inject every fault")
)

// Counts is what became of the faults of one kind.
type Counts struct {
	// Injected is how many there were.
	Injected int
	// Named ended in an error that names the cause, and Survived in nothing: the program
	// did what it does without the fault.
	Named, Survived int
}

// Step is every how many faults one is injected: in a sample, few of them.
func Step(sample int) int {
	if *all {
		return 1
	}
	return sample
}

// Row compares the counts of a kind of faults with the table, if all were injected.
func Row(t *testing.T, kind string, c Counts) {
	t.Helper()
	if c.Injected == 0 || c.Named+c.Survived != c.Injected {
		t.Errorf("%s: of %d faults %d ended in an error that names them, and %d in nothing", kind, c.Injected, c.Named, c.Survived)
		return
	}
	if !*all || t.Failed() {
		return
	}
	path := filepath.Join(root(t), "docs", "reliability.md")
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(b), "\n")
	want := fmt.Sprintf("| %s | %d | %d | %d |", kind, c.Injected, c.Named, c.Survived)
	for i, l := range lines {
		if !strings.HasPrefix(l, "| "+kind+" |") {
			continue
		}
		if l == want {
			return
		}
		if !*update {
			t.Errorf("%s says\n%s\nand counted was\n%s\n-faults.update accepts it", path, l, want)
			return
		}
		lines[i] = want
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s has no row for %s", path, kind)
}

// root is the folder of the module.
func root(t *testing.T) string {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "Makefile")); err == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			t.Fatal("there is no Makefile above the test")
		}
		dir = filepath.Dir(dir)
	}
}
