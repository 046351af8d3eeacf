package gpurt

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/manifest"
	"github.com/gpuc-go/gpuc/runtime/internal/driver"
)

func TestLoadHandsArtifactToDevice(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		a, k := testArtifact(t, manifest.Kernel{Name: "Shift"})
		a.Cubins = []Cubin{{"sm_90", "3.4.5", manifest.CubinChecksum(a.Checksum, "sm_90", "3.4.5", []byte("ELF")), []byte("ELF")}}
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
		if err := k[0].Launch(pe.Stream(), Grid(1).Block(1)).Run(nil); !errors.Is(err, ErrClosed) {
			t.Errorf("launch after Close: %v, want ErrClosed", err)
		}
	})
}
