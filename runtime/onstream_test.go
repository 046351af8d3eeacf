package gpurt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/dsl/shmem"
	"github.com/gpuc-go/gpuc/internal/base/race"
)

// seeded runs f on two emulated PEs under seeds from 1 on, until f has found on PE 1 what it
// looks for. It reports whether it has.
func seeded(t *testing.T, seeds int, f func(ctx context.Context, pe *PE, found *bool) error) bool {
	t.Helper()
	found := false
	for seed := range uint64(seeds) {
		err := Run(t.Context(), Config{Backend: Emulator, PEs: 2, Seed: seed + 1, Stdout: io.Discard, Stderr: io.Discard}, func(ctx context.Context, pe *PE) error {
			ignored := false
			if pe.MyPE() == 1 {
				return f(ctx, pe, &found)
			}
			return f(ctx, pe, &ignored)
		})
		if err != nil {
			t.Fatalf("seed %d: %v", seed+1, err)
		}
	}
	return found
}

// TestOperationsOnStreamArriveLate shows what goes wrong without a promise, and that nothing
// does with it.
func TestOperationsOnStreamArriveLate(t *testing.T) {
	type memory struct {
		dst, src *SymBuffer[int64]
		sig      *SignalBuffer
	}
	for _, test := range []struct {
		name string
		send func(s *Stream, m memory) error // of PE 0
		late bool
	}{
		{"a signal overtakes a put", func(s *Stream, m memory) error {
			return errors.Join(Put(s, m.dst, m.src, 1), SignalOp(s, m.sig, 1, shmem.SignalSet, 1))
		}, true},
		{"a signal behind Quiet does not", func(s *Stream, m memory) error {
			return errors.Join(Put(s, m.dst, m.src, 1), s.Quiet(), SignalOp(s, m.sig, 1, shmem.SignalSet, 1))
		}, false},
		{"the signal of a put does not overtake it", func(s *Stream, m memory) error {
			return PutSignal(s, m.dst, m.src, m.sig, 1, shmem.SignalSet, 1)
		}, false},
		{"the signal of a put overtakes another put", func(s *Stream, m memory) error {
			return errors.Join(PutNBI(s, m.dst, m.src, 1), PutSignal(s, m.dst.Slice(0, 0), m.src.Slice(0, 0), m.sig, 1, shmem.SignalSet, 1))
		}, true},
		{"the source of a put may be written", func(s *Stream, m memory) error {
			return errors.Join(Put(s, m.dst, m.src, 1), m.src.Zero(s), s.Quiet(), SignalOp(s, m.sig, 1, shmem.SignalSet, 1))
		}, false},
		{"the source of a put that is not waited for may not", func(s *Stream, m memory) error {
			return errors.Join(PutNBI(s, m.dst, m.src, 1), m.src.Zero(s), s.Quiet(), SignalOp(s, m.sig, 1, shmem.SignalSet, 1))
		}, true},
	} {
		if test.late && race.Enabled {
			continue // the race detector reports it
		}
		t.Run(test.name, func(t *testing.T) {
			late := seeded(t, 40, func(ctx context.Context, pe *PE, late *bool) error {
				src, err := AllocSymFrom(pe, []int64{1, 2, 3, 4})
				if err != nil {
					return err
				}
				dst, err := AllocSym[int64](pe, 4)
				if err != nil {
					return err
				}
				sig, err := AllocSignals(pe, 1)
				if err != nil {
					return err
				}
				s := pe.Stream()
				if pe.MyPE() == 0 {
					return errors.Join(test.send(s, memory{dst, src, sig}), s.Sync(ctx))
				}
				if err := SignalWaitUntil(s, sig, shmem.CmpEQ, 1); err != nil {
					return err
				}
				got := make([]int64, 4)
				err = dst.CopyTo(ctx, got)
				*late = *late || !cmp.Equal(got, []int64{1, 2, 3, 4})
				return err
			})
			if late != test.late {
				t.Errorf("under some seed PE 1 does not see the data: %v, want %v", late, test.late)
			}
		})
	}
}

