package manifest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestKernelsDifferInNumbersAlone(t *testing.T) {
	const one = "define void @k() {\nb3:\n\t%7 = add i32 %5, %5, !dbg !9\n\tbr label %b4, !dbg !10\n\nb4:\n\tret void, !dbg !10\n}\n!9 = !DILocation(line: 3, column: 5, scope: !2, inlinedAt: !8)\n"
	const two = "define void @k() {\nb8:\n\t%30 = add i32 %28, %27, !dbg !70\n\tbr label %b11, !dbg !72\n\nb11:\n\tret void, !dbg !70\n}\n!60 = !DILocation(line: 9, column: 1, scope: !12, inlinedAt: !18)\n"
	a, _ := deltaEncode([]byte(one))
	b, _ := deltaEncode([]byte(two))
	if d := cmp.Diff(string(a), string(b)); d != "" {
		t.Errorf("two kernels without their numbers (-one +two):\n%s", d)
	}
	for _, c := range []struct{ name, text string }{
		{"numbers that are not written so again", "%p1 @a1 %01 %1048576 %1000000000 %99999999999999999999 %% % 1 i8 !x !\"1\" line: x column: 00 %b !dbg ! %-1"},
		{"no text", ""},
		{"the end", "%"},
		{"bytes that stand for numbers", "\x00\x01\x0b\x0c\x0d\t%1\x01"},
	} {
		t.Run(c.name, func(t *testing.T) {
			words, numbers := deltaEncode([]byte(c.text))
			text, err := deltaDecode(words, numbers, maxPart)
			if err != nil || string(text) != c.text {
				t.Errorf("got %q, %v, want %q", text, err, c.text)
			}
		})
	}
}

// A short file must not become a long text.
func TestPartsThatDoNotFitAreErrors(t *testing.T) {
	const long = "it has more than 0 MB"
	const odd = "numbers are missing, or too many"
	for _, c := range []struct{ name, words, values, want string }{
		{"no number", "\x01", "", odd},
		{"a number too many", "x", "\x02", odd},
		{"a number below zero", "\x01", "\x01", odd},
		{"nothing behind the byte that goes before others", "\x00", "", odd},
		{"too much", strings.Repeat("x", 21), "", long},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := deltaDecode([]byte(c.words), [len(numberSites)][]byte{[]byte(c.values)}, 20); err == nil || err.Error() != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

// The IR that is read is the IR that was written, byte for byte, and whatever it is.
func FuzzPartsComeTogether(f *testing.F) {
	f.Add([]byte("\t%1 = add %0, %1048575 !dbg !3\n!3 = !{!4, !0}"), []byte("\x00"))
	f.Add([]byte("a\nb\na\nb\nb3:\n\tbr %b4\n\x00\x01"), []byte("\x01\x02\x03\n\n"))
	f.Fuzz(func(t *testing.T, text, parts []byte) {
		got, err := putTogether(takeApart(text), maxPart)
		if err != nil || string(got) != string(text) {
			t.Errorf("%q came back as %q, %v", text, got, err)
		}
		if text, err = putTogether(parts, 1<<16); err == nil && len(text) > 1<<16 {
			t.Errorf("%d bytes of %q", len(text), parts)
		}
	})
}
