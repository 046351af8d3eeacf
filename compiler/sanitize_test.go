package compiler

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// TestSanitizedCallsHaveTheirPath expects a site for each call of a function that shuffles: two
// branches of HelperWrong call it, and HelperRight calls it once.
func TestSanitizedCallsHaveTheirPath(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a package with hooks")
	}
	const dir = "../testsuite/litmus"
	p, err := Compile(context.Background(), Options{Pattern: dir, Config: manifest.Config{Sanitize: true}})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(dir + "/branch.go")
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for i, line := range strings.Split(string(source), "\n") {
		if strings.Contains(line, "swap(t, ") {
			want = append(want, fmt.Sprintf("ShuffleXor, called at litmus/branch.go:%d", i+1))
		}
	}
	for _, s := range p.Manifest.Sites {
		if s.Kind == fault.Access && strings.HasPrefix(s.Text, "ShuffleXor") {
			got = append(got, s.Text)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" || len(want) != 3 {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
