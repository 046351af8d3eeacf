package compiler

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
)

// FuzzCompile compiles any text: it must give IR or errors with a position, and
// none of them may be an internal one.
func FuzzCompile(f *testing.F) {
	patterns := []string{"testdata/*.go", "testdata/errors/*.go"}
	if testing.Short() {
		patterns = patterns[:1] // TestErrors compiles the others
	}
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			f.Fatal("no seeds", err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	ctx := context.Background()
	const imports = "fmt math math/bits slices cmp iter os time unsafe " + load.GPUPath + " " + load.ShmemPath
	l, err := load.New(ctx, load.Config{
		Pattern: "testdata/saxpy.go", StubImports: strings.Fields(imports),
		Stub: func(*load.Package) ([]byte, error) { return nil, nil },
	})
	if err != nil {
		f.Fatal(err)
	}
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		l.Replace(file, text)
		p, err := compile(ctx, l, Options{Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		if !p.Diags.HasErrors() && len(p.Kernels) > 0 && (p.IR == nil || p.Manifest == nil) {
			t.Error("neither IR nor errors")
		}
		for _, d := range p.Diags {
			if strings.Contains(d.Msg, "internal") {
				t.Errorf("%s", d)
			}
			if !d.Pos.IsValid() {
				t.Errorf("without a position: %s", d)
			}
		}
	})
}
