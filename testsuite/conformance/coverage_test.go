package conformance_test

import (
	"embed"
	"io/fs"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/internal/op"
	"github.com/gpuc-go/gpuc/testsuite/conformance/collective"
)

//go:embed comm/gpuc_kernels.json
var commManifest []byte

//go:embed transfer/gpuc_kernels.json
var transferManifest []byte

//go:embed collective/gpuc_kernels.json
var collectiveManifest []byte

//go:embed collective/*/gpuc_kernels.json
var reduceManifests embed.FS

//go:embed stride/gpuc_kernels.json
var stridedManifest []byte

//go:embed tile/gpuc_kernels.json
var tileManifest []byte

//go:embed words/gpuc_kernels.json
var wordsManifest []byte

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

	texts := [][]byte{commManifest, transferManifest, stridedManifest, tileManifest, wordsManifest, collectiveManifest}
	files, err := fs.Glob(reduceManifests, "collective/*/gpuc_kernels.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := reduceManifests.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text)
	}
	called := map[string]bool{}
	for _, text := range texts {
		man, err := manifest.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
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
	take := func(text []byte, ops ...string) {
		man, err := manifest.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
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
		take(transferManifest, o.name)
	}
	for _, o := range collectiveOps[:collective.Reduce] {
		take(collectiveManifest, o.name)
	}
	take(stridedManifest, stridedOps...)
	take(tileManifest, tileOps...)
	take(commManifest, "P", "G", "Peer")
	for _, o := range op.Table {
		if any := o.Elem == op.AnyElem || o.Elem == op.ByWidth && len(o.Types) == 0; any && !tested[o.Name] {
			t.Errorf("no test takes %s through structs", o.Name)
		}
	}
}