// TestGetsThatAreNotWaitedFor come after the work after them on the stream, unless Quiet
// stands between.
func TestGetsThatAreNotWaitedFor(t *testing.T) {
	for _, quiet := range []bool{false, true} {
		if !quiet && race.Enabled {
			continue // the race detector reports it
		}
		late := seeded(t, 40, func(ctx context.Context, pe *PE, late *bool) error {
			src, err := AllocSymFrom(pe, []int64{int64(pe.MyPE()), 7})
			if err != nil {
				return err
			}
			dst, err := AllocSym[int64](pe, 2)
			if err != nil {
				return err
			}
			s := pe.Stream()
			if err := GetNBI(s, dst, src, 1-pe.MyPE()); err != nil {
				return err
			}
			if quiet {
				err = s.Quiet()
			}
			got := make([]int64, 2)
			err = errors.Join(err, dst.CopyTo(ctx, got))
			*late = *late || !cmp.Equal(got, []int64{int64(1 - pe.MyPE()), 7})
			return errors.Join(err, s.Barrier(), s.Sync(ctx))
		})
		if late == quiet {
			t.Errorf("Quiet %v: late under some seed: %v", quiet, late)
		}
	}
}

// TestMistakesOnStream makes calls that are refused before anything is enqueued.
func TestMistakesOnStream(t *testing.T) {
	err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
		s, all := pe.Stream(), pe.TeamWorld()
		sym := must[*SymBuffer[int32]](t)(AllocSym[int32](pe, 8))
		freed := must[*SymBuffer[int32]](t)(AllocSym[int32](pe, 8))
		if err := freed.Free(); err != nil {
			return err
		}
		raw := must[*SymBuffer[byte]](t)(AllocSym[byte](pe, 16))
		sigs := must[*SignalBuffer](t)(AllocSignals(pe, 2))
		own := must[*Buffer[int32]](t)(Alloc[int32](pe, 8))
		reg := must[*RegisteredBuffer[int32]](t)(Register(own))
		gone := must[*RegisteredBuffer[int32]](t)(Register(must[*Buffer[int32]](t)(Alloc[int32](pe, 8))))
		if err := gone.Unregister(); err != nil {
			return err
		}
		one := must[*Team](t)(pe.SplitStrided(all, 1, 1, 1))
		var none *SymBuffer[int32]
		array := must[*Array[int32]](t)(NewArray[int32](pe, Shape(2, 4)))
		for i, c := range []struct {
			err  error
			want string
		}{
			{Put(s, sym, sym.Slice(0, 7), 1), "Put: the destination has 8 elements, the source has 7; Slice takes a part"},
			{Put(s, sym.Slice(0, 4), sym.Slice(2, 6), pe.MyPE()), "Put: destination and source overlap"},
			{Put(s, sym, sym, 2), "Put: PE 2 does not exist; the job has the PEs 0 to 1"},
			{Get(s, reg, sym, -1), "Get: PE -1 does not exist"},
			{Put(s, sym, freed, 1), "Put: source: buffer allocated at runtime/onstream_test.go"},
			{PutNBI(s, freed, sym, 1), "memory was freed at runtime/onstream_test.go"},
			{Put(s, sym, gone, 1), "is no longer registered"},
			{Put(s, none, sym, 1), "Put: destination: buffer is nil"},
			{Put[int32](s, nil, sym, 1), "Put: destination: buffer is nil"},
			{Put(s, sym, sym.Slice(3, 9), 1), "Slice(3, 9) of a buffer of 8 elements is out of range"},
			{Put(nil, sym, sym, 1), "Put: stream is nil; use pe.Stream() or pe.NewStream()"},
			{PutSignal(s, sym, sym, sigs, 1, shmem.SignalSet, 1), "PutSignal: the buffer has 2 signals; pass one, which At returns"},
			{PutSignal(s, sym, sym, nil, 1, shmem.SignalSet, 1), "PutSignal: signal: buffer is nil"},
			{SignalOp(s, sigs.At(0), 1, 3, 1), "SignalOp: there is no signal operation 3; use shmem.SignalSet or shmem.SignalAdd"},
			{SignalWaitUntil(s, sigs.At(0), 9, 1), "SignalWaitUntil: there is no comparison 9"},
			{Reduce(s, all, sym, sym.Slice(0, 4), shmem.Sum), "Reduce: the destination has 8 elements, the source has 4"},
			{Reduce(s, all, sym.Slice(0, 4), sym.Slice(1, 5), shmem.Sum), "Reduce: destination and source overlap"},
			{Reduce(s, all, sym, sym, 99), "Reduce: elements of type int32 have no such reduction"},
			{ReduceScatter(s, all, sym.Slice(0, 3), sym, shmem.Sum), "ReduceScatter: the source has 8 elements; 2 PEs with a destination of 3 take 6"},
			{FCollect(s, all, sym, sym.Slice(0, 3)), "FCollect: the destination has 8 elements; 2 PEs with a source of 3 take 6"},
			{AllToAll(s, all, sym.Slice(0, 3), sym.Slice(4, 7)), "AllToAll: 3 elements cannot be divided equally among 2 PEs"},
			{AllToAll(s, all, sym, sym), "AllToAll: destination and source overlap"},
			{Broadcast(s, all, sym, sym, 2), "Broadcast: the team has no PE 2; it has the PEs 0 to 1"},
			{Broadcast(s, nil, sym, sym, 0), "Broadcast: the team is nil"},
			{Put(s, array, sym, 1), "Put: destination: buffer allocated at runtime/onstream_test.go"},
			{Put(s, array, sym, 1), "is memory of one PE; allocate it with AllocSym"},
			{Put(s, sym, array, 1), "is memory of one PE; allocate it with AllocSym, or register it with Register"},
			{Reduce(s, all, array, array, shmem.Sum), "Reduce: destination: buffer allocated at"},
			{collective(ctx, s, CollectiveCall{Name: "gather"}), `there is no collective operation "gather"; use reduce, reducescatter, broadcast, fcollect, alltoall, barrier, sync`},
			{collective(ctx, s, CollectiveCall{Name: "reduce", Dst: raw, Src: raw, Type: "int7", Op: "sum"}), `there is no element type "int7"; use one of [int8 `},
			{collective(ctx, s, CollectiveCall{Name: "reduce", Dst: raw, Src: raw, Type: "int32", Op: "mean"}), `there is no reduction "mean"; use one of [sum prod`},
			{collective(ctx, s, CollectiveCall{Name: "reduce", Dst: raw.Slice(2, 6), Src: raw, Type: "int32", Op: "sum"}), "4 bytes from byte 2 on of the buffer allocated at runtime/onstream_test.go"},
		} {
			if c.err == nil || !strings.Contains(c.err.Error(), c.want) || !strings.HasPrefix(c.err.Error(), "runtime/onstream_test.go:") {
				return fmt.Errorf("case %d: %v\nwant runtime/onstream_test.go and %s", i, c.err, c.want)
			}
		}
		if pe.MyPE() == 0 {
			if err := one.Barrier(s); err == nil || !strings.Contains(err.Error(), "PE 0 is not a member of the team made at runtime/onstream_test.go") {
				return fmt.Errorf("barrier of a team of others: %v", err)
			}
		}
		return s.Sync(ctx)
	})
	if err != nil {
		t.Error(err)
	}
}

