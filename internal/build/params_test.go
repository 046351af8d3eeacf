package build

import (
	"errors"
	"go/types"
	"strings"
	"testing"
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
		{types.NewStruct([]*types.Var{field(self, "_", signal)}, nil), "a blank field that holds device memory"},
	} {
		v := types.NewParam(0, self, "x", c.typ)
		sig := types.NewSignatureType(nil, nil, nil, types.NewTuple(types.NewParam(0, self, "t", types.Typ[types.Int]), v), nil, false)
		s := &stub{Pkg: self, Kernels: []*types.Func{types.NewFunc(0, self, "K", sig)}}
		_, err := s.generate()
		var bad *signatureError
		if !errors.As(err, &bad) || bad.Param != v || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got error %v, want %q", c.typ, err, c.want)
		}
	}
}
