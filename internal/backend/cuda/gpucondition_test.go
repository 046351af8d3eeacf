package cuda

import (
	"context"
	"encoding/binary"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// words returns new memory that holds numbers.
func words(t *testing.T, d *device, vals ...int32) driver.Mem {
	t.Helper()
	var b []byte
	for _, v := range vals {
		b = binary.LittleEndian.AppendUint32(b, uint32(v))
	}
	m, err := d.Alloc(len(b), b)
	must(t, err)
	return m
}

// TestGPUConditions needs the driver alone: the bodies copy, and the driver compiles the
// kernel that sets conditions.
func TestGPUConditions(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		s := stream1(t, d)
		ones := words(t, d, 1, 2, 3)
		for _, c := range []struct {
			name   string
			kind   driver.ConditionKind
			bodies int
			want   map[int32][]int32
		}{
			{"If", driver.If, 1, map[int32][]int32{0: {0, 0, 0}, 1: {1, 0, 0}, -5: {1, 0, 0}}},
			{"IfElse", driver.If, 2, map[int32][]int32{0: {0, 2, 0}, 7: {1, 0, 0}}},
			{"Switch", driver.Switch, 3, map[int32][]int32{0: {1, 0, 0}, 1: {0, 2, 0}, 2: {0, 0, 3}, 3: {0, 0, 0}, -1: {0, 0, 0}}},
		} {
			word, out := words(t, d, 0), words(t, d, 0, 0, 0)
			var bodies []func() error
			for i := range c.bodies {
				bodies = append(bodies, func() error { return s.CopyDevice(out.Slice(4*i, 4*i+4), ones.Slice(4*i, 4*i+4)) })
			}
			must(t, s.BeginCapture(), s.Zero(out), conditional(s, c.kind, word, bodies...))
			g, err := s.EndCapture(nil)
			must(t, err)
			for value, want := range c.want {
				in := binary.LittleEndian.AppendUint32(nil, uint32(value))
				got := make([]byte, 12)
				must(t, s.CopyIn(word, in), g.Launch(s), s.CopyOut(got, out), s.Sync(t.Context()))
				if diff := cmp.Diff(want, int32s(got)); diff != "" {
					t.Errorf("%s by %d (-want +got):\n%s", c.name, value, diff)
				}
			}
			must(t, g.Close())
		}
		// Each time the loop moves the words by one; it ends when a zero comes first.
		list, spare := words(t, d, 1, 1, 1, 0, 7, 8), words(t, d, 0, 0, 0, 0, 0)
		loop := func() error {
			return conditional(s, driver.While, list.Slice(0, 4), func() error {
				return errors.Join(s.CopyDevice(spare, list.Slice(4, 24)), s.CopyDevice(list.Slice(0, 20), spare))
			})
		}
		must(t, s.BeginCapture(), conditional(s, driver.If, ones.Slice(0, 4), loop))
		g, err := s.EndCapture(nil)
		must(t, err)
		// A graph of the same work takes its place, while the first may run.
		must(t, g.Launch(s), s.BeginCapture(), conditional(s, driver.If, ones.Slice(0, 4), loop))
		_, err = s.EndCapture(g)
		got := make([]byte, 12)
		must(t, err, g.Launch(s), s.CopyOut(got, list.Slice(0, 12)), s.Sync(t.Context()), g.Close())
		if diff := cmp.Diff([]int32{0, 7, 8}, int32s(got)); diff != "" {
			t.Errorf("While in If (-want +got):\n%s", diff)
		}
	})
}

// TestGPUEndOfContextEndsALoop, and the device can be used as before.
func TestGPUEndOfContextEndsALoop(t *testing.T) {
	onGPUs(t, 1, func(t *testing.T, d *device) {
		s := stream1(t, d)
		word, other := words(t, d, 1), words(t, d, 5)
		must(t, s.BeginCapture(), conditional(s, driver.While, word, func() error { return s.Zero(other) }))
		g, err := s.EndCapture(nil)
		must(t, err, g.Launch(s))
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		if err := s.Sync(ctx); !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, driver.ErrAborted) {
			t.Errorf("the loop ends with %v", err)
		}
		if d.Lost() {
			t.Fatalf("the device is lost: %v", d.lost)
		}
		got := make([]byte, 4)
		must(t, s.CopyOut(got, other), s.Sync(t.Context()), g.Close())
		if diff := cmp.Diff([]int32{0}, int32s(got)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	})
}
