package build

import (
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestLongPuts looks at how a long put copies: eight loads are under way before the first of them
// is stored, at addresses that differ by constants. What is less than a piece follows by ones.
func TestLongPuts(t *testing.T) {
	machineCode(t, "./bench/putbw", map[string]string{"sm_90": "gpuc_put_long"}, func(c code, name string) {
		_, body, found := strings.Cut(string(c.sass), name+"EP5uint4PKS0_jjj:\n")
		if !found {
			t.Fatalf("no function %s:\n%s", name, c.sass)
		}
		var got []string
		for _, m := range regexp.MustCompile(`\s((?:LD|ST)[GL]\S*) .*?R\d+(?:\.64)?(\+0x[0-9a-f]+)?\](?:, R\d+)? ;`).FindAllStringSubmatch(body, -1) {
			got = append(got, m[1]+m[2])
		}
		var want []string
		for _, op := range []string{"LDG.E.128", "STG.E.128"} {
			for _, at := range []string{"", "+0x200", "+0x400", "+0x600", "+0x800", "+0xa00", "+0xc00", "+0xe00"} {
				want = append(want, op+at)
			}
		}
		want = append(want, "LDG.E.128", "STG.E.128")
		if d := cmp.Diff(want, got[:min(len(got), len(want))]); d != "" { // other functions follow
			t.Errorf("accesses to memory: %s\n%s", d, body)
		}
	})
}
