package vet

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// userModule makes a module of the packages in testdata that is like a user's.
func userModule(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("loads packages")
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata")); err != nil {
		t.Fatal(err)
	}
	if err := usermod.Write(dir, "example.com/user", ".."); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOFLAGS", "-mod=mod")
	t.Setenv("GOWORK", "off")
	return dir
}

// TestAnalyzer runs the analyzer in a module that is like a user's.
func TestAnalyzer(t *testing.T) {
	dir := userModule(t)
	analysistest.Run(t, dir, Analyzer, "./...")
}

// TestUnsavedFileIsRead takes the text of a file from the driver, as an editor hands on what
// has not been saved.
func TestUnsavedFileIsRead(t *testing.T) {
	dir := userModule(t)
	file := filepath.Join(dir, "kernels", "kernels.go")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	unsaved := strings.Replace(string(text), "\ts = append(s, 1) // want", "\ts[0] = 1 //", 1)
	unsaved = strings.Replace(unsaved, "\tshmem.PutNBI(t, dst, src, 0) // want", "\tshmem.Put(t, dst, src, 0) //", 1)
	unsaved = strings.Replace(unsaved, "4+pe.MyPE()) // want", "4) //", 1)
	a := *Analyzer
	a.Run = func(pass *analysis.Pass) (any, error) {
		if pass.Pkg.Name() != "kernels" || pass.Report == nil {
			return nil, nil
		}
		unchanged := pass.ReadFile
		pass.ReadFile = func(name string) ([]byte, error) {
			if filepath.Base(name) == filepath.Base(file) {
				return []byte(unsaved), nil
			}
			return unchanged(name)
		}
		report := pass.Report
		pass.Report = func(d analysis.Diagnostic) {
			if d.Category != string(diag.SymLength) { // which go by the driver's syntax
				t.Errorf("reported of a file that has changed: %s", d.Message)
			}
		}
		defer func() { pass.Report = report }()
		return Analyzer.Run(pass)
	}
	analysistest.Run(silent{t}, dir, &a, "./kernels")
}

// silent drops the complaints of analysistest about what was not reported.
type silent struct{ *testing.T }

func (silent) Errorf(string, ...any) {}
