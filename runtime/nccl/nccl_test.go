package nccl_test

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// must ends the test unless err is nil.
func must(pe *gputest.PE, err error) {
	pe.Helper()
	if err != nil {
		pe.Fatalf("%v", err)
	}
}

// world returns a communicator of all PEs.
func world(pe *gputest.PE) *nccl.Comm {
	pe.Helper()
	c, err := nccl.World(pe.Context(), pe.PE, nil)
	must(pe, err)
	return c
}

// upload returns device memory that holds vals.
func upload[T any](pe *gputest.PE, vals ...T) *gpurt.Buffer[T] {
	pe.Helper()
	b, err := gpurt.AllocFrom(pe.PE, vals)
	must(pe, err)
	return b
}

// expect compares the content of a buffer, after the work of the PE's stream.
func expect[T any](pe *gputest.PE, b *gpurt.Buffer[T], want ...T) {
	pe.Helper()
	got := make([]T, b.Len())
	must(pe, b.CopyTo(pe.Context(), got))
	if d := cmp.Diff(want, got); d != "" {
		pe.Errorf("buffer (-want +got):\n%s", d)
	}
}

func TestAllReduceAddsOnEveryRank(t *testing.T) {
	gputest.Seeds(t, 20, gputest.NP(3), func(pe *gputest.PE) {
		c := world(pe)
		me := float32(pe.MyPE())
		src, dst := upload(pe, me, 10*me), upload[float32](pe, -1, -1)
		must(pe, nccl.AllReduce(c, pe.Stream(), dst, src, nccl.Sum))
		sum := float32(c.Size() * (c.Size() - 1) / 2)
		expect(pe, dst, sum, 10*sum)
		expect(pe, src, me, 10*me)
		must(pe, c.Finalize(pe.Context()))
	})
}

// A rank that is not the root may leave out an operand, also as a variable that holds no buffer.
func TestOperandsOfTheRootAlone(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(2), func(pe *gputest.PE) {
		c, s := world(pe), pe.Stream()
		me := int32(pe.MyPE() + 1)
		mine, all := upload(pe, me), upload(pe, 10*me, 20*me)
		var ofRoot, allOfRoot *gpurt.Buffer[int32]
		if c.Rank() == 0 {
			ofRoot, allOfRoot = upload(pe, int32(7)), all
		}
		must(pe, nccl.Scatter(c, s, mine, allOfRoot, 0))
		expect(pe, mine, []int32{10, 20}[c.Rank()])
		must(pe, nccl.Gather(c, s, allOfRoot, mine, 0))
		must(pe, nccl.Reduce(c, s, ofRoot, mine, nccl.Sum, 0))
		if c.Rank() == 0 {
			expect(pe, all, 10, 20)
			expect(pe, ofRoot, 30)
		}
		must(pe, nccl.Broadcast(c, s, mine, ofRoot, 0))
		expect(pe, mine, 30)
		if err := nccl.Broadcast(c, s, mine, (*gpurt.Buffer[int32])(nil), c.Rank()); err == nil {
			pe.Errorf("a root without a source is accepted")
		}
		must(pe, c.Finalize(pe.Context()))
	})
}

func TestRingOfSendsAndReceivesInAGroup(t *testing.T) {
	gputest.Seeds(t, 20, gputest.NP(4), func(pe *gputest.PE) {
		c := world(pe)
		n, me := c.Size(), c.Rank()
		src, dst := upload(pe, int32(me), int32(-me)), upload[int32](pe, 0, 0)
		must(pe, nccl.Group(pe.PE, func() error {
			if err := nccl.Send(c, pe.Stream(), src, (me+1)%n); err != nil {
				return err
			}
			return nccl.Recv(c, pe.Stream(), dst, (me+n-1)%n)
		}))
		left := int32((me + n - 1) % n)
		expect(pe, dst, left, -left)
		must(pe, c.Finalize(pe.Context()))
	})
}