func collective(ctx context.Context, s *Stream, c CollectiveCall) error {
	_, err := Collective(ctx, s, c)
	return err
}

// byRank calls one function on PE 0, and another on the others.
func byRank(first, others func(pe *PE) error) func(context.Context, *PE, *SymBuffer[int32], *SignalBuffer) error {
	return func(_ context.Context, pe *PE, _ *SymBuffer[int32], _ *SignalBuffer) error {
		if pe.MyPE() == 0 {
			return first(pe)
		}
		return others(pe)
	}
}

// moving enqueues a call that moves elements of T.
func moving[T shmem.Elem](pe *PE, call func(x *SymBuffer[T]) error) error {
	x, err := AllocSym[T](pe, 6)
	if err != nil {
		return err
	}
	return call(x)
}

func broadcastOf[T shmem.Elem](pe *PE) error {
	return moving(pe, func(x *SymBuffer[T]) error { return Broadcast(pe.Stream(), pe.TeamWorld(), x, x, 0) })
}

func fcollectOf[T shmem.Elem](pe *PE) error {
	return moving(pe, func(x *SymBuffer[T]) error {
		return FCollect(pe.Stream(), pe.TeamWorld(), x.Slice(0, 4), x.Slice(4, 6))
	})
}

func allToAllOf[T shmem.Elem](pe *PE) error {
	return moving(pe, func(x *SymBuffer[T]) error {
		return AllToAll(pe.Stream(), pe.TeamWorld(), x.Slice(0, 2), x.Slice(2, 4))
	})
}

