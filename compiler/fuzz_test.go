package compiler

import (
	"context"
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
	programs := programsOf(f, patterns...)
	if fuzzing() {
		programs = kernelsAlone(f, programs)
	}
	for _, text := range programs {
		f.Add(text)
	}
	l, file := anyLoader(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		if fuzzing() && len(text) > 4096 {
			return // small programs show as much
		}
		l.Replace(file, text)
		p, err := compile(context.Background(), l, Options{Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		checkOutcome(t, p)
	})
}

// anyLoader returns a loader for a file that may import what kernels can use, and the
// file, of which tests replace the text.
func anyLoader(tb testing.TB) (*load.Loader, string) {
	tb.Helper()
	const imports = "fmt math math/bits slices cmp iter os time unsafe " + load.GPUPath + " " + load.ShmemPath
	l, err := load.New(context.Background(), load.Config{
		Pattern: "testdata/saxpy.go", StubImports: strings.Fields(imports),
		Stub: func(*load.Package) ([]byte, error) { return nil, nil },
	})
	if err != nil {
		tb.Fatal(err)
	}
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		tb.Fatal(err)
	}
	return l, file
}
