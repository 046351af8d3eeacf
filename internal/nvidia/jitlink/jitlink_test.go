package jitlink

import (
	"bytes"
	"debug/elf"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvrtc"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

func open(t testing.TB, tc *toolchain.Toolchain) *Library {
	t.Helper()
	l, err := Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// compile returns CUDA C++ as LTO-IR.
func compile(t testing.TB, tc *toolchain.Toolchain, name, src, arch string) Input {
	t.Helper()
	l, err := nvrtc.Open(tc.Path(toolchain.NVRTC), tc.Path(toolchain.NVRTCBuiltins))
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := l.Compile(name, src, nvrtc.Config{Arch: chaintest.Arch(t, arch)})
	if err != nil {
		t.Fatal(err)
	}
	return Input{Name: name, Kind: LTOIR, Data: b}
}

const (
	caller = `extern "C" __device__ float f(float); extern "C" __global__ void k(float *p) { *p = f(*p); }`
	callee = `extern "C" __device__ float f(float x) { return x * x + 1.0f; }`
)

func TestLinkAcrossUnits(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	l := open(t, tc)
	if want := strings.Join(strings.Split(tc.Version(toolchain.NVJitLink), ".")[:2], "."); l.Version() != want {
		t.Errorf("the library says that it is %s, its wheel %s", l.Version(), want)
	}
	inputs := []Input{compile(t, tc, "caller.cu", caller, "sm_90"), compile(t, tc, "callee.cu", callee, "sm_90")}
	ptx := func(cfg Config) string {
		cfg.Arch, cfg.PTX = chaintest.Arch(t, "sm_90"), true
		out, _, err := l.Link(inputs, cfg)
		if err != nil {
			t.Fatal(err)
		}
		return string(out)
	}
	if out := ptx(Config{}); !strings.Contains(out, "fma.rn.f32") || strings.Contains(out, "call.uni") || strings.Contains(out, "\x00") {
		t.Errorf("want a contracted, inlined kernel:\n%s", out)
	}
	if out := ptx(Config{StrictFP: true}); strings.Contains(out, "fma.rn.f32") {
		t.Errorf("want no contraction:\n%s", out)
	}
	image, _, err := l.Link(inputs, Config{Arch: chaintest.Arch(t, "sm_90")})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := elf.NewFile(bytes.NewReader(image)); err != nil {
		t.Errorf("the cubin is not ELF: %v", err)
	}
}

func TestLinkIsRepeatableAndConcurrent(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	l := open(t, tc)
	inputs := []Input{compile(t, tc, "caller.cu", caller, "sm_90"), compile(t, tc, "callee.cu", callee, "sm_90")}
	var wg sync.WaitGroup
	outs := make([][]byte, 4)
	for i := range outs {
		wg.Go(func() {
			var err error
			if outs[i], _, err = l.Link(inputs, Config{Arch: chaintest.Arch(t, "sm_90"), LineInfo: true}); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	for i, out := range outs {
		if len(out) == 0 || !bytes.Equal(out, outs[0]) {
			t.Errorf("link %d gave %d bytes that differ from the first's %d", i, len(out), len(outs[0]))
		}
	}
}

func TestRefusedLinksGiveTheLog(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	l := open(t, tc)
	for _, tt := range []struct {
		name   string
		inputs []Input
		cfg    Config
		want   []string
	}{
		{"undefined", []Input{compile(t, tc, "caller.cu", caller, "sm_90")}, Config{Arch: chaintest.Arch(t, "sm_90")}, []string{"link for sm_90", "'f'"}},
		{"twice", []Input{compile(t, tc, "a.cu", callee, "sm_90"), compile(t, tc, "b.cu", callee, "sm_90")}, Config{Arch: chaintest.Arch(t, "sm_90")}, []string{"link for sm_90", "f"}},
		{"newer architecture", []Input{compile(t, tc, "callee.cu", callee, "sm_100")}, Config{Arch: chaintest.Arch(t, "sm_90")}, []string{"nvJitLink:"}},
		{"rubbish", []Input{{Name: "rubbish", Kind: LTOIR, Data: []byte("rubbish")}}, Config{Arch: chaintest.Arch(t, "sm_90")}, []string{"add rubbish"}},
		{"empty", []Input{{Name: "nothing", Kind: LTOIR}}, Config{Arch: chaintest.Arch(t, "sm_90")}, []string{"add nothing", "NULL_INPUT"}},
		{"option", []Input{compile(t, tc, "callee.cu", callee, "sm_90")}, Config{Arch: chaintest.Arch(t, "sm_90"), Options: []string{"-no-such-option"}}, []string{"no-such-option", "UNRECOGNIZED_OPTION"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := l.Link(tt.inputs, tt.cfg)
			var je *dl.LogError
			if !errors.As(err, &je) {
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

func TestOpenMissingLibrary(t *testing.T) {
	var oe *dl.OpenError
	if _, err := Open("/nonexistent/libnvJitLink.so.13"); !errors.As(err, &oe) {
		t.Errorf("err = %v, want an OpenError", err)
	}
}

// featured is an instruction of each feature (PTX ISA).
var featured = map[arch.Feature]string{
	arch.Redux:      "redux.sync.add.u32 r, r, 0xffffffff;",
	arch.BFloat16:   "fma.rn.bf16 h, h, h, h;",
	arch.MMA:        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {f0, f1, f2, f3}, {r, r, r, r}, {r, r}, {f0, f1, f2, f3};",
	arch.MMAFloat8:  "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {f0, f1, f2, f3}, {r, r, r, r}, {r, r}, {f0, f1, f2, f3};",
	arch.MinMaxNaN:  "min.NaN.f32 f0, f1, f2;",
	arch.STMatrix:   "stmatrix.sync.aligned.m8n8.x1.shared.b16 [r], {r};",
	arch.MBarrier:   "mbarrier.init.shared.b64 [r], 1;",
	arch.Elect:      "elect.sync r|p, 0xffffffff;",
	arch.Cluster:    "barrier.cluster.arrive;",
	arch.TMA:        "cp.async.bulk.commit_group;",
	arch.WGMMA:      "wgmma.fence.sync.aligned;",
	arch.SetMaxNReg: "setmaxnreg.inc.sync.aligned.u32 64;",
	arch.TCGen05:    "tcgen05.fence::before_thread_sync;",
}

// TestTargetsHaveTheFeaturesThatTheTableSays hands an instruction of each feature to the
// assembler for every target.
func TestTargetsHaveTheFeaturesThatTheTableSays(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceCode)
	l := open(t, tc)
	for _, a := range arch.Targets() {
		// The linker wants something to optimise, too.
		other := compile(t, tc, "other", "__device__ int x;", a.SM())
		for _, name := range arch.Features() {
			f := arch.Feature(name)
			if featured[f] == "" {
				t.Fatalf("no instruction of %s is known", f)
			}
			text := fmt.Sprintf(".version 9.0\n.target %s\n.address_size 64\n.visible .entry k() {\n.reg .b16 h;\n.reg .b32 r;\n.reg .f32 f<4>;\n.reg .pred p;\n%s\nret;\n}\n", a, featured[f])
			_, _, err := l.Link([]Input{other, {Name: name, Kind: PTX, Data: []byte(text)}}, Config{Arch: a})
			switch has := a.Has(f); {
			case has && err != nil:
				t.Errorf("%s has %s, says the table; the assembler says %v", a, f, err)
			case !has && err == nil:
				t.Errorf("%s does not have %s, says the table; the assembler takes it", a, f)
			case !has && !strings.Contains(err.Error(), "not supported on .target") && !strings.Contains(err.Error(), "requires .target"):
				t.Errorf("%s without %s: %v", a, f, err)
			}
		}
	}
}
