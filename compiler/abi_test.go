package compiler

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/fault"
)

// TestParametersBehindRegistered expects that what is known of a length is known of
// no other parameter, and that attributes of memory go to addresses.
func TestParametersBehindRegistered(t *testing.T) {
	p, err := Compile(context.Background(), Options{Pattern: "testdata/params.go", Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	var checked []string
	for _, s := range p.Manifest.Sites {
		if s.Kind == fault.Index && s.Text == "" {
			checked = append(checked, s.Func)
		}
	}
	if diff := cmp.Diff([]string{"Negative", "Nested", "Nested"}, checked); diff != "" {
		t.Errorf("kernels with a check of an index (-want +got):\n%s", diff)
	}
	var apart []string
	for _, m := range regexp.MustCompile(`(\S+) noalias`).FindAllStringSubmatch(string(p.IR), -1) {
		apart = append(apart, m[1])
	}
	if diff := cmp.Diff("float*, float*", strings.Join(apart, ", ")); diff != "" {
		t.Errorf("types of parameters under noalias (-want +got):\n%s", diff)
	}
}
