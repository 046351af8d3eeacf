package trace

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestScale(t *testing.T) {
	const second = int64(1e9)
	for name, tt := range map[string]struct {
		anchors []anchor
		in      []int64
		want    []int64
	}{
		"none":                  {nil, []int64{5}, []int64{5}},
		"one":                   {[]anchor{{100, 1100, 3}}, []int64{0, 100, 250}, []int64{1000, 1100, 1250}},
		"the best of a moment":  {[]anchor{{100, 1100, 9}, {200, 1207, 2}, {300, 1300, 5}}, []int64{0}, []int64{1007}},
		"drift is interpolated": {[]anchor{{0, 1000, 1}, {second, second + 3000, 1}}, []int64{-second, 0, second / 2, second}, []int64{-second - 1000, 1000, second/2 + 2000, second + 3000}},
		"the best at each end":  {[]anchor{{0, 9, 50}, {10, 1010, 1}, {second, second + 7, 50}, {second + 10, second + 3010, 1}}, []int64{10, second + 10}, []int64{1010, second + 3010}},
	} {
		s := newScale(tt.anchors)
		var got []int64
		for _, x := range tt.in {
			got = append(got, s.of(x))
		}
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

// fakeClock shows a time that begins elsewhere and runs at another speed.
type fakeClock struct {
	begins int64
	drift  float64
}

func (c fakeClock) at(true int64) int64 { return c.begins + true + int64(c.drift*float64(true)) }

// Times of timers that begin anywhere and drift, on hosts whose clocks do too, are those of one
// clock, and no further apart than the trace says. The worst case is drawn, not waited for.
func TestTimersAreAligned(t *testing.T) {
	const (
		end   = int64(60e9)
		event = int64(23e9)
	)
	for seed := range uint64(50) {
		rng := rand.New(rand.NewPCG(seed, 1))
		draw := func(below int64) int64 { return rng.Int64N(below) }
		clock := func() fakeClock { return fakeClock{draw(1e15), (rng.Float64() - 0.5) * 1e-4} }
		hosts := []fakeClock{clock(), clock()}
		const pes = 4 // two on each host
		var parts []part
		for pe := range pes {
			host, timer := hosts[pe/2], clock()
			p := part{Head: Head{Format: format, PEs: pes, First: pe, Count: 1, Clock: Timer, Level: Waits, Host: fmt.Sprint("host ", pe/2)}}
			for _, from := range []int64{0, end} {
				now := from + draw(1e6)
				for range 8 {
					read, after := now+draw(30e3), int64(0)
					after = read + draw(30e3)
					p.readings = append(p.readings, Reading{pe, host.at(now), timer.at(read), host.at(after)})
					now = after + draw(1000)
				}
			}
			p.events = []Event{{PE: pe, Kind: Wait, Start: timer.at(event), End: timer.at(event + 5000)}}
			parts = append(parts, p)
		}
		for n, from := range []int64{1e6, 2e6, 3e6, end - 3e6, end - 2e6, end - 1e6} {
			var came [pes]int64
			last := int64(0)
			for pe := range pes {
				came[pe] = from + draw(1e5)
				last = max(last, came[pe])
			}
			for pe := range pes {
				h := hosts[pe/2]
				parts[pe].meetings = append(parts[pe].meetings, Meeting{pe, n + 1, h.at(came[pe]), h.at(last + draw(20e3))})
			}
		}
		tr, err := join(parts)
		if err != nil {
			t.Fatal(err)
		}
		if len(tr.Notes) > 0 || tr.Skew == 0 || tr.Skew > 400e3 {
			t.Fatalf("seed %d: skew %d, notes %q", seed, tr.Skew, tr.Notes)
		}
		for _, e := range tr.Events {
			if e.Start > tr.Skew { // all are of one moment, and the first is at 0
				t.Errorf("seed %d: PE %d is at %d, further than %d", seed, e.PE, e.Start, tr.Skew)
			}
			if d := e.End - e.Start - 5000; e.Kind == Wait && (d < -2 || d > 2) {
				t.Errorf("seed %d: 5000 ns of PE %d are %d", seed, e.PE, e.End-e.Start)
			}
		}
	}
}

// A PE whose timer was not read is named.
func TestTimersThatWereNotReadAreNamed(t *testing.T) {
	head := func(pe int, host string) Head {
		return Head{Format: format, PEs: 3, First: pe, Count: 1, Clock: Timer, Level: Waits, Host: host}
	}
	parts := []part{
		{Head: head(0, "a"), readings: []Reading{{0, 10, 100, 20}}},
		{Head: head(1, "a")},
		{Head: head(2, "b"), readings: []Reading{{2, 10, 100, 20}}}, // has met nobody
	}
	_, _, unknown := align(parts)
	if d := cmp.Diff([]int{1, 2}, unknown); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
