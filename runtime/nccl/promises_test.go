package nccl_test

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/gpuc-go/gpuc/internal/base/race"
	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// bothOutcomes runs f under 200 seeds, and expects that some runs give no error and some
// give one with the text.
func bothOutcomes(t *testing.T, text string, f func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error) {
	t.Helper()
	good, bad := 0, 0
	for seed := range uint64(200) {
		err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 2, Seed: seed + 1}, func(ctx context.Context, pe *gpurt.PE) error {
			c, err := nccl.World(ctx, pe, nil)
			if err != nil {
				return err
			}
			return f(ctx, pe, c)
		})
		switch {
		case err == nil:
			good++
		case strings.Contains(err.Error(), text):
			bad++
		default:
			t.Fatal(err)
		}
	}
	if good == 0 || bad == 0 {
		t.Errorf("%d runs went well and %d did not; both may happen", good, bad)
	}
}

// A collective is no barrier: a rank that needs nothing of another may end it before the
// other comes, and may not. A program that counts on either is wrong.
func TestCollectivesAreNoBarriers(t *testing.T) {
	for _, tt := range []struct {
		name string
		call func(c *nccl.Comm, s *gpurt.Stream, all, x *gpurt.Buffer[float32], root int) error
		root int // with which rank 0 may end first
	}{
		{"Broadcast", func(c *nccl.Comm, s *gpurt.Stream, _, x *gpurt.Buffer[float32], root int) error {
			return nccl.Broadcast(c, s, x, x, root)
		}, 0},
		{"Scatter", func(c *nccl.Comm, s *gpurt.Stream, all, x *gpurt.Buffer[float32], root int) error {
			return nccl.Scatter(c, s, x, all, root)
		}, 0},
		{"Reduce", func(c *nccl.Comm, s *gpurt.Stream, _, x *gpurt.Buffer[float32], root int) error {
			return nccl.Reduce(c, s, x, x, nccl.Sum, root)
		}, 1},
		{"Gather", func(c *nccl.Comm, s *gpurt.Stream, all, x *gpurt.Buffer[float32], root int) error {
			return nccl.Gather(c, s, all, x, root)
		}, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			bothOutcomes(t, "deadlock: nothing is left to run or to deliver", func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
				x, err := gpurt.Alloc[float32](pe, 4)
				if err != nil {
					return err
				}
				all, err := gpurt.Alloc[float32](pe, 8)
				if err != nil {
					return err
				}
				if c.Rank() == 1 {
					if err := pe.Barrier(ctx); err != nil { // until rank 0 has ended
						return err
					}
				}
				if err := tt.call(c, pe.Stream(), all, x, tt.root); err != nil {
					return err
				}
				if err := pe.Stream().Sync(ctx); err != nil || c.Rank() == 1 {
					return err
				}
				return pe.Barrier(ctx)
			})
		})
	}
}

// Who does not wait for the signal may see the old content of a window. Who waits sees the
// new one.
func TestSignalsArriveLate(t *testing.T) {
	if race.Enabled {
		t.Skip("the race detector sees that a rank reads its window before it waits")
	}
	bothOutcomes(t, "the window is still empty", func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		s := pe.Stream()
		x, err := nccl.Alloc[int64](pe, 1)
		if err != nil {
			return err
		}
		if _, err := nccl.RegisterWindow(ctx, c, x, nccl.WindowSymmetric); err != nil {
			return err
		}
		if err := x.CopyFrom(ctx, []int64{int64(c.Rank()) + 1}); err != nil {
			return err
		}
		b, err := nccl.Alloc[int64](pe, 2)
		if err != nil {
			return err
		}
		w, err := nccl.RegisterWindow(ctx, c, b, nccl.WindowSymmetric)
		if err != nil {
			return err
		}
		if err := nccl.PutSignal(c, s, w, 1-c.Rank(), 1, x); err != nil {
			return err
		}
		// The source may be written again when the stream goes on.
		if err := x.Zero(s); err != nil {
			return err
		}
		if err := s.Barrier(); err != nil { // which is none of NCCL's operations
			return err
		}
		early, late := make([]int64, 2), make([]int64, 2)
		if err := b.CopyTo(ctx, early); err != nil {
			return err
		}
		if err := c.WaitSignal(s, nccl.Wait{Peer: 1 - c.Rank(), Count: 1}); err != nil {
			return err
		}
		if err := b.CopyTo(ctx, late); err != nil {
			return err
		}
		if want := int64(2 - c.Rank()); late[0] != 0 || late[1] != want {
			t.Errorf("after the signal the window holds %d, want 0 and %d", late, want)
		}
		if err := pe.Barrier(ctx); err != nil {
			return err
		}
		if early[1] == 0 && c.Rank() == 0 {
			return errEmpty
		}
		return nil
	})
}

