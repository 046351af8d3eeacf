package build

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBankConflictsAreReadFromPTX has a kernel of which each line accesses shared memory in one way.
func TestBankConflictsAreReadFromPTX(t *testing.T) {
	for name, test := range map[string]struct {
		ptx  string // %rd9 is the address
		want string
	}{
		"a row":                      {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 4; st.shared.f32 [%rd9], %f1;", ""},
		"a column":                   {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 128; st.shared.f32 [%rd9], %f1;", "store 4 32 1"},
		"a column with padding":      {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 132; st.shared.f32 [%rd9], %f1;", ""},
		"a column of the warp":       {"mov.u32 %r1, %laneid; shl.b32 %r2, %r1, 7; cvt.u64.u32 %rd1, %r2; mov.u64 %rd2, table; add.s64 %rd9, %rd2, %rd1; ld.shared.f32 %f1, [%rd9+8];", "load 4 32 1"},
		"every other word":           {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 8; ld.shared.u32 %r2, [%rd9];", "load 4 2 1"},
		"every other, then the rest": {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 8; ld.shared.u32 %r2, [%rd9]; ld.shared.u32 %r3, [%rd9+4];", ""},
		"vectors":                    {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 16; ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%rd9];", ""},
		"vectors apart":              {"mov.u32 %r1, %tid.x; mul.wide.u32 %rd9, %r1, 32; ld.shared.v4.f32 {%f1, %f2, %f3, %f4}, [%rd9];", "load 16 2 1"},
		"all one word":               {"mov.u32 %r1, %ctaid.x; mul.wide.u32 %rd9, %r1, 4; ld.shared.f32 %f1, [%rd9];", ""},
		"rows of the warps":          {"mov.u32 %r1, %tid.x; shr.u32 %r2, %r1, 5; and.b32 %r3, %r1, 31; mad.lo.s32 %r4, %r3, 32, %r2; mul.wide.u32 %rd9, %r4, 4; ld.shared.f32 %f1, [%rd9];", "load 4 32 1"},
		"exchanged bits":             {"mov.u32 %r1, %laneid; shl.b32 %r2, %r1, 5; xor.b32 %r3, %r2, %r1; mul.wide.u32 %rd9, %r3, 4; ld.shared.f32 %f1, [%rd9];", ""},
		"a loop":                     {"mov.u32 %r1, %tid.x;\n$L1:\nmul.wide.u32 %rd9, %r1, 128; ld.shared.f32 %f1, [%rd9]; add.s32 %r1, %r1, 256;", "load 4 32 1"},
		"a loop that moves lanes":    {"mov.u32 %r1, %tid.x;\n$L1:\nmul.wide.u32 %rd9, %r1, 128; ld.shared.f32 %f1, [%rd9]; mul.lo.s32 %r1, %r1, 3;", ""},
		"a stride not known":         {"ld.param.u32 %r5, [p]; mov.u32 %r1, %tid.x; mul.lo.s32 %r2, %r1, %r5; mul.wide.u32 %rd9, %r2, 4; ld.shared.f32 %f1, [%rd9];", ""},
		"an index from memory":       {"ld.global.u32 %r1, [%rd1]; mul.wide.u32 %rd9, %r1, 128; ld.shared.f32 %f1, [%rd9];", ""},
		"rows of a matrix":           {"mov.u32 %r1, %laneid; mul.wide.u32 %rd9, %r1, 128; ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r2, %r3, %r4, %r5}, [%rd9];", "ldmatrix 16 8 1"},
		"rows of a padded matrix":    {"mov.u32 %r1, %laneid; mul.wide.u32 %rd9, %r1, 144; ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r2, %r3, %r4, %r5}, [%rd9];", ""},
		"what another lane has":      {"mov.u32 %r1, %tid.x; shfl.sync.idx.b32 %r2|%p1, %r1, 0, 31, -1; mul.wide.u32 %rd9, %r2, 128; ld.shared.f32 %f1, [%rd9];", ""},
		"what the lane itself has":   {"mov.u32 %r1, %laneid; shfl.sync.idx.b32 %r2|%p1, %r1, %r1, 31, -1; mul.wide.u32 %rd9, %r2, 128; ld.shared.f32 %f1, [%rd9];", "load 4 32 1"},
		"the upper half":             {"mov.u32 %r1, %tid.x; mul.hi.u32 %r2, %r1, 128; mul.wide.u32 %rd9, %r2, 4; ld.shared.f32 %f1, [%rd9];", ""},
	} {
		ptx := ".visible .entry K(\n{\n\t.loc\t1 7 3\n\t" + strings.ReplaceAll(test.ptx, "; ", ";\n\t") + "\n}\n\t.file\t1 \"a/b/k.go\"\n"
		got := ""
		for _, c := range bankConflicts([]byte(ptx))["K"] {
			if c.File != "b/k.go" || c.Line != 7 {
				t.Errorf("%s: at %s:%d", name, c.File, c.Line)
			}
			got += fmt.Sprintf("%s %d %d %d", c.Op, c.Bytes, c.Turns, c.Count)
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
