package compiler

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/fault"
	"github.com/gpuc-go/gpuc/internal/manifest"
)

// TestCompileIsDeterministic compiles twice and expects the same bytes.
func TestCompileIsDeterministic(t *testing.T) {
	var out [2]string
	for i := range out {
		p, err := Compile(context.Background(), Options{Pattern: "testdata/ring.go", Verify: true})
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Diags.Err(); err != nil {
			t.Fatal(err)
		}
		m, err := p.Manifest.Encode()
		if err != nil {
			t.Fatal(err)
		}
		out[i] = string(p.IR) + string(m)
	}
	if out[0] != out[1] {
		t.Errorf("two compilations differ:\n%s\n%s", out[0], out[1])
	}
}

// TestManifest compares everything that the runtime learns about a package, but
// for the hashes.
func TestManifest(t *testing.T) {
	p, err := Compile(context.Background(), Options{Pattern: "testdata/ring.go"})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Diags.Err(); err != nil {
		t.Fatal(err)
	}
	got := *p.Manifest
	if got.IRHash != hash(p.IR) {
		t.Errorf("IRHash %s is not that of the IR", got.IRHash)
	}
	if len(got.Sources) != 1 || len(got.Sources[0].Hash) != 64 {
		t.Fatalf("sources %v", got.Sources)
	}
	got.IRHash, got.Sources[0].Hash = "", ""
	want := manifest.Manifest{
		Version: manifest.Version, Package: "command-line-arguments", Sources: []manifest.Source{{File: "ring.go"}},
		Kernels: []manifest.Kernel{{
			Name: "Shift", Symbol: "Shift", File: "ring.go", Line: 12, Shmem: true, Collective: true,
			Params: []manifest.Param{
				{Name: "dst", Kind: manifest.Sym, Type: "shmem.Sym[float32]", Size: 4},
				{Name: "src", Kind: manifest.Sym, Type: "shmem.Sym[float32]", Size: 4},
				{Name: "sig", Kind: manifest.Signal, Type: "shmem.Signal"},
				{Name: "epoch", Kind: manifest.Scalar, Type: "uint64", Size: 8},
			},
		}},
		// The passes prove that the PE exists and that there is one.
		Sites: []fault.Site{
			{Kind: fault.Length, File: "ring.go", Line: 17, Func: "Shift", Text: "PutSignalNBI"},
			{Kind: fault.Wait, File: "ring.go", Line: 18, Func: "Shift", Text: "SignalWaitUntil"},
		},
		Ops: []string{
			"gpuc_my_pe_thread", "gpuc_num_pes_thread", "gpuc_put_signal_nbi_block", "gpuc_quiet_block", "gpuc_signal_wait_until_thread",
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestNoChecks expects no fault site but those of panics and waits.
func TestNoChecks(t *testing.T) {
	p, err := Compile(context.Background(), Options{Pattern: "testdata/ring.go", NoChecks: true, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	want := []fault.Site{{Kind: fault.Wait, File: "ring.go", Line: 18, Func: "Shift", Text: "SignalWaitUntil"}}
	if diff := cmp.Diff(want, p.Manifest.Sites); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
