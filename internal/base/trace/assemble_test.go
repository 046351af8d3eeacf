package trace

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gpuc-go/gpuc/internal/base/op"
)

func record(t *testing.T, file string, h Head, events ...Event) {
	t.Helper()
	r, err := Record(file, h)
	if err != nil {
		t.Fatal(err)
	}
	for i := range events {
		r.Event(&events[i])
	}
	r.Dropped(h.First, 2)
	r.Note("noted")
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
}

// A job that was killed leaves parts whose last line is half written. The trace has all before.
func TestPartsOfAKilledJob(t *testing.T) {
	file := filepath.Join(t.TempDir(), "t.json")
	if err := Begin(file); err != nil {
		t.Fatal(err)
	}
	wait := func(pe int) Event {
		return Event{PE: pe, Kind: Wait, Name: "SignalWaitUntil", Start: 10, End: 30, Kernel: "K", Launch: 1}
	}
	head := func(first int) Head { return Head{PEs: 4, First: first, Count: 1, Clock: Steps, Level: All} }
	record(t, file, head(0), wait(0))
	record(t, file, head(2), wait(2), wait(2))
	name := filepath.Join(PartsOf(file), "pe-2")
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	cut := bytes.LastIndex(b, []byte(`{"event"`)) + 20
	if err := os.WriteFile(name, b[:cut], 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := Finish(file)
	if err != nil {
		t.Fatal(err)
	}
	kernel := func(pe int) Event {
		return Event{PE: pe, Kind: Kernel, Name: "K", End: 20, Kernel: "K", Launch: 1, Unfinished: true}
	}
	merged := func(pe int) Event {
		e := wait(pe)
		e.Start, e.End, e.Threads = 0, 20, 1
		return e
	}
	want := &Trace{PEs: 4, Clock: Steps, Level: All, Dropped: 2, Missing: []int{1, 3}, Notes: []string{"noted"},
		Events: []Event{kernel(0), merged(0), kernel(2), merged(2)}}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	// The file is the same trace, and the parts are gone.
	back, err := Load(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(want, back); d != "" {
		t.Errorf("read back (-want +got):\n%s", d)
	}
	if _, err := os.Stat(PartsOf(file)); !os.IsNotExist(err) {
		t.Errorf("the parts are still there: %v", err)
	}
}

func TestPartsThatCannotBeJoined(t *testing.T) {
	head := `{"head":{"format":1,"pes":2,"first":0,"count":1,"clock":"steps","level":"waits"}}` + "\n"
	for name, tt := range map[string]struct {
		parts map[string]string
		err   string
	}{
		"none":            {nil, "nothing was recorded"},
		"another file":    {map[string]string{"pe-0": "hello\n"}, "pe-0 is not part of a trace"},
		"no head":         {map[string]string{"pe-0": `{"note":"x"}` + "\n"}, "its first line is missing"},
		"another version": {map[string]string{"pe-0": strings.Replace(head, `"format":1`, `"format":9`, 1)}, "another version of gpuc"},
		"other jobs":      {map[string]string{"pe-0": head, "pe-1": strings.NewReplacer(`"pes":2`, `"pes":3`, `"first":0`, `"first":1`).Replace(head)}, "are of different jobs"},
		"one PE twice":    {map[string]string{"pe-0": head, "pe-1": head}, "PE 0 is in two of them"},
		"no such PE":      {map[string]string{"pe-0": head + `{"event":{"pe":7}}` + "\n"}, "an event of PE 7 of 2"},
		"no such PEs":     {map[string]string{"pe-0": strings.Replace(head, `"count":1`, `"count":5`, 1)}, "is of PEs 0 to 4 of 2"},
		"no such cause":   {map[string]string{"pe-0": head + `{"event":{"pe":1,"cause":{"pe":-3}}}` + "\n"}, "an event of PE 1 of 2"},
		"back in time":    {map[string]string{"pe-0": head + `{"event":{"pe":1,"start":9,"end":8}}` + "\n"}, "ends before its start"},
	} {
		file := filepath.Join(t.TempDir(), "t.json")
		if err := Begin(file); err != nil {
			t.Fatal(err)
		}
		for f, text := range tt.parts {
			if err := os.WriteFile(filepath.Join(PartsOf(file), f), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		_, err := Finish(file)
		if err == nil || !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%s: error %v, want one with %q", name, err, tt.err)
		}
		if _, err := os.Stat(file); err == nil {
			t.Errorf("%s: a file was written", name)
		}
	}
}

// What cannot be written is an error at the end, and nothing fails before.
func TestADiskThatIsFull(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); err != nil {
		t.Skip("there is no ", full)
	}
	f, err := os.OpenFile(full, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Record(filepath.Join(t.TempDir(), "t.json"), Head{PEs: 1, Count: 1, Clock: Steps, Level: All})
	if err != nil {
		t.Fatal(err)
	}
	r.mu.Lock()
	r.f.Close()
	r.f = f
	r.w.Reset(f)
	r.mu.Unlock()
	r.Event(&Event{Kind: Wait})
	r.Flush()
	r.Event(&Event{Kind: Wait})
	if err := r.Close(); err == nil || !strings.Contains(err.Error(), "record a trace") {
		t.Errorf("error %v", err)
	}
	r.Event(&Event{}) // of a thread that ends late
	var none *Recorder
	none.Event(&Event{})
	if none.Records(Wait) || none.Close() != nil {
		t.Error("no recorder records")
	}
}

// What threads of a block do together is one event.
func TestThreadsAreMerged(t *testing.T) {
	at := func(kind Kind, thread int, start, end int64, from int) Event {
		e := Event{Kind: kind, Name: "x", Start: start, End: end, Kernel: "K", Launch: 1, Thread: thread, File: "k.go", Line: 3}
		if from >= 0 {
			e.Cause = &Cause{PE: from, Sent: end - 1}
		}
		return e
	}
	type merged struct {
		Start, End int64
		Threads    int
	}
	for name, tt := range map[string]struct {
		events []Event
		want   []merged
	}{
		"waits that overlap":          {[]Event{at(Wait, 0, 0, 100, 1), at(Wait, 1, 90, 150, 1)}, []merged{{0, 150, 2}}},
		"one that comes late":         {[]Event{at(Wait, 0, 0, 100, 1), at(Wait, 1, 300, 302, 1)}, []merged{{0, 100, 2}}},
		"one that waits again":        {[]Event{at(Wait, 0, 0, 100, 1), at(Wait, 1, 300, 390, 1)}, []merged{{0, 100, 1}, {300, 390, 1}}},
		"the next time of a thread":   {[]Event{at(Wait, 0, 0, 100, 1), at(Wait, 0, 90, 92, 1)}, []merged{{0, 100, 1}, {90, 92, 1}}},
		"waits for different PEs":     {[]Event{at(Wait, 0, 0, 100, 1), at(Wait, 1, 50, 100, 2)}, []merged{{0, 100, 1}, {50, 100, 1}}},
		"spans one after the other":   {[]Event{at(Span, 0, 0, 10, -1), at(Span, 1, 20, 30, -1)}, []merged{{0, 30, 2}}},
		"spans of the next iteration": {[]Event{at(Span, 0, 0, 10, -1), at(Span, 1, 5, 30, -1), at(Span, 0, 40, 50, -1), at(Span, 1, 41, 51, -1)}, []merged{{0, 30, 2}, {40, 51, 2}}},
	} {
		tr := &Trace{PEs: 3, Clock: Steps, Events: tt.events}
		tr.merge()
		var got []merged
		for _, e := range tr.Events {
			got = append(got, merged{e.Start, e.End, e.Threads})
		}
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
}

// On GPUs the cause of a wait is found by its word, and by the order of barriers.
func TestCausesAreMatched(t *testing.T) {
	signal := func(pe, to int, start int64, value uint64) Event {
		return Event{PE: pe, Kind: Signal, Name: "SignalOp", Start: start, End: start + 5, Launch: 1, To: to + 1, Word: 77, Value: value, File: "k.go", Line: 5}
	}
	wait := func(pe int, start, end int64, value uint64) Event {
		return Event{PE: pe, Kind: Wait, Name: "SignalWaitUntil", Start: start, End: end, Launch: 1, Word: 77, Value: value}
	}
	barrier := func(pe int, start, end int64) Event {
		return Event{PE: pe, Kind: Barrier, Name: "BarrierAll", Start: start, End: end, Launch: 1}
	}
	froms := func(dropped uint64, events ...Event) (list []int) {
		tr := &Trace{PEs: 3, Clock: Timer, Level: All, Dropped: dropped, Events: events}
		tr.match()
		for _, e := range tr.Events {
			if e.Kind.Waits() {
				list = append(list, e.From())
			}
		}
		return list
	}
	for name, tt := range map[string]struct {
		dropped uint64
		events  []Event
		want    []int
	}{
		"the value":             {0, []Event{signal(1, 0, 10, 3), signal(2, 0, 40, 4), wait(0, 5, 50, 3)}, []int{1}},
		"the last before":       {0, []Event{signal(1, 0, 10, 1), signal(2, 0, 40, 1), signal(1, 0, 90, 1), wait(0, 5, 50, 2)}, []int{2}},
		"of another PE's word":  {0, []Event{signal(1, 2, 10, 3), wait(0, 5, 50, 3)}, []int{NoPE}},
		"sent after":            {0, []Event{signal(1, 0, 60, 3), wait(0, 5, 50, 3)}, []int{NoPE}},
		"barriers":              {0, []Event{barrier(0, 1, 30), barrier(1, 25, 31), barrier(2, 2, 30), barrier(0, 40, 60), barrier(1, 41, 60), barrier(2, 55, 60)}, []int{1, 1, 1, 2, 2, 2}},
		"barriers of a few":     {0, []Event{barrier(0, 1, 30), barrier(1, 25, 31)}, []int{NoPE, NoPE}},
		"barriers after a loss": {1, []Event{barrier(0, 1, 30), barrier(1, 25, 31), barrier(2, 2, 30)}, []int{NoPE, NoPE, NoPE}},
	} {
		if d := cmp.Diff(tt.want, froms(tt.dropped, tt.events...)); d != "" {
			t.Errorf("%s: who ended the waits (-want +got):\n%s", name, d)
		}
	}
}

// Each operation is of a kind, or none: those that ask, and those that test.
func TestKindsOfOperations(t *testing.T) {
	want := map[Kind]string{
		Wait: "SignalWaitUntil", Barrier: "SyncAll", Collective: "Reduce", Order: "Fence", Put: "PutSignalNBI", Get: "G",
		Signal: "SignalOp", Atomic: "AtomicInc", "": "SignalTest",
	}
	for kind, name := range want {
		if got := KindOf(op.Lookup(name)); got != kind {
			t.Errorf("%s is %q, want %q", name, got, kind)
		}
	}
	for i := range op.Table {
		o := &op.Table[i]
		if k := KindOf(o); o.Blocks != k.Waits() {
			t.Errorf("%s waits: %t; its kind is %q", o.Name, o.Blocks, k)
		}
	}
}
