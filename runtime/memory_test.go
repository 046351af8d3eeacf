package gpurt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
)

// must returns v, and ends the test if there is an error.
func must[T any](t *testing.T) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func TestBufferCopies(t *testing.T) {
	type pair struct {
		A int32
		B [2]float32
	}
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		ctx, s := t.Context(), pe.Stream()
		b := must[*Buffer[pair]](t)(Alloc[pair](pe, 3))
		in := []pair{{1, [2]float32{2, 3}}, {4, [2]float32{5, 6}}}
		if err := b.Slice(1, 3).CopyFrom(ctx, in); err != nil {
			t.Fatal(err)
		}
		c := must[*Buffer[pair]](t)(Alloc[pair](pe, 3))
		if err := c.CopyFromDevice(s, b); err != nil {
			t.Fatal(err)
		}
		if err := c.Slice(1, 2).Zero(s); err != nil {
			t.Fatal(err)
		}
		got := make([]pair, 3)
		if err := c.CopyToAsync(s, got); err != nil {
			t.Fatal(err)
		}
		if err := s.Sync(ctx); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff([]pair{{}, {}, in[1]}, got); diff != "" {
			t.Errorf("copied (-want +got):\n%s", diff)
		}
		if len(s.held) != 0 || s.released != 2 {
			t.Errorf("after Sync the stream holds %d copies' host memory and has released %d, want 0 and 2", len(s.held), s.released)
		}
	})
}

func TestEventReleasesHostMemoryUpToIt(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		s := pe.Stream()
		b := must[*Buffer[byte]](t)(Alloc[byte](pe, 4))
		host := make([]byte, 4)
		for range 2 {
			if err := b.CopyFromAsync(s, host); err != nil {
				t.Fatal(err)
			}
		}
		e := must[*Event](t)(s.Record())
		if err := b.CopyFromAsync(s, host); err != nil {
			t.Fatal(err)
		}
		if err := e.Sync(t.Context()); err != nil {
			t.Fatal(err)
		}
		if len(s.held) != 1 {
			t.Errorf("the stream holds the host memory of %d copies, want 1", len(s.held))
		}
		later := must[*Event](t)(s.Record())
		if d, err := later.Since(e); err != nil || d.Nanoseconds() != 1500 {
			t.Errorf("Since = %v, %v, want 1.5µs", d, err)
		}
		if err := e.Close(); err != nil {
			t.Fatal(err)
		}
		if err := s.Wait(e); !errors.Is(err, ErrClosed) {
			t.Errorf("wait for a closed event: %v, want ErrClosed", err)
		}
	})
}

func TestTimeOfWork(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		s, called := pe.Stream(), 0
		took, err := s.Time(t.Context(), func() error { called++; return nil })
		if err != nil || took.Nanoseconds() != 1500 || called != 1 {
			t.Errorf("Time = %v, %v after %d calls, want 1.5µs after one", took, err, called)
		}
		failed := errors.New("no work")
		if _, err := s.Time(t.Context(), func() error { return failed }); err != failed {
			t.Errorf("Time = %v, want the error of the work", err)
		}
	})
}

