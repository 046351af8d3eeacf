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
		a, err := ForDevice(tt.major, tt.minor, nil)
		if err != nil || a.SM() != tt.want {
			t.Errorf("ForDevice(%d, %d) = %v, %v; want %s", tt.major, tt.minor, a, err, tt.want)
		}
	}
	if a, err := ForDevice(7, 0, nil); err == nil {
		t.Errorf("ForDevice(7, 0) = %v, want an error: sm_75 code does not run on 7.0", a)
	}
	if a, err := ForDevice(11, 0, nil); err == nil {
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

// having returns a condition for ForDevice.
func having(needs ...Feature) func(Target) error {
	return func(t Target) error {
		for _, f := range needs {
			if !t.Has(f) {
				return fmt.Errorf("%s lacks %s", t, f)
			}
		}
		return nil
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
		got, err := ForDevice(tt.major, tt.minor, having(tt.needs...))
		if err != nil || got.SM() != tt.want {
			t.Errorf("ForDevice(%d, %d, %v) = %v, %v; want %s", tt.major, tt.minor, tt.needs, got, err, tt.want)
		}
	}
}

// The error is about the target that has the most.
func TestForDeviceSaysWhatTheBestTargetLacks(t *testing.T) {
	for _, tt := range []struct {
		major, minor int
		needs        []Feature
		want         string
	}{
		{8, 9, []Feature{WGMMA}, "GPU of compute capability 8.9: sm_89 lacks wgmma"},
		{9, 0, []Feature{WGMMA, TCGen05}, "GPU of compute capability 9.0: sm_90a lacks tcgen05"},
		{10, 3, []Feature{WGMMA}, "GPU of compute capability 10.3: sm_100f lacks wgmma"},
		{12, 0, []Feature{WGMMA}, "GPU of compute capability 12.0: sm_120a lacks wgmma"},
	} {
		if got, err := ForDevice(tt.major, tt.minor, having(tt.needs...)); err == nil || err.Error() != tt.want {
			t.Errorf("ForDevice(%d, %d, %v) = %v, %v; want the error %s", tt.major, tt.minor, tt.needs, got, err, tt.want)
		}
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

func TestWhere(t *testing.T) {
	for f, want := range map[Feature]string{Redux: "sm_80 or newer", WGMMA: "sm_90a", TCGen05: "sm_100a or sm_100f", SetMaxNReg: "sm_90a, sm_100a, sm_100f, sm_120a or sm_120f"} {
		if got := f.Where(); got != want {
			t.Errorf("%s: %s, want %s", f, got, want)
		}
	}
}

func TestFeaturesNameTargets(t *testing.T) {
	for _, name := range Features() {
		f, err := ParseFeature(name)
		if err != nil {
			t.Error(err)
		}
		if !slices.ContainsFunc(Targets(), func(x Target) bool { return x.Has(f) && strings.Contains(f.Where(), x.SM()) }) {
			t.Errorf("no target has %s, or %q does not name it", f, f.Where())
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

func TestMostBlocksOfAnyGPU(t *testing.T) {
	for _, tt := range []struct{ threads, shared, want int }{
		{32, 0, 160 * 32},          // blocks
		{33, 0, 160 * 32},          // two warps each
		{1024, 0, 160 * 2},         // threads, on 2048 of a multiprocessor
		{1024, 228 << 10, 160},     // shared memory
		{64, 100 << 10, 160 * 2},   // the same
		{256, 1 << 10, 160 * 8},    // threads again
		{32, 300 << 10, 0},         // too much shared memory for a block
		{768, 0, 192 * 1536 / 768}, // where 1536 divides better
	} {
		if got := MostBlocks(tt.threads, tt.shared); got != tt.want {
			t.Errorf("MostBlocks(%d, %d) = %d, want %d", tt.threads, tt.shared, got, tt.want)
		}
	}
	if got := [...]int{BlocksOfMultiprocessor(32, 0), BlocksOfMultiprocessor(1024, 0), BlocksOfMultiprocessor(32, 300<<10)}; got != [...]int{32, 2, 0} {
		t.Errorf("a multiprocessor holds %v blocks", got)
	}
}

// FuzzParse reads any name of a target or feature; what is accepted has that name.
func FuzzParse(f *testing.F) {
	for _, t := range Targets() {
		f.Add(t.SM())
	}
	for _, s := range Features() {
		f.Add(s)
	}
	f.Add("compute_90a")
	f.Add("90")
	f.Fuzz(func(t *testing.T, s string) {
		if x, err := Parse(s); err == nil {
			for _, name := range []string{x.SM(), x.Compute()} {
				if y, err := Parse(name); err != nil || y != x {
					t.Errorf("%q is %v, and %q is %v, %v", s, x, name, y, err)
				}
			}
			var y Target
			if text, err := x.MarshalText(); err != nil || y.UnmarshalText(text) != nil || y != x {
				t.Errorf("%v becomes %v by its text", x, y)
			}
		}
		if x, err := ParseFeature(s); err == nil && (string(x) != s || x.Where() == "") {
			t.Errorf("%q is the feature %q", s, x)
		}
	})
}

func TestVariantWithAFeature(t *testing.T) {
	for _, tt := range []struct {
		target  string
		feature Feature
		want    string
	}{
		{"sm_90", WGMMA, "sm_90a"}, {"sm_90a", WGMMA, ""}, {"sm_90", TMA, ""}, {"sm_80", WGMMA, ""},
		{"sm_100", TCGen05, "sm_100f"}, {"sm_100", WGMMA, ""},
	} {
		target, err := Parse(tt.target)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if v, ok := target.VariantWith(tt.feature); ok {
			got = v.SM()
		}
		if got != tt.want {
			t.Errorf("%s with %s: %q, want %q", tt.target, tt.feature, got, tt.want)
		}
	}
}
