package gpurt

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/dsl/shmem"
)

// everything is one of each kind of thing that a PE makes.
type everything struct {
	pe     *PE
	k      *emulatedKernels
	module *Module
	s      *Stream
	e      *Event
	g      *Graph
	pool   *Pool
	x, y   *Buffer[int32]
	sym    *SymBuffer[int32]
	sig    *SignalBuffer
	team   *Team
}

func makeEverything(t *testing.T, pe *PE) *everything {
	t.Helper()
	a := &everything{pe: pe, k: loadEmulated(t, pe)}
	a.module = a.k.k[0].m
	a.s = must[*Stream](t)(pe.NewStream())
	a.e = must[*Event](t)(a.s.Record())
	a.x = must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
	a.y = must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
	a.sym = must[*SymBuffer[int32]](t)(AllocSym[int32](pe, 4))
	a.sig = must[*SignalBuffer](t)(AllocSignals(pe, 1))
	a.pool = must[*Pool](t)(pe.NewPool(PoolOptions{}))
	a.team = must[*Team](t)(pe.SplitStrided(pe.TeamWorld(), 0, 1, 1))
	a.g = must[*Graph](t)(a.s.Capture(func() error { return a.x.Zero(a.s) }))
	return a
}

// ofStream are the uses of a stream.
func (a *everything) ofStream(ctx context.Context, s *Stream) map[string]error {
	_, record := s.Record()
	_, untimed := s.RecordUntimed()
	_, capture := s.Capture(func() error { return nil })
	_, time := s.Time(ctx, func() error { return nil })
	_, alloc := AllocAsync[int32](a.pool, s, 1)
	_, handle := s.Handle()
	return map[string]error{
		"Sync": s.Sync(ctx), "Record": record, "RecordUntimed": untimed, "Capture": capture, "Time": time,
		"AllocAsync": alloc, "Handle": handle, "Wait": s.Wait(a.e), "Barrier": s.Barrier(), "Quiet": s.Quiet(),
		"HostFunc": s.HostFunc(func() error { return nil }), "Zero": a.x.Zero(s),
		"CopyFromAsync": a.x.CopyFromAsync(s, make([]int32, 4)), "CopyToAsync": a.x.CopyToAsync(s, make([]int32, 4)),
		"CopyFromDevice": a.x.CopyFromDevice(s, a.y), "FreeAsync": a.x.FreeAsync(s),
		"launch": a.k.wait(s, Grid(1).Block(1), a.x, 0, a.sig), "Graph.Launch": a.g.Launch(s),
		"Graph.Update": a.g.Update(s, func() error { return nil }), "Put": Put(s, a.sym, a.sym, 0),
		"SignalOp": SignalOp(s, a.sig, 1, shmem.SignalSet, 0), "Reduce": Reduce(s, a.team, a.sym, a.sym, shmem.Sum),
		"If": If(s, a.x.Slice(0, 1), func() error { return nil }), "Close": s.Close(),
	}
}

func (a *everything) ofEvent(ctx context.Context, s *Stream) map[string]error {
	_, since := a.e.Since(a.e)
	_, handle := a.e.Handle()
	return map[string]error{"Sync": a.e.Sync(ctx), "Since": since, "Handle": handle, "Wait": s.Wait(a.e), "Close": a.e.Close()}
}

func (a *everything) ofGraph(s *Stream) map[string]error {
	_, clone := a.g.Clone()
	_, handle := a.g.Handle()
	return map[string]error{
		"Launch": a.g.Launch(s), "Update": a.g.Update(s, func() error { return a.x.Zero(s) }), "Clone": clone,
		"Handle": handle, "Close": a.g.Close(),
	}
}

func (a *everything) ofPool(s *Stream) map[string]error {
	_, alloc := AllocAsync[int32](a.pool, s, 1)
	_, usage := a.pool.Usage()
	return map[string]error{"AllocAsync": alloc, "Usage": usage, "Trim": a.pool.Trim(0), "Close": a.pool.Close()}
}

func (a *everything) ofModule(s *Stream) map[string]error {
	return map[string]error{"launch": a.k.wait(s, Grid(1).Block(1), a.x, 0, a.sig), "Close": a.module.Close()}
}

func (a *everything) ofPE(ctx context.Context) map[string]error {
	pe := a.pe
	_, stream := pe.NewStream()
	_, with := pe.NewStreamWith(StreamConfig{})
	_, _, priorities := pe.StreamPriorities()
	_, alloc := Alloc[int32](pe, 1)
	_, sym := AllocSym[int32](pe, 1)
	_, pinned := AllocPinned[int32](pe, 1)
	_, pool := pe.NewPool(PoolOptions{})
	_, wrapped := Wrap[int32](pe, 4096, 1)
	_, wrappedStream := pe.WrapStream(0)
	_, handles := pe.Handles()
	_, register := Register(a.y)
	_, team := pe.SplitStrided(pe.TeamWorld(), 0, 1, 1)
	return map[string]error{
		"NewStream": stream, "NewStreamWith": with, "StreamPriorities": priorities, "Alloc": alloc, "AllocSym": sym,
		"AllocPinned": pinned, "NewPool": pool, "Wrap": wrapped, "WrapStream": wrappedStream, "Handles": handles,
		"Register": register, "SplitStrided": team, "Barrier": pe.Barrier(ctx), "Free": a.x.Free(),
		"CopyFrom": a.x.CopyFrom(ctx, make([]int32, 4)), "Destroy": a.team.Destroy(), "module": a.module.Close(),
	}
}

