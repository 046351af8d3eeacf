//go:build linux && (amd64 || arm64)

package dl

import (
	"errors"
	"strings"
	"testing"
)

func TestOpenBindsAndCalls(t *testing.T) {
	lib, err := Open("the C library", Local, "/nonexistent/libc.so.6", "libc.so.6")
	if err != nil {
		t.Fatal(err)
	}
	if lib.Path != "libc.so.6" {
		t.Errorf("opened %s, want libc.so.6", lib.Path)
	}
	var strlen func(s string) uintptr // size_t strlen(const char *s)
	var missing func()
	if err := lib.Bind(
		Func{Ptr: &strlen, Name: "strlen"},
		Func{Ptr: &missing, Name: "gpuc_no_such_function", Optional: true},
	); err != nil {
		t.Fatal(err)
	}
	if n := strlen("four"); n != 4 {
		t.Errorf("strlen(four) = %d, want 4", n)
	}
	if missing != nil {
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
	var f func()
	var se *SymbolError
	if err := lib.Bind(Func{Ptr: &f, Name: "gpuc_no_such_function"}); !errors.As(err, &se) || se.Symbol != "gpuc_no_such_function" {
		t.Errorf("missing function: err = %v, want a SymbolError naming it", err)
	}
	var notFunc int
	if err := lib.Bind(Func{Ptr: &notFunc, Name: "strlen"}); err == nil {
		t.Error("binding to an int gave no error")
	}
}
