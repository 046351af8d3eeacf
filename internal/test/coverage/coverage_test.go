package coverage

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/transport/nvshmem"
)

func TestCompare(t *testing.T) {
	put := Proto{Name: "nvshmemx_float_put_nbi_block", Result: "void", Params: []Param{
		{Type: "float *", Name: "d"}, {Type: "const float *", Name: "s"}, {Type: "size_t", Name: "n"}, {Type: "const int", Name: "pe"}}}
	put64 := Proto{Name: "nvshmem_put64", Result: "void", Params: []Param{
		{Type: "void *", Name: "d"}, {Type: "const void *", Name: "s"}, {Type: "size_t", Name: "n"}, {Type: "int", Name: "pe"}}}
	wrong := put64
	wrong.Name, wrong.Result = "nvshmem_put32", "int"
	r := Compare([]Proto{
		put, put64, wrong,
		{Name: "nvshmem_telepathy", Result: "void"},
		{Name: "nvshmemx_fence_block", Result: "void"}, // a scope that NVSHMEM's fence has not had
		{Name: "nvshmem_global_exit", Result: "void"},
		{Name: "nvshmemx_float_sum_reduce_on_stream", Result: "int", Defined: true},
	})
	var covered []string
	for _, c := range r.Covered {
		covered = append(covered, strings.Join([]string{c.Proto.Name, c.Op.Name, c.Scope.String(), c.Elem}, " "))
	}
	if d := cmp.Diff([]string{"nvshmemx_float_put_nbi_block PutNBI block float", "nvshmem_put64 Put thread "}, covered); d != "" {
		t.Errorf("covered (-want +got):\n%s", d)
	}
	if d := cmp.Diff([]string{
		"not covered, and not on the list of exclusions: void nvshmem_telepathy()",
		"not covered, and not on the list of exclusions: void nvshmemx_fence_block()",
		// Defined for the device, it is no slip of the headers any more.
		"not covered, and not on the list of exclusions: int nvshmemx_float_sum_reduce_on_stream()",
		"covered with another prototype: int nvshmem_put32(void *d, const void *s, size_t n, int pe), expected void nvshmem_put32(void *dest, const void *source, size_t nelems, int pe)",
	}, r.Differences()); d != "" {
		t.Errorf("differences (-want +got):\n%s", d)
	}
	if s := r.String(); !strings.HasPrefix(s, "7 device functions: 2 covered by 2 operations, 1 left out with a reason, 4 missing: 33.3 %\n") {
		t.Errorf("figures: %s", s)
	}
}

func TestStaleLines(t *testing.T) {
	fence := Proto{Name: "nvshmem_fence", Result: "void"}
	exit := Proto{Name: "nvshmem_global_exit", Result: "void"}
	old, now := Compare([]Proto{fence}), Compare([]Proto{exit})
	stale := Stale(old, now)
	has := func(part string) bool {
		return slices.ContainsFunc(stale, func(s string) bool { return strings.Contains(s, part) })
	}
	if has("nvshmem_fence") || has("for the host alone") {
		t.Errorf("what one version has is called stale: %q", stale)
	}
	if !has("nvshmem_quiet") || !has("multicast") {
		t.Errorf("what no version has is not called stale: %q", stale)
	}
}

// Every operation is the operation of some function, and no function belongs to
// two.
func TestEveryOperationHasFunctions(t *testing.T) {
	named := map[string]bool{}
	seen := map[string]string{}
	for i := range lines {
		named[lines[i].op] = true
		for _, n := range lines[i].names {
			if other, ok := seen[n]; ok {
				t.Errorf("%s is named by %s and %s", n, other, lines[i].op)
			}
			seen[n] = lines[i].op
		}
	}
	for i := range op.Table {
		if o := &op.Table[i]; nvshmem.Pattern(o) != "" && !named[o.Name] {
			t.Errorf("no line of functions.go names the operation %s", o.Name)
		}
	}
	for name, c := range maps.All(expand()) {
		if excludedBy(Proto{Name: name}) >= 0 {
			t.Errorf("%s is covered by %s and on the list of exclusions", name, c.Op.Name)
		}
	}
}
