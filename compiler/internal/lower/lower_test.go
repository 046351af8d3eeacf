package lower

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/go/ssa"

	"github.com/gpuc-go/gpuc/compiler/internal/load"
	"github.com/gpuc-go/gpuc/compiler/internal/mir"
	"github.com/gpuc-go/gpuc/compiler/internal/subset"
	"github.com/gpuc-go/gpuc/internal/base/diag"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// source lowers programs of one file, of which the go command is asked once.
type source struct {
	*load.Loader
	file string
}

func open(t *testing.T) source {
	t.Helper()
	file, err := filepath.Abs("../../testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	l, err := load.New(t.Context(), load.Config{Pattern: file})
	if err != nil {
		t.Fatal(err)
	}
	return source{l, file}
}

// lower returns a program as it is before any pass.
func (l source) lower(t *testing.T, opts Options, text string) *mir.Program {
	t.Helper()
	l.Replace(l.file, []byte("package saxpy\n\nimport \"github.com/gpuc-go/gpuc/dsl/gpu\"\n"+text))
	for {
		p, err := l.Build(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Diags.Err(); err != nil {
			t.Fatal(err)
		}
		res := subset.Check(p, func(fn *ssa.Function) bool { return Known(fn) })
		if l.AddSource(res.Missing) {
			continue
		}
		diags := append(diag.List(nil), res.Diags...)
		opts.Tables = res.Tables
		m := Lower(p, opts, &diags)
		if err := diags.Err(); err != nil {
			t.Fatal(err)
		}
		if err := mir.Verify(m); err != nil {
			t.Fatal(err)
		}
		return m
	}
}

// kernelOf wraps a body into a kernel.
func kernelOf(body string) string {
	return "\n//gpu:kernel\nfunc K(t *gpu.Thread, i, n int, x, y []int32) {\n" + body + "\n}\n"
}

// count returns how often a function has each of the operations.
func count(f *mir.Func, ops ...mir.Op) map[mir.Op]int {
	n := map[mir.Op]int{}
	for _, b := range f.Blocks {
		for _, v := range b.Instrs {
			for _, o := range ops {
				if v.Op == o {
					n[o]++
				}
			}
		}
	}
	return n
}

// checks lists the checks of a kernel with the kinds of their sites.
func checks(p *mir.Program) (list []string) {
	for _, b := range p.Kernels[0].Func.Blocks {
		for _, v := range b.Instrs {
			if v.Op.Facts().Check {
				list = append(list, fmt.Sprintf("%v %s", v.Op, p.Sites[v.Site].Kind))
			}
		}
	}
	return list
}

func TestChecksThatGoMakes(t *testing.T) {
	src := open(t)
	for body, want := range map[string][]string{
		"x[i] = 1":                        {"CheckIndex index"},
		"x[0] = y[i]":                     {"CheckIndex index", "CheckIndex index"},
		"x[0] = int32(len(x[i:n]))":       {"CheckLE slice-high", "CheckLE slice-low", "CheckIndex index"},
		"x[0] = 7 / x[0]":                 {"CheckIndex index", "CheckNonZero divide", "CheckIndex index"},
		"x[0] = 1 << n":                   {"CheckNonNeg shift", "CheckIndex index"},
		"var a [4]int32; a[3] = 1; _ = a": nil, // the Go compiler knows it
		"x[0] = y[0] + int32(i)":          {"CheckIndex index", "CheckIndex index"},
	} {
		if d := cmp.Diff(want, checks(src.lower(t, Options{}, kernelOf(body)))); d != "" {
			t.Errorf("%s (-want +got):\n%s", body, d)
		}
		if left := checks(src.lower(t, Options{Config: manifest.Config{NoChecks: true}}, kernelOf(body))); left != nil {
			t.Errorf("%s without checks: %v", body, left)
		}
	}
}

// A closure stands in place of each call, with what it captures; a function that takes
// one is a copy for that closure.
func TestClosuresStandInPlaceOfTheirCalls(t *testing.T) {
	src := open(t)
	const apply = "\nfunc apply(f func(int32) int32, v int32) int32 { return f(f(v)) }\n"
	for _, tt := range []struct {
		name, decls, body string
		muls              int
	}{
		{"called twice", "", "f := func(v int32) int32 { return v * int32(n) }\nx[0] = f(f(y[0]))", 2},
		{"never called", "", "f := func(v int32) int32 { return v * int32(n) }\n_ = f", 0},
		{"passed on", apply, "x[0] = apply(func(v int32) int32 { return v * int32(n) }, y[0])", 2},
		{"two passed on", apply, "x[0] = apply(func(v int32) int32 { return v * int32(n) }, y[0])\nx[1] = apply(func(v int32) int32 { return v*v*int32(i) }, y[0])", 2 + 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := src.lower(t, Options{}, tt.decls+kernelOf(tt.body))
			n := 0
			for _, f := range p.Funcs {
				got := count(f, mir.Mul, mir.Call)
				n += got[mir.Mul]
				if got[mir.Call] > 0 {
					t.Errorf("%s has %d calls:\n%s", f.Name, got[mir.Call], f)
				}
			}
			if n != tt.muls {
				t.Errorf("%d products, want %d:\n%s", n, tt.muls, p.Kernels[0].Func)
			}
		})
	}
}

// A table is memory of the program, once, and constant memory while it is small.
func TestTablesAreMemoryOfTheProgram(t *testing.T) {
	src := open(t)
	for _, tt := range []struct {
		decl  string
		space mir.Space
		init  int
	}{
		{"var table = [4]int32{1, 2, 3, 4}", mir.ConstMem, 4},
		{"var table = [512]int32{1: 7}", mir.ConstMem, 512},
		{"var table = [513]int32{512: 7}", mir.GlobalMem, 513},
		{"var table [8]int32", mir.ConstMem, 8},
	} {
		p := src.lower(t, Options{}, "\n"+tt.decl+"\n"+kernelOf("x[0] = table[i&3]\nx[1] = table[n&3]"))
		var got []*mir.Global
		for _, g := range p.Globals {
			if strings.HasPrefix(g.Name, "gpuc_table_") {
				got = append(got, g)
			}
		}
		if len(got) != 1 {
			t.Fatalf("%s: %d tables, want one", tt.decl, len(got))
		}
		if g := got[0]; g.GoName != "table" || g.Space != tt.space || len(g.Init) != tt.init {
			t.Errorf("%s: %s in %v with %d numbers, want %v and %d", tt.decl, g.GoName, g.Space, len(g.Init), tt.space, tt.init)
		}
	}
}

// TestMemSize compares sizes with those of the types, which know no overflow.
func TestMemSize(t *testing.T) {
	pair := mir.StructOf(mir.Int32, mir.Int32)
	for _, typ := range []*mir.Type{
		mir.Int8, pair, mir.StructOf(mir.Int8, mir.Int64, mir.Int8), mir.StructOf(), mir.ArrayOf(pair, 1000),
		mir.StructOf(mir.ArrayOf(mir.StructOf(mir.Int16, mir.Float64), 3), mir.Int8),
	} {
		if got, want := memSize(typ), typ.Size(); got != want {
			t.Errorf("memSize(%v) = %d, want %d", typ, got, want)
		}
	}
	huge := mir.ArrayOf(mir.ArrayOf(mir.Int64, 1<<40), 1<<40)
	for _, typ := range []*mir.Type{huge, mir.StructOf(huge, huge)} {
		if got := memSize(typ); got < 1<<61 {
			t.Errorf("memSize(%v) = %d, want something too large", typ, got)
		}
	}
}
