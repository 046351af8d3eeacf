package traceview

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/trace"
	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// recorded is a trace of the program of docs/tracing.md.
const recorded = "../base/trace/testdata/recorded.json"

func TestPrint(t *testing.T) {
	tr, err := trace.Load(recorded)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := Print(&text, tr); err != nil {
		t.Fatal(err)
	}
	golden.Open(t).Check(t, "recorded.txt", text.String())
}

func FuzzPrint(f *testing.F) {
	f.Add([]byte(`{"gpuc":{"format":1,"pes":2,"clock":"timer"},"traceEvents":[{"ph":"X","args":{"event":{"pe":1,"kind":"wait","start":3,"end":9000,"cause":{"pe":0,"sent":4}}}}]}`))
	if b, err := os.ReadFile(recorded); err == nil {
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		tr, err := trace.Read(bytes.NewReader(b))
		if err != nil || tr.PEs > 100 {
			return
		}
		var out bytes.Buffer
		if err := Print(&out, tr); err != nil {
			t.Error(err)
		}
	})
}

// The critical path of a trace that was made up: PE 2 computes for long, and sends to PE 1 by
// the device; PE 1 computes, and comes last to a barrier with PE 0.
func TestCriticalPath(t *testing.T) {
	block := func(pe, launch int, start, end int64) trace.Event {
		return trace.Event{PE: pe, Kind: trace.Kernel, Name: "K", Kernel: "K", Launch: launch, Start: start, End: end}
	}
	in := func(e trace.Event, kind trace.Kind, name string, line int, start, end int64, c *trace.Cause) trace.Event {
		e.Kind, e.Name, e.File, e.Line, e.Start, e.End, e.Cause = kind, name, "k.go", line, start, end, c
		return e
	}
	k0, k1, k2, first := block(0, 1, 0, 20000), block(1, 1, 0, 20100), block(2, 2, 3000, 10000), block(2, 1, 100, 2000)
	tr := &trace.Trace{PEs: 3, Clock: trace.Timer, Level: trace.All, Events: []trace.Event{
		k0, k1, k2, first,
		in(k1, trace.Wait, "SignalWaitUntil", 7, 1000, 9500, &trace.Cause{PE: 2, Launch: 2, Sent: 9000, File: "k.go", Line: 6}),
		in(k1, trace.Order, "Quiet", 8, 12000, 14000, nil),
		in(k1, trace.Barrier, "BarrierAll", 9, 19000, 19900, &trace.Cause{PE: 1, Launch: 1, Sent: 19000}), // itself
		in(k0, trace.Barrier, "BarrierAll", 9, 500, 19800, &trace.Cause{PE: 1, Launch: 1, Sent: 19000, File: "k.go", Line: 9}),
		in(k0, trace.Wait, "SignalWaitUntil", 10, 19850, 19860, &trace.Cause{PE: 2, Launch: 2, Sent: 1}), // was there
	}}
	want := []Step{
		{PE: 2, What: Pause, From: trace.NoPE, Start: 0, End: 100},
		{PE: 2, What: Computes, From: trace.NoPE, Kernel: "K", Start: 100, End: 2000},
		{PE: 2, What: Pause, From: trace.NoPE, Start: 2000, End: 3000},
		{PE: 2, What: Computes, From: trace.NoPE, Place: "k.go:6", Kernel: "K", Start: 3000, End: 9000},
		{PE: 1, What: Message, From: 2, Place: "k.go:7", Kernel: "K", Start: 9000, End: 9500},
		{PE: 1, What: Computes, From: trace.NoPE, Place: "k.go:8", Kernel: "K", Start: 9500, End: 12000},
		{PE: 1, What: Completes, From: trace.NoPE, Place: "k.go:8", Kernel: "K", Start: 12000, End: 14000},
		{PE: 1, What: Computes, From: trace.NoPE, Place: "k.go:9", Kernel: "K", Start: 14000, End: 19000},
		{PE: 1, What: Meets, From: trace.NoPE, Place: "k.go:9", Kernel: "K", Start: 19000, End: 19900},
		{PE: 1, What: Computes, From: trace.NoPE, Kernel: "K", Start: 19900, End: 20100},
	}
	if d := cmp.Diff(Path{Steps: want}, Summarise(tr).Path); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// Whatever a trace says, the steps of the path follow each other from its beginning to its end.
func TestPathsGoForward(t *testing.T) {
	file := filepath.Join(t.TempDir(), "t.json")
	for seed := range uint64(100) {
		rng := rand.New(rand.NewPCG(seed, 2))
		head := trace.Head{PEs: 3, Count: 3, Clock: []trace.Clock{trace.Timer, trace.Steps}[seed%2], Level: trace.All}
		r, err := trace.Record(file, head)
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			start := rng.Int64N(50)
			e := trace.Event{
				PE: rng.IntN(3), Kind: []trace.Kind{trace.Kernel, trace.Wait, trace.Barrier, trace.Order, trace.Stream}[rng.IntN(5)], Start: start, End: start + rng.Int64N(20),
				Launch: rng.IntN(2), Stream: rng.IntN(2),
			}
			if e.Kind.Waits() && rng.IntN(4) > 0 {
				e.Cause = &trace.Cause{PE: rng.IntN(3), Launch: rng.IntN(2), Stream: rng.IntN(2), Sent: rng.Int64N(60)}
			}
			r.Event(&e)
		}
		if err := r.Close(); err != nil {
			t.Fatal(err)
		}
		tr, err := trace.Assemble(trace.PartsOf(file))
		if err != nil {
			t.Fatal(err)
		}
		var at int64
		sum := Summarise(tr)
		for _, s := range sum.Path.Steps {
			if s.Start != at || s.End <= at {
				t.Fatalf("seed %d: the step %+v follows %d", seed, s, at)
			}
			at = s.End
		}
		if at != sum.Time {
			t.Errorf("seed %d: the path ends at %d of %d", seed, at, sum.Time)
		}
	}
}

// Time in which threads of a block wait together counts once, and waits count before what
// other threads do meanwhile.
func TestUsage(t *testing.T) {
	e := func(kind trace.Kind, start, end int64) trace.Event {
		return trace.Event{Kind: kind, Start: start, End: end, Launch: 1}
	}
	tr := &trace.Trace{PEs: 2, Clock: trace.Steps, Events: []trace.Event{
		e(trace.Kernel, 0, 100), e(trace.Wait, 10, 30), e(trace.Wait, 20, 40), e(trace.Put, 35, 50), e(trace.Barrier, 60, 70), e(trace.Order, 68, 80), e(trace.Wait, 95, 120),
	}}
	want := []Usage{{PE: 0, Blocks: 1, Time: 100, Computing: 35, Waiting: 35, Barriers: 10, Sending: 10, Ordering: 10}, {PE: 1}}
	if d := cmp.Diff(want, Summarise(tr).PEs); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
