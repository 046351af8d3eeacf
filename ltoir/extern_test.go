package ltoir

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// calls is a kernel that calls functions with device code of their own.
const callsIR = `target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @blend(float*, i64, i16 signext, i8 zeroext)
define void @calls(float* %p, i64 %n) {
entry:
  %r = call float @blend(float* %p, i64 %n, i16 signext -3, i8 zeroext 200)
  store float %r, float* %p
  ret void
}
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64)* @calls to i8*)], section "llvm.metadata"
!nvvm.annotations = !{!0}
!0 = !{void (float*, i64)* @calls, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
`

const blend = `extern "C" __device__ float blend(float *p, long n, short a, unsigned char b) { return p[n - 1] * a + b; }`

// calls returns a request whose function blend comes from a file with the text.
func calls(t testing.TB, text string) Request {
	return Request{IR: []byte(callsIR), Arch: chaintest.Arch(t, "sm_90"), Manifest: &manifest.Manifest{
		Package: "example.com/calls",
		Kernels: []manifest.Kernel{{Name: "Calls", Symbol: "calls"}},
		Externs: []manifest.Extern{{
			Func: "Blend", Symbol: "blend", File: "calls.go", Line: 7, Unit: "blend.cu",
			Result: "float", Params: []string{"float *", "long long", "short", "unsigned char"},
		}},
		Units: []manifest.Unit{{File: "blend.cu", Kind: "cuda", Source: text}},
	}}
}

func TestExternFromSource(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceCode)
	c := openCache(t)
	cold := build(t, tc, c, calls(t, blend))
	syms, err := Symbols(cold.Image)
	if err != nil {
		t.Fatal(err)
	}
	// The function was inlined.
	if d := cmp.Diff(Global{Functions: []string{"calls"}}, syms); d != "" {
		t.Errorf("symbols (-want +got):\n%s", d)
	}
	if !build(t, tc, c, calls(t, blend)).CacheHit {
		t.Error("the second time, the cubin did not come from the cache")
	}
	if other := build(t, tc, c, calls(t, strings.Replace(blend, "+ b", "- b", 1))); other.CacheHit || bytes.Equal(other.Image, cold.Image) {
		t.Error("with another text, the cubin is the same")
	}
}

// A file that is no UTF-8 is compiled as it is.
func TestExternInLatin1(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceCode)
	r := calls(t, "")
	r.Manifest.Units[0].SetContent([]byte("// L\xe4nge\nstatic_assert(sizeof(\"\xe4\") == 2, \"one byte\");\n" + blend))
	build(t, tc, nil, r)
}

// What C calls a type, and what is const, does not matter to the caller.
func TestExternPrototypesThatFit(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceCode)
	for _, text := range []string{
		`extern "C" __device__ float blend(const float *__restrict__ p, long n, signed short a, unsigned char b) noexcept { return p[n] * a + b; }`,
		`struct f { float x; }; extern "C" { __device__ float blend(volatile f *p, unsigned long long n, short a, char b) { return p[n].x * a + b; } }`,
		`extern "C" __device__ float blend(void *p, const long n, const short a, const unsigned char b) { return ((float *)p)[n] * a + b; }`,
	} {
		if res := build(t, tc, nil, calls(t, text)); len(res.Image) == 0 {
			t.Errorf("no machine code with %s", text)
		}
	}
}

