//go:build linux && (amd64 || arm64)

package install

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/pathowner"
)

// machine is a made-up machine with a directory of wheels and a set of them.
type machine struct {
	Options
	set   toolchain.Set
	links string // the directory of wheels
	log   bytes.Buffer
}

// files are those of the two wheels of the set, and what the second leaves out.
var files = map[string]map[string]string{
	"nvidia_cuda_nvdisasm-1.0-py3-none-any.whl": {
		"nvidia/cu13/bin/nvdisasm":                      "#!/bin/sh\n",
		"nvidia_cuda_nvdisasm-1.0.dist-info/RECORD":     "nvidia/cu13/bin/nvdisasm\n",
		"nvidia_cuda_nvdisasm-1.0.dist-info/licenses/L": "as is\n",
	},
	"nvidia_nvshmem_cu13-2.0-py3-none-any.whl": {
		"nvidia/nvshmem/lib/libnvshmem_host.so.3":      strings.Repeat("host", 1000),
		"nvidia/nvshmem/lib/nvshmem_transport_x.so.3":  "transport",
		"nvidia/nvshmem/include/nvshmem.h":             "",
		"nvidia_nvshmem_cu13-2.0.dist-info/top_level/": "",
	},
}

func newMachine(t *testing.T, wheels map[string]map[string]string) *machine {
	t.Helper()
	m := &machine{links: t.TempDir()}
	m.set = toolchain.Set{Name: toolchain.TestToolsSet, Uses: []toolchain.Use{toolchain.Disassemble, toolchain.Communicate}}
	for _, name := range slices.Sorted(maps.Keys(wheels)) {
		b := pack(t, wheels[name])
		if err := os.WriteFile(filepath.Join(m.links, name), b, 0o600); err != nil {
			t.Fatal(err)
		}
		m.set.Pins += fmt.Sprintf("%s %x %d %s\n", runtime.GOARCH, sha256.Sum256(b), len(b), name)
	}
	env := map[string]string{"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": m.links}
	m.Options = Options{CacheDir: filepath.Join(t.TempDir(), "gpuc"), Log: &m.log, Getenv: func(k string) string { return env[k] }}
	return m
}

