package hooks

import (
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// TestUpdatesThatAWaitMisses gives an update that may come before a wait.
func TestUpdatesThatAWaitMisses(t *testing.T) {
	for name, test := range map[string]struct {
		value, adds uint64
		cmp         uint64
		to          uint64
		want        bool
	}{
		"the value":            {1, 0, op.CmpEQ, 1, false},
		"another value":        {2, 0, op.CmpEQ, 1, true},
		"a larger one":         {2, 0, op.CmpGE, 1, false},
		"a smaller one":        {0, 0, op.CmpGE, 1, true},
		"what is not waited":   {0, 0, op.CmpNE, 0, true},
		"an addition":          {1, 1, op.CmpEQ, 1, true},
		"an addition of 0":     {0, 1, op.CmpEQ, 1, false},
		"an addition to count": {1, 1, op.CmpGE, 1, false},
	} {
		if got := breaks(test.value, test.adds, test.cmp, test.to); got != test.want {
			t.Errorf("%s: %v, want %v", name, got, test.want)
		}
	}
}

// TestUpdatesBehindAFence asks whether a thread of this PE has put its update before those to come.
func TestUpdatesBehindAFence(t *testing.T) {
	for name, test := range map[string]struct {
		other by
		stamp uint64 // of the fence of thread 7
		want  bool
	}{
		"behind":         {by{pe: thisPE, thread: 7, stamp: 20, how: deliver}, 20, true},
		"before":         {by{pe: thisPE, thread: 7, stamp: 20, how: deliver}, 19, false},
		"another PE":     {by{pe: 0, thread: 7, stamp: 20, how: deliver}, 20, false},
		"another launch": {by{pe: thisPE, thread: 7, stamp: 20, how: deliver, launch: 2}, 20, false},
	} {
		d := memory()
		d[record(d, 0, 7)+threadOps] = knowledge(0, 7, test.stamp)
		if a, b := test.other.words(); fenced(d, a, b) != test.want {
			t.Errorf("%s: want %v", name, test.want)
		}
	}
}

// TestAtomicsWhoseOrderMatters gives two remote atomics in no order.
func TestAtomicsWhoseOrderMatters(t *testing.T) {
	const set, add, fetched = remote | sanitizer.Sets, remote, remote &^ sanitizer.Later
	for name, test := range map[string]struct {
		one, other uint64
		want       bool
	}{
		"two additions":          {add, add, false},
		"two sets":               {set, set, false},
		"a set and an addition":  {set, add, true},
		"an addition that reads": {set, fetched, false},
		"a set and a store":      {set, store, false},
	} {
		if unlike(test.one, test.other) != test.want || unlike(test.other, test.one) != test.want {
			t.Errorf("%s: want %v", name, test.want)
		}
	}
}

// TestHeldWordsHaveNamesOfTheirOwn: what a word tells a block or a PE stands apart from what it tells others.
func TestHeldWordsHaveNamesOfTheirOwn(t *testing.T) {
	names := map[uint64]bool{}
	for k := uint64(4); k < 400; k += 4 {
		names[heldKey(k, 0, memmodel.System)] = true
		for pe := range uint64(2) {
			names[heldKey(k, pe<<54|1<<34, memmodel.Device)] = true
			if a, b := heldKey(k, pe<<54|1<<34, memmodel.Device), heldKey(k, pe<<54|2<<34|5, memmodel.Device); a != b {
				t.Errorf("two blocks of a PE have the names %#x and %#x", a, b)
			}
			for block := range uint64(2) {
				names[heldKey(k, pe<<54|block<<34, memmodel.Block)] = true
			}
		}
	}
	if want := 99 * (1 + 2 + 4); len(names) != want {
		t.Errorf("%d names, want %d", len(names), want)
	}
}
