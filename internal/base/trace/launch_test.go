package trace

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Launches are found from their blocks: those of one overlap, and have different indices.
func TestLaunchesAreFoundFromTheirBlocks(t *testing.T) {
	block := func(kernel string, x int, start, end int64) Event {
		return Event{Kind: Kernel, Name: kernel, Kernel: kernel, Block: [3]int{x}, Start: start, End: end}
	}
	tr := &Trace{PEs: 1, Clock: Timer, Events: []Event{
		block("A", 0, 0, 10), block("A", 1, 5, 20), block("A", 2, 20, 30), // the third block had no room before
		block("A", 0, 30, 40),                       // a launch right after
		block("B", 0, 8, 50), block("A", 1, 60, 70), // one that waited
	}}
	tr.addLaunches()
	type launch struct {
		Name       string
		Start, End int64
	}
	var got []launch
	for _, e := range tr.Events {
		if e.Stream == Launches {
			got = append(got, launch{e.Name, e.Start, e.End})
		}
	}
	want := []launch{{"A", 0, 30}, {"B", 8, 50}, {"A", 30, 40}, {"A", 60, 70}}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
