package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

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
	golden.Table(t, "../../docs/checking.md", "pairs", b.String())
}

// missed are the mistakes that the sanitizer does not report, by the reason.
var missed = []struct {
	why   string
	pairs []string
}{
	{"the order is right, and the effect is wrong", []string{
		"Push/shifted", "Push/to itself", "Count/fetch and set", "Count/swap once", "Count/shifted", "Row/to itself", "Pipe/stride", "Turn/half a line",
		"Queue/open late", "Queue/closed early",
	}},
	{"the kernel hangs, and the report of the hang names the wait", []string{
		"Gather/twice", "Load/too many bytes", "Load/half the arrivals", "Box/bytes inside", "Stage/too few bytes", "Stage/too many bytes",
	}},
	{"a check of arguments ends the kernel, which compiled kernels have too", []string{
		"Gather/overlap", "Box/wrong place", "Box/between chunks", "Box/before the tensor",
	}},
	{"the emulator ends the kernel before the mistake shows in memory; a GPU does not", []string{
		"Load/wrong parity", "Load/made late", "Near/returned", "Role/wrong number",
	}},
	{"the host reads what a kernel has not completed", []string{"EndsEarly"}},
	{"the hooks do not keep what they would have to know", []string{
		"Relay", "RelayStore", "Pull/answered early", "Send/unseen",
	}},
}

// TestEachMissIsExplained compares what the sanitizer misses with the reasons, and those with a table of
// docs/checking.md.
func TestEachMissIsExplained(t *testing.T) {
	var want, got []string
	for _, p := range all() {
		if !p.found(bySanitizer) {
			want = append(want, p.name)
		}
	}
	var b strings.Builder
	b.WriteString("| why the sanitizer misses a mistake | | pairs |\n|---|---|---|\n")
	for _, m := range missed {
		got = append(got, m.pairs...)
		fmt.Fprintf(&b, "| %s | %d | %s |\n", m.why, len(m.pairs), strings.Join(m.pairs, ", "))
	}
	slices.Sort(want)
	slices.Sort(got)
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("missed mistakes (-pairs +reasons):\n%s", d)
	}
	golden.Table(t, "../../docs/checking.md", "misses", b.String())
}
