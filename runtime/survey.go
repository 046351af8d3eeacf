package gpurt

import (
	"context"
	"encoding/json"
	"io"
	"time"

	"github.com/gpuc-go/gpuc/internal/backend/driver"
	"github.com/gpuc-go/gpuc/internal/base/hang"
)

// surveyPatience is how long a thread of an emulated kernel may compute before what the PEs
// do is told without it.
const surveyPatience = time.Second

// surveyed is a world that can say what its PEs do.
type surveyed interface {
	Survey(patience <-chan time.Time) *hang.Report
}

// says is what the PE of this process does, for the launcher.
func (j *job) says() []hang.PE {
	pe := j.here.Load()
	if pe == nil {
		return opening(j.cfg.link.Rank, 1)
	}
	says := hang.PE{State: hang.Runs}
	if s, ok := pe.dev.(driver.Surveyor); ok {
		says = s.Survey()
	}
	says.Rank, says.Calls = j.cfg.link.Rank, pe.calls.Load()
	return []hang.PE{says}
}

// opening is what PEs do that have no devices yet.
func opening(first, count int) (pes []hang.PE) {
	for i := range count {
		pes = append(pes, hang.PE{Rank: first + i, State: hang.Waits, Does: "open the device", Together: "open the device"})
	}
	return pes
}

// answer writes what the PEs of a world do for each byte that comes, as a line of JSON. It
// ends with what it reads.
func answer(w surveyed, in io.Reader, out io.Writer) {
	b := make([]byte, 1)
	for {
		if _, err := in.Read(b); err != nil {
			return
		}
		if json.NewEncoder(out).Encode(w.Survey(time.After(surveyPatience))) != nil {
			return // nobody reads it
		}
	}
}

// until has the job's context end only when the report of what the PEs do has been taken: with
// its end their calls return. The function that it returns is called when the job has ended.
func (j *job) until(w surveyed) (over func() bool) {
	l := &lateContext{Context: j.ctx, done: make(chan struct{})}
	j.ctx = l
	return context.AfterFunc(l.Context, func() {
		r := w.Survey(time.After(surveyPatience))
		j.mu.Lock()
		j.hang = r
		j.mu.Unlock()
		if j.cfg.answers != nil {
			_ = json.NewEncoder(j.cfg.answers).Encode(r) // gpuc run may be gone
		}
		close(l.done)
	})
}

// lateContext is a context whose end is told later than it comes.
type lateContext struct {
	context.Context
	done chan struct{}
}

// Done implements context.Context.
func (l *lateContext) Done() <-chan struct{} { return l.done }

// Err implements context.Context.
func (l *lateContext) Err() error {
	select {
	case <-l.done:
		return l.Context.Err()
	default:
		return nil
	}
}
