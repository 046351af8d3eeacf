package gpurt

import (
	"bytes"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/manifest"
)

func TestLoadHandsArtifactToDevice(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		plain, k := testArtifact(t, manifest.Kernel{Name: "Shift"})
		plain.Cubins = []Cubin{{"sm_90", "nvshmem 3.4.5", manifest.CubinChecksum(plain.Checksum, "sm_90", "nvshmem 3.4.5", []byte("ELF")), []byte("ELF")}}
		plain.Methods[0].Func = func() any { return "Shift" }
		var m *Module
		for form, a := range map[string]Artifact{"as text": plain, "compressed": compressed(t, plain)} {
			var err error
			if m, err = Load(pe, a); err != nil {
				t.Fatal(err)
			}
			want := &driver.Artifact{
				Manifest: m.man,
				Cubins:   []driver.Cubin{{Arch: "sm_90", Transport: "nvshmem 3.4.5", Image: []byte("ELF")}},
			}
			if diff := cmp.Diff(want, d.loaded, cmpopts.IgnoreFields(driver.Artifact{}, "IR", "Functions")); diff != "" {
				t.Errorf("artifact %s (-want +got):\n%s", form, diff)
			}
			if f := d.loaded.Functions; len(f) != 1 || f[0]() != "Shift" {
				t.Errorf("artifact %s with %d functions", form, len(f))
			}
			if ir, err := d.loaded.IR(); err != nil || !bytes.Equal(ir, plain.IR) {
				t.Errorf("IR %s: %q, %v, want %q", form, ir, err, plain.IR)
			}
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
