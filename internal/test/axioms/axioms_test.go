package axioms

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

const document = "../../../docs/memory-model.md"

// TestTablesOfTheModel makes the tables of the axioms.
func TestTablesOfTheModel(t *testing.T) {
	var relations, rules, events strings.Builder
	relations.WriteString("| relation | meaning | source |\n|---|---|---|\n")
	for _, r := range Relations {
		fmt.Fprintf(&relations, "| %s | %s | %s |\n", r.Name, r.Text, r.Source)
	}
	golden.Table(t, document, "relations", relations.String())
	rules.WriteString("| axiom | meaning | source |\n|---|---|---|\n")
	for _, r := range Rules {
		fmt.Fprintf(&rules, "| %s | %s | %s |\n", r.Name, r.Text, r.Source)
	}
	golden.Table(t, document, "axioms", rules.String())
	events.WriteString("| operation | accesses its word | order |\n|---|---|---|\n")
	for _, o := range Operations[1:] {
		access, order := "", ""
		add := func(to *string, is bool, what string) {
			if is && *to != "" {
				*to += ", "
			}
			if is {
				*to += what
			}
		}
		add(&access, o.Reads && o.Writes, "updates")
		add(&access, o.Reads && !o.Writes, "reads")
		add(&access, o.Writes && !o.Reads, "writes")
		add(&access, o.Delivered, "when it is delivered")
		add(&access, o.Data, "after its data")
		add(&access, o.Newest, "the newest value")
		add(&order, o.Meets, "both threads come to it together")
		add(&order, o.Acquires, "acquires")
		add(&order, o.Releases, "releases")
		add(&order, o.Fences, "a fence")
		add(&order, o.Sequential, "of sequential consistency")
		add(&order, o.Orders, "what is issued before is delivered before")
		add(&order, o.Completes, "and before it returns")
		fmt.Fprintf(&events, "| %s | %s | %s |\n", o.Name, access, order)
	}
	golden.Table(t, document, "events", events.String())
}

// TestOutcomesOfKnownPrograms compares the solver with outcomes of the literature.
func TestOutcomesOfKnownPrograms(t *testing.T) {
	const x, y = 0, 1
	for name, test := range map[string]struct {
		threads   [][]Op
		pes       bool
		buffering bool
		reads     []string // of the threads that read
	}{
		"store buffering": {
			threads: [][]Op{{{Kind: Store, Word: x, Value: 1}, {Kind: Load, Word: y}}, {{Kind: Store, Word: y, Value: 1}, {Kind: Load, Word: x}}},
			reads:   []string{"0 0 | 0 0", "0 0 | 0 1", "0 1 | 0 0", "0 1 | 0 1"},
		},
		"store buffering with fences": {
			threads: [][]Op{{{Kind: Store, Word: x, Value: 1}, {Kind: Fence}, {Kind: Load, Word: y}}, {{Kind: Store, Word: y, Value: 1}, {Kind: Fence}, {Kind: Load, Word: x}}},
			reads:   []string{"0 0 0 | 0 0 1", "0 0 1 | 0 0 0", "0 0 1 | 0 0 1"},
		},
		"store buffering with fences of a block": {
			threads: [][]Op{{{Kind: Store, Word: x, Value: 1}, {Kind: Fence, Scope: Block}, {Kind: Load, Word: y}}, {{Kind: Store, Word: y, Value: 1}, {Kind: Fence, Scope: Block}, {Kind: Load, Word: x}}},
			reads:   []string{"0 0 0 | 0 0 0", "0 0 0 | 0 0 1", "0 0 1 | 0 0 0", "0 0 1 | 0 0 1"},
		},
		"message passing": {
			threads: [][]Op{{{Kind: Store, Word: x, Value: 1}, {Kind: StoreRelease, Word: y, Value: 1}}, {{Kind: LoadAcquire, Word: y}, {Kind: Load, Word: x}}},
			reads:   []string{"0 0 | 0 0", "0 0 | 0 1", "0 0 | 1 1"},
		},
		"no load buffering": {
			threads: [][]Op{{{Kind: Load, Word: x}, {Kind: Store, Word: y, Value: 1}}, {{Kind: Load, Word: y}, {Kind: Store, Word: x, Value: 1}}},
			reads:   []string{"0 0 | 0 0", "0 0 | 1 0", "1 0 | 0 0"},
		},
		"load buffering": {
			threads:   [][]Op{{{Kind: Load, Word: x}, {Kind: Store, Word: y, Value: 1}}, {{Kind: Load, Word: y}, {Kind: Store, Word: x, Value: 1}}},
			buffering: true,
			reads:     []string{"0 0 | 0 0", "0 0 | 1 0", "1 0 | 0 0", "1 0 | 1 0"},
		},
		"load buffering with two releases": {
			threads:   [][]Op{{{Kind: Load, Word: x}, {Kind: StoreRelease, Word: y, Value: 1}}, {{Kind: Load, Word: y}, {Kind: StoreRelease, Word: x, Value: 1}}},
			buffering: true,
			reads:     []string{"0 0 | 0 0", "0 0 | 1 0", "1 0 | 0 0", "1 0 | 1 0"},
		},
		"load buffering with a release that is acquired": {
			threads:   [][]Op{{{Kind: LoadAcquire, Word: x}, {Kind: Store, Word: y, Value: 1}}, {{Kind: Load, Word: y}, {Kind: StoreRelease, Word: x, Value: 1}}},
			buffering: true,
			reads:     []string{"0 0 | 0 0", "0 0 | 1 0", "1 0 | 0 0"},
		},
		"a signal sees nothing of others": {
			threads: [][]Op{{{Kind: SignalFetch, Word: x}, {Kind: Load, Word: x}}, {{Kind: Store, Word: x, Value: 1}, {Kind: Signal, Word: x, Value: 1}}},
			pes:     true,
			reads:   []string{"0 0 | 0 0", "0 1 | 0 0", "1 0 | 0 0", "1 1 | 0 0"},
		},
		"a signal after Fence": {
			threads: [][]Op{{{Kind: SignalTest, Word: x, Value: 1}, {Kind: Load, Word: x}}, {{Kind: Store, Word: x, Value: 1}, {Kind: ShmemFence}, {Kind: Signal, Word: x, Value: 1}}},
			pes:     true,
			reads:   []string{"0 0 | 0 0 0", "0 1 | 0 0 0", "1 1 | 0 0 0"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			found := map[string]bool{}
			for o := range Outcomes(&Program{Threads: test.threads, PEs: test.pes}, test.buffering) {
				found[o[:strings.LastIndex(o, " |")]] = true
			}
			if diff := cmp.Diff(test.reads, slices.Sorted(maps.Keys(found))); diff != "" {
				t.Errorf("outcomes (-want +got):\n%s", diff)
			}
		})
	}
}
