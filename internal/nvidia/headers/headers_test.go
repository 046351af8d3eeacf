package headers

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// preprocess returns the text of a header after preprocessing, with single
// spaces.
func preprocess(t testing.TB, src string) (string, error) {
	t.Helper()
	p := newPreprocessor(t.TempDir())
	if err := p.file("test.h", src); err != nil {
		return "", err
	}
	return join(p.out), nil
}

// The cases with macros that call macros are those of the C standard, 6.10.3.5,
// in part.
func TestPreprocessing(t *testing.T) {
	for _, tt := range []struct{ name, src, want string }{
		{"object", "#define N 4\nint a[N];", "int a [ 4 ] ;"},
		{"function", "#define F(a, b) b a\nF(x, (y, z))", "( y , z ) x"},
		{"not a call", "#define F(a) a\nF; F (1)", "F ; 1"},
		{"object whose body is in parentheses", "#define F (a)\nF", "( a )"},
		{"over lines", "#define F(a, \\\n  b) a-b\nF(1,\n  2)", "1 - 2"},
		{"paste", "#define NAME(T, op) nvshmem_##T##_##op\nNAME(float, put)", "nvshmem_float_put"},
		{"paste with nothing", "#define F(a, b) a##b;\nF(,) F(x,) F(,y)", "; x ; y ;"},
		{"arguments beside ## are not expanded", "#define x 1\n#define F(a) a##2 a\nF(x)", "x2 1"},
		{"string", "#define S(a) #a\nS(x + \"y\\n\")", `"x + \"y\\n\""`},
		{"itself", "#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)", "2 * 9 * g"},
		{"argument that calls", "#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define z z[0]\nf(y+1) + f(f(z))", "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) )"},
		{"variadic", "#define P(f, ...) p(f, __VA_ARGS__)\nP(1, 2, 3)", "p ( 1 , 2 , 3 )"},
		{"X macro", "#define ALL(M) M(int, int) M(ulong, unsigned long)\n#define D(N, T) T N##_g(T *);\nALL(D)", "int int_g ( int * ) ; unsigned long ulong_g ( unsigned long * ) ;"},
		{"if", "#if 2 + 3 * 4 == 14 && !defined(X) && (1 ? 1 : 0)\na\n#elif 1\nb\n#else\nc\n#endif", "a"},
		{"elif", "#define V 700\n#if V >= 900\na\n#elif V >= 700 || undefined\nb\n#else\nc\n#endif", "b"},
		{"nested", "#ifdef X\n#if 1\na\n#else\nb\n#endif\n#else\n#ifndef X\nc\n#endif\n#endif", "c"},
		{"what is left out may be anything", "#if 0\n# include \"gone.h\"\n`\n#error no\n#endif\na", "a"},
		{"comments", "a/* b\n c */d // e\n'\"' \"/*\"", "a d '\"' \"/*\""},
		{"raw string", "asm(R\"({ } ; \")\" : x);", `asm ( "" : x ) ;`},
		{"include of the system", "#include <stdint.h>\n#include \"missing.h\"\na", "a"},
	} {
		got, err := preprocess(t, tt.src)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, d)
		}
	}
}

func TestPreprocessingErrors(t *testing.T) {
	for _, tt := range []struct{ src, want string }{
		{"#if 1\na", "#if without #endif"},
		{"#endif", "#endif without #if"},
		{"#error too old", "#error too old"},
		{"#define F(a) a\nF(1, 2)", "2 arguments for 1 parameters"},
		{"#define F(a) a\nF(1", "does not end"},
		{"#define F(a, b) a##b\nF(+, x)", "+ ## x is no token"},
		{"#if 1 +\n#endif", "ends too early"},
		{"#if (1\n#endif", "( without )"},
		{"#if 1 2\n#endif", "left over"},
		{"\x01", "is no C"},
	} {
		_, err := preprocess(t, tt.src)
		if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), "test.h") {
			t.Errorf("%q: err = %v, want it to say %q and the file", tt.src, err, tt.want)
		}
	}
}

func TestReadPrototypes(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"api.h": `#pragma once
#include "sub/part.h"
#include "sub/part.h"
#define PREFIX __device__ __host__
typedef struct { int (*f)(int); } ops_t;
extern "C" {
PREFIX int nvshmem_team(team_t team, const void *);
static inline void nvshmem_host_only() { if (1) { } }
}
struct nvshmem_thing { void nvshmem_method(); };
extern __constant__ state_t nvshmem_state;
namespace nvshmemx {
template <typename T, int N = (1 > 2)> __device__ int tile(T t, uint64_t flag = 0);
}
`,
		"sub/part.h": `#include "more.h"
#ifdef __CUDA_ARCH__
#define DEFINE(N, T) __device__ __attribute__((always_inline)) inline T nvshmem_##N##_g(const T *source, int pe) { return T{}; }
DEFINE(uchar, unsigned char)
__device__ int nvshmem_team(team_t team, const void *p) { return sizeof(struct x { int a; }); }
#endif
`,
		"sub/more.h": "void nvshmem_fence(void);\nint other(); int nvshmem_array[3] = {1, 2, 3};\n",
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := Read(Config{Dir: dir, Files: []string{"api.h"}}, "nvshmem_", "nvshmemx::")
	if err != nil {
		t.Fatal(err)
	}
	want := []Proto{
		{Name: "nvshmem_fence", Result: "void", Host: true},
		{Name: "nvshmem_host_only", Result: "void", Host: true},
		{Name: "nvshmem_team", Result: "int", Params: []Param{{"team_t", "team"}, {"const void *", "p"}}, Device: true, Host: true, Defined: true},
		{Name: "nvshmem_uchar_g", Result: "unsigned char", Params: []Param{{"const unsigned char *", "source"}, {"int", "pe"}}, Device: true, Defined: true},
		{Name: "nvshmemx::tile", Result: "int", Params: []Param{{"T", "t"}, {"uint64_t", "flag"}}, Device: true, Template: true},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("prototypes (-want +got):\n%s", d)
	}
	if s := got[3].String(); s != "unsigned char nvshmem_uchar_g(const unsigned char *source, int pe)" {
		t.Errorf("written as %s", s)
	}
}

func TestReadErrors(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"loop.h":  `#include "loop.h"`,
		"open.h":  "void f() {",
		"brace.h": "int a; }",
		"half.h":  "int nvshmem_x(int",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for file, want := range map[string]string{
		"loop.h": "nested too deeply", "open.h": "brace is not closed", "brace.h": "closes nothing", "half.h": "end within", "none.h": "no such file",
	} {
		if _, err := Read(Config{Dir: dir, Files: []string{file}}, ""); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: err = %v, want it to say %q", file, err, want)
		}
	}
}

// What a header holds is not ours: it must not end the process or loop.
func FuzzPreprocess(f *testing.F) {
	f.Add("#define F(a, ...) #a a##__VA_ARGS__ F(a)\n#if F(1) > 0x3\nF(x, y)\n#endif")
	f.Add("extern \"C\" { __device__ int nvshmem_a(int *b); }")
	f.Fuzz(func(t *testing.T, src string) {
		if len(src) > 1<<12 || strings.Count(src, "#") > 20 {
			return // a macro may double what it gets each time
		}
		p := newPreprocessor(t.TempDir())
		if p.file("fuzz.h", src) == nil {
			_, _ = parse(p.out)
		}
	})
}
