package conformance_test

import (
	"errors"
	"flag"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/examples/gemv/matvec"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
)

// TestSeveralDevices uses devices in turn from one goroutine: two emulated ones, or as many
// of two GPUs as there are.
func TestSeveralDevices(t *testing.T) {
	cfg := gpurt.Config{Backend: flag.Lookup("gpuc.backend").Value.String()}
	if cfg.Backend == "" {
		cfg.Backend = gpurt.Emulator
	}
	type device struct {
		pe        *gpurt.PE
		k         *matvec.Kernels
		out, m, v *gpurt.Buffer[float32]
	}
	var devs []device
	for i := range 2 {
		pe, err := gpurt.OpenDevice(t.Context(), gpurt.DeviceConfig{Ordinal: i, Config: cfg})
		if err != nil && i > 0 {
			t.Logf("one device: %v", err)
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		k, err := matvec.LoadKernels(pe)
		if err != nil {
			t.Fatal(err)
		}
		m, err := gpurt.AllocFrom(pe, []float32{1, 2, 0, 0, 3, 4, 0, 0})
		if err != nil {
			t.Fatal(err)
		}
		v, err := gpurt.AllocFrom(pe, []float32{float32(i), 1, 0, 0})
		if err != nil {
			t.Fatal(err)
		}
		out, err := gpurt.Alloc[float32](pe, 2)
		if err != nil {
			t.Fatal(err)
		}
		devs = append(devs, device{pe, k, out, m, v})
	}
	for range 2 {
		for _, d := range devs {
			if err := d.k.Float32(d.pe.Stream(), gpurt.Grid(2).Block(32), d.out, d.m, d.v); err != nil {
				t.Fatal(err)
			}
		}
		for i, d := range devs {
			got := make([]float32, 2)
			if err := d.out.CopyTo(t.Context(), got); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff([]float32{float32(i) + 2, 3*float32(i) + 4}, got); diff != "" {
				t.Errorf("device %d (-want +got):\n%s", i, diff)
			}
		}
	}
	for i, d := range devs {
		for what, err := range map[string]error{
			"AllocSym":           second(gpurt.AllocSym[int32](d.pe, 1)),
			"AllocSymWith":       second(gpurt.AllocSymWith[int32](d.pe, 1, gpurt.SymOptions{})),
			"RegisterSymmetric":  second(gpurt.RegisterSymmetric(d.out)),
			"communicating ones": second(comm.LoadKernels(d.pe)),
			"part of the world":  second(d.pe.SplitStrided(d.pe.TeamWorld(), 0, 1, 1)),
			"registered memory":  second(gpurt.Register(d.v)),
			"TeamID":             second(d.pe.TeamID()),
			"NewTeam":            second(d.pe.NewTeam(1, 0, 1)),
			"Barrier":            d.pe.Barrier(t.Context()),
			"Stream.Barrier":     d.pe.Stream().Barrier(),
			"Stream.SyncAll":     d.pe.Stream().SyncAll(),
			"Stream.Quiet":       d.pe.Stream().Quiet(),
			"Team.Barrier":       d.pe.TeamNode().Barrier(d.pe.Stream()),
			"Team.Config":        second(d.pe.TeamWorld().Config()),
		} {
			if !errors.Is(err, gpurt.ErrAlone) {
				t.Errorf("device %d: %s: %v", i, what, err)
			}
		}
		if err := d.pe.Close(); err != nil {
			t.Errorf("device %d: %v", i, err)
		}
	}
}

// second returns the second of two results.
func second[T any](_ T, err error) error { return err }
