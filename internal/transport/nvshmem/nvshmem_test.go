package nvshmem

import (
	"io/fs"
	"slices"
	"testing"

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
	for _, o := range op.Table {
		if o.C == "" && operations[o.Name].Body == "" {
			t.Errorf("%s has neither a function of NVSHMEM nor a body", o.Name)
		}
	}
}

// A file that no list names is in no kernel.
func TestEveryFileIsUsed(t *testing.T) {
	tr := Transport()
	names, err := fs.Glob(tr.Shim, "*.cuh")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files: %v", len(names), err)
	}
	used := slices.Concat([]string{tr.Before, IBGDA().Before}, tr.Core, tr.OnDemand)
	for _, n := range names {
		if !slices.Contains(used, n[:len(n)-len(".cuh")]) {
			t.Errorf("no list names %s", n)
		}
	}
}
