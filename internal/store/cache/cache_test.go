//go:build linux

package cache

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func key(s string) Key { return NewHasher("test").String(s).Key() }

// openStrict returns a cache whose failure fails the test.
func openStrict(t *testing.T, dir string, o Options) *Cache {
	t.Helper()
	o.Warn = func(err error) { t.Errorf("the cache warned: %v", err) }
	return Open(dir, o)
}

func entryFiles(t *testing.T, dir string) (files []string) {
	t.Helper()
	err := filepath.Walk(dir, func(path string, fi os.FileInfo, err error) error {
		if err == nil && fi.Mode().IsRegular() {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestGetReturnsWhatWasPut(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gpuc")
	c := openStrict(t, dir, Options{})
	if _, ok := c.Get("cubin", key("a")); ok {
		t.Error("an empty cache has an entry")
	}
	for _, content := range [][]byte{[]byte("content"), {}, bytes.Repeat([]byte{0xff}, 1<<20)} {
		c.Put("cubin", key("a"), content)
		got, ok := openStrict(t, dir, Options{}).Get("cubin", key("a"))
		if !ok || !bytes.Equal(got, content) {
			t.Errorf("got %d bytes, %v, want %d bytes", len(got), ok, len(content))
		}
	}
	if _, ok := c.Get("cubin", key("b")); ok {
		t.Error("another key has an entry")
	}
	if _, ok := c.Get("devicelib", key("a")); ok {
		t.Error("another kind has an entry")
	}
}

func TestEntriesArePrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gpuc")
	openStrict(t, dir, Options{}).Put("cubin", key("a"), []byte("x"))
	err := filepath.Walk(dir, func(path string, fi os.FileInfo, err error) error {
		if err == nil && fi.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has mode %v", path, fi.Mode().Perm())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestDamagedEntriesAreMisses(t *testing.T) {
	damage := map[string]func(b []byte) []byte{
		"truncated":      func(b []byte) []byte { return b[:len(b)-1] },
		"header only":    func(b []byte) []byte { return b[:headerSize] },
		"empty":          func(b []byte) []byte { return nil },
		"grown":          func(b []byte) []byte { return append(b, 0) },
		"content bit":    func(b []byte) []byte { b[len(b)-1] ^= 1; return b },
		"key bit":        func(b []byte) []byte { b[keyAt] ^= 1; return b },
		"checksum bit":   func(b []byte) []byte { b[sumAt] ^= 1; return b },
		"length bit":     func(b []byte) []byte { b[headerSize-1] ^= 1; return b },
		"other version":  func(b []byte) []byte { b[0] ^= 1; return b },
		"all zero bytes": func(b []byte) []byte { return make([]byte, len(b)) },
	}
	for name, f := range damage {
		t.Run(name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "gpuc")
			c := openStrict(t, dir, Options{})
			c.Put("cubin", key("a"), []byte("content"))
			files := entryFiles(t, dir)
			if len(files) != 1 {
				t.Fatalf("entries: %v, want one", files)
			}
			b, err := os.ReadFile(files[0])
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(files[0], f(b), 0o600); err != nil {
				t.Fatal(err)
			}
			if got, ok := c.Get("cubin", key("a")); ok {
				t.Errorf("Get returned %q", got)
			}
			if files := entryFiles(t, dir); len(files) != 0 {
				t.Errorf("the damaged entry is still there: %v", files)
			}
			c.Put("cubin", key("a"), []byte("again"))
			if got, ok := c.Get("cubin", key("a")); !ok || string(got) != "again" {
				t.Errorf("after another Put: %q, %v", got, ok)
			}
		})
	}
}

// Entries that stand in each other's place are intact, and not what was asked for.
func TestSwappedEntriesAreMisses(t *testing.T) {
	type name struct{ kind, key string }
	for what, pair := range map[string][2]name{
		"other key":  {{"cubin", "sm_80"}, {"cubin", "sm_90"}},
		"other kind": {{"cubin", "a"}, {"devicelib", "a"}},
	} {
		t.Run(what, func(t *testing.T) {
			c := openStrict(t, filepath.Join(t.TempDir(), "gpuc"), Options{})
			var paths [2]string
			for i, n := range pair {
				c.Put(n.kind, key(n.key), []byte("code of "+n.kind+" "+n.key))
				paths[i] = c.path(n.kind, key(n.key))
			}
			swap(t, paths)
			for i, n := range pair {
				if got, ok := c.Get(n.kind, key(n.key)); ok {
					t.Errorf("%s %s is %q", n.kind, n.key, got)
				}
				if _, err := os.Stat(paths[i]); err == nil {
					t.Errorf("the entry in the place of %s %s is still there", n.kind, n.key)
				}
				c.Put(n.kind, key(n.key), []byte("again"))
				if got, ok := c.Get(n.kind, key(n.key)); !ok || string(got) != "again" {
					t.Errorf("%s %s after another Put: %q, %v", n.kind, n.key, got, ok)
				}
			}
		})
	}
}

// swap lets two files change places.
func swap(t *testing.T, paths [2]string) {
	t.Helper()
	var content [2][]byte
	for i, p := range paths {
		var err error
		if content[i], err = os.ReadFile(p); err != nil {
			t.Fatal(err)
		}
	}
	for i, p := range paths {
		if err := os.WriteFile(p, content[1-i], 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func TestConcurrentWritersAndReaders(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gpuc")
	var wg sync.WaitGroup
	for w := range 8 {
		wg.Go(func() {
			c := openStrict(t, dir, Options{}) // as another process would
			for i := range 40 {
				k := fmt.Sprint(i % 5)
				want := bytes.Repeat([]byte(k), 10000)
				if w%2 == 0 {
					c.Put("cubin", key(k), want)
				}
				if got, ok := c.Get("cubin", key(k)); ok && !bytes.Equal(got, want) {
					t.Errorf("entry %s is not what was stored", k)
				} else if !ok && w%2 == 0 {
					t.Errorf("entry %s is gone after it was stored", k)
				}
			}
		})
	}
	wg.Wait()
	if n := len(entryFiles(t, dir)); n != 5 {
		t.Errorf("%d files in the end, want 5 entries and nothing else", n)
	}
}

func TestUnusableDirectoryWarnsOnceAndGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	open := t.TempDir()
	if err := os.Chmod(open, 0o777); err != nil {
		t.Fatal(err)
	}
	for name, dir := range map[string]string{
		"a file":             file,
		"below a file":       filepath.Join(file, "gpuc"),
		"writable by others": open,
	} {
		t.Run(name, func(t *testing.T) {
			var warnings []error
			c := Open(dir, Options{Warn: func(err error) { warnings = append(warnings, err) }})
			for range 3 {
				c.Put("cubin", key("a"), []byte("x"))
				if _, ok := c.Get("cubin", key("a")); ok {
					t.Error("Get found an entry")
				}
			}
			if len(warnings) != 1 || c.Broken() == nil {
				t.Errorf("warnings: %v, broken: %v; want one warning", warnings, c.Broken())
			}
		})
	}
}

// Nothing is read where somebody else could have put it: a parent, a folder under
// entries, the entry itself.
func TestWhatOthersCouldHavePutIsNotRead(t *testing.T) {
	entry := strings.TrimPrefix(Open("", Options{}).path("cubin", key("a")), "/")
	for _, at := range []string{"", "gpuc", "gpuc/entries", "gpuc/entries/cubin", filepath.Join("gpuc", filepath.Dir(entry)), filepath.Join("gpuc", entry)} {
		acts := map[string]func(string) error{
			"for all": func(path string) error { return os.Chmod(path, 0o777) },
		}
		if os.Getuid() == 0 {
			acts["another's"] = func(path string) error { return os.Chown(path, 12345, -1) }
			if at != "" { // above a user's directory root may let a group write
				acts["for a group"] = func(path string) error { return errors.Join(os.Chown(path, -1, 12345), os.Chmod(path, 0o775)) }
			}
		}
		for name, act := range acts {
			t.Run(filepath.Join("parent", at)+" "+name, func(t *testing.T) {
				parent := t.TempDir()
				dir := filepath.Join(parent, "gpuc")
				Open(dir, Options{}).Put("cubin", key("a"), []byte("x"))
				if err := act(filepath.Join(parent, at)); err != nil {
					t.Fatal(err)
				}
				var warnings []error
				c := Open(dir, Options{Warn: func(err error) { warnings = append(warnings, err) }})
				if _, ok := c.Get("cubin", key("a")); ok {
					t.Error("Get found an entry")
				}
				if len(warnings) != 1 || !strings.Contains(warnings[0].Error(), EnvDir) || !strings.Contains(warnings[0].Error(), filepath.Join(parent, at)) {
					t.Errorf("warnings: %v, want one with the place and the way out", warnings)
				}
			})
		}
	}
}

// TestFullDisk runs itself again as a process that may write small files only.
func TestFullDisk(t *testing.T) {
	const env = "GPUC_TEST_FULL_DISK"
	if dir := os.Getenv(env); dir != "" {
		signal.Ignore(syscall.SIGXFSZ)
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 4096, Max: 4096}); err != nil {
			t.Fatal(err)
		}
		warnings := 0
		c := Open(dir, Options{Warn: func(err error) { warnings++ }})
		c.Put("cubin", key("small"), []byte("fits"))
		c.Put("cubin", key("a"), make([]byte, 1<<16))
		c.Put("cubin", key("b"), make([]byte, 1<<16))
		if warnings != 1 {
			t.Errorf("%d warnings, want 1", warnings)
		}
		return
	}
	dir := filepath.Join(t.TempDir(), "gpuc")
	cmd := exec.Command(os.Args[0], "-test.run=^TestFullDisk$")
	cmd.Env = append(os.Environ(), env+"="+dir)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if n := len(entryFiles(t, dir)); n != 1 {
		t.Errorf("%d files, want the one entry that fitted", n)
	}
	if got, ok := openStrict(t, dir, Options{}).Get("cubin", key("small")); !ok || string(got) != "fits" {
		t.Errorf("the entry that fitted reads %q, %v", got, ok)
	}
}

func TestListAndClean(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gpuc")
	c := openStrict(t, dir, Options{})
	if es, err := c.List(); err != nil || len(es) != 0 {
		t.Errorf("List of a cache that was never used: %v, %v", es, err)
	}
	c.Put("devicelib", key("a"), []byte("xx"))
	c.Put("cubin", key("b"), []byte("xxx"))
	keep := filepath.Join(dir, "toolchains")
	if err := os.Mkdir(keep, 0o700); err != nil {
		t.Fatal(err)
	}
	type row struct {
		Kind, Key string
		Bytes     int64
	}
	rows := func(es []Entry) (rs []row) {
		for _, e := range es {
			rs = append(rs, row{e.Kind, e.Key, e.Bytes})
		}
		return rs
	}
	want := []row{
		{"cubin", key("b").String(), int64(headerSize + 3)},
		{"devicelib", key("a").String(), int64(headerSize + 2)},
	}
	es, err := c.List()
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, rows(es)); d != "" {
		t.Errorf("List (-want +got):\n%s", d)
	}
	es, err = c.Clean()
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, rows(es)); d != "" {
		t.Errorf("Clean (-want +got):\n%s", d)
	}
	if es, err := c.List(); err != nil || len(es) != 0 {
		t.Errorf("List after Clean: %v, %v", es, err)
	}
	if _, err := os.Stat(keep); err != nil {
		t.Errorf("Clean removed what is not an entry: %v", err)
	}
}

func TestTrimRemovesLeastRecentlyUsed(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gpuc")
	c := openStrict(t, dir, Options{MaxBytes: 2500})
	for i, name := range []string{"oldest", "old"} {
		c.Put("cubin", key(name), make([]byte, 1000))
		used := time.Now().Add(time.Duration(i-10) * 24 * time.Hour)
		if err := os.Chtimes(c.path("cubin", key(name)), used, used); err != nil {
			t.Fatal(err)
		}
	}
	// Reading an entry makes it recently used.
	if _, ok := c.Get("cubin", key("oldest")); !ok {
		t.Fatal("the entry is missing")
	}
	stale := filepath.Join(filepath.Dir(c.path("cubin", key("old"))), tempPrefix+"dead")
	if err := os.WriteFile(stale, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	past := time.Now().Add(-2 * staleTemp)
	if err := os.Chtimes(stale, past, past); err != nil {
		t.Fatal(err)
	}
	c.Put("cubin", key("new"), make([]byte, 1000))
	for name, want := range map[string]bool{"oldest": true, "old": false, "new": true} {
		if _, ok := c.Get("cubin", key(name)); ok != want {
			t.Errorf("entry %s is there: %v, want %v", name, ok, want)
		}
	}
	if _, err := os.Stat(stale); err == nil {
		t.Error("the temporary file of a dead process is still there")
	}
}

func TestNilCacheHoldsNothing(t *testing.T) {
	var c *Cache
	c.Put("cubin", key("a"), []byte("x"))
	if _, ok := c.Get("cubin", key("a")); ok {
		t.Error("a nil cache has an entry")
	}
	if es, err := c.List(); err != nil || es != nil {
		t.Errorf("List: %v, %v", es, err)
	}
	if es, err := c.Clean(); err != nil || es != nil {
		t.Errorf("Clean: %v, %v", es, err)
	}
}

func TestKeysSeparateFields(t *testing.T) {
	keys := map[Key]string{}
	for name, k := range map[string]Key{
		"ab":      NewHasher("p").String("ab").Key(),
		"a b":     NewHasher("p").String("a").String("b").Key(),
		"[a b]":   NewHasher("p").Strings([]string{"a", "b"}).Key(),
		"[a] b":   NewHasher("p").Strings([]string{"a"}).String("b").Key(),
		"purpose": NewHasher("q").String("ab").Key(),
		"empty":   NewHasher("p").Key(),
	} {
		if other, ok := keys[k]; ok {
			t.Errorf("%s and %s have the same key", name, other)
		}
		keys[k] = name
	}
}

func TestDir(t *testing.T) {
	for _, tt := range []struct {
		name string
		env  map[string]string
		want string
	}{
		{"own variable", map[string]string{EnvDir: "/own", "XDG_CACHE_HOME": "/xdg", "HOME": "/home/u"}, "/own"},
		{"xdg", map[string]string{"XDG_CACHE_HOME": "/xdg", "HOME": "/home/u"}, "/xdg/gpuc"},
		{"relative xdg is ignored", map[string]string{"XDG_CACHE_HOME": "xdg", "HOME": "/home/u"}, "/home/u/.cache/gpuc"},
		{"home", map[string]string{"HOME": "/home/u"}, "/home/u/.cache/gpuc"},
		{"relative home is ignored", map[string]string{"HOME": "home"}, ""},
		{"nothing", nil, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Dir(func(k string) string { return tt.env[k] })
			if got != tt.want || (err != nil) != (tt.want == "") {
				t.Errorf("Dir() = %q, %v, want %q", got, err, tt.want)
			}
		})
	}
}
