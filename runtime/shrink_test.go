package gpurt

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gpuc-go/gpuc/internal/platform"
)

// errDied is the end of the context of PEs of which another has died.
var errDied = errors.New("a PE has died")

// TestShrink has PEs die, one after the other or together, while the others wait for them in a kernel. Those
// that are left communicate, with new numbers, and close as ever.
func TestShrink(t *testing.T) {
	for name, tt := range map[string]struct {
		pes  int
		dies [][]int // by their first numbers
		left [][]int
	}{
		"the first":             {3, [][]int{{0}}, [][]int{{1, 2}}},
		"the last":              {3, [][]int{{2}}, [][]int{{0, 1}}},
		"two at once":           {4, [][]int{{0, 2}}, [][]int{{1, 3}}},
		"one after another":     {4, [][]int{{1}, {0}}, [][]int{{0, 2, 3}, {2, 3}}},
		"all but one, in steps": {3, [][]int{{0}, {1}}, [][]int{{1, 2}, {2}}},
	} {
		t.Run(name, func(t *testing.T) {
			id, err := emulatorConfig.NewUniqueID()
			if err != nil {
				t.Fatal(err)
			}
			// Each step has a context that ends when PEs have died in it.
			ctxs, died := make([]context.Context, len(tt.dies)+1), make([]context.CancelCauseFunc, len(tt.dies)+1)
			for i := range ctxs {
				ctxs[i], died[i] = context.WithCancelCause(t.Context())
			}
			past := make([]sync.WaitGroup, len(tt.dies)) // of PEs that will survive
			for i := range past {
				past[i].Add(len(tt.left[i]))
			}
			errs := make([]error, tt.pes)
			var all sync.WaitGroup
			for first := range tt.pes {
				all.Go(func() {
					pe, err := Join(ctxs[0], JoinConfig{Rank: first, Size: tt.pes, ID: id, Config: emulatorConfig})
					now := []int{0, 1, 2, 3}[:tt.pes]
					for step := 0; err == nil && step < len(tt.dies); step++ {
						x, sig, failed := waitWords(pe)
						k := loadEmulated(t, pe)
						if failed == nil {
							failed = pe.Barrier(ctxs[step])
						}
						if failed == nil && slices.Contains(tt.dies[step], first) {
							if past[step].Wait(); first == tt.dies[step][0] {
								died[step](errDied)
							}
							return // without Close, as a process that is killed
						}
						past[step].Done()
						if err = failed; err == nil {
							pe, err = survive(t, ctxs[step], ctxs[step+1], pe, k, x, sig, now, tt.dies[step], first)
						}
						now = tt.left[step]
					}
					if err == nil {
						err = pe.Close()
					}
					if errs[first] = err; err != nil {
						for _, end := range died {
							end(err) // nobody waits for this PE
						}
					}
				})
			}
			all.Wait()
			if err := errors.Join(errs...); err != nil {
				t.Error(err)
			}
			meetingsOf(t, id)
		})
	}
}

func waitWords(pe *PE) (*Buffer[int32], *SignalBuffer, error) {
	x, err := Alloc[int32](pe, 1)
	if err != nil {
		return nil, nil, err
	}
	sig, err := AllocSignals(pe, 1)
	return x, sig, err
}

// survive waits in a kernel for PEs that die, and goes on without them. now are the PEs by their first numbers.
func survive(t *testing.T, ctx, next context.Context, old *PE, k *emulatedKernels, x *Buffer[int32], sig *SignalBuffer, now, dies []int, first int) (*PE, error) {
	err := k.wait(old.Stream(), Grid(1).Block(1), x, 0, sig)
	if err == nil {
		err = old.Stream().Sync(ctx)
	}
	if !errors.Is(err, errDied) && !errors.Is(err, ErrAborted) {
		return nil, fmt.Errorf("a wait for the dead: %w", err)
	}
	var dead, left []int
	for i, pe := range now {
		if slices.Contains(dies, pe) {
			dead = append(dead, i)
		} else {
			left = append(left, pe)
		}
	}
	pe, err := old.Shrink(next, dead...)
	if err != nil {
		return nil, err
	}
	if want := slices.Index(left, first); pe.MyPE() != want || pe.NumPEs() != len(left) {
		return nil, fmt.Errorf("PE %d is now %d of %d, want %d of %d", first, pe.MyPE(), pe.NumPEs(), want, len(left))
	}
	for what, err := range map[string]error{
		"the old PE": old.Barrier(next), "its memory": x.CopyTo(next, make([]int32, 1)), "its stream": old.Stream().Sync(next),
		"its kernel": k.wait(old.Stream(), Grid(1).Block(1), x, 0, sig),
	} {
		if !errors.Is(err, ErrClosed) {
			return nil, fmt.Errorf("%s: %w", what, err)
		}
	}
	return pe, shiftOnce(t, pe, loadEmulated(t, pe))
}

// meetingsOf makes sure that neither a job nor what was left of it is there.
func meetingsOf(t *testing.T, id UniqueID) {
	t.Helper()
	if left := platform.Meetings(platform.ID(id)); len(left) > 0 {
		t.Errorf("meetings are left: %q", left)
	}
}

// TestShrinkIsRefused where a PE cannot go on, or no PEs are named that are dead.
func TestShrinkIsRefused(t *testing.T) {
	for rank, err := range joinAll(t, 2, func(pe *PE) error {
		for _, tt := range []struct {
			dead []int
			want string
		}{
			{nil, "go on without PEs []: no PE is named"},
			{[]int{2}, "go on without PEs [2]: each must be another of the 2 PEs"},
			{[]int{-1}, "each must be another"},
			{[]int{pe.MyPE()}, "each must be another"},
			{[]int{1 - pe.MyPE(), 1 - pe.MyPE()}, "each must be another"},
		} {
			if _, err := pe.Shrink(t.Context(), tt.dead...); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("without %v: %v", tt.dead, err)
			}
		}
		return pe.Barrier(t.Context()) // it is as good as before
	}) {
		if err != nil {
			t.Errorf("PE %d: %v", rank, err)
		}
	}
	err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
		_, err := pe.Shrink(ctx, 1-pe.MyPE())
		return err
	})
	if err == nil || !strings.Contains(err.Error(), "whose job ends when one fails; use a PE of Join") {
		t.Errorf("of a run function: %v", err)
	}
	dev, err := OpenDevice(t.Context(), DeviceConfig{Config: emulatorConfig})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	if _, err := dev.Shrink(t.Context(), 1); !errors.Is(err, ErrAlone) {
		t.Errorf("of a device: %v", err)
	}
	if _, err := (*PE)(nil).Shrink(t.Context(), 1); err == nil {
		t.Error("a nil PE shrinks")
	}
}

// TestNoCommunicatorOfNCCL on the emulator, and none that is 0.
func TestNoCommunicatorOfNCCL(t *testing.T) {
	for _, tt := range []struct {
		comm uintptr
		cfg  Config
		want string
	}{
		{8, emulatorConfig, "emulated PEs meet by NewUniqueID and Join"},
		{0, Config{}, "the communicator is 0"},
	} {
		if _, err := JoinNCCL(t.Context(), tt.comm, tt.cfg); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("communicator %d: %v; want %q", tt.comm, err, tt.want)
		}
	}
}
