package nvshmem

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/toolchain"
	"github.com/gpuc-go/gpuc/internal/test/chaintest"
)

// Nothing of this needs a GPU: initialising does.
func TestInstalledLibraryIsBoundAndMakesUniqueIDs(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Communicate)
	l, err := Open(tc.Path(toolchain.NVSHMEMHost))
	if err != nil {
		t.Fatal(err)
	}
	if found := tc.Version(toolchain.NVSHMEMHost); found != "" && !strings.HasPrefix(found, l.Version().String()) && !strings.HasPrefix(l.Version().String(), found) {
		t.Errorf("the library says it is %v, its installation says %s", l.Version(), found)
	}
	if s := l.Status(); s != NotInitialized {
		t.Errorf("status %d before Init", s)
	}
	if err := l.UseInterface("lo"); err != nil {
		t.Fatal(err)
	}
	id, err := l.UniqueID()
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("NVSHMEM_BOOTSTRAP_UID_SOCK_IFNAME") == "" && !bytes.Contains(id, []byte{127, 0, 0, 1}) {
		t.Errorf("the id does not have the address of the interface: %x", id)
	}
	if _, err := uniqueIDFrom(id); err != nil {
		t.Error(err)
	}
}

const envBootstrap = "GPUC_TEST_BOOTSTRAP"

// TestInstalledLibraryMeets alone by each of its bootstraps, in a process of its own, where
// the machine has what that takes. A bootstrap that lacks a library, or has another version
// of it, says so.
func TestInstalledLibraryMeets(t *testing.T) {
	tc := chaintest.Toolchain(t, toolchain.Communicate)
	if name := os.Getenv(envBootstrap); name != "" {
		l, err := Open(tc.Path(toolchain.NVSHMEMHost))
		if err != nil {
			t.Fatal(err)
		}
		rank, size, local, err := l.Bootstrap(name, os.Getenv)
		fmt.Printf("PE %d of %d, number %d of the host, status %d, %v\n", rank, size, local, l.Status(), err)
		return
	}
	for name, lacks := range map[string][]string{"pmi": nil, "pmi2": nil, "mpi": {"libmpi"}, "pmix": {"libpmix", "undefined symbol: pmix_", "undefined symbol: PMIx_"}} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestInstalledLibraryMeets$")
		cmd.Env = append(os.Environ(), envBootstrap+"="+name)
		out, err := cmd.CombinedOutput()
		met := strings.Contains(string(out), "PE 0 of 1, number 0 of the host, status 1, <nil>")
		lacking := func(what string) bool { return strings.Contains(string(out), what) }
		refused := slices.ContainsFunc(lacks, lacking) && strings.Contains(string(out), "names another plug-in")
		if err != nil || !met && !refused {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
}
