package nccl_test

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// emulate runs f on emulated PEs and returns the job's error.
func emulate(t *testing.T, pes int, f func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error) error {
	t.Helper()
	return gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: pes}, func(ctx context.Context, pe *gpurt.PE) error {
		c, err := nccl.World(ctx, pe, nil)
		if err != nil {
			return err
		}
		if err := f(ctx, pe, c); err != nil {
			return err
		}
		return pe.Stream().Sync(ctx)
	})
}

// only returns a function that makes one call on one rank, and another on the others.
func only(rank int, here, elsewhere func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error) func(context.Context, *gpurt.PE, *nccl.Comm) error {
	return func(_ context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		x, err := gpurt.Alloc[float32](pe, 12)
		if err != nil {
			return err
		}
		if c.Rank() == rank {
			return here(pe.Stream(), c, x)
		}
		return elsewhere(pe.Stream(), c, x)
	}
}

type calls = func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error

// Calls of ranks that do not fit together are errors that name both, with their places.
func TestCallsThatDoNotFitTogether(t *testing.T) {
	sum := func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
		return nccl.AllReduce(c, s, x, x, nccl.Sum)
	}
	for _, tt := range []struct {
		name            string
		here, elsewhere calls
		want            string // pattern
	}{
		{"kind", sum, func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
			return nccl.Broadcast(c, s, x, x, 1)
		},
			`rank 0 \(PE 0\) calls Broadcast of 12 float32 with root 1 at nccl/mistakes_test.go:\d+, rank 1 \(PE 1\) calls AllReduce of 12 float32 by Sum at nccl/mistakes_test.go:\d+`},
		{"count", sum, func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
			return nccl.AllReduce(c, s, x.Slice(0, 8), x.Slice(0, 8), nccl.Sum)
		}, `rank 0 \(PE 0\) calls AllReduce of 8 float32 by Sum .*, rank 1 \(PE 1\) calls AllReduce of 12 float32 by Sum`},
		{"operator", sum, func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
			return nccl.AllReduce(c, s, x, x, nccl.Max)
		}, `rank 0 \(PE 0\) calls AllReduce of 12 float32 by Max .*, rank 1 \(PE 1\) calls AllReduce of 12 float32 by Sum`},
		{"type", sum, func(s *gpurt.Stream, c *nccl.Comm, _ *gpurt.Buffer[float32]) error {
			y, err := gpurt.Alloc[int32](c.PE(), 12)
			if err != nil {
				return err
			}
			return nccl.AllReduce(c, s, y, y, nccl.Sum)
		}, `rank 0 \(PE 0\) calls AllReduce of 12 int32 by Sum .*, rank 1 \(PE 1\) calls AllReduce of 12 float32 by Sum`},
		{"root", func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
			return nccl.Broadcast(c, s, x, x, 1)
		},
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
				return nccl.Broadcast(c, s, x, x, 0)
			},
			`rank 0 \(PE 0\) calls Broadcast of 12 float32 with root 0 .*, rank 1 \(PE 1\) calls Broadcast of 12 float32 with root 1`},
		{"length of a send", func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error { return nccl.Recv(c, s, x, 0) },
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
				return nccl.Send(c, s, x.Slice(0, 3), 1)
			},
			`rank 0 \(PE 0\) calls Send of 3 float32 to rank 1 .*, rank 1 \(PE 1\) calls Recv of 12 float32 from rank 0 .*of one length and type`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := emulate(t, 2, only(1, tt.here, tt.elsewhere))
			if err == nil || !errors.Is(err, gpurt.ErrNotSymmetric) || !regexp.MustCompile(tt.want).MatchString(err.Error()) {
				t.Errorf("got %v\nwant %s", err, tt.want)
			}
		})
	}
}

