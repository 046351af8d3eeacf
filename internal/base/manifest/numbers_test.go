package manifest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestNumbersBecomeDistances(t *testing.T) {
	for _, c := range []struct{ name, ir, want string }{
		{"values", "define void @k() {\n\t%1 = add i32 %0, %0\n\t%2 = add i32 %1, %0\n}\n", "define void @k() {\n\t%0 = add i32 %1, %1\n\t%0 = add i32 %1, %2\n}\n"},
		{"a value used before its line", "\t%1 = phi i32 [ %2, %b1 ]\n\t%2 = load %1", "\t%0 = phi i32 [ %1048575, %b1 ]\n\t%0 = load %1"},
		{"metadata", "call @f(), !dbg !7, !range !11\nret, !dbg !11", "call @f(), !dbg !7, !range !4\nret, !dbg !0"},
		{"defined metadata", "!1 = !{!0}\n!2 = !{!0, !1}", "!0 = !{!1048575}\n!0 = !{!1048574, !1}"},
		{"numbers that are none of these", "%p1 @a1 %01 %1048576 %99999999999999999999 %% % 1 i8 !x !\"1\"", "%p1 @a1 %01 %1048576 %99999999999999999999 %% % 1 i8 !x !\"1\""},
		{"the end", "%", "%"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if d := cmp.Diff(c.want, string(toDistances([]byte(c.ir)))); d != "" {
				t.Errorf("distances (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.ir, string(fromDistances([]byte(c.want)))); d != "" {
				t.Errorf("numbers (-want +got):\n%s", d)
			}
		})
	}
}

// The IR that is read is the IR that was written, byte for byte, and whatever it is.
func FuzzNumbersComeBack(f *testing.F) {
	f.Add([]byte("\t%1 = add %0, %1048575 !dbg !3\n!3 = !{!4, !0}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if d := cmp.Diff(text, fromDistances(toDistances(text))); d != "" {
			t.Errorf("through distances (-want +got):\n%s", d)
		}
		if d := cmp.Diff(text, toDistances(fromDistances(text))); d != "" {
			t.Errorf("through numbers (-want +got):\n%s", d)
		}
	})
}
