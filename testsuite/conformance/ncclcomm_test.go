package conformance_test

import (
	"slices"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/runtime/nccl"
)

// members returns what the ranks of a communicator hold, each one number, in their order.
func members(pe *gputest.PE, c *nccl.Comm, mine int32) []int32 {
	pe.Helper()
	all := zeros[int32](pe, c.Size())
	must(pe, nccl.AllGather(c, pe.Stream(), all, upload(pe, []int32{mine})))
	return download(pe, all)
}

func TestNCCLWorldAndUniqueID(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		if c.Rank() != pe.MyPE() || c.Size() != pe.NumPEs() || c.PE() != pe.PE {
			pe.Errorf("rank %d of %d on PE %d of %d", c.Rank(), c.Size(), pe.MyPE(), pe.NumPEs())
		}
		must(pe, c.Err())
		// The other way round: the last PE is rank 0.
		id, err := nccl.ShareUniqueID(pe.Context(), pe.PE)
		must(pe, err)
		n := pe.NumPEs()
		back, err := nccl.NewComm(pe.Context(), pe.PE, id, n-1-pe.MyPE(), n, &nccl.Config{Name: "back"})
		must(pe, err)
		want := make([]int32, n)
		for rank := range want {
			want[rank] = int32(n - 1 - rank)
		}
		equal(pe, "ranks", members(pe, back, int32(pe.MyPE())), want)
		must(pe, back.Finalize(pe.Context()))
	})
}

func TestNCCLCommunicatorThatDoesNotBlock(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, _ *nccl.Comm) {
		c, err := nccl.World(pe.Context(), pe.PE, &nccl.Config{NonBlocking: true})
		must(pe, err)
		for round := range int32(3) {
			want := make([]int32, c.Size())
			for rank := range want {
				want[rank] = int32(rank) + round
			}
			equal(pe, "ranks", members(pe, c, int32(c.Rank())+round), want)
		}
		half, err := c.Split(pe.Context(), c.Rank()%2, 0, nil)
		must(pe, err)
		if want := (c.Size() + 1 - c.Rank()%2) / 2; half.Size() != want || half.Rank() != c.Rank()/2 {
			pe.Errorf("rank %d of %d, want %d of %d", half.Rank(), half.Size(), c.Rank()/2, want)
		}
		must(pe, half.Finalize(pe.Context()))
		must(pe, c.Finalize(pe.Context()))
	})
}

func TestNCCLSplit(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		me, n := c.Rank(), c.Size()
		// Backwards, by the key.
		back, err := c.Split(pe.Context(), 7, n-me, nil)
		must(pe, err)
		var want []int32
		for r := n - 1; r >= 0; r-- {
			want = append(want, int32(r))
		}
		equal(pe, "ranks backwards", members(pe, back, int32(me)), want)
		must(pe, back.Finalize(pe.Context()))
		// Rank 0 alone, and the others without a communicator.
		color := nccl.NoColor
		if me == 0 {
			color = 0
		}
		alone, err := c.Split(pe.Context(), color, 0, nil)
		must(pe, err)
		if (alone != nil) != (me == 0) {
			pe.Errorf("rank %d has the communicator %v", me, alone)
		}
		if alone != nil {
			equal(pe, "ranks", members(pe, alone, 5), []int32{5})
			must(pe, alone.Finalize(pe.Context()))
		}
		equal(pe, "ranks of the parent", members(pe, c, int32(me)), slices.Sorted(slices.Values(want)))
	})
}

func TestNCCLShrink(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		if c.Size() < 2 {
			return
		}
		if c.Rank() != 0 {
			fewer, err := c.Shrink(pe.Context(), []int{0}, nil)
			must(pe, err)
			var want []int32
			for r := 1; r < c.Size(); r++ {
				want = append(want, int32(r))
			}
			equal(pe, "ranks", members(pe, fewer, int32(c.Rank())), want)
			if fewer.Rank() != c.Rank()-1 || fewer.Size() != c.Size()-1 {
				pe.Errorf("rank %d of %d", fewer.Rank(), fewer.Size())
			}
			must(pe, fewer.Finalize(pe.Context()))
		}
		meet(pe)
	})
}

