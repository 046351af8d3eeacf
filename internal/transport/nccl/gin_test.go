package nccl

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestHeadersOfTheNetwork has headers that include others by their places, and what NVRTC does not take.
func TestHeadersOfTheNetwork(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"nccl.h":            "#define NCCL_MAJOR 2\n",
		"nccl_device.h":     "#include \"nccl_device/gin.h\"\n#include <stdint.h>\n",
		"nccl_device/gin.h": "#  include \"proxy/gin_proxy_device_host_common.h\"\n#include \"../nccl.h\"\n#include \"doca.h\"\n",
		"nccl_device/proxy/gin_proxy_device_host_common.h": "struct {\n  int a : 3;\n} __attribute__((packed)) x;\nstruct { int b; } y;\n#include \"../utility.h\"\n",
		"nccl_device/utility.h":                            "if (alignof(T) == 1) {} else if (alignof(T) == 2) {}\n",
		"cuda.h":                                           "of somebody else",
		"other/x.h":                                        "of somebody else",
	} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := headers(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name := range system {
		if _, ok := got[name]; !ok {
			t.Errorf("%s is missing", name)
		}
		delete(got, name)
	}
	want := map[string]string{
		"nccl.h":            "#define NCCL_MAJOR 2\n",
		"nccl_device.h":     "#include \"nccl_device/gin.h\"\n#include <stdint.h>\n",
		"nccl_device/gin.h": "#  include \"nccl_device/proxy/gin_proxy_device_host_common.h\"\n#include \"nccl.h\"\n#include \"doca.h\"\n",
		"nccl_device/proxy/gin_proxy_device_host_common.h": "struct __attribute__((packed)) {\n  int a : 3;\n} __attribute__((packed)) x;\nstruct { int b; } y;\n#include \"nccl_device/utility.h\"\n",
		"nccl_device/utility.h":                            "if constexpr (alignof(T) == 1) {} else if constexpr (alignof(T) == 2) {}\n",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("headers (-want +got):\n%s", d)
	}
	if _, err := headers(filepath.Join(dir, "missing")); err == nil {
		t.Error("a directory that is not there has headers")
	}
}

// TestGINIsNCCLWithAnotherDeviceHalf compares the two transports.
func TestGINIsNCCLWithAnotherDeviceHalf(t *testing.T) {
	near, far := Transport(), GIN()
	if far.Family() != near.Name || far.Host != near.Host || !slices.Equal(slices.Sorted(maps.Keys(far.Far)), slices.Sorted(maps.Keys(near.Far))) {
		t.Errorf("%s is of the family %s", far.Name, far.Family())
	}
	if far.Version != near.Version || !strings.HasPrefix(strings.Join(far.HostSymbols, " "), strings.Join(near.HostSymbols, " ")) {
		t.Errorf("version %q, variables %q", far.Version, far.HostSymbols)
	}
}
