package compiler

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/lower"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/internal/test/golden"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
	"github.com/gpuc-go/gpuc/ltoir"
)

// lowered returns the mir form of a file as compiler/internal/lower makes it.
func lowered(t testing.TB, file string) (*mir.Program, diag.List) {
	t.Helper()
	l, err := load.New(context.Background(), load.Config{Pattern: file})
	if err != nil {
		t.Fatal(err)
	}
	prog, res, err := frontEnd(context.Background(), l)
	if err != nil {
		t.Fatal(err)
	}
	diags := append(prog.Diags, res.Diags...)
	if prog.SSA == nil {
		return nil, diags
	}
	m := lower.Lower(prog, lower.Options{Tables: res.Tables}, &diags)
	return m, diags
}

// eachLineOnce leaves out the place of an instruction that has the place of the one before.
func eachLineOnce(text string) string {
	var b strings.Builder
	last := ""
	for line := range strings.Lines(text) {
		instruction, place, ok := strings.Cut(line, "  // ")
		if !ok {
			last = ""
		} else if place == last {
			line = instruction + "\n"
		} else {
			last = place
		}
		b.WriteString(line)
	}
	return b.String()
}

// TestLowerGolden compares the mir form of every concept of the language.
func TestLowerGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	want := golden.Open(t)
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			m, diags := lowered(t, file)
			if err := diags.Err(); err != nil {
				t.Fatal(err)
			}
			if err := mir.Verify(m); err != nil {
				t.Errorf("%v\n%s", err, m)
			}
			want.Check(t, strings.TrimSuffix(filepath.Base(file), ".go")+".mir", eachLineOnce(m.String()))
		})
	}
}

// TestCubins takes every kernel of testdata through libNVVM and nvJitLink, with
// the device library where it communicates, to a cubin for sm_90.
func TestCubins(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.DeviceLib)
	c := chaintest.Cache(t)
	files, err := filepath.Glob("testdata/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	sm90 := chaintest.Arch(t, "sm_90")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			p, err := Compile(context.Background(), Options{Pattern: file, Verify: true})
			if err != nil {
				t.Fatal(err)
			}
			if err := p.Diags.Err(); err != nil {
				t.Fatal(err)
			}
			res, err := ltoir.Build(context.Background(), tc, c, ltoir.Request{IR: p.IR, Transport: nvshmem.Transport(), Manifest: p.Manifest, Arch: sm90})
			if err != nil {
				t.Fatal(err)
			}
			syms, err := ltoir.Symbols(res.Image)
			if err != nil {
				t.Fatal(err)
			}
			for _, k := range p.Manifest.Kernels {
				if !slices.Contains(syms.Functions, k.Symbol) {
					t.Errorf("cubin has %q, not kernel %s", syms.Functions, k.Symbol)
				}
			}
		})
	}
}