// Calls that wait for each other for ever are reported with what each rank waits for.
func TestDeadlocks(t *testing.T) {
	for _, tt := range []struct {
		name            string
		here, elsewhere calls
		want            []string
	}{
		{"both send first",
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
				return errors.Join(nccl.Send(c, s, x, 0), nccl.Recv(c, s, x, 0))
			},
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
				return errors.Join(nccl.Send(c, s, x, 1), nccl.Recv(c, s, x, 1))
			},
			[]string{"deadlock: nothing is left to run or to deliver", "rank 0 (PE 0) calls Send of 12 float32 to rank 1 at nccl/mistakes_test.go:", "rank 1 (PE 1) calls Send of 12 float32 to rank 0"}},
		{"one receives from nobody",
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error { return nccl.Recv(c, s, x, 0) },
			func(*gpurt.Stream, *nccl.Comm, *gpurt.Buffer[float32]) error { return nil },
			[]string{"deadlock: nothing is left to run or to deliver", "rank 1 (PE 1) calls Recv of 12 float32 from rank 0"}},
		{"one reduces alone",
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error {
				return nccl.AllReduce(c, s, x, x, nccl.Sum)
			},
			func(s *gpurt.Stream, c *nccl.Comm, x *gpurt.Buffer[float32]) error { return s.Barrier() },
			[]string{"deadlock: nothing is left to run or to deliver", "rank 1 (PE 1) calls AllReduce of 12 float32 by Sum"}},
		{"a signal that nobody sends",
			func(s *gpurt.Stream, c *nccl.Comm, _ *gpurt.Buffer[float32]) error {
				return c.WaitSignal(s, nccl.Wait{Peer: 0, Count: 2})
			},
			func(s *gpurt.Stream, c *nccl.Comm, _ *gpurt.Buffer[float32]) error { return c.Signal(s, 1) },
			[]string{"deadlock: nothing is left to run or to deliver", "rank 1 (PE 1) calls WaitSignal for 2 of rank 0"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := emulate(t, 2, only(1, tt.here, tt.elsewhere))
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
		})
	}
}

