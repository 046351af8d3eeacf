package arch

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for _, s := range []string{"sm_90", "compute_90", "90"} {
		a, err := Parse(s)
		if err != nil || a.SM() != "sm_90" || a.Compute() != "compute_90" || a.CC() != 90 {
			t.Errorf("Parse(%q) = %v, %v", s, a, err)
		}
	}
	for _, s := range []string{"", "sm_", "sm_91", "sm_90a", "hopper", "-90", "9.0"} {
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
	for _, a := range Supported {
		b, _ := a.MarshalText()
		var got Arch
		if err := got.UnmarshalText(b); err != nil || got != a {
			t.Errorf("%s reads back as %v, %v", b, got, err)
		}
	}
}