func TestNCCLGrow(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		if c.Size() < 2 {
			return
		}
		// A communicator of all PEs but the last, which joins. Rank 0 tells it the id.
		n, last := c.Size(), c.Rank() == c.Size()-1
		color := 0
		if last {
			color = nccl.NoColor
		}
		small, err := c.Split(pe.Context(), color, 0, nil)
		must(pe, err)
		var id nccl.UniqueID
		made := uint8(1)
		if c.Rank() == 0 {
			if id, err = small.GrowID(); lacks(pe, err) {
				made = 0
			} else {
				must(pe, err)
			}
		}
		told := upload(pe, append(id[:], made))
		must(pe, nccl.Broadcast(c, pe.Stream(), told, told, 0))
		bytes := download(pe, told)
		copy(id[:], bytes)
		if bytes[len(id)] == 0 {
			if small != nil {
				must(pe, small.Finalize(pe.Context()))
			}
			return
		}
		var all *nccl.Comm
		switch {
		case last:
			all, err = nccl.Join(pe.Context(), pe.PE, id, n-1, n, nil)
		case c.Rank() == 0:
			all, err = small.Grow(pe.Context(), n, &id, nil)
		default:
			all, err = small.Grow(pe.Context(), n, nil, nil)
		}
		must(pe, err)
		var want []int32
		for r := range n {
			want = append(want, int32(r))
		}
		equal(pe, "ranks", members(pe, all, int32(c.Rank())), want)
		must(pe, all.Finalize(pe.Context()))
		if small != nil {
			must(pe, small.Finalize(pe.Context()))
		}
	})
}

// One group has a collective, a send and a receive, on two streams.
func TestNCCLGroupOnStreams(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		a, b := pe.Stream(), newStream(pe)
		me, n := c.Rank(), c.Size()
		sum, x := zeros[float64](pe, 3), upload(pe, []float64{1, 2, float64(me)})
		from, to := zeros[uint8](pe, 2), upload(pe, []uint8{uint8(me), 9})
		must(pe, nccl.Group(pe.PE, func() error {
			for _, err := range []error{
				nccl.AllReduce(c, a, sum, x, nccl.Sum),
				nccl.Send(c, b, to, (me+1)%n),
				nccl.Recv(c, b, from, (me+n-1)%n),
			} {
				if err != nil {
					return err
				}
			}
			return nil
		}))
		must(pe, b.Sync(pe.Context()))
		ranks := float64(n)
		equal(pe, "sum", download(pe, sum), []float64{ranks, 2 * ranks, ranks * (ranks - 1) / 2})
		equal(pe, "received", download(pe, from), []uint8{uint8((me + n - 1) % n), 9})
		must(pe, b.Close())
	})
}

func newStream(pe *gputest.PE) *gpurt.Stream {
	pe.Helper()
	s, err := pe.NewStream()
	must(pe, err)
	return s
}

// Calls of NCCL in a graph, launched several times, between work of the stream.
func TestNCCLInAGraph(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		s, me, n := pe.Stream(), c.Rank(), c.Size()
		x, next := upload(pe, []int64{int64(me), 1}), zeros[int64](pe, 2)
		g, err := s.Capture(func() error {
			err := nccl.Group(pe.PE, func() error {
				if err := nccl.Send(c, s, x, (me+1)%n); err != nil {
					return err
				}
				return nccl.Recv(c, s, next, (me+n-1)%n)
			})
			if err != nil {
				return err
			}
			return nccl.AllReduce(c, s, x, next, nccl.Sum)
		})
		must(pe, err)
		sum, ones := int64(n)*int64(n-1)/2, int64(1)
		for range 3 {
			must(pe, g.Launch(s))
			ones *= int64(n)
			equal(pe, "x", download(pe, x), []int64{sum, ones})
			sum *= int64(n)
		}
		// A graph keeps the communicator.
		if err := c.Finalize(pe.Context()); err == nil {
			pe.Fatalf("the communicator was finalised while a graph holds calls of it")
		}
		must(pe, g.Close())
	})
}

// A graph of two streams: one sends round the ring and the other reduces, at the same time,
// in one communicator.
func TestNCCLInAGraphOfTwoStreams(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		a, b := pe.Stream(), newStream(pe)
		me, n := c.Rank(), c.Size()
		x, sum := upload(pe, []int32{int32(me) + 1}), zeros[int32](pe, 1)
		out, in := upload(pe, []int32{int32(me)}), zeros[int32](pe, 1)
		g, err := a.Capture(func() error {
			fork, err := a.RecordUntimed()
			if err != nil {
				return err
			}
			if err := b.Wait(fork); err != nil {
				return err
			}
			if err := nccl.AllReduce(c, a, sum, x, nccl.Sum); err != nil {
				return err
			}
			err = nccl.Group(pe.PE, func() error {
				if err := nccl.Send(c, b, out, (me+1)%n); err != nil {
					return err
				}
				return nccl.Recv(c, b, in, (me+n-1)%n)
			})
			if err != nil {
				return err
			}
			join, err := b.RecordUntimed()
			if err != nil {
				return err
			}
			if err := a.Wait(join); err != nil {
				return err
			}
			return nccl.AllReduce(c, a, x, sum, nccl.Max)
		})
		must(pe, err)
		want := int32(n * (n + 1) / 2)
		for range 3 {
			must(pe, g.Launch(a))
			equal(pe, "sum", download(pe, sum), []int32{want})
			equal(pe, "maximum", download(pe, x), []int32{want})
			equal(pe, "received", download(pe, in), []int32{int32((me + n - 1) % n)})
			want *= int32(n)
		}
		must(pe, g.Close())
		must(pe, b.Close())
	})
}

