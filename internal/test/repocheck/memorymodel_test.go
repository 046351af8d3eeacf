package repocheck

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// TestMemoryModelNamesEveryOperation finds operations that docs/memory-model.md
// says nothing about.
func TestMemoryModelNamesEveryOperation(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "memory-model.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, found := strings.Cut(string(text), "\n| operation |")
	if !found {
		t.Fatal("docs/memory-model.md has no table of operations")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	for i := range op.Table {
		if name := op.Table[i].Name; !strings.Contains(table, "`"+name+"`") {
			t.Errorf("the table in docs/memory-model.md does not say what %s promises", name)
		}
	}
}
