package emurpc_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/backend/emu"
)

// TestHostMemoryOfFunctions: what a function of the host writes, later copies may read, or
// have read before. The seed decides, the same in one process and in two.
func TestHostMemoryOfFunctions(t *testing.T) {
	body := func(got []int32) func(h *host) error {
		return func(h *host) error {
			m, err := h.dev.Alloc(4, nil)
			if err != nil {
				return err
			}
			for i := range got {
				src, back := []int32{1}, []int32{0}
				err := errors.Join(
					h.s.CallHost(func() { src[0] = 2 }),
					h.s.CopyIn(m, ints(src)),
					h.s.CopyOut(ints(back), m),
					h.s.CallHost(func() { got[i] = back[0] }), // which has arrived
					h.s.Sync(context.Background()),
				)
				if err != nil {
					return err
				}
			}
			return nil
		}
	}
	var seen []int32
	for seed := range uint64(8) {
		want, got := make([]int32, 8), make([]int32, 8)
		mustRun(t, &setup{Config: emu.Config{PEs: 1, Seed: seed}}, body(want))
		mustRun(t, &setup{Config: emu.Config{PEs: 1, Seed: seed}, procs: 1}, body(got))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("seed %d (-one process +two):\n%s", seed, diff)
		}
		seen = append(seen, got...)
	}
	if !slices.Contains(seen, 1) || !slices.Contains(seen, 2) {
		t.Errorf("the copies have read %v", seen)
	}
}

// TestGraphsCopyWhatTheHostHasNow at each launch, and functions are called again.
func TestGraphsCopyWhatTheHostHasNow(t *testing.T) {
	mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: 1}, func(h *host) error {
		ctx := context.Background()
		m, err := h.dev.Alloc(4, nil)
		if err != nil {
			return err
		}
		src, back, calls := []int32{0}, []int32{0}, 0
		record := func(update driver.Graph) (driver.Graph, error) {
			c := h.s
			if err := errors.Join(c.BeginCapture(), h.s.CopyIn(m, ints(src)), h.s.CopyOut(ints(back), m), h.s.CallHost(func() { calls++ })); err != nil {
				return nil, err
			}
			return c.EndCapture(update)
		}
		g, err := record(nil)
		if err != nil {
			return err
		}
		clone, err := g.Clone()
		if err != nil {
			return err
		}
		for i, launch := range []driver.Graph{g, clone, g} {
			if launch == g && i > 0 {
				if g, err = record(g); err != nil {
					return err
				}
			}
			src[0] = int32(10 + i)
			if err := errors.Join(launch.Launch(h.s), h.s.Sync(ctx)); err != nil {
				return err
			}
			if back[0] != src[0] || calls != i+1 {
				return fmt.Errorf("launch %d: got %d, want %d; %d calls", i, back[0], src[0], calls)
			}
		}
		// The work of a graph that is closed meanwhile arrives all the same.
		src[0] = 77
		if err := errors.Join(g.Launch(h.s), g.Close(), clone.Close(), h.s.Sync(ctx)); err != nil {
			return err
		}
		if back[0] != 77 || calls != 4 {
			return fmt.Errorf("closed: got %d, %d calls", back[0], calls)
		}
		return nil
	})
}

// at returns the numbers at an address. Go 1.26 fails to compile copies of them where it is
// inlined.
//
//go:noinline
func at(addr uintptr, n int) []int32 {
	return unsafe.Slice(*(**int32)(unsafe.Pointer(&addr)), n)
}

