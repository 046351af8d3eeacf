package build

import (
	"bytes"
	"debug/dwarf"
	"debug/elf"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// forOneTarget is a user's package whose kernels call a function in CUDA C++, and multiply by a warpgroup.
const forOneTarget = `package user

import (
	"github.com/gpuc-go/gpuc/dsl/gpu"
	"github.com/gpuc-go/gpuc/dsl/tile"
)

//gpu:extern scale_one scale.cu
func one(a, x float32) float32 { return a * x }

//gpu:kernel
func Scale(t *gpu.Thread, a float32, x []float32) {
	for i := range t.Grid().Stride(len(x)) {
		x[i] = one(a, x[i])
	}
}

type D [64]tile.Dim

//gpu:kernel maxthreads=128
func Product(t *gpu.Thread, c []float32, a, b []gpu.BFloat16) {
	as := tile.Shared[D, D, gpu.BFloat16](t)
	bs := tile.Shared[D, D, gpu.BFloat16](t)
	sums := tile.Zero[D, D, float32](t.Warpgroup())
	tile.Load(t.Block(), as, tile.Of(a, 64, 64), 0, 0)
	tile.Load(t.Block(), bs, tile.Of(b, 64, 64), 0, 0)
	t.Block().Sync()
	tile.MMA(sums, as, bs)
	tile.Store(sums, tile.Of(c, 64, 64), 0, 0)
}
`

// TestKernelsForDebugger links kernels for a debugger: with and without communication, with
// functions in CUDA C++, and with the matrix products of a warpgroup. Each kernel is in what the debugger reads.
func TestKernelsForDebugger(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	user := t.TempDir()
	err := usermod.Write(user, "example.com/user", "../..")
	for name, text := range map[string]string{
		"user.go": forOneTarget, "scale.cu": `extern "C" __device__ float scale_one(float a, float x) { return a * x; }`,
	} {
		err = errors.Join(err, os.WriteFile(filepath.Join(user, name), []byte(text), 0o600))
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name, target string
		from         Go
	}{
		{"saxpy", "sm_90", Go{Dir: "../../examples/saxpy"}},
		{"ring", "sm_90", Go{Dir: "../../examples/ring"}},
		{"user", "sm_90a", Go{Dir: user, Env: append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod=mod", "GOPROXY=off")}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			g, err := Generate(t.Context(), Options{Go: test.from, DryRun: true, Config: manifest.Config{Debug: true}}, ".")
			if err == nil {
				err = g.Diags.Err()
			}
			if err != nil {
				t.Fatal(err)
			}
			res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, test.target), nil)
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
