package nvvmir_test

import (
	"go/token"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/compiler/mir"
	"github.com/gpuc-go/gpuc/compiler/nvvmir"
	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/manifest"
)

func at(line int) token.Position {
	return token.Position{Filename: "/src/k/saxpy.go", Line: line, Column: 2}
}

// saxpy is the kernel y[i] += a*x[i] over a grid-strided loop, as the importer
// and the passes leave it.
func saxpy() *mir.Program {
	f := mir.NewFunc("Saxpy", "Saxpy", at(5), []*mir.Type{mir.Float32, mir.PtrTo(mir.Float32), mir.Int64, mir.PtrTo(mir.Float32), mir.Int64}, nil)
	a, x, xn, y, yn := f.Params[0], f.Params[1], f.Params[2], f.Params[3], f.Params[4]
	entry, head, body, done := f.Blocks[0], f.NewBlock(), f.NewBlock(), f.NewBlock()
	sreg := func(i mir.Intrinsic) *mir.Value {
		v := entry.Add(mir.Intr, mir.Int32, at(6))
		v.Intr = i
		return entry.Add(mir.Convert, mir.Int64, at(6), v)
	}
	bd := sreg(mir.BlockDim)
	start := entry.Add(mir.Add, mir.Int64, at(6), entry.Add(mir.Mul, mir.Int64, at(6), sreg(mir.BlockIdx), bd), sreg(mir.ThreadIdx))
	step := entry.Add(mir.Mul, mir.Int64, at(6), sreg(mir.GridDim), bd)
	entry.Jump(at(6), head)
	i := head.Add(mir.Phi, mir.Int64, at(6), start)
	head.If(at(6), head.Add(mir.Lt, mir.Bool, at(6), i, yn), body, done)
	c := body.Add(mir.CheckIndex, mir.Void, at(7), i, xn)
	c.Site = 0
	px := body.Add(mir.IndexAddr, x.Type, at(7), x, i)
	py := body.Add(mir.IndexAddr, y.Type, at(7), y, i)
	p := body.Add(mir.Mul, mir.Float32, at(7), a, body.Add(mir.Load, mir.Float32, at(7), px))
	body.Add(mir.Store, mir.Void, at(7), py, body.Add(mir.Add, mir.Float32, at(7), body.Add(mir.Load, mir.Float32, at(7), py), p))
	i.Args = append(i.Args, body.Add(mir.Add, mir.Int64, at(6), i, step))
	body.Jump(at(6), head)
	done.Add(mir.Return, mir.Void, at(9))
	return &mir.Program{
		Package: "example.com/k",
		Funcs:   []*mir.Func{f},
		Kernels: []*mir.Kernel{{Func: f, Info: manifest.Kernel{Name: "Saxpy", Symbol: "Saxpy", MaxThreads: 256}}},
		Sites:   []fault.Site{{Kind: fault.Index, File: "saxpy.go", Line: 7, Func: "Saxpy"}},
	}
}

func TestEmitSaxpyTwiceGivesTheSameText(t *testing.T) {
	var texts []string
	for range 2 {
		p := saxpy()
		if err := mir.Verify(p); err != nil {
			t.Fatal(err)
		}
		text, info, err := nvvmir.Emit(p, nvvmir.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]nvvmir.KernelInfo{{}}, info); diff != "" {
			t.Errorf("kernel info (-want +got):\n%s", diff)
		}
		texts = append(texts, string(text))
	}
	if diff := cmp.Diff(texts[0], texts[1]); diff != "" {
		t.Errorf("texts differ:\n%s", diff)
	}
}
