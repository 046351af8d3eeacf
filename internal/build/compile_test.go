package build

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/gpuc-go/gpuc/internal/usermod"
)

// TestStubsCompile compiles every golden file beside its kernels, in a module
// like that of a user.
func TestStubsCompile(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the go command")
	}
	mod := t.TempDir()
	if err := usermod.Write(mod, "example.com/user", "../.."); err != nil {
		t.Fatal(err)
	}
	for golden, kernels := range map[string]string{
		"handles": "handles", "structs": "structs", "names": "names", "tagged": "tagged", "failed": "handles", "archive": "tagged", "cubins": "tagged",
	} {
		dir := filepath.Join(mod, golden)
		if err := os.CopyFS(dir, os.DirFS(filepath.Join("testdata", "stub", kernels))); err != nil {
			t.Fatal(err)
		}
		src, err := os.ReadFile(filepath.Join("testdata", "stub", golden+".golden"))
		if err != nil {
			t.Fatal(err)
		}
		for name, content := range map[string][]byte{
			StubFile: src, IRFile: nil, ManifestFile: nil, ArchiveFile: nil, "gpuc_kernels_sm_90.cubin": nil, "gpuc_kernels_sm_100.cubin": nil,
		} {
			if err := os.WriteFile(filepath.Join(dir, name), content, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	cmd := exec.Command("go", "vet", "./...")
	cmd.Dir = mod
	cmd.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("go vet: %v\n%s", err, out)
	}
}