// What a rank can see for itself is an error of the call, which enqueues nothing.
func TestCallsThatARankRefuses(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		s := pe.Stream()
		x, err := gpurt.Alloc[float32](pe, 12)
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[float32](pe, 7)
		if err != nil {
			return err
		}
		freed, err := gpurt.Alloc[float32](pe, 12)
		if err != nil {
			return err
		}
		if err := freed.Free(); err != nil {
			return err
		}
		op, err := nccl.NewPreMulSum(c, int32(2))
		if err != nil {
			return err
		}
		other, err := nccl.World(ctx, pe, nil)
		if err != nil {
			return err
		}
		otherOp, err := nccl.NewPreMulSum(other, float32(2))
		if err != nil {
			return err
		}
		mapped, err := nccl.Alloc[float32](pe, 12)
		if err != nil {
			return err
		}
		w, err := nccl.RegisterWindow(ctx, other, mapped, nccl.WindowSymmetric)
		if err != nil {
			return err
		}
		readable, err := nccl.RegisterWindow(ctx, other, mapped, nccl.WindowDefault)
		if err != nil {
			return err
		}
		ended, err := nccl.RegisterWindow(ctx, other, mapped, nccl.WindowSymmetric)
		if err != nil {
			return err
		}
		registration, err := nccl.Register(c, x)
		if err != nil {
			return err
		}
		if err := errors.Join(ended.Deregister(), registration.Deregister()); err != nil {
			return err
		}
		pinned, err := gpurt.AllocPinned[float32](pe, 12)
		if err != nil {
			return err
		}
		var none *nccl.Comm
		me := fmt.Sprintf("rank %d of 2: ", c.Rank())
		for _, tt := range []struct {
			want string
			err  error
		}{
			{"the destination has 12 elements and the source 7", nccl.AllReduce(c, s, x, y, nccl.Sum)},
			{"the destination has 7 elements, not a multiple of the 2 ranks", nccl.AllGather(c, s, y, x)},
			{"the source has 7 elements, not a multiple of the 2 ranks", nccl.ReduceScatter(c, s, x, y, nccl.Sum)},
			{"the destination has 12 elements and the source 12; with 2 ranks the source has 6", nccl.AllGather(c, s, x, x)},
			{"NCCL: Broadcast: " + me + "rank 2 does not exist; the communicator has 2 ranks", nccl.Broadcast(c, s, x, x, 2)},
			{"rank -1 does not exist; the communicator has 2 ranks", nccl.Send(c, s, x, -1)},
			{"there is no operator; use nccl.Sum", nccl.AllReduce(c, s, x, x, nil)},
			{"destination and source overlap", nccl.AllReduce(c, s, x.Slice(0, 4), x.Slice(1, 5), nccl.Sum)},
			{"destination and source overlap", nccl.AllToAll(c, s, x, x)},
			{"destination and source overlap", nccl.AllGather(c, s, x, x.Slice(6*(1-c.Rank()), 6*(2-c.Rank())))},
			{"destination and source overlap", nccl.ReduceScatter(c, s, x.Slice(1, 7), x, nccl.Sum)},
			{"there is no operator 9", nccl.AllReduce(c, s, x, x, nccl.BuiltinOp(9))},
			{"the operator is for int32, the elements are float32", nccl.AllReduce(c, s, x, x, op)},
			{"the operator is one of another communicator", nccl.AllReduce(c, s, x, x, otherOp)},
			{"memory was freed", nccl.AllReduce(c, s, freed, x, nccl.Sum)},
			{"source: buffer is nil", nccl.Send[float32](c, s, nil, 0)},
			{"the communicator is nil", nccl.AllReduce(none, s, x, x, nccl.Sum)},
			{"the stream is not one of the PE", nccl.AllReduce(c, nil, x, x, nccl.Sum)},
			{"the window is not one of the communicator", nccl.PutSignal(c, s, w, 0, 0, x)},
			{"there is no element -1 of the window", nccl.PutSignal(other, s, w, 0, -1, mapped)},
			{"there is no element 4611686018427387904 of the window", nccl.PutSignal(other, s, w, 0, 1<<62, mapped)},
			{"source: it is not part of a window of the communicator", nccl.PutSignal(other, s, w, 0, 0, x)},
			{"peers cannot write to the window", nccl.PutSignal(other, s, readable, 0, 0, mapped)},
			{"the window is closed", nccl.PutSignal(other, s, ended, 0, 0, mapped)},
			{"Deregister: " + me + "the window is closed", ended.Deregister()},
			{"RegisterWindow: " + me + "the flags 0x62 are unknown", second(nccl.RegisterWindow(ctx, other, mapped, 0x63))},
			{"the registration is nil, or has ended", registration.Deregister()},
			{"the communicator is nil", second(none.Split(ctx, 0, 0, nil))},
			{"the communicator is nil", second(none.Shrink(ctx, []int{1}, nil))},
			{"the communicator is nil", second(none.Grow(ctx, 3, nil, nil))},
			{"the function is nil", nccl.Group(pe, nil)},
			{"the PE is nil", second(nccl.World(ctx, nil, nil))},
			{"the PE is nil", second(nccl.NewUniqueID(nil))},
			{"pass at least one WaitFor", c.WaitSignal(s)},
			{"0 signals of rank 0", c.WaitSignal(s, nccl.Wait{})},
			{"ranks [2] to leave out", second(c.Shrink(ctx, []int{2}, nil))},
			{"Shrink: " + me + "there is no rank to leave out", second(c.Shrink(ctx, nil, nil))},
			{"Grow: " + me + "the new size 2 is not larger than the present one", second(c.Grow(ctx, 2, nil, nil))},
			{"Split: " + me + "color -2", second(c.Split(ctx, -2, 0, nil))},
			{"rank 2 of 2 does not exist", second(nccl.NewComm(ctx, pe, nccl.UniqueID{}, 2, 2, nil))},
			{"other GPUs cannot map this memory", second(nccl.RegisterWindow(ctx, c, x, nccl.WindowSymmetric))},
			{"other GPUs cannot map this memory", second(nccl.RegisterWindow(ctx, c, pinned, nccl.WindowDefault))},
			{"the id is unknown or was used before", second(nccl.NewComm(ctx, pe, nccl.UniqueID{}, 0, 1, nil))},
		} {
			if tt.err == nil || !strings.Contains(tt.err.Error(), tt.want) {
				t.Errorf("got %v, want %s", tt.err, tt.want)
			} else if !strings.HasPrefix(tt.err.Error(), "nccl/mistakes_test.go:") || !strings.Contains(tt.err.Error(), "NCCL: ") {
				t.Errorf("the error does not begin with its place: %v", tt.err)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func second[T any](_ T, err error) error { return err }

// Calls about communicators that ranks make differently end for all of them.
func TestCallsOfHostsThatDoNotFitTogether(t *testing.T) {
	for _, tt := range []struct {
		name  string
		calls [2]func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm, id nccl.UniqueID) error
		want  string
	}{
		{"split and finalize", [2]func(context.Context, *gpurt.PE, *nccl.Comm, nccl.UniqueID) error{
			func(ctx context.Context, _ *gpurt.PE, c *nccl.Comm, _ nccl.UniqueID) error { return c.Finalize(ctx) },
			func(ctx context.Context, _ *gpurt.PE, c *nccl.Comm, _ nccl.UniqueID) error {
				return second(c.Split(ctx, 0, 0, nil))
			},
		}, "PE 0: NCCL: finalise a communicator at nccl/mistakes_test.go:\\d+; PE 1: NCCL: split a communicator at nccl/mistakes_test.go:\\d+"},
		{"sizes", [2]func(context.Context, *gpurt.PE, *nccl.Comm, nccl.UniqueID) error{
			func(ctx context.Context, pe *gpurt.PE, _ *nccl.Comm, id nccl.UniqueID) error {
				return second(nccl.NewComm(ctx, pe, id, 0, 2, nil))
			},
			func(ctx context.Context, pe *gpurt.PE, _ *nccl.Comm, id nccl.UniqueID) error {
				return second(nccl.NewComm(ctx, pe, id, 1, 3, nil))
			},
		}, `^PE \d: nccl/mistakes_test.go:\d+: NCCL: NewComm: PEs do not call .*: PE 0: NCCL: make a communicator of 2 ranks .*; PE 1: NCCL: make a communicator of 3 ranks`},
		{"ranks", [2]func(context.Context, *gpurt.PE, *nccl.Comm, nccl.UniqueID) error{
			func(ctx context.Context, pe *gpurt.PE, _ *nccl.Comm, id nccl.UniqueID) error {
				return second(nccl.NewComm(ctx, pe, id, 1, 2, nil))
			},
			func(ctx context.Context, pe *gpurt.PE, _ *nccl.Comm, id nccl.UniqueID) error {
				return second(nccl.NewComm(ctx, pe, id, 1, 2, nil))
			},
		}, "PEs 0 and 1 both are rank 1"},
		{"a rank that has gone", [2]func(context.Context, *gpurt.PE, *nccl.Comm, nccl.UniqueID) error{
			func(ctx context.Context, _ *gpurt.PE, c *nccl.Comm, _ nccl.UniqueID) error { return c.Finalize(ctx) },
			func(context.Context, *gpurt.PE, *nccl.Comm, nccl.UniqueID) error { return nil },
		}, "PE 0: NCCL: finalise a communicator at nccl/mistakes_test.go:\\d+; PE 1 has closed its device"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
				id, err := nccl.ShareUniqueID(ctx, pe)
				if err != nil {
					return err
				}
				return tt.calls[pe.MyPE()](ctx, pe, c, id)
			})
			if err == nil || !errors.Is(err, gpurt.ErrNotSymmetric) || !regexp.MustCompile(tt.want).MatchString(err.Error()) {
				t.Errorf("got %v\nwant %s", err, tt.want)
			}
		})
	}
}

