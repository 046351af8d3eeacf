package conformance_test

import (
	"errors"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/comm"
	"github.com/gpuc-go/gpuc/testsuite/conformance/lang"
)

// TestGraph launches a graph of everything that can be captured, with other values in
// the host's memory each time.
func TestGraph(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(2), func(pe *gputest.PE) {
		k, err := comm.LoadKernels(pe.PE)
		must(pe, err)
		const n = 50
		me, pes := pe.MyPE(), pe.NumPEs()
		src, dst := symmetric[int32](pe, n), symmetric[int32](pe, n)
		again := zeros[int32](pe, n)
		in, out := make([]int32, n), make([]int32, n)
		sum := int32(0)
		s := pe.Stream()
		if pe.Status() == gpurt.StatusLimitedMPG {
			pe.Logf("PEs share GPUs, where NVSHMEM has no barriers in graphs")
			return
		}
		g, err := s.Capture(func() error {
			return errors.Join(
				src.CopyFromAsync(s, in),
				dst.Zero(s),
				s.Barrier(),
				k.LoadInt32(s, gpurt.Grid(1).Block(32), dst, src, (me+1)%pes),
				again.CopyFromDevice(s, dst),
				again.CopyToAsync(s, out),
				s.HostFunc(func() error {
					sum = 0
					for _, x := range out {
						sum += x
					}
					return nil
				}),
				s.Barrier(),
			)
		})
		must(pe, err)
		for round := range int32(3) {
			for i := range in {
				in[i] = 1000*round + int32(100*me+i)
			}
			must(pe, g.Launch(s))
			must(pe, s.Sync(pe.Context()))
			want, total := make([]int32, n), int32(0)
			for i := range want {
				want[i] = 1000*round + int32(100*((me+1)%pes)+i)
				total += want[i]
			}
			equal(pe, "the peer's", out, want)
			if sum != total {
				pe.Errorf("round %d: the function of the host found a sum of %d, want %d", round, sum, total)
			}
		}
		must(pe, g.Close())
	})
}

// reversed is a graph that turns the parts of a buffer around on two streams.
type reversed struct {
	k           *lang.Kernels
	s, other    *gpurt.Stream
	out         *gpurt.Buffer[float32]
	left, right *gpurt.Buffer[float32]
}

func newReversed(pe *gputest.PE) *reversed {
	k, err := lang.LoadKernels(pe.PE)
	must(pe, err)
	other, err := pe.NewStream()
	must(pe, err)
	return &reversed{
		k: k, s: pe.Stream(), other: other, out: zeros[float32](pe, 4),
		left: upload(pe, []float32{1, 2}), right: upload(pe, []float32{3, 4}),
	}
}

// enqueue enqueues the work, of which right is done on the other stream.
func (r *reversed) enqueue(left, right *gpurt.Buffer[float32]) error {
	fork, err := r.s.RecordUntimed()
	if err != nil {
		return err
	}
	defer fork.Close()
	if err := r.other.Wait(fork); err != nil {
		return err
	}
	if err := errors.Join(
		r.k.Reverse(r.s, gpurt.Grid(1).Block(2), r.out.Slice(0, 2), left),
		r.k.Reverse(r.other, gpurt.Grid(1).Block(2), r.out.Slice(2, 4), right),
	); err != nil {
		return err
	}
	join, err := r.other.RecordUntimed()
	if err != nil {
		return err
	}
	defer join.Close()
	if err := r.s.Wait(join); err != nil {
		return err
	}
	return r.k.Reverse(r.s, gpurt.Grid(1).Block(4), r.out, r.out)
}

// TestGraphOfTwoStreams captures work that forks and joins, and draws it.
func TestGraphOfTwoStreams(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(1), func(pe *gputest.PE) {
		r := newReversed(pe)
		g, err := r.s.Capture(func() error { return r.enqueue(r.left, r.right) })
		must(pe, err)
		equal(pe, "before the launch", download(pe, r.out), []float32{0, 0, 0, 0})
		for range 2 {
			must(pe, g.Launch(r.s))
			equal(pe, "after it", download(pe, r.out), []float32{3, 4, 1, 2})
		}
		// A launch on one stream follows that on another.
		must(pe, g.Launch(r.other))
		must(pe, g.Launch(r.s))
		equal(pe, "after two more", download(pe, r.out), []float32{3, 4, 1, 2})
		const want = `digraph {
	node [shape=box];
	n0 [label="Reverse\ngrid (1,1,1), block (2,1,1)"];
	n1 [label="Reverse\ngrid (1,1,1), block (2,1,1)"];
	n2 [label="Reverse\ngrid (1,1,1), block (4,1,1)"];
	n0 -> n2;
	n1 -> n2;
}
`
		if got := g.DOT(); got != want {
			pe.Errorf("the graph is drawn as\n%s\nwant\n%s", got, want)
		}
		// The streams can be used as before.
		must(pe, r.enqueue(r.right, r.left))
		equal(pe, "without a graph", download(pe, r.out), []float32{1, 2, 3, 4})
		must(pe, r.other.Sync(pe.Context()))
		must(pe, g.Close())
	})
}