// TestFailuresOnStream are those that show when the streams come to the operations.
func TestFailuresOnStream(t *testing.T) {
	for _, test := range []struct {
		name string
		call func(ctx context.Context, pe *PE, x *SymBuffer[int32], sig *SignalBuffer) error
		want []string
		is   error
	}{
		{"wait for a signal that nobody sends", func(ctx context.Context, pe *PE, x *SymBuffer[int32], sig *SignalBuffer) error {
			return SignalWaitUntil(pe.Stream(), sig, shmem.CmpGE, 2)
		}, []string{"SignalWaitUntil on a stream at runtime/onstream_test.go:", "the signal is 0, waits for >= 2: deadlock: nothing is left to run or to deliver"}, nil},
		{"a member that does not come", func(ctx context.Context, pe *PE, x *SymBuffer[int32], sig *SignalBuffer) error {
			if pe.MyPE() == 1 {
				return nil
			}
			return Reduce(pe.Stream(), pe.TeamWorld(), x, x, shmem.Sum)
		}, []string{"Reduce on a stream at runtime/onstream_test.go:", "which waits for PE 1: deadlock"}, nil},
		{"different lengths", func(ctx context.Context, pe *PE, x *SymBuffer[int32], sig *SignalBuffer) error {
			n := 2 + pe.MyPE()
			return Reduce(pe.Stream(), pe.TeamWorld(), x.Slice(0, n), x.Slice(4, 4+n), shmem.Sum)
		}, []string{"Reduce on a stream at runtime/onstream_test.go:", "the PEs of team 0 make different calls: Reduce with a destination of length", "called Reduce on a stream at runtime/onstream_test.go:"}, ErrNotSymmetric},
		{"different operations", func(ctx context.Context, pe *PE, x *SymBuffer[int32], sig *SignalBuffer) error {
			if pe.MyPE() == 1 {
				return pe.Stream().Barrier()
			}
			return Broadcast(pe.Stream(), pe.TeamWorld(), x, x, 0)
		}, []string{"the PEs of team 0 make different calls: "}, ErrNotSymmetric},
		{"different types", func(ctx context.Context, pe *PE, x *SymBuffer[int32], sig *SignalBuffer) error {
			raw, err := AllocSym[byte](pe, 16)
			if err != nil {
				return err
			}
			return collective(ctx, pe.Stream(), CollectiveCall{Name: "reduce", Dst: raw, Src: raw, Op: "sum", Type: []string{"int32", "uint32"}[pe.MyPE()]})
		}, []string{"Reduce by sum of "}, ErrNotSymmetric},
		{"different types of a broadcast", byRank(broadcastOf[float32], broadcastOf[int32]), []string{"different calls: Broadcast of ", "float32", "int32"}, ErrNotSymmetric},
		{"different types of an allgather", byRank(fcollectOf[float32], fcollectOf[uint32]), []string{"different calls: FCollect of ", "float32", "uint32"}, ErrNotSymmetric},
		{"different types of an exchange", byRank(allToAllOf[uint64], allToAllOf[[2]int32]), []string{"different calls: AllToAll of ", "uint64", "another type"}, ErrNotSymmetric},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
				x, err := AllocSym[int32](pe, 8)
				if err != nil {
					return err
				}
				sig, err := AllocSignals(pe, 1)
				if err != nil {
					return err
				}
				return errors.Join(test.call(ctx, pe, x, sig), pe.Stream().Sync(ctx))
			})
			if err == nil || test.is != nil && !errors.Is(err, test.is) {
				t.Fatalf("got %v", err)
			}
			for _, want := range test.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("got %v\nwant %s", err, want)
				}
			}
		})
	}
}

