package trace

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// The parts of a trace are files of a directory beside it. Each is written while the job runs,
// so that a job which is killed leaves what was seen. A line is a value of type line.

// line is a line of a part: one of its fields.
type line struct {
	Head    *Head    `json:"head,omitempty"`
	Event   *Event   `json:"event,omitempty"`
	Dropped *dropped `json:"dropped,omitempty"`
	Reading *Reading `json:"reading,omitempty"`
	Meeting *Meeting `json:"meeting,omitempty"`
	Note    string   `json:"note,omitempty"`
}

// Head says what a part is of.
type Head struct {
	Format int    `json:"format"`
	PEs    int    `json:"pes"`            // of the job
	First  int    `json:"first"`          // of the PEs that the part is of
	Count  int    `json:"count"`          // of them
	Clock  Clock  `json:"clock"`          // of the events
	Level  Level  `json:"level"`          // of what is recorded
	Host   string `json:"host,omitempty"` // by which clocks of one host are known
}

// format is the version of the lines.
const format = 1

// flushTime is how much a process that is killed may lose of its trace.
const flushTime = 200 * time.Millisecond

type dropped struct {
	PE    int    `json:"pe"`
	Count uint64 `json:"count"`
}

// PartsOf returns the directory of the parts of a trace.
func PartsOf(file string) string { return file + ".parts" }

// Begin makes an empty directory for the parts of a trace.
func Begin(file string) error {
	dir := PartsOf(file)
	if st, err := os.Stat(file); err == nil && st.IsDir() {
		return fmt.Errorf("record a trace: %s is a directory", file)
	}
	err := os.RemoveAll(dir)
	if err == nil {
		err = os.Mkdir(dir, 0o755)
	}
	if err != nil {
		return fmt.Errorf("record a trace: %w", err)
	}
	return nil
}

// Recorder writes a part. Its methods may be called from any goroutine, and on nil, which
// records nothing.
type Recorder struct {
	level Level
	done  chan struct{} // closed by Close

	mu  sync.Mutex
	f   *os.File
	w   *bufio.Writer
	err error
}

// Record begins the part of a trace of some PEs. A part that is there is replaced.
func Record(file string, h Head) (*Recorder, error) {
	dir := PartsOf(file)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("record a trace: %w", err)
	}
	f, err := os.Create(filepath.Join(dir, fmt.Sprintf("pe-%d", h.First)))
	if err != nil {
		return nil, fmt.Errorf("record a trace: %w", err)
	}
	r := &Recorder{level: h.Level, done: make(chan struct{}), f: f, w: bufio.NewWriterSize(f, 1<<16)}
	h.Format = format
	r.add(line{Head: &h})
	r.Flush()
	go r.flushing()
	return r, nil
}

// flushing writes what was recorded now and then.
func (r *Recorder) flushing() {
	tick := time.NewTicker(flushTime)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			r.Flush()
		case <-r.done:
			return
		}
	}
}

// Records reports whether events of a kind are recorded.
func (r *Recorder) Records(k Kind) bool { return r != nil && r.level.Records(k) }

// Event records an event.
func (r *Recorder) Event(e *Event) { r.add(line{Event: e}) }

// Dropped records that events of a PE are lost.
func (r *Recorder) Dropped(pe int, count uint64) { r.add(line{Dropped: &dropped{pe, count}}) }

// Reading records a reading of a PE's timer.
func (r *Recorder) Reading(x Reading) { r.add(line{Reading: &x}) }

// Meeting records that a PE has met the others.
func (r *Recorder) Meeting(x Meeting) { r.add(line{Meeting: &x}) }

// Note records what the reader of the trace is to know.
func (r *Recorder) Note(text string) { r.add(line{Note: text}) }

func (r *Recorder) add(l line) {
	if r == nil {
		return
	}
	b, err := json.Marshal(l)
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil && r.err == nil {
		_, err = r.w.Write(append(b, '\n'))
	}
	if r.err == nil {
		r.err = err
	}
}

// Flush writes what was recorded.
func (r *Recorder) Flush() {
	if r == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.f == nil {
		return
	}
	if err := r.w.Flush(); r.err == nil {
		r.err = err
	}
}

// Close ends the part. It returns the first error of any method: what was recorded after it
// is lost.
func (r *Recorder) Close() error {
	if r == nil {
		return nil
	}
	r.Flush()
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.f == nil {
		return nil
	}
	close(r.done)
	err := r.f.Close()
	r.f = nil
	if r.err != nil {
		err = r.err
	}
	r.err = os.ErrClosed
	if err != nil {
		return fmt.Errorf("record a trace: %w", err)
	}
	return nil
}

// part is what a file of a part holds.
type part struct {
	name string
	Head
	events   []Event
	dropped  uint64
	readings []Reading
	meetings []Meeting
	notes    []string
}

// readParts reads the parts in a directory.
func readParts(dir string) ([]part, error) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var parts []part
	for _, f := range files {
		if !strings.HasPrefix(f.Name(), "pe-") {
			continue
		}
		p, err := readPart(filepath.Join(dir, f.Name()))
		if err != nil {
			return nil, err
		}
		parts = append(parts, p)
	}
	return parts, nil
}

// readPart reads a part. A line that is half written ends it.
func readPart(name string) (p part, err error) {
	f, err := os.Open(name)
	if err != nil {
		return part{}, err
	}
	defer f.Close()
	p.name = name
	r := bufio.NewReader(f)
	for {
		b, err := r.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return part{}, err
		}
		var l line
		if err := json.Unmarshal(b, &l); err != nil {
			return part{}, fmt.Errorf("%s is not part of a trace: %w", name, err)
		}
		p.take(&l)
	}
	switch {
	case p.Format == 0:
		return part{}, fmt.Errorf("%s is not part of a trace: its first line is missing", name)
	case p.Format != format:
		return part{}, fmt.Errorf("%s was recorded by another version of gpuc", name)
	case p.PEs < 1 || p.PEs > maxPEs || p.First < 0 || p.Count < 0 || p.First > p.PEs || p.Count > p.PEs-p.First:
		return part{}, fmt.Errorf("%s is of PEs %d to %d of %d", name, p.First, p.First+p.Count-1, p.PEs)
	}
	for i := range p.events {
		if err := p.events[i].check(p.PEs); err != nil {
			return part{}, fmt.Errorf("%s: %w", name, err)
		}
	}
	return p, nil
}

// maxPEs bounds what a file may make a reader allocate.
const maxPEs = 1 << 20

// check refuses an event that cannot be.
func (e *Event) check(pes int) error {
	switch c := e.Cause; {
	case e.PE < 0 || e.PE >= pes || e.To < 0 || e.To > pes || c != nil && (c.PE < 0 || c.PE >= pes):
		return fmt.Errorf("an event of PE %d of %d", e.PE, pes)
	case e.End < e.Start:
		return fmt.Errorf("an event of PE %d ends before its start", e.PE)
	}
	return nil
}

func (p *part) take(l *line) {
	switch {
	case l.Head != nil:
		p.Head = *l.Head
	case l.Event != nil:
		p.events = append(p.events, *l.Event)
	case l.Dropped != nil:
		p.dropped += l.Dropped.Count
	case l.Reading != nil:
		p.readings = append(p.readings, *l.Reading)
	case l.Meeting != nil:
		p.meetings = append(p.meetings, *l.Meeting)
	case l.Note != "":
		p.notes = append(p.notes, l.Note)
	}
}