// TestGraphsOfWhatIsGone are not launched: the GPU would use memory and code that may be
// another's by now.
func TestGraphsOfWhatIsGone(t *testing.T) {
	err := emulated(t, 1, func(ctx context.Context, pe *PE) error {
		s := pe.Stream()
		for _, c := range []struct {
			name    string
			work    func(a *everything) error
			release func(a *everything) error
			want    error
		}{
			{"Zero", func(a *everything) error { return a.x.Zero(s) }, func(a *everything) error { return a.x.Free() }, ErrFreed},
			{"copy", func(a *everything) error { return a.y.CopyFromDevice(s, a.x) }, func(a *everything) error { return a.x.Free() }, ErrFreed},
			{"copy from the host", func(a *everything) error { return a.x.CopyFromAsync(s, make([]int32, 4)) }, func(a *everything) error { return a.x.Free() }, ErrFreed},
			{"part", func(a *everything) error { return a.x.Slice(1, 2).Zero(s) }, func(a *everything) error { return a.x.Free() }, ErrFreed},
			{"argument of a kernel", func(a *everything) error { return a.k.wait(s, Grid(1).Block(1), a.x, 0, a.sig) }, func(a *everything) error { return a.x.Free() }, ErrFreed},
			{"signal of a kernel", func(a *everything) error { return a.k.wait(s, Grid(1).Block(1), a.x, 0, a.sig) }, func(a *everything) error { return a.sig.Free() }, ErrFreed},
			{"kernel", func(a *everything) error { return a.k.wait(s, Grid(1).Block(1), a.x, 0, a.sig) }, func(a *everything) error { return a.module.Close() }, ErrClosed},
			{"put", func(a *everything) error { return Put(s, a.sym, a.sym, 0) }, func(a *everything) error { return a.sym.Free() }, ErrFreed},
			{"wait", func(a *everything) error { return SignalWaitUntil(s, a.sig, shmem.CmpEQ, 0) }, func(a *everything) error { return a.sig.Free() }, ErrFreed},
			{"team", func(a *everything) error { return Reduce(s, a.team, a.sym, a.sym, shmem.Sum) }, func(a *everything) error { return a.team.Destroy() }, ErrDestroyed},
			{"word", func(a *everything) error { return If(s, a.x.Slice(0, 1), func() error { return nil }) }, func(a *everything) error { return a.x.Free() }, ErrFreed},
			{"body", func(a *everything) error {
				return If(s, a.y.Slice(0, 1), func() error { return a.x.Zero(s) })
			}, func(a *everything) error { return a.x.Free() }, ErrFreed},
		} {
			a := makeEverything(t, pe)
			g, err := s.Capture(func() error { return c.work(a) })
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if err := c.release(a); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if err := g.Launch(s); !errors.Is(err, c.want) {
				t.Errorf("%s: %v, want %v", c.name, err, c.want)
			}
			if err := g.Close(); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		}
		return s.Sync(ctx)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestCloseOfAStreamWaitsForItsWork, and returns what went wrong in it.
func TestCloseOfAStreamWaitsForItsWork(t *testing.T) {
	boom := errors.New("boom")
	for seed := range uint64(20) {
		err := Run(t.Context(), Config{Backend: Emulator, PEs: 2, Seed: seed + 1}, func(ctx context.Context, pe *PE) error {
			sig, err := AllocSignals(pe, 1)
			if err != nil {
				return err
			}
			s, err := pe.NewStream()
			if err != nil {
				return err
			}
			x, err := AllocFrom(pe, []uint64{7})
			if err != nil {
				return err
			}
			got := make([]uint64, 1)
			if err := errors.Join(
				SignalOp(pe.Stream(), sig, 7, shmem.SignalSet, 1-pe.MyPE()),
				SignalWaitUntil(s, sig, shmem.CmpEQ, 7),
				x.CopyToAsync(s, got),
				s.HostFunc(func() error { return boom }),
			); err != nil {
				return err
			}
			if err := s.Close(); !errors.Is(err, boom) || got[0] != 7 {
				t.Errorf("got %v and %d, want the error of the function, and 7", err, got)
			}
			if err := s.Close(); !errors.Is(err, ErrClosed) {
				t.Errorf("closed again: %v", err)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
	err := Run(t.Context(), Config{Backend: Emulator}, func(ctx context.Context, pe *PE) error {
		sig, err := AllocSignals(pe, 1)
		if err != nil {
			return err
		}
		s, err := pe.NewStream()
		if err != nil {
			return err
		}
		if err := SignalWaitUntil(s, sig, shmem.CmpEQ, 7); err != nil {
			return err
		}
		return s.Close()
	})
	if err == nil || !strings.Contains(err.Error(), "deadlock") {
		t.Errorf("work that never ends: %v, want a deadlock", err)
	}
}

// placedHere matches errors with a place in the tests.
var placedHere = regexp.MustCompile(`^runtime/(closed|emulated)_test\.go:\d+: `)

// TestUsesOfWhatIsClosed are errors, each ErrClosed, with the line of the call in front.
func TestUsesOfWhatIsClosed(t *testing.T) {
	closed := func(what string, errs map[string]error) {
		t.Helper()
		for name, err := range errs {
			if !errors.Is(err, ErrClosed) {
				t.Errorf("%s, %s: %v, want ErrClosed", what, name, err)
			}
			if !placedHere.MatchString(err.Error()) {
				t.Errorf("%s, %s: %v, want its place", what, name, err)
			}
		}
	}
	var left *everything
	err := emulated(t, 1, func(ctx context.Context, pe *PE) error {
		for what, f := range map[string]func(a *everything) (close error, uses func() map[string]error){
			"stream": func(a *everything) (error, func() map[string]error) {
				return errors.Join(a.s.Sync(ctx), a.s.Close()), func() map[string]error { return a.ofStream(ctx, a.s) }
			},
			"event": func(a *everything) (error, func() map[string]error) {
				return a.e.Close(), func() map[string]error { return a.ofEvent(ctx, a.s) }
			},
			"graph": func(a *everything) (error, func() map[string]error) {
				return a.g.Close(), func() map[string]error { return a.ofGraph(a.s) }
			},
			"pool": func(a *everything) (error, func() map[string]error) {
				return a.pool.Close(), func() map[string]error { return a.ofPool(a.s) }
			},
			"module": func(a *everything) (error, func() map[string]error) {
				return a.module.Close(), func() map[string]error { return a.ofModule(a.s) }
			},
		} {
			a := makeEverything(t, pe)
			err, uses := f(a)
			if err != nil {
				t.Errorf("%s: %v", what, err)
			}
			closed(what, uses())
			if err := pe.Stream().Sync(ctx); err != nil {
				t.Errorf("the PE after uses of a closed %s: %v", what, err)
			}
		}
		left = makeEverything(t, pe)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx := t.Context()
	closed("stream of a PE that has ended", left.ofStream(ctx, left.s))
	closed("event of a PE that has ended", left.ofEvent(ctx, left.s))
	closed("graph of a PE that has ended", left.ofGraph(left.s))
	closed("pool of a PE that has ended", left.ofPool(left.s))
	closed("module of a PE that has ended", left.ofModule(left.s))
	closed("PE that has ended", left.ofPE(ctx))
}

// TestMemoryOfAPEThatHasEnded has no address, and the PE no NVSHMEM.
func TestMemoryOfAPEThatHasEnded(t *testing.T) {
	var pe *PE
	var at []func() uintptr
	var hosts []*HostBuffer[int32]
	onEmulator(t, 1, func(_ context.Context, own *PE) error {
		pe = own
		b := must[*Buffer[int32]](t)(Alloc[int32](pe, 4))
		a := must[*Array[int32]](t)(NewArray[int32](pe, Shape(2, 2)))
		sym := must[*SymBuffer[int32]](t)(AllocSym[int32](pe, 4))
		pinned := must[*HostBuffer[int32]](t)(AllocPinned[int32](pe, 4))
		managed := must[*HostBuffer[int32]](t)(AllocManaged[int32](pe, 4))
		at = []func() uintptr{b.Addr, a.Addr, sym.Addr, pinned.Addr, managed.Addr}
		hosts = []*HostBuffer[int32]{pinned, managed}
		for i, addr := range at {
			if addr() == 0 {
				t.Errorf("memory %d has no address", i)
			}
		}
		for _, h := range hosts {
			if len(h.Host()) != 4 {
				t.Errorf("%v memory has %d elements", h.Kind(), len(h.Host()))
			}
		}
		if pe.Status() != StatusInitialized {
			t.Errorf("status: %v", pe.Status())
		}
		return nil
	})
	for i, addr := range at {
		if addr() != 0 {
			t.Errorf("memory %d has the address %#x", i, addr())
		}
	}
	for _, h := range hosts {
		if h.Host() != nil {
			t.Errorf("%v memory has %d elements", h.Kind(), len(h.Host()))
		}
	}
	if pe.Status() != StatusNotInitialized {
		t.Errorf("status: %v", pe.Status())
	}
}
