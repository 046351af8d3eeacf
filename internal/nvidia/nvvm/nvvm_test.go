package nvvm

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

const header = `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
`

const footer = `
!nvvm.annotations = !{!0}
!0 = !{void (float*)* @k, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*)* @k to i8*)], section "llvm.metadata"
`

const mulAdd = header + `
define void @k(float* %p) {
entry:
  %v = load float, float* %p
  %m = fmul float %v, %v
  %s = fadd float %m, 1.0
  store float %s, float* %p
  ret void
}
` + footer

const callsExp = header + `
declare float @__nv_expf(float)

define void @k(float* %p) {
entry:
  %v = load float, float* %p
  %e = call float @__nv_expf(float %v)
  store float %e, float* %p
  ret void
}
` + footer

func open(t testing.TB, tc *toolchain.Toolchain) (*Library, []byte) {
	t.Helper()
	l, err := Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		t.Fatal(err)
	}
	b, err := ReadLibdevice(tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	return l, b
}

func TestCompileToPTX(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	l, libdevice := open(t, tc)
	for _, tt := range []struct {
		name, ir  string
		cfg       Config
		want, not []string
	}{
		{"contracted", mulAdd, Config{}, []string{".target sm_90", ".entry k", "fma.rn.f32"}, nil},
		{"strict", mulAdd, Config{StrictFP: true}, []string{"mul.rn.f32", "add.rn.f32"}, []string{"fma.rn.f32"}},
		{"libdevice", callsExp, Config{}, []string{"ex2.approx"}, []string{"__nv_expf"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.cfg.Arch, tt.cfg.Format = chaintest.Arch(t, "sm_90"), PTX
			out, err := l.Compile("test", []byte(tt.ir), libdevice, tt.cfg)
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range tt.want {
				if !strings.Contains(string(out), w) {
					t.Errorf("the PTX lacks %q:\n%s", w, out)
				}
			}
			for _, w := range tt.not {
				if strings.Contains(string(out), w) {
					t.Errorf("the PTX has %q:\n%s", w, out)
				}
			}
			if bytes.IndexByte(out, 0) >= 0 {
				t.Error("the PTX holds a zero byte")
			}
		})
	}
}

func TestCompileIsRepeatableAndConcurrent(t *testing.T) {
	l, libdevice := open(t, chaintest.Toolchain(t))
	var wg sync.WaitGroup
	outs := make([][]byte, 6)
	for i := range outs {
		wg.Go(func() {
			var err error
			if outs[i], err = l.Compile("test", []byte(callsExp), libdevice, Config{Arch: chaintest.Arch(t, "sm_90")}); err != nil {
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

// TestParametersByValue takes a parameter by value through both dialects of IR. A text that looks
// like one stays as it is.
func TestParametersByValue(t *testing.T) {
	const head = "define void @maps(i32 %a, [128 x i8]* byval align 64 %m, [128 x i8]* byval align 64 %n) {\n"
	const text = "@t = addrspace(1) constant [19 x i8] c\"[128 x i8]* byval x\"\n"
	const current = "define void @maps(i32 %a, [128 x i8]* byval([128 x i8]) align 64 %m, [128 x i8]* byval([128 x i8]) align 64 %n) {\n"
	for name, want := range map[string]string{"sm_75": text + head, "sm_90a": text + head, "sm_100": text + current, "sm_120a": text + current} {
		if got := string(inDialect([]byte(text+head), chaintest.Arch(t, name))); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", name, got, want)
		}
	}
	l, libdevice := open(t, chaintest.Toolchain(t))
	module := strings.Replace(mulAdd, "define", head+"\tret void\n}\n\ndefine", 1)
	for _, target := range arch.Targets() {
		cfg := Config{Arch: target, Format: PTX}
		if err := l.Verify("by value", []byte(module), cfg); err != nil {
			t.Error(err)
		}
		if _, err := l.Compile("by value", []byte(module), libdevice, cfg); err != nil {
			t.Error(err)
		}
	}
}

func TestRefusedModulesGiveTheLog(t *testing.T) {
	l, libdevice := open(t, chaintest.Toolchain(t))
	for _, tt := range []struct {
		name, ir string
		want     []string
	}{
		{"syntax", "define void @k( {", []string{"NVVM_ERROR_INVALID_IR", "syntax (1, 17)"}},
		{"types", strings.Replace(mulAdd, "fadd float", "fadd double", 1), []string{"types (8, 19)", "%m"}},
		{"empty", "", []string{"not NVVM IR text"}},
		{"bitcode", "BC\xc0\xde", []string{"not NVVM IR text"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for step, err := range map[string]error{
				"Verify": l.Verify(tt.name, []byte(tt.ir), Config{Arch: chaintest.Arch(t, "sm_90")}),
				"Compile": func() error {
					_, err := l.Compile(tt.name, []byte(tt.ir), libdevice, Config{Arch: chaintest.Arch(t, "sm_90")})
					return err
				}(),
			} {
				var ne *dl.LogError
				if !errors.As(err, &ne) {
					t.Fatalf("%s: err = %v, want an Error", step, err)
				}
				for _, want := range tt.want {
					if !strings.Contains(err.Error(), want) {
						t.Errorf("%s: the error lacks %q: %v", step, want, err)
					}
				}
			}
		})
	}
	if err := l.Verify("good", []byte(mulAdd), Config{Arch: chaintest.Arch(t, "sm_90")}); err != nil {
		t.Errorf("after the refused ones, a good module: %v", err)
	}
}

func TestOpenMissingLibrary(t *testing.T) {
	var oe *dl.OpenError
	if _, err := Open("/nonexistent/libnvvm.so.4"); !errors.As(err, &oe) || !strings.Contains(err.Error(), "/nonexistent/libnvvm.so.4") {
		t.Errorf("err = %v, want an OpenError that names the path", err)
	}
}

func TestReadLibdeviceRefusesWhatIsNotBitcode(t *testing.T) {
	path := filepath.Join(t.TempDir(), "libdevice.10.bc")
	if err := os.WriteFile(path, []byte("; text"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, p := range []string{path, path + ".missing"} {
		if _, err := ReadLibdevice(p); err == nil || !strings.Contains(err.Error(), p) {
			t.Errorf("%s: err = %v, want one that names the file", p, err)
		}
	}
}

// TestReadLibdeviceRefusesWhatIsCutOff: libNVVM dies of a libdevice that ends too early.
func TestReadLibdeviceRefusesWhatIsCutOff(t *testing.T) {
	// Two blocks, of one word and of two.
	file := []byte("BC\xc0\xde" + "\x35\x14\x00\x00\x01\x00\x00\x00aaaa" + "\x21\x0c\x00\x00\x02\x00\x00\x00bbbbbbbb")
	path := filepath.Join(t.TempDir(), "libdevice.10.bc")
	for n := 4; n <= len(file); n++ {
		if err := os.WriteFile(path, file[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		whole := n == 4+12 || n == len(file) // what follows the last block is not known
		if _, err := ReadLibdevice(path); (err == nil) != whole || err != nil && !strings.Contains(err.Error(), "is damaged") {
			t.Errorf("%d of %d bytes: %v", n, len(file), err)
		}
	}
}
