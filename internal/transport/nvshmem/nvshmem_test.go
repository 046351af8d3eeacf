package nvshmem

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

// A row that is misspelt would be done by a plain call, and one without either by
// nothing.
func TestEveryOperationIsDone(t *testing.T) {
	for name := range operations {
		if op.Lookup(name) == nil {
			t.Errorf("a row for %s, which is no operation", name)
		}
	}
	for i := range op.Table {
		o := &op.Table[i]
		if o.Parts == nil && rows()[o.Name].Body == "" && operations[o.Name].C == "" {
			t.Errorf("%s has neither a function of NVSHMEM nor a body", o.Name)
		}
	}
	for i := range op.HostTable {
		if o := &op.HostTable[i]; onStreams[o.Name].C == "" {
			t.Errorf("%s on a stream has no function of NVSHMEM", o.Name)
		}
	}
}

func TestFunctions(t *testing.T) {
	for _, tt := range []struct {
		op        string
		scope     op.Scope
		width     int
		typ       op.Type
		reduction op.Reduction
		want      []string
	}{
		{op: "PutSignalNBI", scope: op.Block, want: []string{"nvshmemx_putmem_signal_nbi_block"}},
		{op: "PutNBI", want: []string{"nvshmem_putmem_nbi"}},
		{op: "P", width: 32, want: []string{"nvshmem_uint32_p"}},
		{op: "BarrierAll", scope: op.Warp, want: []string{"nvshmemx_barrier_all_warp"}},
		{op: "AtomicAdd", typ: op.TypeFloat16, want: []string{"nvshmem_half_atomic_add"}},
		{op: "Reduce", typ: op.TypeInt8, reduction: op.Xor, want: []string{"nvshmem_int8_xor_reduce"}},
		{op: "Reduce", scope: op.Block, typ: op.TypeBFloat16, reduction: op.Max, want: []string{"nvshmemx_bfloat16_max_reduce_block"}},
		{op: "TestAny", want: []string{"nvshmem_short_test_any", "nvshmem_int32_test_any", "nvshmem_int64_test_any", "nvshmem_ushort_test_any", "nvshmem_uint32_test_any", "nvshmem_uint64_test_any"}},
	} {
		in := op.Instance{Op: op.Lookup(tt.op), Scope: tt.scope, Width: tt.width, Type: tt.typ, Reduction: tt.reduction}
		if d := cmp.Diff(tt.want, Functions(in)); d != "" {
			t.Errorf("%s (-want +got):\n%s", tt.op, d)
		}
	}
}

// A file that no list names is in no kernel.
func TestEveryFileIsUsed(t *testing.T) {
	tr := Transport()
	names, err := fs.Glob(files, "shim/*.cuh")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files: %v", len(names), err)
	}
	used := slices.Concat([]string{tr.Before, IBGDA().Before}, tr.Core, tr.OnDemand)
	for _, n := range names {
		if !slices.Contains(used, strings.TrimSuffix(path.Base(n), ".cuh")) {
			t.Errorf("no list names %s", n)
		}
	}
}
