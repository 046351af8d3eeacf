package nccl

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestLayouts compares NCCL's structures with the headers of each installed version. It needs a C++ compiler.
func TestLayouts(t *testing.T) {
	compiler, err := exec.LookPath("c++")
	if err != nil {
		t.Skip(err)
	}
	cuda := chaintest.Toolchain(t, toolchain.NCCLDeviceLib).Path(toolchain.CUDAHeaders)
	for _, path := range installed(t) {
		headers := filepath.Join(filepath.Dir(filepath.Dir(path)), "include")
		l, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		i, err := l.layout()
		if _, missing := os.Stat(filepath.Join(headers, "nccl_device.h")); missing != nil || err != nil {
			continue
		}
		var r requirements
		var p properties
		var b strings.Builder
		fmt.Fprintln(&b, "#include <cstddef>\n#include <nccl_device.h>")
		same := func(what string, n uintptr) { fmt.Fprintf(&b, "static_assert(%s == %d, \"\");\n", what, n) }
		same("sizeof(ncclDevCommRequirements)", uintptr(layouts[i].requirements))
		same("sizeof(ncclCommProperties)", uintptr(layouts[i].properties))
		same("sizeof(ncclDevComm)", uintptr(layouts[i].devComm))
		for name, at := range map[string]uintptr{
			"ginContextCount": unsafe.Offsetof(r.contexts), "ginConnectionType": unsafe.Offsetof(r.connection), "ginTrafficClass": unsafe.Offsetof(r.trafficClass),
			"ginStrongSignalsRequired": unsafe.Offsetof(r.strongSignals), "ginVaSignalsRequired": unsafe.Offsetof(r.addressSignals),
			"ginCustomStride": unsafe.Offsetof(r.stride), "ginType": unsafe.Offsetof(r.gin), "useRuntimeVersion": unsafe.Offsetof(r.runtimeVersion),
		} {
			if at < uintptr(layouts[i].requirements) {
				same("offsetof(ncclDevCommRequirements, "+name+")", at)
			}
		}
		same("offsetof(ncclCommProperties, ginType)", unsafe.Offsetof(p.gin))
		same("offsetof(ncclCommProperties, nLsaTeams)", unsafe.Offsetof(p.lsaTeams))
		same("NCCL_GIN_TYPE_PROXY", GINProxy)
		same("NCCL_GIN_CONNECTION_FULL", 1)
		same("NCCL_WIN_STRICT_ORDERING", WindowOrdered)
		cmd := exec.Command(compiler, "-x", "c++", "-std=c++17", "-w", "-fsyntax-only", "-I"+headers, "-I"+cuda, "-")
		cmd.Stdin = strings.NewReader(b.String())
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("NCCL %v: %v\n%s", l.version, err, out)
		}
	}
	if n, m := unsafe.Sizeof(requirements{}), unsafe.Sizeof(properties{}); n != uintptr(layouts[0].requirements) || m != uintptr(layouts[0].properties) {
		t.Errorf("the newest structures have %d and %d bytes", n, m)
	}
}

// TestVersionsOfTheNetwork: a library that is too old or too new has none that gpuc knows.
func TestVersionsOfTheNetwork(t *testing.T) {
	for version, want := range map[Version]string{
		{2, 28, 9}: "NCCL 2.30.7 has it", {2, 30, 4}: "NCCL 2.30.7 has it", {2, 30, 7}: "", {2, 32, 3}: "", {2, 33, 0}: "newer than the network that gpuc knows: take one from 2.30.7 on, before 2.33.0",
	} {
		_, err := (&Library{version: version}).layout()
		if (err == nil) != (want == "") || err != nil && (!strings.Contains(err.Error(), want) || !errors.Is(err, errors.ErrUnsupported)) {
			t.Errorf("%v: %v, want %q", version, err, want)
		}
	}
}
