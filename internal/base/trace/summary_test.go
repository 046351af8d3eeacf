package trace

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/test/golden"
)

// The file of a recorded trace is read, written again to the byte, and summed up. It is of the
// program of docs/tracing.md.
func TestRecordedTrace(t *testing.T) {
	name := filepath.Join("testdata", "recorded.json")
	tr, err := Load(name)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var again, text bytes.Buffer
	if err := tr.Write(&again); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(file), again.String()); d != "" {
		t.Errorf("written again (-file +written):\n%s", d)
	}
	if err := tr.Print(&text); err != nil {
		t.Fatal(err)
	}
	golden.Open(t).Check(t, "recorded.txt", text.String())
}

// Viewers want slices of a thread to follow each other or to be inside each other, and arrows
// to begin and end at slices.
func TestTheFileIsWhatViewersWant(t *testing.T) {
	wait := func(thread int, start, end int64) Event {
		return Event{PE: 1, Kind: Wait, Name: "w", Start: start, End: end, Kernel: "K", Launch: 1, Thread: thread, Cause: &Cause{PE: 0, Launch: 1, Sent: end - 5}}
	}
	tr := &Trace{PEs: 2, Clock: Timer, Level: All, Events: []Event{
		{PE: 0, Kind: Kernel, Name: "K", Start: 0, End: 1000, Kernel: "K", Launch: 1},
		{PE: 1, Kind: Kernel, Name: "K", Start: 0, End: 1000, Kernel: "K", Launch: 1},
		wait(0, 100, 300), wait(32, 200, 400), // these overlap
		{PE: 1, Kind: Span, Name: "inside", Start: 150, End: 180, Kernel: "K", Launch: 1},
		{PE: 1, Kind: Stream, Name: "copy", Start: 0, End: 0, Stream: 1},
	}}
	tr.zero()
	var b bytes.Buffer
	if err := tr.Write(&b); err != nil {
		t.Fatal(err)
	}
	var f struct {
		Unit   string `json:"displayTimeUnit"`
		Events []struct {
			Phase    string  `json:"ph"`
			PID, TID int     `json:""`
			Time     float64 `json:"ts"`
			Duration float64 `json:"dur"`
			Name     string  `json:"name"`
			ID       int     `json:"id"`
			Args     struct {
				Name string `json:"name"`
			} `json:"args"`
		} `json:"traceEvents"`
	}
	if err := json.Unmarshal(b.Bytes(), &f); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range f.Events {
		switch e.Phase {
		case "X":
			got = append(got, fmt.Sprintf("%s on %d/%d from %.3f for %.3f", e.Name, e.PID, e.TID, e.Time, e.Duration))
		case "s", "f":
			got = append(got, fmt.Sprintf("%s %d at %d/%d, %.3f", e.Phase, e.ID, e.PID, e.TID, e.Time))
		case "M":
			if e.Name != "thread_sort_index" {
				got = append(got, fmt.Sprintf("%d/%d is %s", e.PID, e.TID, e.Args.Name))
			}
		}
	}
	want := []string{
		"0/0 is PE 0", "1/0 is PE 1",
		"0/1 is block (0,0,0)", "1/1 is stream 0", "1/2 is block (0,0,0)", "1/3 is block (0,0,0), beside it 1",
		"K on 0/1 from 0.000 for 1.000", "K on 1/2 from 0.000 for 1.000", "copy on 1/1 from 0.000 for 0.000",
		"w on 1/2 from 0.100 for 0.200", "inside on 1/2 from 0.150 for 0.030", "w on 1/3 from 0.200 for 0.200",
		"s 1 at 0/1, 0.295", "f 1 at 1/2, 0.300", "s 2 at 0/1, 0.395", "f 2 at 1/3, 0.400",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

func TestFilesThatAreNoTraces(t *testing.T) {
	for text, want := range map[string]string{
		"":                               "this is no trace",
		"[]":                             "this is no trace",
		`{"traceEvents":[]}`:             "no trace of gpuc run -trace",
		`{"gpuc":{"format":7}}`:          "another version",
		`{"gpuc":{"format":1,"pes":-1}}`: "of -1 PEs",
		`{"gpuc":{"format":1,"pes":2},"traceEvents":[{"ph":"X","args":{"event":{"pe":2}}}]}`: "an event of PE 2 of 2",
	} {
		if _, err := Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", text, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"gpuc":{"format":1,"pes":2,"clock":"timer"},"traceEvents":[{"ph":"X","args":{"event":{"pe":1,"kind":"wait","start":3,"end":9000,"cause":{"pe":0,"sent":4}}}}]}`))
	if b, err := os.ReadFile(filepath.Join("testdata", "recorded.json")); err == nil {
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		tr, err := Read(bytes.NewReader(b))
		if err != nil || tr.PEs > 100 {
			return
		}
		var out bytes.Buffer
		if err := tr.Print(&out); err != nil {
			t.Error(err)
		}
	})
}

// The critical path of a trace that was made up: PE 2 computes for long, and sends to PE 1 by
// the device; PE 1 computes, and comes last to a barrier with PE 0.
func TestCriticalPath(t *testing.T) {
	block := func(pe, launch int, start, end int64) Event {
		return Event{PE: pe, Kind: Kernel, Name: "K", Kernel: "K", Launch: launch, Start: start, End: end}
	}
	in := func(e Event, kind Kind, name string, line int, start, end int64, c *Cause) Event {
		e.Kind, e.Name, e.File, e.Line, e.Start, e.End, e.Cause = kind, name, "k.go", line, start, end, c
		return e
	}
	k0, k1, k2, first := block(0, 1, 0, 20000), block(1, 1, 0, 20100), block(2, 2, 3000, 10000), block(2, 1, 100, 2000)
	tr := &Trace{PEs: 3, Clock: Timer, Level: All, Events: []Event{
		k0, k1, k2, first,
		in(k1, Wait, "SignalWaitUntil", 7, 1000, 9500, &Cause{PE: 2, Launch: 2, Sent: 9000, File: "k.go", Line: 6}),
		in(k1, Order, "Quiet", 8, 12000, 14000, nil),
		in(k1, Barrier, "BarrierAll", 9, 19000, 19900, &Cause{PE: 1, Launch: 1, Sent: 19000}), // itself
		in(k0, Barrier, "BarrierAll", 9, 500, 19800, &Cause{PE: 1, Launch: 1, Sent: 19000, File: "k.go", Line: 9}),
		in(k0, Wait, "SignalWaitUntil", 10, 19850, 19860, &Cause{PE: 2, Launch: 2, Sent: 1}), // was there
	}}
	tr.zero()
	want := []Step{
		{PE: 2, What: Pause, From: NoPE, Start: 0, End: 100},
		{PE: 2, What: Computes, From: NoPE, Kernel: "K", Start: 100, End: 2000},
		{PE: 2, What: Pause, From: NoPE, Start: 2000, End: 3000},
		{PE: 2, What: Computes, From: NoPE, Place: "k.go:6", Kernel: "K", Start: 3000, End: 9000},
		{PE: 1, What: Message, From: 2, Place: "k.go:7", Kernel: "K", Start: 9000, End: 9500},
		{PE: 1, What: Computes, From: NoPE, Place: "k.go:8", Kernel: "K", Start: 9500, End: 12000},
		{PE: 1, What: Completes, From: NoPE, Place: "k.go:8", Kernel: "K", Start: 12000, End: 14000},
		{PE: 1, What: Computes, From: NoPE, Place: "k.go:9", Kernel: "K", Start: 14000, End: 19000},
		{PE: 1, What: Meets, From: NoPE, Place: "k.go:9", Kernel: "K", Start: 19000, End: 19900},
		{PE: 1, What: Computes, From: NoPE, Kernel: "K", Start: 19900, End: 20100},
	}
	if d := cmp.Diff(Path{Steps: want}, tr.Summarise().Path); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// Whatever a trace says, the steps of the path follow each other from its beginning to its end.
func TestPathsGoForward(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 2))
		tr := &Trace{PEs: 3, Clock: []Clock{Timer, Steps}[seed%2], Level: All}
		for range 40 {
			start := rng.Int64N(50)
			e := Event{
				PE: rng.IntN(3), Kind: []Kind{Kernel, Wait, Barrier, Order, Stream}[rng.IntN(5)], Start: start, End: start + rng.Int64N(20),
				Launch: rng.IntN(2), Stream: rng.IntN(2),
			}
			if e.Kind.Waits() && rng.IntN(4) > 0 {
				e.Cause = &Cause{PE: rng.IntN(3), Launch: rng.IntN(2), Stream: rng.IntN(2), Sent: rng.Int64N(60)}
			}
			tr.Events = append(tr.Events, e)
		}
		tr.complete()
		tr.merge()
		tr.zero()
		var at int64
		sum := tr.Summarise()
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
	e := func(kind Kind, start, end int64) Event {
		return Event{Kind: kind, Start: start, End: end, Launch: 1}
	}
	tr := &Trace{PEs: 2, Clock: Steps, Events: []Event{
		e(Kernel, 0, 100), e(Wait, 10, 30), e(Wait, 20, 40), e(Put, 35, 50), e(Barrier, 60, 70), e(Order, 68, 80), e(Wait, 95, 120),
	}}
	want := []Usage{{PE: 0, Blocks: 1, Time: 100, Computing: 35, Waiting: 35, Barriers: 10, Sending: 10, Ordering: 10}, {PE: 1}}
	if d := cmp.Diff(want, tr.Summarise().PEs); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
