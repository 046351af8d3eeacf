//go:build linux

package toolchain

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// write creates a file with its directories.
func write(t testing.TB, path, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(content), 0o700); err != nil {
		t.Fatal(err)
	}
}

// wheelFiles are the files of wheels that parts are found by.
func wheelFiles(cuda, nvshmem string) map[string]string {
	v := strings.Split(nvshmem, ".")
	minor := strings.Join(strings.Split(cuda, ".")[:2], ".")
	files := map[string]string{
		"nvidia/cu13/lib/libnvvm.so.4":                         "",
		"nvidia/cu13/nvvm/libdevice/libdevice.10.bc":           "",
		"nvidia/cu13/lib/libnvJitLink.so.13":                   "",
		"nvidia/cu13/lib/libnvrtc.so.13":                       "",
		"nvidia/cu13/lib/libnvrtc-builtins.so." + minor:        "",
		"nvidia/cu13/lib/libnvrtc-builtins.alt.so." + minor:    "",
		"nvidia/cu13/include/cuda_runtime.h":                   "",
		"nvidia/cu13/include/cccl/cuda/std/type_traits":        "",
		"nvidia/nvshmem/include/nvshmem.h":                     "",
		"nvidia/nvshmem/include/non_abi/nvshmem_version.h":     "#define NVSHMEM_VENDOR_MAJOR_VERSION " + v[0] + "\n#define NVSHMEM_VENDOR_MINOR_VERSION " + v[1] + "\n#define NVSHMEM_VENDOR_PATCH_VERSION " + v[2] + "\n",
		"nvidia/nvshmem/lib/libnvshmem_host.so.3":              "",
		"nvidia_nvshmem_cu13-" + nvshmem + ".dist-info/RECORD": "",
	}
	for _, dist := range []string{"nvidia_nvvm", "nvidia_nvjitlink", "nvidia_cuda_nvrtc", "nvidia_cuda_runtime", "nvidia_cuda_cccl"} {
		files[dist+"-"+cuda+".dist-info/RECORD"] = ""
	}
	return files
}

func writeWheels(t testing.TB, root, cuda, nvshmem string) {
	t.Helper()
	for path, content := range wheelFiles(cuda, nvshmem) {
		write(t, filepath.Join(root, path), content)
	}
}

// writeToolkit creates a CUDA toolkit without NVSHMEM.
func writeToolkit(t testing.TB, root, version string) {
	t.Helper()
	for _, path := range []string{"nvvm/lib64/libnvvm.so.4", "nvvm/libdevice/libdevice.10.bc", "lib64/libnvJitLink.so.13", "lib64/libnvrtc.so.13",
		"lib64/libnvrtc-builtins.so.13.0", "include/cuda_runtime.h", "include/cccl/cuda/std/type_traits"} {
		write(t, filepath.Join(root, path), "")
	}
	write(t, filepath.Join(root, "version.json"), `{"cuda": {"name": "CUDA SDK", "version": "`+version+`"}}`)
}

// machine is a made-up machine.
type machine struct {
	dir string
	env map[string]string
}

func newMachine(t testing.TB) *machine {
	m := &machine{dir: t.TempDir(), env: map[string]string{}}
	return m
}

func (m *machine) path(elem ...string) string {
	return filepath.Join(append([]string{m.dir}, elem...)...)
}

func (m *machine) config() Config {
	return Config{Getenv: func(k string) string { return m.env[k] }, CacheDir: m.path("cache"), SystemRoot: m.path("root")}
}

// rename renames a file of the explicit toolchain.
func (m *machine) rename(t *testing.T, from, to string) {
	t.Helper()
	if err := os.Rename(m.path("tc", from), m.path("tc", to)); err != nil {
		t.Fatal(err)
	}
}

// setDir returns the directory of an installed set.
func setDir(cacheDir, name string) string {
	s, ok := LookupSet(name)
	if !ok {
		panic("no set " + name)
	}
	return s.Dir(cacheDir)
}