type textError string

func (e textError) Error() string { return string(e) }

const errEmpty = textError("the window is still empty")

func TestPutOutsideAWindow(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		b, err := nccl.Alloc[int64](pe, 2+c.Rank())
		if err != nil {
			return err
		}
		w, err := nccl.RegisterWindow(ctx, c, b, nccl.WindowSymmetric)
		if err != nil {
			return err
		}
		if c.Rank() == 1 {
			return nccl.PutSignal(c, pe.Stream(), w, 0, 1, b.Slice(0, 2))
		}
		return nil
	})
	const want = "rank 1 (PE 1) calls PutSignal of 2 int64 to rank 0 at nccl/promises_test.go:"
	if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "bytes 8 to 24 of the window of that rank, which has 16") {
		t.Errorf("got %v, want %s", err, want)
	}
}

// Sums are added in any order, but every rank gets the same result.
func TestOrderOfAdditions(t *testing.T) {
	results := map[float32]bool{}
	for seed := range uint64(200) {
		var got [3]float32
		err := gpurt.Run(t.Context(), gpurt.Config{Backend: gpurt.Emulator, PEs: 3, Seed: seed + 1}, func(ctx context.Context, pe *gpurt.PE) error {
			c, err := nccl.World(ctx, pe, nil)
			if err != nil {
				return err
			}
			x, err := gpurt.AllocFrom(pe, []float32{[]float32{1e8, -1e8, 3}[c.Rank()]})
			if err != nil {
				return err
			}
			if err := nccl.AllReduce(c, pe.Stream(), x, x, nccl.Sum); err != nil {
				return err
			}
			return x.CopyTo(ctx, got[c.Rank():c.Rank()+1])
		})
		if err != nil {
			t.Fatal(err)
		}
		if got[0] != got[1] || got[1] != got[2] {
			t.Errorf("seed %d: the ranks have %v", seed+1, got)
		}
		results[got[0]] = true
	}
	if len(results) < 2 {
		t.Errorf("all seeds give %v", results)
	}
}

// A call cannot use what is gone, also where it went between the call and the end of the group. Of
// such a group nothing is enqueued.
func TestCallsThatUseWhatIsGone(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		s := pe.Stream()
		other, err := nccl.World(ctx, pe, nil)
		if err != nil {
			return err
		}
		x, err := gpurt.AllocFrom(pe, []float32{1, 2})
		if err != nil {
			return err
		}
		freed, err := gpurt.Alloc[float32](pe, 2)
		if err != nil {
			return err
		}
		closed, err := pe.NewStream()
		if err != nil {
			return err
		}
		to, err := s.Capture(func() error { return nccl.AllReduce(c, s, freed, x, nccl.Sum) })
		if err != nil {
			return err
		}
		from, err := s.Capture(func() error { return nccl.AllReduce(c, s, x, freed, nccl.Sum) })
		if err != nil {
			return err
		}
		at, err := nccl.NewPreMulSumAt(c, freed.Slice(0, 1))
		if err != nil {
			return err
		}
		g, err := s.Capture(func() error { return nccl.AllReduce(c, s, x, x, at) })
		if err != nil {
			return err
		}
		for _, tt := range []struct {
			what, want string
			err        error
		}{
			{"stream of one call", "the stream is closed", nccl.Group(pe, func() error {
				return errors.Join(nccl.AllReduce(c, s, x, x, nccl.Sum), nccl.AllReduce(other, closed, x, x, nccl.Sum), closed.Close())
			})},
			{"memory", "memory was freed", nccl.Group(pe, func() error {
				return errors.Join(nccl.AllReduce(c, s, x, x, nccl.Sum), nccl.AllReduce(c, s, freed, freed, nccl.Sum), freed.Free())
			})},
			{"scalar", "scalar: buffer allocated at nccl/promises_test.go", nccl.AllReduce(c, s, x, x, at)},
			{"scalar of a graph", "its work needs something that no longer exists", g.Launch(s)},
			{"destination of a graph", "its work needs something that no longer exists", to.Launch(s)},
			{"source of a graph", "its work needs something that no longer exists", from.Launch(s)},
		} {
			if tt.err == nil || !strings.Contains(tt.err.Error(), tt.want) {
				t.Errorf("%s: got %v, want %s", tt.what, tt.err, tt.want)
			}
		}
		got := make([]float32, 2)
		if err := errors.Join(x.CopyTo(ctx, got), g.Close(), to.Close(), from.Close()); err != nil {
			return err
		}
		if got[0] != 1 || got[1] != 2 {
			t.Errorf("the memory has %v: a call was made", got)
		}
		return errors.Join(c.Finalize(ctx), other.Finalize(ctx))
	})
	if err != nil {
		t.Error(err)
	}
}

