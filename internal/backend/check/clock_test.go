package check

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/backend/check/nvir"
	"github.com/gpuc-go/gpuc/internal/base/memmodel"
	"github.com/gpuc-go/gpuc/internal/base/threadapi"
)

// steps are what a clock knows of each of some threads.
func steps(c *clock, threads []*thread) []uint32 {
	var s []uint32
	for _, t := range threads {
		s = append(s, c.at(t))
	}
	return s
}

// TestJoinKnowsWhatEitherKnows compares joined clocks with the larger step of each thread.
func TestJoinKnowsWhatEitherKnows(t *testing.T) {
	l := &launch{}
	var blocks []*block
	var threads []*thread
	for id := range uint64(4) {
		b := &block{id: id + 1, launch: l, size: 3}
		blocks = append(blocks, b)
		for rank := range b.size {
			threads = append(threads, &thread{block: b, rank: rank})
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	random := func() *clock {
		c := noClock
		for _, b := range blocks {
			if r.IntN(3) > 0 {
				c = c.with(b, []uint32{r.Uint32N(4), r.Uint32N(4), r.Uint32N(4)})
			}
		}
		return c
	}
	for range 200 {
		a, b := random(), random()
		got, x, y := steps(a.join(b), threads), steps(a, threads), steps(b, threads)
		var want []uint32
		for i := range x {
			want = append(want, max(x[i], y[i]))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("join of %v and %v (-want +got):\n%s", x, y, diff)
		}
	}
}

// TestHorizonKnowsEndedLaunches expects a clock to know a launch by when it ended, and to
// forget the steps of its threads.
func TestHorizonKnowsEndedLaunches(t *testing.T) {
	over, running := &launch{ended: 3}, &launch{}
	a, b := &block{id: 1, launch: over, size: 1}, &block{id: 2, launch: running, size: 1}
	c := noClock.with(a, []uint32{5}).with(b, []uint32{7})
	if c.has(over) {
		t.Error("a clock without a horizon knows a launch")
	}
	c = c.upTo(4)
	if !c.has(over) || c.has(running) || len(c.rows) != 1 || c.at(&thread{block: b}) != 7 {
		t.Errorf("got %v, want the horizon 4 and the row of the launch that runs", c)
	}
	if j := noClock.join(c); !j.has(over) {
		t.Error("a joined clock lost the horizon")
	}
}

func TestIDSets(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		sets, want := []*idset{{}, {}}, map[uint64]bool{}
		for _, s := range sets {
			for id := range uint64(20) {
				if r.IntN(3) == 0 {
					s.add(span{id, id + 1})
					want[id] = true
				}
			}
		}
		both := sets[0].join(sets[1])
		for id := range uint64(22) {
			if both.has(id) != want[id] {
				t.Fatalf("%v and %v make %v", sets[0].spans, sets[1].spans, both.spans)
			}
		}
	}
}

// TestRecordsOutliveCollections has a thread make records, whose numbers a collection takes before and
// after memory has them.
func TestRecordsOutliveCollections(t *testing.T) {
	c := New(Config{})
	x := &thread{c: c, launch: &launch{p: &program{c: c}, start: noOrder}, block: &block{}, know: noOrder, step: 1}
	word := make([]byte, 8)
	r := newRegion(unsafe.Pointer(&word[0]), len(word))
	c.memories.add(r)
	c.launches = []*launch{x.launch}
	var records []*record
	for _, kind := range []memmodel.Kind{memmodel.Store, memmodel.Deliver, memmodel.PutWord} {
		records = append(records, &record{by: x, step: 1, kind: kind, write: true, place: &nvir.Place{}})
	}
	for i, rec := range records {
		c.enough = 0
		c.collect()
		c.touch(x, x.know, rec, r, r.base+uintptr(i), 1)
	}
	c.enough = 0
	c.collect()
	for i, rec := range records {
		if got := c.lastWrite(r, r.base+uintptr(i)); got != rec {
			t.Errorf("byte %d was written by %+v, not by %+v", i, got, rec)
		}
	}
}

// TestOperationsThatNothingCompletesAreSeldomLookedAt issues puts and counts how often it is looked for those to
// forget: each time all are.
func TestOperationsThatNothingCompletesAreSeldomLookedAt(t *testing.T) {
	c := New(Config{})
	x := &thread{c: c, launch: &launch{}, step: 1}
	looked, bound := 0, 0
	for range 100 * operationsKept {
		x.issue(&threadapi.Call{}, false)
		if n := c.unfinished[0]; n != bound {
			looked, bound = looked+1, n
		}
	}
	if looked < 3 || looked > 10 {
		t.Errorf("%d times for %d puts; the number is to grow as the logarithm does", looked, 100*operationsKept)
	}
}

// TestWithoutPassesOverASet has sets of some of six operations.
func TestWithoutPassesOverASet(t *testing.T) {
	for members := range 1 << 6 {
		var list, want, got []*operation
		set := &idset{}
		for i := range uint64(6) {
			x := &operation{id: 2*i + 2*(i/2)}
			list = append(list, x)
			if members>>i&1 != 0 {
				set.add(span{x.id, x.id + 2})
			} else {
				want = append(want, x)
			}
		}
		without(list, set, func(x *operation) { got = append(got, x) })
		if !slices.Equal(got, want) {
			t.Errorf("without %v: %d operations, want %d", set.spans, len(got), len(want))
		}
	}
}
