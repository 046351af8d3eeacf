package cuda

import (
	"testing"

	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

// TestResultsThatLoseTheDevice: after those the driver does nothing more, and after others
// the device is as good as before.
func TestResultsThatLoseTheDevice(t *testing.T) {
	for _, c := range []struct {
		name string
		r    cu.Result
		lost bool
	}{
		{"invalid value", cu.InvalidValue, false},
		{"out of memory", cu.OutOfMemory, false},
		{"invalid image", cu.InvalidImage, false},
		{"invalid context", cu.InvalidContext, false},
		{"not found", cu.NotFound, false},
		{"out of resources", cu.OutOfResources, false},
		{"cooperative launch too large", cu.CoopTooLarge, false},
		{"not permitted", 800, false},
		{"not supported", cu.NotSupported, false},
		{"capture unsupported", 900, false},
		{"capture invalidated", 901, false},
		{"capture unjoined", 904, false},
		{"capture isolation", 905, false},
		{"captured event", 907, false},
		{"update failure", cu.GraphExecUpdateFailure, false},
		{"unknown", 999, false},
		{"illegal address", cu.IllegalAddress, true},
		{"launch failed", cu.LaunchFailed, true},
		{"trap", cu.Assert, true},
		{"misaligned", cu.MisalignedAddress, true},
		{"memory error", cu.ECCUncorrectable, true},
		{"NVLink", cu.NVLinkFailed, true},
		{"end of the server", cu.MPSTerminated, true},
		{"external device", cu.ExternalDevice, true},
	} {
		f := newFakeDriver(nil)
		d := openFake(t, f, nil)
		s := stream1(t, d)
		m, err := d.Alloc(4, nil)
		must(t, err)
		f.dead = c.r
		if err := s.Zero(m); err == nil {
			t.Errorf("%s: no error", c.name)
		}
		f.dead = cu.Success
		if d.Lost() != c.lost {
			t.Errorf("%s: lost is %v, want %v", c.name, d.Lost(), c.lost)
		}
		if err := s.Zero(m); (err != nil) != c.lost {
			t.Errorf("%s: the next call returns %v", c.name, err)
		}
	}
}