func TestMemoryOfAllocIsAmongTheAllocations(t *testing.T) {
	err := emulate(t, 1, func(_ context.Context, pe *gpurt.PE, _ *nccl.Comm) error {
		b, err := nccl.Alloc[float32](pe, 5)
		if err != nil {
			return err
		}
		if l := pe.Allocations(); len(l) != 1 || l[0].Bytes != 20 || !strings.HasPrefix(l[0].Where, "nccl/nccl_test.go:") {
			t.Errorf("allocations %v, want one of 20 bytes at nccl/nccl_test.go", l)
		}
		if err := b.Free(); err != nil {
			return err
		}
		if l := pe.Allocations(); len(l) != 0 {
			t.Errorf("allocations %v after Free", l)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestRankOfNoCommunicator(t *testing.T) {
	var none *nccl.Comm // as Split with NoColor returns it
	if none.Rank() != -1 || none.Size() != -1 || none.PE() != nil {
		t.Errorf("rank %d of %d on %v, want -1 of -1 on none", none.Rank(), none.Size(), none.PE())
	}
}

// Memory in a window cannot be freed before the window or the communicator has ended.
func TestMemoryOfAWindowIsNotFreed(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		for name, end := range map[string]func(c *nccl.Comm, w *nccl.Window[float32]) error{
			"the window":       func(_ *nccl.Comm, w *nccl.Window[float32]) error { return w.Deregister() },
			"the communicator": func(c *nccl.Comm, _ *nccl.Window[float32]) error { return c.Abort() },
		} {
			own, err := c.Split(ctx, c.Rank(), 0, nil)
			if err != nil {
				return err
			}
			b, err := nccl.Alloc[float32](pe, 4)
			if err != nil {
				return err
			}
			w, err := nccl.RegisterWindow(ctx, own, b, nccl.WindowDefault)
			if err != nil {
				return err
			}
			const want = "Free: the memory is in the window that was registered at nccl/nccl_test.go:"
			if err := b.Free(); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("free before the end of %s: %v, want %s", name, err, want)
			}
			if err := end(own, w); err != nil {
				return err
			}
			if err := b.Free(); err != nil {
				t.Errorf("free after the end of %s: %v", name, err)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

// Memory that a communicator knows cannot be freed before that or the communicator has ended.
func TestRegisteredMemoryIsNotFreed(t *testing.T) {
	err := emulate(t, 2, func(ctx context.Context, pe *gpurt.PE, c *nccl.Comm) error {
		for _, tt := range []struct {
			name string
			end  func(c *nccl.Comm, r *nccl.Registration) error
		}{
			{"Deregister", func(_ *nccl.Comm, r *nccl.Registration) error { return r.Deregister() }},
			{"Finalize", func(c *nccl.Comm, _ *nccl.Registration) error { return c.Finalize(ctx) }},
			{"Abort", func(c *nccl.Comm, _ *nccl.Registration) error { return c.Abort() }},
			{"Revoke", func(c *nccl.Comm, _ *nccl.Registration) error { return c.Revoke(ctx) }},
			{"Deregister after Abort", func(c *nccl.Comm, r *nccl.Registration) error {
				err := c.Abort()
				if err := r.Deregister(); err == nil || !strings.Contains(err.Error(), "the communicator was aborted") {
					t.Errorf("Deregister after Abort: %v", err)
				}
				return err
			}},
			{"ShrinkAfterFailure", func(c *nccl.Comm, _ *nccl.Registration) error {
				if c.Rank() == 1 {
					return c.Abort()
				}
				return second(c.ShrinkAfterFailure(ctx, []int{1}, nil))
			}},
		} {
			own, err := c.Split(ctx, 0, c.Rank(), nil)
			if err != nil {
				return err
			}
			b, err := gpurt.Alloc[float32](pe, 4)
			if err != nil {
				return err
			}
			r, err := nccl.Register(own, b.Slice(1, 3))
			if err != nil {
				return err
			}
			const want = "Free: nccl.Register has made the memory known to a communicator at nccl/nccl_test.go:"
			if err := b.Free(); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("free before %s: %v, want %s", tt.name, err, want)
			}
			if err := tt.end(own, r); err != nil {
				return err
			}
			if err := b.Free(); err != nil {
				t.Errorf("free after %s: %v", tt.name, err)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
