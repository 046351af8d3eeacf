package compiler

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/diag"
)

// wantRE finds the expectations after // want on a line: quoted regular
// expressions.
var wantRE = regexp.MustCompile("`[^`]*`|\"(?:[^\"\\\\]|\\\\.)*\"")

// expectations returns the regular expressions that a file expects, by line.
func expectations(t *testing.T, file string) map[int][]*regexp.Regexp {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := map[int][]*regexp.Regexp{}
	for i, line := range strings.Split(string(text), "\n") {
		_, list, ok := strings.Cut(line, "// want ")
		if !ok {
			continue
		}
		for _, q := range wantRE.FindAllString(list, -1) {
			s, err := strconv.Unquote(q)
			if err != nil {
				t.Fatalf("%s:%d: %v", file, i+1, err)
			}
			re, err := regexp.Compile(s)
			if err != nil {
				t.Fatalf("%s:%d: %v", file, i+1, err)
			}
			want[i+1] = append(want[i+1], re)
		}
		if len(want[i+1]) == 0 {
			t.Fatalf("%s:%d: want without an expression", file, i+1)
		}
	}
	return want
}

// matchDiags reports diagnostics that no expectation on their line matches, and
// expectations that no diagnostic meets.
func matchDiags(t *testing.T, file string, diags diag.List) {
	t.Helper()
	want := expectations(t, file)
	for _, d := range diags {
		found := false
		text := d.Msg
		if d.Severity == diag.Warning {
			text = "warning: " + text
		}
		for _, c := range d.Chain {
			text += " | " + c
		}
		if filepath.Base(d.Pos.Filename) == filepath.Base(file) {
			for i, re := range want[d.Pos.Line] {
				if re.MatchString(text) {
					want[d.Pos.Line] = append(want[d.Pos.Line][:i], want[d.Pos.Line][i+1:]...)
					found = true
					break
				}
			}
		}
		if !found {
			t.Errorf("not expected: %s", d)
		}
	}
	for line, res := range want {
		for _, re := range res {
			t.Errorf("%s:%d: no diagnostic matches %q", file, line, re)
		}
	}
}

// TestErrors compares the diagnostics of whole packages with the comments on
// the offending lines.
func TestErrors(t *testing.T) {
	files, err := filepath.Glob("testdata/errors/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			p, err := Compile(context.Background(), Options{Pattern: file, Verify: true})
			if err != nil {
				t.Fatal(err)
			}
			matchDiags(t, file, p.Diags)
			if p.Diags.HasErrors() && (p.IR != nil || p.Manifest != nil) {
				t.Error("IR or manifest in spite of errors")
			}
			for _, d := range p.Diags {
				if !d.Pos.IsValid() {
					t.Errorf("without a position: %s", d)
				}
			}
		})
	}
}

// TestImportsThatNoPackageCanHave have an error in their line.
func TestImportsThatNoPackageCanHave(t *testing.T) {
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"no such package":             "invalid import path",
		"example.org/gr\u00f6\u00dfe": `could not import example.org/größe (malformed import path "example.org/größe": invalid char 'ö')`,
		"bytes\x03":                   "invalid import path",
		"a\xe8":                       "illegal UTF-8 encoding",
	} {
		text := "package saxpy\n\nimport _ \"" + path + "\"\n"
		p, err := Compile(context.Background(), Options{Pattern: file, Overlay: map[string][]byte{file: []byte(text)}})
		if err != nil {
			t.Errorf("%q: %v", path, err)
		} else if !slices.ContainsFunc(p.Diags, func(d diag.Diagnostic) bool { return d.Pos.Line == 3 && strings.Contains(d.Msg, want) }) {
			t.Errorf("%q: got %v", path, p.Diags)
		}
	}
}

// TestSyntaxErrorsStandAlone expects no complaints about the types of a file
// that could not be read as a whole.
func TestSyntaxErrorsStandAlone(t *testing.T) {
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	const text = `package saxpy

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Saxpy(t *gpu.Thread, s []int) {
	s[0] = = undefined
}
`
	p, err := Compile(context.Background(), Options{Pattern: file, Overlay: map[string][]byte{file: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Diags) == 0 || p.Diags[0].Pos.Line != 7 || p.Diags[0].Msg != "syntax error: expected operand, found '='" {
		t.Errorf("got %v", p.Diags)
	}
	for _, d := range p.Diags {
		if !strings.HasPrefix(d.Msg, "syntax error: ") {
			t.Errorf("not expected: %s", d)
		}
	}
}
