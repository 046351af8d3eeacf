package nvrtc

import (
	"bytes"
	"debug/elf"
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

func open(t testing.TB, tc *toolchain.Toolchain) *Library {
	t.Helper()
	l, err := Open(tc.Path(toolchain.NVRTC), tc.Path(toolchain.NVRTCBuiltins))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

const kernel = `
#ifndef VALUE
#error VALUE is not defined
#endif
extern "C" __global__ void k(int *p) { *p = VALUE; }
`

func TestCompile(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	l := open(t, tc)
	if want := strings.Join(strings.Split(tc.Version(toolchain.NVRTC), ".")[:2], "."); l.Version() != want {
		t.Errorf("the library says that it is %s, its wheel %s", l.Version(), want)
	}
	for name, tt := range map[string]struct {
		format Format
		check  func(out []byte) bool
	}{
		"PTX":    {PTX, func(out []byte) bool { return bytes.Contains(out, []byte("4711")) && bytes.IndexByte(out, 0) < 0 }},
		"CUBIN":  {CUBIN, func(out []byte) bool { return bytes.HasPrefix(out, []byte(elf.ELFMAG)) }},
		"LTO-IR": {LTOIR, func(out []byte) bool { return len(out) > 100 }},
	} {
		out, log, err := l.Compile("k.cu", kernel, Config{Arch: chaintest.Arch(t, "sm_90"), Format: tt.format, Define: []string{"VALUE=4711"}})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !tt.check(out) || log != "" {
			t.Errorf("%s: %d bytes are not what was asked for; log %q", name, len(out), log)
		}
	}
}

func TestCompileIsRepeatableAndConcurrent(t *testing.T) {
	l := open(t, chaintest.Toolchain(t, toolchain.DeviceLib))
	var wg sync.WaitGroup
	outs := make([][]byte, 4)
	for i := range outs {
		wg.Go(func() {
			var err error
			if outs[i], _, err = l.Compile("k.cu", kernel, Config{Arch: chaintest.Arch(t, "sm_90"), Define: []string{"VALUE=1"}}); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	for i, out := range outs {
		if len(out) == 0 || !bytes.Equal(out, outs[0]) {
			t.Errorf("compilation %d gave %d bytes that differ from the first's %d", i, len(out), len(outs[0]))
		}
	}
}

func TestRefusedSourceGivesTheLog(t *testing.T) {
	l := open(t, chaintest.Toolchain(t, toolchain.DeviceLib))
	for _, tt := range []struct {
		name, src string
		cfg       Config
		want      []string
	}{
		{"source", "int f() { return undeclared; }", Config{}, []string{"source.cu(1)", "undeclared", "compile source.cu for sm_90"}},
		{"directive", kernel, Config{}, []string{"VALUE is not defined"}},
		{"option", kernel, Config{Options: []string{"-no-such-option"}}, []string{"no-such-option"}},
		{"zero byte", "int x;\x00", Config{}, []string{"zero byte"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.cfg.Arch = chaintest.Arch(t, "sm_90")
			_, _, err := l.Compile(tt.name+".cu", tt.src, tt.cfg)
			var ne *dl.LogError
			if !errors.As(err, &ne) {
				t.Fatalf("err = %v, want an Error", err)
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q: %v", want, err)
				}
			}
		})
	}
}

func TestWarningsAreInTheLog(t *testing.T) {
	l := open(t, chaintest.Toolchain(t, toolchain.DeviceLib))
	_, log, err := l.Compile("k.cu", "#warning look here\n", Config{Arch: chaintest.Arch(t, "sm_90")})
	if err != nil || !strings.Contains(log, "look here") {
		t.Errorf("log %q, err %v; want the warning and no error", log, err)
	}
}

func TestOpenMissingBuiltins(t *testing.T) {
	var oe *dl.OpenError
	if _, err := Open("libnvrtc.so.13", "/nonexistent/libnvrtc-builtins.so.13.0"); !errors.As(err, &oe) || oe.Name != "NVRTC built-ins" {
		t.Errorf("err = %v, want an OpenError for the built-ins", err)
	}
}