func TestNCCLMemoryAndRegistration(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		x, err := nccl.Alloc[float32](pe.PE, 1000)
		must(pe, err)
		equal(pe, "new memory", download(pe, x), make([]float32, 1000))
		must(pe, x.CopyFrom(pe.Context(), fill(1000, float32(2))))
		r, err := nccl.Register(c, x)
		must(pe, err)
		must(pe, nccl.AllReduce(c, pe.Stream(), x, x, nccl.Sum))
		equal(pe, "sum", download(pe, x), fill(1000, float32(2*c.Size())))
		must(pe, r.Deregister())
		w, err := nccl.RegisterWindow(pe.Context(), c, x, nccl.WindowSymmetric)
		must(pe, err)
		must(pe, nccl.AllReduce(c, pe.Stream(), x, x, nccl.Max))
		equal(pe, "maximum", download(pe, x), fill(1000, float32(2*c.Size())))
		must(pe, w.Deregister())
		if _, err := nccl.RegisterWindow(pe.Context(), c, zeros[float32](pe, 10), nccl.WindowSymmetric); err == nil || !strings.Contains(err.Error(), "other GPUs cannot map this memory") {
			pe.Errorf("a window of ordinary memory: %v", err)
		}
		must(pe, x.Free())
	})
}

// Every rank puts to every rank's window, and waits for their signals.
func TestNCCLPutSignalAndWait(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		s, me, n := pe.Stream(), c.Rank(), c.Size()
		const m = 100
		memory := func() (*gpurt.Buffer[int32], *nccl.Window[int32]) {
			b, err := nccl.Alloc[int32](pe.PE, n*m)
			must(pe, err)
			w, err := nccl.RegisterWindow(pe.Context(), c, b, nccl.WindowSymmetric)
			must(pe, err)
			return b, w
		}
		src, srcWindow := memory()
		dst, window := memory()
		value := func(from, to, round int) int32 { return int32(from*10000 + to*100 + round) }
		var waits []nccl.Wait
		for rank := range n {
			waits = append(waits, nccl.Wait{Peer: rank, Count: 2})
		}
		for round := range 3 {
			out := make([]int32, n*m)
			for i := range out {
				out[i] = value(me, i/m, round)
			}
			must(pe, src.CopyFrom(pe.Context(), out))
			err := nccl.Group(pe.PE, func() error {
				for rank := range n {
					if err := nccl.PutSignal(c, s, window, rank, me*m, src.Slice(rank*m, (rank+1)*m)); err != nil {
						return err
					}
					if err := c.Signal(s, rank); err != nil {
						return err
					}
				}
				return nil
			})
			if lacks(pe, err) {
				break
			}
			must(pe, err)
			must(pe, c.WaitSignal(s, waits...))
			want := make([]int32, n*m)
			for i := range want {
				want[i] = value(i/m, me, round)
			}
			equal(pe, "window", download(pe, dst), want)
			meet(pe) // before the windows are written again
		}
		meet(pe)
		must(pe, window.Deregister())
		must(pe, srcWindow.Deregister())
		must(pe, src.Free())
		must(pe, dst.Free())
	})
}

// Abort needs no other rank.
func TestNCCLAbortEndsACallThatHangs(t *testing.T) {
	runNCCL(t, func(pe *gputest.PE, c *nccl.Comm) {
		if c.Size() < 2 {
			return
		}
		doomed, err := c.Split(pe.Context(), 0, c.Rank(), nil)
		must(pe, err)
		x := zeros[float32](pe, 100)
		must(pe, nccl.AllReduce(doomed, pe.Stream(), x, x, nccl.Sum)) // connects the ranks
		meet(pe)
		s := newStream(pe)
		if c.Rank() == 0 { // nobody else comes
			must(pe, nccl.AllReduce(doomed, s, x, x, nccl.Sum))
		}
		must(pe, doomed.Abort())
		must(pe, s.Sync(pe.Context()))
		if err := nccl.AllReduce(doomed, s, x, x, nccl.Sum); err == nil {
			pe.Errorf("a communicator that was aborted made a call")
		}
		meet(pe)
		must(pe, s.Close())
	})
}
