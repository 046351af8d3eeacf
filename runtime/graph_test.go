package gpurt

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/manifest"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// TestCaptureOnTheEmulator covers the life of a graph; what is in it is covered by
// testsuite/conformance and testsuite/examples, on GPUs too.
func TestCaptureOnTheEmulator(t *testing.T) {
	err := emulated(t, 1, func(ctx context.Context, pe *PE) error {
		x := must[*Buffer[int32]](t)(Alloc[int32](pe, 3))
		y := must[*Buffer[int32]](t)(Alloc[int32](pe, 3))
		if err := y.CopyFrom(ctx, []int32{1, 2, 3}); err != nil {
			return err
		}
		st := pe.Stream()
		g, err := st.Capture(func() error {
			if err := st.Sync(ctx); err == nil || !strings.Contains(err.Error(), "during Stream.Capture") {
				t.Errorf("Sync during a capture: %v", err)
			}
			return x.CopyFromDevice(st, y)
		})
		if err != nil {
			return err
		}
		read := func(want int32) {
			t.Helper()
			var got [3]int32
			if err := x.CopyTo(ctx, got[:]); err != nil {
				t.Fatal(err)
			}
			if got[2] != want {
				t.Errorf("element 2 is %d, want %d", got[2], want)
			}
		}
		read(0) // nothing was done
		if err := g.Launch(st); err != nil {
			return err
		}
		read(3)
		if err := y.CopyFrom(ctx, []int32{4, 5, 6}); err != nil {
			return err
		}
		if err := g.Launch(st); err != nil {
			return err
		}
		read(6)

		failed := errors.New("no")
		zero := must[*Buffer[int32]](t)(Alloc[int32](pe, 3))
		if err := g.Update(st, func() error { return errors.Join(x.CopyFromDevice(st, zero), failed) }); !errors.Is(err, failed) {
			t.Errorf("an update whose function fails: %v", err)
		}
		if err := errors.Join(x.Zero(st), g.Launch(st)); err != nil {
			return err
		}
		read(6) // as before the update
		if _, err := st.Capture(func() error { return g.Launch(st) }); err == nil || !strings.Contains(err.Error(), "Graph.Launch during Stream.Capture") {
			t.Errorf("a graph in a graph: %v", err)
		}
		if _, err := st.Capture(func() error { return failed }); !errors.Is(err, failed) {
			t.Errorf("a capture whose function fails: %v", err)
		}
		if _, err := st.Capture(func() error {
			_ = If(st, x.Slice(0, 1), func() error { return failed })
			return nil
		}); !errors.Is(err, failed) {
			t.Errorf("a capture that hides the error of a body: %v", err)
		}
		if err := st.Sync(ctx); err != nil {
			t.Errorf("the stream after a failed capture: %v", err)
		}
		for name, f := range map[string]func() error{
			"a capture":         func() error { panic(failed) },
			"a body of a graph": func() error { return If(st, x.Slice(0, 1), func() error { panic(failed) }) },
		} {
			for call, f := range map[string]func() error{
				"Capture": func() error { return second(st.Capture(f)) },
				"Update":  func() error { return g.Update(st, f) },
			} {
				if got := panics(f); got != failed {
					t.Errorf("the panic in %s by %s is %v", name, call, got)
				}
				if err := errors.Join(x.Zero(st), st.Sync(ctx)); err != nil {
					t.Errorf("the stream after a panic in %s by %s: %v", name, call, err)
				}
			}
		}
		for name, err := range map[string]error{
			"Capture": second(st.Capture(nil)), "Update": g.Update(st, nil), "Time": second(st.Time(ctx, nil)),
		} {
			if err == nil || !strings.Contains(err.Error(), "the function is nil") {
				t.Errorf("%s of nil: %v", name, err)
			}
		}
		other := must[*Stream](t)(pe.NewStream())
		calls, err := st.Capture(func() error { return st.HostFunc(func() error { return failed }) })
		if err != nil {
			return err
		}
		if err := errors.Join(calls.Launch(other), other.Sync(ctx)); !errors.Is(err, failed) {
			t.Errorf("the function of a graph fails on the stream of the launch with %v", err)
		}
		if err := errors.Join(st.Sync(ctx), calls.Close()); err != nil {
			t.Errorf("the stream of the capture: %v", err)
		}
		if err := g.Close(); err != nil {
			return err
		}
		if err := g.Launch(st); !errors.Is(err, ErrClosed) {
			t.Errorf("launch of a closed graph: %v", err)
		}
		if err := (*Graph)(nil).Launch(st); err == nil {
			t.Error("a nil graph is launched")
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// panics calls f, and returns what it panics with.
func panics(f func() error) (value any) {
	defer func() { value = recover() }()
	_ = f()
	return nil
}

// TestGraphNamesItsKernels: a graph has a hash for each package whose kernels it launches, also of one that was
// loaded twice, and none for other things that it needs.
func TestGraphNamesItsKernels(t *testing.T) {
	onFake(t, true, func(pe *PE, _ *fakeDevice) {
		load := func(kernel string) *Module {
			a, _ := testArtifact(t, manifest.Kernel{Name: kernel})
			return must[*Module](t)(Load(pe, a))
		}
		hashes := func(uses ...graphResource) []string {
			return (&Graph{work: &capture{uses: uses}}).Kernels(threadapi.Key{})
		}
		one, other := hashes(load("One"), pe.TeamWorld()), hashes(load("Other"))
		if len(one) != 1 || len(other) != 1 || one[0] == other[0] {
			t.Errorf("hashes %v and %v", one, other)
		}
		if all := hashes(load("One"), load("Other"), load("One")); len(all) != 2 {
			t.Errorf("hashes %v", all)
		}
	})
}
