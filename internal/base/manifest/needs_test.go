package manifest

import (
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/arch"
)

func target(t *testing.T, name string) arch.Target {
	t.Helper()
	x, err := arch.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestFitsNamesTheKernelAndTheFeature(t *testing.T) {
	m := &Manifest{Kernels: []Kernel{
		{Name: "Plain"},
		{Name: "Lead", Needs: []arch.Feature{arch.Elect}},
		{Name: "Mul", Needs: []arch.Feature{arch.Elect, arch.WGMMA}},
	}}
	const (
		way      = "; use a target that has it, or move %k to a package of its own if other kernels are for %t"
		lead     = "kernel Lead needs elect (sm_90 or newer), which %t does not have" + way
		mulElect = "kernel Mul needs elect (sm_90 or newer), which %t does not have" + way
		mulWGMMA = "kernel Mul needs wgmma (sm_90a), which %t does not have" + way
	)
	for name, want := range map[string][]string{
		"sm_80": {lead, mulElect, mulWGMMA}, "sm_90": {mulWGMMA}, "sm_90a": nil, "sm_100f": {mulWGMMA},
	} {
		for i, w := range want {
			kernel := strings.Fields(w)[1]
			want[i] = strings.NewReplacer("%k", kernel, "%t", name).Replace(w)
		}
		got := ""
		if err := m.Fits(target(t, name)); err != nil {
			got = err.Error()
		}
		if got != strings.Join(want, "\n") {
			t.Errorf("%s: %s\nwant %s", name, got, strings.Join(want, "\n"))
		}
	}
}
