package check

import (
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
	"github.com/gpuc-go/gpuc/internal/sanitizer"
)

// TestKernelsAreReadOnce loads an artifact as two PEs do, each of which has decoded the
// manifest for itself.
func TestKernelsAreReadOnce(t *testing.T) {
	read := 0
	load := func(k *Code, checksum string) *code {
		t.Helper()
		c, err := k.load(&driver.Artifact{
			Manifest: &manifest.Manifest{Checksum: checksum},
			IR: func() ([]byte, error) {
				read++
				return []byte("define void @F() {\nentry:\n\tret void\n}\n\ndefine internal void @gpuc_grid_sync() {\nentry:\n\t%0 = frob i32 1\n\tret void\n}\n\ndefine void @K() {\nentry:\n\tcall void @F()\n\tcall void @gpuc_grid_sync()\n\tret void\n}\n"), nil
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	k := NewCode()
	a, b := load(k, "1"), load(k, "1")
	if a != b || read != 1 {
		t.Errorf("two PEs: the same kernels: %v; read %d times, want once", a == b, read)
	}
	if c := load(k, "2"); c == a || read != 2 {
		t.Errorf("another artifact: the same kernels: %v; read %d times, want twice", c == a, read)
	}
	f, err := a.function("K")
	if err != nil {
		t.Fatal(err) // what the engine replaces is not read
	}
	for _, in := range f.Blocks[0].Instrs[:2] {
		if do, _ := in.Do.(callee); do == nil {
			t.Errorf("the call of %s calls nothing", in.Name)
		}
	}
	if f, err := a.function("gone"); f != nil || err != nil {
		t.Errorf("a function that is not there: got %v and %v, want nil", f, err)
	}
}

// TestDynamicSharedMemoryIsAligned has memory that the launch sizes after an array that ends where it must
// not begin.
func TestDynamicSharedMemoryIsAligned(t *testing.T) {
	code, err := NewCode().load(&driver.Artifact{
		Manifest: &manifest.Manifest{Checksum: "1"},
		IR: func() ([]byte, error) {
			return []byte("@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 1024\n@s = addrspace(3) global [40 x i32] undef, align 128\n\ndefine void @K() {\nentry:\n\tret void\n}\n"), nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	p := &program{code: code}
	p.place()
	if p.globals[0]%1024 != 0 || p.globals[0] < p.globals[1]+160 {
		t.Errorf("memory that the launch sizes begins at %d, behind 160 bytes at %d; want a multiple of 1024", p.globals[0], p.globals[1])
	}
}

// TestAHookIsAtThePlaceOfItsCall asks from within a hook, and from a function that it calls, where the thread is.
func TestAHookIsAtThePlaceOfItsCall(t *testing.T) {
	c, e := New(Config{}), threadapi.Thread(nil)
	x := &thread{c: c, at: &nvir.Place{File: "kernel.go", Line: 7}}
	c.running[e] = x
	asked := 0
	ask := callee(func(*thread, *nvir.Instr, []uint64) {
		asked++
		if file, line := c.Place(e); file != "kernel.go" || line != 7 {
			t.Errorf("the hook is at %s:%d", file, line)
		}
	})
	function := func(do callee) callee {
		call := &nvir.Instr{Op: nvir.Asm, Dst: -1, Do: do, Place: &nvir.Place{File: "hook.go", Line: 1}}
		return callOf(&nvir.Func{Name: sanitizer.HookPrefix + "F", Blocks: []*nvir.Block{{Instrs: []*nvir.Instr{call, {Op: nvir.Ret}}}}})
	}
	function(function(ask))(x, &nvir.Instr{Dst: -1}, nil)
	if x.at = (&nvir.Place{File: "kernel.go", Line: 8}); asked != 1 {
		t.Errorf("asked %d times", asked)
	}
	if _, line := c.Place(e); line != 8 {
		t.Errorf("behind the hook the thread is in line %d", line)
	}
}
