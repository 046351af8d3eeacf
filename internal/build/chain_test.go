package build

import (
	"bytes"
	"debug/elf"
	"errors"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/devicelib"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

// everyReduction holds kernels that call every reduction at every scope for every element
// type.
const everyReduction = "testsuite/conformance/reduction"

// combinations are packages whose kernels call the same operations, or the same forms of a product, at
// every scope and for every type, in order to be run. Their links would take more time than those of all
// others. ltoir links every operation, and reductions of every operator, scope and type; tests of package
// nvvmir take every intrinsic to machine code.
var combinations = []string{
	everyReduction, "testsuite/conformance/collective", "testsuite/conformance/comm", "testsuite/conformance/fragment",
	"testsuite/conformance/stride", "testsuite/conformance/transfer", "testsuite/conformance/words", "testsuite/museum", "testsuite/pairs",
}

// forWarpgroups are packages whose machine code other tests look at, for the target with products of
// warpgroups: kernels are linked for that target here too, and so once.
var forWarpgroups = []string{"examples/attention/flash", "examples/gemm/matmul", "kernels/fused", "kernels/gemm", "kernels/gemm8", "kernels/moe"}

// sameAsOthers are packages that are not compiled for a second toolchain: libNVVM would refuse in them what
// it refuses in kernels/gemm and kernels/moe, whose products they have in more forms, in testsuite/conformance/comm
// and litmus, whose operations and orders they combine, or in the test of intrinsics.
var sameAsOthers = []string{
	everyReduction, "kernels/fused", "kernels/gemm8", "testsuite/conformance/fragment", "testsuite/conformance/matrix", "testsuite/conformance/matrix8",
	"testsuite/conformance/piped", "testsuite/conformance/stride", "testsuite/conformance/transfer", "testsuite/conformance/words", "testsuite/museum", "testsuite/pairs",
}

// hooks holds what sanitized kernels call, each as a kernel. As such all are inlined in each other, and
// libNVVM takes a minute for them; TestSanitizedKernelToCubin has them as the functions that they become.
const hooks = "internal/sanitizer/hooks"

// TestEveryKernelToCubin takes every kernel of the repository through the whole
// chain of NVIDIA's libraries, as it was generated; a test of package vet compares that with the
// source. The combinations are compiled to PTX, and so are the device functions of everyReduction;
// hooks is left out. With -short, which is for a second toolchain, kernels take the way to PTX, where a
// version of libNVVM could refuse them, but for sameAsOthers: ltoir links every operation, and the tests of machine code link
// ring, puts, products and attention.
func TestEveryKernelToCubin(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := chaintest.Cache(t)
	opts := Options{Go: Go{Dir: "../.."}, DryRun: true}
	pkgs, err := opts.Packages(t.Context(), "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range slices.Concat(combinations, forWarpgroups, sameAsOthers) {
		if !slices.ContainsFunc(pkgs, func(p Package) bool { return p.ImportPath == modulePath+"/"+name }) {
			t.Fatalf("%d packages with kernels, without %s", len(pkgs), name)
		}
	}
	for _, p := range pkgs {
		name := strings.TrimPrefix(p.ImportPath, modulePath+"/")
		if name == hooks || testing.Short() && slices.Contains(sameAsOthers, name) {
			continue
		}
		target := chaintest.Arch(t, "sm_90")
		if slices.Contains(forWarpgroups, name) {
			target = chaintest.Arch(t, "sm_90a")
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel() // a link takes one processor
			g := generated(t, opts, p)
			if g.Manifest == nil {
				return
			}
			if name == everyReduction {
				b, err := devicelib.New(nvshmem.Transport(), tc, c, target).Reductions(t.Context(), g.Manifest.Ops(), nil)
				if err != nil || len(b) == 0 {
					t.Errorf("device functions of %d operations: %d bytes, %v", len(g.Manifest.Ops()), len(b), err)
				}
			}
			// What other tests link is linked here, and they find it in the cache.
			if slices.Contains(combinations, name) || testing.Short() && !slices.Contains(forWarpgroups, name) {
				ptx, err := g.PTX(tc, target)
				if err != nil {
					t.Fatal(err)
				}
				for _, k := range g.Manifest.Kernels {
					if !bytes.Contains(ptx, []byte(".entry "+k.Symbol+"(")) {
						t.Errorf("kernel %s is not in the PTX", k.Name)
					}
				}
				return
			}
			res, err := g.Cubin(t.Context(), tc, c, target, func(msg string) { t.Log(msg) })
			if err != nil {
				t.Fatal(err)
			}
			f, err := elf.NewFile(bytes.NewReader(res.Image))
			if err != nil {
				t.Fatal(err)
			}
			for _, k := range g.Manifest.Kernels {
				if !slices.ContainsFunc(f.Sections, func(s *elf.Section) bool { return s.Name == ".text."+k.Symbol }) {
					t.Errorf("kernel %s is not in the cubin", k.Name)
				}
			}
			if len(g.Manifest.Ops()) > 0 && res.Transport == "" {
				t.Error("the cubin does not say which transport is in it")
			}
		})
	}
}

