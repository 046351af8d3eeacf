package conformance_test

import (
	"errors"
	"strings"
	"testing"

	gpurt "github.com/gpuc-go/gpuc/runtime"
	"github.com/gpuc-go/gpuc/runtime/gputest"
	"github.com/gpuc-go/gpuc/testsuite/conformance/decide"
)

// deciding is what the tests of conditions use.
type deciding struct {
	pe   *gputest.PE
	k    *decide.Kernels
	s    *gpurt.Stream
	one  gpurt.LaunchConfig
	word *gpurt.Buffer[int32]
	out  *gpurt.Buffer[int32]
}

func newDeciding(pe *gputest.PE) *deciding {
	k, err := decide.LoadKernels(pe.PE)
	must(pe, err)
	return &deciding{pe, k, pe.Stream(), gpurt.Grid(1).Block(32), zeros[int32](pe, 1), zeros[int32](pe, 4)}
}

// add returns a body that adds v to element i of out.
func (d *deciding) add(i int, v int32) func() error {
	return func() error { return d.k.Add(d.s, d.one, d.out.Slice(i, i+1), v) }
}

// capture returns a graph of what f enqueues.
func (d *deciding) capture(f func() error) *gpurt.Graph {
	g, err := d.s.Capture(f)
	must(d.pe, err)
	return g
}

// launched returns what out holds after a launch with another word.
func (d *deciding) launched(g *gpurt.Graph, word int32) []int32 {
	must(d.pe, d.out.Zero(d.s))
	must(d.pe, d.word.CopyFromAsync(d.s, []int32{word}))
	must(d.pe, g.Launch(d.s))
	return download(d.pe, d.out)
}

// TestConditions launches graphs that decide by a word, which changes between the launches
// and in them.
func TestConditions(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(1), func(pe *gputest.PE) {
		d := newDeciding(pe)
		// Everything in a graph follows: the last element counts the launches.
		last := d.add(3, 1)
		for _, c := range []struct {
			name string
			f    func() error
			want map[int32][]int32
		}{
			{"If", func() error { return gpurt.If(d.s, d.word, d.add(0, 1)) }, map[int32][]int32{0: {0, 0, 0, 1}, 1: {1, 0, 0, 1}, -7: {1, 0, 0, 1}}},
			{"IfElse", func() error { return gpurt.IfElse(d.s, d.word, d.add(0, 1), d.add(1, 1)) }, map[int32][]int32{0: {0, 1, 0, 1}, 2: {1, 0, 0, 1}}},
			{"Switch", func() error { return gpurt.Switch(d.s, d.word, d.add(0, 1), d.add(1, 1), d.add(2, 1)) }, map[int32][]int32{
				0: {1, 0, 0, 1}, 1: {0, 1, 0, 1}, 2: {0, 0, 1, 1}, 3: {0, 0, 0, 1}, -1: {0, 0, 0, 1},
			}},
			{"While", func() error {
				return gpurt.While(d.s, d.word, func() error {
					return errors.Join(d.add(0, 2)(), d.k.Add(d.s, d.one, d.word, -1))
				})
			}, map[int32][]int32{0: {0, 0, 0, 1}, 1: {2, 0, 0, 1}, 9: {18, 0, 0, 1}}},
			{"body without work", func() error { return gpurt.If(d.s, d.word, func() error { return nil }) }, map[int32][]int32{0: {0, 0, 0, 1}, 1: {0, 0, 0, 1}}},
			{"copies", func() error {
				return gpurt.If(d.s, d.word, func() error {
					return errors.Join(d.out.Slice(0, 1).CopyFromDevice(d.s, d.word), d.out.Slice(2, 4).Zero(d.s))
				})
			}, map[int32][]int32{0: {0, 0, 0, 1}, 5: {5, 0, 0, 1}}},
			{"If in While in IfElse", func() error {
				return gpurt.IfElse(d.s, d.word, func() error {
					return gpurt.While(d.s, d.word, func() error {
						return errors.Join(
							d.k.Less(d.s, d.one, d.out.Slice(2, 3), d.word, 3),
							gpurt.If(d.s, d.out.Slice(2, 3), d.add(0, 1)),
							d.add(1, 1)(),
							d.k.Add(d.s, d.one, d.word, -1))
					})
				}, d.add(2, 5))
			}, map[int32][]int32{0: {0, 0, 5, 1}, 2: {2, 2, 1, 1}, 6: {2, 6, 1, 1}}},
		} {
			g := d.capture(func() error { return errors.Join(c.f(), last()) })
			for word, want := range c.want {
				equal(pe, c.name, d.launched(g, word), want)
			}
			must(pe, g.Close())
		}
	})
}

