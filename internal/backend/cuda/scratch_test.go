package cuda

import (
	"strings"
	"testing"
)

func TestRoomOfReduceScatter(t *testing.T) {
	for size, want := range map[string]int{"": 256 << 10, "512K": 256 << 10, "1M": 512 << 10, "2mb": 1 << 20, "4096": 2048, "1G": 512 << 20, "0.5M": 0, "much": 0} {
		getenv := func(name string) string {
			if name != "NVSHMEM_REDUCE_SCRATCH_SIZE" {
				t.Errorf("asks for %s", name)
			}
			return size
		}
		if got := reduceRoom(getenv); got != want {
			t.Errorf("NVSHMEM_REDUCE_SCRATCH_SIZE=%s: room for %d bytes, want %d", size, got, want)
		}
	}
	if got := reduceRoom(nil); got != 256<<10 {
		t.Errorf("without an environment: %d", got)
	}
}

// TestScratchThatLeavesElementsOut: NVSHMEM's pieces are a 16th of it, in whole bytes.
func TestScratchThatLeavesElementsOut(t *testing.T) {
	for size, right := range map[string]bool{
		"": true, "512K": true, "1M": true, "128": true, "256": true, "143": true, "much": true,
		"0": false, "64": false, "127": false, "144": false, "192": false, "1000": false,
	} {
		err := checkScratch(func(string) string { return size })
		if (err == nil) != right {
			t.Errorf("NVSHMEM_REDUCE_SCRATCH_SIZE=%s: %v", size, err)
		}
		if want := "NVSHMEM_REDUCE_SCRATCH_SIZE=" + size + ": "; err != nil && !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got %v, want that it begins with %s", err, want)
		}
	}
	if err := checkScratch(nil); err != nil {
		t.Errorf("without an environment: %v", err)
	}
}

// TestNVSHMEMDoesNotStartWithWrongScratch before anything is initialised.
func TestNVSHMEMDoesNotStartWithWrongScratch(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	d.job.Getenv = func(name string) string {
		if name == "NVSHMEM_REDUCE_SCRATCH_SIZE" {
			return "64"
		}
		return ""
	}
	if _, err := d.AllocSym(t.Context(), 8, "x.go:1"); err == nil || !strings.Contains(err.Error(), "leaves out elements") {
		t.Errorf("symmetric memory: %v", err)
	}
	if d.sym != nil {
		t.Error("NVSHMEM was initialised")
	}
}
