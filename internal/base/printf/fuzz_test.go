package printf

import (
	"math"
	"strings"
	"testing"
)

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