// The calls of a group come after everything that its function does, so a capture in it would
// hold none of them.
func TestCaptureInAGroupIsRefused(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		s := pe.Stream()
		x, err := gpurt.AllocFrom(pe, []float32{1, 2})
		if err != nil {
			return err
		}
		sum := func() error { return nccl.AllReduce(c, s, x, x, nccl.Sum) }
		if err := nccl.Group(pe, func() error { return second(s.Capture(sum)) }); err == nil || !strings.Contains(err.Error(), "Capture in nccl.Group") {
			t.Errorf("got %v, want that it is refused", err)
		}
		g, err := s.Capture(func() error { return nccl.Group(pe, sum) })
		if err != nil {
			return err
		}
		got := make([]float32, 2)
		if err := errors.Join(g.Launch(s), x.CopyTo(ctx, got), g.Close()); err != nil {
			return err
		}
		if got[0] != 2 || got[1] != 4 {
			t.Errorf("the group in the graph makes %v", got)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// A graph shows the calls of a group where they are enqueued: after everything else that its
// function does, and beside each other. A group that was dropped is not in it.
func TestGroupsInAGraph(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		d, err := c.Split(ctx, 0, 0, nil)
		if err != nil {
			return err
		}
		s := pe.Stream()
		other, err := pe.NewStream()
		if err != nil {
			return err
		}
		x, err := gpurt.AllocFrom(pe, []float32{1})
		if err != nil {
			return err
		}
		y, err := gpurt.Alloc[float32](pe, 1)
		if err != nil {
			return err
		}
		sum := func() error { return nccl.AllReduce(c, s, y, x, nccl.Sum) }
		exchange := func(s *gpurt.Stream, c *nccl.Comm) error {
			return errors.Join(nccl.Send(c, s, x, 1-c.Rank()), nccl.Recv(c, s, y, 1-c.Rank()))
		}
		group := func(f func() error) func() error { return func() error { return nccl.Group(pe, f) } }
		dropped := func() error {
			_ = nccl.Group(pe, func() error { return errors.Join(sum(), errors.New("dropped")) })
			return nil
		}
		fork := func() error {
			e, err := s.RecordUntimed()
			if err != nil {
				return err
			}
			return errors.Join(other.Wait(e), e.Close())
		}
		for _, tt := range []struct {
			name string
			f    func() error
			want string
		}{
			{"dropped", dropped, "[]"},
			{"dropped by an inner one", group(func() error { return errors.Join(sum(), dropped()) }), "[]"},
			{"behind the rest", group(func() error { return errors.Join(sum(), x.Zero(s)) }), "[Zero[] nccl.AllReduce[0]]"},
			{"of one stream", func() error {
				return errors.Join(x.Zero(s), group(func() error { return exchange(s, c) })(), x.Zero(s))
			}, "[Zero[] nccl.Send[0] nccl.Recv[0] Zero[1 2]]"},
			{"of two streams", func() error {
				return errors.Join(fork(), x.Zero(s), y.Zero(other), group(func() error { return errors.Join(sum(), exchange(other, c)) })(), x.Zero(s))
			}, "[Zero[] Zero[] nccl.AllReduce[0 1] nccl.Send[0 1] nccl.Recv[0 1] Zero[2 3 4]]"},
			{"of two communicators", group(func() error { return errors.Join(sum(), exchange(s, d)) }), "[nccl.AllReduce[] nccl.Send[0] nccl.Recv[0]]"},
		} {
			g, err := s.Capture(tt.f)
			if err != nil {
				return fmt.Errorf("%s: %w", tt.name, err)
			}
			var got []string
			for _, o := range g.Ops() {
				got = append(got, fmt.Sprint(o.Name, o.After))
			}
			if fmt.Sprint(got) != tt.want {
				t.Errorf("a group %s has the operations %v, want %s", tt.name, got, tt.want)
			}
			if err := g.Close(); err != nil {
				return err
			}
		}
		g, err := s.Capture(sum)
		if err != nil {
			return err
		}
		if err := g.Update(s, dropped); !errors.Is(err, gpurt.ErrGraphDiffers) {
			t.Errorf("Update by a dropped group: %v", err)
		}
		return g.Close()
	})
	if err != nil {
		t.Error(err)
	}
}