// pack returns a zip file, in which what lies in bin is executable.
func pack(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, path := range slices.Sorted(maps.Keys(files)) {
		h := &zip.FileHeader{Name: path, Method: zip.Deflate}
		if h.SetMode(0o644); strings.Contains(path, "/bin/") {
			h.SetMode(0o755)
		}
		w, err := z.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(files[path])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func (m *machine) install(t *testing.T) Outcome {
	t.Helper()
	outcome, err := run(t.Context(), m.Options, m.set)
	if err != nil {
		t.Fatal(err)
	}
	return outcome
}

// tree returns the files below the directory of sets, without locks and records.
func (m *machine) tree(t *testing.T) map[string]string {
	t.Helper()
	got := map[string]string{}
	root := toolchain.SetsDir(m.CacheDir)
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil && errors.Is(err, os.ErrNotExist) {
			return nil
		}
		if err != nil || d.IsDir() || strings.HasSuffix(path, ".lock") || d.Name() == toolchain.RecordFile {
			return err
		}
		b, err := os.ReadFile(path)
		rel, _ := filepath.Rel(root, path)
		got[rel] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// whole is the tree of an installed set.
func whole() map[string]string {
	want := map[string]string{}
	for _, fs := range files {
		for path, text := range fs {
			if !strings.HasSuffix(path, "/") {
				want[filepath.Join(toolchain.TestToolsSet, path)] = text
			}
		}
	}
	return want
}

func (m *machine) expectWhole(t *testing.T) {
	t.Helper()
	if d := cmp.Diff(whole(), m.tree(t)); d != "" {
		t.Errorf("toolchains (-want +got):\n%s", d)
	}
	if err := toolchain.Verify(t.Context(), m.CacheDir, m.set); err != nil {
		t.Error(err)
	}
}

func TestInstall(t *testing.T) {
	m := newMachine(t, files)
	var done, total int64
	m.Progress = func(_ string, d, t int64) { done, total = d, t }
	if got := m.install(t); got != Installed {
		t.Errorf("outcome %v, want Installed", got)
	}
	m.expectWhole(t)
	if done == 0 || done != total {
		t.Errorf("progress ended at %d of %d bytes", done, total)
	}
	if fi, err := os.Stat(filepath.Join(m.set.Dir(m.CacheDir), "nvidia/cu13/bin/nvdisasm")); err != nil || fi.Mode().Perm() != 0o700 {
		t.Errorf("the tool has mode %v (%v), want that the user may execute it", fi.Mode(), err)
	}
	os.RemoveAll(m.links)
	if got := m.install(t); got != Intact {
		t.Errorf("outcome of the second %v, want Intact", got)
	}
}

func TestInstallRepairs(t *testing.T) {
	const host = "nvidia/nvshmem/lib/libnvshmem_host.so.3"
	for _, tt := range []struct {
		name   string
		damage func(dir string) error
		log    string
		fetch  string // what is fetched again
	}{
		{"a file that is missing", func(dir string) error { return os.Remove(filepath.Join(dir, host)) }, host + " is missing", "nvshmem"},
		{"a file that is cut off", func(dir string) error { return os.Truncate(filepath.Join(dir, host), 7) }, host + " has 7 bytes instead of 4000", "nvshmem"},
		{"a file that is altered", func(dir string) error {
			return os.WriteFile(filepath.Join(dir, host), []byte(strings.Repeat("hest", 1000)), 0o600)
		}, host + " has another content", "nvshmem"},
		{"a file that is a link", func(dir string) error {
			return errors.Join(os.Rename(filepath.Join(dir, host), filepath.Join(dir, "x")), os.Symlink(filepath.Join(dir, "x"), filepath.Join(dir, host)))
		}, host + " is not a file, and 1 more", "nvshmem"},
		{"a file too many", func(dir string) error { return os.WriteFile(filepath.Join(dir, "nvidia/x.h"), nil, 0o600) }, "nvidia/x.h was not installed", ""},
		{"no record", func(dir string) error { return os.Remove(filepath.Join(dir, toolchain.RecordFile)) }, toolchain.RecordFile + " is missing", "nvdisasm nvshmem"},
		{"a damaged record", func(dir string) error { return os.Truncate(filepath.Join(dir, toolchain.RecordFile), 100) }, toolchain.RecordFile + " is damaged", "nvdisasm nvshmem"},
		{"a directory for all", func(dir string) error { return os.Chmod(filepath.Join(dir, "nvidia"), 0o777) }, "may be written to by everybody", "nvdisasm nvshmem"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t, files)
			m.install(t)
			if err := tt.damage(m.set.Dir(m.CacheDir)); err != nil {
				t.Fatal(err)
			}
			if err := toolchain.Verify(t.Context(), m.CacheDir, m.set); err == nil {
				t.Error("Verify finds no damage")
			}
			m.log.Reset()
			if got := m.install(t); got != Repaired {
				t.Errorf("outcome %v, want Repaired", got)
			}
			var fetched []string
			for _, name := range []string{"nvdisasm", "nvshmem"} {
				if strings.Contains(m.log.String(), "fetching nvidia_cuda_"+name) || strings.Contains(m.log.String(), "fetching nvidia_"+name) {
					fetched = append(fetched, name)
				}
			}
			if got := strings.Join(fetched, " "); got != tt.fetch || !strings.Contains(m.log.String(), tt.log) {
				t.Errorf("fetched %q, want %q, and a log with %q:\n%s", got, tt.fetch, tt.log, m.log.String())
			}
			m.expectWhole(t)
		})
	}
}

// After another pin the files of the old one are gone.
func TestInstallReplacesAnotherPin(t *testing.T) {
	m := newMachine(t, files)
	m.install(t)
	other := maps.Clone(files)
	other["nvidia_cuda_nvdisasm-1.0-py3-none-any.whl"] = map[string]string{"nvidia/cu13/bin/nvdisasm": "newer"}
	n := newMachine(t, other)
	n.CacheDir = m.CacheDir
	if got := n.install(t); got != Repaired {
		t.Errorf("outcome %v, want Repaired", got)
	}
	got := n.tree(t)
	if got[toolchain.TestToolsSet+"/nvidia/cu13/bin/nvdisasm"] != "newer" || len(got) != len(whole())-2 {
		t.Errorf("toolchains: %v", got)
	}
}

func TestInstallFailureLeavesTheOldSet(t *testing.T) {
	incomplete := maps.Clone(files)
	incomplete["nvidia_cuda_nvdisasm-1.0-py3-none-any.whl"] = map[string]string{"README": ""}
	for _, tt := range []struct {
		name  string
		m     *machine
		spoil func(m *machine) error
		want  []string
	}{
		{"no network", newMachine(t, files), func(m *machine) error { return os.RemoveAll(m.links) }, []string{"install toolchain test-tools: cannot fetch", "the package index must be reachable"}},
		{"another content", newMachine(t, files), func(m *machine) error {
			name := filepath.Join(m.links, "nvidia_nvshmem_cu13-2.0-py3-none-any.whl")
			b, err := os.ReadFile(name)
			b[40]++
			return errors.Join(err, os.WriteFile(name, b, 0o600))
		}, []string{"the content is not the pinned one"}},
		{"incomplete", newMachine(t, incomplete), func(*machine) error { return nil }, []string{"all wheels are there, but not found", "nvdisasm"}},
		{"points outside the directory", newMachine(t, map[string]map[string]string{"a-1.whl": {"../x": "x"}}), func(*machine) error { return nil }, []string{"points outside the directory"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if err := tt.spoil(tt.m); err != nil {
				t.Fatal(err)
			}
			old := filepath.Join(tt.m.set.Dir(tt.m.CacheDir), "nvidia/old")
			if err := os.MkdirAll(filepath.Dir(old), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(old, []byte("old"), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := run(t.Context(), tt.m.Options, tt.m.set)
			if err == nil {
				t.Fatal("Install succeeded")
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
			got := tt.m.tree(t)
			maps.DeleteFunc(got, func(path, _ string) bool { return strings.HasPrefix(path, ".test-tools.wheels/") })
			if d := cmp.Diff(map[string]string{"test-tools/nvidia/old": "old"}, got); d != "" {
				t.Errorf("toolchains (-want +got):\n%s", d)
			}
		})
	}
}

// What was fetched before an install was broken off is not fetched again.
func TestInstallKeepsWhatWasFetched(t *testing.T) {
	m := newMachine(t, files)
	second := filepath.Join(m.links, "nvidia_nvshmem_cu13-2.0-py3-none-any.whl")
	if err := os.Rename(second, second+".later"); err != nil {
		t.Fatal(err)
	}
	if _, err := run(t.Context(), m.Options, m.set); err == nil {
		t.Fatal("Install succeeded without a wheel")
	}
	if err := errors.Join(os.Rename(second+".later", second), os.Remove(filepath.Join(m.links, "nvidia_cuda_nvdisasm-1.0-py3-none-any.whl"))); err != nil {
		t.Fatal(err)
	}
	m.install(t)
	m.expectWhole(t)
}

func TestInstallRefusesAnUnsafeCache(t *testing.T) {
	m := newMachine(t, files)
	if err := os.MkdirAll(m.CacheDir, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(m.CacheDir, 0o777); err != nil {
		t.Fatal(err)
	}
	_, err := run(t.Context(), m.Options, m.set)
	var unsafe *pathowner.Error
	if !errors.As(err, &unsafe) || !strings.Contains(err.Error(), "chmod o-w "+m.CacheDir) || !strings.Contains(err.Error(), "GPUC_CACHE") {
		t.Errorf("err = %v, want that the cache is not safe, and what to do", err)
	}
	if es, _ := os.ReadDir(m.CacheDir); len(es) != 0 {
		t.Errorf("written there: %v", es)
	}
}

func TestInstallUnknownSet(t *testing.T) {
	if _, err := Install(t.Context(), Options{Set: "cuda-9", CacheDir: t.TempDir()}); err == nil || !strings.Contains(err.Error(), toolchain.SetNames()) {
		t.Errorf("err = %v, want one that lists the sets", err)
	}
}

func TestErrorOfAFullDiskSaysWhatToDo(t *testing.T) {
	err := &Error{"s", &os.PathError{Op: "write", Path: "f", Err: syscall.ENOSPC}}
	if text := err.Error(); !strings.Contains(text, "set GPUC_CACHE to a directory on another disk") || strings.Contains(text, "index") {
		t.Errorf("message %q", text)
	}
}

func TestInstallOnceAtATime(t *testing.T) {
	m := newMachine(t, files)
	m.Log = nil
	var wg sync.WaitGroup
	outcomes := make([]Outcome, 4)
	for i := range outcomes {
		wg.Go(func() {
			var err error
			if outcomes[i], err = run(t.Context(), m.Options, m.set); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	slices.Sort(outcomes)
	if d := cmp.Diff([]Outcome{Intact, Intact, Intact, Installed}, outcomes); d != "" {
		t.Errorf("outcomes (-want +got):\n%s", d)
	}
}

func TestInstallWaitsForTheLock(t *testing.T) {
	m := newMachine(t, files)
	if err := os.MkdirAll(toolchain.SetsDir(m.CacheDir), 0o700); err != nil {
		t.Fatal(err)
	}
	unlock, err := lock(t.Context(), filepath.Join(toolchain.SetsDir(m.CacheDir), ".test-tools.lock"), func() {})
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	ctx, cancel := context.WithCancel(t.Context())
	m.Log = writerFunc(func(p []byte) {
		if !strings.Contains(string(p), "waiting for another process") {
			t.Errorf("log: %s", p)
		}
		cancel()
	})
	if _, err := run(ctx, m.Options, m.set); !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v, want that it was cancelled", err)
	}
	if got := m.tree(t); len(got) != 0 {
		t.Errorf("installed while another process held the lock: %v", got)
	}
}

type writerFunc func(p []byte)

func (f writerFunc) Write(p []byte) (int, error) { f(p); return len(p), nil }
