package nvir

import (
	"testing"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// FuzzParse reads any text as IR: a module and its functions, or errors.
func FuzzParse(f *testing.F) {
	f.Add(head + "\t%0 = add i64 %p1, -1, !dbg !3\n\tret void, !dbg !2\n" + foot)
	f.Add("@t = internal constant [2 x i32] [i32 1, i32 2]\n" + head + "\t%0 = getelementptr inbounds float, float* %p0, i64 1\n\t%1 = load float, float* %0, align 4\n\tstore float %1, float* %p0\n\tbr label %b1\n\nb1:\n\tret void\n" + foot)
	programs, err := golden.Read("../../../../compiler/internal/nvvmir/testdata/golden.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range []string{"atomics.ll", "checks.ll", "calls.ll"} {
		if programs[name] == "" {
			f.Fatalf("the golden files have no %s", name)
		}
		f.Add(programs[name])
	}
	f.Add("define @0\n") // which ends early
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse([]byte(text))
		if err != nil {
			return
		}
		for name := range m.heads {
			if fn, err := m.Func(name); fn == nil && err == nil {
				t.Errorf("%s: neither a function nor an error", name)
			}
		}
	})
}