// TestConditionOfAnEarlierKernel: what comes before a condition in the graph, on the same
// stream or another, writes its word.
func TestConditionOfAnEarlierKernel(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(1), func(pe *gputest.PE) {
		d := newDeciding(pe)
		other, err := pe.NewStream()
		must(pe, err)
		inside, err := pe.NewStream()
		must(pe, err)
		count := zeros[int32](pe, 1)
		fork := func(from, to *gpurt.Stream) error {
			e, err := from.RecordUntimed()
			if err != nil {
				return err
			}
			return errors.Join(to.Wait(e), e.Close())
		}
		g := d.capture(func() error {
			return errors.Join(
				fork(d.s, other),
				d.k.Less(other, d.one, d.word, count, 3),
				fork(other, d.s),
				gpurt.While(d.s, d.word, func() error {
					return errors.Join(
						fork(d.s, inside),
						d.add(0, 1)(),
						d.k.Add(inside, d.one, count, 1),
						fork(inside, d.s),
						d.k.Less(d.s, d.one, d.word, count, 3))
				}))
		})
		for range 2 {
			must(pe, g.Launch(d.s))
		}
		equal(pe, "the loops together", download(pe, d.out), []int32{3, 0, 0, 0})
		must(pe, other.Sync(pe.Context()))
		must(pe, g.Close())
	})
}

// TestConditionAmongPEs has a loop whose kernels wait for other PEs.
func TestConditionAmongPEs(t *testing.T) {
	gputest.Seeds(t, 10, gputest.NP(2), func(pe *gputest.PE) {
		d := newDeciding(pe)
		known, heard := symmetric[int32](pe, 2), symmetric[int32](pe, 2)
		must(pe, known.CopyFrom(pe.Context(), []int32{int32(10 + pe.MyPE()), 0}))
		must(pe, d.word.CopyFrom(pe.Context(), []int32{1}))
		meet(pe)
		rounds := int32(pe.NumPEs())
		g := d.capture(func() error {
			return gpurt.While(d.s, d.word, func() error { return d.k.Spread(d.s, d.one, known, heard, d.word, rounds) })
		})
		must(pe, g.Launch(d.s))
		equal(pe, "the largest number and the rounds", download(pe, known), []int32{int32(10 + pe.NumPEs() - 1), rounds})
		must(pe, g.Close())
	})
}

// TestUpdateOfConditions gives a graph that decides other operands, while launches of it may
// still be done.
func TestUpdateOfConditions(t *testing.T) {
	gputest.Seeds(t, 5, gputest.NP(1), func(pe *gputest.PE) {
		d := newDeciding(pe)
		work := func(i int) func() error {
			return func() error { return gpurt.If(d.s, d.word, d.add(i, 1)) }
		}
		g := d.capture(work(0))
		must(pe, d.word.CopyFrom(pe.Context(), []int32{1}))
		for i := range 3 {
			must(pe, g.Update(d.s, work(i)))
			must(pe, g.Launch(d.s))
			must(pe, g.Launch(d.s))
		}
		equal(pe, "after three updates", download(pe, d.out), []int32{2, 2, 2, 0})
		for name, f := range map[string]func() error{
			"another condition": func() error { return gpurt.While(d.s, d.word, d.add(0, 1)) },
			"another body":      func() error { return gpurt.If(d.s, d.word, func() error { return d.out.Zero(d.s) }) },
			"one more body":     func() error { return gpurt.IfElse(d.s, d.word, d.add(0, 1), d.add(0, 1)) },
		} {
			if err := g.Update(d.s, f); !errors.Is(err, gpurt.ErrGraphDiffers) {
				pe.Errorf("%s: %v, want ErrGraphDiffers", name, err)
			}
		}
		must(pe, g.Launch(d.s))
		equal(pe, "after updates that failed", download(pe, d.out), []int32{2, 2, 3, 0})
		if _, err := g.Clone(); err == nil || !strings.Contains(err.Error(), "capture the work again") {
			pe.Errorf("a clone: %v", err)
		}
		must(pe, g.Close())
	})
}

// TestConditionsAreDrawn shows what is in the bodies.
func TestConditionsAreDrawn(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		d := newDeciding(pe)
		g := d.capture(func() error {
			return errors.Join(
				d.out.Zero(d.s),
				gpurt.IfElse(d.s, d.word, func() error {
					return gpurt.While(d.s, d.word, d.add(0, 1))
				}, func() error { return nil }),
				gpurt.Switch(d.s, d.word, d.add(0, 1)),
			)
		})
		const want = `digraph {
	node [shape=box];
	n0 [label="Zero\n16 bytes"];
	n1 [label="IfElse"];
	n0 -> n1;
	subgraph cluster_n1_0 {
		label="then";
		n1_0_0 [label="While"];
		subgraph cluster_n1_0_0_0 {
			label="repeat";
			n1_0_0_0_0 [label="Add\ngrid (1,1,1), block (32,1,1)"];
		}
		n1_0_0 -> n1_0_0_0_0 [style=dashed];
	}
	n1 -> n1_0_0 [style=dashed];
	subgraph cluster_n1_1 {
		label="else";
	}
	n2 [label="Switch"];
	n1 -> n2;
	subgraph cluster_n2_0 {
		label="case 0";
		n2_0_0 [label="Add\ngrid (1,1,1), block (32,1,1)"];
	}
	n2 -> n2_0_0 [style=dashed];
}
`
		if got := g.DOT(); got != want {
			pe.Errorf("the graph is drawn as\n%s\nwant\n%s", got, want)
		}
		must(pe, g.Close())
	})
}

