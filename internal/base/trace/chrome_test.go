package trace

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The file of a recorded trace is read, and written again to the byte. It is of the program of
// docs/tracing.md.
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
	var again bytes.Buffer
	if err := tr.Write(&again); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(file), again.String()); d != "" {
		t.Errorf("written again (-file +written):\n%s", d)
	}
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
		"":                               "this is not a trace",
		"[]":                             "this is not a trace",
		`{"traceEvents":[]}`:             "not a trace of gpuc run -trace",
		`{"gpuc":{"format":7}}`:          "another version",
		`{"gpuc":{"format":1,"pes":-1}}`: "of -1 PEs",
		`{"gpuc":{"format":1,"pes":2},"traceEvents":[{"ph":"X","args":{"event":{"pe":2}}}]}`: "an event of PE 2 of 2",
	} {
		if _, err := Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", text, err, want)
		}
	}
}
