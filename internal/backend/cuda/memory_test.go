package cuda

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

func TestMemoryIsZeroedCopiedAndFreed(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	m, err := d.Alloc(8, nil)
	if err != nil {
		t.Fatal(err)
	}
	out := func(m driver.Mem) []byte {
		b := make([]byte, m.Bytes)
		if err := s.CopyOut(b, m); err != nil {
			t.Fatal(err)
		}
		if err := s.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		return b
	}
	if diff := cmp.Diff(make([]byte, 8), out(m)); diff != "" {
		t.Errorf("new memory (-want +got):\n%s", diff)
	}
	if err := s.CopyIn(m.Slice(2, 4), []byte{1, 2}); err != nil {
		t.Fatal(err)
	}
	if err := s.CopyDevice(m.Slice(4, 6), m.Slice(2, 4)); err != nil {
		t.Fatal(err)
	}
	if err := s.Zero(m.Slice(2, 3)); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]byte{0, 0, 0, 2, 1, 2, 0, 0}, out(m)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"short source":      {s.CopyIn(m, make([]byte, 7)), "destination has 8 bytes, source has 7"},
		"short destination": {s.CopyOut(make([]byte, 7), m), "destination has 7 bytes, source has 8"},
		"short device":      {s.CopyDevice(m, m.Slice(0, 4)), "destination has 8 bytes, source has 4"},
		"part":              {d.Free(t.Context(), m.Slice(0, 4), "a.go:1"), "it is a part of a buffer; free the buffer itself"},
		"foreign":           {d.Free(t.Context(), driver.Mem{}, "a.go:1"), "it is not memory of a GPU"},
	} {
		if c.err == nil || c.err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", name, c.err, c.want)
		}
	}
}

func TestFreedMemoryIsRefused(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), nil)
	s := stream1(t, d)
	m, err := d.Alloc(8, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Free(t.Context(), m, "a.go:2"); err != nil {
		t.Fatal(err)
	}
	for what, err := range map[string]error{
		"Free":    d.Free(t.Context(), m, "a.go:3"),
		"Zero":    s.Zero(m),
		"CopyIn":  s.CopyIn(m, make([]byte, 8)),
		"CopyOut": s.CopyOut(make([]byte, 8), m),
	} {
		if !errors.Is(err, driver.ErrFreed) || err.Error() != "memory was freed at a.go:2" {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestMemoryOfAnotherPEIsRefused(t *testing.T) {
	f := newFakeDriver(nil)
	a, b := openFake(t, f, nil), openFake(t, f, nil)
	m, err := a.Alloc(8, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := stream1(t, b).Zero(m); err == nil || !strings.Contains(err.Error(), "memory of another PE") {
		t.Errorf("got %v", err)
	}
}

func TestEmptyAndImpossibleAllocations(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), nil)
	m, err := d.Alloc(0, nil)
	if err != nil || m.Bytes != 0 || m.Handle == nil {
		t.Errorf("empty: %+v, %v", m, err)
	}
	if err := d.Free(t.Context(), m, "a.go:1"); err != nil {
		t.Error(err)
	}
	_, err = d.Alloc(1<<40, nil)
	want := "1099511627776 bytes on a GPU with 1048576 of 1073741824 bytes free: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2)"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	if _, err := d.Alloc(-1, nil); err == nil {
		t.Error("a negative size was accepted")
	}
}

func TestStreamHoldsHostMemoryUntilItIsIdle(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	m, err := d.Alloc(1, nil)
	if err != nil {
		t.Fatal(err)
	}
	busy := make(chan struct{})
	f.streams[s.h].busy = busy
	for range maxKeep + 10 {
		if err := s.CopyIn(m, []byte{1}); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.keep.list) != maxKeep+10 {
		t.Errorf("%d copies are held while the stream is busy, want %d", len(s.keep.list), maxKeep+10)
	}
	close(busy)
	if err := s.CopyIn(m, []byte{1}); err != nil {
		t.Fatal(err)
	}
	if len(s.keep.list) != 1 {
		t.Errorf("%d copies are held after the stream was idle, want 1", len(s.keep.list))
	}
	if err := s.Sync(t.Context()); err != nil || len(s.keep.list) != 0 {
		t.Errorf("after Sync: %d, %v", len(s.keep.list), err)
	}
}

// A stream that is never idle gives back what an event was waited for.
func TestStreamHoldsHostMemoryUpToAnEvent(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	m, err := d.Alloc(1, nil)
	must(t, err, s.CopyIn(m, []byte{1}), s.CallHost(func() {}))
	e, err := s.Record()
	must(t, err, s.CopyIn(m, []byte{2}), s.CopyIn(m, []byte{3}), e.Sync(t.Context()))
	if n, calls := len(s.keep.list), len(s.calls.list); n != 2 || calls != 0 {
		t.Errorf("%d copies and %d functions are held behind the event, want 2 copies", n, calls)
	}
	must(t, s.Sync(t.Context()), s.CopyIn(m, []byte{4}), e.Sync(t.Context()))
	if n := len(s.keep.list); n != 1 {
		t.Errorf("%d copies are held, want that behind the event", n)
	}
}

// Functions and graphs are not held for ever by a program that does not wait for the stream.
func TestStreamForgetsFunctionsAndGraphsThatAreDone(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), nil)
	s := stream1(t, d)
	m, err := d.Alloc(1, nil)
	must(t, err)
	var graphs [2]driver.Graph
	for i := range graphs {
		must(t, s.BeginCapture(), s.Zero(m))
		graphs[i], err = s.EndCapture(nil)
		must(t, err)
	}
	for i := range 4 * maxKeep {
		must(t, s.CallHost(func() {}), graphs[i%2].Launch(s))
	}
	if n, graphs := len(s.calls.list), len(s.contents); n > maxKeep || graphs > 2 {
		t.Errorf("%d functions and %d graphs are held", n, graphs)
	}
}

func TestEvents(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	a, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	if ns, err := b.Since(a); err != nil || ns != 0.5e6 {
		t.Errorf("Since: %v, %v", ns, err)
	}
	if err := s.Wait(a); err != nil {
		t.Error(err)
	}
	if err := a.Close(); err != nil {
		t.Error(err)
	}
	if err := s.Wait(a); err == nil {
		t.Error("a closed event was accepted")
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if got := f.leaks(); got != noLeaks {
		t.Errorf("after Close: %s", got)
	}
	if err := s.Zero(driver.Mem{}); err == nil {
		t.Error("a closed stream was accepted")
	}
}

func TestMemoryIsFilled(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	s := stream1(t, d)
	want := []byte{1, 2, 3, 4, 5}
	m, err := d.Alloc(len(want), want)
	if err != nil {
		t.Fatal(err)
	}
	got := make([]byte, m.Bytes)
	if err := errors.Join(s.CopyOut(got, m), s.Sync(t.Context()), d.Free(t.Context(), m, "a.go:1")); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" || m.Sym {
		t.Errorf("symmetric %v (-want +got):\n%s", m.Sym, diff)
	}
}
