package gorgonia

import (
	"context"
	"errors"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"gorgonia.org/cu"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
)

const n = 16

func repeat(v uint32) []uint32 {
	s := make([]uint32, n)
	for i := range s {
		s[i] = v
	}
	return s
}

// onGPU runs f on the PEs of GPUs, each with a context of package cu.
func onGPU(t *testing.T, f func(pe *gputest.PE, c *Context)) {
	t.Helper()
	gputest.Run(t, gputest.NP(1).OnGPU(), func(pe *gputest.PE) {
		c, err := NewContext(pe.PE)
		check(pe, err)
		f(pe, c)
		check(pe, c.Close())
	})
}

func check(pe *gputest.PE, errs ...error) {
	pe.Helper()
	if err := errors.Join(errs...); err != nil {
		pe.Fatalf("%v", err)
	}
}

// same compares what was read with n times the wanted value.
func same(pe *gputest.PE, want uint32, got []uint32) {
	pe.Helper()
	if diff := cmp.Diff(repeat(want), got); diff != "" {
		pe.Errorf("(-want +got):\n%s", diff)
	}
}

// read reads device memory by cu.
func read(pe *gputest.PE, c *Context, p cu.DevicePtr) []uint32 {
	pe.Helper()
	got := make([]uint32, n)
	check(pe, c.Do(func() error { return cu.MemcpyDtoH(unsafe.Pointer(&got[0]), p, 4*n) }))
	return got
}

func TestCuFillsMemoryOfThePE(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		b, err := gpurt.Alloc[uint32](pe.PE, n)
		check(pe, err)
		p, err := DevicePtr(pe.PE, b)
		check(pe, err)
		s, err := Stream(pe.Stream())
		check(pe, err)
		c.MemsetD32Async(p, 7, n, s)
		got := make([]uint32, n)
		check(pe, c.Error(), b.CopyTo(pe.Context(), got))
		same(pe, 7, got)
		same(pe, 7, read(pe, c, p))
	})
}

func TestThePEUsesMemoryOfCu(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		p, err := c.MemAlloc(4 * n)
		check(pe, err)
		b, err := FromDevicePtr[uint32](pe.PE, p, n)
		check(pe, err)
		check(pe, b.CopyFrom(pe.Context(), repeat(9)), b.Free())
		same(pe, 9, read(pe, c, p))
		if _, err := FromDevicePtr[uint32](pe.PE, p, 1<<30); err == nil || !strings.Contains(err.Error(), "memory of package cu") {
			pe.Errorf("more than there is: %v", err)
		}
		check(pe, c.Do(func() error { return cu.MemFree(p) }))
	})
}

func TestThePEUsesAStreamOfCu(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		theirs, err := c.MakeStream(cu.NonBlocking)
		check(pe, err)
		s, err := FromStream(pe.PE, theirs)
		check(pe, err)
		if again, err := Stream(s); err != nil || again != theirs {
			pe.Errorf("the stream came back as %v, %v", again, err)
		}
		b, err := gpurt.AllocFrom(pe.PE, repeat(1))
		check(pe, err)
		p, err := DevicePtr(pe.PE, b)
		check(pe, err)
		// One after the other: the last one counts.
		c.MemsetD32Async(p, 2, n, theirs)
		check(pe, c.Error(), b.Zero(s))
		c.MemsetD32Async(p, 3, n, theirs)
		check(pe, c.Error(), s.Sync(pe.Context()))
		same(pe, 3, read(pe, c, p))
		check(pe, s.Close(), c.Do(func() error { return theirs.Destroy() }))
	})
}

func TestWhatCannotBeSharedIsAnError(t *testing.T) {
	onGPU(t, func(pe *gputest.PE, c *Context) {
		b, err := gpurt.Alloc[uint32](pe.PE, n)
		check(pe, err)
		p, err := DevicePtr(pe.PE, b.Slice(1, 2))
		if p.Uintptr() != b.Addr()+4 || err != nil {
			pe.Errorf("a part: %v, %v", p, err)
		}
		check(pe, b.Free())
		var none *gpurt.PE
		for _, c := range []struct {
			name string
			err  error
			want string
		}{
			{"freed", second(DevicePtr(pe.PE, b)), "there is no such memory"},
			{"nil memory", second(DevicePtr(pe.PE, nil)), "there is no such memory"},
			{"nil PE", second(DevicePtr(none, b)), "the PE is nil"},
			{"context of a nil PE", second(NewContext(none)), "the PE is nil"},
			{"nil stream", second(Stream(nil)), "stream for package cu"},
			{"stream of a nil PE", second(FromStream(none, cu.NoStream)), "the PE is nil"},
			{"no address", second(FromDevicePtr[uint32](pe.PE, 0, n)), "the address is 0"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
				pe.Errorf("%s: error %v, want one with %q", c.name, c.err, c.want)
			}
		}
	})
}

func second[T any](_ T, err error) error { return err }

func TestEmulatedPEsShareNothing(t *testing.T) {
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 1}, func(_ context.Context, pe *gpurt.PE) error {
		b, err := gpurt.Alloc[uint32](pe, n)
		if err != nil {
			return err
		}
		for name, err := range map[string]error{
			"context":     second(NewContext(pe)),
			"memory":      second(DevicePtr(pe, b)),
			"stream":      second(Stream(pe.Stream())),
			"from stream": second(FromStream(pe, cu.NoStream)),
		} {
			if !errors.Is(err, gpurt.ErrNoHandle) {
				t.Errorf("%s: error %v, want ErrNoHandle", name, err)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
