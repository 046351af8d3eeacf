package diag

import (
	"go/token"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestSortOrdersAndDropsDuplicates(t *testing.T) {
	at := func(line int) token.Position { return token.Position{Filename: "ring.go", Line: line, Column: 2} }
	var l List
	l.Errorf(at(9), "second")
	l.Errorf(at(3), "first")
	l.Errorf(at(9), "second")
	l.Sort()
	want := List{{Pos: at(3), Msg: "first"}, {Pos: at(9), Msg: "second"}}
	if diff := cmp.Diff(want, l); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestErrIsNilForWarnings(t *testing.T) {
	l := List{{Severity: Warning, Msg: "unreachable"}}
	if err := l.Err(); err != nil {
		t.Errorf("Err() = %v for warnings alone", err)
	}
	l = append(l, Diagnostic{Pos: token.Position{Filename: "a.go", Line: 1, Column: 1}, Msg: "bad", Chain: []string{"called from K at a.go:7:3"}})
	want := "warning: unreachable\na.go:1:1: bad\n\tcalled from K at a.go:7:3"
	if err := l.Err(); err == nil || err.Error() != want {
		t.Errorf("Err() = %v, want %q", err, want)
	}
}

func TestControlCharactersAreWrittenOut(t *testing.T) {
	d := Diagnostic{
		Pos: token.Position{Filename: "a\x1b[31m.go", Line: 3, Column: 1}, Severity: Warning,
		Msg: "no \x1b]0;title\a, \u202e, \xff nor \u00e9\u4e16 \ufffd '\u0085'", Chain: []string{"called from \r\x00K"},
	}
	const want = `a\x1b[31m.go:3:1: warning: no \x1b]0;title\a, \u202e, \xff nor é世 � '\u0085'` + "\n\t" + `called from \r\x00K`
	if got := d.String(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
