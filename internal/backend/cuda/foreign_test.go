package cuda

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/nvidia/cu"
)

func TestHandlesAreThoseOfTheDriver(t *testing.T) {
	d := openFake(t, newFakeDriver(nil), nil)
	got, err := d.Handles()
	if diff := cmp.Diff(driver.Handles{Ordinal: 0, Device: 0, Context: 1}, got); diff != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	s := stream1(t, d)
	e, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	if h := e.(driver.Handler).Handle(); s.Handle() != uintptr(s.h) || h != uintptr(e.(*event).h) || h == 0 {
		t.Errorf("stream %#x, event %#x", s.Handle(), h)
	}
}

func TestForeignMemoryIsCheckedAndNeverFreed(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	own, r := f.MemAlloc(64)
	if r != cu.Success {
		t.Fatal(r)
	}
	f.others[0x7000] = cu.PointerInfo{Type: cu.MemoryDevice, Ordinal: 1, Device: 0x7000, Start: 0x7000, Bytes: 64}
	f.others[0x8000] = cu.PointerInfo{Type: cu.MemoryHost, Device: 0x9000, Start: 0x8000, Bytes: 64}
	f.others[0xA000] = cu.PointerInfo{Type: cu.MemoryDevice, Managed: true, Ordinal: 1, Device: 0xA000, Start: 0xA000, Bytes: 64}
	for _, c := range []struct {
		name  string
		at    uint64
		bytes int
		want  string // the error
	}{
		{"a part", own + 8, 56, ""},
		{"too long", own + 8, 57, "the allocation there ends after 56 bytes, and 57 are needed"},
		{"unknown", 0x10, 8, "CUDA knows no memory there"},
		{"of another GPU", 0x7000, 8, "it is memory of GPU 1, and PE 0 has GPU 0; copy it there, or call EnablePeerAccess(1)"},
		{"mapped elsewhere", 0x8000, 8, "kernels address it at 0x9000; pass that address"},
		{"managed", 0xA000, 8, ""},
	} {
		m, err := d.Wrap(uintptr(c.at), c.bytes)
		if c.want != "" {
			if err == nil || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("%s: %v, want %s", c.name, err, c.want)
			}
			continue
		}
		if err != nil || m.Addr != c.at || m.Bytes != c.bytes {
			t.Errorf("%s: %+v, %v", c.name, m, err)
		}
		if err := d.Free(t.Context(), m, "a.go:1"); err != nil {
			t.Errorf("%s: free: %v", c.name, err)
		}
		if err := d.Free(t.Context(), m, "a.go:2"); !errors.Is(err, driver.ErrFreed) {
			t.Errorf("%s: second free: %v", c.name, err)
		}
	}
	if len(f.memory) != 1 {
		t.Error("memory of another library was freed")
	}
}

func TestForeignStreamsAreNotDestroyed(t *testing.T) {
	f := newFakeDriver(nil)
	d := openFake(t, f, nil)
	theirs, _ := f.StreamCreate(cu.StreamNonBlocking)
	f.contexts[77] = 2
	if _, err := d.WrapStream(77); err == nil || !strings.Contains(err.Error(), "another context") {
		t.Errorf("stream of another context: %v", err)
	}
	s, err := d.WrapStream(uintptr(theirs))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.WrapStream(uintptr(theirs)); err == nil || !strings.Contains(err.Error(), "already") {
		t.Errorf("wrapped twice: %v", err)
	}
	m, err := d.Alloc(8, nil)
	if err := errors.Join(err, s.Zero(m), s.Sync(t.Context()), s.Close()); err != nil {
		t.Fatal(err)
	}
	if _, err := d.WrapStream(uintptr(theirs)); err != nil {
		t.Errorf("wrapped again after Close: %v", err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if len(f.streams) != 1 || f.streams[theirs] == nil {
		t.Errorf("%d streams are left, want that of the other library", len(f.streams))
	}
}

func TestPeerMemory(t *testing.T) {
	const n = 3
	_, errs := onPEs(t, n, func(d *device) error {
		m, err := d.AllocSym(context.Background(), 8, bytesOf(8, byte(10+d.Rank())), driver.SymOptions{}, "a.go:1")
		if err != nil {
			return err
		}
		local, err := d.Alloc(8, nil)
		if err != nil {
			return err
		}
		if _, err := d.Peer(local, 1); err == nil || err.Error() != "it is not symmetric memory" {
			return fmt.Errorf("of memory that is not symmetric: %v", err)
		}
		s, err := d.NewStream()
		if err != nil {
			return err
		}
		for pe := range n {
			p, err := d.Peer(m, pe)
			if d.Rank()+pe == n-1 && d.Rank()*pe == 0 {
				if !errors.Is(err, driver.ErrUnreachable) {
					return fmt.Errorf("unreachable PE %d: %v", pe, err)
				}
				continue
			}
			got := make([]byte, 8)
			if err := errors.Join(err, s.CopyOut(got, p), s.Sync(context.Background())); err != nil {
				return err
			}
			if diff := cmp.Diff(bytesOf(8, byte(10+pe)), got); diff != "" {
				return fmt.Errorf("PE %d (-want +got):\n%s", pe, diff)
			}
			if pe == 1 {
				defer func() {
					if err := s.Zero(p); !errors.Is(err, driver.ErrFreed) {
						t.Errorf("a peer's memory after the end of the allocation: %v", err)
					}
				}()
			}
		}
		return errors.Join(d.Barrier(context.Background()), d.Free(context.Background(), m, "a.go:2"))
	})
	if err := errors.Join(errs...); err != nil {
		t.Error(err)
	}
}
