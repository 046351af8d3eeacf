package devicelib

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
	"github.com/gpuc-go/gpuc/internal/transport/registry"
)

func TestSourceDefinesEveryInstanceOnce(t *testing.T) {
	for _, tr := range registry.All() {
		defined := map[string]int{}
		for line := range strings.Lines(core(tr).src) {
			if rest, ok := strings.CutPrefix(line, "extern \"C\" __device__ "); ok && !strings.HasSuffix(line, ";\n") {
				name := rest[:strings.Index(rest, "(")]
				name = name[strings.LastIndexAny(name, " *")+1:]
				if !strings.HasPrefix(name, "gpuc_coll_") { // for reductions
					defined[name]++
				}
			}
		}
		want := map[string]int{}
		for _, p := range op.Parts {
			want[p.Symbol] = 1
			if tr.Parts[p] == "" {
				t.Errorf("%s does not say how %s is done", tr.Name, p.Symbol)
			}
		}
		for i := range op.Table {
			if o := &op.Table[i]; o.Parts != nil || tr.Operations[o.Name].OnDemand {
				continue
			}
			for _, in := range op.Table[i].Instances() {
				want[in.Symbol()] = 1
			}
		}
		if d := cmp.Diff(want, defined); d != "" {
			t.Errorf("definitions by %s (-want +got):\n%s", tr.Name, d)
		}
	}
}

func TestWrappers(t *testing.T) {
	for _, tt := range []struct {
		op    string
		scope op.Scope
		width int
		want  string
	}{
		{"MyPE", op.Thread, 0, `extern "C" __device__ int32_t gpuc_my_pe_thread() {
    return nvshmem_my_pe();
}
`},
		{"P", op.Thread, 16, `extern "C" __device__ void gpuc_p_thread_16(void * ptr, uint16_t value, int32_t pe) {
    gpuc_p((uint16_t *)ptr, value, pe);
}
`},
		{"PutSignalNBI", op.Block, 0, `extern "C" __device__ void gpuc_put_signal_nbi_block(void * dst, void * src, uint64_t bytes, void * sig, uint64_t sigval, int32_t sigop, int32_t pe, int32_t met, int32_t found, void * peer) {
    gpuc_put_signal<gpuc_group_block>(dst, src, bytes, (uint64_t *)sig, sigval, sigop, pe, true, met, found, peer);
}
`},
		{"Put", op.Warp, 0, `extern "C" __device__ void gpuc_put_warp(void * dst, void * src, uint64_t bytes, int32_t pe, int32_t met, int32_t found, void * peer) {
    gpuc_put<gpuc_group_warp>(dst, src, bytes, pe, false, met, found, peer);
}
`},
		{"Get", op.Warp, 0, `extern "C" __device__ __noinline__ void gpuc_get_warp(void * dst, void * src, uint64_t bytes, int32_t pe) {
    if (gpuc_whole_warp()) {
        nvshmemx_getmem_warp(dst, src, bytes, pe);
        return;
    }
    gpuc_group_warp::meet();
    if (gpuc_group_warp::first()) gpuc_get_thread(dst, src, bytes, pe);
    gpuc_group_warp::meet();
}
`},
		{"Barrier", op.Block, 0, `extern "C" __device__ void gpuc_barrier_block(int32_t team, void * ctrl, int32_t site) {
    gpuc_group_barrier<gpuc_group_block>(gpuc_team(team), ctrl, site);
}
`},
	} {
		var b strings.Builder
		writeFunction(&b, nvshmem.Transport(), op.Instance{Op: op.Lookup(tt.op), Scope: tt.scope, Width: tt.width})
		if d := cmp.Diff(tt.want, b.String()); d != "" {
			t.Errorf("%s at %s scope (-want +got):\n%s", tt.op, tt.scope, d)
		}
	}
}

func TestLibraryCompilesAndIsCached(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := cache.Open(filepath.Join(t.TempDir(), "gpuc"), cache.Options{Warn: func(err error) { t.Error(err) }})
	var told []string
	progress := func(msg string) { told = append(told, msg) }
	cold, err := New(nvshmem.Transport(), tc, c, chaintest.Arch(t, "sm_90")).LTOIR(t.Context(), progress)
	if err != nil {
		t.Fatal(err)
	}
	if len(cold) == 0 {
		t.Error("the library is empty")
	}
	if len(told) != 1 || !strings.Contains(told[0], tc.Version(toolchain.NVSHMEMHeaders)) {
		t.Errorf("progress: %q, want one message with the version", told)
	}
	warm, err := New(nvshmem.Transport(), tc, c, chaintest.Arch(t, "sm_90")).LTOIR(t.Context(), progress)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(cold, warm) || len(told) != 1 {
		t.Errorf("the second time differs, or was compiled again: %q", told)
	}
	again, err := New(nvshmem.Transport(), tc, nil, chaintest.Arch(t, "sm_90")).LTOIR(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again, cold) {
		t.Error("compiling it again gave other bytes")
	}
}