func TestExternErrors(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceCode)
	const want = `extern "C" __device__ float blend(float *, long long, short, unsigned char)`
	for name, tt := range map[string]struct {
		text string
		msg  string // at the directive; else in the log
		log  string
	}{
		"missing":          {`extern "C" __device__ float blend2() { return 0; }`, "blend.cu defines no blend; it has to hold " + want, ""},
		"C++ linkage":      {`__device__ float blend(float *p, long long n, short a, unsigned char b) { return 0; }`, "blend in blend.cu is a C++ function; write " + want, ""},
		"wrong result":     {`extern "C" __device__ double blend(float *p, long long n, short a, unsigned char b) { return 0; }`, "blend in blend.cu has another prototype; the Go function declares " + want, ""},
		"wrong element":    {`extern "C" __device__ float blend(int *p, long long n, short a, unsigned char b) { return 0; }`, "another prototype", ""},
		"wrong width":      {`extern "C" __device__ float blend(float *p, int n, short a, unsigned char b) { return 0; }`, "another prototype", ""},
		"missing argument": {`extern "C" __device__ float blend(float *p, long long n, short a) { return 0; }`, "another prototype", ""},
		"no definition":    {`extern "C" __device__ float blend(float *p, long long n, short a, unsigned char b);`, "blend.cu defines no blend", ""},
		"broken":           {"extern \"C\" __device__ float blend(float *p, long long n, short a, unsigned char b) {\n  return q;\n}", "", `blend.cu(2): error: identifier "q" is undefined`},
		"missing header":   {"#include \"mine.h\"\n" + blend, "", "mine.h"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Build(t.Context(), tc, nil, calls(t, tt.text))
			var ee *ExternError
			switch {
			case err == nil:
				t.Error("no error")
			case errors.As(err, &ee) != (tt.msg != ""):
				t.Errorf("err = %v", err)
			case tt.msg != "" && !strings.Contains(err.Error(), "calls.go:7: //gpu:extern: "):
				t.Errorf("no position: %v", err)
			case !strings.Contains(err.Error(), tt.msg) || !strings.Contains(err.Error(), tt.log):
				t.Errorf("err = %v, want it to say %q", err, tt.msg+tt.log)
			}
		})
	}
}

// A file of LTO-IR has no types to check, but its functions are found or missed.
func TestExternFromLTOIR(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceCode)
	lib, err := nvrtc.Open(tc.Path(toolchain.NVRTC), tc.Path(toolchain.NVRTCBuiltins))
	if err != nil {
		t.Fatal(err)
	}
	ltoir := func(arch, text string) Request {
		code, _, err := lib.Compile("blend.cu", text, nvrtc.Config{Arch: chaintest.Arch(t, arch), Format: nvrtc.LTOIR})
		if err != nil {
			t.Fatal(err)
		}
		r := calls(t, "")
		r.Manifest.Units = []manifest.Unit{{File: "blend.ltoir", Kind: "ltoir", Code: code}}
		r.Manifest.Externs[0].Unit = "blend.ltoir"
		return r
	}
	if res := build(t, tc, nil, ltoir("sm_90", blend)); len(res.Image) == 0 {
		t.Error("no machine code")
	}
	if _, err := Build(t.Context(), tc, nil, ltoir("sm_90", strings.Replace(blend, "blend", "other", 1))); err == nil || !strings.Contains(err.Error(), "calls.go:7: //gpu:extern: blend.ltoir defines no blend") {
		t.Errorf("without the function: %v", err)
	}
	if _, err := Build(t.Context(), tc, nil, ltoir("sm_100", blend)); err == nil || !strings.Contains(err.Error(), "blend.ltoir holds device code for one architecture") {
		t.Errorf("for another architecture: %v", err)
	}
	twice := ltoir("sm_90", blend)
	twice.Manifest.Units = append(twice.Manifest.Units, manifest.Unit{File: "more.cu", Kind: "cuda", Source: blend})
	if _, err := Build(t.Context(), tc, nil, twice); err == nil || !strings.Contains(err.Error(), "calls.go:7: //gpu:extern: blend is defined more than once") {
		t.Errorf("defined twice: %v", err)
	}
}

// FuzzSymbols reads any bytes as machine code: from a program's artifact, or a cache.
func FuzzSymbols(f *testing.F) {
	var b bytes.Buffer
	b.WriteString("\x7fELF\x02\x01\x01")
	b.Write(make([]byte, 9))
	for _, v := range []any{uint16(2), uint16(machineCUDA), uint32(1), uint64(0), uint64(0), uint64(64), uint32(0), uint16(64), uint16(56), uint16(0), uint16(64), uint16(1), uint16(0)} {
		if err := binary.Write(&b, binary.LittleEndian, v); err != nil {
			f.Fatal(err)
		}
	}
	b.Write(make([]byte, 64))
	f.Add(b.Bytes())
	f.Add([]byte("\x7fELF"))
	f.Fuzz(func(t *testing.T, image []byte) {
		if g, err := Symbols(image); err != nil && (g.Functions != nil || g.Variables != nil) {
			t.Errorf("%v, and yet %v", err, g)
		}
	})
}
