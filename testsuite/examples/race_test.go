package examples_test

import (
	"flag"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/race"
)

// peCounts are the numbers of PEs to test with: one on GPUs, where flags say it, since
// each run starts its processes anew. The race detector makes the emulator slow. More than
// three PEs are the same to it, and so are most orders: it goes by what the operations promise
// and not by when they are done. With -short, PEs are as few without it.
func peCounts() []int {
	switch {
	case flag.Lookup("gpuc.np").Value.String() != "0":
		return []int{1} // the flag replaces it
	case race.Enabled && testing.Short():
		return []int{3}
	case fewer():
		return []int{2, 3}
	}
	return []int{1, 2, 3, 4, 8}
}

// fewer reports whether a test takes some of its cases.
func fewer() bool { return race.Enabled || testing.Short() }

// orders returns how many orders of delivery and of the threads to test with, out of n,
// of which gputest.Seeds takes fewer with -short: one with the race detector.
func orders(n int) int {
	switch {
	case race.Enabled && testing.Short():
		return 1
	case race.Enabled:
		return (n + 3) / 4
	}
	return n
}
