package gpurt

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestLeaksAreReportedOnRequest(t *testing.T) {
	run := func(report bool, fails error) string {
		var log bytes.Buffer
		cfg := Config{Backend: Emulator, ReportLeaks: report, Stdout: io.Discard, Stderr: &log}
		err := Run(t.Context(), cfg, func(_ context.Context, pe *PE) error {
			for range 3 {
				if _, err := Alloc[int32](pe, 10); err != nil {
					return err
				}
			}
			s, err := AllocSym[int64](pe, 4)
			if err != nil {
				return err
			}
			h, err := AllocPinned[int8](pe, 100)
			if err != nil {
				return err
			}
			b, err := Alloc[int32](pe, 1)
			if err != nil {
				return err
			}
			w, err := Wrap[int32](pe, b.Addr(), 1)
			if err != nil {
				return err
			}
			if err := errors.Join(w.Free(), b.Free()); err != nil {
				return err
			}
			_ = b.Free()
			want := []Allocation{
				{"runtime/allocations_test.go:20", 40, false, DeviceMemory}, {"runtime/allocations_test.go:20", 40, false, DeviceMemory}, {"runtime/allocations_test.go:20", 40, false, DeviceMemory},
				{"runtime/allocations_test.go:24", 32, true, DeviceMemory}, {"runtime/allocations_test.go:28", 100, false, PinnedMemory},
			}
			if diff := cmp.Diff(want, pe.Allocations()); diff != "" {
				t.Errorf("Allocations (-want +got):\n%s", diff)
			}
			_, _ = s, h
			return fails
		})
		if !errors.Is(err, fails) {
			t.Error(err)
		}
		return log.String()
	}
	want := strings.Join([]string{
		"PE 0: never freed: 120 bytes of device memory in 3 allocations, allocated at runtime/allocations_test.go:20",
		"PE 0: never freed: 32 bytes of symmetric memory, allocated at runtime/allocations_test.go:24",
		"PE 0: never freed: 100 bytes of pinned memory, allocated at runtime/allocations_test.go:28",
		"PE 0: freed twice: runtime/allocations_test.go:43: Free: buffer allocated at runtime/allocations_test.go:32: memory was freed at runtime/allocations_test.go:40",
		"",
	}, "\n")
	if diff := cmp.Diff(want, run(true, nil)); diff != "" {
		t.Errorf("report (-want +got):\n%s", diff)
	}
	if got := run(false, nil); got != "" {
		t.Errorf("report without a request: %s", got)
	}
	if got := run(true, errors.New("failed")); got != "" {
		t.Errorf("report of a PE that has failed: %s", got)
	}
}
