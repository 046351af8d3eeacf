package manifest

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

func TestForDeviceTakesWhatKernelsPreferIfThereIsSuchATarget(t *testing.T) {
	for _, tt := range []struct {
		major, minor int
		kernel       Kernel
		want         string
	}{
		{9, 0, Kernel{Needs: []arch.Feature{arch.MMA}}, "sm_90"},
		{9, 0, Kernel{Needs: []arch.Feature{arch.MMA}, Prefers: []arch.Feature{arch.WGMMA}}, "sm_90a"},
		{8, 6, Kernel{Needs: []arch.Feature{arch.MMA}, Prefers: []arch.Feature{arch.WGMMA}}, "sm_86"},
		{10, 0, Kernel{Prefers: []arch.Feature{arch.WGMMA}}, "sm_100"},
	} {
		m := &Manifest{Kernels: []Kernel{tt.kernel}}
		if got, err := m.ForDevice(tt.major, tt.minor); err != nil || got.SM() != tt.want {
			t.Errorf("%d.%d, %+v: %v, %v; want %s", tt.major, tt.minor, tt.kernel, got, err, tt.want)
		}
	}
	m := &Manifest{Kernels: []Kernel{{Needs: []arch.Feature{arch.MMA}, Prefers: []arch.Feature{arch.WGMMA}}}}
	if got, err := m.ForDevice(7, 5); err == nil {
		t.Errorf("a GPU without what is needed: %s", got)
	}
}

func TestLacksNamesTheVariantThatHasWhatKernelsPrefer(t *testing.T) {
	m := &Manifest{Kernels: []Kernel{
		{Name: "Wide", Prefers: []arch.Feature{arch.WGMMA}},
		{Name: "Plain"},
		{Name: "Narrow", Prefers: []arch.Feature{arch.WGMMA}},
	}}
	for target, want := range map[string]string{"sm_90": "sm_90a", "sm_90a": "", "sm_80": "", "sm_100": ""} {
		a, err := arch.Parse(target)
		if err != nil {
			t.Fatal(err)
		}
		var lacks []Lack
		if want != "" {
			use, err := arch.Parse(want)
			if err != nil {
				t.Fatal(err)
			}
			lacks = []Lack{{arch.WGMMA, []string{"Wide", "Narrow"}, use}}
		}
		same := cmp.Comparer(func(a, b arch.Target) bool { return a == b })
		if diff := cmp.Diff(lacks, m.Lacks(a), same); diff != "" {
			t.Errorf("%s (-want +got):\n%s", target, diff)
		}
	}
}
