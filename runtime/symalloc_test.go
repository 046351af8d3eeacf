package gpurt

import (
	"context"
	"errors"
	"strings"
	"testing"
)

func TestSymmetricAllocationsWithOptions(t *testing.T) {
	onEmulator(t, 2, func(ctx context.Context, pe *PE) error {
		for _, align := range []int{-8, 3, 4, 1 << 31} {
			if _, err := AllocSymWith[int32](pe, 1, SymOptions{Align: align}); err == nil || !strings.Contains(err.Error(), "it must be 0 or a power of two from 8 to 1073741824") {
				t.Errorf("alignment %d: %v", align, err)
			}
		}
		b, err := AllocSymWith[uint8](pe, 3, SymOptions{Align: 4096, Uninitialized: true})
		if err != nil {
			return err
		}
		got := make([]uint8, 3)
		if err := b.CopyTo(ctx, got); err != nil || got[0] != 0xAA || b.Addr()%4096 != 0 {
			t.Errorf("at %#x: %x, %v", b.Addr(), got, err)
		}
		_, err = AllocSymWith[uint8](pe, 3, SymOptions{Align: 8 << pe.MyPE()})
		if !errors.Is(err, ErrNotSymmetric) || !strings.Contains(err.Error(), "PE 1: allocate 3 bytes of symmetric memory, alignment 16, zeroed at runtime/symalloc_test.go:") {
			t.Errorf("other options: %v", err)
		}
		return nil
	})
}

func TestRegisteredMemoryIsGuarded(t *testing.T) {
	onEmulator(t, 2, func(ctx context.Context, pe *PE) error {
		b, err := AllocVirtual[int32](pe, 4)
		if err != nil {
			return err
		}
		s, err := RegisterSymmetric(b)
		if err != nil {
			return err
		}
		var none *Buffer[int32]
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"free":           {b.Free(), "was registered at runtime/symalloc_test.go:39; free the symmetric buffer first"},
			"again":          {second(RegisterSymmetric(b)), "was registered at"},
			"as local":       {second(Register(b)), "was registered at"},
			"a part":         {second(RegisterSymmetric(b.Slice(0, 2))), "it is a part of a buffer"},
			"nil":            {second(RegisterSymmetric(none)), "buffer is nil"},
			"part of result": {s.Slice(0, 2).Free(), "a slice of a buffer cannot be freed"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
			}
		}
		if err := errors.Join(s.Free(), b.Free()); err != nil {
			t.Error(err)
		}
		if err := s.Zero(pe.Stream()); !errors.Is(err, ErrFreed) {
			t.Errorf("use after Free: %v", err)
		}
		return nil
	})
}

func TestMemoryThatPeersCannotMapIsNotRegistered(t *testing.T) {
	for _, host := range []bool{false, true} {
		onEmulator(t, 2, func(ctx context.Context, pe *PE) error {
			b, err := AllocVirtual[int32](pe, 4)
			if err != nil {
				return err
			}
			want := "another PE has memory that cannot become symmetric; its error says why"
			if pe.MyPE() == 1 {
				want = "it was not allocated through CUDA's virtual memory management (cuMemCreate); use AllocVirtual"
				if host {
					p, err := AllocPinned[int32](pe, 4)
					if err != nil {
						return err
					}
					b = p.Buffer()
				} else if b, err = Alloc[int32](pe, 4); err != nil {
					return err
				}
			}
			if _, err := RegisterSymmetric(b); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("PE %d: %v, want %s", pe.MyPE(), err, want)
			}
			return b.Free()
		})
	}
}

func TestPoolsRefuse(t *testing.T) {
	onEmulator(t, 1, func(_ context.Context, pe *PE) error {
		s := pe.Stream()
		p, err := pe.NewPool(PoolOptions{MaxBytes: 100})
		if err != nil {
			return err
		}
		b, err := AllocAsync[int32](p, s, 20)
		if err != nil {
			return err
		}
		plain, err := Alloc[int32](pe, 1)
		if err != nil {
			return err
		}
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"negative":     {second(pe.NewPool(PoolOptions{MaxBytes: -1})), "a size is negative"},
			"full":         {second(AllocAsync[int32](p, s, 6)), "no room for 24 bytes in a pool of 100, of which 80 are used"},
			"nil pool":     {second(AllocAsync[int32](nil, s, 6)), "pool is nil; use pe.NewPool or pe.DefaultPool"},
			"nil stream":   {second(AllocAsync[int32](p, nil, 6)), "stream is nil"},
			"other memory": {plain.FreeAsync(s), "it is not memory of a pool; use Free"},
			"a part":       {b.Slice(0, 1).FreeAsync(s), "a slice of a buffer cannot be freed"},
			"trim":         {p.Trim(-1), "the size is negative"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
			}
		}
		if err := b.FreeAsync(s); err != nil {
			return err
		}
		if u, err := p.Usage(); err != nil || u != (PoolUsage{Reserved: 80, ReservedHigh: 80, UsedHigh: 80}) {
			t.Errorf("usage %+v, %v", u, err)
		}
		left, err := AllocAsync[int32](p, s, 20)
		if err != nil {
			return err
		}
		if err := errors.Join(p.Close(), plain.Free()); err != nil {
			return err
		}
		if err := left.FreeAsync(s); err != nil {
			t.Errorf("memory of a pool that is closed: %v", err)
		}
		if err := p.Close(); !errors.Is(err, ErrClosed) {
			t.Errorf("closed twice: %v", err)
		}
		return nil
	})
}

func TestEmulatedPEsHaveNoPeerGPUs(t *testing.T) {
	onEmulator(t, 1, func(_ context.Context, pe *PE) error {
		_, err := pe.CanAccessPeer(1)
		if !errors.Is(err, ErrNoHandle) || !errors.Is(pe.EnablePeerAccess(1), ErrNoHandle) {
			t.Errorf("%v", err)
		}
		return nil
	})
}

func TestRegistrationGuardsItsBuffer(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		b := must[*Buffer[int32]](t)(Alloc[int32](pe, 8))
		r := must[*RegisteredBuffer[int32]](t)(Register(b))
		for _, c := range []struct {
			name string
			err  error
			want string
		}{
			{"again", second(Register(b)), "the buffer was registered at runtime/symalloc_test.go:"},
			{"free", b.Free(), "call Unregister first"},
			{"part", second(Register(b.Slice(1, 3))), "part of a buffer"},
			{"unregister a part", r.Slice(1, 3).Unregister(), "part of a registered buffer"},
			{"nil", second(Register[int32](nil)), "nil"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: got %v, want %q", c.name, c.err, c.want)
			}
		}
		if err := r.Unregister(); err != nil {
			t.Error(err)
		}
		if err := r.Unregister(); err == nil || !strings.Contains(err.Error(), "no longer registered") {
			t.Errorf("unregister twice: %v", err)
		}
		if err := b.Free(); err != nil {
			t.Error(err)
		}
	})
}

func second[T any](_ T, err error) error { return err }
