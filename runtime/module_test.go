package gpurt

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
)

func TestLoadRefusesArtifacts(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		for name, test := range map[string]struct {
			damage func(a *Artifact)
			want   string
		}{
			"as generated":      {func(a *Artifact) {}, ""},
			"edited source":     {func(a *Artifact) { a.Sources[0].Content += "\n" }, "kernels of example.com/ring: ring.go changed after the kernels were compiled; run gpuc generate"},
			"new source":        {func(a *Artifact) { a.Sources = append(a.Sources, Source{"more.go", ""}) }, "more.go changed"},
			"removed source":    {func(a *Artifact) { a.Sources = nil }, "ring.go changed"},
			"other IR":          {func(a *Artifact) { a.IR = a.IR[:5] }, "damaged or from another run of gpuc generate"},
			"no manifest":       {func(a *Artifact) { a.Manifest = []byte("\n") }, "have not been compiled"},
			"cut manifest":      {func(a *Artifact) { a.Manifest = a.Manifest[:20] }, "run gpuc generate"},
			"manifest of later": {func(a *Artifact) { a.Manifest = []byte(`{"version": 99}`) }, "has version 99"},
		} {
			a := testArtifact(t, manifest.Kernel{Name: "Shift"})
			test.damage(&a)
			_, err := Load(pe, a)
			if test.want == "" {
				if err != nil {
					t.Errorf("%s: %v", name, err)
				}
				continue
			}
			if !errors.Is(err, ErrStale) || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: error %v, want ErrStale with %q", name, err, test.want)
			}
		}
		bad := testArtifact(t, manifest.Kernel{Name: "Shift", Params: []manifest.Param{{Name: "x", Kind: "tensor"}}})
		if _, err := Load(pe, bad); err == nil || !strings.Contains(err.Error(), `kernel Shift: parameter x: unknown kind "tensor"; run gpuc generate`) {
			t.Errorf("unknown parameter kind: error %v", err)
		}
	})
}

func TestLoadHandsArtifactToDevice(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		a := testArtifact(t, manifest.Kernel{Name: "Shift"})
		a.Cubins = []Cubin{{Arch: "sm_90", NVSHMEM: "3.4.5", Image: []byte("ELF")}}
		m, err := Load(pe, a)
		if err != nil {
			t.Fatal(err)
		}
		want := &driver.Artifact{
			Manifest: m.man, IR: a.IR,
			Cubins: []driver.Cubin{{Arch: "sm_90", NVSHMEM: "3.4.5", Image: []byte("ELF")}},
		}
		if diff := cmp.Diff(want, d.loaded); diff != "" {
			t.Errorf("artifact (-want +got):\n%s", diff)
		}
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
		if err := m.Close(); !errors.Is(err, ErrClosed) {
			t.Errorf("second Close: %v, want ErrClosed", err)
		}
		if err := m.Launch(0, pe.Stream(), Grid(1).Block(1)).Run(nil); !errors.Is(err, ErrClosed) {
			t.Errorf("launch after Close: %v, want ErrClosed", err)
		}
	})
}
