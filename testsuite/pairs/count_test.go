package main

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write the table of docs/checking.md")

// TestDocumentCountsThePairs compares the table of docs/checking.md with what finds each pair.
func TestDocumentCountsThePairs(t *testing.T) {
	groups := []struct {
		name  string
		pairs []pair
	}{{name: "one kernel each", pairs: pairs}}
	for _, f := range allFamilies() {
		groups = append(groups, struct {
			name  string
			pairs []pair
		}{"`" + f.name + "`", f.pairs()})
	}
	groups = append(groups, struct {
		name  string
		pairs []pair
	}{"all", all()})
	var b strings.Builder
	b.WriteString("| pairs | | warning | check, 1 run | emulator, 100 seeds | `-race` | sanitizer, 10 seeds | any |\n|---|---|---|---|---|---|---|---|\n")
	for _, g := range groups {
		fmt.Fprintf(&b, "| %s | %d |", g.name, len(g.pairs))
		any := 0
		for _, by := range []string{byWarning, byCheck, bySeeds, byRace, bySanitizer} {
			n := 0
			for _, p := range g.pairs {
				if p.found(by) {
					n++
				}
			}
			fmt.Fprintf(&b, " %d |", n)
		}
		for _, p := range g.pairs {
			if p.finds != "" {
				any++
			}
		}
		fmt.Fprintf(&b, " %d |\n", any)
	}
	const file = "../../docs/checking.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(<!-- table: pairs -->\n)((?:\|.*\n)*)`).FindStringSubmatch(string(text))
	if m == nil {
		t.Fatal("no table pairs")
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.Replace(string(text), m[0], m[1]+b.String(), 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(b.String(), m[2]); d != "" {
		t.Errorf("%s is not up to date; run make golden (-want +got):\n%s", file, d)
	}
}
