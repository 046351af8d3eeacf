package hosts

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// TestFind lays out emulated hosts of different sizes.
func TestFind(t *testing.T) {
	for _, test := range []struct {
		np    int
		hosts []int
		want  Layout
	}{
		{1, nil, Layout{[][]int{{0}}, []int{0}, []int{0}}},
		{3, nil, Layout{[][]int{{0, 1, 2}}, []int{0, 0, 0}, []int{0, 1, 2}}},
		{3, []int{1}, Layout{[][]int{{0}, {1}, {2}}, []int{0, 1, 2}, []int{0, 0, 0}}},
		{6, []int{1, 2, 3}, Layout{[][]int{{0}, {1, 2}, {3, 4, 5}}, []int{0, 1, 1, 2, 2, 2}, []int{0, 0, 1, 0, 1, 2}}},
	} {
		gputest.Seeds(t, 5, gputest.NP(test.np).Hosts(test.hosts...), func(pe *gputest.PE) {
			got, err := Find(pe.PE)
			if err != nil {
				pe.Fatalf("%v", err)
			}
			if diff := cmp.Diff(&test.want, got); diff != "" && pe.NumPEs() == test.np {
				pe.Errorf("hosts of %v (-want +got):\n%s", test.hosts, diff)
			}
		})
	}
}

// TestLayout takes answers that no emulated host gives.
func TestLayout(t *testing.T) {
	for name, test := range map[string]struct {
		answers     []uint32
		want        Layout
		lanes, most int
		consecutive bool
	}{
		"in turn":       {[]uint32{0, 2, 1, 2, 0, 2, 1, 2}, Layout{[][]int{{0, 2}, {1, 3}}, []int{0, 1, 0, 1}, []int{0, 0, 1, 1}}, 2, 2, false},
		"one way":       {[]uint32{0, 1, 0, 2}, Layout{[][]int{{0}, {1}}, []int{0, 1}, []int{0, 0}}, 1, 1, true},
		"by way of one": {[]uint32{0, 2, 0, 3, 1, 2}, Layout{[][]int{{0}, {1}, {2}}, []int{0, 1, 2}, []int{0, 0, 0}}, 1, 1, true},
		"uneven":        {[]uint32{0, 1, 1, 2, 1, 2}, Layout{[][]int{{0}, {1, 2}}, []int{0, 1, 1}, []int{0, 0, 1}}, 1, 2, true},
	} {
		got := layout(test.answers)
		if diff := cmp.Diff(&test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if got.Lanes() != test.lanes || got.Most() != test.most || got.Consecutive() != test.consecutive {
			t.Errorf("%s: %d to %d PEs, consecutive %v; want %d to %d, %v", name, got.Lanes(), got.Most(), got.Consecutive(), test.lanes, test.most, test.consecutive)
		}
	}
}