// TestGraphUpdate gives a graph other operands, and tries to give it other operations.
func TestGraphUpdate(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(1), func(pe *gputest.PE) {
		r := newReversed(pe)
		g, err := r.s.Capture(func() error { return r.enqueue(r.left, r.right) })
		must(pe, err)
		first, err := g.Clone()
		must(pe, err)
		must(pe, g.Update(r.s, func() error { return r.enqueue(r.right, r.left) }))
		must(pe, g.Launch(r.s))
		equal(pe, "after the update", download(pe, r.out), []float32{1, 2, 3, 4})
		must(pe, first.Launch(r.s))
		equal(pe, "the clone", download(pe, r.out), []float32{3, 4, 1, 2})
		for name, f := range map[string]func() error{
			"fewer operations": func() error { return r.out.Zero(r.s) },
			"another kind": func() error {
				return errors.Join(r.out.Zero(r.s), r.out.Zero(r.s), r.out.Zero(r.s))
			},
			"another order": func() error {
				c := gpurt.Grid(1).Block(2)
				return errors.Join(r.k.Reverse(r.s, c, r.out, r.left), r.k.Reverse(r.s, c, r.out, r.left), r.k.Reverse(r.s, c, r.out, r.left))
			},
		} {
			if err := g.Update(r.s, f); !errors.Is(err, gpurt.ErrGraphDiffers) {
				pe.Errorf("%s: %v, want ErrGraphDiffers", name, err)
			}
		}
		must(pe, g.Launch(r.s))
		equal(pe, "after updates that failed", download(pe, r.out), []float32{1, 2, 3, 4})
		must(pe, first.Close())
		must(pe, g.Close())
	})
}

// TestCaptureMistakes: each leaves the streams as they were.
func TestCaptureMistakes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		r := newReversed(pe)
		s, other := r.s, r.other
		before, err := s.RecordUntimed()
		must(pe, err)
		var kept *gpurt.Event
		for _, c := range []struct {
			name string
			f    func() error
			want string
		}{
			{"Sync", func() error { return s.Sync(pe.Context()) }, "Sync during Stream.Capture"},
			{"copy that waits", func() error { return r.out.CopyTo(pe.Context(), make([]float32, 4)) }, "CopyTo during Stream.Capture"},
			{"capture", func() error { _, err := s.Capture(func() error { return nil }); return err }, "Capture during Stream.Capture"},
			{"Close", func() error {
				fork, err := s.RecordUntimed()
				if err != nil {
					return err
				}
				return errors.Join(other.Wait(fork), other.Close())
			}, "Close during Stream.Capture"},
			{"event of before", func() error { return s.Wait(before) }, "it was recorded outside this capture"},
			{"Sync of an event", func() error {
				if kept, err = s.RecordUntimed(); err != nil {
					return err
				}
				return kept.Sync(pe.Context())
			}, "it was recorded during Stream.Capture"},
			{"no join", func() error {
				fork, err := s.RecordUntimed()
				if err != nil {
					return err
				}
				return errors.Join(other.Wait(fork), r.out.Zero(other))
			}, "the stream does not wait for Zero on another stream"},
		} {
			if _, err := s.Capture(c.f); err == nil || !strings.Contains(err.Error(), c.want) {
				pe.Errorf("%s: %v, want %q", c.name, err, c.want)
			}
			must(pe, r.enqueue(r.left, r.right))
			equal(pe, "after "+c.name, download(pe, r.out), []float32{3, 4, 1, 2})
		}
		if err := s.Wait(kept); err == nil || !strings.Contains(err.Error(), "it was recorded during Stream.Capture") {
			pe.Errorf("waiting for an event of a capture that is over: %v", err)
		}
		must(pe, before.Close())
	})
}
