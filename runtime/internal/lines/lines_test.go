package lines

import (
	"fmt"
	"strings"
	"testing"
)

// TestLinesOfKernelsNameTheirPE has kernels of two PEs print parts of lines in turn, and a PE between them.
func TestLinesOfKernelsNameTheirPE(t *testing.T) {
	for several, want := range map[bool]string{
		true:  "PE 0: a b\nPE 1: c\nPE 0: d\nPE 0: e\nPE 1: f\nPE 1: host\n",
		false: "a b\nPE 1: cd\ne\nfPE 1: host\n",
	} {
		var out strings.Builder
		w := New(&out)
		for _, p := range []struct {
			pe   int
			text string
		}{{0, "a "}, {0, "b\n"}, {1, "PE 1: c"}, {0, "d\ne\n"}, {1, "f"}} {
			fmt.Fprint(w.Kernels(several)(p.pe), p.text)
		}
		fmt.Fprint(w, "PE 1: host\n")
		if out.String() != want {
			t.Errorf("several PEs %v: %q, want %q", several, out.String(), want)
		}
	}
}
