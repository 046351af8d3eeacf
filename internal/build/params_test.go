package build

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestParametersWithoutHostForm has a signature for which no launch method can
// be written, and the reason.
func TestParametersWithoutHostForm(t *testing.T) {
	shmem := types.NewPackage(shmemPath, "shmem")
	other := types.NewPackage("example.com/other", "other")
	self := types.NewPackage("example.com/self", "self")
	named := func(p *types.Package, name string, under types.Type) types.Type {
		return types.NewNamed(types.NewTypeName(0, p, name, nil), under, nil)
	}
	field := func(p *types.Package, name string, typ types.Type) *types.Var {
		return types.NewField(0, p, name, typ, false)
	}
	hidden := named(other, "Hidden", types.NewStruct([]*types.Var{field(other, "n", types.Typ[types.Int])}, nil))
	unnamed := named(other, "secret", types.NewStruct([]*types.Var{field(other, "X", types.Typ[types.Int])}, nil))
	sym := func(elem types.Type) types.Type {
		generic := named(shmem, "Sym", nil).(*types.Named)
		generic.SetTypeParams([]*types.TypeParam{types.NewTypeParam(types.NewTypeName(0, shmem, "T", nil), types.Universe.Lookup("any").Type())})
		generic.SetUnderlying(types.NewStruct(nil, nil))
		typ, err := types.Instantiate(nil, generic, []types.Type{elem}, true)
		if err != nil {
			t.Fatal(err)
		}
		return typ
	}
	signal := named(shmem, "Signal", types.NewStruct(nil, nil))
	for _, c := range []struct {
		typ  types.Type
		want string
	}{
		{types.Typ[types.String], "string has no counterpart on a GPU"},
		{types.Typ[types.Complex64], "complex64 has no counterpart on a GPU"},
		{types.Typ[types.Uintptr], "uintptr has no counterpart on a GPU"},
		{types.NewPointer(types.Typ[types.Int]), "*int points into host memory; pass a slice of length 1"},
		{named(shmem, "Ptr", types.NewStruct(nil, nil)), "pass a shmem.Sym and take At(i)"},
		{hidden, "type other.Hidden has the field n, which is not exported, so that package self cannot set it"},
		{types.NewArray(hidden, 2), "type other.Hidden has the field n"},
		{types.NewStruct([]*types.Var{field(self, "A", hidden)}, nil), "field A: type other.Hidden"},
		{types.NewSlice(unnamed), "type other.secret is not exported, so that package self cannot name it"},
		{sym(unnamed), "type other.secret is not exported, so that package self cannot name it"},
		{sym(types.NewArray(unnamed, 2)), "type other.secret is not exported"},
		{named(other, "Open", types.NewStruct([]*types.Var{field(other, "S", sym(unnamed))}, nil)), "field S: type other.secret is not exported"},
		{sym(types.NewStruct([]*types.Var{field(other, "n", types.Typ[types.Int])}, nil)), "type struct{n int} has the field n, which is not exported"},
		{types.NewStruct([]*types.Var{field(self, "_", signal)}, nil), "a blank field that holds device memory"},
	} {
		v := types.NewParam(0, self, "x", c.typ)
		sig := types.NewSignatureType(nil, nil, nil, types.NewTuple(types.NewParam(0, self, "t", types.Typ[types.Int]), v), nil, false)
		s := &stub{Pkg: self, Kernels: []*types.Func{types.NewFunc(0, self, "K", sig)}}
		_, err := s.generate()
		var bad signatureErrors
		if !errors.As(err, &bad) || len(bad) != 1 || bad[0].Param != v || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got error %v, want %q", c.typ, err, c.want)
		}
	}
}

// TestParametersOfAliases has parameters whose types have several names, some of which the
// generated file cannot write.
func TestParametersOfAliases(t *testing.T) {
	pkgs := map[string]*types.Package{}
	for _, p := range []struct{ path, text string }{
		{"example.com/other", `package other

type (
	count          = int32
	Number         = count
	list[T any]    = []T
	pair[A, B any] struct { A A; B B }
	Pair[A, B any] = pair[A, B]
	Vec[T any]     = [2]T
	Open struct {
		N count
		M Number
		S []count
		V []Vec[count]
		A Vec[Vec[Number]]
		L list[Vec[count]]
		U []struct { X count }
		P Pair[count, []Number]
	}
	Secret []pair[count, count]
	Kind   int8
	kind   int8
	Closed struct {
		K kind
		S []Kind
	}
)
`},
		{"example.com/self", `package self

import "example.com/other"

type (
	octets    = []uint8
	own[T any] struct { S []T; N T }
	same[T any] = own[T]
)

func K(o other.Open, a own[byte], b own[uint8], c same[uint8], d octets, s other.Secret, x other.Closed) {}
`},
	} {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, p.path+".go", p.text, 0)
		if err != nil {
			t.Fatal(err)
		}
		config := types.Config{Importer: importerFunc(func(path string) (*types.Package, error) { return pkgs[path], nil })}
		if pkgs[p.path], err = config.Check(p.path, fset, []*ast.File{file}, nil); err != nil {
			t.Fatal(err)
		}
	}
	self := pkgs["example.com/self"]
	w := &paramWriter{im: newImports(self, nil, nil), rt: "gpurt", taken: map[string]bool{}}
	var got []string
	for v := range self.Scope().Lookup("K").(*types.Func).Signature().Params().Variables() {
		form, err := w.hostType(v.Type())
		if err != nil {
			form = err.Error()
		}
		got = append(got, v.Name()+" "+form)
	}
	for _, tw := range w.twins {
		got = append(got, tw.name)
		for _, f := range tw.fields {
			got = append(got, "\t"+f.Name+" "+f.Type)
		}
	}
	want := []string{
		"o OpenArgs", "a ownByteArgs", "b ownByteArgs", "c ownByteArgs", "d gpurt.DeviceSlice[uint8]",
		"s type other.pair[int32, int32] is not exported, so that package self cannot name it",
		"x field K: type other.kind is not exported, so that package self cannot name it",
		"pairCountNumberArgs", "\tA int32", "\tB gpurt.DeviceSlice[other.Number]",
		"OpenArgs", "\tN int32", "\tM other.Number", "\tS gpurt.DeviceSlice[int32]",
		"\tV gpurt.DeviceSlice[other.Vec[int32]]", "\tA other.Vec[other.Vec[other.Number]]", "\tL gpurt.DeviceSlice[other.Vec[int32]]",
		"\tU gpurt.DeviceSlice[struct{X int32}]", "\tP pairCountNumberArgs",
		"ownByteArgs", "\tS gpurt.DeviceSlice[byte]", "\tN byte",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }
