package trace

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
)

// The file of a trace is JSON of trace events, the format of Chrome and Perfetto. A PE is a
// process there. Its threads are the streams, and the blocks by their index: a block of a
// later launch goes on where that of an earlier one was. What overlaps within a block goes to
// a thread beside it.

// chromeTrace is Trace, with the version of the format.
type chromeTrace struct {
	Format int `json:"format"`
	Trace
}

// chromeEvent is a trace event. Times are in microseconds.
type chromeEvent struct {
	Phase    string          `json:"ph"`
	PID      int             `json:"pid"`
	TID      int             `json:"tid"`
	Time     micros          `json:"ts"`
	Duration *micros         `json:"dur,omitempty"`
	Name     string          `json:"name"`
	Category string          `json:"cat,omitempty"`
	ID       int             `json:"id,omitempty"`
	Binding  string          `json:"bp,omitempty"`
	Args     json.RawMessage `json:"args,omitempty"`
}

// micros is nanoseconds, written as microseconds.
type micros int64

// MarshalJSON implements json.Marshaler.
func (m micros) MarshalJSON() ([]byte, error) {
	return fmt.Appendf(nil, "%d.%03d", int64(m)/1000, int64(m)%1000), nil
}

// args is what is shown of an event besides its name and its time. It holds all of the event.
type args struct {
	Place string `json:"place,omitempty"`
	From  string `json:"waits for,omitempty"`
	Event Event  `json:"event"`
}

// lane is a thread of the file.
type lane struct {
	pe, stream int
	block      [3]int
	beside     int
}

func (l lane) name() string {
	name := fmt.Sprintf("block (%d,%d,%d)", l.block[0], l.block[1], l.block[2])
	switch {
	case l.stream == Launches:
		name = "kernels"
	case l.stream != 0:
		name = fmt.Sprintf("stream %d", l.stream-1)
	}
	if l.beside > 0 {
		name += fmt.Sprintf(", beside it %d", l.beside)
	}
	return name
}

func (l lane) compare(o lane) int {
	// z is the slowest, as blocks are counted. Streams come first.
	return cmp.Or(l.pe-o.pe, order(l.stream == 0)-order(o.stream == 0), l.stream-o.stream,
		l.block[2]-o.block[2], l.block[1]-o.block[1], l.block[0]-o.block[0], l.beside-o.beside)
}

// lanes gives each event a lane, so that those of one lane follow each other or are inside
// each other. Events are sorted.
func (t *Trace) lanes() []lane {
	open := map[lane][]int64{} // the ends of the events that are open
	list := make([]lane, len(t.Events))
	for i := range t.Events {
		e := &t.Events[i]
		l := lane{pe: e.PE, stream: e.Stream, block: e.Block}
		for ; ; l.beside++ {
			ends := open[l]
			for len(ends) > 0 && ends[len(ends)-1] <= e.Start {
				ends = ends[:len(ends)-1]
			}
			fits := len(ends) == 0 || e.End <= ends[len(ends)-1]
			if fits {
				ends = append(ends, e.End)
			}
			open[l] = ends
			if fits {
				break
			}
		}
		list[i] = l
	}
	return list
}

// Write writes the file of the trace.
func (t *Trace) Write(w io.Writer) error {
	out := bufio.NewWriter(w)
	head, err := json.Marshal(chromeTrace{format, *t})
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "{\"displayTimeUnit\": \"ns\",\n\"gpuc\": %s,\n\"traceEvents\": [", head)
	first := true
	put := func(e chromeEvent) error {
		b, err := json.Marshal(e)
		if err != nil {
			return err
		}
		if !first {
			out.WriteByte(',')
		}
		first = false
		out.WriteByte('\n')
		_, err = out.Write(b)
		return err
	}
	if err := t.each(put); err != nil {
		return err
	}
	out.WriteString("\n]}\n")
	return out.Flush()
}

// each visits the trace events of the file.
func (t *Trace) each(put func(chromeEvent) error) error {
	on := t.lanes()
	tids := map[lane]int{}
	for _, l := range on {
		tids[l] = 0
	}
	all := slices.SortedFunc(maps.Keys(tids), lane.compare)
	next := make([]int, t.PEs)
	for _, l := range all {
		next[l.pe]++
		tids[l] = next[l.pe]
	}
	text := func(s string) json.RawMessage {
		b, _ := json.Marshal(struct {
			Name string `json:"name"`
		}{s})
		return b
	}
	for pe := range t.PEs {
		if err := put(chromeEvent{Phase: "M", PID: pe, Name: "process_name", Args: text(fmt.Sprintf("PE %d", pe))}); err != nil {
			return err
		}
	}
	for _, l := range all {
		tid := tids[l]
		if err := put(chromeEvent{Phase: "M", PID: l.pe, TID: tid, Name: "thread_name", Args: text(l.name())}); err != nil {
			return err
		}
		if err := put(chromeEvent{Phase: "M", PID: l.pe, TID: tid, Name: "thread_sort_index", Args: fmt.Appendf(nil, `{"sort_index":%d}`, tid)}); err != nil {
			return err
		}
	}
	for i := range t.Events {
		e := &t.Events[i]
		a := args{Place: e.Place(), Event: *e}
		if e.Cause != nil {
			a.From = fmt.Sprintf("PE %d", e.Cause.PE)
		}
		b, err := json.Marshal(a)
		if err != nil {
			return err
		}
		d := micros(e.End - e.Start)
		if err := put(chromeEvent{Phase: "X", PID: e.PE, TID: tids[on[i]], Time: micros(e.Start), Duration: &d, Name: e.Name, Category: string(e.Kind), Args: b}); err != nil {
			return err
		}
	}
	return t.arrows(tids, on, put)
}

// arrows visits the arrows from what was sent to the wait that it ended.
func (t *Trace) arrows(tids map[lane]int, on []lane, put func(chromeEvent) error) error {
	id := 0
	for i := range t.Events {
		e := &t.Events[i]
		c := e.Cause
		if c == nil || c.PE == e.PE {
			continue
		}
		tid, ok := tids[lane{pe: c.PE, stream: c.Stream, block: c.Block}]
		if !ok || c.Sent < 0 {
			continue // of what was not recorded
		}
		id++
		for _, a := range []chromeEvent{
			{Phase: "s", PID: c.PE, TID: tid, Time: micros(c.Sent)},
			{Phase: "f", PID: e.PE, TID: tids[on[i]], Time: micros(e.End), Binding: "e"},
		} {
			a.Name, a.Category, a.ID = e.Name, "ends a wait", id
			if err := put(a); err != nil {
				return err
			}
		}
	}
	return nil
}
