//go:build linux

package python

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

// newNamespace returns a namespace. It skips the test unless python3 has a library.
func newNamespace(t testing.TB) *Namespace {
	t.Helper()
	if testing.Short() {
		t.Skip("starts a Python interpreter")
	}
	if _, err := find("python3"); err != nil {
		t.Skip(err)
	}
	n, err := New()
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestValuesComeAndGo(t *testing.T) {
	n := newNamespace(t)
	type point struct{ X, Y float64 }
	type values struct {
		Sum     int
		Address uint64
		Texts   []string
		At      point
	}
	var got values
	if err := errors.Join(n.Set("p", point{1, -2.5}), n.Set("text", "✓\x00\""), n.Run("def add(a, b): return a + b"),
		n.Get(`dict(Sum=add(1 << 62, 1), Address=2**64 - 1, Texts=[text, "x"], At=p)`, &got)); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(values{1<<62 + 1, 1<<64 - 1, []string{"✓\x00\"", "x"}, point{1, -2.5}}, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestNamespacesAreSeparate(t *testing.T) {
	a, b := newNamespace(t), newNamespace(t)
	var wg sync.WaitGroup
	for i, n := range []*Namespace{a, b} {
		wg.Go(func() {
			if err := n.Set("v", i); err != nil {
				t.Error(err)
			}
			for range 100 {
				// Python lets the other thread run while it sleeps.
				if err := n.Run("import time; time.sleep(0); v = v + 2"); err != nil {
					t.Error(err)
				}
				var v int
				if err := n.Get("[time.sleep(0), v][1]", &v); err != nil || v%2 != i {
					t.Errorf("namespace %d has %d (%v)", i, v, err)
				}
			}
		})
	}
	wg.Wait()
}

func TestErrorsSayWhatToDo(t *testing.T) {
	n := newNamespace(t)
	for code, want := range map[string]struct{ kind, text string }{
		"import no_such.module":                         {"ModuleNotFoundError", " has no module no_such: install it ("},
		"def f():\n  return 1 / 0\nf()":                 {"ZeroDivisionError", "return 1 / 0"}, // the line is shown
		"x = ":                                          {"SyntaxError", "invalid syntax"},
		"raise SystemExit(3)":                           {"SystemExit", "SystemExit: 3"},
		"raise ValueError('\\ud800')":                   {"ValueError", "ValueError: ?"},
		"raise ModuleNotFoundError(name='\\ud800')":     {"ModuleNotFoundError", " has no module ?: install it ("},
		"raise ModuleNotFoundError('gone', name=3)":     {"ModuleNotFoundError", "ModuleNotFoundError: gone"},
		"import ctypes; ctypes.CDLL('libno_such.so.1')": {"OSError", "add its folder to LD_LIBRARY_PATH"},
	} {
		var e *Error
		if err := n.Run(code); !errors.As(err, &e) || e.Type != want.kind || !strings.Contains(err.Error(), want.text) {
			t.Errorf("%s: error %v, want %s with %q", code, err, want.kind, want.text)
		}
	}
	var number int
	if err := n.Get("'text'", &number); err == nil || !strings.HasPrefix(err.Error(), "python: the value of 'text': json: cannot unmarshal string") {
		t.Errorf("a text as a number: error %v", err)
	}
	var e *Error
	if err := n.Get("float('nan')", new(float64)); !errors.As(err, &e) || e.Type != "ValueError" {
		t.Errorf("a number that JSON has not: error %v", err)
	}
	if err := n.Set("v", func() {}); err == nil {
		t.Error("a function is a value")
	}
}

// TestOutputThatCannotBeFlushed: what a program does with sys.stdout does not end its calls.
func TestOutputThatCannotBeFlushed(t *testing.T) {
	n := newNamespace(t)
	if err := n.Run("import sys; kept, sys.stdout = sys.stdout, object()"); err != nil {
		t.Error(err)
	}
	if err := n.Run("sys.stdout = kept"); err != nil {
		t.Error(err)
	}
}

// TestFindKeepsThePath: with PYTHONSAFEPATH, python3 does not put the working directory before all others.
func TestFindKeepsThePath(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PYTHONPATH", dir)
	for _, safe := range []string{"", "1"} {
		t.Setenv("PYTHONSAFEPATH", safe)
		at, err := find("python3")
		if err != nil {
			t.Skip(err)
		}
		if len(at.Path) == 0 || at.Path[0] != dir {
			t.Errorf("PYTHONSAFEPATH=%s: %q, want %s first", safe, at.Path, dir)
		}
	}
}

// commands are what a folder of PATH can have in place of Python, and what is said of it.
var commands = map[string]string{
	"":                        "there is no python3 in PATH: install Python 3.8 or later",
	"echo broken >&2; exit 1": "cannot say where its library is: repair it, or put another python3 first in PATH: exit status 1: broken",
	"echo 3":                  "does not answer as Python does",
	`echo '{"program": "/opt/python3", "version": [3, 6], "library": "libpython3.6m.so"}'`: "/opt/python3 is Python 3.6, and 3.8 is needed: put another",
	`echo '{"program": "/opt/python3", "version": [3, 12], "library": "libpython3.12.a"}'`: "/opt/python3 has no shared library: configure Python with --enable-shared",
}

func TestFindSaysWhatIsMissing(t *testing.T) {
	for script, want := range commands {
		dir := t.TempDir()
		if script != "" {
			if err := os.WriteFile(filepath.Join(dir, "python3"), []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		t.Setenv("PATH", dir)
		if _, err := find("python3"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q", script, err, want)
		}
	}
	at := &installation{Program: "/opt/python3", Folder: t.TempDir(), Library: "libno_such.so.1"}
	if err := new(interpreter).open(at); err == nil || !strings.Contains(err.Error(), "/opt/python3 says that this is its library; install the package that has it") {
		t.Errorf("no library: error %v", err)
	}
}

// TestJoins starts Python in another process, as another package would, and then calls New there. The
// symbols of its library may be global or not.
func TestJoins(t *testing.T) {
	const here = "GPUC_TEST_JOINS"
	modes := map[string]dl.Mode{"global": dl.Global, "local": dl.Local}
	if os.Getenv(here) == "" {
		newNamespace(t)
		for mode := range modes {
			cmd := exec.Command(os.Args[0], "-test.run=^TestJoins$", "-test.v")
			cmd.Env = append(os.Environ(), here+"="+mode)
			if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "joined 42") {
				t.Errorf("%s: %v\n%s", mode, err, out)
			}
		}
		return
	}
	at, err := find("python3")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := dl.Open("Python", modes[os.Getenv(here)], at.libraries()...)
	if err != nil {
		t.Fatal(err)
	}
	other := &interpreter{}
	if err := lib.Bind(other); err != nil {
		t.Fatal(err)
	}
	release := other.begin(at.Home)
	other.helpers = other.newDict()
	if !other.exec("import sys; sys.mark = 42", other.helpers) {
		t.Fatal("cannot set the mark")
	}
	release()
	n, err := New()
	if err != nil {
		t.Fatal(err)
	}
	var mark int
	if err := errors.Join(n.Run("import sys"), n.Get("sys.mark", &mark)); err != nil {
		t.Fatal(err)
	}
	t.Logf("joined %d", mark)
}

// numbers is a library in a few lines, which keeps a tensor as it came.
const numbers = `
class Tensor:
	def __init__(self, given): self.capsule = given.__dlpack__(max_version=version)
	def __dlpack__(self, **_): return self.capsule
`

func TestAnArrayGoesToPythonAndBack(t *testing.T) {
	newNamespace(t)
	for _, version := range []string{"None", "(1, 0)"} {
		gputest.Run(t, gputest.NP(2), func(pe *gputest.PE) {
			if _, err := pe.Handles(); err == nil {
				pe.Logf("an array of a GPU goes to a library in examples/torch")
				return
			}
			if err := throughPython(pe.Context(), pe.PE, version); err != nil {
				pe.Errorf("%v", err)
			}
		})
	}
}

func throughPython(ctx context.Context, pe *gpurt.PE, version string) error {
	n, err := New()
	if err != nil {
		return err
	}
	a, err := gpurt.NewArrayFrom(pe, []float32{1, 2, 3, 4, 5, 6}, gpurt.Shape(2, 3))
	if err != nil {
		return err
	}
	given, err := Give(n, "given", a)
	if err != nil {
		return err
	}
	if err := n.Run("version = " + version + numbers + "\nx = Tensor(given)\ntry: Tensor(given)\nexcept BufferError: pass"); err != nil {
		return err
	}
	if _, err := Take[int32](n, pe, "x"); err == nil || !strings.Contains(err.Error(), "take x: dlpack: import") {
		return errors.Join(errors.New("float32 came as int32"), err)
	}
	back, err := Take[float32](n, pe, "x")
	if err != nil {
		return err
	}
	if d := cmp.Diff([]int{2, 3}, back.Array.Shape()); d != "" || back.Array.Addr() != a.Addr() {
		return errors.New("not the memory that was given: " + d)
	}
	if _, err := Take[float32](n, pe, "x"); err == nil || !strings.Contains(err.Error(), "returns no capsule that holds a tensor") {
		return errors.Join(errors.New("a capsule was taken twice"), err)
	}
	if _, err := Take[float32](n, pe, "3"); err == nil || !strings.Contains(err.Error(), "int has no method __dlpack__") {
		return errors.Join(errors.New("an int was a tensor"), err)
	}
	if err := given.Close(); err == nil || !strings.Contains(err.Error(), "still has the memory of given") {
		return errors.Join(errors.New("closed while it is in use"), err)
	}
	return errors.Join(back.Close(), given.Close(), a.Free())
}

func TestAnArrayThatNothingTakesIsClosed(t *testing.T) {
	newNamespace(t)
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		n, err := New()
		if err != nil {
			pe.Fatalf("%v", err)
		}
		a, err := gpurt.NewArrayFrom(pe.PE, []float32{1}, gpurt.Shape(1))
		if err != nil {
			pe.Fatalf("%v", err)
		}
		given, err := Give(n, "given", a)
		if err != nil {
			pe.Fatalf("%v", err)
		}
		if err := errors.Join(given.Close(), given.Close(), a.Free()); err != nil {
			pe.Errorf("%v", err)
		}
	})
}
