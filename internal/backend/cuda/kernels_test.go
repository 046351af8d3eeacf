package cuda

import (
	"os"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

func TestKernelsOfTheGPUTestsAreBuilt(t *testing.T) {
	chaintest.Toolchain(t)
	gpu, err := arch.Parse("sm_90")
	if err != nil {
		t.Fatal(err)
	}
	a := gpuArtifact(t)
	c, err := system(driver.Job{Getenv: os.Getenv}).build(t.Context(), a, gpu)
	if err != nil {
		t.Fatal(err)
	}
	if c.Arch != "sm_90" || c.NVSHMEM != "" || len(c.Image) == 0 {
		t.Errorf("built for %s with NVSHMEM %q, %d bytes", c.Arch, c.NVSHMEM, len(c.Image))
	}
}

func TestMissingToolchainIsNamed(t *testing.T) {
	env := map[string]string{"GPUC_CACHE": t.TempDir(), "GPUC_TOOLCHAIN": t.TempDir()}
	gpu, err := arch.Parse("sm_90")
	if err != nil {
		t.Fatal(err)
	}
	svc := system(driver.Job{Getenv: func(name string) string { return env[name] }})
	_, err = svc.build(t.Context(), gpuArtifact(t), gpu)
	if err == nil || !strings.Contains(err.Error(), "GPUC_TOOLCHAIN") {
		t.Errorf("got %v", err)
	}
}
