package compiler

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
)

// loopBounds are loops over s, which has 32 elements, and whether the check of the
// index in their body is left.
var loopBounds = []struct {
	loop, index string
	left        bool
}{
	{"j := 0; j < m; j++", "j", false},
	{"j := range min(32, n)", "j", false},
	{"j := range m", "j", false},
	{"j := range min(n, k, 32)", "j", false},
	{"j := range min(32, i32)", "j", false},
	{"j := range min(32, int(i32))", "j", false},
	{"j := range int(min(32, i32))", "j", false},
	{"j := range min(32, u)", "j", false},
	{"j := range uint8(min(32, u))", "j", false},
	{"j := range uint16(32)", "j", false},
	{"j := range len(s)", "j", false},
	{"j := range min(len(s), n)", "j", false},
	{"j := range max(0, min(n, 32))", "j", false},
	{"j := range min(31, n-3)", "j+1", false},
	{"j := range min(16, n)", "2*j+1", false},
	{"j := range min(64, n) / 2", "j", false},
	{"j := range min(64, n) >> 1", "j", false},
	{"j := range min(63, u) / 2", "j", false},
	{"j := range t.Block().Stride(min(32, n))", "j", false},
	{"j := range min(len(x), 32)", "j", false},
	{"j := min(32, max(n, 0)) - 1; j >= 0; j--", "j", false},

	{"j := range min(33, n)", "j", true},
	{"j := range max(32, n)", "j", true},
	{"j := range min(32, n)", "j+1", true},
	{"j := range min(66, n) / 2", "j", true},
	{"j := range min(66, n) >> 1", "j", true},
	{"j := range min(34, u)", "j", true},
	// The difference wraps around for the least int.
	{"j := min(32, n) - 1; j >= 0; j--", "j", true},
	{"j := range uint8(n)", "j", true},
	{"j := range int8(min(32, n))", "j", true}, // 127 for -129
}

// TestLoopBoundsThatProveAnIndex expects that what bounds a loop's variable is seen in
// whatever form the bound is written, and no more than is true.
func TestLoopBoundsThatProveAnIndex(t *testing.T) {
	text := "package saxpy\n\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n"
	for i, c := range loopBounds {
		text += fmt.Sprintf(`
//gpu:kernel
func K%d(t *gpu.Thread, n, k int, i32 int32, u uint, x []int) {
	s := gpu.Shared[[32]int](t)
	m := min(32, n)
	sum := m + n + k + int(i32) + int(u)
	for %s {
		sum += s[%s]
	}
	gpu.Printf(t, "%%d", sum)
}
`, i, c.loop, c.index)
	}
	p := compileText(t, text)
	left := map[string]bool{}
	for _, s := range p.Manifest.Sites {
		left[s.Func] = left[s.Func] || s.Kind == fault.Index
	}
	for i, c := range loopBounds {
		if diff := cmp.Diff(c.left, left[fmt.Sprint("K", i)]); diff != "" {
			t.Errorf("for %s { s[%s] }: the check is left (-want +got):\n%s", c.loop, c.index, diff)
		}
	}
}
