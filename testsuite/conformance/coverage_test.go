package conformance_test

import (
	"embed"
	"go/types"
	"io/fs"
	"os/exec"
	"path"
	"slices"
	"testing"

	"golang.org/x/tools/go/packages"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/op"
	"github.com/gpuc-go/gpuc/internal/base/race"
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
		for _, sym := range man.Ops() {
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

// TestEveryFunctionOfTilesHasAKernel fails for an exported function or method of dsl/tile that no package
// of kernels here calls.
func TestEveryFunctionOfTilesHasAKernel(t *testing.T) {
	const path = "github.com/gpuc-go/gpuc/dsl/tile"
	if race.Enabled {
		t.Skip("the go command would compile what it imports once more, for cgo")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skipf("it loads packages: %v", err)
	}
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	called := map[*types.Func]bool{}
	var tile *types.Package
	for _, p := range pkgs {
		if i := p.Imports[path]; i != nil {
			tile = i.Types
		}
		for _, o := range p.TypesInfo.Uses {
			if f, ok := o.(*types.Func); ok {
				called[f.Origin()] = true
			}
		}
	}
	if tile == nil {
		t.Fatal("no kernel uses dsl/tile")
	}
	elsewhere := []string{
		"Box",                             // by NewTileSource of package runtime
		"ClusterReduceAdd", "SyncCluster", // by kernels/norm: rows that a cluster shares
		"FenceArrived",           // by kernels/fused: it shows where a peer writes what is loaded
		"RegDealloc", "RegAlloc", // by examples/attention: which numbers suit depends on the kernel
	}
	check := func(f *types.Func) {
		if f.Exported() && called[f] == slices.Contains(elsewhere, f.Name()) {
			t.Errorf("a kernel that is tested calls %s: %v", f.FullName(), called[f])
		}
	}
	for _, name := range tile.Scope().Names() {
		switch o := tile.Scope().Lookup(name).(type) {
		case *types.Func:
			check(o)
		case *types.TypeName:
			if named, ok := o.Type().(*types.Named); ok {
				for f := range named.Methods() {
					check(f)
				}
			}
		}
	}
}