func TestAllocRefuses(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		for name, test := range map[string]struct {
			alloc func() error
			want  string
		}{
			"negative length": {func() error { _, err := Alloc[int8](pe, -1); return err }, "length is negative"},
			"overflow":        {func() error { _, err := Alloc[int64](pe, math.MaxInt/4); return err }, "exceeds the address space"},
			"pointers":        {func() error { _, err := Alloc[struct{ Next *int }](pe, 1); return err }, "field Next: type *int cannot be in device memory"},
			"strings":         {func() error { _, err := Alloc[string](pe, 1); return err }, "type string cannot be in device memory"},
			"no size":         {func() error { _, err := Alloc[struct{}](pe, 1); return err }, "have size 0"},
			"nil PE":          {func() error { _, err := AllocSym[int8](nil, 1); return err }, "the PE is nil"},

			"symmetric strings":       {func() error { _, err := AllocSym[string](pe, 1); return err }, "AllocSym: type string cannot be in device memory; use bool, integers, floats, and arrays and structs of them"},
			"symmetric pointers":      {func() error { _, err := AllocSym[struct{ Next *int }](pe, 1); return err }, "AllocSym: field Next: type *int cannot be in device memory"},
			"symmetric arrays":        {func() error { _, err := AllocSym[[2]struct{ F any }](pe, 1); return err }, "AllocSym: field F: type interface {} cannot be in device memory"},
			"symmetric channels":      {func() error { _, err := AllocSym[chan int](pe, 1); return err }, "type chan int cannot be in device memory"},
			"symmetric complex":       {func() error { _, err := AllocSym[complex64](pe, 1); return err }, "type complex64 cannot be in device memory"},
			"symmetric without size":  {func() error { _, err := AllocSym[struct{}](pe, 1); return err }, "have size 0"},
			"copy of pointers":        {func() error { _, err := AllocFrom(pe, []*int{nil}); return err }, "AllocFrom: type *int cannot be in device memory"},
			"copy to nil PE":          {func() error { _, err := AllocFrom(nil, []int{1}); return err }, "AllocFrom of 1 elements of 8 bytes: the PE is nil"},
			"symmetric copy":          {func() error { _, err := AllocSymFrom(pe, []string{""}); return err }, "AllocSymFrom: type string cannot be in device memory"},
			"symmetric copy, no size": {func() error { _, err := AllocSymFrom(pe, make([]struct{}, 3)); return err }, "AllocSymFrom of 3 elements of 0 bytes: elements of this type have size 0; use another element type"},
		} {
			err := test.alloc()
			if err == nil || !strings.Contains(err.Error(), test.want) || !strings.HasPrefix(err.Error(), "runtime/memory_test.go:") {
				t.Errorf("%s: error %v, want one with the caller's place and %q", name, err, test.want)
			}
		}
		if b := must[*Buffer[int32]](t)(Alloc[int32](pe, 0)); b.Len() != 0 {
			t.Errorf("Len() = %d, want 0", b.Len())
		} else if err := b.CopyFrom(t.Context(), nil); err != nil {
			t.Errorf("copy of nothing: %v", err)
		}
	})
}

func TestAllocFromCopies(t *testing.T) {
	type body struct {
		At   [3]float32
		Mass float64
		Live bool
	}
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		in := []body{{At: [3]float32{1, 2, 3}, Mass: 4, Live: true}, {Mass: 5}}
		own := must[*Buffer[body]](t)(AllocFrom(pe, in))
		sym := must[*SymBuffer[body]](t)(AllocSymFrom(pe, in))
		for name, b := range map[string]interface {
			Len() int
			CopyTo(context.Context, []body) error
		}{"AllocFrom": own, "AllocSymFrom": sym} {
			got := make([]body, b.Len())
			if err := b.CopyTo(t.Context(), got); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(in, got); diff != "" {
				t.Errorf("%s (-want +got):\n%s", name, diff)
			}
		}
		if !sym.v.a.mem.Sym || own.v.a.mem.Sym {
			t.Errorf("symmetric: %v and %v, want AllocSymFrom's alone", own.v.a.mem.Sym, sym.v.a.mem.Sym)
		}
		none := must[*SymBuffer[body]](t)(AllocSymFrom[body](pe, nil))
		if none.Len() != 0 || none.CopyTo(t.Context(), nil) != nil {
			t.Errorf("of nothing: %d elements", none.Len())
		}
		if err := errors.Join(own.Free(), sym.Free(), none.Free()); err != nil {
			t.Error(err)
		}
	})
}

func TestBufferMisuseIsReported(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		ctx := t.Context()
		b := must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
		gone := must[*SymBuffer[int32]](t)(AllocSym[int32](pe, 4))
		if err := gone.Free(); err != nil {
			t.Fatal(err)
		}
		var none *Buffer[int32]
		for name, test := range map[string]struct {
			err  error
			want string
			is   error
		}{
			"short source":      {b.CopyFrom(ctx, make([]int32, 3)), ": CopyFrom: the buffer has 4 elements, the source has 3", nil},
			"long destination":  {b.CopyTo(ctx, make([]int32, 5)), ": CopyTo: the buffer has 4 elements, the destination has 5", nil},
			"short, later":      {b.CopyFromAsync(pe.Stream(), make([]int32, 3)), ": CopyFromAsync: the buffer has 4 elements, the source has 3", nil},
			"long, later":       {b.CopyToAsync(pe.Stream(), make([]int32, 5)), ": CopyToAsync: the buffer has 4 elements, the destination has 5", nil},
			"other length":      {b.CopyFromDevice(pe.Stream(), b.Slice(0, 2)), "the buffer has 4 elements, the source has 2", nil},
			"overlap":           {b.Slice(0, 3).CopyFromDevice(pe.Stream(), b.Slice(1, 4)), "destination and source overlap", nil},
			"onto itself":       {b.CopyFromDevice(pe.Stream(), b), "destination and source overlap", nil},
			"backward slice":    {b.Slice(3, 2).CopyFrom(ctx, nil), "runtime/memory_test.go", nil},
			"slice of a slice":  {b.Slice(1, 3).Slice(0, 3).Zero(pe.Stream()), "Slice(0, 3) of a buffer of 2 elements is out of range", nil},
			"free of a slice":   {b.Slice(0, 4).Free(), "a slice of a buffer cannot be freed", nil},
			"use after free":    {gone.CopyFrom(ctx, make([]int32, 4)), "buffer allocated at runtime/memory_test.go", ErrFreed},
			"slice after free":  {gone.Slice(0, 1).Zero(pe.Stream()), "freed", ErrFreed},
			"freed twice":       {gone.Free(), "freed at runtime/memory_test.go", ErrFreed},
			"nil buffer":        {none.CopyTo(ctx, nil), "buffer is nil", nil},
			"slice of nil":      {none.Slice(0, 1).Free(), "Slice of a nil buffer", nil},
			"free of nil":       {none.Free(), "buffer is nil", nil},
			"nil stream":        {b.CopyFromAsync(nil, make([]int32, 4)), ": CopyFromAsync: stream is nil", nil},
			"closing the first": {pe.Stream().Close(), "ends with the PE", nil},
		} {
			if err := fmt.Sprint(test.err); test.is == nil && !strings.HasPrefix(err, "runtime/memory_test.go:") && name != "closing the first" {
				t.Errorf("%s: the error does not begin with its place: %s", name, err)
			}
			if test.err == nil || !strings.Contains(test.err.Error(), test.want) || test.is != nil && !errors.Is(test.err, test.is) {
				t.Errorf("%s: error %v, want one with %q that is %v", name, test.err, test.want, test.is)
			}
		}
	})
}

