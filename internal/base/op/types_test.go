package op

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A row that no table holds, so that what is tested does not change with it.
var typed = Op{
	Name: "FoldAll", Scopes: ThreadOnly | 1<<Block, Elem: ByType, Types: []Type{TypeInt8, TypeBFloat16},
	Params: []Param{Team, DstSym, SrcSym, ReduceBy}, C: "nvshmem{x}_{type}_{reduction}_reduce{scope}",
}

func TestTypedInstances(t *testing.T) {
	type names struct{ Symbol, C string }
	got := map[string]names{}
	for _, in := range typed.Instances() {
		got[in.Symbol()] = names{in.Symbol(), in.CName()}
	}
	if want := 2 * (len(Reductions) + 4); len(got) != want {
		t.Errorf("%d instances, want %d: bitwise reductions are for integers alone", len(got), want)
	}
	for _, want := range []names{
		{"gpuc_fold_all_thread_int8_xor", "nvshmem_int8_xor_reduce"},
		{"gpuc_fold_all_block_bfloat16_max", "nvshmemx_bfloat16_max_reduce_block"},
	} {
		if d := cmp.Diff(want, got[want.Symbol]); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
	}
}

func TestTypesAreConsistent(t *testing.T) {
	for _, ty := range AllTypes {
		if ty.String() == "" || ty.CName() == "" || ty.Bits() == 0 {
			t.Errorf("type %d lacks a name or a width", ty)
		}
	}
	for _, ty := range IntTypes {
		if !ty.IsInt() || !Xor.Has(ty) {
			t.Errorf("%s is no integer", ty)
		}
	}
	for _, ty := range FloatTypes {
		if ty.IsInt() || Xor.Has(ty) || !Max.Has(ty) {
			t.Errorf("%s is an integer", ty)
		}
	}
}
