package nvvmir_test

import (
	"errors"
	"fmt"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/nvvmir"
	"github.com/gpuc-go/gpuc/compiler/internal/passes"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/jitlink"
	"github.com/gpuc-go/gpuc/internal/nvidia/nvvm"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

func at(line int) token.Position {
	return token.Position{Filename: "k.go", Line: line, Column: 2}
}

// kernel is a kernel under construction; every instruction gets a line of its own.
type kernel struct {
	f    *mir.Func
	b    *mir.Block
	p    *mir.Program
	line int
	slot int64 // of the next load or store through the first parameter
}

func newKernel(name string, params ...*mir.Type) *kernel {
	f := mir.NewFunc(name, name, at(1), params, nil)
	return &kernel{f: f, b: f.Blocks[0], line: 1, p: &mir.Program{
		Package: "example.com/k",
		Funcs:   []*mir.Func{f},
		Kernels: []*mir.Kernel{{Func: f, Info: manifest.Kernel{Name: name, Symbol: name}, Leaves: leaves(params)}},
		Sites:   []fault.Site{{Kind: fault.Index, File: "k.go", Line: 1, Func: name}},
	}}
}

// leaves are those of a kernel that the host passes numbers and signals to.
func leaves(params []*mir.Type) (ls []manifest.Leaf) {
	for i, t := range params {
		l := manifest.Leaf{At: []int{i}, Size: int(t.Size())}
		if t.Kind == mir.PtrKind {
			l.Role = manifest.Address
		}
		ls = append(ls, l)
	}
	return ls
}

func (k *kernel) op(o mir.Op, t *mir.Type, args ...*mir.Value) *mir.Value {
	k.line++
	return k.b.Add(o, t, at(k.line), args...)
}

func (k *kernel) intr(i mir.Intrinsic, t *mir.Type, index int, args ...*mir.Value) *mir.Value {
	v := k.op(mir.Intr, t, args...)
	v.Intr, v.Index = i, index
	return v
}

// keep stores v after the first parameter, at a place of its own.
func (k *kernel) keep(v *mir.Value) { k.op(mir.Store, mir.Void, k.place(v.Type), v) }

func (k *kernel) place(t *mir.Type) *mir.Value {
	k.slot++
	p := k.op(mir.IndexAddr, k.f.Params[0].Type, k.f.Params[0], k.f.ConstInt(mir.Int64, k.slot))
	return k.op(mir.Bitcast, mir.PtrTo(t), p)
}

var (
	ints   = []*mir.Type{mir.Int8, mir.Int16, mir.Int32, mir.Int64, mir.Uint8, mir.Uint16, mir.Uint32, mir.Uint64}
	floats = []*mir.Type{mir.Float32, mir.Float64}
)

// load returns a value of type t that no optimisation knows.
func (k *kernel) load(t *mir.Type) *mir.Value {
	return k.op(mir.Load, t, k.place(t))
}

// programs are the golden files, one per concept.
var programs = map[string]func() *mir.Program{
	"saxpy": saxpy,
	"integers": func() *mir.Program {
		k := newKernel("Integers", mir.PtrTo(mir.Uint64))
		for _, t := range []*mir.Type{mir.Int8, mir.Uint16, mir.Int32, mir.Uint32, mir.Int64, mir.Uint64} {
			x, y := k.load(t), k.load(t)
			for _, o := range []mir.Op{mir.Add, mir.Sub, mir.Mul, mir.Div, mir.Rem, mir.And, mir.Or, mir.Xor} {
				k.keep(k.op(o, t, x, y))
			}
			k.keep(k.op(mir.Div, t, x, k.f.ConstInt(t, 7)))
			k.keep(k.op(mir.Neg, t, x))
			k.keep(k.op(mir.Not, t, x))
			for _, o := range []mir.Op{mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge} {
				k.keep(k.op(o, mir.Bool, x, y))
			}
			k.keep(k.op(mir.Select, t, k.op(mir.Lt, mir.Bool, x, y), x, y))
		}
		return k.end()
	},
	"shifts": func() *mir.Program {
		k := newKernel("Shifts", mir.PtrTo(mir.Uint64))
		for _, t := range []*mir.Type{mir.Int8, mir.Uint16, mir.Int32, mir.Uint64} {
			for _, c := range []*mir.Type{mir.Uint8, mir.Int64} {
				for _, o := range []mir.Op{mir.Shl, mir.Shr} {
					k.keep(k.op(o, t, k.load(t), k.load(c)))
				}
			}
			k.keep(k.op(mir.Shl, t, k.load(t), k.f.ConstInt(mir.Uint8, 3)))
			k.keep(k.op(mir.Shr, t, k.load(t), k.f.ConstInt(mir.Uint64, 200)))
		}
		return k.end()
	},
	"floats": func() *mir.Program {
		k := newKernel("Floats", mir.PtrTo(mir.Uint64))
		for _, t := range floats {
			x, y := k.load(t), k.load(t)
			for _, o := range []mir.Op{mir.Add, mir.Sub, mir.Mul, mir.Div} {
				k.keep(k.op(o, t, x, y))
			}
			rounded := k.op(mir.Mul, t, x, y)
			rounded.NoContract = true
			k.keep(k.op(mir.Add, t, rounded, k.f.ConstFloat(t, 0.1)))
			k.keep(k.op(mir.Neg, t, x))
			for _, o := range []mir.Op{mir.Eq, mir.Ne, mir.Lt, mir.Le, mir.Gt, mir.Ge} {
				k.keep(k.op(o, mir.Bool, x, y))
			}
		}
		return k.end()
	},
	"conversions": func() *mir.Program {
		k := newKernel("Conversions", mir.PtrTo(mir.Uint64))
		all := append(append([]*mir.Type(nil), ints...), floats...)
		for _, from := range all {
			for _, to := range all {
				k.keep(k.op(mir.Convert, to, k.load(from)))
			}
		}
		k.keep(k.op(mir.Bitcast, mir.Float32, k.load(mir.Uint32)))
		k.keep(k.op(mir.Bitcast, mir.Uint64, k.load(mir.Float64)))
		k.keep(k.op(mir.Bitcast, mir.Uint64, k.f.Params[0]))
		return k.end()
	},
	"memory":     memoryProgram,
	"checks":     checksProgram,
	"calls":      callsProgram,
	"math":       mathProgram,
	"bits":       bitsProgram,
	"threads":    threadsProgram,
	"atomics":    atomicsProgram,
	"comm":       commProgram,
	"inlined":    inlinedProgram,
	"parameters": parametersProgram,
	"maps":       mapsProgram,
}

func (k *kernel) end() *mir.Program {
	k.op(mir.Return, mir.Void)
	return k.p
}

// emit emits a program after the passes that every program needs.
func emit(t *testing.T, p *mir.Program, c manifest.Config) []byte {
	t.Helper()
	unoptimised := c
	unoptimised.Debug = true
	if err := passes.Run(p, passes.Options{Config: unoptimised, Verify: true}); err != nil {
		t.Fatal(err)
	}
	text, err := nvvmir.Emit(p, c)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestGolden(t *testing.T) {
	want := golden.Open(t)
	for name, build := range programs {
		t.Run(name, func(t *testing.T) {
			got := emit(t, build(), manifest.Config{})
			if again := emit(t, build(), manifest.Config{}); string(again) != string(got) {
				t.Errorf("a second time gives other text:\n%s", cmp.Diff(string(got), string(again)))
			}
			text := string(got)
			if !slices.Contains(withLines, name) {
				text = withoutLines(text)
			}
			want.Check(t, name+".ll", text)
		})
	}
}

// withLines are the programs whose golden files show line information. It would be half
// of the others', in which every instruction has a line of its own.
var withLines = []string{"saxpy", "calls", "checks", "comm", "inlined"}

var (
	lineOf   = regexp.MustCompile(`,? !dbg !\d+`)
	lineInfo = regexp.MustCompile(`(?m)^!(\d+ = !DI|\d+ = distinct !DI|llvm\.dbg).*\n`)
)

// withoutLines returns a module without its line information.
func withoutLines(text string) string {
	return lineInfo.ReplaceAllString(lineOf.ReplaceAllString(text, ""), "")
}

// TestEveryInstructionHasALine looks at functions of the user's source, in which profilers
// and debuggers show lines.
func TestEveryInstructionHasALine(t *testing.T) {
	for name, build := range programs {
		text := emit(t, build(), manifest.Config{})
		users := 0
		for _, f := range strings.Split(string(text), "\ndefine ")[1:] {
			head, body, _ := strings.Cut(f, "\n")
			if !strings.Contains(head, " !dbg ") {
				continue
			}
			users++
			body, _, _ = strings.Cut(body, "\n}")
			for line := range strings.Lines(body) {
				if strings.HasPrefix(line, "\t") && !lineOf.MatchString(line) {
					t.Errorf("%s: an instruction without a line: %s", name, line)
				}
			}
		}
		if users == 0 {
			t.Errorf("%s has no function of the user's source", name)
		}
	}
}

// TestLibNVVMCompilesEverything takes every golden program through libNVVM, in
// the dialect of LLVM 7 (sm_75 to sm_90) and for the newer one.
func TestLibNVVMCompilesEverything(t *testing.T) {
	tc := chaintest.Toolchain(t)
	lib, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		t.Fatal(err)
	}
	libdevice, err := nvvm.ReadLibdevice(tc.Path(toolchain.Libdevice))
	if err != nil {
		t.Fatal(err)
	}
	for name, build := range programs {
		for _, strict := range []bool{false, true} {
			text := emit(t, build(), manifest.Config{StrictFP: strict})
			for _, a := range []string{"sm_75", "sm_90", "sm_100"} {
				t.Run(fmt.Sprintf("%s %s strict=%v", name, a, strict), func(t *testing.T) {
					target, err := arch.Parse(a)
					if err != nil {
						t.Fatal(err)
					}
					ptx, err := lib.Compile(name, text, libdevice, nvvm.Config{Arch: target, Format: nvvm.PTX})
					if err != nil {
						t.Fatal(err)
					}
					for _, want := range ptxOf[name] {
						if !strings.Contains(string(ptx), want) {
							t.Errorf("PTX lacks %q:\n%s", want, ptx)
						}
					}
					if strict && (name == "saxpy" || name == "floats") && strings.Contains(string(ptx), "fma.rn") {
						t.Errorf("strict arithmetic was fused:\n%s", ptx)
					}
				})
			}
		}
	}
}

// ptxOf lists what must come out for each golden program, whatever the
// architecture.
var ptxOf = map[string][]string{
	"saxpy":   {".entry Saxpy", ".maxntid 256", "ld.global.", "st.global.", ".loc"},
	"floats":  {"mul.rn.f32", "mul.rn.f64"},
	"shifts":  {"shl.b64"},
	"threads": {"bar.sync", "bar.warp.sync", "membar.sys", "%envreg1", "%clock64", "%globaltimer"},
	"atomics": {
		"atom.relaxed.sys.add.u32", "atom.acq_rel.cta.cas.b64", "fence.sc.sys", "ld.acquire.gpu.u64", "st.release.sys.u64",
		"add.f64", "atom.acquire.gpu.min.s64", "atom.relaxed.sys.exch.b32",
	},
	"comm":   {"gpuc_put_signal_nbi_block", "gpuc_signal_wait_until_thread", "gpuc_p_thread_8"},
	"memory": {".shared"},
}

func TestPassesDescribeKernels(t *testing.T) {
	for name, want := range map[string]manifest.Kernel{
		"saxpy": {},
		"comm": {Shmem: true, Collective: true, Ops: []string{
			"gpuc_g_thread_16", "gpuc_my_pe_thread", "gpuc_p_thread_8", "gpuc_put_signal_nbi_block", "gpuc_quiet_warp", "gpuc_signal_wait_until_thread",
		}},
		"threads": {Collective: true, Cooperative: true},
		"memory":  {SharedBytes: 4*256 + 8},
	} {
		t.Run(name, func(t *testing.T) {
			p := programs[name]()
			emit(t, p, manifest.Config{})
			got := p.Kernels[0].Info
			want.Name, want.Symbol, want.MaxThreads, want.MinBlocks = got.Name, got.Symbol, got.MaxThreads, got.MinBlocks
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestSymbolsOfDeviceFunctions(t *testing.T) {
	p := programs["comm"]()
	emit(t, p, manifest.Config{})
	want := []string{
		"gpuc_g_thread_16", "gpuc_my_pe_thread", "gpuc_p_thread_8", "gpuc_put_signal_nbi_block",
		"gpuc_quiet_warp", "gpuc_signal_wait_until_thread",
	}
	if diff := cmp.Diff(want, p.Ops); diff != "" {
		t.Errorf("symbols (-want +got):\n%s", diff)
	}
}

func TestStrictArithmeticReachesCalledFunctions(t *testing.T) {
	build := func(strict bool) string {
		k := newKernel("K", mir.PtrTo(mir.Uint64))
		square := mir.NewFunc("gpuc_f_square", "square", at(30), []*mir.Type{mir.Float32}, []*mir.Type{mir.Float32})
		b := square.Blocks[0]
		b.Add(mir.Return, mir.Void, at(31), b.Add(mir.Mul, mir.Float32, at(31), square.Params[0], square.Params[0]))
		k.p.Funcs = append([]*mir.Func{square}, k.p.Funcs...)
		call := k.op(mir.Call, mir.Float32, k.load(mir.Float32))
		call.Callee = square
		k.keep(call)
		k.p.Kernels[0].StrictFP = strict
		text := emit(t, k.end(), manifest.Config{})
		return string(text)
	}
	if text := build(true); !strings.Contains(text, "mul.rn.f") || strings.Contains(text, "fmul") {
		t.Errorf("under //gpu:fp strict:\n%s", text)
	}
	if text := build(false); strings.Contains(text, "mul.rn.f") || !strings.Contains(text, "fmul") {
		t.Errorf("without the directive:\n%s", text)
	}
}

func TestABugOfOursNamesTheLine(t *testing.T) {
	k := newKernel("K")
	k.op(mir.Call, mir.Void).Callee = k.f // kernels are not called
	k.op(mir.Return, mir.Void)
	_, err := nvvmir.Emit(k.p, manifest.Config{})
	var internal *nvvmir.InternalError
	if !errors.As(err, &internal) || !strings.Contains(err.Error(), "k.go:2:2: internal compiler error") {
		t.Errorf("got %v, want an internal error at k.go:2", err)
	}
}

// TestLinesReachTheMachineCode links a kernel with inlined calls and looks for
// its lines in the disassembly.
func TestLinesReachTheMachineCode(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	compiler, err := nvvm.Open(tc.Path(toolchain.LibNVVM))
	if err != nil {
		t.Fatal(err)
	}
	linker, err := jitlink.Open(tc.Path(toolchain.NVJitLink))
	if err != nil {
		t.Fatal(err)
	}
	sm90 := chaintest.Arch(t, "sm_90")
	text := emit(t, programs["inlined"](), manifest.Config{})
	lto, err := compiler.Compile("inlined", text, nil, nvvm.Config{Arch: sm90, Format: nvvm.LTOIR})
	if err != nil {
		t.Fatal(err)
	}
	cubin, _, err := linker.Link([]jitlink.Input{{Name: "inlined", Kind: jitlink.LTOIR, Data: lto}}, jitlink.Config{Arch: sm90, LineInfo: true})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "inlined.cubin")
	if err := os.WriteFile(file, cubin, 0o666); err != nil {
		t.Fatal(err)
	}
	sass, err := exec.Command(tc.Path(toolchain.NVDisasm), "-gi", "-c", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, sass)
	}
	for _, want := range []string{
		`File "example.com/k/help.go", line 30 inlined at "example.com/k/k.go", line 21`,
		`File "example.com/k/k.go", line 21 inlined at "example.com/k/k.go", line 5`,
		`File "example.com/k/k.go", line 5`,
	} {
		if !strings.Contains(string(sass), want) {
			t.Errorf("the disassembly lacks %q:\n%s", want, sass)
		}
	}
}