// TestCollectivesOfSeveralStreams: those of a PE on a team follow each other in the order in
// which they were enqueued, on whatever streams and in a graph of several.
func TestCollectivesOfSeveralStreams(t *testing.T) {
	for seed := range uint64(20) {
		err := Run(t.Context(), Config{Backend: Emulator, PEs: 3, Seed: seed + 1, Stdout: io.Discard, Stderr: io.Discard}, func(ctx context.Context, pe *PE) error {
			one, all := pe.Stream(), pe.TeamWorld()
			other, err := pe.NewStream()
			if err != nil {
				return err
			}
			x, err := AllocSymFrom(pe, []int32{1, 2, 3, 4})
			if err != nil {
				return err
			}
			y, err := AllocSym[int32](pe, 4)
			if err != nil {
				return err
			}
			z, err := AllocSym[int32](pe, 2)
			if err != nil {
				return err
			}
			work := func() error {
				fork, err := one.RecordUntimed()
				if err != nil {
					return err
				}
				err = errors.Join(
					other.Wait(fork),
					Reduce(other, all, y, x, shmem.Sum),
					Reduce(one, all, z, z, shmem.Max),
					other.SyncAll(),
				)
				join, failed := other.RecordUntimed()
				return errors.Join(err, failed, one.Wait(join), one.Barrier())
			}
			g, err := one.Capture(work)
			if err != nil {
				return err
			}
			if err := errors.Join(work(), one.Sync(ctx), g.Launch(one), work(), one.Sync(ctx)); err != nil {
				return err
			}
			got := make([]int32, 4)
			err = y.CopyTo(ctx, got)
			if diff := cmp.Diff([]int32{3, 6, 9, 12}, got); diff != "" {
				return fmt.Errorf("sum (-want +got):\n%s", diff)
			}
			return err
		})
		if err != nil {
			t.Fatalf("seed %d: %v", seed+1, err)
		}
	}
}

