package repocheck

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// nested are the folders of modules within this one. They are built with this module as it
// stands beside them, and nothing of what they need reaches its users.
var nested = []string{"runtime/gorgonia"}

func TestNestedModulesStayApart(t *testing.T) {
	var found []string
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if n := d.Name(); d.IsDir() && file != root && (strings.HasPrefix(n, ".") || n == "testdata" || n == "dist") {
			return fs.SkipDir
		}
		if rel, err := filepath.Rel(root, filepath.Dir(file)); err == nil && d.Name() == "go.mod" && rel != "." {
			found = append(found, filepath.ToSlash(rel))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(nested, found); diff != "" {
		t.Errorf("nested modules (-known +found):\n%s", diff)
	}
	ours, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	for _, dir := range found {
		text, err := os.ReadFile(filepath.Join(root, dir, "go.mod"))
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{
			"module " + path.Join(modulePath, dir),
			"replace " + modulePath + " => " + strings.Repeat("../", strings.Count(dir, "/")) + "..",
		} {
			if !slices.Contains(strings.Split(string(text), "\n"), line) {
				t.Errorf("%s/go.mod lacks the line %q", dir, line)
			}
		}
		for _, m := range house[dir].outside {
			if bytes.Contains(ours, []byte(m)) {
				t.Errorf("go.mod requires %s, which %s alone may need", m, dir)
			}
		}
		for name, g := range house {
			if slices.Contains(g.may, dir) {
				t.Errorf("%s may import %s, which is another module", name, dir)
			}
		}
	}
}