// Two ranks of one number are named, whoever else has come.
func TestRankGivenTwice(t *testing.T) {
	err := emulate(t, 3, func(ctx context.Context, pe *gpurt.PE, _ *nccl.Comm) error {
		id, err := nccl.ShareUniqueID(ctx, pe)
		if err != nil {
			return err
		}
		return second(nccl.NewComm(ctx, pe, id, pe.MyPE()%2, 3, nil))
	})
	const want = "the ranks of a communicator make this call together: PEs 0 and 2 both are rank 0"
	if err == nil || !errors.Is(err, gpurt.ErrNotSymmetric) || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v\nwant %s", err, want)
	}
}

// Ranks that have failed end the calls that others make with them; the others can go on.
func TestRankThatHasFailed(t *testing.T) {
	const want = "NCCL: Split: rank 2 of 3: PEs do not call the same collective operation; the ranks of a communicator make this call together: PE 0 has failed: "
	err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 3}, func(ctx context.Context, pe *gpurt.PE) error {
		c, err := nccl.World(ctx, pe, nil)
		if err != nil {
			return err
		}
		if c.Rank() < 2 {
			x, err := gpurt.Alloc[float32](pe, 2+c.Rank())
			if err != nil {
				return err
			}
			if err := nccl.AllReduce(c, pe.Stream(), x, x, nccl.Sum); err != nil {
				return err
			}
			if err := pe.Stream().Sync(ctx); err == nil {
				t.Error("ranks of other lengths reduce together")
			}
			return nil
		}
		if _, err := c.Split(ctx, 0, 0, nil); err == nil || !errors.Is(err, gpurt.ErrNotSymmetric) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v\nwant %s", err, want)
		}
		alone, err := c.Shrink(ctx, []int{0, 1}, nil)
		if err != nil {
			return err
		}
		if alone.Size() != 1 {
			t.Errorf("a communicator of %d ranks is left", alone.Size())
		}
		return alone.Finalize(ctx)
	})
	if err != nil {
		t.Error(err)
	}
}