// TestArraysOnStream sends rows of symmetric arrays, and reduces all of one.
func TestArraysOnStream(t *testing.T) {
	err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
		s, me := pe.Stream(), pe.MyPE()
		x := must[*Array[int32]](t)(NewSymArray[int32](pe, Shape(2, 3)))
		y := must[*Array[int32]](t)(NewSymArray[int32](pe, Shape(2, 3)))
		n := int32(me * 10)
		if err := x.CopyFrom(ctx, []int32{n, n + 1, n + 2, n + 3, n + 4, n + 5}); err != nil {
			return err
		}
		err := errors.Join(s.Barrier(), Put(s, y.Slice(0, 0, 1), x.Slice(0, 1, 2), 1-me), Get(s, y.Slice(0, 1, 2), x.Slice(0, 0, 1), 1-me), s.Barrier())
		got := make([]int32, 6)
		err = errors.Join(err, y.CopyTo(ctx, got))
		o := 10 - n
		if diff := cmp.Diff([]int32{o + 3, o + 4, o + 5, o, o + 1, o + 2}, got); diff != "" {
			return fmt.Errorf("rows (-want +got):\n%s", diff)
		}
		err = errors.Join(err, s.Barrier(), Reduce(s, pe.TeamWorld(), y, x, shmem.Sum), y.CopyTo(ctx, got))
		if diff := cmp.Diff([]int32{10, 12, 14, 16, 18, 20}, got); diff != "" {
			return fmt.Errorf("sum (-want +got):\n%s", diff)
		}
		if e := Put(s, y.Slice(1, 0, 2), x.Slice(1, 0, 2), me); e == nil {
			return errors.New("a part of each row, which lies apart, was put")
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestCollectiveByName takes the operations by their names, with and without their time.
func TestCollectiveByName(t *testing.T) {
	err := emulated(t, 2, func(ctx context.Context, pe *PE) error {
		src, err := AllocSymFrom(pe, []byte{1, 0, 2, 0, byte(3 + pe.MyPE()), 0, 4, 1})
		if err != nil {
			return err
		}
		dst, err := AllocSym[byte](pe, 16)
		if err != nil {
			return err
		}
		for _, c := range []struct {
			call CollectiveCall
			want []byte
		}{
			{CollectiveCall{Name: "reduce", Dst: dst.Slice(0, 8), Src: src, Type: "uint16", Op: "sum"}, []byte{2, 0, 4, 0, 7, 0, 8, 2}},
			{CollectiveCall{Name: "ReduceScatter", Dst: dst.Slice(0, 4), Src: src, Type: "int16", Op: "max"}, [][]byte{{1, 0, 2, 0}, {4, 0, 4, 1}}[pe.MyPE()]},
			{CollectiveCall{Name: "broadcast", Dst: dst.Slice(0, 8), Src: src, Root: 1}, []byte{1, 0, 2, 0, 4, 0, 4, 1}},
			{CollectiveCall{Name: "fcollect", Dst: dst, Src: src, Type: "float64"}, []byte{1, 0, 2, 0, 3, 0, 4, 1, 1, 0, 2, 0, 4, 0, 4, 1}},
			{CollectiveCall{Name: "alltoall", Dst: dst.Slice(0, 8), Src: src, Team: pe.TeamWorld()}, [][]byte{{1, 0, 2, 0, 1, 0, 2, 0}, {3, 0, 4, 1, 4, 0, 4, 1}}[pe.MyPE()]},
			{CollectiveCall{Name: "barrier"}, nil},
			{CollectiveCall{Name: "sync"}, nil},
		} {
			for _, timed := range []bool{false, true} {
				c.call.Timed = timed
				d, err := Collective(ctx, pe.Stream(), c.call)
				if err != nil || d < 0 || !timed && d != 0 || d > time.Hour {
					return fmt.Errorf("%s: time %v, error %v", c.call.Name, d, err)
				}
				got := make([]byte, len(c.want))
				if err := dst.Slice(0, len(c.want)).CopyTo(ctx, got); err != nil {
					return err
				}
				if diff := cmp.Diff(c.want, got); c.want != nil && diff != "" {
					return fmt.Errorf("%s (-want +got):\n%s", c.call.Name, diff)
				}
				if err := errors.Join(pe.Stream().Barrier(), pe.Stream().Sync(ctx)); err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// TestOperationsOnStreamAllocateNothing: an operation takes as long as a launch.
func TestOperationsOnStreamAllocateNothing(t *testing.T) {
	onFake(t, true, func(pe *PE, d *fakeDevice) {
		s, all := pe.Stream(), pe.TeamWorld()
		x := must[*SymBuffer[float32]](t)(AllocSym[float32](pe, 4))
		sig := must[*SignalBuffer](t)(AllocSignals(pe, 1))
		for name, call := range map[string]func() error{
			"Put":             func() error { return Put(s, x, x, 0) },
			"PutSignalNBI":    func() error { return PutSignalNBI(s, x, x, sig, 1, shmem.SignalSet, 0) },
			"SignalWaitUntil": func() error { return SignalWaitUntil(s, sig, shmem.CmpGE, 0) },
			"Quiet":           s.Quiet,
			"Barrier":         s.Barrier,
			"Reduce":          func() error { return Reduce(s, all, x, x, shmem.Sum) },
		} {
			if err := call(); err != nil {
				t.Fatal(err)
			}
			if n := testing.AllocsPerRun(100, func() { call() }); n != 0 {
				t.Errorf("%s: %v allocations", name, n)
			}
		}
	})
}