// fresh generates the kernels of a package.
func fresh(t *testing.T, opts Options, pattern string) *Generated {
	t.Helper()
	g, err := Generate(t.Context(), opts, pattern)
	if err == nil {
		err = g.Diags.Err()
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// generated reads what was generated of a package's kernels, or compiles those that
// only the compiler's tests use, which have no generated files.
func generated(t *testing.T, opts Options, p Package) *Generated {
	t.Helper()
	if _, err := os.Stat(filepath.Join(p.Dir, StubFile)); errors.Is(err, fs.ErrNotExist) {
		return fresh(t, opts, p.ImportPath)
	}
	text, ir := onDiskArtifact(t, p.Dir)
	g := &Generated{ImportPath: p.ImportPath, Dir: p.Dir, IR: ir}
	var err error
	if g.Manifest, err = manifest.Decode(text); err != nil {
		t.Fatal(err)
	}
	if g.Manifest.IRHash != manifest.Hash(ir) {
		t.Fatal("the IR is not that of the manifest; run make generate")
	}
	return g
}

// onDiskArtifact returns the manifest's file and the IR that Generate wrote in dir.
func onDiskArtifact(t *testing.T, dir string) (text, ir []byte) {
	t.Helper()
	form, err := AsFound.in(dir)
	if err != nil {
		t.Fatal(err)
	}
	if form == Compressed {
		text, ir, err = parts(readFile(t, dir, ArchiveFile))
		if err != nil {
			t.Fatal(err)
		}
		return text, ir
	}
	return readFile(t, dir, ManifestFile), readFile(t, dir, IRFile)
}

func readFile(t *testing.T, dir, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestStatsOfKernel reads the resources of a kernel that is known.
func TestStatsOfKernel(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	sm90 := chaintest.Arch(t, "sm_90")
	g, err := Generate(t.Context(), Options{Go: Go{Dir: "testdata/stats"}, DryRun: true}, ".")
	if err != nil {
		t.Fatal(err)
	}
	if g.Diags.HasErrors() {
		t.Fatal(g.Diags.Err())
	}
	res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), sm90, nil)
	if err != nil {
		t.Fatal(err)
	}
	stats, err := g.Stats(t.Context(), tc, res.Image)
	if err != nil {
		t.Fatal(err)
	}
	if len(stats) != 1 || stats[0].Kernel != "Rotate" || stats[0].Shared != 256 || stats[0].Registers < 8 || stats[0].Instructions < 10 {
		t.Errorf("resources of Rotate, which has 256 bytes of shared memory: %+v", stats)
	}
	checks := g.ChecksLeft()
	if len(checks) != 1 || checks[0].Line != 14 || !slices.Equal(checks[0].Checks, []string{"index"}) {
		t.Errorf("checks: got %+v, want one of an index in line 14", checks)
	}
}

var allPairs = flag.Bool("pairs", false, "run all sanitized pairs, which takes minutes")

// TestSanitizedPairs runs the tests of testsuite/pairs that need sanitized kernels.
func TestSanitizedPairs(t *testing.T) {
	which := "sample"
	if *allPairs {
		which = "all"
	}
	sanitizedTests(t, "../../testsuite/pairs", []string{".", "./async"}, []string{"Await"}, "-run=Sanitizer", "-sanitized="+which)
}

// TestSanitizedConformance runs conformance tests with sanitized kernels, of which none is reported: those
// of asynchronous copies, barriers and clusters, and of memory that the host shares or writes.
func TestSanitizedConformance(t *testing.T) {
	const dir = "../../testsuite/conformance"
	if !*allPairs {
		sanitizedTests(t, dir, []string{"./bulk", "./bulkput", "./cluster", "./copyasync", "./memory"}, []string{"Follows"},
			"-run=^(TestCopyAsync|TestNamedBarriers|TestBulkCopies|TestBoxesOfTensors|TestMapsInStructsAndArrays|TestClusters|TestPutFromSharedMemory|"+
				"TestDLPack|TestRegisterSymmetric|TestStreamsWriteForKernels|TestWrappedMemory)$", "-gpuc.backend=check")
		return
	}
	pkgs, err := Options{Go: Go{Dir: dir}, DryRun: true}.Packages(t.Context(), "./...")
	if err != nil {
		t.Fatal(err)
	}
	var patterns []string
	for _, p := range pkgs {
		patterns = append(patterns, p.ImportPath)
	}
	// Left out are graphs, tests that start programs or choose their back end, and more symmetric memory
	// than has cells.
	sanitizedTests(t, dir, patterns, []string{"Follows", "StoreBy", "StoreBy16", "Write", "Write16"}, "-short", "-gpuc.backend=check",
		"-skip=^Test(NothingReportedOnConformance|Every.*|MapsArePassedByValue|FaultsOfBoxes|Condition.*|UpdateOfConditions|Graph.*|SeveralDevices|Join|OverProcesses|LargeCollectives|Transfers)$")
}

// sanitizedTests runs tests of a directory with sanitized kernels of packages there. Of these some
// have no hooks.
func sanitizedTests(t *testing.T, dir string, patterns, without []string, flags ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("it builds a program")
	}
	ov, err := newOverlay()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(ov.remove)
	var unsanitized []string
	for _, pattern := range patterns {
		g, err := Generate(t.Context(), Options{Go: Go{Dir: dir, Env: os.Environ()}, Config: manifest.Config{Sanitize: true}, DryRun: true}, pattern)
		if err != nil || g.Diags.HasErrors() {
			t.Fatalf("%v %v", err, g.Diags)
		}
		for _, k := range g.Manifest.Kernels {
			if k.Unsanitized {
				unsanitized = append(unsanitized, k.Name)
			}
		}
		if err := ov.addArtifact(g, nil); err != nil {
			t.Fatal(err)
		}
	}
	slices.Sort(unsanitized)
	if !slices.Equal(unsanitized, without) {
		t.Errorf("without hooks are %v, want %v", unsanitized, without)
	}
	file, err := ov.file()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "go", append([]string{"test", "-vet=off", "-ldflags=-s", "-overlay", file, "-timeout", "60m", "."}, flags...)...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// TestSanitizedKernelToCubin takes kernels with their hooks through NVIDIA's libraries, with -short only
// those of ring.
func TestSanitizedKernelToCubin(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	for _, dir := range []string{"examples/ring", "testsuite/conformance/cluster", "testsuite/conformance/copyasync"} {
		t.Run(dir, func(t *testing.T) {
			if testing.Short() && dir != "examples/ring" {
				t.Skip("its link takes seconds")
			}
			g, err := Generate(t.Context(), Options{Go: Go{Dir: filepath.Join("../..", dir)}, Config: manifest.Config{Sanitize: true}, DryRun: true}, ".")
			if err != nil || g.Diags.HasErrors() {
				t.Fatalf("%v %v", err, g.Diags)
			}
			res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, "sm_90"), nil)
			if err != nil {
				t.Fatal(err)
			}
			stats, err := g.Stats(t.Context(), tc, res.Image)
			if err != nil || len(stats) != len(g.Manifest.Kernels) || !g.Manifest.Sanitize {
				t.Fatalf("resources of %d kernels, %d of them; %v", len(g.Manifest.Kernels), len(stats), err)
			}
			// With its hooks a kernel has some thousand instructions, and must still fit a block.
			for i, s := range stats {
				if s.Instructions < 2000 || s.Registers > 128 {
					t.Errorf("resources: %+v", s)
				}
				if k := g.Manifest.Kernels[i]; k.Unsanitized && k.Name != "Follows" {
					t.Errorf("the manifest says that %s is not sanitized", k.Name)
				}
			}
		})
	}
}
