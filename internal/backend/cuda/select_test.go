package cuda

import (
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/arch"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

// What is compiled here is compiled for the target that has what the kernels need, and
// kernels that the GPU cannot run are named.
func TestKernelsAreCompiledForATargetThatHasWhatTheyNeed(t *testing.T) {
	for _, tt := range []struct {
		major, minor int
		needs        []arch.Feature
		want         string // target, or what the error holds
	}{
		{8, 0, nil, "sm_80"},
		{9, 0, nil, "sm_90"},
		{9, 0, []arch.Feature{arch.Elect}, "sm_90"},
		{9, 0, []arch.Feature{arch.Elect, arch.WGMMA}, "sm_90a"},
		{10, 3, []arch.Feature{arch.TCGen05}, "sm_100f"},
		{8, 0, []arch.Feature{arch.Elect}, "GPU of compute capability 8.0: kernel Lead needs elect (sm_90 or newer), which sm_80 does not have; use a target that has it"},
		{10, 0, []arch.Feature{arch.WGMMA}, "GPU of compute capability 10.0: kernel Lead needs wgmma (sm_90a), which sm_100a does not have"},
		{7, 0, nil, "GPU of compute capability 7.0 is not supported"},
	} {
		f := newFakeDriver(nil)
		f.major, f.minor = tt.major, tt.minor
		a := artifact(manifest.Kernel{Name: "Plain", Symbol: "Plain"}, manifest.Kernel{Name: "Lead", Symbol: "Lead", Needs: tt.needs})
		a.Cubins, a.IR = nil, irOf("IR")
		c, err := openFake(t, f, nil).machineCode(t.Context(), a, false)
		got := c.Arch
		if err != nil {
			got = err.Error()
			if !errors.Is(err, driver.ErrUnsupported) {
				t.Errorf("%d.%d: %v is not ErrUnsupported", tt.major, tt.minor, err)
			}
		}
		if !strings.Contains(got, tt.want) || err == nil && got != tt.want {
			t.Errorf("%d.%d with kernels that need %v: %s\nwant %s", tt.major, tt.minor, tt.needs, got, tt.want)
		}
	}
}
