package gpurt

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

// onEmulator runs f as the PEs of an emulated machine.
func onEmulator(t *testing.T, pes int, f func(ctx context.Context, pe *PE) error) {
	t.Helper()
	if err := Run(t.Context(), Config{Backend: Emulator, PEs: pes, Stdout: io.Discard, Stderr: io.Discard}, f); err != nil {
		t.Error(err)
	}
}

func TestAddressesOfEmulatedMemoryAreOfThisProcess(t *testing.T) {
	onEmulator(t, 1, func(ctx context.Context, pe *PE) error {
		b, err := AllocFrom(pe, []int32{1, 2, 3})
		if err != nil {
			return err
		}
		at := b.Slice(1, 3).Addr()
		got := unsafe.Slice(*(**int32)(unsafe.Pointer(&at)), 2)
		if diff := cmp.Diff([]int32{2, 3}, got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		var none *Buffer[int32]
		for name, addr := range map[string]uintptr{"nil": none.Addr(), "out of range": b.Slice(2, 9).Addr()} {
			if addr != 0 {
				t.Errorf("%s: address %#x, want 0", name, addr)
			}
		}
		err = b.Free()
		if b.Addr() != 0 {
			t.Error("freed memory has an address")
		}
		return err
	})
}

func TestWrapRefuses(t *testing.T) {
	host := make([]int64, 4)
	at := uintptr(unsafe.Pointer(&host[0]))
	onEmulator(t, 1, func(_ context.Context, pe *PE) error {
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"nil PE":          {second(Wrap[int64](nil, at, 4)), "the PE is nil"},
			"no address":      {second(Wrap[int64](pe, 0, 4)), "the address is 0"},
			"negative length": {second(Wrap[int64](pe, at, -1)), "the length is negative"},
			"overflow":        {second(Wrap[int64](pe, at, 1<<61)), "exceeds the address space"},
			"unaligned":       {second(Wrap[int64](pe, at+4, 1)), "the address is not a multiple of 8, as int64 requires"},
			"pointers":        {second(Wrap[*int64](pe, at, 1)), "type *int64 cannot be in device memory"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) || !strings.HasPrefix(c.err.Error(), "runtime/handles_test.go:") {
				t.Errorf("%s: error %v, want one with the caller's place and %q", name, c.err, c.want)
			}
		}
		return nil
	})
}

func TestPeerRefuses(t *testing.T) {
	onEmulator(t, 2, func(_ context.Context, pe *PE) error {
		b, err := AllocSym[int32](pe, 4)
		if err != nil {
			return err
		}
		p, err := b.Peer(1)
		if err != nil {
			return err
		}
		a, err := ArrayOn(b, Shape(4))
		if err != nil {
			return err
		}
		on, err := a.Peer(1)
		if err != nil {
			return err
		}
		var none *SymBuffer[int32]
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"no PE":  {second(b.Peer(2)), "there is no such PE; the job has the PEs 0 to 1"},
			"nil":    {second(none.Peer(0)), "buffer is nil"},
			"broken": {second(b.Slice(3, 5).Peer(0)), "out of range"},
			"free":   {p.Free(), "the memory belongs to another PE"},
			"part":   {p.Slice(0, 1).Free(), "the memory belongs to another PE"},
			"peer":   {second(on.Peer(0)), "the memory already belongs to a peer; call Peer of the symmetric buffer"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
			}
		}
		again, err := b.Peer(1)
		if err != nil || again.v.a != p.v.a {
			t.Errorf("the second call made memory of its own: %v", err)
		}
		if err := b.Free(); err != nil {
			return err
		}
		if err := p.Zero(pe.Stream()); !errors.Is(err, ErrFreed) {
			t.Errorf("use after Free: %v", err)
		}
		return nil
	})
}

func TestEmulatedObjectsHaveNoHandles(t *testing.T) {
	onEmulator(t, 1, func(_ context.Context, pe *PE) error {
		s := pe.Stream()
		e, err := s.Record()
		if err != nil {
			return err
		}
		g, err := s.Capture(func() error { return nil })
		if err != nil {
			return err
		}
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"PE":      {second(pe.Handles()), "handles of PE 0: emulated objects have no handle of the CUDA driver"},
			"stream":  {second(s.Handle()), "handle of the stream: emulated objects"},
			"event":   {second(e.Handle()), "handle of the event: emulated objects"},
			"graph":   {second(g.Handle()), "handle of the graph: emulated objects"},
			"wrapped": {second(pe.WrapStream(0x10)), "wrap stream 0x10: emulated objects"},
		} {
			if !errors.Is(c.err, ErrNoHandle) || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want ErrNoHandle with %q", name, c.err, c.want)
			}
		}
		var none *Stream
		if _, err := none.Handle(); err == nil || errors.Is(err, ErrNoHandle) {
			t.Errorf("nil stream: %v", err)
		}
		return errors.Join(e.Close(), g.Close())
	})
}
