package arch

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for s, want := range map[string][2]string{
		"sm_90": {"sm_90", "compute_90"}, "compute_90": {"sm_90", "compute_90"}, "90": {"sm_90", "compute_90"},
		"sm_90a": {"sm_90a", "compute_90a"}, "100f": {"sm_100f", "compute_100f"},
	} {
		a, err := Parse(s)
		if err != nil || a.SM() != want[0] || a.Compute() != want[1] {
			t.Errorf("Parse(%q) = %v, %v", s, a, err)
		}
	}
	for _, s := range []string{"", "sm_", "sm_91", "sm_90f", "sm_80a", "a", "hopper", "-90", "9.0"} {
		if _, err := Parse(s); err == nil || !strings.Contains(err.Error(), "sm_90") {
			t.Errorf("Parse(%q): error %v does not list what is supported", s, err)
		}
	}
}

func TestForDeviceTakesTheNewestThatRuns(t *testing.T) {
	for _, tt := range []struct {
		major, minor int
		want         string
	}{{7, 5, "sm_75"}, {8, 6, "sm_86"}, {8, 7, "sm_86"}, {9, 0, "sm_90"}, {10, 3, "sm_100"}, {12, 1, "sm_120"}} {
		a, err := ForDevice(tt.major, tt.minor)
		if err != nil || a.SM() != tt.want {
			t.Errorf("ForDevice(%d, %d) = %v, %v; want %s", tt.major, tt.minor, a, err, tt.want)
		}
	}
	if a, err := ForDevice(7, 0); err == nil {
		t.Errorf("ForDevice(7, 0) = %v, want an error: sm_75 code does not run on 7.0", a)
	}
	if a, err := ForDevice(11, 0); err == nil {
		t.Errorf("ForDevice(11, 0) = %v, want an error", a)
	}
}

func TestTextRoundTrip(t *testing.T) {
	for _, a := range Targets() {
		b, _ := a.MarshalText()
		var got Target
		if err := got.UnmarshalText(b); err != nil || got != a {
			t.Errorf("%s reads back as %v, %v", b, got, err)
		}
	}
}

func TestRunsOn(t *testing.T) {
	for name, want := range map[string][]string{
		"sm_80": {"8.0", "8.6", "8.9"}, "sm_86": {"8.6", "8.9"}, "sm_90": {"9.0"}, "sm_90a": {"9.0"},
		"sm_100": {"10.0", "10.3"}, "sm_100a": {"10.0"}, "sm_100f": {"10.0", "10.3"},
	} {
		target, err := Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, cc := range [][2]int{{7, 5}, {8, 0}, {8, 6}, {8, 9}, {9, 0}, {10, 0}, {10, 3}, {12, 0}} {
			if target.RunsOn(cc[0], cc[1]) {
				got = append(got, fmt.Sprintf("%d.%d", cc[0], cc[1]))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s runs on %v, want %v", name, got, want)
		}
	}
}

func TestForDeviceTakesTheVariantThatHasWhatIsNeeded(t *testing.T) {
	for _, tt := range []struct {
		major, minor int
		needs        []Feature
		want         string
	}{
		{9, 0, nil, "sm_90"},
		{9, 0, []Feature{Elect}, "sm_90"},
		{9, 0, []Feature{WGMMA, Elect}, "sm_90a"},
		{10, 0, []Feature{TCGen05}, "sm_100f"},
		{10, 3, []Feature{TCGen05}, "sm_100f"},
		{8, 9, []Feature{BFloat16}, "sm_89"},
	} {
		got, err := ForDevice(tt.major, tt.minor, tt.needs...)
		if err != nil || got.SM() != tt.want {
			t.Errorf("ForDevice(%d, %d, %v) = %v, %v; want %s", tt.major, tt.minor, tt.needs, got, err, tt.want)
		}
	}
	_, err := ForDevice(8, 0, WGMMA)
	if err == nil || err.Error() != "a GPU of compute capability 8.0: sm_80 does not have wgmma; use one of sm_90a" {
		t.Errorf("wgmma on 8.0: %v", err)
	}
}

func TestBetter(t *testing.T) {
	order := []string{"sm_80", "sm_86", "sm_100", "sm_100f", "sm_100a"}
	for i := range order[1:] {
		worse, _ := Parse(order[i])
		better, _ := Parse(order[i+1])
		if !better.Better(worse) || worse.Better(better) {
			t.Errorf("%s is not better than %s", better, worse)
		}
	}
}

func TestFeaturesNameTargets(t *testing.T) {
	for _, name := range Features() {
		f, err := ParseFeature(name)
		if err != nil {
			t.Error(err)
		}
		if !slices.ContainsFunc(Targets(), func(x Target) bool { return x.Has(f) }) {
			t.Errorf("no target has %s", f)
		}
		for _, v := range features[f].variants {
			if _, err := Parse(v); err != nil {
				t.Errorf("%s: %v", f, err)
			}
		}
	}
	if _, err := ParseFeature("tensor"); err == nil || !strings.Contains(err.Error(), "wgmma") {
		t.Errorf("an unknown feature: %v", err)
	}
}
