package nccl

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
)

// installed returns the NCCL library that gpuc uses, and those of the installed sets.
func installed(t *testing.T) []string {
	t.Helper()
	if testing.Short() {
		t.Skip("opens NVIDIA's libraries")
	}
	dir, err := cache.Dir(os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	tc, err := toolchain.Locate(toolchain.Config{Getenv: os.Getenv, CacheDir: dir})
	if err != nil {
		t.Fatal(err)
	}
	if err := tc.Need(toolchain.CallNCCL); err != nil {
		t.Skip(err)
	}
	more, err := filepath.Glob(filepath.Join(toolchain.SetsDir(dir), "nccl-*", "nvidia", "nccl", "lib", SOName))
	if err != nil {
		t.Fatal(err)
	}
	paths := append(more, tc.Path(toolchain.NCCL))
	slices.Sort(paths)
	return slices.Compact(paths)
}

// Nothing of this needs a GPU: making a communicator does.
func TestInstalledLibrariesAreBound(t *testing.T) {
	for _, path := range installed(t) {
		l, err := Open(path)
		if err != nil {
			t.Error(err)
			continue
		}
		if _, name, ok := strings.Cut(path, "toolchains/nccl-"); ok && !strings.HasPrefix(name, l.Version().String()+"/") {
			t.Errorf("%s says it is %v", path, l.Version())
		}
		for f := range functions {
			if has := l.Has(Function(f)) == nil; has != l.version.Has(functions[f].since) {
				t.Errorf("NCCL %v: %s is there: %v; the table says since %v", l.version, functions[f].name, has, functions[f].since)
			}
		}
		if text := l.errorString(int32(RemoteError)); !strings.Contains(text, "remote process") {
			t.Errorf("NCCL %v calls result %d %q", l.version, RemoteError, text)
		}
	}
}

func TestInstalledLibrariesAnswerInTheirOwnWords(t *testing.T) {
	for _, path := range installed(t) {
		l, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		a, err := l.UniqueID()
		if err != nil {
			t.Error(err)
		}
		if b, err := l.UniqueID(); err != nil || a == b {
			t.Errorf("NCCL %v: a second id %v, %v", l.version, b, err)
		}
		none := func() error { return l.Enqueue(AllReduce, &Call{Count: 1}) }
		for _, call := range []func() error{none, func() error { return l.Group(none) }} {
			var e *Error
			if err := call(); !errors.As(err, &e) || e.Call != "ncclAllReduce" || e.Result != 4 || !strings.Contains(e.Last, "comm argument is NULL") {
				t.Errorf("NCCL %v: a call without a communicator: %v", l.version, err)
			}
		}
	}
}
