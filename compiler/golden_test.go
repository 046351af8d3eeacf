package compiler

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/lower"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// lowered returns the mir form of a file as compiler/internal/lower makes it.
func lowered(t testing.TB, file string) (*mir.Program, diag.List) {
	t.Helper()
	l, err := load.New(context.Background(), load.Config{Pattern: file})
	if err != nil {
		t.Fatal(err)
	}
	prog, res, err := frontEnd(context.Background(), l)
	if err != nil {
		t.Fatal(err)
	}
	diags := append(prog.Diags, res.Diags...)
	if prog.SSA == nil {
		return nil, diags
	}
	m := lower.Lower(prog, lower.Options{Tables: res.Tables}, &diags)
	return m, diags
}

// golden compares got with the file name, or writes it under -update.
func golden(t *testing.T, name string, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatalf("%v; run go test -update", err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-want +got); run go test -update if that is intended:\n%s", name, diff)
	}
}

// TestLowerGolden compares the mir form of every concept of the language.
func TestLowerGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			m, diags := lowered(t, file)
			if err := diags.Err(); err != nil {
				t.Fatal(err)
			}
			if err := mir.Verify(m); err != nil {
				t.Errorf("%v\n%s", err, m)
			}
			golden(t, strings.TrimSuffix(file, ".go")+".mir", m.String())
		})
	}
}