// An error in a group drops all its calls, and the next group is whole again.
func TestErrorInAGroupEnqueuesNothing(t *testing.T) {
	boom := errors.New("boom")
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		s := pe.Stream()
		x, err := gpurt.AllocFrom(pe, []int32{int32(pe.MyPE()) + 1})
		if err != nil {
			return err
		}
		err = nccl.Group(pe, func() error {
			if err := nccl.Send(c, s, x, 1-c.Rank()); err != nil { // nobody receives it
				return err
			}
			return nccl.Group(pe, func() error { return boom })
		})
		if !errors.Is(err, boom) {
			t.Errorf("got %v, want the error of the group", err)
		}
		if err := nccl.AllReduce(c, s, x, x, nccl.Sum); err != nil {
			return err
		}
		got := make([]int32, 1)
		if err := x.CopyTo(ctx, got); err != nil {
			return err
		}
		if got[0] != 3 {
			t.Errorf("sum %d", got[0])
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// A call that is refused leaves the device as it is: work that goes wrong later is still
// reported.
func TestRefusedCallLosesNothing(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		doomed, err := c.Split(ctx, 0, 0, nil)
		if err != nil {
			return err
		}
		x, err := gpurt.Alloc[float32](pe, 4)
		if err != nil {
			return err
		}
		if err := doomed.Finalize(ctx); err != nil {
			return err
		}
		err = nccl.AllReduce(doomed, pe.Stream(), x, x, nccl.Sum)
		if err == nil || !strings.Contains(err.Error(), "the communicator was finalised") {
			t.Errorf("got %v, want that the communicator was finalised", err)
		}
		s, err := pe.NewStream()
		if err != nil {
			return err
		}
		return nccl.Recv(c, s, x, 1-c.Rank())
	})
	if err == nil || !strings.Contains(err.Error(), "work left in a stream") {
		t.Errorf("got %v, want that work was left in a stream", err)
	}
}

// TestACallMissesARankThatHasAborted: a rank whose collective waits for the others ends its communicator.
// The others then wait for it in vain, whether its call had begun or not.
func TestACallMissesARankThatHasAborted(t *testing.T) {
	for name, call := range map[string]func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error{
		"AllReduce": func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error {
			return nccl.AllReduce(c, s, dst, src, nccl.Sum)
		},
		"AllGather": func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error {
			return nccl.AllGather(c, s, dst, src.Slice(0, 1))
		},
		"Broadcast": func(c *nccl.Comm, s *gpurt.Stream, dst, src *gpurt.Buffer[float32]) error {
			return nccl.Broadcast(c, s, dst, src, 0)
		},
	} {
		for seed := range uint64(16) {
			var missed error
			err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2, Seed: seed}, func(ctx context.Context, pe *gpurt.PE) error {
				c, err := nccl.World(ctx, pe, nil)
				if err != nil {
					return err
				}
				own, err := c.Split(ctx, 0, c.Rank(), nil)
				if err != nil {
					return err
				}
				src, err := gpurt.Alloc[float32](pe, 2)
				if err != nil {
					return err
				}
				dst, err := gpurt.Alloc[float32](pe, 2)
				if err != nil {
					return err
				}
				all, err := gpurt.Alloc[float32](pe, 2)
				if err != nil {
					return err
				}
				s, err := pe.NewStream()
				if err != nil {
					return err
				}
				if c.Rank() == 0 {
					if err := call(own, s, dst, src); err != nil {
						return err
					}
				}
				if err := nccl.AllReduce(c, pe.Stream(), all, all, nccl.Sum); err != nil {
					return err
				}
				if err := pe.Stream().Sync(ctx); err != nil {
					return err
				}
				if c.Rank() == 0 {
					if err := own.Abort(); err != nil {
						return err
					}
					return pe.Barrier(ctx)
				}
				if err := pe.Barrier(ctx); err != nil {
					return err
				}
				if err := call(own, s, dst, src); err != nil {
					return err
				}
				missed = s.Sync(ctx)
				return nil
			})
			if done := missed == nil && name == "Broadcast"; !done && (missed == nil || !strings.Contains(missed.Error(), name+" of")) {
				t.Errorf("%s, seed %d: rank 1 gets %v; Run: %v", name, seed, missed, err)
			}
		}
	}
}
