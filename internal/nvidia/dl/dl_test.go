//go:build linux && (amd64 || arm64)

package dl

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/google/go-cmp/cmp"
)

func TestOpenBindsAndCalls(t *testing.T) {
	lib, err := Open("the C library", Local, "/nonexistent/libc.so.6", "libc.so.6")
	if err != nil {
		t.Fatal(err)
	}
	if lib.Path != "libc.so.6" {
		t.Errorf("opened %s, want libc.so.6", lib.Path)
	}
	var c struct {
		strlen  func(s string) uintptr `c:"strlen"` // size_t strlen(const char *s)
		missing func()                 `c:"?gpuc_no_such_function"`
		more    struct {
			strlen uintptr `c:"strlen"`
		}
	}
	if err := lib.Bind(&c); err != nil {
		t.Fatal(err)
	}
	if n := c.strlen("four"); n != 4 {
		t.Errorf("strlen(four) = %d, want 4", n)
	}
	if at, err := lib.Symbol("strlen"); err != nil || c.more.strlen != at {
		t.Errorf("the address of strlen is %#x in a nested struct, and %#x by Symbol (%v)", c.more.strlen, at, err)
	}
	if c.missing != nil {
		t.Error("a missing optional function was bound")
	}
}

func TestOpenErrorNamesEveryCandidate(t *testing.T) {
	_, err := Open("libNVVM", Local, "/nonexistent/libnvvm.so.4", "libnvvm-of-no-version.so")
	var oe *OpenError
	if !errors.As(err, &oe) || len(oe.Attempts) != 2 {
		t.Fatalf("err = %v, want an OpenError with two attempts", err)
	}
	for _, want := range []string{"cannot open libNVVM", "/nonexistent/libnvvm.so.4", "libnvvm-of-no-version.so"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("error lacks %q:\n%v", want, err)
		}
	}
}

func TestBindErrors(t *testing.T) {
	lib, err := Open("the C library", Local, "libc.so.6")
	if err != nil {
		t.Fatal(err)
	}
	var lacks struct {
		f func() `c:"gpuc_no_such_function"`
	}
	var se *SymbolError
	if err := lib.Bind(&lacks); !errors.As(err, &se) || se.Symbol != "gpuc_no_such_function" {
		t.Errorf("missing function: err = %v, want a SymbolError naming it", err)
	}
	var notFunc struct {
		n int `c:"strlen"`
	}
	if err := lib.Bind(&notFunc); err == nil {
		t.Error("binding to an int gave no error")
	}
}

// loaded returns the path of a library that the process has loaded.
func loaded(t *testing.T, name string) string {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Fatal(err)
	}
	return string(regexp.MustCompile(`/\S+/` + name + `[.-]\S*`).Find(maps))
}

// TestHiddenSaysWhyNothingIsFound. That a variable is found is tested with NVSHMEM's library.
func TestHiddenSaysWhyNothingIsFound(t *testing.T) {
	c, err := Open("the C library", Local, "libc.so.6")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open("the math library", Local, "libm.so.6"); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"libc.so.6":         "found by the loader, so that its file is not known",
		"/nonexistent/libc": "no such file",
		loaded(t, "libm"):   "has no function",
		loaded(t, "libc"):   "", // what it has depends on the machine
	} {
		c.Path = path
		_, err := c.Hidden("gpuc_no_such_variable", 4)
		if err == nil || !strings.HasPrefix(err.Error(), "variable gpuc_no_such_variable of the C library ("+path+"): ") || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want an error with %q", path, err, want)
		}
	}
}

// A library that is cut off anywhere is an error, and does not kill the process.
func TestOpenRefusesWhatIsCutOff(t *testing.T) {
	if _, err := Open("the math library", Local, "libm.so.6"); err != nil {
		t.Fatal(err)
	}
	lib, err := os.ReadFile(loaded(t, "libm"))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "lib.so")
	for _, n := range []int{0, 3, 40, 4096, len(lib) / 2, len(lib) - 1} {
		if err := os.WriteFile(path, lib[:n], 0o700); err != nil {
			t.Fatal(err)
		}
		if _, err := Open("a library", Local, path); err == nil || !strings.Contains(err.Error(), path+": the file is cut off") {
			t.Errorf("%d of %d bytes: err = %v, want one with the path that says so", n, len(lib), err)
		}
	}
	if err := os.WriteFile(path, lib, 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := Open("a library", Local, path); err != nil {
		t.Errorf("the whole library: %v", err)
	}
}

