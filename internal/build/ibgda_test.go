package build

import (
	"bytes"
	"debug/elf"
	"slices"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// TestKernelsDriveTheNIC looks at the machine code of a put with signal: with IBGDA it has
// the doorbell of a NIC, and the state that NVSHMEM's host library fills in; else neither.
func TestKernelsDriveTheNIC(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Disassemble)
	for _, ibgda := range []bool{false, true} {
		g, err := Generate(t.Context(), Options{Go: Go{Dir: "../../examples/ring"}, DryRun: true, IBGDA: ibgda}, ".")
		if err == nil {
			err = g.Diags.Err()
		}
		if err != nil {
			t.Fatal(err)
		}
		res, err := g.Cubin(t.Context(), tc, chaintest.Cache(t), chaintest.Arch(t, "sm_90"), false, nil)
		if err != nil {
			t.Fatal(err)
		}
		f, err := elf.NewFile(bytes.NewReader(res.Image))
		if err != nil {
			t.Fatal(err)
		}
		symbols, err := f.Symbols()
		if err != nil {
			t.Fatal(err)
		}
		state := slices.ContainsFunc(symbols, func(s elf.Symbol) bool { return s.Name == "nvshmemi_ibgda_device_state_d" && s.Size >= 8384 })
		sass, err := SASS(t.Context(), tc, res.Image)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(res.Image, []byte(tc.Path(toolchain.NVSHMEMHeaders))) {
			t.Error("the cubin holds the path of a header")
		}
		// NVSHMEM swaps the bytes of the doorbell's record by this mask.
		doorbell := bytes.Contains(sass, []byte("0x123")) && bytes.Contains(sass, []byte("ibgda_device.cuh"))
		if g.Manifest.IBGDA != ibgda || state != ibgda || doorbell != ibgda {
			t.Errorf("IBGDA %v: the manifest says %v, the state is there: %v, the doorbell: %v", ibgda, g.Manifest.IBGDA, state, doorbell)
		}
	}
}