// What is nil has no elements, and its uses are errors.
func TestNilThings(t *testing.T) {
	var pe *PE
	var b *Buffer[int32]
	var sym *SymBuffer[int32]
	var registered *RegisteredBuffer[int32]
	var host *HostBuffer[int32]
	var signals *SignalBuffer
	var a *Array[int32]
	if n := b.Len() + sym.Len() + registered.Len() + host.Len() + signals.Len() + a.Len(); n != 0 {
		t.Errorf("%d elements", n)
	}
	none := brokenArray[int32](broken(errNilArray)) // as a slice out of range
	if diff := cmp.Diff(none.Layout(), a.Layout(), cmp.AllowUnexported(Layout{})); diff != "" {
		t.Errorf("layout (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([][]int{none.Shape(), none.Strides()}, [][]int{a.Shape(), a.Strides()}); diff != "" {
		t.Errorf("shape and strides (-want +got):\n%s", diff)
	}
	if a.Dense() != none.Dense() || a.RowMajor() != none.RowMajor() || a.ColumnMajor() != none.ColumnMajor() {
		t.Errorf("dense %v, row-major %v, column-major %v", a.Dense(), a.RowMajor(), a.ColumnMajor())
	}
	_, _, priorities := pe.StreamPriorities()
	some := must[*PE](t)(OpenDevice(t.Context(), DeviceConfig{Config: Config{Backend: Emulator}}))
	defer some.Close()
	for name, err := range map[string]error{
		"NewStream": second(pe.NewStream()), "NewStreamWith": second(pe.NewStreamWith(StreamConfig{})), "StreamPriorities": priorities,
		"NewPool": second(pe.NewPool(PoolOptions{})), "DefaultPool": second(pe.DefaultPool()), "Handles": second(pe.Handles()),
		"Barrier": pe.Barrier(t.Context()), "Close": pe.Close(), "TeamID": second(pe.TeamID()), "NewTeam": second(pe.NewTeam(1, 0, 1)),
		"CanAccessPeer": second(pe.CanAccessPeer(0)), "EnablePeerAccess": pe.EnablePeerAccess(0),
		"SplitStrided": second(pe.SplitStrided(some.TeamWorld(), 0, 1, 1)),
	} {
		if err == nil || !strings.Contains(err.Error(), "the PE is nil") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Programs make slices on the way to a launch.
func TestASliceIsSmall(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		b := must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
		var s *Buffer[int32]
		if n := testing.AllocsPerRun(100, func() { s = b.Slice(1, 3) }); n > 1 || unsafe.Sizeof(*s) > 48 {
			t.Errorf("a slice takes %v allocations and %d bytes", n, unsafe.Sizeof(*s))
		}
	})
}

func TestBuffersBelongToTheirPE(t *testing.T) {
	var buffers [2]*Buffer[int32]
	var streams [2]*Stream
	cfg := fakeConfig(&fakeWorld{}, 2, io.Discard)
	err := Run(t.Context(), cfg, func(ctx context.Context, pe *PE) (err error) {
		me := pe.MyPE()
		streams[me] = pe.Stream()
		if buffers[me], err = Alloc[int32](pe, 2); err != nil {
			return err
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		if me == 0 {
			err := buffers[1].Zero(pe.Stream())
			if want := "belongs to PE 1, not to PE 0"; err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("error %v, want one with %q", err, want)
			}
		}
		return pe.Barrier(ctx)
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := buffers[0].Zero(streams[0]); !errors.Is(err, ErrClosed) {
		t.Errorf("use after the run function returned: %v, want ErrClosed", err)
	}
}

func TestPEIsUsedByOneGoroutine(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		d.entered, d.resume = make(chan struct{}), make(chan struct{})
		other := make(chan error)
		go func() {
			<-d.entered
			_, err := Alloc[int32](pe, 1)
			other <- err
			close(d.resume)
		}()
		synced := make(chan error, 1)
		go func() { synced <- pe.Stream().Sync(t.Context()) }()
		if err := <-other; !errors.Is(err, ErrConcurrent) {
			t.Errorf("second goroutine: error %v, want ErrConcurrent", err)
		}
		if err := <-synced; err != nil {
			t.Error(err)
		}
		d.entered = nil
	})
}

// Goroutines that close a PE at the same time, which is a mistake, get errors, and no race.
func TestCloseByManyGoroutines(t *testing.T) {
	pe, err := OpenDevice(t.Context(), DeviceConfig{Config: Config{Backend: Emulator}})
	if err != nil {
		t.Fatal(err)
	}
	if err := pe.Stream().HostFunc(func() error { return nil }); err != nil {
		t.Fatal(err)
	}
	errs := make(chan error)
	for range 8 {
		go func() { errs <- pe.Close() }()
	}
	closed := 0
	for range 8 {
		switch err := <-errs; {
		case err == nil:
			closed++
		case !errors.Is(err, ErrConcurrent) && !errors.Is(err, ErrClosed):
			t.Errorf("Close: %v", err)
		}
	}
	if closed > 1 {
		t.Errorf("%d calls have closed the PE", closed)
	}
}

// Devices of OpenDevice are all PE 0. Errors of what belongs to another one tell them apart.
func TestThingsOfAnotherDevice(t *testing.T) {
	var pes [2]*PE
	var buffers [2]*Buffer[int32]
	for i := range pes {
		pe, err := OpenDevice(t.Context(), DeviceConfig{Ordinal: i, Config: Config{Backend: Emulator}})
		if err != nil {
			t.Fatal(err)
		}
		defer pe.Close()
		if pe.Status() != StatusNotInitialized {
			t.Errorf("status of a device without NVSHMEM: %v", pe.Status())
		}
		pes[i], buffers[i] = pe, must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
	}
	here, there := pes[0].Stream(), pes[1].Stream()
	pool := must[*Pool](t)(pes[0].DefaultPool())
	pooled := must[*Buffer[int32]](t)(AllocAsync[int32](pool, here, 4))
	g := must[*Graph](t)(here.Capture(func() error { return buffers[0].Zero(here) }))
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"buffer":  {buffers[0].Zero(there), "belongs to device 0, not to device 1"},
		"source":  {buffers[0].CopyFromDevice(here, buffers[1]), "source: buffer allocated at runtime/memory_test.go"},
		"event":   {here.Wait(must[*Event](t)(there.Record())), "the event belongs to device 1, the stream to device 0"},
		"graph":   {g.Launch(there), "the stream belongs to device 1, the graph to device 0"},
		"pool":    {second(AllocAsync[int32](pool, there, 4)), "the stream belongs to device 1, the pool to device 0"},
		"release": {pooled.FreeAsync(there), "the stream belongs to device 1, the buffer to device 0"},
		"barrier": {here.Barrier(), "the device was opened by OpenDevice"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", name, c.err, c.want)
		}
	}
}

// inWindow is a device whose memory is in a window of NCCL.
type inWindow struct{ driver.Device }

func (d inWindow) Free(context.Context, driver.Mem, string) error { return driver.InWindow("w.go:1") }

// TestRefusedFreeIsNoFailure: with a device that has failed, errors of work left in streams go unsaid.
func TestRefusedFreeIsNoFailure(t *testing.T) {
	onFake(t, false, func(pe *PE, d *fakeDevice) {
		b, err := AllocSym[int32](pe, 4)
		if err != nil {
			t.Fatal(err)
		}
		pe.dev = inWindow{d}
		err = b.Free()
		if pe.dev = d; err == nil || !strings.Contains(err.Error(), "call Deregister on every rank first") || pe.lost {
			t.Errorf("Free: %v, and the device is lost: %v", err, pe.lost)
		}
	})
}
