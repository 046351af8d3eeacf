package cuda

import (
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// TestScopedDevices: two devices on one thread, each with its context while it is used.
func TestScopedDevices(t *testing.T) {
	f := newFakeDriver(nil)
	var devs []scopedDevice
	for i := range 2 {
		d, err := openAlone(t.Context(), driver.Job{LocalRank: i}, fakeServices(f, newFakeWorld(1), 0))
		if err != nil {
			t.Fatal(err)
		}
		devs = append(devs, d.(scopedDevice))
		if f.pushed != 0 || int(devs[i].gpu) != i {
			t.Errorf("device %d is GPU %d; %d contexts are pushed", i, devs[i].gpu, f.pushed)
		}
	}
	for _, d := range devs {
		must(t, d.Enter())
		if f.pushed != 1 {
			t.Errorf("%d contexts are pushed while a device is used", f.pushed)
		}
		m, err := d.Alloc(8, nil)
		must(t, err, d.Free(t.Context(), m, "a.go:1"))
		if _, err := d.AllocSym(t.Context(), 8, nil, driver.SymOptions{}, "a.go:1"); !errors.Is(err, driver.ErrAlone) {
			t.Errorf("symmetric memory: %v", err)
		}
		if _, err := d.TeamID(t.Context()); !errors.Is(err, driver.ErrAlone) {
			t.Errorf("a team: %v", err)
		}
		must(t, d.Close())
		d.Leave()
	}
	if got := f.leaks(); got != noLeaks || f.pushed != 0 {
		t.Errorf("left: %s, %d contexts pushed", got, f.pushed)
	}
	_, err := openAlone(t.Context(), driver.Job{LocalRank: 7}, fakeServices(f, nil, 0))
	if err == nil || !strings.Contains(err.Error(), "there is no GPU 7; this process sees 2, numbered from 0") || f.pushed != 0 {
		t.Errorf("a GPU that there is not: %v, %d contexts pushed", err, f.pushed)
	}
}