// TestPinnedMemoryIsShared: host and kernels use it at once, and copies to it and from it
// read and write what is there.
func TestPinnedMemoryIsShared(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("processes share no memory here")
	}
	mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: 1}, func(h *host) error {
		ctx := context.Background()
		m, err := h.dev.Load(ctx, artifact())
		if err != nil {
			return err
		}
		p, err := h.dev.AllocHost(4*words, false)
		if err != nil {
			return err
		}
		d, err := h.dev.Alloc(8, nil)
		if err != nil {
			return err
		}
		v := at(p.Address(), words)
		if !slices.Equal(v, make([]int32, words)) {
			return fmt.Errorf("new memory holds %v", v)
		}
		for i := range v {
			v[i] = int32(i)
		}
		err = errors.Join(
			h.launch(m, 1, 10, operands{plain: p, n: [2]int32{100}}),
			h.s.CopyIn(d, ints(v[3:5])),
			h.s.CopyOut(ints(v[8:10]), d),
			h.s.Sync(ctx),
		)
		if diff := cmp.Diff([]int32{100, 101, 102, 103, 104, 105, 106, 107, 103, 104}, slices.Clone(v[:10])); err != nil || diff != "" {
			return fmt.Errorf("%w (-want +got):\n%s", err, diff)
		}
		return h.dev.Free(ctx, p, "test.go:1")
	})
}

// TestBoxesLeaveTheGaps between rows as they are on the host.
func TestBoxesLeaveTheGaps(t *testing.T) {
	mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: 1}, func(h *host) error {
		m, err := h.dev.Alloc(8, nil)
		if err != nil {
			return err
		}
		from, to := []byte{1, 2, 9, 3, 4, 9, 9, 9, 5, 6, 9, 7, 8}, slices.Repeat([]byte{0xEE}, 13)
		s := h.s
		dense := driver.Box{Mem: m, Row: 2, Plane: 4}
		err = errors.Join(
			s.CopyBox(dense, driver.Box{Host: from, Row: 3, Plane: 8}, 2, 2, 2),
			s.CopyBox(driver.Box{Host: to, Row: 3, Plane: 8}, dense, 2, 2, 2),
			h.s.Sync(context.Background()),
		)
		if diff := cmp.Diff([]byte{1, 2, 0xEE, 3, 4, 0xEE, 0xEE, 0xEE, 5, 6, 0xEE, 7, 8}, to); err != nil || diff != "" {
			return fmt.Errorf("%w (-want +got):\n%s", err, diff)
		}
		return nil
	})
}

// TestMemoryOfThisProcess cannot be used by the GPU of another.
func TestMemoryOfThisProcess(t *testing.T) {
	mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: 1}, func(h *host) error {
		x := make([]int32, 4)
		_, err := h.dev.Wrap(uintptr(unsafe.Pointer(&x[0])), 16)
		const want = "unsupported operation: the emulated GPU of PE 0 is in another process, which cannot use memory of this one; use AllocPinned, or run all PEs in one process"
		if err == nil || err.Error() != want || !errors.Is(err, errors.ErrUnsupported) {
			return fmt.Errorf("error %w, want %s", err, want)
		}
		// Its own is known by its address, also in part.
		m, err := h.dev.Alloc(16, nil)
		if err != nil {
			return err
		}
		w, err := h.dev.Wrap(m.Address()+4, 8)
		if err != nil {
			return err
		}
		back := make([]int32, 2)
		if err := errors.Join(h.s.CopyIn(m, ints([]int32{1, 2, 3, 4})), h.s.CopyOut(ints(back), w), h.s.Sync(context.Background())); err != nil || !slices.Equal(back, []int32{2, 3}) {
			return fmt.Errorf("%v, %w", back, err)
		}
		return nil
	})
}

// TestTooMuchPinnedMemoryIsAnError: the system would take it from all processes of the machine.
func TestTooMuchPinnedMemoryIsAnError(t *testing.T) {
	for procs := range 2 {
		mustRun(t, &setup{Config: emu.Config{PEs: 1}, procs: procs}, func(h *host) error {
			if _, err := h.dev.AllocHost(1<<50, false); err == nil || !strings.Contains(err.Error(), "out of memory") {
				return fmt.Errorf("1 PiB of pinned memory: %v", err)
			}
			_, err := h.dev.AllocHost(1<<20, false)
			return err
		})
	}
}
