package arch

import "testing"

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
