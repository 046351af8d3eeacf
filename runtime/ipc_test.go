package gpurt

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMemoryOfOtherPEsByHandle(t *testing.T) {
	handles := make(chan []byte, 1)
	onEmulator(t, 2, func(ctx context.Context, pe *PE) error {
		if pe.MyPE() == 0 {
			b, err := AllocFrom(pe, []int32{1, 2, 3, 4})
			if err != nil {
				return err
			}
			h, err := b.IPCHandle()
			if err != nil {
				return err
			}
			again, err := b.IPCHandle()
			if err != nil || !cmp.Equal(h, again) {
				t.Errorf("the second handle differs: %v", err)
			}
			handles <- h
			mistakesWithOwn(t, pe, b, h)
			if err := pe.Barrier(ctx); err != nil { // the other one has opened it
				return err
			}
			if err := b.Free(); err == nil || !strings.Contains(err.Error(), "PE 1 has opened it, and must free its buffer first") {
				t.Errorf("freed while it is open: %v", err)
			}
			if err := errors.Join(pe.Barrier(ctx), pe.Barrier(ctx)); err != nil { // it has written, and closed it
				return err
			}
			got := make([]int32, 4)
			if err := b.CopyTo(ctx, got); err != nil || !cmp.Equal(got, []int32{5, 6, 7, 8}) {
				t.Errorf("memory that the other PE has written: %v, %v", got, err)
			}
			return errors.Join(b.Free(), pe.Barrier(ctx))
		}
		h := <-handles
		o, err := OpenIPC[int32](pe, h)
		if err != nil {
			return err
		}
		got := make([]int32, 4)
		if err := o.CopyTo(ctx, got); err != nil || !cmp.Equal(got, []int32{1, 2, 3, 4}) {
			t.Errorf("memory of the other PE: %v, %v", got, err)
		}
		for name, c := range map[string]struct {
			err  error
			want string
		}{
			"other elements": {second(OpenIPC[[3]int32](pe, h)), "the memory has 16 bytes, and an element of [3]int32 has 12"},
			"no elements":    {second(OpenIPC[string](pe, h)), "string"},
			"no handle":      {second(OpenIPC[int32](pe, nil)), "the bytes are not a memory handle; pass what IPCHandle returned"},
			"cut off":        {second(OpenIPC[int32](pe, h[:20])), "the bytes are not a memory handle of this back end"},
			"other job":      {second(OpenIPC[int32](pe, append(append([]byte{}, h[:24]...), make([]byte, 24)...))), "the memory is of another job"},
			"no PE":          {second(OpenIPC[int32](nil, h)), "the PE is nil"},
			"opened":         {second(o.IPCHandle()), "only memory that Alloc or AllocFrom has returned"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
			}
		}
		if err := errors.Join(pe.Barrier(ctx), o.CopyFrom(ctx, []int32{5, 6, 7, 8}), pe.Barrier(ctx), o.Free(), pe.Barrier(ctx)); err != nil {
			return err
		}
		if err := o.Zero(pe.Stream()); !errors.Is(err, ErrFreed) {
			t.Errorf("use after Free: %v", err)
		}
		if err := pe.Barrier(ctx); err != nil { // the other one has freed it
			return err
		}
		if _, err := OpenIPC[int32](pe, h); !errors.Is(err, ErrFreed) {
			t.Errorf("opened after it was freed: %v", err)
		}
		return nil
	})
}

func mistakesWithOwn(t *testing.T, pe *PE, b *Buffer[int32], h []byte) {
	pinned, err := AllocPinned[int32](pe, 4)
	if err != nil {
		t.Error(err)
		return
	}
	empty, err := Alloc[int32](pe, 0)
	if err != nil {
		t.Error(err)
		return
	}
	var none *Buffer[int32]
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"own process": {second(OpenIPC[int32](pe, h)), "this process has exported the memory itself, and cannot open it; use the buffer"},
		"a part":      {second(b.Slice(0, 2).IPCHandle()), "it is a part of a buffer; export the whole buffer"},
		"empty":       {second(empty.IPCHandle()), "the buffer has no elements"},
		"pinned":      {second((&Buffer[int32]{pinned.v}).IPCHandle()), "only memory that Alloc or AllocFrom has returned"},
		"nil":         {second(none.IPCHandle()), "buffer is nil"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
		}
	}
}
