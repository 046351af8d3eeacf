package build

import (
	"bytes"
	"debug/dwarf"
	"debug/elf"
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestKernelsForDebugger links kernels for a debugger: with and without communication, with
// functions in CUDA C++, and with the matrix products of a warpgroup. Each kernel is in what the debugger reads. With -short,
// which is for a second toolchain, there is one of each library.
func TestKernelsForDebugger(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	for name, target := range map[string]string{
		"examples/saxpy": "sm_90", "examples/ring": "sm_90", "examples/extern": "sm_90", "examples/gemm/matmul": "sm_90a",
	} {
		if testing.Short() && name != "examples/saxpy" && name != "examples/ring" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g := forDebugger(t, name)
			res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, target), nil)
			if err != nil {
				t.Fatal(err)
			}
			known := subprograms(t, res.Image)
			for _, k := range g.Manifest.Kernels {
				if !known[k.Name] {
					t.Errorf("a debugger does not learn of kernel %s, but of %v", k.Name, known)
				}
			}
			framesHaveHeads(t, res.Image)
		})
	}
}

func TestDebuggerOrSanitizer(t *testing.T) {
	_, err := Generate(t.Context(), Options{Go: Go{Dir: "../.."}, DryRun: true, Config: manifest.Config{Debug: true, Sanitize: true}}, "./examples/saxpy")
	if err == nil || !strings.Contains(err.Error(), "leave out -debug or -sanitize") {
		t.Errorf("error %v, want one that names both flags", err)
	}
}

func forDebugger(t *testing.T, pkg string) *Generated {
	t.Helper()
	g, err := Generate(t.Context(), Options{Go: Go{Dir: "../.."}, DryRun: true, Config: manifest.Config{Debug: true}}, "./"+pkg)
	if err == nil {
		err = g.Diags.Err()
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// subprograms returns the functions of the source that a debugger finds code of.
func subprograms(t *testing.T, image []byte) map[string]bool {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		t.Fatal(err)
	}
	data, err := f.DWARF()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for r := data.Reader(); ; {
		e, err := r.Next()
		if err != nil {
			t.Fatal(err)
		}
		if e == nil {
			return names
		}
		if e.Tag == dwarf.TagSubprogram && e.Val(dwarf.AttrLowpc) != nil {
			names[e.Val(dwarf.AttrName).(string)] = true
		}
	}
}

// framesHaveHeads fails the test if the description of a function's frame names no common
// information entry that stands before it (DWARF 3, section 6.4.1).
func framesHaveHeads(t *testing.T, image []byte) {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(image))
	if err != nil {
		t.Fatal(err)
	}
	frames, err := f.Section(".debug_frame").Data()
	if err != nil {
		t.Fatal(err)
	}
	heads, functions := map[uint64]bool{}, 0
	for at := uint64(0); at < uint64(len(frames)); {
		entry := frames[at:]
		if mark := binary.LittleEndian.Uint32(entry); mark != math.MaxUint32 {
			t.Fatalf("the entry at %#x begins with %#x", at, mark)
		}
		if head := binary.LittleEndian.Uint64(entry[12:]); head == math.MaxUint64 {
			heads[at] = true
		} else if functions++; !heads[head] {
			t.Fatalf("frame %d, at %#x, names a head at %#x, where none is", functions, at, head)
		}
		at += 12 + binary.LittleEndian.Uint64(entry[4:])
	}
	if functions == 0 {
		t.Error("no frames")
	}
}
