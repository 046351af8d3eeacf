package nvshmem

import (
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
	if s := l.initStatus(); s != 0 {
		t.Errorf("status %d before Init", s)
	}
	id, err := l.UniqueID()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := uniqueIDFrom(id); err != nil {
		t.Error(err)
	}
}
