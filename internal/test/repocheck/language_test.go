package repocheck

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

// languageLink is a link of docs/language.md to the declaration that shows a row.
var languageLink = regexp.MustCompile(`\[([^\]]+)\]\(\.\./(\S+?\.go)\)`)

// TestLanguageIsShown holds docs/language.md to the programs that it names: each row
// names one, and each is there.
func TestLanguageIsShown(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "language.md"))
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for i, line := range strings.Split(string(text), "\n") {
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if !strings.HasPrefix(line, "| ") || strings.TrimSpace(cells[0]) == "section" {
			continue
		}
		rows++
		links := languageLink.FindAllStringSubmatch(cells[len(cells)-1], -1)
		if len(links) == 0 {
			t.Errorf("docs/language.md:%d: no program shows the row", i+1)
		}
		for _, l := range links {
			f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root, l[2]), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Errorf("docs/language.md:%d: %v", i+1, err)
				continue
			}
			if declaration(f, l[1]) == nil {
				t.Errorf("docs/language.md:%d: %s declares no %s", i+1, l[2], l[1])
			}
		}
	}
	if rows == 0 {
		t.Error("docs/language.md has no rows")
	}
}

// TestFeaturesAreDocumented compares the table of the tutorial with the features that
// targets have.
func TestFeaturesAreDocumented(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "tutorial.md"))
	if err != nil {
		t.Fatal(err)
	}
	var got, want []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(\\w+)` \\| (sm_[^|]*) \\|").FindAllStringSubmatch(string(text), -1) {
		got = append(got, m[1]+": "+m[2])
	}
	for _, name := range arch.Features() {
		want = append(want, name+": "+arch.Feature(name).Where())
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("the table of features in docs/tutorial.md (-want +got):\n%s", d)
	}
}
