package nvshmem

import (
	"strings"
	"testing"
)

func TestSizesAreReadAsNVSHMEMDoes(t *testing.T) {
	for s, want := range map[string]int{"512M": 512 << 20, "8k": 8 << 10, "1G": 1 << 30, "4096": 4096, "0": 0, "M": 0, "x": 0, "9999999999T": 0} {
		if n, err := parseSize(s); (err != nil) != (want == 0) || err == nil && n != want {
			t.Errorf("%q is %d, %v; want %d", s, n, err, want)
		}
	}
}

func TestRoomOfReduceScatter(t *testing.T) {
	for size, want := range map[string]int{"": 256 << 10, "512K": 256 << 10, "1M": 512 << 10, "2mb": 1 << 20, "4096": 2048, "1G": 512 << 20, "0.5M": 0, "much": 0} {
		getenv := func(name string) string {
			if name != "NVSHMEM_REDUCE_SCRATCH_SIZE" {
				t.Errorf("asks for %s", name)
			}
			return size
		}
		if got := reduceLimits(getenv).ScatterBytes; got != want {
			t.Errorf("NVSHMEM_REDUCE_SCRATCH_SIZE=%s: room for %d bytes, want %d", size, got, want)
		}
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
}
