package compiler

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/fault"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/build/usermod"
)

// TestCompileIsDeterministic compiles one source in two places and expects the
// same bytes.
func TestCompileIsDeterministic(t *testing.T) {
	elsewhere := t.TempDir()
	if err := usermod.Write(elsewhere, "example.com/elsewhere", ".."); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(filepath.Join(elsewhere, "testdata"), os.DirFS("testdata")); err != nil {
		t.Fatal(err)
	}
	var out [2]string
	for i, dir := range []string{"", elsewhere} {
		env := append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")
		p, err := Compile(t.Context(), Options{Dir: dir, Pattern: "testdata/ring.go", Env: env, Verify: true})
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
	if diff := cmp.Diff(out[0], out[1]); diff != "" {
		t.Errorf("the second compilation differs (-first +second):\n%s", diff)
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
	if got.IRHash != manifest.Hash(p.IR) {
		t.Errorf("IRHash %s is not that of the IR", got.IRHash)
	}
	if len(got.Sources) != 1 || len(got.Sources[0].Hash) != 64 {
		t.Fatalf("sources %v", got.Sources)
	}
	got.IRHash, got.Sources[0].Hash = "", ""
	want := manifest.Manifest{
		Version: manifest.Version, Package: "command-line-arguments", Sources: []manifest.Source{{File: "ring.go"}},
		Kernels: []manifest.Kernel{{
			Name: "Shift", Symbol: "Shift", File: "command-line-arguments/ring.go", Line: 12, Shmem: true, Collective: true,
			Ops: []string{
				"gpuc_my_pe_thread", "gpuc_num_pes_thread", "gpuc_put_signal_nbi_block", "gpuc_quiet_block", "gpuc_signal_wait_until_thread",
			},
			Params: []manifest.Param{
				{Name: "dst", Kind: manifest.Sym, Type: "shmem.Sym[float32]", Size: 4},
				{Name: "src", Kind: manifest.Sym, Type: "shmem.Sym[float32]", Size: 4},
				{Name: "sig", Kind: manifest.Signal, Type: "shmem.Signal"},
				{Name: "epoch", Kind: manifest.Scalar, Type: "uint64", Size: 8},
			},
		}},
		// The passes prove that the PE exists and that there is one.
		Sites: []fault.Site{
			{Kind: fault.Length, File: "command-line-arguments/ring.go", Line: 17, Func: "Shift", Text: "PutSignalNBI"},
			{Kind: fault.Wait, File: "command-line-arguments/ring.go", Line: 18, Func: "Shift", Text: "SignalWaitUntil"},
		},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestNoChecks expects no fault site but those of panics and waits.
func TestNoChecks(t *testing.T) {
	p, err := Compile(context.Background(), Options{Pattern: "testdata/ring.go", Config: manifest.Config{NoChecks: true}, Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	want := []fault.Site{{Kind: fault.Wait, File: "command-line-arguments/ring.go", Line: 18, Func: "Shift", Text: "SignalWaitUntil"}}
	if diff := cmp.Diff(want, p.Manifest.Sites); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// doubling is a kernel with closures that each call the next one twice.
func doubling(closures int) string {
	text := `package saxpy

import "github.com/gpuc-go/gpuc/dsl/gpu"

//gpu:kernel
func Deep(t *gpu.Thread, s []float32) {
	f0 := func(x float32) float32 { return x*x + 1 }
`
	for i := range closures {
		text += fmt.Sprintf("\tf%d := func(x float32) float32 { return f%d(x) * f%d(x+%d) }\n", i+1, i, i, i)
	}
	return text + fmt.Sprintf("\ts[0] = f%d(s[0])\n}\n", closures)
}

// TestClosuresThatMultiplyAreRefused names the closure that there is most of, when its
// copies come to more than what a function may grow by.
func TestClosuresThatMultiplyAreRefused(t *testing.T) {
	file, err := filepath.Abs("testdata/saxpy.go")
	if err != nil {
		t.Fatal(err)
	}
	const refused = "kernel Deep grows by more than 32768 instructions, since closures are inlined at their calls, that of saxpy.go:7 in place of 8193; declare it as a function, which is called, or call it in fewer places"
	for _, c := range []struct {
		closures int
		want     []string
	}{
		{10, nil}, {15, []string{refused}}, {60, []string{refused}},
	} {
		p, err := Compile(context.Background(), Options{Pattern: file, Overlay: map[string][]byte{file: []byte(doubling(c.closures))}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range p.Diags {
			got = append(got, d.Msg)
			if d.Pos.Line < 7 {
				t.Errorf("%d closures: error in line %d", c.closures, d.Pos.Line)
			}
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%d closures (-want +got):\n%s", c.closures, diff)
		}
	}
}