// Every reduction compiles, by itself and as one of many, and nothing is compiled
// where there is none.
func TestReductionsCompileOnDemand(t *testing.T) {
	l := New(nvshmem.Transport(), chaintest.Toolchain(t, toolchain.DeviceLib), nil, chaintest.Arch(t, "sm_90"))
	if b, err := l.Reductions(t.Context(), []string{"gpuc_put_block"}, nil); b != nil || err != nil {
		t.Errorf("without reductions: %d bytes, %v", len(b), err)
	}
	var all []string
	for _, name := range []string{"Reduce", "ReduceScatter"} {
		for _, in := range op.Lookup(name).Instances() {
			if in.Scope == op.Block {
				all = append(all, in.Symbol())
			}
		}
	}
	many, err := l.Reductions(t.Context(), all, nil)
	if err != nil {
		t.Fatal(err)
	}
	one, err := l.Reductions(t.Context(), []string{"gpuc_put_block", "gpuc_reduce_warp_bfloat16_max"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(one) == 0 || len(many) <= len(one) {
		t.Errorf("one reduction has %d bytes, %d have %d", len(one), len(all), len(many))
	}
}

func TestCancelledBuild(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := New(nvshmem.Transport(), tc, nil, chaintest.Arch(t, "sm_90")).LTOIR(ctx, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v, want that it was cancelled", err)
	}
}

func TestMissingHeadersAreNamed(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	env := map[string]string{
		toolchain.EnvNVRTC:       tc.Path(toolchain.NVRTC),
		toolchain.EnvCUDAInclude: tc.Path(toolchain.CUDAHeaders),
	}
	partial, err := toolchain.Locate(toolchain.Config{Getenv: func(k string) string { return env[k] }, SystemRoot: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	l := New(nvshmem.Transport(), partial, nil, chaintest.Arch(t, "sm_90"))
	_, libErr := l.LTOIR(t.Context(), nil)
	_, versionErr := l.Version()
	for _, err := range []error{libErr, versionErr} {
		var nf *toolchain.NotFoundError
		if !errors.As(err, &nf) || !cmp.Equal(nf.Missing, []toolchain.Part{toolchain.NVSHMEMHeaders}) {
			t.Errorf("err = %v, want a NotFoundError for the NVSHMEM headers", err)
		}
	}
}

// version99 is the header with the version of an NVSHMEM that is none.
const version99 = "#define NVSHMEM_VENDOR_MAJOR_VERSION 3\n#define NVSHMEM_VENDOR_MINOR_VERSION 4\n#define NVSHMEM_VENDOR_PATCH_VERSION 99\n"

// withHeaders returns the toolchain with the given files in place of NVSHMEM's headers.
func withHeaders(t *testing.T, tc *toolchain.Toolchain, files map[string]string) *toolchain.Toolchain {
	t.Helper()
	dir := t.TempDir()
	for path, text := range files {
		path = filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	env := map[string]string{
		toolchain.EnvNVRTC:       tc.Path(toolchain.NVRTC),
		toolchain.EnvCUDAInclude: tc.Path(toolchain.CUDAHeaders),
		toolchain.EnvNVSHMEM:     dir,
	}
	with, err := toolchain.Locate(toolchain.Config{Getenv: func(k string) string { return env[k] }, SystemRoot: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	return with
}

// Headers that do not compile are a fault of the installation: all that the
// compiler says is shown, with the version.
func TestBrokenHeadersGiveTheLog(t *testing.T) {
	broken := withHeaders(t, chaintest.Toolchain(t, toolchain.DeviceLib), map[string]string{
		"include/nvshmem.h":                 "",
		"include/non_abi/nvshmem_version.h": version99,
	})
	c := cache.Open(filepath.Join(t.TempDir(), "gpuc"), cache.Options{})
	_, err := New(nvshmem.Transport(), broken, c, chaintest.Arch(t, "sm_90")).LTOIR(t.Context(), nil)
	if err == nil {
		t.Fatal("broken headers gave no error")
	}
	for _, want := range []string{"NVSHMEM 3.4.99", "non_abi/nvshmem_build_options.h"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("the error lacks %q:\n%v", want, err)
		}
	}
	if es, err := c.List(); err != nil || len(es) != 0 {
		t.Errorf("the cache holds %v, %v", es, err)
	}
}

// TestLinesNameNoDirectoryOfTheBuild: a name that is not rooted gets the directory that
// gpuc runs in, which would show in the machine code of all that use the cached library.
func TestLinesNameNoDirectoryOfTheBuild(t *testing.T) {
	for _, u := range []unit{core(nvshmem.Transport()), reductions(nvshmem.Transport(), []string{"gpuc_reduce_warp_bfloat16_max"})} {
		n := 0
		for line := range strings.Lines(u.src) {
			if strings.HasPrefix(line, "#line") {
				n++
				if !strings.HasPrefix(line, "#line 1 \"/gpuc/") {
					t.Errorf("%s: %s", u.name, line)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s has no line directives", u.name)
		}
	}
}
