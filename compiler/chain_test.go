package compiler

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
	"github.com/gpuc-go/gpuc/ltoir"
)

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
			res, err := ltoir.Build(context.Background(), tc, c, ltoir.Request{IR: p.IR, Manifest: p.Manifest, Arch: sm90, LineInfo: true})
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
