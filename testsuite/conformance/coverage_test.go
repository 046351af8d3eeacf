package conformance_test

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
)

// archives are the generated files of the packages that call operations.
//
//go:embed comm/gpuc_kernels.zst transfer/gpuc_kernels.zst stride/gpuc_kernels.zst tile/gpuc_kernels.zst words/gpuc_kernels.zst
//go:embed collective/gpuc_kernels.zst reduction/gpuc_kernels.zst
var archives embed.FS

// manifests returns the manifests of archives, by folder.
func manifests(t *testing.T) map[string]*manifest.Manifest {
	t.Helper()
	all := map[string]*manifest.Manifest{}
	err := fs.WalkDir(archives, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := archives.ReadFile(file)
		if err != nil {
			return err
		}
		a, err := manifest.OpenArchive(b)
		if err != nil {
			return err
		}
		all[path.Dir(file)], err = manifest.Decode(a.Manifest)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestEveryOperationHasACase fails when the table of operations holds one that
// the tests do not take through all of its scopes, or that no kernel calls.
func TestEveryOperationHasACase(t *testing.T) {
	type at struct {
		op    string
		scope op.Scope
	}
	tested := map[at]bool{}
	for s := range scopeNames {
		for _, o := range transferOps {
			tested[at{o.name, op.Scope(s)}] = true
		}
		for _, name := range slices.Concat(stridedOps, tileOps) {
			tested[at{name, op.Scope(s)}] = true
		}
		for _, o := range orderOps {
			tested[at{o.name, op.Scope(s)}] = true
		}
		for _, o := range syncOps {
			tested[at{o.name, op.Scope(s)}] = true
		}
		for _, o := range collectiveOps {
			tested[at{o.name, op.Scope(s)}] = true
		}
	}
	for _, o := range atomicOps {
		tested[at{o.name, op.Thread}] = true
	}
	for _, name := range slices.Concat(queryOps, signalOps, waitOps, []string{"P", "G", "Peer"}) {
		tested[at{name, op.Thread}] = true
	}

	called := map[string]bool{}
	for _, man := range manifests(t) {
		for _, sym := range man.Ops {
			called[sym] = true
		}
	}
	for i := range op.Table {
		for _, in := range op.Table[i].Instances() {
			if !tested[at{in.Op.Name, in.Scope}] {
				t.Errorf("no test takes %s through scope %s", in.Op.Name, in.Scope)
			}
			if !called[in.Symbol()] {
				t.Errorf("no kernel that is tested calls %s", in.Symbol())
			}
		}
	}
}

// TestEveryTransferHasACaseOfStructs fails when the table of operations holds one for
// any element that the tests do not take through structs.
func TestEveryTransferHasACaseOfStructs(t *testing.T) {
	tested := map[string]bool{}
	all := manifests(t)
	take := func(folder string, ops ...string) {
		man := all[folder]
		for _, elem := range []string{"Body", "Color"} {
			if !slices.ContainsFunc(man.Kernels, func(k manifest.Kernel) bool {
				return slices.ContainsFunc(k.Params, func(p manifest.Param) bool { return p.Type == "shmem.Sym[data."+elem+"]" })
			}) {
				t.Errorf("no kernel for %v takes data.%s", ops, elem)
			}
		}
		for _, o := range ops {
			tested[o] = true
		}
	}
	for _, o := range transferOps {
		take("transfer", o.name)
	}
	for _, o := range collectiveOps[:collective.Reduce] {
		take("collective", o.name)
	}
	take("stride", stridedOps...)
	take("tile", tileOps...)
	take("comm", "P", "G", "Peer")
	for _, o := range op.Table {
		if any := o.Elem == op.AnyElem || o.Elem == op.ByWidth && len(o.Types) == 0; any && !tested[o.Name] {
			t.Errorf("no test takes %s through structs", o.Name)
		}
	}
}
