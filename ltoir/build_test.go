package ltoir

import (
	"bytes"
	"context"
	"debug/elf"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/devicelib"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/nvidia/dl"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/store/cache"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nccl"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

func readIR(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// ring is a kernel that communicates, scale one that does not.
func ring(t testing.TB) Request {
	return Request{IR: readIR(t, "ring.ll"), Arch: chaintest.Arch(t, "sm_90"), Transport: nvshmem.Transport(), Manifest: &manifest.Manifest{
		Package: "example.com/ring",
		Kernels: []manifest.Kernel{{Name: "Ring", Symbol: "ring", Ops: []string{
			"gpuc_my_pe_thread", "gpuc_num_pes_thread", "gpuc_put_signal_nbi_block", "gpuc_quiet_block", "gpuc_signal_wait_until_thread",
		}}},
	}}
}

func scale(t testing.TB) Request {
	return Request{IR: readIR(t, "scale.ll"), Arch: chaintest.Arch(t, "sm_90"), Manifest: &manifest.Manifest{
		Package: "example.com/scale",
		Kernels: []manifest.Kernel{{Name: "Scale", Symbol: "scale"}},
	}}
}

func build(t testing.TB, tc *toolchain.Toolchain, c *cache.Cache, r Request) *Result {
	t.Helper()
	res, err := Build(t.Context(), tc, c, r)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

func stageNames(r *Result) (names []string) {
	for _, s := range r.Stages {
		names = append(names, s.Name)
	}
	return names
}

func TestBuildOfCommunicatingKernels(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := openCache(t)
	cold := build(t, tc, c, ring(t))
	syms, err := Symbols(cold.Image)
	if err != nil {
		t.Fatal(err)
	}
	vars := devicelib.New(nvshmem.Transport(), tc, c, chaintest.Arch(t, "sm_90")).HostSymbols()
	slices.Sort(vars)
	if d := cmp.Diff(Global{Functions: []string{"ring"}, Variables: vars}, syms); d != "" {
		t.Errorf("symbols of the cubin (-want +got):\n%s", d)
	}
	if cold.Transport != "nvshmem "+tc.Version(toolchain.NVSHMEMHeaders) || cold.CacheHit || cold.Arch != chaintest.Arch(t, "sm_90") {
		t.Errorf("result: transport %q, cache hit %v, %v", cold.Transport, cold.CacheHit, cold.Arch)
	}
	if d := cmp.Diff([]string{"cache", "libNVVM", "device library", "nvJitLink"}, stageNames(cold)); d != "" {
		t.Errorf("stages of the first build (-want +got):\n%s", d)
	}

	warm := build(t, tc, c, ring(t))
	if !warm.CacheHit || !bytes.Equal(warm.Image, cold.Image) || warm.Transport != cold.Transport {
		t.Errorf("the second build: cache hit %v, transport %q, %d bytes", warm.CacheHit, warm.Transport, len(warm.Image))
	}
	if d := cmp.Diff([]string{"cache"}, stageNames(warm)); d != "" {
		t.Errorf("stages of the second build (-want +got):\n%s", d)
	}

	if err := os.RemoveAll(filepath.Join(c.Dir(), "entries", cacheKind)); err != nil {
		t.Fatal(err)
	}
	if again := build(t, tc, c, ring(t)); again.CacheHit || !bytes.Equal(again.Image, cold.Image) {
		t.Errorf("linking again: cache hit %v, the same bytes %v", again.CacheHit, bytes.Equal(again.Image, cold.Image))
	}
}

// TestBuildWithIBGDA: the cubin has the state of the NIC's queues too, and is another one
// in the cache.
func TestBuildWithIBGDA(t *testing.T) {
	if testing.Short() {
		t.Skip("package build links kernels with IBGDA by every toolchain")
	}
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := openCache(t)
	usual, r := build(t, tc, c, ring(t)), ring(t)
	r.Transport = nvshmem.IBGDA()
	nic := build(t, tc, c, r)
	syms, err := Symbols(nic.Image)
	if err != nil {
		t.Fatal(err)
	}
	want := Global{Functions: []string{"ring"}, Variables: []string{"nvshmemi_device_lib_version_d", "nvshmemi_device_state_d", "nvshmemi_ibgda_device_state_d"}}
	if d := cmp.Diff(want, syms); d != "" {
		t.Errorf("symbols of the cubin (-want +got):\n%s", d)
	}
	if bytes.Contains(nic.Image, []byte(tc.Path(toolchain.NVSHMEMHeaders))) {
		t.Error("the cubin holds the path of a header")
	}
	if nic.CacheHit || bytes.Equal(nic.Image, usual.Image) {
		t.Errorf("from the cache: %v; the same code as without: %v", nic.CacheHit, bytes.Equal(nic.Image, usual.Image))
	}
	if again := build(t, tc, c, r); !again.CacheHit || !bytes.Equal(again.Image, nic.Image) {
		t.Errorf("the second build: cache hit %v, %d bytes", again.CacheHit, len(again.Image))
	}
}

// TestBuildByASecondTransport: the device library and the machine code are those of the
// transport that is asked for, and need nothing of another.
func TestBuildByASecondTransport(t *testing.T) {
	full := chaintest.Toolchain(t, toolchain.DeviceLib)
	env := map[string]string{
		toolchain.EnvLibNVVM:     full.Path(toolchain.LibNVVM),
		toolchain.EnvNVJitLink:   full.Path(toolchain.NVJitLink),
		toolchain.EnvNVRTC:       full.Path(toolchain.NVRTC),
		toolchain.EnvCUDAInclude: full.Path(toolchain.CUDAHeaders),
	}
	tc, err := toolchain.Find(toolchain.Config{Getenv: func(k string) string { return env[k] }, SystemRoot: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	r := ring(t)
	r.Transport = nccl.Transport()
	res := build(t, tc, openCache(t), r)
	syms, err := Symbols(res.Image)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(Global{Functions: []string{"ring"}, Variables: []string{"gpuc_nccl_state"}}, syms); d != "" {
		t.Errorf("symbols of the cubin (-want +got):\n%s", d)
	}
	if want := "nccl 2"; res.Transport != want {
		t.Errorf("the transport is %q, want %q", res.Transport, want)
	}
	if bytes.Contains(res.Image, []byte("nvshmem")) {
		t.Error("the cubin names NVSHMEM")
	}
	// A peer's address is computed, and no way to a peer that cannot be addressed is there.
	other := ring(t)
	other.Transport = nvshmem.Transport()
	if here, there := codeBytes(t, res.Image, "ring"), codeBytes(t, build(t, full, openCache(t), other).Image, "ring"); here == 0 || 4*here > 3*there {
		t.Errorf("the kernel has %d bytes of machine code, and %d by NVSHMEM", here, there)
	}
	// Each has an entry of its own in the cache.
	keys := map[cache.Key]bool{}
	for _, r := range []Request{r, other} {
		b, err := newBuilder(full, nil, r)
		if err != nil {
			t.Fatal(err)
		}
		keys[b.key()] = true
	}
	if len(keys) != 2 {
		t.Error("machine code for both transports has one entry in the cache")
	}
	r.Manifest.Units = []manifest.Unit{{File: "far.cu", Kind: "cuda", Transport: "nvshmem"}}
	if _, err := Build(t.Context(), tc, nil, r); err == nil || !strings.Contains(err.Error(), "far.cu calls functions of nvshmem, and the kernels are to communicate by nccl") {
		t.Errorf("with device code for another transport: %v", err)
	}
}

// codeBytes returns the size of a kernel's machine code.
func codeBytes(t *testing.T, image []byte, kernel string) uint64 {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		t.Fatal(err)
	}
	s := f.Section(".text." + kernel)
	if s == nil {
		t.Fatalf("the cubin has no code of %s", kernel)
	}
	return s.Size
}

// Kernels that only compute need three parts of a toolchain.
func TestBuildOfComputingKernels(t *testing.T) {
	full := chaintest.Toolchain(t, toolchain.DeviceLib)
	env := map[string]string{
		toolchain.EnvLibNVVM:   full.Path(toolchain.LibNVVM),
		toolchain.EnvNVJitLink: full.Path(toolchain.NVJitLink),
	}
	tc, err := toolchain.Find(toolchain.Config{Getenv: func(k string) string { return env[k] }, SystemRoot: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	res := build(t, tc, openCache(t), scale(t))
	syms, err := Symbols(res.Image)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(Global{Functions: []string{"scale"}}, syms); d != "" {
		t.Errorf("symbols of the cubin (-want +got):\n%s", d)
	}
	if res.Transport != "" {
		t.Errorf("the transport is %q, want none", res.Transport)
	}
	if d := cmp.Diff([]string{"cache", "libNVVM", "nvJitLink"}, stageNames(res)); d != "" {
		t.Errorf("stages (-want +got):\n%s", d)
	}

	_, err = Build(t.Context(), tc, nil, ring(t))
	var nf *toolchain.NotFoundError
	if !errors.As(err, &nf) || !slices.Equal(nf.Missing, toolchain.DeviceLib.Parts) {
		t.Errorf("a kernel that communicates: %v, want a NotFoundError for the parts of the device library", err)
	}
}

// linked are the scope, type and reduction of those on demand that are linked with
// the others: each type, and each reduction and scope with types of several widths. All
// would take minutes.
var linked = map[[3]string]bool{
	{"thread", "int8", "xor"}: true, {"thread", "int32", "or"}: true, {"thread", "uint64", "min"}: true, {"thread", "float64", "prod"}: true,
	{"warp", "uint8", "prod"}: true, {"warp", "uint16", "max"}: true, {"warp", "float32", "sum"}: true, {"warp", "bfloat16", "sum"}: true,
	{"block", "int16", "max"}: true, {"block", "uint32", "xor"}: true, {"block", "int64", "and"}: true, {"block", "float16", "min"}: true,
}

// Every instance of every operation, and every part, links with the prototype that the table
// gives it, and disappears into the kernel that calls it: a prototype which
// differs from the device library's would leave a call behind.
func TestEveryInstanceLinks(t *testing.T) {
	r := ring(t)
	r.Manifest = &manifest.Manifest{Package: "example.com/all"}
	how := nvshmem.Transport().Operations
	var body, refs, notes strings.Builder
	var symbols []string
	n := 0
	call := func(symbol string, params []op.CParam, result op.CType, width int) {
		name := "call_" + symbol
		const ty = "void (i8*, i64, i32)*"
		writeKernel(&body, name, symbol, params, result, width)
		if n > 0 {
			refs.WriteString(", ")
		}
		refs.WriteString("i8* bitcast (" + ty + " @" + name + " to i8*)")
		fmt.Fprintf(&notes, "!nvvm.annotations = !{!%d}\n!%d = !{%s @%s, !\"kernel\", i32 1}\n", n+10, n+10, ty, name)
		n++
		r.Manifest.Kernels = append(r.Manifest.Kernels, manifest.Kernel{Symbol: name})
	}
	for _, p := range op.Parts {
		call(p.Symbol, p.Params, p.Result, 0)
	}
	met := map[[3]string]bool{}
	for i := range op.Table {
		o := &op.Table[i]
		if o.Parts != nil {
			continue
		}
		for _, in := range o.Instances() {
			if how[o.Name].OnDemand {
				sample := [3]string{in.Scope.String(), in.Type.String(), in.Reduction.String()}
				if !linked[sample] {
					continue
				}
				met[sample] = true
			}
			params, result := in.Proto()
			call(in.Symbol(), params, result, in.Width)
			symbols = append(symbols, in.Symbol())
		}
	}
	if d := cmp.Diff(linked, met); d != "" {
		t.Errorf("reductions to link (-want +got):\n%s", d)
	}
	r.Manifest.Kernels[0].Ops = symbols
	used := fmt.Sprintf("@llvm.used = appending global [%d x i8*] [%s], section \"llvm.metadata\"\n", n, refs.String())
	r.IR = slices.Concat(readIR(t, "all.ll.in"), []byte(body.String()), []byte(used), []byte(notes.String()))
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	image := build(t, tc, chaintest.Cache(t), r).Image
	// The same bytes everywhere: nothing of this machine may be inside.
	if bytes.Contains(image, []byte(tc.Path(toolchain.NVSHMEMHeaders))) {
		t.Error("the cubin holds the path of a header")
	}
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		t.Fatal(err)
	}
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range syms {
		// A function that is not inlined is named by itself, or after
		// the kernel that it was copied for: $kernel$function.
		name := s.Name[strings.LastIndex(s.Name, "$")+1:]
		in, ok := op.BySymbol(name)
		part := slices.ContainsFunc(op.Parts, func(p *op.Part) bool { return p.Symbol == name })
		if part || ok && !how[in.Op.Name].Called {
			t.Errorf("%s is not inlined", name)
		}
	}
}

// writeKernel writes the declaration of a device function and a kernel that calls it.
func writeKernel(b *strings.Builder, name, symbol string, params []op.CParam, result op.CType, width int) {
	narrow := ""
	if width != 0 && width < 32 {
		narrow = "zeroext "
	}
	var types, args []string
	for _, p := range params {
		ty := irType(p.Type, width)
		arg := map[op.CType]string{op.CPtr: "%p", op.CInt32: "%i", op.CUint64: "%n"}[p.Type]
		if p.Type == op.CUint {
			arg = map[int]string{8: "%w8", 16: "%w16", 32: "%i", 64: "%n"}[width]
			types = append(types, strings.TrimSpace(ty+" "+narrow))
			args = append(args, ty+" "+narrow+arg)
			continue
		}
		types = append(types, ty)
		args = append(args, ty+" "+arg)
	}
	ret := irType(result, width)
	if result == op.CUint {
		ret = narrow + ret
	}
	fmt.Fprintf(b, "declare %s @%s(%s) #0\n", ret, symbol, strings.Join(types, ", "))
	fmt.Fprintf(b, "define void @%s(i8* %%p, i64 %%n, i32 %%i) {\nentry:\n  %%w8 = trunc i32 %%i to i8\n  %%w16 = trunc i32 %%i to i16\n", name)
	call := fmt.Sprintf("call %s @%s(%s) #0\n", ret, symbol, strings.Join(args, ", "))
	if result == op.CVoid {
		b.WriteString("  " + call)
	} else {
		// The value goes to memory, so that the call is not dropped.
		ty := irType(result, width)
		fmt.Fprintf(b, "  %%r = %s  %%q = bitcast i8* %%p to %s*\n  store volatile %s %%r, %s* %%q\n", call, ty, ty, ty)
	}
	b.WriteString("  ret void\n}\n")
}

func irType(t op.CType, width int) string {
	switch t {
	case op.CPtr:
		return "i8*"
	case op.CInt32:
		return "i32"
	case op.CUint64:
		return "i64"
	case op.CUint:
		return map[int]string{8: "i8", 16: "i16", 32: "i32", 64: "i64"}[width]
	}
	return "void"
}

func TestBuildForOtherArchitectures(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := openCache(t)
	images := map[string]bool{}
	for _, a := range []string{"sm_80", "sm_90", "sm_100"} {
		r := scale(t)
		r.Arch = chaintest.Arch(t, a)
		images[string(build(t, tc, c, r).Image)] = true
	}
	if len(images) != 3 {
		t.Errorf("three architectures gave %d different cubins", len(images))
	}
}

// Kernels for a variant of a target are linked with the device library of its base.
func TestBuildForVariants(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := chaintest.Cache(t)
	for _, name := range []string{"sm_90a", "sm_100f"} {
		r := ring(t)
		r.Arch = chaintest.Arch(t, name)
		if res := build(t, tc, c, r); res.Arch != r.Arch || res.Transport == "" {
			t.Errorf("%s: machine code for %v with transport %q", name, res.Arch, res.Transport)
		}
	}
}

// A kernel that the target cannot run is named before anything is compiled, so that not
// even a toolchain is needed.
func TestBuildRefusesKernelsThatTheTargetCannotRun(t *testing.T) {
	r := scale(t)
	r.Manifest.Kernels[0].Needs = []arch.Feature{arch.WGMMA}
	_, err := Build(t.Context(), nil, nil, r)
	want := "build kernels of example.com/scale for sm_90: kernel Scale needs wgmma (sm_90a), which sm_90 does not have; " +
		"use a target that has it, or move Scale to a package of its own if other kernels are for sm_90"
	if err == nil || err.Error() != want {
		t.Errorf("err = %v\nwant %s", err, want)
	}
}

func TestBuildErrors(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	notALibrary := filepath.Join(t.TempDir(), "nvvm", "lib64", "libnvvm.so.4")
	for path, text := range map[string]string{
		notALibrary: "not a library",
		filepath.Join(filepath.Dir(notALibrary), "../libdevice/libdevice.10.bc"): "BC\xc0\xde",
	} {
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	env := map[string]string{toolchain.EnvLibNVVM: notALibrary, toolchain.EnvNVJitLink: tc.Path(toolchain.NVJitLink)}
	broken, err := toolchain.Find(toolchain.Config{Getenv: func(k string) string { return env[k] }, SystemRoot: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	var (
		nvvmErr *dl.LogError
		openErr *dl.OpenError
	)
	for _, tt := range []struct {
		name   string
		tc     *toolchain.Toolchain
		ctx    context.Context
		change func(r *Request)
		is     func(err error) bool
		want   []string
	}{
		{"IR", tc, t.Context(), func(r *Request) { r.IR = []byte("define void @scale( {") },
			func(err error) bool { return errors.As(err, &nvvmErr) }, []string{"build kernels of example.com/scale for sm_90", "parse expected type"}},
		{"undefined function", tc, t.Context(), func(r *Request) {
			r.IR = bytes.ReplaceAll(r.IR, []byte("@__nv_expf"), []byte("@gpuc_no_such_function"))
		}, nil, []string{"nvJitLink", "gpuc_no_such_function"}},
		{"manifest of other kernels", tc, t.Context(), func(r *Request) { r.Manifest.Kernels[0].Symbol = "other" },
			nil, []string{"lacks other", "run gpuc generate"}},
		{"unknown operation", tc, t.Context(), func(r *Request) {
			r.Transport, r.Manifest.Kernels[0].Ops = nvshmem.Transport(), []string{"gpuc_telepathy_block"}
		},
			nil, []string{`"gpuc_telepathy_block"`, "run gpuc generate"}},
		{"library that is none", broken, t.Context(), func(r *Request) {},
			func(err error) bool { return errors.As(err, &openErr) }, []string{"cannot open libNVVM", notALibrary}},
		{"cancelled", tc, cancelled, func(r *Request) {},
			func(err error) bool { return errors.Is(err, context.Canceled) }, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := scale(t)
			tt.change(&r)
			c := openCache(t)
			_, err := Build(tt.ctx, tt.tc, c, r)
			if err == nil || tt.is != nil && !tt.is(err) {
				t.Fatalf("err = %v", err)
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
			if es, err := c.List(); err != nil || len(es) != 0 {
				t.Errorf("the cache holds %v (%v)", es, err)
			}
		})
	}
}

func TestSymbolsRefusesWhatIsNoCubin(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	host, err := os.ReadFile(exe)
	if err != nil {
		t.Fatal(err)
	}
	for name, image := range map[string][]byte{"empty": nil, "text": []byte("text"), "a host program": host} {
		if _, err := Symbols(image); err == nil || !strings.Contains(err.Error(), "read cubin") {
			t.Errorf("%s: err = %v", name, err)
		}
	}
}
