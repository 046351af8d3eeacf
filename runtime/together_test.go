package gpurt

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFailureOfAllNamesTheFirstPE: where the calls of several PEs end for one reason,
// it is reported once, of the first PE, whichever host is told first.
func TestFailureOfAllNamesTheFirstPE(t *testing.T) {
	for _, c := range []struct {
		name string
		call func(ctx context.Context, pe *PE, k *emulatedKernels, sig *SignalBuffer) error
		told []int  // the PEs that the failure is told to at once
		want string // what the report begins with
	}{
		{"deadlock", func(ctx context.Context, pe *PE, k *emulatedKernels, sig *SignalBuffer) error {
			x, err := Alloc[int32](pe, 1)
			if err != nil {
				return err
			}
			if err := k.wait(pe.Stream(), Grid(1).Block(1), x, 0, sig); err != nil {
				return err
			}
			return pe.Stream().Sync(ctx)
		}, []int{0, 1, 2}, "PE 0: deadlock: every thread waits"},
		{"barrier of streams", func(ctx context.Context, pe *PE, k *emulatedKernels, sig *SignalBuffer) error {
			if pe.MyPE() > 0 {
				if err := pe.Stream().Barrier(); err != nil {
					return err
				}
			}
			return pe.Stream().Sync(ctx)
		}, []int{1, 2}, "PE 1: BarrierAll on a stream at runtime/together_test.go:33, which waits for PE 0: deadlock: nothing is left to run or to deliver"},
		{"allocation of different sizes", func(ctx context.Context, pe *PE, k *emulatedKernels, sig *SignalBuffer) error {
			_, err := AllocSym[int32](pe, 4+pe.MyPE()) //gpu:ignore symlength the test is about it
			return err
		}, []int{0, 1, 2}, "PE 0: runtime/together_test.go:"},
		{"different teams", func(ctx context.Context, pe *PE, k *emulatedKernels, sig *SignalBuffer) error {
			_, err := pe.SplitStrided(pe.TeamWorld(), pe.MyPE(), 1, 1)
			return err
		}, []int{0, 1, 2}, "PE 0: runtime/together_test.go:"},
		{"barrier of the host and a kernel", func(ctx context.Context, pe *PE, k *emulatedKernels, sig *SignalBuffer) error {
			if pe.MyPE() != 1 {
				return pe.Barrier(ctx)
			}
			x, err := Alloc[int32](pe, 1)
			if err != nil {
				return err
			}
			if err := k.wait(pe.Stream(), Grid(1).Block(1), x, 0, sig); err != nil {
				return err
			}
			return pe.Stream().Sync(ctx)
		}, []int{1}, "PE 1: deadlock: every thread waits"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var reports []string
			for eager := range 3 {
				err := emulated(t, 3, func(ctx context.Context, pe *PE) error {
					k := loadEmulated(t, pe)
					sig, err := AllocSignals(pe, 1)
					if err != nil {
						return err
					}
					err = c.call(ctx, pe, k, sig)
					if pe.MyPE() != eager && slices.Contains(c.told, pe.MyPE()) && slices.Contains(c.told, eager) {
						<-ctx.Done() // the other PE reports first
					}
					return err
				})
				if err == nil {
					t.Fatal("no error")
				}
				reports = append(reports, err.Error())
			}
			for eager, got := range reports {
				if !strings.HasPrefix(got, c.want) {
					t.Errorf("PE %d reports first: %s\nwant %s", eager, got, c.want)
				}
				if d := cmp.Diff(reports[0], got); d != "" {
					t.Errorf("PE %d reports first: (-PE 0 +this):\n%s", eager, d)
				}
			}
		})
	}
}
