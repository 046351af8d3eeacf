package pairs

import (
	"os"
	"regexp"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
)

func TestProbe(t *testing.T) {
	only := os.Getenv("ONLY")
	for _, p := range all() {
		if only != "" && !regexp.MustCompile(only).MatchString(p.name) { continue }
		var want [2]outcome
		rightOK := ""
		seeds := uint64(15)
		if race.Enabled { seeds = 3 }
		for s := uint64(1); s <= seeds; s++ {
			o, err := p.run(t.Context(), p.right, gpurt.Emulator, s)
			if s == 1 { want = o }
			if err != nil { rightOK = err.Error() } else if o != want { rightOK = "differs" }
		}
		n := 0
		how := ""
		if !race.Enabled {
		for s := uint64(1); s <= 60; s++ {
			o, err := p.run(t.Context(), p.wrong, gpurt.Emulator, s)
			if err != nil { n++; how = "err" } else if o != want { n++ }
		}
		}
		c := "-"
		if !race.Enabled && os.Getenv("CHK") != "" {
			_, err := p.run(t.Context(), p.wrong, gpurt.Check, 1)
			c = "none"
			if err != nil { c = err.Error() }
			if len(c) > 160 { c = c[:160] }
			for s := uint64(1); s <= 5; s++ {
				if _, err := p.run(t.Context(), p.right, gpurt.Check, s); err != nil { c += "\n   RIGHT CHECK: " + err.Error(); break }
			}
		}
		t.Logf("%-26s right %q emu %d %s check %s", p.name, rightOK, n, how, c)
	}
}