// TestConditionMistakes: each leaves the streams as they were.
func TestConditionMistakes(t *testing.T) {
	gputest.Run(t, gputest.NP(1), func(pe *gputest.PE) {
		d := newDeciding(pe)
		other, err := pe.NewStream()
		must(pe, err)
		pinned, err := gpurt.AllocPinned[int32](pe.PE, 4)
		must(pe, err)
		sym, probe := symmetric[int32](pe, 1), zeros[int32](pe, 1)
		in := func(f func() error) func() error {
			return func() error { return gpurt.If(d.s, d.word, f) }
		}
		failed := errors.New("the body fails")
		var inside *gpurt.Event
		if err := gpurt.If(d.s, d.word, d.add(0, 1)); err == nil || !strings.Contains(err.Error(), "If: it is called outside Stream.Capture") {
			pe.Errorf("outside: %v", err)
		}
		for _, c := range []struct {
			name string
			f    func() error
			want string
		}{
			{"no word", func() error { return gpurt.If[int32](d.s, nil, d.add(0, 1)) }, "If: condition: "},
			{"several words", func() error { return gpurt.While(d.s, d.out, d.add(0, 1)) }, "While: condition: the buffer has 4 words; pass one"},
			{"no body", func() error { return gpurt.IfElse(d.s, d.word, d.add(0, 1), nil) }, "IfElse: body 1 is nil"},
			{"no case", func() error { return gpurt.Switch(d.s, d.word) }, "Switch: pass at least one body"},
			{"nil stream", func() error { return gpurt.If(nil, d.word, d.add(0, 1)) }, "stream is nil"},
			{"body that fails", in(func() error { return failed }), "If: the body fails"},
			{"body that fails, and nobody looks", func() error { in(func() error { return failed })(); return nil }, "If: the body fails"},
			{"Sync", in(func() error { return d.s.Sync(pe.Context()) }), "Sync during Stream.Capture"},
			{"launch of a graph", in(func() error { _, err := d.s.Capture(d.add(0, 1)); return err }), "Capture during Stream.Capture"},
			{"HostFunc", in(func() error { return d.s.HostFunc(func() error { return nil }) }), "HostFunc: it is called in a body"},
			{"barrier", in(d.s.Barrier), "BarrierAll: it is called in a body"},
			{"put", in(func() error { return gpurt.Put(d.s, sym, sym, 0) }), "Put: it is called in a body"},
			{"copy from the host", in(func() error { return d.out.CopyFromAsync(d.s, pinned.Host()) }), "CopyFromAsync: it is called in a body"},
			{"copy to the host", in(func() error { return d.out.CopyToAsync(d.s, make([]int32, 4)) }), "CopyToAsync: it is called in a body"},
			{"no join", in(func() error {
				fork, err := d.s.RecordUntimed()
				if err != nil {
					return err
				}
				return errors.Join(other.Wait(fork), d.out.Zero(other))
			}), "the stream does not wait for Zero on another stream"},
			{"stream of the graph around", func() error {
				fork, err := d.s.RecordUntimed()
				if err != nil {
					return err
				}
				return errors.Join(other.Wait(fork), in(func() error { return d.out.Zero(other) })())
			}, "the stream takes part in the capture around"},
			{"event of the graph around", func() error {
				before, err := d.s.RecordUntimed()
				if err != nil {
					return err
				}
				return in(func() error { return d.s.Wait(before) })()
			}, "it was recorded during Stream.Capture"},
			{"event of a body", func() error {
				err := in(func() (err error) { inside, err = d.s.RecordUntimed(); return err })()
				return errors.Join(err, d.s.Wait(inside))
			}, "it was recorded during Stream.Capture"},
		} {
			if _, err := d.s.Capture(c.f); err == nil || !strings.Contains(err.Error(), c.want) {
				pe.Errorf("%s: %v, want %q", c.name, err, c.want)
			}
			must(pe, d.out.Zero(d.s))
			must(pe, d.add(0, 1)())
			must(pe, probe.CopyFromDevice(other, d.word))
			must(pe, other.Sync(pe.Context()))
			equal(pe, "after "+c.name, download(pe, d.out), []int32{1, 0, 0, 0})
		}
	})
}