// A wait whose context ends names the call that it waited for. The communicator ends with that, and
// the PE goes on.
func TestCancelledWaitForACall(t *testing.T) {
	left := make(chan struct{})
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		if pe.MyPE() == 1 {
			<-left
			return nil
		}
		defer close(left)
		s := pe.Stream()
		x, err := gpurt.AllocFrom(pe, []float32{1})
		if err != nil {
			return err
		}
		sum := func() error { return nccl.AllReduce(c, s, x, x, nccl.Sum) }
		if err := sum(); err != nil {
			return err
		}
		over, cancel := context.WithCancel(ctx)
		cancel()
		want := regexp.MustCompile(`context canceled; not begun: NCCL: rank 0 \(PE 0\) calls AllReduce of 1 float32 by Sum at nccl/promises_test.go:\d+; the emulated GPUs stand still until the hosts of all PEs wait for them: PE 1 does not wait`)
		if err := s.Sync(over); err == nil || !want.MatchString(err.Error()) {
			t.Errorf("got %v\nwant %v", err, want)
		}
		if err := sum(); err == nil || !strings.Contains(err.Error(), "the communicator was aborted") {
			t.Errorf("the next call: %v", err)
		}
		_, err = pe.NewStream()
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// Communicators are made from one that was revoked, and from none that has ended.
func TestCommunicatorsFromOneThatIsOver(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		x, err := gpurt.AllocFrom(pe, []float32{1})
		if err != nil {
			return err
		}
		if err := c.Revoke(ctx); err != nil {
			return err
		}
		if err := nccl.AllReduce(c, pe.Stream(), x, x, nccl.Sum); err == nil || !strings.Contains(err.Error(), "the communicator was revoked") {
			t.Errorf("AllReduce: %v", err)
		}
		d, err := c.Split(ctx, 0, 0, nil)
		if err != nil {
			return err
		}
		got := make([]float32, 1)
		if err := errors.Join(nccl.AllReduce(d, pe.Stream(), x, x, nccl.Sum), x.CopyTo(ctx, got), c.Abort(), d.Finalize(ctx)); err != nil || got[0] != 2 {
			t.Errorf("the sum of the split communicator is %v, %v", got, err)
		}
		for over, of := range map[string]*nccl.Comm{"aborted": c, "finalised": d} {
			for what, err := range map[string]error{"Split": second(of.Split(ctx, 0, 0, nil)), "Shrink": second(of.Shrink(ctx, []int{1 - of.Rank()}, nil))} {
				if err == nil || !strings.Contains(err.Error(), "the communicator was "+over) {
					t.Errorf("%s of one that was %s: %v", what, over, err)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
