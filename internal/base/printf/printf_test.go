package printf

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type celsius float32

// The texts are those of C's printf for the format that Piece.C returns.
func TestSprintfPrintsAsC(t *testing.T) {
	for _, c := range []struct {
		format string
		args   []any
		c      string
		want   string
	}{
		{"no verb\n", nil, "no verb\n", "no verb\n"},
		{"100%% of %d", []any{3}, "100%% of %lld", "100% of 3"},
		{"%d %v %5d|%-5d|%05d|%+d|% d", []any{int8(-3), 7, -42, 42, -42, 5, 5}, "%lld %lld %5lld|%-5lld|%05lld|%+lld|% lld", "-3 7   -42|42   |-0042|+5| 5"},
		{"%d %+d %v", []any{uint64(math.MaxUint64), uint8(200), uint(7)}, "%llu %+llu %llu", "18446744073709551615 200 7"},
		{"%x %X %o %08x", []any{int8(-1), uint32(0xbeef), int64(8), int16(-2)}, "%llx %llX %llo %08llx", "ff BEEF 10 0000fffe"},
		{"%.3d|%6.3d", []any{5, -5}, "%.3lld|%6.3lld", "005|  -005"},
		{"%c%c|%3c", []any{'G', byte('o'), 'x'}, "%c%c|%3c", "Go|  x"},
		{"%f %.2f %e %g %v", []any{1.5, float32(2.345), 12345.678, 1e6, celsius(36.6)}, "%f %.2f %e %g %g", "1.500000 2.35 1.234568e+04 1e+06 36.6"},
		{"%g %g %g %g %.9g", []any{100000.0, 1234567.0, 0.0001, 0.00001, 0.1}, "%g %g %g %g %.9g", "100000 1.23457e+06 0.0001 1e-05 0.1"},
		{"%f %06.1f %+g|%5v|%-5g|", []any{math.Inf(-1), math.Inf(1), math.Inf(1), math.NaN(), math.NaN()}, "%f %06.1f %+g|%5g|%-5g|", "-inf    inf +inf|  nan|nan  |"},
		{"%t %v %6t|%-6t|", []any{true, false, true, false}, "%s %s %6s|%-6s|", "true false   true|false |"},
		{"%s %v %5s|%.2s", []any{"a", "b", "c", "def"}, "", "a b     c|de"},
	} {
		got, err := Sprintf(c.format, c.args...)
		if err != nil {
			t.Errorf("%q: %v", c.format, err)
			continue
		}
		if d := cmp.Diff(c.want, got); d != "" {
			t.Errorf("%q: %s", c.format, d)
		}
		if c.c == "" {
			continue
		}
		var kinds []Kind
		for _, a := range c.args {
			kinds = append(kinds, kindOf(a))
		}
		pieces, err := Parse(c.format, kinds)
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, p := range pieces {
			text += p.C()
		}
		if d := cmp.Diff(c.c, text); d != "" {
			t.Errorf("%q in C: %s", c.format, d)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, c := range []struct {
		format string
		args   []any
		want   string
	}{
		{"%d", nil, "%d without an argument"},
		{"x", []any{1}, "1 arguments for 0 verbs"},
		{"%", nil, "a % without a verb"},
		{"%5%", nil, "%5%; a percent sign is %%"},
		{"%*d", []any{1, 2}, "%*; write flags of - + 0 and blank, and width and precision as numbers"},
		{"%#x", []any{1}, "%#; write flags of - + 0 and blank, and width and precision as numbers"},
		{"%q", []any{1}, "%q for argument 1, an integer, which takes %d %x %X %o %c %v"},
		{"%d", []any{1.5}, "%d for argument 1, a float, which takes %f %e %g %v"},
		{"%d %s", []any{1, true}, "%s for argument 2, a bool, which takes %t %v"},
		{"%v", []any{[]int{1}}, "argument 1, which is not a number, bool or constant string; print its parts"},
		{"%v", []any{nil}, "argument 1, which is not a number, bool or constant string; print its parts"},
		{"%05t", []any{true}, `flags "0" for argument 1; those of numbers alone are + 0 and blank`},
		{"%.1t", []any{true}, "a precision for argument 1, which is none of a number or string"},
		{"%99999d", []any{1}, "a width or precision above 9999"},
		{"a\x00b", nil, "a format with a zero byte, at which a GPU stops"},
		{"", make([]any, 33), "33 arguments; a GPU prints at most 32"},
	} {
		_, err := Sprintf(c.format, c.args...)
		if err == nil {
			t.Errorf("%q: no error", c.format)
		} else if d := cmp.Diff(c.want, err.Error()); d != "" {
			t.Errorf("%q: %s", c.format, d)
		}
	}
}

// FuzzParse reads any format for any arguments. One that is accepted has a verb for each
// argument, prints them without a complaint of package fmt, and is one of C without a
// stray percent sign.
func FuzzParse(f *testing.F) {
	f.Add("%d %v\n", "iu")
	f.Add("100%% of %-+08.3f%s%t%c%x", "fsbui")
	f.Add("%9999.9999g|%.3s|% d", "fsi")
	f.Add("%!%*d%", "?")
	values := map[byte]any{'i': int32(-7), 'I': int64(math.MinInt64), 'u': uint16(9), 'U': uint64(math.MaxUint64), 'f': float32(1.5), 'F': math.Inf(-1), 'b': true, 's': "text", '?': struct{}{}}
	f.Fuzz(func(t *testing.T, format, args string) {
		var kinds []Kind
		var list []any
		for i := range min(len(args), MaxArgs+1) {
			v := values[args[i]] // nil for others
			list = append(list, v)
			kinds = append(kinds, kindOf(v))
		}
		pieces, err := Parse(format, kinds)
		text, perr := Sprintf(format, list...)
		if (err == nil) != (perr == nil) {
			t.Fatalf("Parse(%q, %v): %v; Sprintf: %v", format, kinds, err, perr)
		}
		if err != nil {
			return
		}
		verbs := 0
		for _, p := range pieces {
			if p.Verb == 0 {
				continue
			}
			verbs++
			if c := p.C(); p.Kind != String && (strings.Count(c, "%") != 1 || strings.ContainsAny(c, "*#[")) {
				t.Errorf("Parse(%q, %v): %q is no conversion of C", format, kinds, c)
			}
		}
		if verbs != len(args) {
			t.Errorf("Parse(%q, %v): %d verbs for %d arguments", format, kinds, verbs, len(args))
		}
		if strings.Contains(text, "%!") && !strings.Contains(strings.ReplaceAll(format, "%%", "%"), "%!") {
			t.Errorf("Sprintf(%q, %v) = %q", format, list, text)
		}
	})
}