// ofC returns a function of the C library.
func ofC(t testing.TB, name string) uintptr {
	t.Helper()
	lib, err := Open("the C library", Local, "libc.so.6")
	if err != nil {
		t.Fatal(err)
	}
	fn, err := lib.Symbol(name)
	if err != nil {
		t.Fatal(err)
	}
	return fn
}

// BenchmarkCall is what crossing to C and back takes.
func BenchmarkCall(b *testing.B) {
	abs := ofC(b, "abs")
	var c Caller
	for b.Loop() {
		if r := c.Call(abs, 0, 1, 2, 3, 4, 5, 6, 7); r != 0 {
			b.Fatal(r)
		}
	}
}

// TestCallPassesAllArguments has C print them, on registers and on the stack.
func TestCallPassesAllArguments(t *testing.T) {
	snprintf := ofC(t, "snprintf")
	text, format := onHeap(make([]byte, 64)), onHeap(append([]byte("%d %d %d %d %d %d %d %d %d"), 0))
	var c Caller
	var n uintptr
	call := func() {
		n = c.Call(snprintf, uintptr(unsafe.Pointer(&text[0])), uintptr(len(text)), uintptr(unsafe.Pointer(&format[0])), 1, 2, 3, 4, 5, 6, 7, 8, 9)
	}
	if allocs := testing.AllocsPerRun(10, call); allocs != 0 {
		t.Errorf("%v allocations a call", allocs)
	}
	if got := string(text[:n]); got != "1 2 3 4 5 6 7 8 9" {
		t.Errorf("C got %q", got)
	}
	runtime.KeepAlive(format)
}

// memory keeps the compiler from putting on the stack what C gets.
var memory atomic.Pointer[any]

func onHeap[T any](x []T) []T {
	held := any(x)
	memory.Store(&held)
	return x
}

// grow has the stack of the goroutine move.
func grow(n int) byte {
	var frame [512]byte
	if n == 0 {
		return frame[0]
	}
	frame[n%512] = grow(n - 1)
	return frame[(n+1)%512]
}

// TestCallsBackFromC: C calls Go, which calls C again, on a stack that grows meanwhile, beside
// the collector.
func TestCallsBackFromC(t *testing.T) {
	qsort, abs := ofC(t, "qsort"), ofC(t, "abs")
	compare := purego.NewCallback(func(a, b *int32) uintptr {
		grow(int(-*a))
		if *a%50 == 0 {
			runtime.GC()
		}
		var c Caller
		return uintptr(int32(c.Call(abs, uintptr(*a))) - int32(c.Call(abs, uintptr(*b))))
	})
	var wg sync.WaitGroup
	for g := range 4 {
		wg.Go(func() {
			list := onHeap(make([]int32, 200))
			for i := range list {
				list[i] = -int32((i*7919 + g) % 1000)
			}
			var c Caller
			c.Call(qsort, uintptr(unsafe.Pointer(&list[0])), uintptr(len(list)), 4, compare)
			if !slices.IsSortedFunc(list, func(a, b int32) int { return int(b - a) }) {
				t.Errorf("goroutine %d: C sorted %v", g, list)
			}
		})
	}
	wg.Wait()
}

func TestCStrings(t *testing.T) {
	want := []string{"-arch=sm_90", "", "-lto"}
	c := NewCStrings(want)
	defer c.Release()
	var got []string
	for _, p := range unsafe.Slice((**byte)(c.Ptr()), c.Len()) {
		n := 0
		for *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
			n++
		}
		got = append(got, unsafe.String(p, n))
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("strings (-want +got):\n%s", d)
	}

	empty := NewCStrings(nil)
	defer empty.Release()
	if empty.Len() != 0 || empty.Ptr() != nil {
		t.Errorf("no strings give %d at %v, want none at nil", empty.Len(), empty.Ptr())
	}
}
