package cuda

import (
	"context"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// fakeServices returns services on the fake driver. Without a world, NVSHMEM is
// not installed.
func fakeServices(f *fakeDriver, w *fakeWorld, rank int) services {
	return services{
		driver: func() (cu.Driver, error) { return f, nil },
		nvshmem: func() (symmetric, error) {
			if w == nil {
				return nil, errNoNVSHMEM
			}
			return w.pes[rank], nil
		},
		build: func(_ context.Context, a *driver.Artifact, gpu arch.Target) (driver.Cubin, error) {
			ir, err := a.IR()
			return driver.Cubin{Arch: gpu.SM(), NVSHMEM: "3.4.5", Image: append([]byte("built for "+gpu.SM()+" from "), ir...)}, err
		},
		driverRelease: func() string { return "580.1" },
	}
}

// openFake opens PE 0 of 1.
func openFake(t *testing.T, f *fakeDriver, w *fakeWorld) *device {
	t.Helper()
	d, err := open(t.Context(), driver.Job{Size: 1}, fakeServices(f, w, 0))
	if err != nil {
		t.Fatal(err)
	}
	return d
}
