package verdict

import (
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// TestTableOfRules makes the table of bounds and assumptions in docs/checking.md.
func TestTableOfRules(t *testing.T) {
	golden.Table(t, "../../../docs/checking.md", "rules", Markdown())
}
