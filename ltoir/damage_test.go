//go:build linux && (amd64 || arm64)

package ltoir

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// envDamaged makes TestDamagedToolchainIsAnError build a kernel with the toolchain installed below
// this directory, and print the error.
const envDamaged = "GPUC_TEST_DAMAGED_CACHE"

// buildWith takes a kernel that communicates through the whole chain.
func buildWith(t *testing.T, cacheDir string) error {
	env := map[string]string{toolchain.EnvToolchain: toolchain.DefaultSet}
	tc, err := toolchain.Find(toolchain.Config{Getenv: func(k string) string { return env[k] }, CacheDir: cacheDir, SystemRoot: cacheDir})
	if err != nil {
		return err
	}
	if err := tc.Need(toolchain.Communicate); err != nil {
		return err
	}
	_, err = Build(t.Context(), tc, nil, ring(t))
	return err
}

// linkSet makes a second copy of the installed default set, without its content.
func linkSet(t *testing.T) (cacheDir, dir string) {
	t.Helper()
	chaintest.Toolchain(t, toolchain.DeviceLib)
	real, err := cache.Dir(os.Getenv)
	if err != nil {
		t.Fatal(err)
	}
	from, ok := toolchain.Installed(real, toolchain.DefaultSet)
	if !ok {
		t.Skipf("%s is not installed", toolchain.DefaultSet)
	}
	// Links do not lead from one file system to another.
	cacheDir = t.TempDir()
	probe := filepath.Join(cacheDir, "probe")
	if err := os.Link(filepath.Join(from, toolchain.RecordFile), probe); err != nil {
		if cacheDir, err = os.MkdirTemp(real, ".test-"); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.RemoveAll(cacheDir) })
	}
	set, _ := toolchain.LookupSet(toolchain.DefaultSet)
	dir = set.Dir(cacheDir)
	err = filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(dir, rel), 0o700)
		}
		return os.Link(path, filepath.Join(dir, rel))
	})
	if err != nil {
		t.Fatal(err)
	}
	return cacheDir, dir
}

// TestDamagedToolchainIsAnError damages each file that a build opens in every way
// that its size tells, and small files in their content too. A build must say which
// command repairs it, and never crash or succeed.
func TestDamagedToolchainIsAnError(t *testing.T) {
	if dir := os.Getenv(envDamaged); dir != "" {
		fmt.Println("error:", buildWith(t, dir))
		return
	}
	if testing.Short() {
		t.Skip("starts many processes")
	}
	cacheDir, dir := linkSet(t)
	if out := buildIn(t, cacheDir); !strings.Contains(out, "error: <nil>") {
		t.Fatalf("the copy does not work before it is damaged: %s", out)
	}
	cut := func(n func(size int64) int64) func(*os.File, int64) error {
		return func(f *os.File, size int64) error { return f.Truncate(n(size)) }
	}
	damages := []struct {
		name string
		do   func(f *os.File, size int64) error // nil deletes
	}{
		{"deleted", nil},
		{"empty", cut(func(int64) int64 { return 0 })},
		{"cut to its header", cut(func(int64) int64 { return 64 })},
		{"cut in half", cut(func(size int64) int64 { return size / 2 })},
		{"cut by a byte", cut(func(size int64) int64 { return size - 1 })},
		{"altered", func(f *os.File, size int64) error {
			_, err := f.WriteAt([]byte("\xff\x00#"), size/2)
			return err
		}},
	}
	for _, file := range []string{
		"nvidia/cu13/lib/libnvvm.so.4",
		"nvidia/cu13/nvvm/libdevice/libdevice.10.bc",
		"nvidia/cu13/lib/libnvJitLink.so.13",
		"nvidia/cu13/lib/libnvrtc.so.13",
		"nvidia/cu13/lib/libnvrtc-builtins.so.13.0",
		"nvidia/cu13/include/cuda_runtime.h",
		"nvidia/cu13/include/cuda_fp16.h",
		"nvidia/cu13/include/cccl/cuda/std/type_traits",
		"nvidia/nvshmem/include/nvshmem.h",
		"nvidia/nvshmem/include/non_abi/nvshmem_version.h",
		"nvidia/nvshmem/lib/libnvshmem_host.so.3",
		"nvidia/nvshmem/lib/nvshmem_bootstrap_uid.so.3",
	} {
		path := filepath.Join(dir, file)
		whole := path + ".whole"
		if err := os.Rename(path, whole); err != nil {
			t.Fatal(err)
		}
		for _, d := range damages {
			if d.name == "altered" && strings.Contains(file, ".so.") {
				continue // found by verify
			}
			t.Run(file+" "+d.name, func(t *testing.T) {
				if d.do != nil {
					damage(t, whole, path, d.do)
					defer os.Remove(path)
				}
				out := buildIn(t, cacheDir)
				for _, want := range []string{"is damaged", filepath.Base(file), "run gpuc toolchain install " + toolchain.DefaultSet + ", which repairs it"} {
					if !strings.Contains(out, want) {
						t.Errorf("the error lacks %q:\n%s", want, out)
					}
				}
			})
		}
		if err := os.Rename(whole, path); err != nil {
			t.Fatal(err)
		}
	}
}

// damage writes a damaged copy of a file, which is left as it is.
func damage(t *testing.T, whole, path string, do func(*os.File, int64) error) {
	t.Helper()
	in, err := os.Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	size, err := io.Copy(out, in)
	if err := errors.Join(err, do(out, size), out.Close()); err != nil {
		t.Fatal(err)
	}
}

// buildIn builds in a process of its own, which must not crash.
func buildIn(t *testing.T, cacheDir string) string {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), exe, "-test.run=^TestDamagedToolchainIsAnError$")
	cmd.Env = append(os.Environ(), envDamaged+"="+cacheDir)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("the build crashed: %v\n%s", err, out)
	}
	return string(out)
}
