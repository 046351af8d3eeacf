package conformance_test

import (
	"flag"
	"os"
	"os/exec"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/testsuite/internal/again"
)

// TestOverProcesses runs tests of all that a device does again, with emulated PEs that are
// spread over two processes. It runs some of them with kernels that the back end check
// interprets. With -gpuc.procs=2 all tests of the suite run so.
func TestOverProcesses(t *testing.T) {
	if b := flag.Lookup("gpuc.backend").Value.String(); b == gpurt.CUDA {
		t.Skip("on GPUs each PE is a process")
	}
	if flag.Lookup("gpuc.procs").Value.String() != "0" {
		t.Skip("all tests run so")
	}
	const some = "^(TestArraysInKernels|TestBarriersOnStream|TestBoxesOfTensors|TestConditions|TestFaultsOfBoxes|TestGraph|TestGraphUpdate|TestHostFunc|TestHostMemory|TestNCCL.*|TestPeerMemory|TestPoolMemory|TestPrintf|TestTransfersOnStream|TestRegisterSymmetric|TestTeams.*|TestWrappedMemory)$"
	const compiled = "^(TestArraysInKernels|TestBarriersOnStream|TestBoxesOfTensors|TestGraph|TestPeerMemory|TestPrintf|TestTransfersOnStream|TestTeams.*)$"
	all := map[string]string{gpurt.Emulator: some, gpurt.Check: compiled}
	if race.Enabled {
		all[gpurt.Emulator] = "^(TestArraysInKernels|TestBarriersOnStream|TestGraph|TestNCCLMoves|TestTransfersOnStream)$"
	}
	for backend, tests := range all {
		if gpurt.Available(backend) != nil {
			continue // the race detector does not go with compiled kernels
		}
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.short", "-test.run="+tests, "-gpuc.backend="+backend, "-gpuc.procs=2", "-gpuc.np=3")
		cmd.Env = append(os.Environ(), "GPUC_EMULATED_HOSTS=")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("back end %s: %v:\n%s", backend, err, out)
		}
	}
}

// TestNothingReportedOnConformance runs the conformance tests on the back end check: it gives
// the same results, and finds no mistake in any kernel.
func TestNothingReportedOnConformance(t *testing.T) {
	names := "^Test(SourceReuse|PeerMemory|Printf|Faults)$"
	if !testing.Short() {
		names = "."
	}
	again.OnCheck(t, names)
}
