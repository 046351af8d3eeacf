package gemm

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// formSizes are products of few and many rows, groups among them.
var formSizes = []struct {
	s     Size
	bytes int
	cfg   Config
}{
	{Size{1, 8192, 8192}, 2, Config{}}, {Size{16, 4096, 4096}, 2, Config{}}, {Size{16, 1024, 8192}, 1, Config{}}, {Size{64, 11008, 4096}, 2, Config{}},
	{Size{128, 4096, 14336}, 2, Config{}}, {Size{192, 8192, 4096}, 2, Config{}}, {Size{333, 777, 1000}, 2, Config{}}, {Size{512, 1024, 2048}, 2, Config{}},
	{Size{512, 1024, 4096}, 1, Config{}}, {Size{3000, 3000, 3000}, 2, Config{}}, {Size{4096, 4096, 4096}, 2, Config{PrefetchB: true}}, {Size{8192, 8192, 8192}, 2, Config{}},
	{Size{512, 1024, 4096}, 2, Config{Groups: 8}}, {Size{64, 4096, 4096}, 2, Config{SplitK: 1, Tuning: Tuning{TileN: 64}}}, {Size{0, 16, 16}, 2, Config{}},
	{Size{300, 4096, 4096}, 2, Config{Tuning: Tuning{Blocks: 12, Stages: 2}}},
}

// TestFormsGiveTheSameLaunch: to ask for the form that is chosen changes nothing, and every other form is as it was
// asked for.
func TestFormsGiveTheSameLaunch(t *testing.T) {
	for _, c := range formSizes {
		groups := max(c.cfg.Groups, 1)
		choose := func(cfg Config) Launch {
			l, err := cfg.chooseCluster(h200{}, c.s.M/groups, groups, c.s, c.bytes)
			if err != nil {
				t.Errorf("%v, %+v: %v", c.s, cfg, err)
			}
			return l
		}
		all, err := c.cfg.forms(h200{}, c.s, c.bytes)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := choose(c.cfg.With(all[0])), choose(c.cfg); got != want {
			t.Errorf("%v: %+v, want %+v", c.s, got, want)
		}
		for i, f := range all {
			if got := choose(c.cfg.With(f)).form(); got != f || slices.Contains(all[:i], f) {
				t.Errorf("%v: form %v becomes %v, of %v", c.s, f, got, all)
			}
		}
	}
}

// TestFormsThatATunerFinds has forms that were faster on an H200 than the rules' choice.
func TestFormsThatATunerFinds(t *testing.T) {
	for _, c := range []struct {
		s Size
		f Form
	}{
		{Size{192, 8192, 4096}, Form{64, 256, 64, 1, 1}},
		{Size{3000, 3000, 3000}, Form{128, 256, 64, 2, 1}},
		{Size{64, 11008, 4096}, Form{64, 256, 64, 1, 1}},
	} {
		all, err := Config{}.forms(h200{}, c.s, 2)
		if err != nil || !slices.Contains(all, c.f) {
			t.Errorf("%v: %v is not among %v, %v", c.s, c.f, all, err)
		}
	}
}

func TestFormsKeepWhatIsSet(t *testing.T) {
	cfg := Config{SplitK: 1, Tuning: Tuning{TileN: 64, BoxM: 64}}
	all, err := cfg.forms(h200{}, Size{100, 1000, 1000}, 2)
	if err != nil {
		t.Fatal(err)
	}
	want := []Form{{128, 64, 64, 1, 1}, {128, 64, 64, 2, 1}, {128, 64, 64, 4, 1}, {128, 64, 64, 8, 1}, {64, 64, 64, 1, 1}, {64, 64, 64, 2, 1}, {64, 64, 64, 4, 1}, {64, 64, 64, 8, 1}}
	if diff := cmp.Diff(want, all); diff != "" {
		t.Error(diff)
	}
}

func TestFormsAsText(t *testing.T) {
	for want, f := range map[string]Form{
		"128x256":                       {128, 256, 64, 1, 1},
		"64x128, clusters of 2":         {64, 128, 64, 2, 1},
		"64x64, boxes of 16, split-K 4": {64, 64, 16, 1, 4},
	} {
		if got := f.String(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
